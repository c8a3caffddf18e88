//! A row of seven slots on its sky: small for the others, large for the seat in focus, where
//! cards are laid and pushed.

use super::cards::{clock_card, small_card};
use super::desk::Desk;
use super::emergency::Pushing;
use super::play::field;
use crate::app::dom::{Dom, el};
use crate::app::old_parts::symbol;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::row::{Row, SLOTS, Slot};
use crate::rules::heure::view::{PhaseView, SeatView, SeatViewStoreFields};
use leptos::prelude::*;
use reactive_stores::Field;

/// What a slot shows. Compared before anything is drawn, so that only changed slots are.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    Free,
    Card(crate::rules::heure::cards::Hour),
    /// The drawn card may go here and the help says so.
    Fits,
    /// Free, and without help any free slot can be tried.
    Try,
    /// Nothing can fill it.
    Stuck,
}

/// The small row of a seat that is only looked at.
pub fn small_row(desk: Desk, seat: Seat, field: Field<SeatView>) -> Dom {
    // One look at the store; the slots of a row that stays as it is are then not asked.
    let row = Memo::new(move |_| field.row().get());
    let slot_of = |slot| {
        let face = Memo::new(move |_| row.with(|row| row.at(slot)).map_or(Face::Free, Face::Card));
        let fresh = move || desk.fresh.get() == Some((seat, slot));
        el("li", "slot").attr("data-new", fresh).child(free(slot, face)).child(move || {
            match face.get() {
                Face::Card(hour) => small_card(hour),
                other => inside(desk, slot, other),
            }
        })
    };
    let slots: Vec<Dom> = (1..=SLOTS).map(slot_of).collect();
    let label = tr!(heure.row_of, name = desk.name(seat));
    el("ol", "hour-row").attr("aria-label", label).child(slots)
}

/// The large row: always that of the seat in focus.
pub fn large_row(desk: Desk, pushing: Pushing) -> Dom {
    let row = Memo::new(move |_| pushing.preview(field(desk, desk.focus.get()).row().get()));
    let hints = Memo::new(move |_| hints(desk, desk.focus.get(), pushing));
    let moment = |slot: Slot| {
        let id = ["moment-", &slot.to_string()].concat();
        el("li", "moment").attr("aria-hidden", "true").child(symbol("heure", &id, ""))
    };
    let slot_of = |slot| {
        let face = Memo::new(move |_| row.with(|row| hints.with(|hints| face(row, slot, hints))));
        large_slot(desk, slot, face, pushing)
    };
    let moments: Vec<Dom> = (1..=SLOTS).map(moment).collect();
    let slots: Vec<Dom> = (1..=SLOTS).map(slot_of).collect();
    let label = move || tr!(heure.row_of, name = desk.name(desk.focus.get()));
    el("section", "me")
        .attr("aria-label", label)
        .child(el("ol", "hour-row large").attr("aria-label", label).child(moments).child(slots))
}

/// What the phase points out on the large row.
#[derive(Clone, Copy, PartialEq, Default)]
struct Hints {
    fits: [bool; SLOTS as usize],
    free_to_try: bool,
    stuck: [bool; SLOTS as usize],
}

fn hints(desk: Desk, seat: Seat, pushing: Pushing) -> Hints {
    let on_turn = desk.sitting.turn.get() == Some(seat);
    let mine = on_turn && desk.is_person(seat) && desk.sitting.painted.get();
    match desk.phase() {
        PhaseView::Place { slots, glow: true, .. } if mine => {
            Hints { fits: slots, ..Hints::default() }
        }
        PhaseView::Place { .. } if mine => Hints { free_to_try: true, ..Hints::default() },
        PhaseView::Emergency { jams, .. } if on_turn && desk.painted_focus.get() == seat => Hints {
            stuck: std::array::from_fn(|i| {
                let slot = i as Slot + 1;
                pushing.is_empty() && jams.iter().any(|jam| jam.left < slot && slot < jam.right)
            }),
            ..Hints::default()
        },
        _ => Hints::default(),
    }
}

fn face(row: &Row, slot: Slot, hints: &Hints) -> Face {
    let index = usize::from(slot) - 1;
    match row.at(slot) {
        Some(hour) => Face::Card(hour),
        None if hints.fits[index] => Face::Fits,
        None if hints.free_to_try => Face::Try,
        None if hints.stuck[index] => Face::Stuck,
        None => Face::Free,
    }
}

fn large_slot(desk: Desk, slot: Slot, face: Memo<Face>, pushing: Pushing) -> Dom {
    let fresh = move || {
        let laid = desk.fresh.get() == Some((desk.focus.get(), slot));
        laid && matches!(face.get(), Face::Card(_))
    };
    el("li", "slot")
        .attr("data-slot", slot)
        .attr("data-new", fresh)
        .attr("data-fit", move || face.get() == Face::Fits)
        .attr("data-drop", move || matches!(face.get(), Face::Fits | Face::Try))
        .attr("data-stuck", move || face.get() == Face::Stuck)
        .attr("data-pushed", move || pushing.came_from(slot))
        .child(free(slot, face))
        .child(move || inside(desk, slot, face.get()))
        .child(pushing.arrows(slot))
}

/// What a free slot shows. It stays in the page below whatever covers it: slots fill and empty with
/// almost every tap.
fn free(slot: Slot, face: Memo<Face>) -> Dom {
    el("span", "q")
        .attr("role", "img")
        .attr("aria-label", tr!(heure.free, slot = slot))
        .attr("aria-hidden", move || (face.get() != Face::Free).then_some("true"))
        .child("?")
}

fn inside(desk: Desk, slot: Slot, face: Face) -> Dom {
    let lay = move || desk.act(Move::Lay { slot });
    match face {
        Face::Card(hour) => clock_card(hour),
        Face::Free => Dom::none(),
        Face::Fits => el("button", "fit")
            .attr("data-move", "lay")
            .attr("aria-label", tr!(heure.lay_at, slot = slot))
            .click(lay),
        Face::Try => el("button", "q")
            .attr("data-move", "lay")
            .attr("aria-label", tr!(heure.lay_at, slot = slot))
            .click(lay),
        Face::Stuck => el("span", "q")
            .attr("role", "img")
            .attr("aria-label", tr!(heure.stuck, slot = slot))
            .child(symbol("heure", "cross", "")),
    }
}
