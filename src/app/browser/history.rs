//! Controlled history: an entry for each step away from home, so that Back closes a dialog or
//! goes home instead of leaving the page. State only: no paths, no hash.

use leptos::ev::popstate;
use leptos::prelude::window;
use leptos_use::{use_event_listener, use_window};
use std::cell::Cell;
use web_sys::History;

thread_local! {
    /// How many steps back were our own and have not been reported yet.
    static OWN: Cell<u32> = const { Cell::new(0) };
}

fn history() -> Option<History> {
    window().history().ok()
}

/// How many of our entries lie behind the present one; survives a reload.
fn depth(history: &History) -> u32 {
    history.state().ok().and_then(|state| state.as_f64()).map_or(0, |depth| depth as u32)
}

/// Adds an entry: something was opened that Back shall close. Browsers that find this happens
/// too often may ignore it.
pub fn push() {
    if let Some(history) = history() {
        let _ = history.push_state(&(depth(&history) + 1).into(), "");
    }
}

/// So many entries lie behind where Back shall never leave the page: who goes back twice at once is not
/// faster than a slow tablet answers.
const GUARDS: u32 = 8;

/// Adds the entries that lack of [`GUARDS`]. Browsers pass over entries that were added before anybody
/// touched the page: it is to be called at each touch.
pub fn guard() {
    let Some(history) = history() else { return };
    for depth in depth(&history)..GUARDS {
        let _ = history.push_state(&(depth + 1).into(), "");
    }
}

/// Calls `f` whenever somebody goes back, or forward, for as long as the current owner lives.
pub fn on_back(f: impl Fn() + 'static) {
    let _ = use_event_listener(use_window(), popstate, move |_| {
        if OWN.get() > 0 {
            OWN.set(OWN.get() - 1);
        } else {
            f();
        }
    });
}

/// Takes our last entry away again: what it stood for was left in another way than by Back.
pub fn drop_last() {
    if let Some(history) = history().filter(|history| depth(history) > 0) {
        OWN.set(OWN.get() + 1);
        let _ = history.back();
    }
}
