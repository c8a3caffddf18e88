//! *Qui veut gagner des millions ?* – rules MIL-G/S/H/P/N/J/2P/E/M/TV/V/C, rulings Q1–Q55, options
//! O1–O17.
//!
//! The phases, one file each: [`choice`], [`reading`], [`answer`], [`fifty`], [`vote`], [`friend`], [`call`],
//! [`studio`], [`tries`], [`confirm`]. [`lifelines`] decides who may use what, [`reveal`] settles a question,
//! [`matches`] begins and ends games, [`at_once`] and [`ahead`] are for all answering at the same time, [`bets`] for those who are out, [`daily`] is
//! the ladder of the day, [`once`] is a deck that is played once, [`gone`] is for leaving the table. [`ladder`] and [`letters`] are the vocabulary, [`view`]
//! is all that a screen can know, [`automatic`] plays the seats without a person, [`moves`] judges a move.

mod ahead;
mod answer;
mod answered;
mod at_once;
pub mod automatic;
mod bets;
mod call;
mod choice;
mod clock;
mod confirm;
pub mod daily;
mod event;
mod fifty;
mod friend;
mod gone;
mod hand_over;
mod holder;
mod house;
pub mod ladder;
mod laws;
pub mod letters;
pub mod lifelines;
mod listed;
mod matches;
mod moves;
mod notation;
pub mod once;
mod options;
mod over;
mod reading;
mod refusal;
mod reseal;
mod reveal;
mod roles;
mod start;
pub mod story;
pub mod studio;
mod tries;
pub mod view;
mod vote;

#[cfg(test)]
pub mod fixtures;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;

use super::crowd::Crowd;
use super::fingerprint::Later;
use super::{By, Game, GameId, Level, Ms, Outcome, Player, Rng, Seat, Step, Viewer, act, purse};
pub use event::Event;
pub use house::{Cards, Setup};
pub use moves::Move;
pub use options::{Options, Thinking};
pub use refusal::Refusal;
use strum::{EnumDiscriminants, IntoStaticStr};

/// The most players (MIL-Q2).
pub const MOST_PLAYERS: usize = 5;

/// More money than any match pays: the bank never runs out (MIL-Q32).
const BANK: u32 = 4_000_000_000;

/// The totals and the bank.
type Purse = purse::Purse<MOST_PLAYERS>;

/// Why a player is paid (section 12 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leave {
    /// He walked away (MIL-P1a, P10).
    Walked,
    /// He was wrong (MIL-P17).
    Wrong,
    /// He has won the million (MIL-P20).
    Million,
    /// The host's minutes were over, or the host has left (MIL-Q6, Q31).
    Stopped,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct End {
    /// The winners (MIL-M5 to M7); events, views and the outcome omit those with 0 € (MIL-Q43).
    pub winners: Crowd,
    /// The first to win the million, if anybody did.
    pub millionaires: Crowd,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EnumDiscriminants)]
#[strum_discriminants(
    name(PhaseKind),
    vis(pub),
    derive(IntoStaticStr),
    strum(serialize_all = "kebab-case"),
    doc = "The kind of a phase, without its data."
)]
enum Phase {
    /// The next question, or the money.
    Choice { seat: Seat },
    /// The host reads the question.
    Reading,
    /// A contestant covers answers, uses lifelines, settles; `again`, after a no to the final word.
    Answer { seat: Seat, again: bool },
    /// The host chooses the wrong answer that stays (option O8).
    Fifty { asker: Seat },
    /// The audience votes.
    Vote(vote::Vote),
    /// The friend answers.
    Friend { asker: Seat, friend: Seat },
    /// A real call; its 30 seconds, once the line is established.
    Call { asker: Seat, until: Option<Ms> },
    /// Free tries.
    Tries(tries::Tries),
    /// The final word is asked.
    Confirm { seat: Seat },
    /// The match is over.
    Over(End),
    /// The next question, or the money: asked of all in `left`, in any order (option O12).
    #[strum_discriminants(strum(serialize = "choice"))]
    Choices { left: Crowd },
    /// The final word is asked of all who have settled, in any order (option O12).
    #[strum_discriminants(strum(serialize = "confirm"))]
    FinalWords,
}

/// The table: totals, who is in, lifelines and holders, the question, and what it waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Millions {
    house: house::House,
    cards: Cards,
    purse: Purse,
    /// The players at the table (MIL-Q31).
    present: Crowd,
    /// The players who have left and are back from the next game on (MIL-Q45).
    returning: Later<Crowd>,
    /// The host, or with the device as host the first seat (MIL-Q29).
    lead: Seat,
    /// How many stays each seat has led.
    led: [u8; MOST_PLAYERS],
    /// When the host's minutes are over (option O3).
    stay_until: Option<Ms>,
    /// How many games have begun.
    game: u16,
    /// From 1 to 15; the same for all who are in (MIL-G2).
    level: u8,
    /// The contestants who are in.
    still: Crowd,
    lifelines: [lifelines::Lifelines; MOST_PLAYERS],
    /// What each seat was paid in this game, once it is out.
    paid: [Option<u32>; MOST_PLAYERS],
    holders: [holder::Holder; MOST_PLAYERS],
    /// How many questions of each level have been put into the holder.
    put: [u16; ladder::TOP as usize],
    /// The same for children's questions, and whether the one in the holder is one.
    childs: Later<reading::Childs>,
    /// Which answer lies at each letter; 0 is the right one.
    order: [u8; 4],
    phase: Phase,
    /// What the last move revealed to everybody.
    shown: Option<reveal::Shown>,
    /// The winners of the million in the first game in which it was won.
    millionaires: Crowd,
    /// What automatic players believe; each in his own view only (see [`automatic`]).
    beliefs: [automatic::Belief; MOST_PLAYERS],
    /// On whom each seat has bet at this question (MIL-Q53).
    bets: Later<[Option<Seat>; MOST_PLAYERS]>,
    /// What the studio's audience and friend said about this question (option O13).
    heard: Later<studio::Heard>,
    chance: Rng,
}

/// A move being judged.
type Act = act::Act<Millions>;

impl Millions {
    /// The ids of the questions that this match has asked so far; the next matches prefer others.
    #[must_use]
    pub fn used_ids(&self) -> Vec<&str> {
        if self.house.options.deck_once {
            return self.asked_once().map(|question| &*question.id).collect();
        }
        let put = [(false, self.put), (true, self.childs.0.put)];
        let packs = put.into_iter().flat_map(|(children, put)| {
            put.into_iter().enumerate().map(move |(level, put)| (level, children, put))
        });
        let asked = packs.flat_map(|(level, children, put)| {
            let pack = &self.cards.packs[level][self.cards.pack(level, children)];
            pack.iter().take(usize::from(put)).map(|question| &*question.id)
        });
        asked.collect()
    }
}

impl Game for Millions {
    const ID: GameId = GameId::Millions;
    const RULES: u16 = 1;
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type PhaseKind = PhaseKind;
    type View = view::TableView;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        start::start(setup)
    }

    fn play(&self, at: Ms, by: By, mv: &Move) -> Result<Step<Self>, Refusal> {
        moves::play(self, at, by, *mv)
    }

    fn deadline(&self) -> Option<Ms> {
        clock::deadline(self)
    }

    fn time_up(&self) -> Step<Self> {
        clock::time_up(self)
    }

    fn moves(&self, by: By) -> Vec<Move> {
        listed::moves(self, by)
    }

    fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choice { seat } | Phase::Answer { seat, .. } | Phase::Confirm { seat } => {
                Some(seat)
            }
            Phase::Choices { .. } | Phase::FinalWords => {
                self.asked().find(|&seat| self.awaited().has(seat))
            }
            Phase::Reading | Phase::Fifty { .. } => Some(self.lead),
            Phase::Vote(vote) => self.voters_left(vote).next(),
            Phase::Friend { friend, .. } => Some(friend),
            Phase::Call { asker, .. } => Some(asker),
            Phase::Tries(tries) => Some(tries.seat),
            Phase::Over(_) => None,
        }
    }

    fn seats(&self) -> u8 {
        self.house.seats
    }

    fn view(&self, viewer: Viewer) -> view::TableView {
        view::view(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        let scores = self.purse.wallets()[..usize::from(self.house.seats)].to_vec();
        let winners = self.crowned(end).winners.iter().collect();
        Some(Outcome { winners, scores })
    }

    fn phase_kind(&self) -> PhaseKind {
        (&self.phase).into()
    }

    fn automatic(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.chairs.get(seat.index())?.player.level()
    }

    fn suggest(view: &Self::View, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
        automatic::suggest(view, seat, level, rng)
    }

    fn handed_over(&self, _: Ms, seat: Seat, to: Player) -> Self {
        self.in_other_hands(seat, to)
    }

    fn pace(&self) -> Option<Ms> {
        let timed = self.stay_until.is_some() || self.deadline().is_some();
        let automatic = self.turn().is_some_and(|seat| self.house.levels[seat.index()].is_some());
        (timed && automatic).then_some(automatic::PACE)
    }

    fn audit(&self) -> Result<(), &'static str> {
        laws::audit(self)
    }

    fn reseal(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        reseal::reseal(self, viewer, rng)
    }
}
