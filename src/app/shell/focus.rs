//! Where the focus goes when what had it is drawn anew: to the next thing to do. Only for those
//! who play by keyboard; a finger needs no focus.

use super::browser::listen_while_owned;
use gloo_timers::callback::Timeout;
use leptos::prelude::document;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// What is looked for, in this order.
const NEXT: [&str; 6] = [
    ".play [data-move]:not(:disabled)",
    "[data-act=uncover]",
    ".private [data-act=cover]",
    "[data-act=rematch]",
    "main [data-act]:not(:disabled)",
    "main button:not(:disabled)",
];

thread_local! {
    static BY_KEYBOARD: Cell<bool> = const { Cell::new(false) };
}

/// Notices whether keys or fingers are used, for as long as the current owner lives.
pub fn listen() {
    listen_while_owned("keydown", |_| BY_KEYBOARD.set(true));
    listen_while_owned("pointerdown", |_| BY_KEYBOARD.set(false));
}

/// Once the page is drawn, gives the focus to the next thing to do, if nothing has it.
pub fn follow() {
    go(None);
}

/// The same, but first to what `selector` finds.
pub fn follow_to(selector: String) {
    go(Some(selector));
}

fn go(first: Option<String>) {
    if !BY_KEYBOARD.get() {
        return;
    }
    // The page is drawn after the act, in a microtask.
    Timeout::new(0, move || {
        let page = document();
        let lost = page.active_element().is_none_or(|element| element.tag_name() == "BODY");
        if !lost {
            return;
        }
        let find = |selector: &str| page.query_selector(selector).ok().flatten();
        let found = first.as_deref().and_then(find).or_else(|| NEXT.into_iter().find_map(find));
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    })
    .forget();
}
