//! The choice of a deck in a game's set-up: the table's own decks, each with what it can serve and exactly
//! what it lacks; alone, filled up with ours where it must be, or mixed with as many of ours.

use super::asked::AsksMore;
use super::bench::Own;
use super::cover::Colour;
use super::words::{missing_words, name_or_none, now_words};
use crate::app::browser::own_decks::{self, Record};
use crate::app::parts::Icon;
use crate::app::parts::field::SegmentsField;
use crate::app::setup::Draft;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::kiosk::decks::DeckOffer;
use crate::rules::GameId;
use crate::workshop::serves::{Now, Serves, serves_match};
use crate::workshop::{Chosen, kept};
use leptos::prelude::*;

/// The choice, filled when the decks are loaded.
pub fn choice(game: GameId, draft: RwSignal<Draft>) -> AnyView {
    view! { <OwnChoice game draft/> }.into_any()
}

#[component]
fn OwnChoice(game: GameId, draft: RwSignal<Draft>) -> impl IntoView {
    let decks = RwSignal::new(vec![]);
    let offer = offer(Shell::get());
    let ours = RwSignal::new(offer.as_ref().is_none_or(|offer| offer.ours));
    own_decks::all(move |records, trouble| {
        let offered = |its: &str| offer.as_ref().is_none_or(|offer| offer.has(its));
        let found = found(game, records.into_iter().filter(|it| offered(&it.id)));
        if trouble.is_none() {
            forget_lost(draft, &found);
        }
        if ours.try_get_untracked() == Some(false) && !begin_with_own(draft, &found) {
            ours.set(true);
        }
        _ = decks.try_set(found);
    });
    let chosen = Memo::new(move |_| draft.with(|draft| draft.own.clone()));
    let id = move || chosen.get().map(|own| own.id);
    let choose = Callback::new(move |id: Option<String>| {
        let mixed = chosen.get_untracked().is_some_and(|own| own.mixed);
        draft.update(|draft| draft.own = id.map(|id| Chosen { id, mixed }));
    });
    let mixed = Signal::derive(move || chosen.get().is_some_and(|own| own.mixed));
    let mix = Callback::new(move |mixed: bool| {
        draft.update(|draft| draft.own.iter_mut().for_each(|own| own.mixed = mixed));
    });
    let ways = move || {
        vec![(false, tr!(own_decks.alone).to_owned()), (true, tr!(own_decks.mixed).to_owned())]
    };
    let one = move |(Own { id: its, deck }, serves): Offered| {
        let is_it = Signal::derive({
            let its = its.clone();
            move || id().as_ref() == Some(&its)
        });
        view! { <OneDeck id=its cover=deck.cover serves chosen=is_it choose/> }
    };
    view! {
        <fieldset class="choices own-choice">
            <legend>{tr!(own_decks.title)}</legend>
            <Show when=move || ours.get()><Ours chosen=Signal::derive(move || id().is_none()) choose/></Show>
            {move || decks.get().into_iter().map(one).collect_view()}
        </fieldset>
        <Show when=move || chosen.with(Option::is_some)>
            <SegmentsField title=tr!(own_decks.how) name="own-how" choices=ways() chosen=mixed choose=mix/>
            <AsksMore draft/>
        </Show>
    }
}

/// A deck, and what it can serve of the game that is set up.
type Offered = (Own, Serves);

/// The house's offer of decks; `None` outside a public room.
fn offer(shell: Shell) -> Option<DeckOffer> {
    let public = shell.kiosk.public.get_untracked();
    public.then(|| shell.kiosk.decks.get_untracked())
}

/// The decks of those records, and what each can serve of that game.
fn found(game: GameId, records: impl Iterator<Item = Record>) -> Vec<Offered> {
    let read = |Record { id, text, .. }: Record| {
        let deck = kept::read(&text).ok()?;
        let mut serves = serves_match(&deck.finished(), 1).into_iter();
        Some((Own { id, deck }, serves.find(|serves| serves.game == game)?))
    };
    records.filter_map(read).collect()
}

/// Chooses the first deck that can serve the game, where ours are not on offer. Returns whether there is one.
fn begin_with_own(draft: RwSignal<Draft>, found: &[Offered]) -> bool {
    let can = |(_, serves): &&Offered| serves.now != Now::Nothing;
    let Some((first, _)) = found.iter().find(can) else { return false };
    if draft.try_with_untracked(|draft| draft.own.is_none()) == Some(true) {
        draft.update(|draft| draft.own = Some(Chosen { id: first.id.clone(), mixed: false }));
    }
    true
}

/// Drops the choice of a deck that no longer exists or is not offered.
fn forget_lost(draft: RwSignal<Draft>, found: &[Offered]) {
    let lost = draft.try_with_untracked(|draft| {
        draft.own.as_ref().is_some_and(|own| found.iter().all(|(deck, _)| deck.id != own.id))
    });
    if lost == Some(true) {
        draft.update(|draft| draft.own = None);
    }
}

/// The decks of the app.
#[component]
fn Ours(chosen: Signal<bool>, choose: Callback<Option<String>>) -> impl IntoView {
    view! {
        <label class="choice piece themed" on:change=move |_| choose.run(None)>
            <input class="unseen" type="radio" name="own-deck" prop:checked=chosen/>
            <span class="token"><Icon name="cards"/></span>
            <span class="words"><b>{tr!(own_decks.ours)}</b></span>
            <span class="tick"><Icon name="check"/></span>
        </label>
    }
}

/// A deck of the table's own; one that cannot serve the game yet says what it lacks.
#[component]
fn OneDeck(
    id: String,
    cover: crate::workshop::Cover,
    serves: Serves,
    chosen: Signal<bool>,
    choose: Callback<Option<String>>,
) -> impl IntoView {
    let barred = serves.now == Now::Nothing;
    let lacks = serves.missing.iter().take(4).map(|missing| missing_words(*missing));
    let lacks: Vec<String> = lacks.collect();
    let lacks = (!lacks.is_empty()).then(|| view! { <small>{lacks.join(" ")}</small> });
    view! {
        <label class="choice piece themed" data-own=id.clone() on:change=move |_| choose.run(Some(id.clone()))>
            <input class="unseen" type="radio" name="own-deck" prop:checked=chosen disabled=barred/>
            <Colour colour=cover.colour/>
            <span class="words">
                <b>{name_or_none(&cover.name)}</b>
                <small>{now_words(&serves)}</small>
                {lacks}
            </span>
            <span class="tick"><Icon name="check"/></span>
        </label>
    }
}
