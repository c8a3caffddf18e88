//! Nobody is there: no pointer, touch, wheel or key for a while, or the page cannot be seen.

use super::browser::{self, listen_while_owned, page_time};
use gloo_timers::callback::Interval;
use leptos::prelude::{RwSignal, Set};
use std::cell::Cell;
use std::rc::Rc;

/// How often to look, in ms; so late `after` may be.
const LOOK: u32 = 1_000;

const SIGNS: [&str; 5] = ["pointerdown", "pointermove", "pointerup", "keydown", "wheel"];

/// Calls `f` when nobody has touched anything for `ms` (up to a second later), once each time,
/// for as long as the current owner lives.
pub fn after(ms: u32, f: impl Fn() + 'static) {
    // The moment of the last sign of life; `None` once `f` was told.
    let seen = Rc::new(Cell::new(Some(page_time())));
    for sign in SIGNS {
        let seen = seen.clone();
        listen_while_owned(sign, move |_| seen.set(Some(page_time())));
    }
    browser::keep(Interval::new(LOOK.min(ms), move || {
        if seen.get().is_some_and(|seen| page_time() - seen >= f64::from(ms)) {
            seen.set(None);
            f();
        }
    }));
}

/// Whether the page is hidden now, kept true for as long as the current owner lives.
pub fn page_hidden() -> RwSignal<bool> {
    let hidden = RwSignal::new(browser::hidden());
    listen_while_owned("visibilitychange", move |_| {
        hidden.try_set(browser::hidden());
    });
    hidden
}

/// Calls `f` whenever the page becomes hidden, is frozen or goes away, for as long as the current
/// owner lives. One departure may call it more than once.
pub fn when_hidden(f: impl Fn() + 'static) {
    let f = Rc::new(f);
    for going in ["pagehide", "freeze"] {
        let f = f.clone();
        listen_while_owned(going, move |_| f());
    }
    listen_while_owned("visibilitychange", move |_| {
        if browser::hidden() {
            f();
        }
    });
}
