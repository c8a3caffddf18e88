//! 50:50 (MIL-J50-1 to J50-4, 2P-14, Q13; option O8): two answers remain, one of them right.

use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::*;

impl Act {
    /// He gives his holder to the host, who covers wrong answers by chance or by choice (option O8).
    pub(super) fn fifty(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.used(seat, Lifeline::Fifty)?;
        if self.table.house.options.chosen_fifty && self.table.host().is_some() {
            self.table.phase = Phase::Fifty { asker: seat };
            return Ok(false);
        }
        let spared = self.table.wrong_left(seat).draw(&mut self.table.chance);
        self.halves(seat, spared);
        Ok(true)
    }

    /// The host lets that wrong answer stay (option O8).
    pub(super) fn spare(&mut self, asker: Seat, letter: Letter) -> Result<Sealed, Refusal> {
        if letter == self.table.right() {
            return Err(Refusal::RightStaysAnyway);
        }
        if !self.table.wrong_left(asker).has(letter) {
            return Err(Refusal::Excluded);
        }
        self.halves(asker, letter);
        Ok(true)
    }

    /// All wrong answers but that one are excluded, whatever he had covered (MIL-Q13).
    fn halves(&mut self, seat: Seat, spared: Letter) {
        let gone = self.table.wrong_left(seat).without(Letters::only(spared));
        let open = self.table.house.options.television;
        let holder = self.holder(seat);
        holder.halved = gone;
        holder.bare();
        let left = open.then(|| holder.left());
        self.see(Event::Halved { seat, left });
        self.answers(seat, false);
    }
}

impl Millions {
    /// The wrong answers that are not excluded for that seat.
    pub(super) fn wrong_left(&self, seat: Seat) -> Letters {
        self.holder(seat).left().without(Letters::only(self.right()))
    }
}
