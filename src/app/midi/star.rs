//! The mystery star (MIDI-F-17 to F-21): said aloud, then looked at in secret and declared right or
//! wrong, or typed and compared (option O9).

use super::desk::Desk;
use super::fatal::eyes;
use super::master::seen;
use super::parts::faceoff::{card_to_judge, key, thumb};
use super::parts::ticket::{call, question, ticket};
use super::typed::typed;
use crate::app::dom::{Dom, after_paint, el, frames_later, group, next_frame};
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
    group().child(el("section", "asking").child(says)).child(next_frame(move || seen(desk)))
}

/// Lifts a curtain: a guesser looks behind the bottom flap with it (MIDI-F-19).
pub fn lift(desk: Desk, seat: Seat) {
    desk.lift(seat);
    let first = desk.phase.with_untracked(|p| matches!(p, PhaseView::Star { looked: false, .. }));
    if first {
        // Whoever has lowered it by then has seen nothing.
        after_paint(move || {
            if desk.sitting.eyes.try_get_untracked() == Some(Some(seat)) {
                desk.act_by(seat, Move::Look);
            }
        });
    }
}

/// The private screen of the guesser: the answer and his word of honour (MIDI-Q47), and what of the
/// picture everybody has seen.
pub fn looks(desk: Desk, seat: Seat) -> Dom {
    let judged = move || {
        let PhaseView::Star { answer: Some((answer, accept)), .. } = desk.phase.get() else {
            return None;
        };
        let asking = question(tr!(midi.honour, name = desk.name(seat)));
        let card = card_to_judge(asking, key(tr!(midi.the_answer), (answer, accept, vec![])));
        let (missed, found) = ((tr!(midi.missed), ""), (tr!(midi.found), ""));
        let all = group()
            .child(thumb(false, "wrong", missed, move || desk.act(Move::Wrong)))
            .child(card)
            .child(thumb(true, "right", found, move || desk.act(Move::Right)));
        Some(all)
    };
    // That he has looked is played a frame after the lifting, and the answer drawn a frame later.
    group()
        .child(eyes(desk, seat))
        .child(next_frame(move || group().child(judged)))
        .child(el("div", "seen").child(frames_later(3, move || seen(desk))))
}
