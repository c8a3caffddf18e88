//! The style sheet of every screen but the first: it waits, disabled, in `index.html` and is
//! loaded when the first screen is left, so that the first one comes sooner.

use super::browser;
use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use web_sys::Element;

fn sheet() -> Option<Element> {
    document().get_element_by_id("later")
}

/// Whether there is nothing to wait for: it has come, or cannot, and a plain screen is better
/// than none. For as long as the current owner lives.
pub fn settled() -> RwSignal<bool> {
    let sheet = sheet();
    let settled = RwSignal::new(sheet.is_none());
    let _ = use_event_listener(sheet.clone(), ev::load, move |_| settle(settled));
    let _ = use_event_listener(sheet, ev::error, move |_| settle(settled));
    settled
}

fn settle(settled: RwSignal<bool>) {
    settled.set(true);
    bring_typeface();
}

/// Loads the typeface of small texts before one asks for it: in the middle of a game that tap
/// would wait for it.
fn bring_typeface() {
    let fonts = browser::get(&document(), "fonts");
    let _ =
        fonts.and_then(|fonts| browser::call(&fonts, "load", &["1em 'Figtree Variable'".into()]));
}

/// Loads it, unless that has been done.
pub fn bring() {
    let _ = sheet().map(|sheet| sheet.remove_attribute("disabled"));
}
