//! What people are told who wait for a wasm file, and *try again* when one is late or lost.

use super::State;
use crate::app::parts::{Notice, Soon};
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// A wait that is shorter than this needs no word, in ms.
const UNNOTICED: u64 = 300;

/// What people are told who wait for a file.
#[component]
pub fn Arrivals() -> impl IntoView {
    let shell = Shell::get();
    let missed =
        Memo::new(move |_| shell.bundles.any(State::Late) || shell.bundles.any(State::Lost));
    // A screen that stands waits for nothing, whatever is still on its way.
    let waits = move |place: &Place| *place != Place::Home && !shell.bundles.has(place);
    let coming = Memo::new(move |_| shell.bundles.any(State::Coming) && shell.place.with(waits));
    view! { <Awaited missed coming/> }
}

/// What people are told whose game is over before the results is here: until then nobody waits for it.
#[component]
pub fn ResultsAwaited() -> impl IntoView {
    let results = Shell::get().bundles.results;
    let missed = Memo::new(move |_| results.is_missed());
    let coming = Memo::new(move |_| results.state.get() == State::Coming);
    view! { <div class="notices" role="status"><Awaited missed coming/></div> }
}

/// A file is late or lost, or on its way.
#[component]
fn Awaited(missed: Memo<bool>, coming: Memo<bool>) -> impl IntoView {
    let shell = Shell::get();
    let waiting = Memo::new(move |_| coming.get() && !missed.get());
    view! {
        <Show when=move || missed.get()>
            <Notice kind="warn" words=tr!(app.missed)>
                <button class="button quiet piece" data-act="retry" on:click=move |_| shell.bundles.retry()>
                    {tr!(app.retry)}
                </button>
            </Notice>
        </Show>
        <Show when=move || waiting.get()>
            <Soon ms=UNNOTICED>
                <p class="notice piece">{tr!(app.coming)}</p>
            </Soon>
        </Show>
    }
}
