//! A drawn ghost (HEURE-G1): shown to everybody, then hidden in the hand.

use super::cards::{ghost_card, spoken};
use super::desk::Desk;
use crate::app::dom::{Dom, el};
use crate::app::old_parts::symbol;
use crate::app::words::tr;
use crate::rules::heure::Move;

/// The stage: boo!
pub fn stage(desk: Desk) -> Dom {
    el("section", "stage")
        .attr("aria-label", tr!(heure.boo))
        .child(spoken(desk, tr!(heure.boo).into()))
        .child(el("div", "drawn").child(ghost_card("ghost-card-boo")))
        .child(move || {
            desk.hands_on().then(|| {
                el("button", "button piece keep")
                    .attr("data-move", "hide")
                    .click(move || desk.act(Move::Hide))
                    .child(tr!(heure.hide))
                    .child(symbol("heure", "count", ""))
            })
        })
}
