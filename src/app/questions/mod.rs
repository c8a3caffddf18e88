//! Questions: the table's tastes, the fresh cards of each deck, and the reported questions.

mod decks;
mod doubts;
mod taste;

pub use decks::Freshness;
pub use doubts::Reported;

use super::parts::WordButton;
use super::parts::bar::ShellBar;
use super::place::Place;
use super::shell::Shell;
use super::words::tr;
use leptos::prelude::*;

/// The questions screen.
#[component]
pub fn Questions() -> impl IntoView {
    view! {
        <div class="screen questions-screen">
            <ShellBar title=tr!(questions.title)/>
            <main class="panels">
                <taste::ForWhom/>
                <taste::Themes/>
                <OwnDecks/>
                <Freshness/>
                <Reported/>
            </main>
        </div>
    }
}

/// The button that opens the workshop.
#[component]
fn OwnDecks() -> impl IntoView {
    let shell = Shell::get();
    let open = move |_| shell.go(Place::Workshop);
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(workshop.open)}</h2>
            <p class="hint">{tr!(workshop.open_hint)}</p>
            <WordButton act="workshop" icon="pencil" label=tr!(workshop.open) on:click=open/>
        </section>
    }
}
