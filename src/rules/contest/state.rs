//! What the table of every game with contests consists of (DEF, EGO), and what such a game has to say for
//! itself: the rest – asking, staking, settling, correcting, telling – is the same for all and lies
//! beside this.

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

/// So many turns long a table does by hand what leaves no choice (DEF-R52, EGO-R44).
const BY_HAND: u16 = 3;

/// The wallets, the pot and the bank.
pub type Purse = purse::Purse<SEATS>;

/// What does not change during a game, unless a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House<O> {
    /// The seats, the automatic ones, the times.
    pub terms: Terms,
    /// Options and variants.
    pub options: O,
}

/// What every game with contests keeps of its table; what is its own stands beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Common<G: Contested> {
    /// Who plays, and how.
    pub house: House<G::Options>,
    /// What is asked.
    pub cards: Cards<G::Drawn>,
    /// Who owns what.
    pub purse: Purse,
    /// Who is still in, who reads.
    pub company: Company,
    /// Whether questions are still paid by the bank (DEF-VE2, EGO-P1).
    pub enrichment: bool,
    /// Turns begun, void ones counted once.
    pub turns: u16,
    /// The last question that was played to its end.
    pub shown: Option<G::Shown>,
    /// The last ruling, as long as it can be corrected.
    pub ruled: Option<Last<G>>,
    /// On whom those who are out have bet.
    pub side_bets: SideBets,
    /// The game's own chance.
    pub chance: Rng,
}

/// A question being played for what was paid.
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
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct End {
    /// Who owns all the chips (DEF-F2, EGO-F1), or alone the most when the table counted; nobody when
    /// the table stopped the game.
    pub winner: Option<Seat>,
    /// Whether the table stopped by the clock and counted what lay there (DEF-R46, EGO-R40).
    pub counted: bool,
}

/// A game that was not counted is told as before there was counting.
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

/// A game that was not counted ends with the fingerprint that it had before there was counting.
impl Hash for End {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.winner.hash(state);
        if self.counted {
            self.counted.hash(state);
        }
    }
}

/// Where a turn goes on, of the phases that all games with contests have.
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
    /// What is asked, as its deck has drawn it.
    type Drawn: Clone + Eq + Hash + Debug;
    /// A turn whose question is known.
    type Turn: Copy + Eq + Hash + Debug;
    /// A question that is over and lies open.
    type Shown: Clone + Eq + Hash + Debug;

    /// What it keeps as all of them do.
    fn common(&self) -> &Common<Self>;
    /// The same, to be changed.
    fn common_mut(&mut self) -> &mut Common<Self>;
    /// The question being played, if one is.
    fn asking(&self) -> Option<&Asking<Self::Turn>>;
    /// Whether all choices are made and the question is about to be put: what led there has shown its
    /// kind.
    fn at_the_question(&self) -> bool;
    /// Whether a turn is about to begin.
    fn between_turns(&self) -> bool;
    /// Whose turn of the game it is.
    fn active(&self) -> Option<Seat>;
    /// What each seat has paid for what is being played.
    fn paid(&self) -> Paid<SEATS>;
    /// The table goes on there.
    fn go_on(&mut self, next: Next<Self::Turn>);

    /// The question of a turn.
    fn question_of<'a>(cards: &'a Self::Drawn, turn: &Self::Turn) -> Question<'a>;
    /// Whose turn it is.
    fn active_of(turn: &Self::Turn) -> Seat;
    /// The least stake of that turn.
    fn minimum_of(&self, turn: &Self::Turn) -> u32;
    /// Those whom its challenge concerns, besides the active player.
    fn concerned(&self, turn: &Self::Turn) -> Crowd;
    /// Whether it concerns all, who may stay out of a short player's by option (DEF-O6, EGO-O5).
    fn declinable(&self, turn: &Self::Turn) -> bool;

    /// Choices and stakes are made: the question lies before whoever asks it.
    fn puts(act: &mut Act<Self>, turn: Self::Turn, paid: Paid<SEATS>, players: Crowd) {
        act.contest_begins(turn, paid, players);
    }
    /// A question is over: who is paid, or what else comes of it.
    fn comes_of(act: &mut Act<Self>, asking: &Asking<Self::Turn>, how: Progress);
    /// A question that is over lies open.
    fn open(asking: Asking<Self::Turn>, how: Progress, pot: u32) -> Self::Shown;
    /// What the bank still owes when a turn is settled.
    fn bank_settles(_act: &mut Act<Self>) {}
    /// Whoever is out leaves what is his own.
    fn leaves(&mut self, seat: Seat);
    /// What has been drawn or asked since then stays so, when a ruling is corrected.
    fn keep_drawn(&mut self, since: &Self);
}

impl<G: Contested> Common<G> {
    /// Side bets count only where there are some: what was played before they came has the fingerprints that it had.
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

    /// Whether what leaves no choice goes by itself by now, unless the table wants it `by_hand` (DEF-R52, EGO-R44).
    #[must_use]
    pub const fn goes_by_itself(&self, by_hand: bool) -> bool {
        !by_hand && self.turns > BY_HAND
    }

    /// Who judges the questions of that player's turn.
    #[must_use]
    pub fn judge(&self, active: Seat) -> Judge {
        Judge::of(self.company.reader(active), &self.house.terms.levels)
    }

    /// Those who own the most, if that is anything: who wins when the table counts (DEF-R46, EGO-R40).
    #[must_use]
    pub fn richest(&self) -> Crowd {
        let most = self.purse.wallets().iter().copied().max().filter(|most| *most > 0);
        let richest = Seat::all(self.seats()).filter(|&seat| Some(self.purse.wallet(seat)) == most);
        richest.fold(Crowd::NOBODY, Crowd::with)
    }

    /// How the game came out, once it has ended so.
    #[must_use]
    pub fn outcome(&self, end: End) -> Outcome {
        let alone = || end.winner.map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat));
        let winners = if end.counted { self.richest() } else { alone() };
        Outcome { winners: winners.iter().collect(), scores: self.totals() }
    }

    /// What every seat owns.
    #[must_use]
    pub fn totals(&self) -> Vec<u32> {
        self.purse.wallets()[..usize::from(self.seats())].to_vec()
    }
}

impl Terms {
    /// Of those seats, by the options that all games with contests have.
    ///
    /// # Errors
    /// How many may play so, when it is not so many.
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
