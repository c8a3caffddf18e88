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
        Last(Arc::new((Midi { ruled: None, ..table.clone() }, at, right)))
    }

    /// Whose answer it was, and how it was ruled.
    pub fn said(&self) -> Option<(Seat, bool)> {
        let (table, _, right) = &*self.0;
        match table.phase {
            Phase::FaceOff(face_off) => Some((face_off.answerer(), *right)),
            Phase::Star(guess) => Some((guess.seat, *right)),
            _ => None,
        }
    }
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
    act.table.piles = state.piles;
    act.table.chance = state.chance.clone();
    match before.phase {
        Phase::FaceOff(face_off) => {
            let face_off = moved_to(face_off, state, *ruled_at, at);
            act.table.phase = Phase::FaceOff(face_off);
            act.keep_ruling(right);
            act.see(Event::Overruled { seat: face_off.answerer(), right });
            act.rule(FaceOff { held: None, ..face_off }, right);
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

/// The face-off of the ruling, its clock as long as it was then, with the questions asked since.
fn moved_to(mut face_off: FaceOff, state: &Midi, ruled_at: Ms, at: Ms) -> FaceOff {
    let left = face_off.left_at(ruled_at);
    face_off.clock = Running::Until(at.after(left));
    if let Phase::FaceOff(now) = state.phase
        && now.opponents == face_off.opponents
    {
        // One less on the side of the ruling: ruling again counts its question once more.
        face_off.cards = now.cards;
        let asked = &mut face_off.cards[usize::from(face_off.side)].1;
        *asked = asked.saturating_sub(1);
    }
    face_off
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
