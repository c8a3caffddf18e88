//! The roller names his opponent or designates a player by tapping a seat (EGO-SE2, DE2, DL1), while the
//! question is still sealed.

use super::desk::Desk;
use crate::app::parts::Symbol;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::view::PhaseView;
use leptos::prelude::*;

/// The foot of the right page: the question is sealed.
#[component]
pub fn Sealed() -> impl IntoView {
    view! {
        <p class="sealed"><Symbol sprite="egomaster" id="ego-seal" class="seal"/><span>{tr!(egomaster.sealed)}</span></p>
    }
}

/// Whether the person on turn may designate or choose that seat.
pub fn may_be_named(desk: Desk, seat: Seat) -> bool {
    let person = desk.sitting.status.turn().get().is_some_and(|seat| desk.is_person(seat));
    let among = |phase: &PhaseView| matches!(phase, PhaseView::Opponent { among, .. } if among.contains(&seat));
    person && desk.phase.with(among)
}
