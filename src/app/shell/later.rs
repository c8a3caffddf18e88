//! The style sheet of every screen but the first: it waits, disabled, in `index.html` and is
//! loaded when the first screen is left, so that the first one comes sooner.

use super::browser;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

thread_local! {
    /// Whether it has come, or never will.
    static SETTLED: Cell<bool> = const { Cell::new(false) };
}

fn sheet() -> Option<Element> {
    browser::document()?.get_element_by_id("later")
}

/// Whether there is nothing to wait for: it has come, or cannot, and a plain screen is better
/// than none.
pub fn is_settled() -> bool {
    SETTLED.get() || sheet().is_none()
}

/// Loads the typeface of small texts before one asks for it: in the middle of a game that tap
/// would wait for it.
fn bring_typeface() {
    let fonts = browser::document().and_then(|document| browser::get(&document, "fonts"));
    let _ =
        fonts.and_then(|fonts| browser::call(&fonts, "load", &["1em 'Figtree Variable'".into()]));
}

/// Loads it and calls `then` once that has succeeded or failed.
pub fn bring(then: impl Fn() + Clone + 'static) {
    let Some(sheet) = sheet() else { return then() };
    for end in ["load", "error"] {
        let then = then.clone();
        let done = browser::function(move |_| {
            SETTLED.set(true);
            then();
            bring_typeface();
            JsValue::UNDEFINED
        });
        let _ = sheet.add_event_listener_with_callback(end, done.unchecked_ref());
    }
    let _ = sheet.remove_attribute("disabled");
}
