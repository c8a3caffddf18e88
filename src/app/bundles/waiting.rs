//! Notices for people who wait for a wasm file, with *try again* when one is late or lost.

use super::{Arrival, State};
use crate::app::parts::{Notice, Soon};
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The wait before the notice appears, in ms.
const UNNOTICED: u64 = 300;

/// The notice for people who wait for a screen's files.
#[component]
pub fn Arrivals() -> impl IntoView {
    let shell = Shell::get();
    let missed =
        Memo::new(move |_| shell.bundles.any(State::Late) || shell.bundles.any(State::Lost));
    // A screen that is shown waits for nothing, whatever is still loading.
    let waits = move |place: &Place| *place != Place::Home && !shell.bundles.has(place);
    let coming = Memo::new(move |_| shell.bundles.any(State::Coming) && shell.place.with(waits));
    view! { <Awaited missed coming/> }
}

/// The notice for people who wait for one bundle only: the results of a game, the page of a phone.
pub fn awaited<T: Send + Sync>(bundle: Arrival<T>) -> AnyView {
    let missed = Memo::new(move |_| bundle.is_missed());
    let coming = Memo::new(move |_| bundle.state.get() == State::Coming);
    view! { <div class="notices" role="status"><Awaited missed coming/></div> }.into_any()
}

/// The notice itself: a file is late or lost, or loading.
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
