//! Stakes and raises (DEF-D, M, A; EGO-DL, ML, A): the limits of a raise, the answers to it, the payments.
//! All who play stake one amount, the lowest that any of them can pay: there are no side pots.

use super::Seat;
use super::chips::STEP;
use super::crowd::Crowd;
use super::purse::{Payer, Purse};

/// What each seat has paid into the pot.
pub type Paid<const SEATS: usize> = [u32; SEATS];

/// The least and the most that a raise may be (DEF-R10, R29, EGO-R19, R24); `None` when the player or every
/// opponent owns no more than the `minimum`.
#[must_use]
pub fn raise_limits(
    minimum: u32,
    own: u32,
    opponents: impl IntoIterator<Item = u32>,
) -> Option<(u32, u32)> {
    let followed = opponents.into_iter().any(|total| total > minimum);
    (own > minimum && followed).then_some((minimum + STEP, own / STEP * STEP))
}

/// The stakes of a challenge while its opponents are asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bets {
    /// What the die or the square asks for.
    pub minimum: u32,
    /// What was announced: the minimum, or a raise.
    pub announced: u32,
    /// The player whose turn it is.
    pub starter: Seat,
    /// The opponents concerned.
    pub concerned: Crowd,
    /// Those who play the question, besides the starter.
    pub accepted: Crowd,
    /// Those who do not play it.
    pub refused: Crowd,
    /// Why they are asked.
    pub asked: Asked,
}

/// Whether the opponents are asked, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// Nobody is: the stake is compulsory.
    Nobody,
    /// A raise is accepted or refused.
    Raise,
    /// The starter is short; who stays out pays nothing (options DEF-O6, EGO-O5).
    Short,
}

impl Bets {
    /// The stake of a challenge against those; nobody has answered yet.
    #[must_use]
    pub const fn new(minimum: u32, announced: u32, starter: Seat, concerned: Crowd) -> Bets {
        let raised = announced > minimum;
        Bets {
            minimum,
            announced,
            starter,
            concerned,
            accepted: if raised { Crowd::NOBODY } else { concerned },
            refused: Crowd::NOBODY,
            asked: if raised { Asked::Raise } else { Asked::Nobody },
        }
    }

    /// The stake of a short starter: every opponent may stay out.
    #[must_use]
    pub const fn short(minimum: u32, starter: Seat, concerned: Crowd) -> Bets {
        let bets = Bets::new(minimum, minimum, starter, concerned);
        Bets { accepted: Crowd::NOBODY, asked: Asked::Short, ..bets }
    }

    /// The next opponent to answer, clockwise from the starter's left (DEF-R13, EGO-R20).
    #[must_use]
    pub fn next(&self, seats: u8) -> Option<Seat> {
        let answered = |seat: &Seat| !self.accepted.has(*seat) && !self.refused.has(*seat);
        self.starter.others(seats).filter(|&seat| self.concerned.has(seat)).find(answered)
    }

    /// Records the final answer of that opponent.
    pub const fn answer(&mut self, seat: Seat, accepts: bool) {
        if accepts {
            self.accepted = self.accepted.with(seat);
        } else {
            self.refused = self.refused.with(seat);
        }
    }

    /// Whether every opponent has refused: no question is asked.
    #[must_use]
    pub const fn nobody_plays(&self) -> bool {
        self.accepted.count() == 0
    }

    /// Those who play the question, the starter among them.
    #[must_use]
    pub const fn players(&self) -> Crowd {
        self.accepted.with(self.starter)
    }

    /// The one stake of all who play: the lowest of what was announced and what each of them owns
    /// (DEF-A3, EGO-A3).
    #[must_use]
    pub fn stake<const SEATS: usize>(&self, purse: &Purse<SEATS>) -> u32 {
        let totals = self.players().iter().map(|seat| purse.wallet(seat));
        totals.fold(self.announced, u32::min)
    }

    /// What that seat pays: the stake, or the price of refusing – the minimum, but no more than the seat owns
    /// nor than the stake (DEF-R27, R28, EGO-R23).
    #[must_use]
    pub fn due<const SEATS: usize>(&self, seat: Seat, purse: &Purse<SEATS>) -> u32 {
        if self.players().has(seat) {
            return if self.nobody_plays() { 0 } else { self.stake(purse) };
        }
        if !self.refused.has(seat) || self.asked == Asked::Short {
            return 0;
        }
        let cap = if self.nobody_plays() { self.minimum } else { self.stake(purse) };
        self.minimum.min(purse.wallet(seat)).min(cap)
    }

    /// Everybody pays what they owe into the pot or, if nobody plays, to the starter. Returns the payments.
    pub fn collect<const SEATS: usize>(&self, purse: &mut Purse<SEATS>) -> Paid<SEATS> {
        let due: Paid<SEATS> = std::array::from_fn(|seat| self.due(Seat(seat as u8), purse));
        let to = if self.nobody_plays() { Payer::Wallet(self.starter) } else { Payer::Pot };
        for (seat, amount) in due.into_iter().enumerate() {
            purse.pay(Payer::Wallet(Seat(seat as u8)), to, amount);
        }
        due
    }
}

/// Why a stake cannot be announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Less than the minimum cannot be staked (DEF-T10, EGO-DL2).
    TooLow {
        /// The minimum.
        at_least: u32,
    },
    /// More than the player owns cannot be announced (DEF-R10, EGO-R19).
    TooHigh {
        /// All that the player owns.
        at_most: u32,
    },
    /// A stake is a whole number of hundreds (DEF-T11, EGO-R19).
    NotInHundreds,
}

/// Whether a player who owns `at_most` may announce that stake.
///
/// # Errors
/// Why not.
pub const fn check(stake: u32, at_least: u32, at_most: u32) -> Result<(), Refusal> {
    if stake < at_least {
        Err(Refusal::TooLow { at_least })
    } else if stake > at_most {
        Err(Refusal::TooHigh { at_most })
    } else if !stake.is_multiple_of(STEP) {
        Err(Refusal::NotInHundreds)
    } else {
        Ok(())
    }
}

/// A round of answers to a raise, or to a short player's challenge.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct RoundView {
    /// What was announced.
    pub announced: u32,
    /// Whether staying out costs nothing (options DEF-O6, EGO-O5).
    pub free: bool,
    /// Those who have accepted.
    pub accepted: Vec<Seat>,
    /// Those who have refused.
    pub refused: Vec<Seat>,
    /// What accepting costs the player asked: the stake as it would then be.
    pub accepting: u32,
    /// What refusing costs that player, at most.
    pub refusing: u32,
    /// The pot if that player accepts, leaving out those who have yet to answer.
    pub pot: u32,
}

impl RoundView {
    /// Whether accepting takes all that the player asked owns.
    #[must_use]
    pub const fn is_all_of(&self, owns: u32) -> bool {
        self.accepting >= owns
    }
}

impl Bets {
    /// What the next player to answer has to weigh; others who have yet to answer are left out of account.
    #[must_use]
    pub fn round<const SEATS: usize>(&self, seats: u8, purse: &Purse<SEATS>) -> RoundView {
        let next = self.next(seats);
        let after = |accepts: bool| {
            let mut bets = *self;
            next.iter().for_each(|&seat| bets.answer(seat, accepts));
            bets
        };
        let (accepts, refuses) = (after(true), after(false));
        let due = |bets: Bets| next.map_or(0, |seat| bets.due(seat, purse));
        RoundView {
            announced: self.announced,
            free: self.asked == Asked::Short,
            accepted: self.accepted.iter().collect(),
            refused: self.refused.iter().collect(),
            accepting: due(accepts),
            refusing: due(refuses),
            pot: Seat::all(seats).map(|seat| accepts.due(seat, purse)).sum(),
        }
    }
}

/// Returns all payments from the pot to their owners (DEF-R16, EGO-R33), and lists them.
pub fn give_back<const SEATS: usize>(
    purse: &mut Purse<SEATS>,
    paid: &Paid<SEATS>,
) -> Vec<(Payer, u32)> {
    let owed = paid.iter().enumerate().filter(|(_, amount)| **amount > 0);
    let owner = |seat| Payer::Wallet(Seat(seat as u8));
    owed.map(|(seat, &amount)| (owner(seat), purse.pay(Payer::Pot, owner(seat), amount))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    fn purse(totals: [u32; 3]) -> Purse<3> {
        let mut purse = Purse::new(totals.iter().sum());
        for (seat, total) in Seat::all(3).zip(totals) {
            purse.pay(Payer::Bank, Payer::Wallet(seat), total);
        }
        purse
    }

    /// Every table of three with 100 to 600 each.
    fn tables() -> impl Iterator<Item = [u32; 3]> {
        let totals = || (1..=6).map(|hundreds| hundreds * 100);
        totals().flat_map(move |a| totals().flat_map(move |b| totals().map(move |c| [a, b, c])))
    }

    #[test]
    fn def_r10_r29_ego_r19_r24_the_limits_of_a_raise_over_all_small_cases() {
        for [own, one, other] in tables() {
            for minimum in [100, 200, 300, 400, 500, 600] {
                let legal: Vec<u32> = (1..=7)
                    .map(|hundreds| hundreds * 100)
                    .filter(|&raise| raise > minimum && raise <= own)
                    .filter(|_| one > minimum || other > minimum)
                    .collect();
                let limits = legal.first().copied().zip(legal.last().copied());
                assert_eq!(raise_limits(minimum, own, [one, other]), limits, "{own} {one} {other}");
            }
        }
        assert_eq!(raise_limits(100, 1_900, []), None, "nobody plays against him");
    }

    #[test]
    fn def_m4_m5_m6_what_the_winner_would_take_counts_those_who_refused() {
        let purse = purse([1_900, 1_900, 1_900]);
        let mut bets = Bets::new(200, 600, A, Crowd::NOBODY.with(B).with(C));
        assert_eq!(bets.round(3, &purse).pot, 1_200, "B is asked: his stake and the starter's");
        bets.answer(B, false);
        assert_eq!(bets.round(3, &purse).pot, 1_400, "what B leaves lies there, too");
        let free = Bets::short(200, A, Crowd::NOBODY.with(B));
        assert_eq!(free.round(3, &purse).pot, 400, "staying out leaves nothing");
    }

    #[test]
    fn def_a3_ego_a3_accepting_may_take_all_that_one_owns() {
        let raised = |b| {
            let purse = purse([1_900, b, 1_900]);
            let all = Bets::new(200, 600, A, Crowd::NOBODY.with(B).with(C)).round(3, &purse);
            all.is_all_of(b)
        };
        assert_eq!([400, 600, 700].map(raised), [true, true, false]);
    }

    /// Every way in which B and C answer, with every total, minimum and raise.
    fn every_case(mut look: impl FnMut([u32; 3], &Bets)) {
        for totals in tables() {
            for (minimum, announced) in [(100, 100), (300, 300), (100, 200), (200, 400), (300, 600)]
            {
                let whole = Bets::new(minimum, announced, A, Crowd::NOBODY.with(B).with(C));
                let answers: &[[bool; 2]] = match whole.asked {
                    Asked::Nobody => &[[true, true]],
                    _ => &[[true, true], [true, false], [false, true], [false, false]],
                };
                for &[b, c] in answers {
                    let mut bets = whole;
                    if bets.asked == Asked::Raise {
                        bets.answer(B, b);
                        bets.answer(C, c);
                    }
                    look(totals, &bets);
                }
            }
        }
    }

    #[test]
    fn def_a3_ego_a3_one_stake_for_all_who_play_over_all_small_cases() {
        every_case(|totals, bets| {
            let mut plays = vec![bets.announced];
            plays.extend(bets.players().iter().map(|seat| totals[seat.index()]));
            plays.sort_unstable();
            assert_eq!(bets.stake(&purse(totals)), plays[0], "{totals:?} {bets:?}");
        });
    }

    #[test]
    fn def_r27_r28_ego_r23_what_refusing_costs_over_all_small_cases() {
        every_case(|totals, bets| {
            let table = purse(totals);
            for seat in bets.refused.iter() {
                let due = bets.due(seat, &table);
                let stake = bets.stake(&table);
                let wanted = [bets.minimum, totals[seat.index()]].into_iter().min();
                let wanted = wanted.map(|w| if bets.nobody_plays() { w } else { w.min(stake) });
                assert_eq!(Some(due), wanted, "{totals:?} {bets:?}");
            }
        });
    }

    #[test]
    fn def_f7_ego_p4_whatever_is_paid_the_sum_stays_and_all_of_it_can_go_back() {
        every_case(|totals, bets| {
            let mut table = purse(totals);
            let paid = bets.collect(&mut table);
            assert_eq!(table.sum(), totals.iter().sum::<u32>());
            if bets.nobody_plays() {
                assert_eq!(table.pot(), 0);
                assert_eq!(table.wallet(A), totals[0] + paid[1] + paid[2]);
            } else {
                let stake = bets.stake(&purse(totals));
                let equal = bets.players().iter().all(|seat| paid[seat.index()] == stake);
                assert!(equal, "no side pots: {paid:?}");
                assert_eq!(table.pot(), paid.iter().sum::<u32>());
                give_back(&mut table, &paid);
                assert_eq!(table.wallets(), &totals);
            }
        });
    }

    #[test]
    fn def_r13_ego_r20_opponents_answer_clockwise_from_the_starters_left() {
        let everybody = Crowd::all(5).without(Crowd::NOBODY.with(Seat(3)).with(Seat(1)));
        let mut bets = Bets::new(100, 300, Seat(3), everybody);
        let mut order = vec![];
        while let Some(seat) = bets.next(5) {
            order.push(seat.0);
            bets.answer(seat, seat.0 != 0);
        }
        assert_eq!(order, [4, 0, 2]);
        let who: Vec<u8> = bets.players().iter().map(|seat| seat.0).collect();
        assert_eq!(who, [2, 3, 4]);
    }

    #[test]
    fn def_o6_ego_o5_who_stays_out_of_a_short_players_challenge_pays_nothing() {
        let mut bets = Bets::short(300, A, Crowd::NOBODY.with(B).with(C));
        bets.answer(B, false);
        bets.answer(C, true);
        let mut table = purse([200, 600, 600]);
        assert_eq!(bets.collect(&mut table), [200, 0, 200]);
        let mut bets = Bets::short(300, A, Crowd::NOBODY.with(B));
        bets.answer(B, false);
        assert_eq!(bets.collect(&mut table), [0, 0, 0], "nothing is paid");
    }
}
