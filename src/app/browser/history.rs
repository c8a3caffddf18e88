//! Browser history under the app's control: one entry per step away from home, so that Back closes a dialog
//! or goes home instead of leaving the page. State only: no paths, no hash.

use super::link;
use leptos::ev::popstate;
use leptos::prelude::window;
use leptos_use::{use_event_listener, use_window};
use std::cell::Cell;
use web_sys::History;

thread_local! {
    /// The number of our own `back()` calls whose `popstate` has not fired yet.
    static OWN: Cell<u32> = const { Cell::new(0) };
}

fn history() -> Option<History> {
    window().history().ok()
}

/// The number of our entries up to the current one; survives a reload.
fn depth(history: &History) -> u32 {
    history.state().ok().and_then(|state| state.as_f64()).map_or(0, |depth| depth as u32)
}

/// Adds an entry for something that Back closes. Browsers may ignore it when it happens too often.
pub fn push() {
    if let Some(history) = history() {
        let _ = history.push_state(&(depth(&history) + 1).into(), "");
    }
}

/// The same, unless an entry is left from before a reload.
pub fn push_unless_kept() {
    if history().is_some_and(|history| depth(&history) == 0) {
        push();
    }
}

/// The number of entries kept where Back must never leave the page: enough for several quick Backs before a
/// slow tablet has handled the first.
const GUARDS: u32 = 8;

/// Adds entries until there are [`GUARDS`]. Browsers skip entries that were added before anybody touched the
/// page, so this must be called at each touch.
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
        } else if !link::carries() {
            // A link that is opened in this tab is no step back.
            f();
        }
    });
}

/// Goes back over our last entry, because what it stood for was closed by other means than Back.
pub fn drop_last() {
    if let Some(history) = history().filter(|history| depth(history) > 0) {
        OWN.set(OWN.get() + 1);
        let _ = history.back();
    }
}
