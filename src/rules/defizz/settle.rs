//! What comes of a challenge: the pot, void challenges, the bank of the enrichment, elimination, the
//! next turn, the end (DEF-T3, T14, F, VE, R16, R30, R37).

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

    /// The winner takes the whole pot (DEF-T14), or 500 from the bank (DEF-VE4).
    pub(super) fn won(&mut self, active: Seat, winner: Seat) {
        let (pot, bank) = (self.table.purse.pot(), self.table.enrichment);
        match bank {
            true => self.moves_chips(Payer::Bank, Payer::Wallet(winner), PRIZE),
            false => self.moves_chips(Payer::Pot, Payer::Wallet(winner), pot),
        }
        self.turn_over(active);
    }

    /// All that was paid goes back, and the same player rolls again (DEF-R16, VE4).
    pub(super) fn void(&mut self, active: Seat, paid: &[u32; MOST_PLAYERS]) {
        let back = stakes::give_back(&mut self.table.purse, paid);
        self.see(Event::Void);
        for (to, amount) in back {
            self.see(Event::Paid { from: Payer::Pot, to, amount });
        }
        self.table.phase = Phase::Roll(active);
    }

    /// The challenge is settled: who is out, who is next.
    pub(super) fn turn_over(&mut self, active: Seat) {
        if self.table.enrichment && self.table.purse.bank() < PRIZE {
            self.enrichment_over();
        }
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

    /// Less than a prize is left: it goes to the poorest, or is lost if several are (DEF-VE5).
    fn enrichment_over(&mut self) {
        let (rest, seats) = (self.table.purse.bank(), self.table.house.terms.seats);
        let alone = self.table.purse.poorest(seats).filter(|_| rest > 0);
        self.table.enrichment = false;
        self.see(Event::EnrichmentOver { to: alone, rest });
        if let Some(seat) = alone {
            self.moves_chips(Payer::Bank, Payer::Wallet(seat), rest);
        }
    }

    /// Whoever owns nothing is out, his Help! card with him (DEF-F1, R30, R36).
    fn eliminate(&mut self, active: Seat) {
        let table = &mut self.table;
        let before = table.company.still_in();
        let broke = table.purse.broke(before);
        let gone = table.company.eliminate(broke, active);
        table.help = table.help.without(broke);
        gone.into_iter().for_each(|seat| self.see(Event::Eliminated { seat }));
        let company = &self.table.company;
        if before.count() > 2 && company.still_in().count() == 2 {
            let reader = company.reader(company.next(active));
            self.see(Event::TwoLeft { reader });
        }
    }

    /// The table chooses which of the eliminated reads to the end (DEF-R31).
    pub(super) fn appoint(&mut self, seat: Seat) -> Result<bool, Refusal> {
        if !matches!(self.table.phase, Phase::Roll(_)) || !self.table.company.appoint(seat) {
            return Err(Refusal::NoReaderToChoose);
        }
        self.see(Event::Appointed { seat });
        Ok(false)
    }

    /// The table agrees to stop; what lies in the pot goes back.
    pub(super) fn stop(&mut self) -> bool {
        let paid = match &self.table.phase {
            Phase::Question(asking) => asking.paid,
            Phase::Chance(luck) => luck.paid,
            _ => [0; MOST_PLAYERS],
        };
        stakes::give_back(&mut self.table.purse, &paid);
        self.over(End { winner: None });
        false
    }

    fn over(&mut self, end: End) {
        self.table.phase = Phase::Over(end);
        self.see(Event::Ended { end });
    }
}
