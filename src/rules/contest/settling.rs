//! What follows from a challenge, in any game: chips, elimination, the next turn (DEF-T3, F, R16, R30,
//! R31, R37; EGO-T7, A7, F, R27, R33, R39).

use super::SEATS;
use super::state::{Contested, End, Next};
use super::told::{Refusal, Told};
use crate::rules::Seat;
use crate::rules::act::Act;
use crate::rules::purse::Payer;
use crate::rules::stakes::{self, Paid};

impl<G: Contested> Act<G> {
    /// Moves chips and emits the event.
    pub(in crate::rules) fn moves_chips(&mut self, from: Payer, to: Payer, amount: u32) {
        let amount = self.state.common_mut().purse.pay(from, to, amount);
        if amount > 0 {
            self.tell(Told::Paid { from, to, amount });
        }
    }

    /// Returns all stakes (DEF-R16, EGO-R33), after the event `said`.
    pub(in crate::rules) fn give_back(&mut self, paid: &Paid<SEATS>, said: G::Event) {
        let back = stakes::give_back(&mut self.state.common_mut().purse, paid);
        self.see(said);
        for (to, amount) in back {
            self.tell(Told::Paid { from: Payer::Pot, to, amount });
        }
    }

    /// The challenge is settled: eliminates players and begins the next turn, or ends the game.
    pub(in crate::rules) fn turn_over(&mut self, active: Seat) {
        G::bank_settles(self);
        if !self.state.common().enrichment {
            self.eliminate(active);
        }
        let common = self.state.common_mut();
        let left = common.company.still_in();
        if left.count() == 1 {
            return self.over(End { winner: left.iter().next(), counted: false });
        }
        let seat = common.company.next(active);
        common.turns = common.turns.saturating_add(1);
        self.state.go_on(Next::Roll(seat));
        self.tell(Told::Turn { seat });
    }

    /// Eliminates players who own nothing, with their own pieces.
    fn eliminate(&mut self, active: Seat) {
        let common = self.state.common_mut();
        let before = common.company.still_in();
        let broke = common.purse.broke(before);
        for seat in common.company.eliminate(broke, active) {
            self.state.leaves(seat);
            self.tell(Told::Eliminated { seat });
        }
        let company = &self.state.common().company;
        if before.count() > 2 && company.still_in().count() == 2 {
            let reader = company.reader(company.next(active));
            self.tell(Told::TwoLeft { reader });
        }
    }

    /// The table chooses, between turns, which of the eliminated reads to the end.
    pub(in crate::rules) fn appoint(&mut self, seat: Seat) -> Result<bool, G::Refusal> {
        if !self.state.between_turns() || !self.state.common_mut().company.appoint(seat) {
            return Err(Refusal::NoReaderToChoose.into());
        }
        self.tell(Told::Appointed { seat });
        Ok(false)
    }
}
