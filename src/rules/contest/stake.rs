//! The stake: minimum, raise and all-in, for all games with contests (DEF-T10 to T12, D, M, A, O6; EGO-DL2 to DL6, ML,
//! A, O5).

use super::SEATS;
use super::state::{Contested, Next};
use super::told::Told;
use crate::rules::act::Act;
use crate::rules::purse::Payer;
use crate::rules::stakes::{self, Bets, raise_limits};

/// The least and the most of a raise in that turn, if one is possible (DEF-R10, R29, EGO-A6, R19, R24).
pub(in crate::rules) fn limits<G: Contested>(table: &G, turn: &G::Turn) -> Option<(u32, u32)> {
    let purse = &table.common().purse;
    let totals = table.concerned(turn).iter().map(|seat| purse.wallet(seat));
    raise_limits(table.minimum_of(turn), purse.wallet(G::active_of(turn)), totals)
}

/// The minimum and a few raises up to all he owns: what random play tries.
pub(in crate::rules) fn some<G: Contested>(table: &G, turn: &G::Turn) -> Vec<u32> {
    let mut stakes = vec![table.minimum_of(turn)];
    if let Some((least, most)) = limits(table, turn) {
        let half = (least + most) / 200 * 100;
        stakes.extend([least, half.max(least), most]);
    }
    stakes.dedup();
    stakes
}

impl<G: Contested> Act<G> {
    /// Question and opponent are known: the stake comes next, unless there is nothing to announce.
    pub(in crate::rules) fn stake_begins(&mut self, turn: G::Turn) {
        let (table, active) = (&self.state, G::active_of(&turn));
        let (minimum, concerned) = (table.minimum_of(&turn), table.concerned(&turn));
        if table.common().enrichment {
            return self.question_begins(turn, [0; SEATS], concerned.with(active));
        }
        let short = table.common().purse.wallet(active) < minimum;
        if short && table.declinable(&turn) {
            self.state.go_on(Next::Raise(turn, Bets::short(minimum, active, concerned)));
        } else if limits(table, &turn).is_some() {
            self.state.go_on(Next::Stake(turn));
        } else {
            self.pay(turn, Bets::new(minimum, minimum, active, concerned));
        }
    }

    /// The active player keeps the minimum or raises. Returns whether the move is sealed.
    pub(in crate::rules) fn announce(
        &mut self,
        turn: G::Turn,
        stake: u32,
    ) -> Result<bool, G::Refusal> {
        let (seat, table) = (G::active_of(&turn), &self.state);
        let (at_least, at_most) = (table.minimum_of(&turn), table.common().purse.wallet(seat));
        stakes::check(stake, at_least, at_most)?;
        let bets = Bets::new(at_least, stake, seat, table.concerned(&turn));
        self.tell(Told::Announced { seat, stake, raise: stake > at_least });
        if stake > at_least {
            self.state.go_on(Next::Raise(turn, bets));
        } else {
            self.pay(turn, bets);
        }
        Ok(self.state.at_the_question())
    }

    /// Stakes are paid before the question is asked (DEF-T12); when nobody plays, what refusing costs
    /// goes to the active player (DEF-D3, M7, EGO-DL4, ML6).
    pub(super) fn pay(&mut self, turn: G::Turn, bets: Bets) {
        let (active, common) = (G::active_of(&turn), self.state.common_mut());
        let stake = bets.stake(&common.purse);
        let paid = bets.collect(&mut common.purse);
        let (pot, seats) = (common.purse.pot(), common.seats());
        let nobody = bets.nobody_plays();
        let to = if nobody { Payer::Wallet(active) } else { Payer::Pot };
        for seat in active.round(seats).filter(|seat| paid[seat.index()] > 0) {
            let amount = paid[seat.index()];
            self.tell(Told::Paid { from: Payer::Wallet(seat), to, amount });
        }
        if nobody {
            self.tell(Told::NobodyPlays);
            return self.turn_over(active);
        }
        self.tell(Told::Staked { stake, pot });
        self.question_begins(turn, paid, bets.players());
    }
}
