//! Detects inactivity: no pointer, touch, wheel or key for a while, or a hidden page.

use leptos::ev::{Custom, pagehide};
use leptos::prelude::*;
use leptos_use::{
    UseTimeoutFnReturn, use_document_visibility, use_event_listener, use_timeout_fn, use_window,
};
use web_sys::{Event, VisibilityState};

/// The events that count as activity.
pub const SIGNS: [&str; 5] = ["pointerdown", "pointermove", "pointerup", "keydown", "wheel"];

/// Calls `f` after `ms` without activity, once per pause, for as long as the current owner lives.
pub fn after(ms: u32, f: impl Fn() + Clone + 'static) {
    let UseTimeoutFnReturn { start, stop, .. } = use_timeout_fn(move |()| f(), f64::from(ms));
    start(());
    let somebody = move |_: Event| {
        stop();
        start(());
    };
    for sign in SIGNS {
        let _ = use_event_listener(use_window(), Custom::new(sign), somebody.clone());
    }
}

/// Whether the page is hidden, for as long as the current owner lives.
pub fn page_hidden() -> Signal<bool> {
    let visibility = use_document_visibility();
    Signal::derive(move || visibility.get() == VisibilityState::Hidden)
}

/// Calls `f` whenever the page becomes hidden, is frozen or goes away, for as long as the current
/// owner lives. One departure may call it more than once.
pub fn when_hidden(f: impl Fn() + Clone + 'static) {
    let (leaves, freezes) = (f.clone(), f.clone());
    let _ = use_event_listener(use_window(), pagehide, move |_| leaves());
    let freeze = Custom::<Event>::new("freeze");
    let _ = use_event_listener(use_window(), freeze, move |_| freezes());
    let hidden = page_hidden();
    Effect::new(move || {
        if hidden.get() {
            f();
        }
    });
}
