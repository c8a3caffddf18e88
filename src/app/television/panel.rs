//! Opening a television: a button at the table, a panel in the settings.

use super::teller;
use crate::app::browser::television::can;
use crate::app::parts::WordButton;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The button that opens the window; absent in a public room and where no second window is possible.
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
            <Show when=teller::is_watched><SoundButton/></Show>
        }
    })
}

/// Says where the table is heard, and changes it.
#[component]
fn SoundButton() -> impl IntoView {
    let shell = Shell::get();
    let there = Memo::new(move |_| shell.settings.with(|settings| settings.sound_at_television));
    let change = move |_| {
        shell.change(|settings| settings.sound_at_television = !settings.sound_at_television);
    };
    move || {
        let label =
            if there.get() { tr!(television.sound_here) } else { tr!(television.sound_there) };
        view! { <WordButton act="television-sound" icon="sound" label on:click=change/> }
    }
}

/// The explanation and the button; where a browser has no second window, instructions.
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
