//! A ruling right or wrong can always be corrected, sealed or not: the table goes back to the moment
//! of the ruling, with the money and the clocks of then, and goes on from the other ruling.

use super::fatal::{FaceOff, Manner, Running};
use super::*;
use std::sync::Arc;

/// The last ruling: the table before it, when it was given and how.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Last(Arc<(Midi, Ms, bool)>);

impl Last {
    /// The ruling that is being given on that table.
    pub fn before(table: &Midi, at: Ms, right: bool) -> Last {
        Last(Arc::new((
            Midi { ruled: None, said: said::Last::NOTHING, ..table.clone() },
            at,
            right,
        )))
    }

    /// What the table may know of it.
    pub fn view(&self) -> Option<Ruling> {
        let (table, _, right) = &*self.0;
        let (seat, of_star) = match table.phase {
            Phase::FaceOff(face_off) => (face_off.answerer(), false),
            Phase::Star(guess) => (guess.seat, true),
            _ => return None,
        };
        Some(Ruling { seat, right: *right, of_star })
    }
}

/// A ruling that can still be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Ruling {
    /// Whose answer it was.
    pub seat: Seat,
    /// Whether it was ruled right.
    pub right: bool,
    /// Whether it was a guess at the star.
    pub of_star: bool,
}

/// Corrects the last ruling at game time `at`.
///
/// Cards drawn and questions asked since then stay used, so that none comes twice; in a face-off the
/// clocks show what they showed at the ruling, and rest until the tablet is in the right hands.
pub(super) fn overrule(state: &Midi, at: Ms) -> Result<Step<Midi>, Refusal> {
    let Some(Last(last)) = &state.ruled else { return Err(Refusal::NothingToOverrule) };
    let (before, ruled_at, was_right) = &**last;
    let right = !was_right;
    let mut act = Act::new(before, at);
    (act.table.piles, act.table.childrens) = (state.piles, state.childrens);
    act.table.chance = state.chance.clone();
    match before.phase {
        Phase::FaceOff(mut face_off) => {
            let left = face_off.left_at(*ruled_at);
            face_off.clock = Running::Until(at.after(left));
            act.table.phase = Phase::FaceOff(face_off);
            act.keep_ruling(right);
            act.see(Event::Overruled { seat: face_off.answerer(), right });
            act.reveal_open(&face_off, right);
            let cards = used_since(&face_off, state, *was_right);
            act.ruled_on(FaceOff { held: None, cards, ..face_off }, right);
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

/// The cards of both sides, so that no question comes again that was asked since the ruling.
fn used_since(face_off: &FaceOff, state: &Midi, was_right: bool) -> [(u8, u8); 2] {
    let mut cards = face_off.cards;
    let side = usize::from(face_off.side);
    match state.phase {
        Phase::FaceOff(now) if now.opponents == face_off.opponents => {
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
        let Phase::FaceOff(mut face_off) = self.table.phase else { return };
        if self.table.manner(&face_off) != Manner::Automatic {
            face_off.left[usize::from(face_off.side)] = face_off.left_at(self.at);
            face_off.clock = Running::Passing;
            self.table.phase = Phase::FaceOff(face_off);
        }
    }
}
