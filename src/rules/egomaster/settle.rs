//! Settling a question: the pot, the bank, solo, a faulty question (EGO-SE, SL, P, R25, R33).

use super::*;
use crate::rules::purse::Payer;

impl Act {
    /// The winner takes all that was staked, or the square sum from the bank (EGO-DE4, ME2).
    pub(super) fn won(&mut self, turn: Turn, winner: Seat) {
        if self.state.common.enrichment {
            self.bank_pays(winner, turn.square.sum());
        } else {
            let pot = self.state.common.purse.pot();
            self.moves_chips(Payer::Pot, Payer::Wallet(winner), pot);
        }
        self.turn_over(turn.active);
    }

    /// A solo answer was right or wrong: in the enrichment the bank pays the winner (EGO-SE4, SE5), later the
    /// loser does (EGO-SL2, SL3).
    pub(super) fn solo(&mut self, turn: Turn, right: bool) {
        let (roller, amount) = (turn.active, self.state.solo_amount(&turn));
        let other = turn.opponent.expect("a player is designated before the question");
        let (winner, loser) = if right { (roller, other) } else { (other, roller) };
        match self.state.common.enrichment {
            true => self.bank_pays(winner, amount),
            false => self.moves_chips(Payer::Wallet(loser), Payer::Wallet(winner), amount),
        }
        self.turn_over(roller);
    }

    /// The bank pays that sum, or what it has left (EGO-P2, R25); by option O2 what it cannot pay in full
    /// goes to the lowest total, or is lost on a tie.
    fn bank_pays(&mut self, winner: Seat, sum: u32) {
        let bank = self.state.common.purse.bank();
        let short = bank < sum && self.state.common.house.options.rest_to_poorest;
        let to = if short {
            self.state.common.purse.poorest(self.state.common.seats())
        } else {
            Some(winner)
        };
        if let Some(seat) = to {
            self.moves_chips(Payer::Bank, Payer::Wallet(seat), sum);
        }
        if short || self.state.common.purse.bank() == 0 {
            self.state.common.enrichment = false;
            self.see(Event::BankEmpty { lost: self.state.common.purse.bank() });
        }
    }

    /// The question was faulty: all stakes go back, the roller rolls the d20s again (EGO-R33).
    pub(super) fn again(&mut self, active: Seat, paid: &Paid<MOST_PLAYERS>) {
        self.give_back(paid, Event::Again);
        self.state.phase = Phase::Dice(active);
    }
}
