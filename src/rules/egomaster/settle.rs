//! What comes of a question: the pot, the bank, solo, elimination, the next turn, the end (EGO-SE, SL,
//! P, F, A7, R25, R26, R33).

use super::*;
use crate::rules::purse::Payer;
use crate::rules::stakes;

impl Act {
    /// Chips move, and everybody sees it.
    fn moves_chips(&mut self, from: Payer, to: Payer, amount: u32) {
        let amount = self.table.purse.pay(from, to, amount);
        if amount > 0 {
            self.see(Event::Paid { from, to, amount });
        }
    }

    /// The winner takes all that was staked, or the square sum from the bank (EGO-DE4, ME2).
    pub(super) fn won(&mut self, turn: Turn, winner: Seat) {
        if self.table.enrichment {
            self.bank_pays(winner, turn.square.sum());
        } else {
            let pot = self.table.purse.pot();
            self.moves_chips(Payer::Pot, Payer::Wallet(winner), pot);
        }
        self.turn_over(turn.active);
    }

    /// A solo answer was right or wrong: the bank pays one of the two (EGO-SE4, SE5), later one of them
    /// the other (EGO-SL2, SL3).
    pub(super) fn solo(&mut self, turn: Turn, right: bool) {
        let (roller, amount) = (turn.active, self.table.solo_amount(&turn));
        let other = turn.opponent.expect("a player is designated before the question");
        let (winner, loser) = if right { (roller, other) } else { (other, roller) };
        match self.table.enrichment {
            true => self.bank_pays(winner, amount),
            false => self.moves_chips(Payer::Wallet(loser), Payer::Wallet(winner), amount),
        }
        self.turn_over(roller);
    }

    /// The bank pays that sum, or what it has left (EGO-P2, R25); by option O2 what it cannot pay in
    /// full goes to the lowest total, or is lost if several are level.
    fn bank_pays(&mut self, winner: Seat, sum: u32) {
        let bank = self.table.purse.bank();
        let short = bank < sum && self.table.house.options.rest_to_poorest;
        let to =
            if short { self.table.purse.poorest(self.table.seats_count()) } else { Some(winner) };
        if let Some(seat) = to {
            self.moves_chips(Payer::Bank, Payer::Wallet(seat), sum);
        }
        if short || self.table.purse.bank() == 0 {
            self.table.enrichment = false;
            self.see(Event::BankEmpty { lost: self.table.purse.bank() });
        }
    }

    /// The question was faulty: all stakes go back, the roller rolls the d20s again (EGO-R33).
    pub(super) fn again(&mut self, active: Seat, paid: &Paid<MOST_PLAYERS>) {
        let back = stakes::give_back(&mut self.table.purse, paid);
        self.see(Event::Again);
        for (to, amount) in back {
            self.see(Event::Paid { from: Payer::Pot, to, amount });
        }
        self.table.phase = Phase::Dice(active);
    }

    /// The turn is settled: who is out, who is next (EGO-T7).
    pub(super) fn turn_over(&mut self, active: Seat) {
        if !self.table.enrichment {
            self.eliminate(active);
        }
        if self.table.company.still_in().count() == 1 {
            let winner = self.table.company.still_in().iter().next();
            return self.over(End { winner });
        }
        let seat = self.table.company.next(active);
        self.table.phase = Phase::Roll(seat);
        self.table.turns = self.table.turns.saturating_add(1);
        self.see(Event::Turn { seat });
    }

    /// Whoever owns nothing is out, and his pawn off the board (EGO-A7, P3, R39).
    fn eliminate(&mut self, active: Seat) {
        let table = &mut self.table;
        let before = table.company.still_in();
        let broke = table.purse.broke(before);
        let gone = table.company.eliminate(broke, active);
        for seat in gone {
            self.table.pawns[seat.index()] = None;
            self.see(Event::Eliminated { seat });
        }
        let company = &self.table.company;
        if before.count() > 2 && company.still_in().count() == 2 {
            let reader = company.reader(company.next(active));
            self.see(Event::TwoLeft { reader });
        }
    }

    /// The table chooses which of the eliminated reads to the end (EGO-R27).
    pub(super) fn appoint(&mut self, seat: Seat) -> Result<bool, Refusal> {
        if !matches!(self.table.phase, Phase::Roll(_)) || !self.table.company.appoint(seat) {
            return Err(Refusal::NoReaderToChoose);
        }
        self.see(Event::Appointed { seat });
        Ok(false)
    }

    /// The table agrees to stop; what lies in the pot goes back.
    pub(super) fn stop(&mut self) -> bool {
        let paid = self.table.paid();
        stakes::give_back(&mut self.table.purse, &paid);
        self.over(End { winner: None });
        false
    }

    fn over(&mut self, end: End) {
        self.table.phase = Phase::Over(end);
        self.see(Event::Ended { end });
    }
}
