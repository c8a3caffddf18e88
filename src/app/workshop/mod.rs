//! The workshop: decks of one's own, listed, written card by card, brought in from files and given out
//! again; and what the set-up of a game offers of them. The pure half is [`crate::workshop`].

mod advised;
mod asked;
mod bench;
pub mod blends;
mod bring_in;
mod came;
mod choice;
mod cover;
mod deck;
mod doubts;
mod editor;
mod elsewhere;
mod fields;
mod found;
mod grid;
mod kinds;
mod list;
mod made;
mod mend;
mod order;
mod paper;
mod preview;
mod saving;
mod searched;
mod star;
mod taken;
mod words;

pub use asked::asked;
pub use choice::choice;

use super::browser::files;
use super::browser::own_decks::Trouble;
use super::parts::bar::ShellBar;
use super::parts::{Notice, WordButton};
use super::words::tr;
use crate::workshop::MOST_CARDS;
use bench::{Bench, Page};
use leptos::ev::{DragEvent, dragleave, dragover, drop};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// The workshop's screen.
pub fn screen() -> AnyView {
    view! { <Workshop/> }.into_any()
}

#[component]
fn Workshop() -> impl IntoView {
    let bench = Bench::new();
    provide_context(bench);
    bench.load();
    bench.follow_other_tabs();
    on_cleanup(move || bench.flush());
    let page = Memo::new(move |_| bench.page.get());
    let over = take_files(bench);
    let shown = move || {
        bench.drawn.track();
        bench.loaded.get().then(|| shown(page.get()))
    };
    let back = move || page.get().above();
    let up = move |to: Page| {
        let up = move |_| bench.go(to.clone());
        view! { <WordButton act="back" icon="chevron-left" label=tr!(common.back) on:click=up/> }
    };
    view! {
        <div class="screen workshop-screen">
            <ShellBar title=tr!(workshop.title)>{move || back().map(up)}</ShellBar>
            <main data-over=move || over.get().then_some("true")>
                <Said/>
                {shown}
            </main>
        </div>
    }
}

/// Opens what is dropped anywhere, or was opened by a tap, on the import page, for the deck that is open. Returns whether a
/// file hovers over the page.
fn take_files(bench: Bench) -> RwSignal<bool> {
    let over = RwSignal::new(false);
    let opened = bench.shell.opened;
    let dropped = move |event: DragEvent| {
        over.set(false);
        if files::are_dragged(&event) {
            // A browser would leave the page for it.
            event.prevent_default();
            opened.set(files::dropped(&event).into_iter().next());
        }
    };
    let hovers = move |event: DragEvent| {
        if files::are_dragged(&event) {
            event.prevent_default();
            over.set(true);
        }
    };
    let _ = use_event_listener(use_window(), drop, dropped);
    let _ = use_event_listener(use_window(), dragover, hovers);
    let _ = use_event_listener(use_window(), dragleave, move |_| over.set(false));
    Effect::new(move || {
        let page = bench.page.get_untracked();
        if opened.with(Option::is_some) && !matches!(page, Page::BringIn(_)) {
            bench.go(Page::BringIn(page.deck()));
        }
    });
    over
}

/// Only the current page is mounted: a page is a screenful.
fn shown(page: Page) -> AnyView {
    match page {
        Page::List => view! { <list::List/> }.into_any(),
        Page::Deck(id) => view! { <deck::Deck id/> }.into_any(),
        Page::Table(id) => view! { <grid::Table id/> }.into_any(),
        Page::Card(id, at) => view! { <editor::Editor id at/> }.into_any(),
        Page::BringIn(into) => view! { <bring_in::BringIn into/> }.into_any(),
    }
}

/// Notices of what could not be saved.
#[component]
fn Said() -> impl IntoView {
    let bench = Bench::get();
    let trouble = move |why: Trouble| {
        view! { <Notice kind="warn" words=words::trouble_words(why)/> }
    };
    let full = move || {
        let words = tr!(workshop.full, n = bench.full.get(), most = MOST_CARDS);
        view! { <Notice kind="warn" words/> }
    };
    view! {
        <div class="said" role="status">
            {move || bench.trouble.get().map(trouble)}
            {move || (bench.full.get() > 0).then(full)}
            {move || bench.elsewhere.get().map(|it| view! { <Notice kind="warn" words=it.words()/> })}
        </div>
    }
}
