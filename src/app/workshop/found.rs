//! The content of a file, before anything is taken: how many questions of which kind, what was changed, what
//! stays out, and the deck that takes it. Nothing existing is replaced.

use super::bench::{Bench, Own, Page};
use super::list::{counted, fresh};
use super::mend::LeftOutList;
use super::words::{change_words, format_words, kinds_words, name_or_none};
use crate::app::parts::WordButton;
use crate::app::words::tr;
use crate::workshop::MOST_CARDS;
use crate::workshop::brought::{Brought, Changed};
use crate::workshop::card::{Cover, Kind, Language, OwnCard, OwnDeck};
use leptos::prelude::*;

/// Maximum number of lines shown of what was changed or left out.
pub const MOST_SHOWN: usize = 200;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Came {
    /// Its name; empty for pasted text.
    pub name: String,
    /// Its text.
    pub text: String,
    /// In which language it was read.
    pub language: Language,
    /// Its content.
    pub brought: Brought,
}

impl Came {
    /// How many questions there are, in words.
    pub fn title(&self) -> String {
        match self.brought.format {
            Some(format) => {
                let n = counted(self.brought.cards.len());
                tr!(workshop.found, n = n, format = format_words(format))
            }
            None => tr!(workshop.found_none).to_owned(),
        }
    }
}

/// The content of a file, and where to put it.
#[component]
pub fn Found(came: Came, into: Option<String>) -> impl IntoView {
    let cover = came.brought.cover.clone();
    let cover = cover.unwrap_or_else(|| Cover { name: bare(&came.name), ..fresh(Bench::get()) });
    let changed = came.brought.changed.clone();
    let came = RwSignal::new(came);
    let kinds = move || {
        let count = |kind: Kind| {
            let is_it = |card: &&OwnCard| card.asks.kind() == kind;
            came.with(|came| came.brought.cards.iter().filter(is_it).count())
        };
        let line = |kind: Kind| {
            let n = count(kind);
            (n > 0).then(|| view! { <li>{kinds_words(kind, n)}</li> })
        };
        Kind::ALL.into_iter().filter_map(line).collect_view()
    };
    view! {
        <section class="sheet-card piece found">
            <h2>{move || came.with(Came::title)}</h2>
            <ul class="kinds">{kinds}</ul>
            <ChangedList changed/>
            <LeftOutList came/>
            <Take came cover into/>
        </section>
    }
}

/// The file's name without its ending, spaces for `_` and `-`.
fn bare(name: &str) -> String {
    name.rsplit_once('.').map_or(name, |(bare, _)| bare).replace(['_', '-'], " ")
}

/// What was changed while reading.
#[component]
fn ChangedList(changed: Vec<Changed>) -> impl IntoView {
    let n = changed.len();
    let line = |it: Changed| {
        view! { <li>{tr!(workshop.at_line, line = it.line, what = change_words(it.what))}</li> }
    };
    (n > 0).then(|| {
        view! {
            <details class="told" data-told="changed">
                <summary>{tr!(workshop.changed_n, n = n)}</summary>
                <ul>{changed.into_iter().take(MOST_SHOWN).map(line).collect_view()}</ul>
                <More n/>
            </details>
        }
    })
}

/// How many lines are not shown.
#[component]
pub fn More(n: usize) -> impl IntoView {
    (n > MOST_SHOWN).then(|| {
        view! { <p class="hint">{tr!(workshop.and_more, n = counted(n - MOST_SHOWN))}</p> }
    })
}

/// The cards to take: the good ones, and those that must be finished if `unfinished`.
fn cards(came: RwSignal<Came>, unfinished: bool) -> Vec<OwnCard> {
    came.with_untracked(|came| {
        let drafts = came.brought.left_out.iter().filter_map(|left| left.draft.as_deref());
        came.brought.cards.iter().chain(drafts.filter(|_| unfinished)).cloned().collect()
    })
}

/// The numbers of good and of unfinished cards.
fn counts(came: &Came) -> (usize, usize) {
    let Brought { cards, left_out, .. } = &came.brought;
    (cards.len(), left_out.iter().filter(|left| left.draft.is_some()).count())
}

/// The choice of a deck, a new or an existing one, and the buttons that take the cards.
#[component]
fn Take(came: RwSignal<Came>, cover: Cover, into: Option<String>) -> impl IntoView {
    let bench = Bench::get();
    let target = RwSignal::new(into.clone().unwrap_or_default());
    let counts = Memo::new(move |_| came.with(counts));
    let cover = StoredValue::new(cover);
    let put = move |unfinished: bool| {
        put(bench, &target.get_untracked(), &cover.get_value(), cards(came, unfinished));
    };
    let take = move || {
        let (n, _) = counts.get();
        let label = tr!(workshop.take, n = counted(n));
        (n > 0).then(|| view! { <WordButton act="take" icon="check" label class="button piece" on:click=move |_| put(false)/> })
    };
    let take_all = move || {
        let (_, n) = counts.get();
        let label = tr!(workshop.take_unfinished, n = counted(n));
        (n > 0).then(|| view! { <WordButton act="take-all" icon="pencil" label on:click=move |_| put(true)/> })
    };
    let any = move || counts.get() != (0, 0);
    view! {
        <Show when=any>
            <Into target/>
            <p class="hint">{tr!(workshop.into_hint, most = counted(MOST_CARDS))}</p>
        </Show>
        {take}
        {take_all}
    }
}

/// The choice of the deck.
#[component]
fn Into(target: RwSignal<String>) -> impl IntoView {
    let bench = Bench::get();
    let option = |own: &Own| {
        view! { <option value=own.id.clone()>{name_or_none(&own.deck.cover.name)}</option> }
    };
    let options = bench.decks.with_untracked(|all| all.iter().map(option).collect_view());
    view! {
        <div class="field">
            <label for="into">{tr!(workshop.into)}</label>
            <select id="into" prop:value=target on:change=move |event| target.set(event_target_value(&event))>
                <option value="">{tr!(workshop.into_new)}</option>
                {options}
            </select>
        </div>
    }
}

/// Adds cards to that deck, or to a new one, and opens it.
fn put(bench: Bench, into: &str, cover: &Cover, cards: Vec<OwnCard>) {
    let id = if bench.read(into, |_| ()).is_some() {
        let mut left = 0;
        bench.change(into, |deck| left = deck.add(cards));
        bench.full.set(left);
        into.to_owned()
    } else {
        let mut deck = OwnDeck { cover: cover.clone(), cards: vec![] };
        deck.add(cards);
        bench.add(deck)
    };
    bench.go(Page::Deck(id));
}
