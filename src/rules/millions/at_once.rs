//! One word for everybody (MIL-Q48): where all are asked at the same time and agree, the table says it
//! once instead of each for himself.

use super::moves::Sealed;
use super::*;

impl Millions {
    /// What all who are still asked may say as one: at least two, or it would be nobody's word but his own.
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
    /// All who are still asked try the next question, or say their final word.
    pub(super) fn says_as_one(&mut self) -> Sealed {
        let tries = self.table.is_choosing();
        let all: Vec<Seat> = self.table.awaited().iter().collect();
        let say = |seat| if tries { self.tries(seat) } else { self.final_word(seat) };
        all.into_iter().map(say).fold(false, |_, sealed| sealed)
    }
}
