//! The fields of a mystery star: a photograph that is cut into its fourteen pieces on this device, and what it shows.

use super::advised::Spot;
use super::editor::Draft;
use super::fields::{TextLine, TextLines, lines};
use crate::app::browser::{files, photo};
use crate::app::parts::Icon;
use crate::app::parts::photo::PhotoPiece;
use crate::app::words::{door_words, tr};
use crate::doors::{Door, Sort};
use crate::workshop::LONGEST_FILE;
use crate::workshop::card::{Asks, Star};
use crate::workshop::check::LONGEST_OPTION;
use crate::workshop::photo::PIECES;
use leptos::ev::Event;
use leptos::prelude::*;

/// The longest text of other wordings, in letters.
const MANY: usize = 4_000;

/// Changes a card's star; the card's question, which lists show, is then the star's answer.
fn change(draft: Draft, change: impl Fn(&mut Star)) {
    draft.change(|card| {
        if let Asks::Star(star) = &mut card.asks {
            change(star);
            card.q.clone_from(&star.answer);
        }
    });
}

/// The photograph, the name, what else is accepted.
#[component]
pub fn StarFields(draft: Draft, star: Star) -> impl IntoView {
    let answer = Callback::new(move |text: String| {
        change(draft, |star| star.answer.clone_from(&text));
    });
    let accept = Callback::new(move |text: String| {
        change(draft, |star| star.accept = lines(&text));
    });
    view! {
        <Photo draft pieces=star.photo/>
        <TextLine id="card-answer" title=tr!(workshop.star_answer) now=star.answer most=LONGEST_OPTION set=answer hint=tr!(workshop.star_hint) notes=draft.notes(Spot::Right)/>
        <TextLines id="card-accept" besides=true title=tr!(workshop.accept) now=star.accept.join("\n") most=MANY rows=2 set=accept hint=tr!(workshop.accept_hint)/>
    }
}

/// The way to choose a photograph, and its pieces as they will lie behind the flaps.
#[component]
fn Photo(draft: Draft, pieces: Vec<String>) -> impl IntoView {
    let (pieces, lost) = (RwSignal::new(pieces), RwSignal::new(None));
    let chosen = move |event: Event| {
        lost.set(None);
        let file = files::chosen(&event).into_iter().next();
        files::forget_chosen(&event);
        let Some(file) = file else { return };
        let chosen = file.clone();
        photo::cut(&file, move |cut| {
            // The page may have been left meanwhile.
            let Some(cut) = cut else {
                return files::read_bytes(&chosen, LONGEST_FILE, move |bytes| {
                    let door = bytes.and_then(|it| Sort::of(&it).belongs_to(Door::Photo));
                    let words = door.map_or(tr!(workshop.photo_lost), door_words);
                    _ = lost.try_set(Some(words));
                });
            };
            if pieces.try_set(cut.clone()).is_none() {
                change(draft, |star| star.photo.clone_from(&cut));
                draft.settle();
            }
        });
    };
    let there = Memo::new(move |_| pieces.with(|pieces| pieces.len() == PIECES));
    let label =
        move || if there.get() { tr!(workshop.other_photo) } else { tr!(workshop.choose_photo) };
    let row = |pieces: &[String], place: usize| {
        let piece =
            |at: usize| view! { <PhotoPiece piece=pieces[at].clone() label=String::new()/> };
        view! { {piece(place)}{piece(place + PIECES / 2)} }
    };
    let cut = move || {
        there.get().then(|| {
            let rows =
                pieces.with(|pieces| (0..PIECES / 2).map(|at| row(pieces, at)).collect_view());
            view! { <div class="photo-cut" role="img" aria-label=tr!(workshop.photo)>{rows}</div> }
        })
    };
    view! {
        <div class="field photo-field">
            {cut}
            <label class="button piece file">
                <Icon name="upload"/>
                {label}
                <input class="unseen" type="file" data-act="choose-photo" aria-label=tr!(workshop.choose_photo) accept="image/*" on:change=chosen/>
            </label>
            <p class="hint">{tr!(workshop.photo_hint)}</p>
            <div role="status">
                {move || lost.get().map(|why| view! { <p class="error">{why}</p> })}
            </div>
        </div>
    }
}
