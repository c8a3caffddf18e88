//! The bar at the top: where one is, and the tools that every game has.

use super::{act, home_button, icon_act};
use crate::app::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The bar of a screen of the shell: home and a title.
pub fn shell_bar(title: &'static str, tools: impl IntoView) -> AnyView {
    view! {
        <header class="bar">
            {home_button()}<h1>{title}</h1><div class="spread"></div>{tools.into_any()}
        </header>
    }
    .into_any()
}

/// The tools of a running game's bar.
#[derive(Clone, Copy)]
pub struct Tools {
    /// Takes the last act back; `None` where nothing can be.
    pub undo: Option<Callback<()>>,
    /// Whether there is something to take back.
    pub undoable: Signal<bool>,
    /// Opens the rules at the present phase.
    pub rules: Callback<()>,
    /// Reads aloud what there is to do.
    pub speak: Callback<()>,
}

/// The bar of a game: home, what happens, undo, rules, read aloud, sound.
pub fn game_bar(
    title: &'static str,
    what: Signal<String>,
    middle: impl IntoView,
    tools: Tools,
) -> AnyView {
    view! {
        <header class="bar">
            {home_button()}
            <div class="where"><h1>{title}</h1><p>{move || what.get()}</p></div>
            {middle.into_any()}
            <div class="spread"></div>
            {tools.undo.map(|undo| undo_button(undo, tools.undoable))}
            {act("rules", "rules", tr!(common.rules), move || tools.rules.run(()))}
            <span class="more-only">
                {icon_act("speak", "speak", tr!(common.speak), move || tools.speak.run(()))}
            </span>
            {mute_button()}
        </header>
    }
    .into_any()
}

fn undo_button(undo: Callback<()>, undoable: Signal<bool>) -> AnyView {
    view! {
        <button class="button quiet piece" data-act="undo" aria-label=tr!(common.undo)
            aria-disabled=move || (!undoable.get()).to_string()
            on:click=move |_| undo.run(())>
            {super::icon("undo")}<span class="label">{tr!(common.undo)}</span>
        </button>
    }
    .into_any()
}

/// One tap for silence, one for sound again.
pub fn mute_button() -> AnyView {
    let shell = Shell::get();
    let muted = Memo::new(move |_| shell.settings.with(|settings| settings.muted));
    view! {
        <button class="icon-button button quiet piece" data-act="mute"
            aria-label=move || if muted.get() { tr!(common.unmute) } else { tr!(common.mute) }
            aria-pressed=move || muted.get().to_string()
            on:click=move |_| shell.change(|settings| settings.muted = !settings.muted)>
            {move || super::icon(if muted.get() { "mute" } else { "sound" })}
        </button>
    }
    .into_any()
}
