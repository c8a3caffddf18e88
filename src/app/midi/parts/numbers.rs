//! The four big numbers of the kick-off: one is named before the card is drawn (MIDI-R1-3).

use crate::app::dom::{Dom, el};
use leptos::prelude::*;

/// The numbers: `.numbers > button.number[data-move]`, each a card with its figure.
pub fn numbers(label: &'static str, mv: &'static str, open: Signal<bool>, on: Callback<u8>) -> Dom {
    let number = |n: u8| {
        el("button", "number piece")
            .attr("data-move", move || open.get().then_some(mv))
            .attr("data-n", n)
            .attr("aria-disabled", move || (!open.get()).to_string())
            .click(move || {
                if open.get_untracked() {
                    on.run(n);
                }
            })
            .child(n)
    };
    let all: Vec<Dom> = (1..=4).map(number).collect();
    el("div", "numbers").attr("role", "group").attr("aria-label", label).child(all)
}
