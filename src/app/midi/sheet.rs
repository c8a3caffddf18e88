//! Round 2, blow by blow (MIDI-R2): seven propositions, each with a small flap that turns to its
//! verdict.

use super::asked::{left_until, move_button};
use super::desk::Desk;
use super::parts::flap::{Line, Opening, Verdicts, foot, sheet_board};
use super::parts::ticket::{call, person, question, ticket, who};
use super::parts::timer::seconds;
use crate::app::dom::{Dom, el, group, next_frame};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::{Clock, FlapView, PhaseView};
use leptos::prelude::*;

/// The stage: the sheet in the board. Drawn anew for a new sheet only, so that flaps are seen to
/// turn.
pub fn stage(desk: Desk) -> Dom {
    let q = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Sheet { q, starter, .. } => Some((q, starter)),
        _ => None,
    });
    group().child(move || q.get().map(|(q, starter)| sheet(desk, q, starter)))
}

/// The words of the verdicts.
pub fn verdicts() -> Verdicts {
    Verdicts { right: tr!(midi.is_true), wrong: tr!(midi.is_false) }
}

fn sheet(desk: Desk, q: String, starter: Seat) -> Dom {
    let reads = if desk.shown_to_all() { "" } else { tr!(midi.reads) };
    let body = group()
        .child(
            who(group().child(person(&desk.chair(starter))).child(" ").child(reads))
                .child(move || clock(desk)),
        )
        .child(question(q));
    let label = tr!(midi.question);
    let board = move || {
        let lines = (0..7).map(|place| line(desk, place)).collect();
        sheet_board(tr!(midi.board), lines, verdicts(), foot(tr!(midi.the_note)))
    };
    group()
        .child(ticket(label, None, body, group().child(move || do_it(desk))))
        .child(next_frame(board))
}

fn clock(desk: Desk) -> Option<Dom> {
    match desk.phase.get() {
        PhaseView::Sheet { clock: Clock::Until(until), .. } => {
            Some(seconds(left_until(desk, until), tr!(midi.seconds)))
        }
        _ => None,
    }
}

fn do_it(desk: Desk) -> Option<Dom> {
    let PhaseView::Sheet { seat, clock, .. } = desk.phase.get() else { return None };
    let name = desk.name(seat);
    let reading = clock == Clock::Reading;
    let words = match (desk.is_person(seat), reading) {
        (false, _) => tr!(midi.do_wait, name = name),
        (true, true) => tr!(midi.do_board, name = name),
        (true, false) => tr!(midi.do_open, name = name),
    };
    let ready = (reading && desk.is_person(seat))
        .then(|| move_button(desk, "ready", Move::Ready, tr!(midi.ready)));
    Some(el("div", "do").child(call(desk.chair(seat).mark, "hand", words)).child(ready))
}

fn flap_at(desk: Desk, place: usize) -> Option<FlapView> {
    match desk.phase.get() {
        PhaseView::Sheet { flaps, .. } => flaps.into_iter().nth(place),
        _ => None,
    }
}

fn line(desk: Desk, place: usize) -> Line {
    let text = untrack(|| flap_at(desk, place)).map(|flap| flap.text).unwrap_or_default();
    let verdict = Memo::new(move |_| flap_at(desk, place).and_then(|flap| flap.verdict));
    let may = Signal::derive(move || {
        let reading =
            desk.phase.with(|p| matches!(p, PhaseView::Sheet { clock: Clock::Reading, .. }));
        desk.hands_on() && !reading
    });
    Line {
        verdict: verdict.into(),
        by: Signal::stored(None),
        opening: Opening {
            mv: "open",
            label: tr!(midi.open_flap, text = text.clone()),
            may,
            on: Callback::new(move |()| desk.act(Move::Open(place as u8 + 1))),
        },
        text: Signal::stored(text),
    }
}
