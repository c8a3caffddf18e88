//! Correction of a ruling right or wrong, always possible, sealed or not: the table returns to the state
//! before the ruling, with its money and clocks, and continues with the opposite ruling.

use super::fatal::{FaceOff, Manner, Running};
use super::*;
use std::sync::Arc;

/// The last ruling: the table before it, its game time, and whether it was "right".
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Last(Arc<(Midi, Ms, bool)>);

impl Last {
    /// Keeps that table before the ruling is applied to it.
    pub fn before(table: &Midi, at: Ms, right: bool) -> Last {
        Last(Arc::new((
            Midi { ruled: None, said: said::Last::NOTHING, ..table.clone() },
            at,
            right,
        )))
    }

    /// The public view of it.
    pub fn view(&self) -> Option<Ruling> {
        let (table, _, right) = &*self.0;
        let (seat, of_star) = match table.phase {
            Phase::Fatal(face_off) => (face_off.answerer(), false),
            Phase::Star(guess) => (guess.seat, true),
            _ => return None,
        };
        Some(Ruling { seat, right: *right, of_star })
    }
}

/// A ruling that can still be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Ruling {
    /// The seat that answered.
    pub seat: Seat,
    /// Whether it was ruled right.
    pub right: bool,
    /// Whether it was a guess at the star.
    pub of_star: bool,
}

/// Corrects the last ruling at game time `at`.
///
/// Cards drawn and questions asked since then stay used, so that none is asked twice; in a face-off the
/// clocks return to their times at the ruling, and rest until the tablet is in the right hands.
pub(super) fn overrule(state: &Midi, at: Ms) -> Result<Step<Midi>, Refusal> {
    let Some(Last(last)) = &state.ruled else { return Err(Refusal::NothingToOverrule) };
    let (before, ruled_at, was_right) = &**last;
    let right = !was_right;
    let mut act = Act::new(before, at);
    (act.state.piles, act.state.childrens) = (state.piles, state.childrens);
    act.state.chance = state.chance.clone();
    match before.phase {
        Phase::Fatal(mut face_off) => {
            let left = face_off.left_at(*ruled_at);
            face_off.clock = Running::Until(at.after(left));
            act.state.phase = Phase::Fatal(face_off);
            act.keep_ruling(right);
            act.see(Event::Overruled { seat: face_off.answerer(), right });
            act.reveal_open(&face_off, right);
            let cards = used_since(&face_off, state, *was_right);
            act.ruled_on(FaceOff { has_tablet: None, cards, ..face_off }, right);
            act.rest();
        }
        Phase::Star(guess) => {
            act.keep_ruling(right);
            act.see(Event::Overruled { seat: guess.seat, right });
            act.settle(guess, right);
        }
        _ => return Err(Refusal::NothingToOverrule),
    }
    Ok(act.done(true))
}

/// The cards of both sides, moved past the questions asked since the ruling so that none is asked again.
fn used_since(face_off: &FaceOff, state: &Midi, was_right: bool) -> [(u8, u8); 2] {
    let mut cards = face_off.cards;
    let side = usize::from(face_off.side);
    match state.phase {
        Phase::Fatal(now) if now.opponents == face_off.opponents => {
            cards = now.cards;
            if now.clock != Running::Passing {
                cards[usize::from(now.side)].1 += 1;
            }
        }
        _ => {
            // Time has run out on the question after the ruling.
            cards[side].1 += 1;
            let late = if was_right { 1 - side } else { side };
            cards[late].1 = (cards[late].1 + 1).min(8);
        }
    }
    cards
}

impl Act {
    /// After a correction every clock rests until the tablet is in the right hands.
    fn rest(&mut self) {
        let Phase::Fatal(mut face_off) = self.state.phase else { return };
        if self.state.manner(&face_off) != Manner::Automatic {
            face_off.left[usize::from(face_off.side)] = face_off.left_at(self.at);
            face_off.clock = Running::Passing;
            self.state.phase = Phase::Fatal(face_off);
        }
    }
}
