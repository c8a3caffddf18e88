//! Stake, raise, all-in in the elimination (EGO-DL2 to DL6, ML, A; option O5).

use super::*;
use crate::rules::purse::Payer;
use crate::rules::stakes::{self, raise_limits};

impl Egomaster {
    /// The least and the most of a raise in that turn, if one is possible (EGO-A6, R19, R24).
    pub(super) fn raise_limits(&self, turn: &Turn) -> Option<(u32, u32)> {
        let totals = self.concerned(turn).iter().map(|seat| self.purse.wallet(seat));
        raise_limits(turn.square.sum(), self.purse.wallet(turn.active), totals)
    }
}

impl Act {
    /// Who competes is known: the stake comes next, unless there is nothing to announce.
    pub(super) fn stake_begins(&mut self, turn: Turn) {
        let (sum, concerned) = (turn.square.sum(), self.table.concerned(&turn));
        if self.table.enrichment {
            let players = concerned.with(turn.active);
            return self.question_begins(turn, [0; MOST_PLAYERS], players);
        }
        let short = self.table.purse.wallet(turn.active) < sum;
        let multi = turn.square.mode() == Mode::Multi;
        if short && multi && self.table.house.options.declinable {
            self.table.phase = Phase::Raise(turn, Bets::short(sum, turn.active, concerned));
        } else if self.table.raise_limits(&turn).is_some() {
            self.table.phase = Phase::Stake(turn);
        } else {
            self.pay(turn, Bets::new(sum, sum, turn.active, concerned));
        }
    }

    /// The roller plays for the square sum or raises (EGO-DL2, ML1).
    pub(super) fn announce(&mut self, turn: Turn, stake: u32) -> Result<bool, Refusal> {
        let (seat, sum) = (turn.active, turn.square.sum());
        stakes::check(stake, sum, self.table.purse.wallet(seat))?;
        let bets = Bets::new(sum, stake, seat, self.table.concerned(&turn));
        self.see(Event::Announced { seat, stake, raise: stake > sum });
        if stake > sum {
            self.table.phase = Phase::Raise(turn, bets);
        } else {
            self.pay(turn, bets);
        }
        Ok(self.is_at_the_question())
    }

    /// The next opponent accepts or refuses, for good (EGO-R20).
    pub(super) fn answer(&mut self, turn: Turn, mut bets: Bets, accepts: bool) -> bool {
        let seats = self.table.seats_count();
        let seat = bets.next(seats).expect("the phase waits for an opponent's answer");
        bets.answer(seat, accepts);
        self.see(Event::Answered { seat, accepts });
        if bets.next(seats).is_some() {
            self.table.phase = Phase::Raise(turn, bets);
        } else {
            self.pay(turn, bets);
        }
        self.is_at_the_question()
    }

    /// All stake before the question is asked; when nobody plays, what refusing costs goes to the
    /// roller (EGO-DL4, ML6).
    fn pay(&mut self, turn: Turn, bets: Bets) {
        let stake = bets.stake(&self.table.purse);
        let paid = bets.collect(&mut self.table.purse);
        let nobody = bets.nobody_plays();
        let to = if nobody { Payer::Wallet(turn.active) } else { Payer::Pot };
        for seat in turn.active.round(self.table.seats_count()) {
            let amount = paid[seat.index()];
            if amount > 0 {
                self.see(Event::Paid { from: Payer::Wallet(seat), to, amount });
            }
        }
        if nobody {
            self.see(Event::NobodyPlays);
            return self.turn_over(turn.active);
        }
        self.see(Event::Staked { stake, pot: self.table.purse.pot() });
        self.question_begins(turn, paid, bets.players());
    }
}
