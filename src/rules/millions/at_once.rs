//! One word for everybody (MIL-Q48): where all are asked at the same time and agree, the table makes the move
//! once instead of each player separately.

use super::moves::Sealed;
use super::*;

impl Millions {
    /// The move that the table may make for all who are still asked; only if they are at least two.
    pub(super) fn one_word(&self) -> Option<Move> {
        match self.phase {
            Phase::Choices { .. } => Some(Move::Try),
            Phase::FinalWords => Some(Move::Yes),
            _ => None,
        }
        .filter(|_| self.awaited().count() >= 2)
    }
}

impl Act {
    /// Makes the move for all who are still asked: they try the next question, or say their final word.
    pub(super) fn says_as_one(&mut self) -> Sealed {
        let tries = self.state.is_choosing();
        let all: Vec<Seat> = self.state.awaited().iter().collect();
        let say = |seat| if tries { self.tries(seat) } else { self.final_word(seat) };
        all.into_iter().map(say).fold(false, |_, sealed| sealed)
    }
}
