//! Settling a challenge: the pot, void challenges, the bank of the enrichment (DEF-T14, VE, R16).

use super::*;
use crate::rules::purse::Payer;

impl Act {
    /// The winner takes the whole pot (DEF-T14), or 500 from the bank (DEF-VE4).
    pub(super) fn won(&mut self, active: Seat, winner: Seat) {
        let (pot, bank) = (self.state.common.purse.pot(), self.state.common.enrichment);
        match bank {
            true => self.moves_chips(Payer::Bank, Payer::Wallet(winner), PRIZE),
            false => self.moves_chips(Payer::Pot, Payer::Wallet(winner), pot),
        }
        self.turn_over(active);
    }

    /// All that was paid goes back, and the same player rolls again (DEF-R16, VE4).
    pub(super) fn void(&mut self, active: Seat, paid: &Paid<MOST_PLAYERS>) {
        self.give_back(paid, Event::Void);
        self.state.phase = Phase::Roll(active);
    }

    /// Ends the enrichment when less than a prize is left: the rest goes to the poorest, or is lost on a tie
    /// (DEF-VE5).
    pub(super) fn bank_settles(&mut self) {
        let common = &mut self.state.common;
        let (rest, seats) = (common.purse.bank(), common.seats());
        if !common.enrichment || rest >= PRIZE {
            return;
        }
        let alone = common.purse.poorest(seats).filter(|_| rest > 0);
        common.enrichment = false;
        self.see(Event::EnrichmentOver { to: alone, rest });
        if let Some(seat) = alone {
            self.moves_chips(Payer::Bank, Payer::Wallet(seat), rest);
        }
    }
}
