//! The card with which a part of a game begins: its name, what to do, what is at stake. It stays for a few
//! seconds; a touch or a key takes it away.

use super::rules::Chapter;
use crate::app::shell::frame::after;
use leptos::ev::keydown;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::time::Duration;

/// How long it stays.
const SHOWN: Duration = Duration::from_millis(3_500);

/// Shows the card that is up, if one is: `.opening`.
#[component]
pub fn TitleCard(card: RwSignal<Option<Chapter>>) -> impl IntoView {
    move || card.get().map(|chapter| view! { <Shown chapter card/> })
}

#[component]
fn Shown(chapter: Chapter, card: RwSignal<Option<Chapter>>) -> impl IntoView {
    let gone = move || _ = card.try_set(None);
    after(SHOWN, gone);
    let _ = use_event_listener(use_window(), keydown, move |_| gone());
    let Chapter { title, lines, drawing, .. } = chapter;
    let line = |line| view! { <p>{line}</p> };
    view! {
        <div class="opening" role="status" on:click=move |_| gone()>
            <div class="piece">
                <span class="drawing">{drawing()}</span>
                <h2>{title}</h2>
                {lines.into_iter().map(line).collect_view()}
            </div>
        </div>
    }
}
