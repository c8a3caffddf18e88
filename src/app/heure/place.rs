//! Laying the drawn card (HEURE-T5, HEURE-P1–P7): it is said, and dragged or tapped into place.

use super::cards::{clock_card, spoken};
use super::desk::Desk;
use super::words::hour_words;
use crate::app::parts::drag::Drag;
use crate::app::words::{capitalised, tr};
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;
use leptos::prelude::*;

/// The stage: the spoken hour and the card.
pub fn stage(desk: Desk) -> AnyView {
    let hour = Memo::new(move |_| match desk.phase() {
        PhaseView::Place { hour, .. } => Some(hour),
        _ => None,
    });
    view! { {move || hour.get().map(|hour| shown(desk, hour))} }.into_any()
}

fn shown(desk: Desk, hour: Hour) -> AnyView {
    let words = tr!(heure.says, hour = capitalised(hour_words(hour)));
    view! {
        <section class="stage" aria-label=words.clone()>
            {spoken(desk, words.clone())}
            {move || if desk.hands_on() { draggable(desk, hour) } else { still(hour) }}
        </section>
    }
    .into_any()
}

fn still(hour: Hour) -> AnyView {
    view! { <div class="drawn">{clock_card(hour)}</div> }.into_any()
}

fn draggable(desk: Desk, hour: Hour) -> AnyView {
    let drag = Drag::new(".slot[data-drop]", move |slot| {
        let slot = slot.get_attribute("data-slot").and_then(|slot| slot.parse().ok());
        if let Some(slot) = slot {
            desk.act(Move::Lay { slot });
        }
    });
    view! {
        <div class="drawn" data-grab=""
            on:pointerdown=move |event| drag.down(&event)
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |event| { drag.up(&event); }
            on:pointercancel=move |event| drag.cancel(&event)>
            {clock_card(hour)}
        </div>
    }
    .into_any()
}
