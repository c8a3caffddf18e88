//! Moves the focus to the next thing to do when the element that had it is re-rendered. Only for people
//! who play by keyboard; a finger needs no focus.

use super::frame::after_paint;
use leptos::ev::{MouseEvent, keydown, mousedown, pointerdown};
use leptos::prelude::document;
use leptos_use::{use_event_listener, use_window};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement, KeyboardEvent};

/// Selectors of the next thing to do, in order of preference.
const NEXT: [&str; 9] = [
    ".opening [data-act=continue]",
    ".play [data-move]:not(:disabled)",
    ".studio :is([data-move], [data-act=continue]):not([aria-disabled=true])",
    "[data-act=uncover]",
    ".private [data-act=cover]",
    "[data-act=rematch]",
    "main [data-move]:not(:disabled)",
    "main [data-act]:not(:disabled)",
    "main button:not(:disabled)",
];

thread_local! {
    static BY_KEYBOARD: Cell<bool> = const { Cell::new(false) };
}

/// Notices whether keys or fingers are used, for as long as the current owner lives.
pub fn listen() {
    let _ = use_event_listener(use_window(), keydown, |_| BY_KEYBOARD.set(true));
    let _ = use_event_listener(use_window(), pointerdown, |_| BY_KEYBOARD.set(false));
    let _ = use_event_listener(use_window(), mousedown, |event| keep_off(&event));
}

/// Whether the last input came from a key.
pub fn by_keyboard() -> bool {
    BY_KEYBOARD.get()
}

/// Keeps a tap from focusing a button: when a focused button leaves the page, as most do once they are
/// tapped, browsers lay out the half-changed page in between.
fn keep_off(event: &MouseEvent) {
    if is_within(event.target(), "button") && nothing_has_it() {
        event.prevent_default();
    }
}

fn is_within(target: Option<EventTarget>, selector: &str) -> bool {
    let target = target.and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|at| at.closest(selector).ok().flatten().is_some())
}

/// Whether a key was meant for a field, a slider or a dialog rather than for the table.
pub fn in_a_field(event: &KeyboardEvent) -> bool {
    is_within(event.target(), "input, textarea, select, dialog, [role=dialog]")
}

/// Whether a key was meant for the button that has the focus.
pub fn on_a_button(event: &KeyboardEvent) -> bool {
    is_within(event.target(), "button, summary")
}

fn nothing_has_it() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Focuses the next thing to do after the next paint, if nothing has the focus.
pub fn follow() {
    go(None);
}

/// Like [`follow`], but prefers what `selector` finds.
pub fn follow_to(selector: String) {
    go(Some(selector));
}

/// Focuses what `selector` finds, after the next paint, also where a finger has led there: somebody writes on.
pub fn begin(selector: String) {
    after_paint(move || focus(document().query_selector(&selector).ok().flatten()));
}

fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

fn go(first: Option<String>) {
    if !BY_KEYBOARD.get() {
        return;
    }
    after_paint(move || give(first.as_deref()));
}

fn give(first: Option<&str>) {
    let page = document();
    if !nothing_has_it() {
        return;
    }
    let find = |selector: &str| page.query_selector(selector).ok().flatten();
    focus(first.and_then(find).or_else(|| NEXT.into_iter().find_map(find)));
}
