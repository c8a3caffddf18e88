//! The bar at the top: where one is, and the tools that every game has.

use super::{act, home_button, icon_act};
use crate::app::Shell;
use crate::app::dom::{Child, Dom, el};
use crate::app::words::tr;
use leptos::prelude::*;

/// The bar of a screen of the shell: home and a title.
pub fn shell_bar(title: &'static str, tools: impl Child) -> Dom {
    el("header", "bar")
        .child(home_button())
        .child(el("h1", "").child(title))
        .child(el("div", "spread"))
        .child(tools)
}

/// The tools of a running game's bar.
#[derive(Clone, Copy)]
pub struct Tools {
    /// Takes the last act back.
    pub undo: Callback<()>,
    /// Whether there is something to take back.
    pub undoable: RwSignal<bool>,
    /// Opens the rules at the present phase.
    pub rules: Callback<()>,
    /// Reads aloud what there is to do.
    pub speak: Callback<()>,
}

/// The bar of a game: home, what happens, undo, rules, read aloud, sound.
pub fn game_bar(title: impl Child, what: impl Fn() -> String + 'static, tools: Tools) -> Dom {
    el("header", "bar")
        .child(home_button())
        .child(el("div", "where").child(el("h1", "").child(title)).child(el("p", "").child(what)))
        .child(el("div", "spread"))
        .child(undo_button(tools))
        .child(act("rules", "rules", tr!(common.rules), move || tools.rules.run(())))
        .child(el("span", "more-only").child(icon_act(
            "speak",
            "speak",
            tr!(common.speak),
            move || tools.speak.run(()),
        )))
        .child(mute_button())
}

fn undo_button(tools: Tools) -> Dom {
    el("button", "button quiet piece")
        .attr("data-act", "undo")
        .attr("aria-label", tr!(common.undo))
        .attr("aria-disabled", move || (!tools.undoable.get()).to_string())
        .click(move || tools.undo.run(()))
        .child(super::icon("undo"))
        .child(el("span", "label").child(tr!(common.undo)))
}

/// One tap for silence, one for sound again.
pub fn mute_button() -> Dom {
    let shell = Shell::get();
    let muted = move || shell.settings.with(|settings| settings.muted);
    el("button", "icon-button button quiet piece")
        .attr("data-act", "mute")
        .attr("aria-label", move || if muted() { tr!(common.unmute) } else { tr!(common.mute) })
        .attr("aria-pressed", move || muted().to_string())
        .click(move || shell.change(|settings| settings.muted = !settings.muted))
        .child(move || super::icon(if muted() { "mute" } else { "sound" }))
}
