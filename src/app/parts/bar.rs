//! The bar at the top: the current screen, and the tools that every game has.

use super::{ActButton, HomeButton, Icon, IconButton};
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The bar of a screen of the shell: home, a title, and its own tools.
#[component]
pub fn ShellBar(
    title: &'static str,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <header class="bar">
            <HomeButton/>
            <h1>{title}</h1>
            <div class="spread"></div>
            {children.map(|children| children())}
        </header>
    }
}

/// The bar of a game: home, what happens, undo, rules, read aloud, sound, pause.
#[component]
pub fn GameBar(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] what: Signal<String>,
    #[prop(into)] undoable: Signal<bool>,
    on_undo: Callback<()>,
    on_pause: Callback<()>,
    /// Whether the game is over: there is nothing left to pause.
    #[prop(into)]
    over: Signal<bool>,
    on_rules: Callback<()>,
    on_speak: Callback<()>,
) -> impl IntoView {
    view! {
        <header class="bar">
            <HomeButton/>
            <div class="where">
                <h1>{title}</h1>
                <p>{what}</p>
            </div>
            <div class="spread"></div>
            <UndoButton undoable on:click=move |_| on_undo.run(())/>
            <ActButton act="rules" icon="rules" label=tr!(common.rules) on:click=move |_| on_rules.run(())/>
            <span class="more-only">
                <IconButton act="speak" icon="speak" label=tr!(common.speak) on:click=move |_| on_speak.run(())/>
            </span>
            <span class="more-only mute"><MuteButton/></span>
            <Show when=move || !over.get()>
                <IconButton act="pause" icon="pause" label=tr!(pause.title) on:click=move |_| on_pause.run(())/>
            </Show>
        </header>
    }
}

#[component(transparent)]
fn UndoButton(undoable: Signal<bool>) -> impl IntoView {
    view! {
        <button
            class="button quiet piece"
            data-act="undo"
            aria-label=tr!(common.undo)
            aria-disabled=move || (!undoable.get()).to_string()
        >
            <Icon name="undo"/>
            <span class="label">{tr!(common.undo)}</span>
        </button>
    }
}

/// The mute button.
#[component]
pub fn MuteButton() -> impl IntoView {
    let shell = Shell::get();
    let muted = Memo::new(move |_| shell.settings.with(|settings| settings.muted));
    view! {
        <button
            class="icon-button button quiet piece"
            data-act="mute"
            aria-label=move || if muted.get() { tr!(common.unmute) } else { tr!(common.mute) }
            aria-pressed=move || muted.get().to_string()
            on:click=move |_| shell.change(|settings| settings.muted = !settings.muted)
        >
            {move || view! { <Icon name=if muted.get() { "mute" } else { "sound" }/> }}
        </button>
    }
}
