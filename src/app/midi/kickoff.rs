//! Round 1, the kick-off (MIDI-R1): a number is named, then the question is asked.

use super::asked::ask;
use super::desk::Desk;
use super::parts::numbers::numbers;
use super::parts::ticket::{call, person, stub, ticket, who};
use crate::app::dom::{Dom, group};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::{PhaseView, StepView};
use leptos::prelude::*;

/// The stage of the round.
pub fn stage(desk: Desk) -> Dom {
    group().child(move || match desk.phase.get() {
        PhaseView::Kickoff { seat, step } => turn(desk, seat, &step),
        _ => Dom::none(),
    })
}

/// A turn of the kick-off; sudden death has the same (option O5).
pub fn turn(desk: Desk, seat: Seat, step: &StepView) -> Dom {
    match step {
        StepView::Number => names(desk, seat),
        StepView::Asked(question) => {
            let number = desk.sitting.read(|s| asked_number(s.journal()));
            ask(desk, question, number.map(|n| stub(tr!(midi.no), n)), None)
        }
    }
}

/// The number that was named last.
fn asked_number(journal: &[crate::rules::session::Entry<Move>]) -> Option<u8> {
    use crate::rules::session::Entry;
    journal.iter().rev().find_map(|entry| match entry {
        Entry::Move { mv: Move::Number(number), .. } => Some(*number),
        _ => None,
    })
}

fn names(desk: Desk, seat: Seat) -> Dom {
    let (chair, name) = (desk.chair(seat), desk.name(seat));
    let words = if desk.is_person(seat) {
        tr!(midi.do_number, name = name)
    } else {
        tr!(midi.do_wait, name = name)
    };
    let open = Signal::derive(move || desk.hands_on());
    let on = Callback::new(move |number| desk.act(Move::Number(number)));
    let body = who(group().child(person(&chair)).child(" ").child(tr!(midi.names_number)));
    group()
        .child(ticket(tr!(midi.question), None, body, call(chair.mark, "hand", words)))
        .child(numbers(tr!(midi.numbers), "number", open, on))
}
