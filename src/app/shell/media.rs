//! What the window and the device are like, by media queries.

use super::browser::{self, Listener};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// Whether a query holds now.
pub fn holds(query: &str) -> bool {
    list(query)
        .and_then(|list| browser::get(&list, "matches"))
        .is_some_and(|matches| matches.is_truthy())
}

/// Calls `f` whenever a query begins or ceases to hold, for as long as the current owner lives.
pub fn on_change(query: &str, f: impl Fn() + 'static) {
    if let Some(listener) = listener(query, f) {
        browser::keep(listener);
    }
}

/// Whether a query holds, followed for as long as the page lives.
pub fn follow(query: &'static str) -> ArcRwSignal<bool> {
    let held = ArcRwSignal::new(holds(query));
    let signal = held.clone();
    std::mem::forget(listener(query, move || signal.set(holds(query))));
    held
}

fn listener(query: &str, f: impl Fn() + 'static) -> Option<Listener> {
    let list = list(query)?.dyn_into().ok()?;
    Some(browser::listen(&list, "change", move |_| f()))
}

fn list(query: &str) -> Option<JsValue> {
    browser::window().and_then(|window| browser::call(&window, "matchMedia", &[query.into()]))
}
