//! Stake, raise, all-in (DEF-T10 to T12, D, M, A; options O6).

use super::*;
use crate::rules::purse::Payer;
use crate::rules::stakes::{self, raise_limits};

impl Defizz {
    /// The least and the most of a raise in that turn, if one is possible (DEF-R10, R29).
    pub(super) fn raise_limits(&self, turn: &Turn) -> Option<(u32, u32)> {
        let totals = self.concerned(turn).iter().map(|seat| self.purse.wallet(seat));
        raise_limits(self.minimum(turn.die), self.purse.wallet(turn.active), totals)
    }
}

impl Act {
    /// Question and opponent are known: the stake comes next, unless there is nothing to announce.
    pub(super) fn stake_begins(&mut self, turn: Turn) {
        let table = &self.table;
        let (minimum, concerned) = (table.minimum(turn.die), table.concerned(&turn));
        if table.enrichment {
            let players = concerned.with(turn.active);
            return self.question_begins(turn, [0; MOST_PLAYERS], players);
        }
        let short = table.purse.wallet(turn.active) < minimum;
        if short && table.house.options.declinable && turn.die.kind == Kind::Multi {
            table_waits(self, turn, Bets::short(minimum, turn.active, concerned));
        } else if table.raise_limits(&turn).is_some() {
            self.table.phase = Phase::Stake(turn);
        } else {
            self.pay(turn, Bets::new(minimum, minimum, turn.active, concerned));
        }
    }

    /// The active player keeps the minimum or raises (DEF-T10, T11).
    pub(super) fn announce(&mut self, turn: Turn, stake: u32) -> Result<bool, Refusal> {
        let (seat, table) = (turn.active, &self.table);
        let (at_least, at_most) = (table.minimum(turn.die), table.purse.wallet(seat));
        stakes::check(stake, at_least, at_most)?;
        let bets = Bets::new(at_least, stake, seat, table.concerned(&turn));
        self.see(Event::Announced { seat, stake, raise: stake > at_least });
        if stake > at_least {
            table_waits(self, turn, bets);
        } else {
            self.pay(turn, bets);
        }
        Ok(self.is_at_the_question())
    }

    /// The next opponent accepts or refuses, for good.
    pub(super) fn answer(&mut self, turn: Turn, mut bets: Bets, accepts: bool) -> bool {
        let seats = self.table.house.terms.seats;
        let seat = bets.next(seats).expect("the phase waits for an opponent's answer");
        bets.answer(seat, accepts);
        self.see(Event::Answered { seat, accepts });
        if bets.next(seats).is_some() {
            table_waits(self, turn, bets);
        } else {
            self.pay(turn, bets);
        }
        self.is_at_the_question()
    }

    /// Stakes are paid before the question is asked (DEF-T12); when nobody plays, what refusing costs
    /// goes to the active player (DEF-D3, M7).
    fn pay(&mut self, turn: Turn, bets: Bets) {
        let stake = bets.stake(&self.table.purse);
        let paid = bets.collect(&mut self.table.purse);
        let nobody = bets.nobody_plays();
        let to = if nobody { Payer::Wallet(turn.active) } else { Payer::Pot };
        for seat in turn.active.round(self.table.house.terms.seats) {
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

fn table_waits(act: &mut Act, turn: Turn, bets: Bets) {
    act.table.phase = Phase::Raise(turn, bets);
}
