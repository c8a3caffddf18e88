//! One word for everybody (MIL-Q48): where all are asked at the same time and agree, the table makes the move
//! once instead of each person separately.

use super::moves::Sealed;
use super::*;

impl Millions {
    /// The people who are still asked.
    fn people_awaited(&self) -> Crowd {
        let people = self.awaited().iter().filter(|seat| self.house.levels[seat.index()].is_none());
        people.collect()
    }

    /// The move that the table may make for all people who are still asked; only if they are at least two.
    pub(super) fn one_word(&self) -> Option<Move> {
        match self.phase {
            Phase::Choices { .. } => Some(Move::Try),
            Phase::FinalWords => Some(Move::Yes),
            _ => None,
        }
        .filter(|_| self.people_awaited().count() >= 2)
    }
}

impl Act {
    /// Makes the move for all people who are still asked: they try the next question, or say their final
    /// word. Automatic players answer for themselves.
    pub(super) fn says_as_one(&mut self) -> Sealed {
        let tries = self.state.is_choosing();
        let all: Vec<Seat> = self.state.people_awaited().iter().collect();
        let say = |seat| if tries { self.tries(seat) } else { self.final_word(seat) };
        all.into_iter().map(say).fold(false, |_, sealed| sealed)
    }
}
