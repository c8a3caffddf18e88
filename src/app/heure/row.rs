//! A row of seven slots on its sky: small for the others, large for the seat in focus, where
//! cards are laid and pushed.

use super::cards::clock_card;
use super::desk::Desk;
use super::emergency::Pushing;
use crate::app::dom::{Dom, el};
use crate::app::parts::symbol;
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
    let slots = (1..=SLOTS)
        .map(|slot| {
            let face =
                Memo::new(move |_| field.row().get().at(slot).map_or(Face::Free, Face::Card));
            slot_item(desk, seat, slot, face, None)
        })
        .collect::<Vec<_>>();
    let label = tr!(heure.row_of, name = desk.name(seat));
    el("ol", "hour-row").attr("aria-label", label).child(slots)
}

/// The large row of the seat in focus.
pub fn large_row(desk: Desk, seat: Seat, field: Field<SeatView>, pushing: Pushing) -> Dom {
    let row = move || pushing.preview(field.row().get());
    let hints = move || hints(desk, seat, pushing);
    let moments = (1..=SLOTS)
        .map(|slot| {
            let id = ["moment-", &slot.to_string()].concat();
            el("li", "moment").attr("aria-hidden", "true").child(symbol("heure", &id, ""))
        })
        .collect::<Vec<_>>();
    let slots = (1..=SLOTS)
        .map(|slot| {
            let face = Memo::new(move |_| face(&row(), slot, &hints()));
            slot_item(desk, seat, slot, face, Some(pushing))
        })
        .collect::<Vec<_>>();
    let label = tr!(heure.row_of, name = desk.name(seat));
    el("section", "me").attr("aria-label", label.clone()).child(
        el("ol", "hour-row large").attr("aria-label", label.clone()).child(moments).child(slots),
    )
}

/// What the phase points out on the large row.
#[derive(Clone, Copy, PartialEq, Default)]
struct Hints {
    fits: [bool; SLOTS as usize],
    free_to_try: bool,
    stuck: [bool; SLOTS as usize],
}

fn hints(desk: Desk, seat: Seat, pushing: Pushing) -> Hints {
    let mine = desk.sitting.turn.get() == Some(seat) && desk.is_person(seat);
    match desk.phase() {
        PhaseView::Place { slots, glow: true, .. } if mine => {
            Hints { fits: slots, ..Hints::default() }
        }
        PhaseView::Place { .. } if mine => Hints { free_to_try: true, ..Hints::default() },
        PhaseView::Emergency { jams, .. } if desk.sitting.turn.get() == Some(seat) => Hints {
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

fn slot_item(
    desk: Desk,
    seat: Seat,
    slot: Slot,
    face: Memo<Face>,
    pushing: Option<Pushing>,
) -> Dom {
    let fresh = move || {
        let laid = desk.fresh.get() == Some((seat, slot));
        (laid && matches!(face.get(), Face::Card(_))).then_some("")
    };
    let fits = move || matches!(face.get(), Face::Fits | Face::Try).then_some("");
    let pushed = move || pushing.and_then(|pushing| pushing.came_from(slot));
    el("li", "slot")
        .attr("data-slot", slot.to_string())
        .attr("data-new", fresh)
        .attr("data-fit", move || (face.get() == Face::Fits).then_some(""))
        .attr("data-drop", fits)
        .attr("data-stuck", move || (face.get() == Face::Stuck).then_some(""))
        .attr("data-pushed", pushed)
        .child(move || inside(desk, slot, face.get()))
        .child(pushing.map(|pushing| pushing.arrows(slot)))
}

fn inside(desk: Desk, slot: Slot, face: Face) -> Dom {
    let lay = move || desk.act(Move::Lay { slot });
    match face {
        Face::Card(hour) => clock_card(hour),
        Face::Free => el("span", "q")
            .attr("role", "img")
            .attr("aria-label", tr!(heure.free, slot = slot))
            .child("?"),
        Face::Fits => el("button", "fit")
            .attr("data-move", "lay")
            .attr("aria-label", tr!(heure.lay_at, slot = slot))
            .click(lay)
            .child(symbol("heure", "drop-here", "drop-here")),
        Face::Try => el("button", "q")
            .attr("data-move", "lay")
            .attr("aria-label", tr!(heure.lay_at, slot = slot))
            .click(lay)
            .child("?"),
        Face::Stuck => el("span", "q")
            .attr("role", "img")
            .attr("aria-label", tr!(heure.stuck, slot = slot))
            .child(symbol("heure", "cross", "")),
    }
}
