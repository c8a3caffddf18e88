//! *Défizz* – rules DEF-S, T, D, M, H, CHR, CIB, PIN, CHA, A, F, V; rulings R1–R54; options O1–O10.
//!
//! A turn by its phases, one file each: [`roll`], [`card`], [`clues`], [`opponent`], then [`play`] or [`chance`];
//! [`settle`] pays. Stakes, contests, elimination and the next turn are the same as in *Egomaster*:
//! [`super::contest`], [`super::stakes`], [`super::company`]. [`view`] is all that a screen can know, [`automatic`]
//! plays the seats without a person.

mod answered;
pub mod automatic;
pub mod birthday;
mod card;
pub mod chance;
mod clues;
mod contested;
mod devices;
mod event;
mod house;
mod laws;
mod listed;
mod moves;
mod notation;
pub mod offers;
mod opponent;
mod options;
mod play;
mod refusal;
mod roll;
mod settle;
mod shown;
mod start;
pub mod view;

#[cfg(test)]
mod examples;
#[cfg(test)]
pub mod fixtures;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;

use super::cards;
use super::chips::Chips;
pub use super::clock::Longer;
use super::company::Company;
pub use super::contest::state::{Asking, End, House};
use super::contest::state::{Common, Contested};
use super::contest::{self, Judge, Progress, Reply, Terms, question};
use super::crowd::Crowd;
use super::pile::Pile;
use super::stakes::{Bets, Paid};
use super::{By, Game, GameId, Level, Ms, Outcome, Player, Rng, Seat, Step, Viewer, act};
use crate::decks::defizz::{Asks, BOX as PILE, Card, Challenge, Drawn};
pub use chance::Luck;
pub use event::Event;
pub use house::Setup;
pub use moves::Move;
pub use options::{Bank, First, Options};
pub use refusal::Refusal;
use std::hash::{Hash, Hasher};
use strum::{EnumDiscriminants, IntoStaticStr};

/// The most players or teams (DEF-R1).
pub const MOST_PLAYERS: usize = contest::SEATS;
/// The chips dealt to every player (DEF-S1).
pub const DEALT: Chips = Chips { of_500: 2, of_200: 3, of_100: 3 };
/// The chips of the box (DEF-R2).
pub const BOX: Chips = DEALT.times(6);
/// What a question is worth in the enrichment (DEF-VE2).
pub const PRIZE: u32 = 500;

/// The cards of one game.
pub type Cards = cards::Cards<Drawn>;

/// The opponents of a challenge (DEF-T4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Kind {
    /// One opponent, who is named.
    Duel,
    /// Everybody but the reader.
    Multi,
}

/// What the challenge die shows (DEF-R8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Die {
    pub kind: Kind,
    /// 100, 200 or 300.
    pub amount: u32,
}

/// A turn whose card has been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// The die that was rolled.
    pub die: Die,
    /// The card, in its pile.
    pub card: u8,
    /// Whether the active player has read it with the Help! card (DEF-H3).
    pub helped: bool,
    /// Which of its questions was chosen, from 0.
    pub question: Option<u8>,
    /// The opponent of a Duel, once named.
    pub opponent: Option<Seat>,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EnumDiscriminants)]
#[strum_discriminants(
    name(PhaseKind),
    vis(pub),
    derive(IntoStaticStr),
    strum(serialize_all = "kebab-case"),
    doc = "The kind of a phase, without its data."
)]
enum Phase {
    /// The active player rolls the die.
    Roll(Seat),
    /// The reader takes the top card.
    Card { active: Seat, die: Die },
    /// A question is chosen by its clue.
    Clues(Turn),
    /// The opponent of a Duel is named.
    Opponent(Turn),
    /// The stake is announced.
    Stake(Turn),
    /// The opponents accept or refuse, one after the other.
    Raise(Turn, Bets),
    /// A question is played.
    Question(Asking<Turn>),
    /// A question of luck is played.
    Chance(Luck),
    /// The game is over.
    Over(End),
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defizz {
    common: Common<Defizz>,
    /// The players who still have their Help! card.
    help: Crowd,
    /// The Duel and the Multi pile.
    piles: [Pile<PILE>; 2],
    phase: Phase,
}

/// Hashes the fields in the order in which saves have always been fingerprinted.
impl Hash for Defizz {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Common { house, cards, purse, company, .. } = &self.common;
        (house, cards, purse, company, self.help, &self.piles).hash(state);
        let Common { enrichment, turns, shown, ruled, chance, .. } = &self.common;
        (enrichment, turns, &self.phase, shown, ruled, chance).hash(state);
        self.common.hash_side_bets(state);
    }
}

/// The card of a turn.
fn card_of<'a>(cards: &'a Drawn, turn: &Turn) -> &'a Card {
    let pile = match turn.die.kind {
        Kind::Duel => &cards.duel,
        Kind::Multi => &cards.multi,
    };
    &pile[usize::from(turn.card)]
}

/// The question that was chosen in a turn.
fn challenge_of<'a>(cards: &'a Drawn, turn: &Turn) -> Option<&'a Challenge> {
    turn.question.map(|question| &card_of(cards, turn).questions[usize::from(question)])
}

/// A move being judged.
type Act = act::Act<Defizz>;

impl Defizz {
    /// The least stake: the amount on the die, doubled when two are left (DEF-F3).
    fn minimum(&self, die: Die) -> u32 {
        if self.common.company.still_in().count() == 2 { die.amount * 2 } else { die.amount }
    }

    /// The player who chooses the question: in Expert the reader (DEF-VX2).
    fn chooser(&self, turn: &Turn) -> Seat {
        let reader = self.common.company.reader(turn.active);
        reader.filter(|_| self.common.house.options.expert).unwrap_or(turn.active)
    }

    /// The turn whose card has been drawn.
    fn turn_of(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Clues(turn) | Phase::Opponent(turn) | Phase::Stake(turn) => Some(turn),
            Phase::Raise(turn, _) => Some(turn),
            Phase::Question(asking) => Some(&asking.turn),
            Phase::Chance(luck) => Some(&luck.turn),
            Phase::Roll(_) | Phase::Card { .. } | Phase::Over(_) => None,
        }
    }

    /// The question that ended last: the id of its card, and its text.
    #[must_use]
    pub fn revealed(&self) -> Option<(&str, &str)> {
        let turn = &self.common.shown.as_ref()?.0.turn;
        let asked = challenge_of(&self.common.cards, turn)?.asks.text();
        Some((&card_of(&self.common.cards, turn).id, asked))
    }

    /// The ids of the cards that this game has drawn so far; the next games prefer others.
    #[must_use]
    pub fn used_ids(&self) -> Vec<&str> {
        let piles =
            [(&self.piles[0], &self.common.cards.duel), (&self.piles[1], &self.common.cards.multi)];
        let ids = piles
            .into_iter()
            .flat_map(|(pile, cards)| pile.seen().map(|card| &*cards[usize::from(card)].id));
        ids.collect()
    }
}

impl Game for Defizz {
    const ID: GameId = GameId::Defizz;
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
        moves::play(self, at, by, mv)
    }

    fn deadline(&self) -> Option<Ms> {
        self.asking().and_then(|asking| asking.contest.deadline())
    }

    fn time_up(&self) -> Step<Self> {
        question::time_up(self)
    }

    fn moves(&self, by: By) -> Vec<Move> {
        listed::moves(self, by)
    }

    fn turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Roll(active) => Some(*active),
            Phase::Card { active, .. } => self.common.company.reader(*active),
            Phase::Clues(turn) => Some(self.chooser(turn)),
            Phase::Opponent(turn) | Phase::Stake(turn) => Some(turn.active),
            Phase::Raise(_, bets) => bets.next(self.common.seats()),
            Phase::Question(asking) => Some(asking.contest.turn()),
            Phase::Chance(luck) => Some(luck.turn()),
            Phase::Over(_) => None,
        }
    }

    fn seats(&self) -> u8 {
        self.common.seats()
    }

    fn view(&self, viewer: Viewer) -> view::TableView {
        view::view(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        Some(self.common.outcome(end))
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

    fn thought(phase: PhaseKind) -> Ms {
        automatic::thought(phase)
    }

    fn pace(&self) -> Option<Ms> {
        self.asking().and_then(|asking| asking.contest.quiet())
    }

    fn to_read(&self) -> usize {
        clues::to_read_aloud(self)
    }

    fn by_itself(&self) -> Option<Move> {
        let goes = self.common.goes_by_itself(self.common.house.options.by_hand);
        (goes && matches!(self.phase, Phase::Card { .. })).then_some(Move::TakeCard)
    }

    fn handed_over(&self, at: Ms, seat: Seat, to: Player) -> Self {
        contest::hand_over::in_other_hands(self, at, seat, to)
    }

    fn is_ruling(mv: &Move) -> bool {
        matches!(mv, Move::Reply(reply) if reply.is_ruling())
    }

    fn audit(&self) -> Result<(), &'static str> {
        laws::audit(self)
    }

    fn reseal(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        laws::reseal(self, viewer, rng)
    }
}
