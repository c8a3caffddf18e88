//! The card that opens a part of a game: its name, what a hand does, what is at stake. A card that is new to
//! the people waits for a tap; a known one is one line, says that a tap skips it, and goes once it has been read, by eyes
//! or by a voice.

use super::GoButton;
use super::chapter::{Chapter, ChapterDrawing};
use crate::app::browser::frame::after;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::cues::Cue;
use crate::rules::GameId;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::time::Duration;

/// A card: `.opening[data-waits]`; a tap or a key closes it.
#[component]
pub fn TitleCard(
    game: GameId,
    card: Chapter,
    /// How long it stays, in ms; `None`: until somebody closes it.
    stays: Option<u32>,
    /// Whether the voice speaks; the card stays until it has ended.
    speaks: RwSignal<bool>,
    on_gone: Callback<()>,
) -> impl IntoView {
    Shell::get().play_cue(Cue::Title);
    let read = RwSignal::new(false);
    if let Some(stays) = stays {
        after(Duration::from_millis(stays.into()), move || read.set(true));
    }
    Effect::new(move || {
        if read.get() && !speaks.get() {
            on_gone.run(());
        }
    });
    let key = move |event: KeyboardEvent| {
        if !matches!(&*event.key(), "Tab" | "Shift" | "Control" | "Alt" | "Meta") {
            // The key was not meant for the element that has the focus below.
            event.prevent_default();
            on_gone.run(());
        }
    };
    let _ = use_event_listener(use_window(), keydown, key);
    let Chapter { title, id, .. } = card;
    let line = |line: &&'static str| view! { <p>{*line}</p> };
    let inside = match stays {
        None => view! {
            <span class="drawing" aria-hidden="true"><ChapterDrawing game chapter=id/></span>
            <h2>{title}</h2>
            <div class="lines">{card.on_card().iter().map(line).collect_view()}</div>
            <GoButton act="continue" label=tr!(quiz.go_on)/>
        }
        .into_any(),
        Some(stays) => view! {
            <h2>{title}</h2>
            <div class="lines">{card.on_card().iter().take(1).map(line).collect_view()}</div>
            <p class="skip">{tr!(rules.tap_to_skip)}</p>
            <i class="edge" style:--stays=format!("{stays}ms")></i>
        }
        .into_any(),
    };
    view! {
        <div
            class="opening"
            role="dialog"
            aria-label=title
            data-game=game.name()
            data-waits=stays.is_none()
            on:click=move |_| on_gone.run(())
        >
            <div class="piece">{inside}</div>
        </div>
    }
}
