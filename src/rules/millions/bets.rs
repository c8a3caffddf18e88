//! Side bets, a rule of ours (MIL-Q53): whoever is out bets on who falls at the question that is answered. No money
//! moves; right bets are announced, and counted in the results.

use super::moves::Sealed;
use super::*;

impl Millions {
    /// Those on whom that seat may bet now, which it has not done yet: those who are in, while a question is answered.
    #[must_use]
    pub fn bets_on(&self, seat: Seat) -> Vec<Seat> {
        let there = seat.0 < self.house.seats && self.present.has(seat);
        let looks_on = there && !self.still.has(seat) && self.host() != Some(seat);
        // Whoever is asked for a letter gives it first.
        if !looks_on || !self.is_read() || self.acts(seat) {
            return vec![];
        }
        let bet = self.bets.0[seat.index()];
        self.asked().filter(|on| bet != Some(*on)).collect()
    }
}

impl Act {
    /// Places a bet, or changes it.
    pub(super) fn bet(&mut self, seat: Seat, on: Seat) -> Result<Sealed, Refusal> {
        if !self.state.bets_on(seat).contains(&on) {
            return Err(Refusal::NoBet);
        }
        self.state.bets.0[seat.index()] = Some(on);
        self.see(Event::Bet { seat, on });
        Ok(false)
    }

    /// The question is over: announces who has bet on one of those who fell.
    pub(super) fn bets_are_over(&mut self, fell: Crowd) {
        let bets = std::mem::take(&mut self.state.bets.0);
        let right = |seat: &Seat| bets[seat.index()].is_some_and(|on| fell.has(on));
        let all: Vec<Seat> = self.state.present.iter().filter(right).collect();
        all.into_iter().for_each(|seat| self.see(Event::BetRight { seat }));
    }
}
