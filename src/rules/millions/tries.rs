//! Free tries (MIL-2P-2 to 2P-13, Q17, Q34, Q35; option O9): with nobody else there, a vote is two tries with
//! letter cards and a phone call is one; a right card wins the question, a wrong one is excluded.

use super::holder::Stand;
use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::*;

/// A free try that must be made now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tries {
    /// The seat that shows a card.
    pub seat: Seat,
    /// The lifeline that gave the try.
    pub lifeline: Lifeline,
    /// Whether it is the second card of a vote (MIL-2P-4).
    pub second: bool,
}

impl Act {
    /// A card must be shown; nothing else can be done before (MIL-2P-4a).
    pub(super) fn try_cards(&mut self, tries: Tries) {
        self.state.phase = Phase::Tries(tries);
        self.resume_clock(tries.seat);
    }

    /// Shows a card.
    pub(super) fn show(&mut self, tries: Tries, answer: Letter) -> Result<Sealed, Refusal> {
        let seat = tries.seat;
        if self.tried(seat, answer)? {
            return Ok(true);
        }
        match tries.lifeline {
            Lifeline::Audience if !tries.second => {
                self.state.phase = Phase::Tries(Tries { second: true, ..tries });
            }
            lifeline => {
                let free = self.state.house.options.second_card_free;
                self.holder(seat).free_card = free && lifeline == Lifeline::Phone;
                self.state.phase = Phase::Answer { seat, again: false };
            }
        }
        Ok(true)
    }

    /// Shows the second card of a phone call, which is free, too (option O9).
    pub(super) fn show_second(&mut self, seat: Seat, answer: Letter) -> Result<Sealed, Refusal> {
        if !self.state.holder(seat).free_card {
            return Err(Refusal::NoFreeTry);
        }
        if !self.tried(seat, answer)? {
            self.holder(seat).free_card = false;
        }
        Ok(true)
    }

    /// Tries a card: a right one wins the question at once, without a final word (MIL-2P-3, Q35); a wrong one
    /// is excluded (MIL-2P-12). Returns whether it was right.
    fn tried(&mut self, seat: Seat, answer: Letter) -> Result<bool, Refusal> {
        if self.state.holder(seat).excluded().has(answer) {
            return Err(Refusal::Excluded);
        }
        let right = answer == self.state.right();
        self.see(Event::Tried { seat, answer, right });
        let holder = self.holder(seat);
        if right {
            (holder.covers, holder.stand) = (Letters::only(answer).rest(), Stand::Final);
            self.go_on();
        } else {
            holder.tried = holder.tried.with(answer);
            holder.bare();
        }
        Ok(right)
    }
}
