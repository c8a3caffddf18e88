//! The state that all games with contests share (DEF, EGO), and the trait that each of them implements.
//! The rest – asking, staking, settling, correcting, telling – is the same for all, in the sibling
//! modules.

use super::side_bets::SideBets;
use super::told::{self, Tells};
use super::*;
use crate::rules::cards::Cards;
use crate::rules::clock::Longer;
use crate::rules::company::{self, Company, Reading};
use crate::rules::contest::ruling::Last;
use crate::rules::stakes::{self, Bets, Paid};
use crate::rules::{Chair, Game, Outcome, Rng, act::Act, purse};
use std::fmt::{self, Debug, Formatter};
use std::hash::{Hash, Hasher};

/// The number of turns in which moves that leave no choice are made by hand (DEF-R52, EGO-R44).
const BY_HAND: u16 = 3;

/// The wallets, the pot and the bank.
pub type Purse = purse::Purse<SEATS>;

/// The facts that stay the same during a game, unless a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House<O> {
    /// The seats, the automatic ones, the times.
    pub terms: Terms,
    /// Options and variants.
    pub options: O,
}

/// The part of the state that every game with contests has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Common<G: Contested> {
    /// Who plays, and how.
    pub house: House<G::Options>,
    /// The cards in play.
    pub cards: Cards<G::Drawn>,
    /// Everybody's chips, the pot and the bank.
    pub purse: Purse,
    /// The players still in, and the readers.
    pub company: Company,
    /// Whether questions are still paid by the bank (DEF-VE2, EGO-P1).
    pub enrichment: bool,
    /// Turns begun, void ones counted once.
    pub turns: u16,
    /// The last question that was played to its end.
    pub shown: Option<G::Shown>,
    /// The last ruling, as long as it can be corrected.
    pub ruled: Option<Last<G>>,
    /// The bets of eliminated players.
    pub side_bets: SideBets,
    /// The game's own chance.
    pub chance: Rng,
}

/// A question being played, and the stakes paid for it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Asking<T> {
    /// The turn it belongs to.
    pub turn: T,
    /// What each seat has paid.
    pub paid: Paid<SEATS>,
    /// The question being played.
    pub contest: Contest,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct End {
    /// The player who owns all the chips (DEF-F2, EGO-F1), or alone the most when the table counted;
    /// `None` for a tie then, or when the table stopped the game.
    pub winner: Option<Seat>,
    /// Whether the table stopped by the clock and counted the chips (DEF-R46, EGO-R40).
    pub counted: bool,
}

/// Omits `counted` unless it is set, as before the field existed.
impl Debug for End {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let mut end = to.debug_struct("End");
        end.field("winner", &self.winner);
        if self.counted {
            end.field("counted", &self.counted);
        }
        end.finish()
    }
}

/// `counted` is hashed only when set, so that older games keep their fingerprints.
impl Hash for End {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.winner.hash(state);
        if self.counted {
            self.counted.hash(state);
        }
    }
}

/// The next phase of a turn, of those that all games with contests have.
pub enum Next<T> {
    /// A turn begins.
    Roll(Seat),
    /// The stake is announced.
    Stake(T),
    /// The opponents accept or refuse, one after the other.
    Raise(T, Bets),
    /// A question is played.
    Question(Asking<T>),
    /// The game is over.
    Over(End),
}

/// A game that plays contests for chips.
pub trait Contested:
    Game<
        Event: Tells,
        Refusal: From<told::Refusal>
                     + From<super::Refusal>
                     + From<company::Refusal>
                     + From<stakes::Refusal>,
    >
{
    /// Options and variants.
    type Options: Copy + Eq + Hash + Debug;
    /// The cards as its deck has drawn them.
    type Drawn: Clone + Eq + Hash + Debug;
    /// A turn whose question is known.
    type Turn: Copy + Eq + Hash + Debug;
    /// A question that is over and revealed.
    type Shown: Clone + Eq + Hash + Debug;

    /// Whether the dice decide a question that nobody has won alone (EGO-R3); else it is void.
    const DICE_DECIDE: bool = false;

    /// The shared part of the state.
    fn common(&self) -> &Common<Self>;
    /// The same, mutable.
    fn common_mut(&mut self) -> &mut Common<Self>;
    /// The question being played, if one is.
    fn asking(&self) -> Option<&Asking<Self::Turn>>;
    /// Whether all choices are made and the question is about to be put: a move that leads there has
    /// shown the question's kind.
    fn at_the_question(&self) -> bool;
    /// Whether a turn is about to begin.
    fn between_turns(&self) -> bool;
    /// The active player: the one whose turn of the game it is.
    fn active(&self) -> Option<Seat>;
    /// What each seat has paid for the question being played.
    fn paid(&self) -> Paid<SEATS>;
    /// Enters that phase.
    fn go_on(&mut self, next: Next<Self::Turn>);

    /// The question of a turn.
    fn question_of<'a>(cards: &'a Self::Drawn, turn: &Self::Turn) -> Question<'a>;
    /// The active player of a turn.
    fn active_of(turn: &Self::Turn) -> Seat;
    /// The minimum stake of that turn.
    fn minimum_of(&self, turn: &Self::Turn) -> u32;
    /// The players concerned by its challenge, besides the active player.
    fn concerned(&self, turn: &Self::Turn) -> Crowd;
    /// Whether it concerns everybody, so that others may stay out when the active player is short
    /// (options DEF-O6, EGO-O5).
    fn declinable(&self, turn: &Self::Turn) -> bool;

    /// Choices and stakes are made: puts the question before the seat that asks it.
    fn puts(act: &mut Act<Self>, turn: Self::Turn, paid: Paid<SEATS>, players: Crowd) {
        act.contest_begins(turn, paid, players);
    }
    /// Settles a question that is over: pays the winner, or whatever else follows.
    fn comes_of(act: &mut Act<Self>, asking: &Asking<Self::Turn>, how: Progress);
    /// Reveals a question that is over.
    fn open(asking: Asking<Self::Turn>, how: Progress, pot: u32) -> Self::Shown;
    /// Settles what the bank still owes at the end of a turn.
    fn bank_settles(_act: &mut Act<Self>) {}
    /// Removes the own piece of an eliminated seat.
    fn leaves(&mut self, seat: Seat);
    /// When a ruling is corrected, keeps what has been drawn or asked up to `since`.
    fn keep_drawn(&mut self, since: &Self);
}

impl<G: Contested> Common<G> {
    /// Hashes side bets only if there are any, so that older games keep their fingerprints.
    pub(in crate::rules) fn hash_side_bets<H: Hasher>(&self, state: &mut H) {
        if self.side_bets.iter().any(Option::is_some) {
            self.side_bets.hash(state);
        }
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.house.terms.seats
    }

    /// Whether the tablet plays that seat.
    #[must_use]
    pub fn is_automatic(&self, seat: Seat) -> bool {
        self.house.terms.levels[seat.index()].is_some()
    }

    /// Whether moves that leave no choice are made by themselves now, unless the table wants them
    /// `by_hand` (DEF-R52, EGO-R44).
    #[must_use]
    pub const fn goes_by_itself(&self, by_hand: bool) -> bool {
        !by_hand && self.turns > BY_HAND
    }

    /// The judge of the questions in that player's turn.
    #[must_use]
    pub fn judge(&self, active: Seat) -> Judge {
        Judge::of(self.company.reader(active), &self.house.terms.levels)
    }

    /// The players who own the most, if anybody owns anything: the winners when the table counts
    /// (DEF-R46, EGO-R40).
    #[must_use]
    pub fn richest(&self) -> Crowd {
        let most = self.purse.wallets().iter().copied().max().filter(|most| *most > 0);
        let richest = Seat::all(self.seats()).filter(|&seat| Some(self.purse.wallet(seat)) == most);
        richest.collect()
    }

    /// The outcome of a game with that end.
    #[must_use]
    pub fn outcome(&self, end: End) -> Outcome {
        let alone = || end.winner.map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat));
        let winners = if end.counted { self.richest() } else { alone() };
        Outcome { winners: winners.iter().collect(), scores: self.totals() }
    }

    /// The total of every seat.
    #[must_use]
    pub fn totals(&self) -> Vec<u32> {
        self.purse.wallets()[..usize::from(self.seats())].to_vec()
    }
}

impl Terms {
    /// The terms for those chairs, from the options that all games with contests have.
    ///
    /// # Errors
    /// Fails when the number of players is out of range for that way of reading.
    pub fn of(
        chairs: &[Chair],
        longer: &[Longer],
        reading: Reading,
        timer: Timer,
    ) -> Result<Terms, told::Refusal> {
        let (players, least) = (chairs.len(), reading.least_players());
        if !(least..=SEATS).contains(&players) {
            return Err(told::Refusal::PlayersOutOfRange { players, least });
        }
        let level = |seat: usize| chairs.get(seat).and_then(|chair| chair.player.level());
        Ok(Terms {
            seats: players as u8,
            levels: std::array::from_fn(level),
            limits: timer.limits(&Longer::by_seat(longer)),
            lone_wins: false,
            earlier_wins: false,
            together: Together::default(),
        })
    }
}
