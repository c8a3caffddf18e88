//! Laying the drawn card (HEURE-T5, HEURE-P1–P7): it is said, and dragged or tapped into place.

use super::cards::{large_card, spoken};
use super::desk::Desk;
use super::words::hour_words;
use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::drag::Drag;
use crate::app::words::{capitalised, tr};
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;

/// The stage: the spoken hour and the card.
pub fn stage(desk: Desk) -> Dom {
    let hour = move || match desk.phase() {
        PhaseView::Place { hour, .. } => Some(hour),
        _ => None,
    };
    group().child(move || hour().map(|hour| shown(desk, hour)))
}

fn shown(desk: Desk, hour: Hour) -> Dom {
    let words = tr!(heure.says, hour = capitalised(hour_words(hour)));
    el("section", "stage")
        .attr("aria-label", words.clone())
        .child(spoken(desk, words.clone()))
        .child(move || if desk.hands_on() { draggable(desk, hour) } else { still(hour) })
}

fn still(hour: Hour) -> Dom {
    el("div", "drawn").child(large_card(hour))
}

fn draggable(desk: Desk, hour: Hour) -> Dom {
    let drag = Drag::new(".slot[data-drop]", move |slot| {
        let slot = slot.get_attribute("data-slot").and_then(|slot| slot.parse().ok());
        if let Some(slot) = slot {
            desk.act(Move::Lay { slot });
        }
    });
    el("div", "drawn")
        .attr("data-grab", "")
        .on("pointerdown", move |event| drag.down(&event))
        .child(large_card(hour))
}
