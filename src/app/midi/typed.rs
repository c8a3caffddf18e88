//! A typed answer: for the face-off when the tablet reads, and for the star when it compares
//! (option O9). Enter sends it; an empty one is "I don't know".

use super::desk::Desk;
use crate::app::dom::{Dom, el};
use crate::app::shell::focus;
use crate::app::words::tr;
use crate::rules::midi::Move;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The field and its button.
pub fn typed(desk: Desk, label: &'static str) -> Dom {
    let input = el("input", "input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocorrect", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "send")
        .attr("autofocus", "")
        .attr("aria-label", label);
    let field: HtmlInputElement = input.element().clone().unchecked_into();
    let text = RwSignal::new(String::new());
    let typed = move |event: web_sys::Event| text.set(event_target_value(&event));
    let send = move |event: web_sys::Event| {
        event.prevent_default();
        desk.act(Move::Say(text.get_untracked()));
    };
    // The next question's field takes the focus at once, so that a keyboard stays up.
    crate::app::dom::after_paint(move || {
        if field.is_connected() {
            let _ = field.focus();
        } else {
            focus::follow();
        }
    });
    let words = move || text.with(|text| text.trim().is_empty());
    el("form", "typed").on("submit", send).child(input.on("input", typed)).child(
        el("button", "button big piece go")
            .attr("type", "submit")
            .attr("data-move", "say")
            .child(move || if words() { tr!(midi.dont_know) } else { tr!(midi.send) }),
    )
}
