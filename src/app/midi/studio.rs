//! The studio: a reveal, a lowered curtain, a private screen or the stage of the phase – never two
//! of them – over the desks of all players.

use super::desk::Desk;
use super::seats::seats;
use super::{asked, duel, fatal, kickoff, master, opponent, reveal, sheet, star, tiebreak};
use crate::app::dom::{Dom, el, frames_later, group};
use crate::app::old_parts::curtain::{curtain, seats_below};
use crate::app::shell::idle;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::view::{PhaseView, Running, SeatViewStoreFields, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

#[derive(Clone, Copy, PartialEq)]
enum Screen {
    Open,
    Lowered(Seat),
    Lifted(Seat),
}

/// What is on the screen while the game runs.
pub fn studio(desk: Desk) -> Dom {
    let screen = Memo::new(move |_| match (desk.reveal.get(), desk.private.get()) {
        (true, _) | (_, None) => Screen::Open,
        (_, Some(seat)) if desk.sitting.eyes.get() == Some(seat) => Screen::Lifted(seat),
        (_, Some(seat)) => Screen::Lowered(seat),
    });
    group().child(move || match screen.get() {
        // The results take the place of all this.
        _ if desk.sitting.phase.get_untracked() == "over" => Dom::none(),
        Screen::Open => open(desk),
        Screen::Lowered(seat) => lowered(desk, seat),
        Screen::Lifted(seat) => lifted(desk, seat),
    })
}

/// What everybody sees: a reveal or the stage of the phase. The desks stay while stages change, so
/// that money flies over them; where they are new themselves, the first stage comes after them.
fn open(desk: Desk) -> Dom {
    let (reveal, phase) = (desk.reveal, desk.sitting.phase);
    let name = Memo::new(move |_| if reveal.get() { "reveal" } else { phase.get() });
    el("main", "studio")
        .attr("data-stage", move || name.get())
        .child(frames_later(2, move || {
            let scene = move || el("section", scene(name.get())).child(stage(desk, name.get()));
            group().child(scene)
        }))
        .child(seats(desk))
}

/// How a stage is laid out.
fn scene(name: &str) -> &'static str {
    match name {
        name if is_split(name) => "scene split",
        "fatal" => "scene duo-scene",
        _ => "scene stacked",
    }
}

/// Whether a stage has a board beside its question, and needs the height for it.
pub fn is_split(name: &str) -> bool {
    matches!(name, "sheet" | "master" | "star")
}

/// One match: a phase is a stage.
fn stage(desk: Desk, name: &str) -> Dom {
    match name {
        "reveal" => reveal::reveal(desk),
        "kickoff" => kickoff::stage(desk),
        "duel" => duel::stage(desk),
        "sheet" => sheet::stage(desk),
        "opponent" => opponent::stage(desk),
        "fatal" => fatal::stage(desk),
        "master" => master::stage(desk),
        "star" => star::stage(desk),
        "tiebreak" => tiebreak::stage(desk),
        _ => Dom::none(),
    }
}

/// The lowered curtain of a seat, with everybody's seats below.
fn lowered(desk: Desk, seat: Seat) -> Dom {
    let lift = Callback::new(move |()| star::lift(desk, seat));
    let looked = |phase: &PhaseView| matches!(phase, PhaseView::Star { looked: true, .. });
    let star = desk.sitting.phase.get_untracked() == "star";
    let text = if star { tr!(curtain.star) } else { tr!(curtain.questions) };
    // Who has not looked yet may think better of it.
    let leave = (star && !desk.phase.with_untracked(looked))
        .then(|| Callback::new(move |()| desk.sitting.undo()));
    let chairs = desk.chairs();
    let sum = |seat: Seat| {
        let wallet = desk.sitting.table.seats().at_unkeyed(seat.index()).wallet();
        let words = super::parts::money::amount(wallet.get_untracked());
        el("span", "count").child(words)
    };
    let sums = Seat::all(chairs.len() as u8).map(sum).collect();
    group().child(curtain(&desk.chair(seat), text, lift, leave)).child(seats_below(
        &chairs,
        seat.index(),
        sums,
    ))
}

/// The lifted curtain: for one pair of eyes, until its owner is done, goes quiet or leaves the page.
fn lifted(desk: Desk, seat: Seat) -> Dom {
    idle::after(DROPS_AFTER, move || {
        // A running clock says by itself that somebody is there.
        if !desk.phase.with_untracked(is_running) {
            desk.cover();
        }
    });
    idle::when_hidden(move || desk.cover());
    let star = desk.sitting.phase.get_untracked() == "star";
    el("main", "console")
        .attr("data-mark", desk.chair(seat).mark.0.to_string())
        .attr("data-stage", if star { "star" } else { "fatal" })
        .child(if star { star::looks(desk, seat) } else { fatal::reads(desk, seat) })
}

fn is_running(phase: &PhaseView) -> bool {
    matches!(phase, PhaseView::FaceOff(face_off) if matches!(face_off.clock, Running::Until(_)))
}

/// What there is to do and what is asked, for the voice. The private screens are not read aloud.
pub fn aloud(desk: Desk) -> String {
    let question = desk.phase.with(asked::question_aloud);
    [question, super::words::to_do(desk)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
