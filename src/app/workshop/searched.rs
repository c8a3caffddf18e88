//! The cards of a deck in their order, filtered by a search.

use super::bench::{Bench, Page};
use super::order::Handle;
use super::words::{kind_words, reason_words};
use crate::app::parts::WordButton;
use crate::app::words::tr;
use crate::decks::answer::folded;
use crate::workshop::card::{Kind, OwnCard};
use crate::workshop::check::sound;
use crate::workshop::find;
use leptos::prelude::*;

/// How many cards are shown at first, and added by *more*.
pub const SCREENFUL: usize = 60;

/// A card in the list.
#[derive(Clone, PartialEq)]
struct Row {
    at: usize,
    q: String,
    kind: Kind,
    /// What it lacks, in words.
    lacks: Option<String>,
}

/// The cards, with a field to search them.
#[component]
pub fn Searched(id: String) -> impl IntoView {
    let bench = Bench::get();
    let wanted = RwSignal::new(String::new());
    let most = RwSignal::new(SCREENFUL);
    let id = StoredValue::new(id);
    let found = Memo::new(move |_| {
        let wanted = folded(&wanted.get());
        let rows = |cards: &[OwnCard]| {
            let all = cards.iter().enumerate().filter(|(_, card)| find::has(card, &wanted));
            all.map(|(at, _)| at).collect::<Vec<_>>()
        };
        bench.follow(&id.get_value(), |deck| rows(&deck.cards)).unwrap_or_default()
    });
    let rows = move || {
        bench.decks.track();
        let shown: Vec<usize> = found.get().into_iter().take(most.get()).collect();
        let row = |at: usize| {
            bench.read(&id.get_value(), |deck| deck.cards.get(at).map(|it| row(at, it)))
        };
        let rows = shown.into_iter().filter_map(|at| row(at).flatten());
        let line = |row: Row| {
            let at = row.at;
            view! { <li data-place=at><CardRow id=id.get_value() row/></li> }
        };
        rows.map(line).collect_view()
    };
    let more = move || found.with(Vec::len) > most.get();
    view! {
        <section class="sheet-card piece own-cards">
            <h2>{move || tr!(workshop.questions_n, n = found.with(Vec::len))}</h2>
            <WordButton act="as-table" icon="pencil" label=tr!(grid.open) on:click=move |_| bench.go(Page::Table(id.get_value()))/>
            <label class="field">
                {tr!(workshop.search)}
                <input
                    type="search"
                    autocomplete="off"
                    prop:value=wanted
                    on:input=move |event| wanted.set(event_target_value(&event))
                />
            </label>
            <ol class="cards">{rows}</ol>
            <Show when=more>
                <button class="button quiet piece" data-act="more" on:click=move |_| most.update(|n| *n += SCREENFUL)>
                    {tr!(workshop.more)}
                </button>
            </Show>
        </section>
    }
}

/// What a card lacks, in words; nothing is said of one on which nothing was written yet.
pub fn lacks(card: &OwnCard) -> Option<String> {
    let refused = (!card.is_blank()).then(|| sound(card.clone(), vec![]).err()).flatten()?;
    Some(reason_words(&refused.reason))
}

fn row(at: usize, card: &OwnCard) -> Row {
    Row { at, q: card.q.clone(), kind: card.asks.kind(), lacks: lacks(card) }
}

#[component]
fn CardRow(id: String, row: Row) -> impl IntoView {
    let bench = Bench::get();
    let Row { at, q, kind, lacks } = row;
    let id = StoredValue::new(id);
    let open = move |_| bench.go(Page::Card(id.get_value(), at));
    let unfinished = lacks.is_some();
    let q = if q.is_empty() { tr!(workshop.no_question).to_owned() } else { q };
    view! {
        <button class="card-row" data-act="open-card" data-unfinished=unfinished on:click=open>
            <b>{q.clone()}</b>
            <small>{kind_words(kind)}</small>
            {lacks.map(|lacks| view! { <small class="error">{lacks}</small> })}
        </button>
        <Handle id at q/>
    }
}
