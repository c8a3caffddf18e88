//! *Enter* goes on from field to field, by [`crate::workshop::going_on`].

use crate::workshop::going_on::next;
use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Goes on to the next field within the element that matches `within`, if `event` is *Enter* in a field of one line.
/// Returns whether it was the last one, for which somebody else goes on.
pub fn is_last(event: &KeyboardEvent, within: &str) -> Option<bool> {
    // While a word is composed, Enter ends it.
    if event.key() != "Enter" || event.shift_key() || event.is_composing() {
        return None;
    }
    let here = event.target()?.dyn_into::<Element>().ok()?;
    here.get_attribute("enterkeyhint")?;
    event.prevent_default();
    let all = here.closest(within).ok()??.query_selector_all("input[type=text], textarea").ok()?;
    let field = |at| all.get(at).and_then(|field| field.dyn_into::<HtmlElement>().ok());
    let fields: Vec<HtmlElement> = (0..all.length()).filter_map(field).collect();
    let at = fields.iter().position(|field| field.is_same_node(Some(&here)))?;
    let besides: Vec<bool> = fields.iter().map(|it| it.has_attribute("data-besides")).collect();
    let next = next(&besides, at);
    if let Some(field) = next.and_then(|next| fields.get(next)) {
        let _ = field.focus();
    }
    Some(next.is_none())
}
