//! Laying the drawn card (HEURE-T5, HEURE-P1–P7): it is said, and dragged or tapped into place.

use super::cards::{CardSize, ClockCard, Spoken};
use super::desk::Desk;
use super::words::hour_words;
use crate::app::parts::Symbol;
use crate::app::parts::drag::Drag;
use crate::app::words::{capitalised, tr};
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;
use leptos::prelude::*;

/// The stage: the spoken hour and the card.
#[component]
pub fn Place() -> impl IntoView {
    let desk = Desk::get();
    move || match desk.phase() {
        PhaseView::Place { hour, .. } => Some(view! { <Drawn hour/> }),
        _ => None,
    }
}

#[component]
fn Drawn(hour: Hour) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(heure.says, hour = capitalised(hour_words(hour)));
    let still = move || view! { <div class="drawn"><ClockCard hour size=CardSize::Large/></div> };
    view! {
        <section class="stage" aria-label=words.clone()>
            <Spoken words=words.clone()/>
            <Show when=move || desk.doubt.get().is_some()><Doubt/></Show>
            <Show when=move || desk.hands_on() fallback=still>
                <Draggable hour/>
            </Show>
        </section>
    }
}

#[component]
fn Draggable(hour: Hour) -> impl IntoView {
    let desk = Desk::get();
    let drag = Drag::new(".slot[data-drop]", move |slot| {
        let slot = slot.get_attribute("data-slot").and_then(|slot| slot.parse().ok());
        if let Some(slot) = slot {
            desk.lay(slot);
        }
    });
    view! {
        <div class="drawn" data-grab="" on:pointerdown=move |event| drag.down(&event)>
            <ClockCard hour size=CardSize::Large/>
        </div>
    }
}

/// Warns that the row could never be filled; a second tap lays the card all the same.
#[component]
fn Doubt() -> impl IntoView {
    view! {
        <div class="note piece doubt" role="alert">
            <span class="why" aria-hidden="true">
                <span class="none"><Symbol sprite="heure" id="cross"/></span>
            </span>
            <p>{tr!(heure.would_jam)}</p>
        </div>
    }
}
