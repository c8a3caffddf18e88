//! All decks of one's own: what each is, and what it can serve.

use super::bench::{Bench, Own, Page};
use super::cover::Colour;
use super::words::{language_words, name_or_none, now_words};
use crate::app::parts::money::figure;
use crate::app::parts::{Emblem, IconButton, WordButton};
use crate::app::shelf::card;
use crate::app::words::{language, tr};
use crate::workshop::card::{COLOURS, Cover, Language, OwnDeck};
use crate::workshop::serves;
use crate::workshop::serves::Serves;
use leptos::prelude::*;

/// The list, and the two ways to a new deck.
#[component]
pub fn List() -> impl IntoView {
    let bench = Bench::get();
    let new = move |_| {
        let id = bench.add(OwnDeck { cover: fresh(bench), cards: vec![] });
        bench.go(Page::Deck(id));
    };
    let bring = move |_| bench.go(Page::BringIn(None));
    let lines = move || {
        let line = |own: Own| view! { <li><Line own/></li> };
        bench.decks.get().into_iter().map(line).collect_view()
    };
    let unread = move || bench.unread.get();
    let some_unread = move || unread() > 0;
    view! {
        <p class="hint">{tr!(workshop.hint)}</p>
        <div class="tools">
            <WordButton act="new-deck" icon="plus" label=tr!(workshop.new) class="button piece" on:click=new/>
            <WordButton act="bring-in" icon="upload" label=tr!(workshop.bring_in) on:click=bring/>
        </div>
        <Show when=move || bench.decks.with(Vec::is_empty)>
            <p class="empty">{tr!(workshop.none)}</p>
        </Show>
        <Show when=some_unread>
            <p class="error">{move || tr!(workshop.unread, n = unread())}</p>
        </Show>
        <ul class="own-decks">{lines}</ul>
    }
}

/// The cover of a new deck: in the language of the screen, in a colour that no other deck has, if one is
/// left.
pub fn fresh(bench: Bench) -> Cover {
    let taken = bench
        .decks
        .with_untracked(|all| all.iter().map(|own| own.deck.cover.colour).collect::<Vec<_>>());
    let colour = (0..COLOURS).find(|colour| !taken.contains(colour)).unwrap_or_default();
    let language = if language().code() == "en" { Language::En } else { Language::Fr };
    Cover { name: String::new(), language, author: String::new(), colour }
}

#[component]
fn Line(own: Own) -> impl IntoView {
    let bench = Bench::get();
    let Own { id, deck } = own;
    let colour = deck.cover.colour.to_string();
    let name = name_or_none(&deck.cover.name);
    let (open, copy, gone) = (id.clone(), id.clone(), id);
    let duplicate = move |_| {
        let Some(mut deck) = bench.read(&copy, OwnDeck::clone) else { return };
        deck.cover.name = tr!(workshop.copy_of, name = name_or_none(&deck.cover.name));
        bench.add(deck);
    };
    let label = move |words: &str| [words, " ", &name].concat();
    let (again, delete) = (label(tr!(workshop.duplicate)), label(tr!(common.delete)));
    view! {
        <article class="own-deck piece" data-colour=colour>
            <button class="cover" data-act="open-deck" on:click=move |_| bench.go(Page::Deck(open.clone()))>
                <Facts deck=deck.clone()/>
            </button>
            <ServesList deck/>
            <p class="row-of-tools">
                <IconButton act="duplicate" icon="cards" label=again on:click=duplicate/>
                <IconButton act="delete" icon="trash" label=delete on:click=move |_| bench.remove(&gone)/>
            </p>
        </article>
    }
}

/// Name, language, author, number of cards.
#[component]
fn Facts(deck: OwnDeck) -> impl IntoView {
    let OwnDeck { cover, cards } = deck;
    let cards = tr!(workshop.questions_n, n = cards.len());
    let by = (!cover.author.is_empty()).then(|| tr!(workshop.by, name = cover.author.clone()));
    let facts = [Some(cards), Some(language_words(cover.language).to_owned()), by];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    view! {
        <Colour colour=cover.colour/>
        <span class="words">
            <b>{name_or_none(&cover.name)}</b>
            <small>{facts.join(" · ")}</small>
        </span>
    }
}

/// What a deck can serve for each game, one line per game.
#[component]
pub fn ServesList(deck: OwnDeck) -> impl IntoView {
    let line = |serves: Serves| {
        view! {
            <li>
                <Emblem game=serves.game/>
                <span>
                    <b>{(card(serves.game).title)()}</b>
                    <small>{now_words(&serves)}</small>
                </span>
            </li>
        }
    };
    let all = serves(&deck.finished());
    view! { <ul class="serves">{all.into_iter().map(line).collect_view()}</ul> }
}

/// A number as people write it.
pub fn counted(n: usize) -> String {
    figure(u32::try_from(n).unwrap_or(u32::MAX))
}
