//! The way to a television: a button at the table, a panel in the settings.

use super::teller;
use crate::app::browser::television::can;
use crate::app::parts::WordButton;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// Opens the window; in a public room, and where there can be none, nothing.
#[component]
pub fn TelevisionButton() -> impl IntoView {
    let shell = Shell::get();
    let offered = can() && !shell.kiosk.public.get_untracked();
    offered.then(|| {
        view! {
            <WordButton
                act="television"
                icon="screen"
                label=tr!(television.open)
                on:click=move |_| teller::open(shell)
            />
        }
    })
}

/// What it is, and the button; in words what to do where a browser has no second window.
#[component]
pub fn TelevisionPanel() -> impl IntoView {
    let words = if can() { tr!(television.offer) } else { tr!(television.none) };
    view! {
        <section class="sheet-card piece" data-panel="television">
            <h2>{tr!(television.title)}</h2>
            <p>{words}</p>
            <TelevisionButton/>
        </section>
    }
}
