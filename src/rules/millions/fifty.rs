//! 50:50 (MIL-J50-1 to J50-4, 2P-14, Q13; option O8): two answers remain, one of them right.

use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::*;

impl Act {
    /// The contestant gives the holder to the host, who covers wrong answers at random or by choice (option O8).
    pub(super) fn fifty(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.used(seat, Lifeline::Fifty)?;
        if self.state.house.options.chosen_fifty && self.state.host().is_some() {
            self.state.phase = Phase::Fifty { asker: seat };
            return Ok(false);
        }
        let spared = self.state.wrong_left(seat).draw(&mut self.state.chance);
        self.halves(seat, spared);
        Ok(true)
    }

    /// The host lets that wrong answer stay (option O8).
    pub(super) fn spare(&mut self, asker: Seat, letter: Letter) -> Result<Sealed, Refusal> {
        if letter == self.state.right() {
            return Err(Refusal::RightStaysAnyway);
        }
        if !self.state.wrong_left(asker).has(letter) {
            return Err(Refusal::Excluded);
        }
        self.halves(asker, letter);
        Ok(true)
    }

    /// Excludes all wrong answers but `spared`, whatever was covered (MIL-Q13).
    fn halves(&mut self, seat: Seat, spared: Letter) {
        let gone = self.state.wrong_left(seat).without(Letters::only(spared));
        let open = self.state.house.options.television;
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
