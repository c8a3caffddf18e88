//! *Egomaster* – rules EGO-S, T, Q, CIB, PIN, RAP, SE, SL, DE, DL, ME, ML, A, P, F, V; rulings R1–R46;
//! options O1–O11.
//!
//! A turn by its phases, one file each: [`roll`], [`walk`] on the [`ring`], [`dice`], [`booklet`], [`opponent`];
//! [`dice_off`] decides what the question has left open, [`play`] and [`settle`] apply the result. Stakes, contests,
//! elimination and the next turn are the same as in *Défizz*: [`super::contest`], [`super::stakes`],
//! [`super::company`]. [`view`] is all that a screen can know, [`automatic`] plays the seats without a person.

mod answered;
pub mod automatic;
mod booklet;
mod contested;
mod dice;
pub mod dice_off;
mod event;
mod house;
mod laws;
mod listed;
mod moves;
mod notation;
pub mod offers;
mod opponent;
mod options;
mod place;
mod play;
mod refusal;
pub mod ring;
mod roll;
mod settle;
mod shown;
mod start;
pub mod view;
mod walk;

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
use super::contest::{self, Progress, Reply, Terms, question};
use super::crowd::Crowd;
use super::stakes::{Bets, Paid};
use super::{By, Game, GameId, Level, Ms, Outcome, Player, Rng, Seat, Step, Viewer, act};
use crate::decks::egomaster::{Drawn, Line};
use dice_off::DiceOff;
pub use event::{Event, Fate};
pub use house::Setup;
pub use moves::Move;
pub use options::Options;
pub use refusal::Refusal;
use ring::{Direction, Mode, Square};
use std::hash::{Hash, Hasher};
use strum::{EnumDiscriminants, IntoStaticStr};

/// The most players (EGO-R1).
pub const MOST_PLAYERS: usize = contest::SEATS;
/// The chips of the box (EGO-R2).
pub const BOX: Chips = Chips { of_500: 12, of_200: 18, of_100: 24 };

/// The questions of one game.
pub type Cards = cards::Cards<Drawn>;
/// Which questions of each booklet have been asked, one bit per question.
type Used = [[u32; 13]; 3];

/// A turn whose question has been rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is, the roller.
    pub active: Seat,
    /// The square of the roller's pawn.
    pub square: Square,
    /// What the white d20 shows.
    pub page: u8,
    /// What the black d20 shows.
    pub number: u8,
    /// The place of that question in its booklet.
    pub place: u16,
    /// The designated player of a solo, the opponent of a duo, once named.
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
    /// Every player rolls the two d20: the highest begins.
    Start(DiceOff),
    /// Pawns are placed, that of `next` now; `starter` placed the first.
    Place { next: Seat, starter: Seat },
    /// The roller rolls the d6.
    Roll(Seat),
    /// The roller chooses a direction.
    Walk { active: Seat, steps: u8 },
    /// The roller rolls the two d20 for the square.
    Dice(Seat),
    /// The reader opens the booklet.
    Booklet(Turn),
    /// A player is designated, or an opponent chosen.
    Opponent(Turn),
    /// The stake is announced.
    Stake(Turn),
    /// The opponents accept or refuse, one after the other.
    Raise(Turn, Bets),
    /// A question is played.
    Question(Asking<Turn>),
    /// The dice decide what the question has left open.
    DiceOff { turn: Turn, paid: Paid<MOST_PLAYERS>, off: DiceOff },
    /// The game is over.
    Over(End),
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Egomaster {
    common: Common<Egomaster>,
    /// Where each pawn stands, once it is placed and until its player is out.
    pawns: [Option<Square>; MOST_PLAYERS],
    used: Used,
    phase: Phase,
}

/// Hashes the fields in the order in which saves have always been fingerprinted.
impl Hash for Egomaster {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Common { house, cards, purse, company, .. } = &self.common;
        (house, cards, purse, company, self.pawns).hash(state);
        let Common { enrichment, turns, shown, ruled, chance, .. } = &self.common;
        (enrichment, self.used, turns, &self.phase, shown, ruled, chance).hash(state);
        // Before bets were kept for the dice, nothing of them was left here.
        if !matches!(self.phase, Phase::DiceOff { .. }) {
            self.common.hash_side_bets(state);
        }
    }
}

/// A move being judged.
type Act = act::Act<Egomaster>;

/// The question of a turn, with its place in the booklet.
fn line_of<'a>(cards: &'a Drawn, turn: &Turn) -> Line<'a> {
    let line = cards.line(turn.square.mode() as usize, usize::from(turn.place));
    line.expect("a turn's place was found in the booklet")
}

impl Egomaster {
    /// The players who may be designated or chosen: all still in but the roller and the reader; by option O4
    /// the reader may be designated, too.
    fn candidates(&self, turn: &Turn) -> Crowd {
        let (active, solo) = (turn.active, turn.square.mode() == Mode::Solo);
        let reader = self
            .common
            .company
            .reader(active)
            .filter(|&seat| self.common.company.still_in().has(seat));
        let reader = reader.filter(|_| solo && self.common.house.options.reader_designated);
        let opponents = self.common.company.opponents(active);
        reader.map_or(opponents, |seat| opponents.with(seat))
    }

    /// What is at stake in the solo question of that turn, whichever way the answer goes (EGO-SL4).
    fn solo_amount(&self, turn: &Turn) -> u32 {
        let sum = turn.square.sum();
        let Some(other) = turn.opponent.filter(|_| !self.common.enrichment) else { return sum };
        sum.min(self.common.purse.wallet(turn.active)).min(self.common.purse.wallet(other))
    }

    /// The turn whose question has been rolled.
    fn turn_of(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Booklet(turn) | Phase::Opponent(turn) | Phase::Stake(turn) => Some(turn),
            Phase::Raise(turn, _) | Phase::DiceOff { turn, .. } => Some(turn),
            Phase::Question(asking) => Some(&asking.turn),
            _ => None,
        }
    }

    /// The question that ended last: its id and its text.
    #[must_use]
    pub fn revealed(&self) -> Option<(&str, &str)> {
        let line = line_of(&self.common.cards, &self.common.shown.as_ref()?.0.asking.turn);
        Some((line.id, line.question.q()))
    }

    /// The ids of the questions that this game has asked so far; the next games prefer others.
    #[must_use]
    pub fn used_ids(&self) -> Vec<&str> {
        let asked = |booklet: usize| {
            (0..self.common.cards.size(booklet))
                .filter(move |&place| dice::is_used(&self.used, booklet, place))
                .filter_map(move |place| self.common.cards.line(booklet, place))
        };
        (0..3).flat_map(asked).map(|line| line.id).collect()
    }
}

impl Game for Egomaster {
    const ID: GameId = GameId::Egomaster;
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
            Phase::Start(off) | Phase::DiceOff { off, .. } => off.next(),
            Phase::Place { next, .. } => Some(*next),
            Phase::Roll(active) | Phase::Dice(active) => Some(*active),
            Phase::Walk { active, .. } => Some(*active),
            Phase::Booklet(turn) => self.common.company.reader(turn.active),
            Phase::Opponent(turn) | Phase::Stake(turn) => Some(turn.active),
            Phase::Raise(_, bets) => bets.next(self.common.seats()),
            Phase::Question(asking) => Some(asking.contest.turn()),
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

    fn by_itself(&self) -> Option<Move> {
        let mv = match self.phase {
            Phase::Dice(_) => Move::Dice,
            Phase::Booklet(_) => Move::Open,
            _ => return None,
        };
        self.common.goes_by_itself(self.common.house.options.by_hand).then_some(mv)
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
