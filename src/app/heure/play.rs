//! The play screen: the others' rows, the stage of the phase, the row in focus.

use super::cards::{pile, seat_panel};
use super::desk::Desk;
use super::emergency::Pushing;
use super::row::{large_row, small_row};
use super::{ask, draw, emergency, ghost, place};
use crate::app::dom::{Dom, el, trailing, trailing_by};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::view::{PhaseView, SeatView, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::{Field, StoreFieldIterator};

/// The public table.
pub fn play(desk: Desk) -> Dom {
    let pushing = Pushing::new(desk);
    let pile_count = Memo::new(move |_| desk.sitting.table.pile().get());
    // The large row moves on first, then what adorns it, then the small ones, then whose it is.
    let focus = trailing(move || desk.painted_focus.get());
    let whose = trailing_by(2, move || desk.painted_focus.get());
    el("main", "play")
        .child(el("ul", "others").attr("aria-label", tr!(heure.others)).child(others(desk, focus)))
        .child(move || stage(desk, pushing, desk.sitting.phase.get()))
        .child(
            el("div", "head")
                .child(move || seat_panel(desk, whose.get(), field(desk, whose.get())))
                .child(el("p", "do").child(move || desk.landed().then(|| what_to_do(desk))))
                .child(pile(pile_count)),
        )
        .child(large_row(desk, pushing))
}

/// What the eyes now looking know of a seat.
pub fn field(desk: Desk, seat: Seat) -> Field<SeatView> {
    desk.sitting.table.seats().at_unkeyed(seat.index()).into()
}

/// Every seat's small row; the one in focus is hidden, the others follow it clockwise. They stay
/// in the page when the turn passes: drawing them anew would cost a slow tablet a tenth of a second.
fn others(desk: Desk, focus: ReadSignal<Seat>) -> Vec<Dom> {
    let seats = desk.chairs().len() as u8;
    let item = |seat: Seat| {
        let order = move || (seat.0 + seats - focus.get().0) % seats;
        el("li", "")
            .attr("aria-hidden", move || (focus.get() == seat).then_some("true"))
            .style(("--order", order))
            .child(seat_panel(desk, seat, field(desk, seat)))
            .child(small_row(desk, seat, field(desk, seat)))
    };
    Seat::all(seats).map(item).collect()
}

/// One match: a phase is a stage.
fn stage(desk: Desk, pushing: Pushing, phase: &str) -> Dom {
    match phase {
        "draw" | "emergency" if !desk.sitting.painted.get() => Dom::none(),
        "draw" => draw::stage(desk),
        "place" => place::stage(desk),
        "ghost" => ghost::stage(desk),
        "ask" => ask::stage(desk),
        "answer" => ask::answer_stage(desk),
        "emergency" => emergency::stage(desk, pushing),
        _ => Dom::none(),
    }
}

/// The one thing to do now, in words.
pub fn what_to_do(desk: Desk) -> String {
    let Some(turn) = desk.sitting.turn.get() else { return String::new() };
    let name = desk.name(turn);
    if !desk.is_person(turn) {
        return tr!(heure.do_wait, name = name);
    }
    let from = desk.name(desk.sitting.table.victim().get());
    match desk.phase() {
        PhaseView::Draw { full: true, .. } => tr!(heure.do_draw_full, from = from),
        PhaseView::Draw { .. } => tr!(heure.do_draw, from = from),
        PhaseView::Place { glow: true, .. } => tr!(heure.do_place).into(),
        PhaseView::Place { .. } => tr!(heure.do_place_free).into(),
        PhaseView::Ghost => tr!(heure.do_ghost).into(),
        PhaseView::Ask { .. } => tr!(heure.do_ask).into(),
        PhaseView::Answer { .. } => tr!(heure.do_answer, name = name),
        PhaseView::Emergency { .. } => tr!(heure.do_push).into(),
        PhaseView::Over { .. } => String::new(),
    }
}

/// What happens, for the bar.
pub fn what_happens(desk: Desk) -> String {
    let Some(turn) = desk.sitting.turn.get() else { return tr!(heure.over).into() };
    let name = desk.name(turn);
    match desk.phase() {
        PhaseView::Draw { .. } => {
            let from = desk.name(desk.sitting.table.victim().get());
            tr!(heure.draws_from, name = name, from = from)
        }
        PhaseView::Place { .. } => tr!(heure.lays, name = name),
        PhaseView::Ghost => tr!(heure.drew_ghost, name = name),
        PhaseView::Ask { .. } => tr!(heure.asks, name = name),
        PhaseView::Answer { .. } => tr!(heure.answers, name = name),
        PhaseView::Emergency { .. } => tr!(heure.unblocks, name = name),
        PhaseView::Over { .. } => tr!(heure.over).into(),
    }
}
