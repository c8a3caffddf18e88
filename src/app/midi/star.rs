//! The mystery star (MIDI-F-17 to F-21): said aloud, then looked at in secret and declared right or
//! wrong, or typed and compared (option O9).

use super::desk::Desk;
use super::fatal::{eyes, thumb};
use super::master::board;
use super::parts::ticket::{call, question, ticket};
use super::typed::typed;
use crate::app::dom::{Dom, el, group};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The public stage: an automatic player's guess, or one that is typed.
pub fn stage(desk: Desk) -> Dom {
    let guess = move || match desk.phase.get() {
        PhaseView::Star { seat, typed, .. } => Some((seat, typed)),
        _ => None,
    };
    let says = move || {
        let (seat, types) = guess()?;
        let name = desk.name(seat);
        let person = desk.is_person(seat);
        let words = if person {
            tr!(midi.do_name, name = name.clone())
        } else {
            tr!(midi.do_wait, name = name.clone())
        };
        let body = question(tr!(midi.has_found, name = name));
        let side = group()
            .child(ticket(tr!(midi.star), None, body, call(desk.chair(seat).mark, "star", words)))
            .child((person && types).then(|| typed(desk, tr!(midi.your_answer))));
        Some(side)
    };
    group().child(el("section", "ask-side").child(says)).child(board(desk))
}

/// Lifts a curtain: a guesser looks behind the bottom flap with it (MIDI-F-19).
pub fn lift(desk: Desk, seat: Seat) {
    desk.lift(seat);
    let first = desk.phase.with_untracked(|p| matches!(p, PhaseView::Star { looked: false, .. }));
    if first {
        desk.act_by(seat, Move::Look);
    }
}

/// The private screen of the guesser: the answer, and his word of honour (MIDI-Q47).
pub fn looks(desk: Desk, seat: Seat) -> Dom {
    let answer = move || match desk.phase.get() {
        PhaseView::Star { answer: Some((answer, accept)), .. } => Some(key(&answer, &accept)),
        _ => None,
    };
    let console = el("section", "console piece")
        .attr("aria-label", tr!(midi.star))
        .child(el("div", "ask").child(question(tr!(midi.honour, name = desk.name(seat)))))
        .child(el("div", "key").child(answer));
    let wrong = thumb(desk, "wrong", Move::Wrong, tr!(midi.missed), "");
    let right = thumb(desk, "right", Move::Right, tr!(midi.found), "");
    group()
        .child(eyes(desk, seat))
        .child(el("div", "judging").child(wrong).child(console).child(right))
}

fn key(answer: &str, accept: &[String]) -> Dom {
    let also = (!accept.is_empty()).then(|| tr!(midi.also, words = accept.join(", ")));
    group()
        .child(
            el("p", "answer")
                .child(el("span", "label").child(tr!(midi.the_answer)))
                .child(el("strong", "").child(answer.to_owned())),
        )
        .child(also.map(|also| el("p", "variants").child(also)))
}
