//! Choices: one of a few, on or off. Boxed, so that each kind is in the wasm once.

use super::icon;
use crate::app::dom::{Dom, el};
use crate::app::shell::profiles;
use crate::app::words::{mark_name, tr};
use crate::rules::Mark;
use leptos::prelude::*;
use web_sys::Event;

/// Says whether something is chosen; asked again whenever what it reads changes.
pub type Chosen = Box<dyn Fn() -> bool>;

/// Takes a choice.
pub type Choose = Box<dyn Fn()>;

fn radio(name: &'static str, chosen: Chosen, choose: Choose) -> Dom {
    el("input", "unseen")
        .attr("type", "radio")
        .attr("name", name)
        .prop("checked", chosen)
        .on("change", move |_: Event| choose())
}

/// One segment of a bar of few words.
pub fn segment(
    name: &'static str,
    words: impl Into<String>,
    chosen: Chosen,
    choose: Choose,
) -> Dom {
    let words: String = words.into();
    el("label", "").child(radio(name, chosen, choose)).child(el("span", "").child(words))
}

/// A large choice: an icon, a title and a hint.
pub fn choice(
    name: &'static str,
    (sign, title, hint): (&str, &'static str, &'static str),
    chosen: Chosen,
    choose: Choose,
) -> Dom {
    el("label", "choice piece themed")
        .child(radio(name, chosen, choose))
        .child(el("span", "token").child(icon(sign)))
        .child(words(title, hint))
        .child(el("span", "tick").child(icon("check")))
}

/// A mark to choose: colour and shape.
pub fn shape(of: Mark, chosen: Chosen, choose: Choose) -> Dom {
    el("label", "")
        .attr("data-mark", of.0)
        .child(radio("mark", chosen, choose).attr("aria-label", mark_name(of.0)))
        .child(super::mark(of))
}

/// All the marks to choose from.
pub fn shapes(one: impl Fn(Mark) -> Dom) -> Dom {
    let shapes: Vec<Dom> = (0..Mark::COUNT).map(Mark).map(one).collect();
    el("fieldset", "field")
        .child(el("legend", "").child(tr!(setup.colour)))
        .child(el("div", "shapes").child(shapes))
}

/// A name to write; `set` gets it clean, perhaps empty, with every letter.
pub fn name(now: String, placeholder: &'static str, set: Box<dyn Fn(String)>) -> Dom {
    let input = el("input", "")
        .attr("type", "text")
        .attr("maxlength", profiles::NAME_LENGTH)
        .attr("value", now)
        .attr("placeholder", placeholder)
        .attr("autocomplete", "off")
        .on("input", move |event: Event| set(profiles::clean(&event_target_value(&event))));
    el("label", "field").child(tr!(setup.name)).child(input)
}

/// On or off; `hint` may be empty.
pub fn switch(title: &'static str, hint: &'static str, on: Chosen, set: Box<dyn Fn(bool)>) -> Dom {
    el("label", "switch")
        .child(words(title, hint))
        .child(
            el("input", "unseen")
                .attr("type", "checkbox")
                .attr("role", "switch")
                .prop("checked", on)
                .on("change", move |event: Event| set(event_target_checked(&event))),
        )
        .child(el("span", "knob"))
}

/// A title and the small line below it.
pub fn words(title: &'static str, hint: &'static str) -> Dom {
    let hint = (!hint.is_empty()).then(|| el("small", "").child(hint));
    el("span", "words").child(el("b", "").child(title)).child(hint)
}
