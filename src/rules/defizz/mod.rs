//! *Défizz* – rules DEF-S, T, D, M, H, CHR, CIB, PIN, CHA, A, F, V; rulings R1–R45; options O1–O8.
//!
//! A turn by its phases, one file each: [`roll`], [`clues`], [`stake`], then [`question`] or
//! [`chance`]; [`settle`] pays, eliminates and passes the turn, [`overrule`] corrects a ruling. Stakes,
//! contests and the company at the table are [`super::stakes`], [`super::contest`] and
//! [`super::company`]. [`view`] is all that a screen can know, [`automatic`] plays for the absent.

mod answered;
pub mod automatic;
pub mod birthday;
pub mod chance;
mod clues;
mod event;
mod house;
mod laws;
mod listed;
mod moves;
mod notation;
mod options;
mod overrule;
mod question;
mod refusal;
mod roll;
mod settle;
mod shown;
mod stake;
mod start;
pub mod story;
pub mod view;

#[cfg(test)]
mod examples;
#[cfg(test)]
pub mod table;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;

use super::cards;
use super::chips::Chips;
pub use super::clock::Longer;
use super::company::Company;
use super::contest::ruling::Last;
use super::contest::{self, Contest, Judge, Reply, Terms};
use super::crowd::Crowd;
use super::pile::Pile;
use super::stakes::Bets;
use super::{By, Game, GameId, Level, Ms, Outcome, Rng, Seat, Step, Viewer, act, purse};
use crate::decks::defizz::{Asks, BOX as PILE, Card, Challenge, Drawn};
pub use chance::Luck;
pub use event::Event;
pub use house::{House, Setup};
pub use moves::Move;
pub use options::{Bank, First, Options};
pub use refusal::Refusal;

/// The most players or teams (DEF-R1).
pub const MOST_PLAYERS: usize = contest::SEATS;
/// What every player begins with (DEF-S1).
pub const DEALT: Chips = Chips { of_500: 2, of_200: 3, of_100: 3 };
/// The chips of the box (DEF-R2).
pub const BOX: Chips = DEALT.times(6);
/// What a question is worth in the enrichment (DEF-VE2).
pub const PRIZE: u32 = 500;

/// The cards of one game.
pub type Cards = cards::Cards<Drawn>;

/// The wallets, the pot and the bank.
pub type Purse = purse::Purse<MOST_PLAYERS>;

/// Against whom a challenge is (DEF-T4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// One opponent, who is named.
    Duel,
    /// Everybody but the reader.
    Multi,
}

/// What the challenge die shows (DEF-R8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
    /// What he has rolled.
    pub die: Die,
    /// The card, in its pile.
    pub card: u8,
    /// Whether he has read it by his Help! card (DEF-H3).
    pub helped: bool,
    /// Which of its questions was chosen, from 0.
    pub question: Option<u8>,
    /// The opponent of a Duel, once he is named.
    pub opponent: Option<Seat>,
}

/// A question being played for what was paid.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Asking {
    /// The turn it belongs to.
    pub turn: Turn,
    /// What each seat has paid.
    pub paid: [u32; MOST_PLAYERS],
    /// The question being played.
    pub contest: Contest,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Who owns all the chips (DEF-F2); nobody when the table stopped the game.
    pub winner: Option<Seat>,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
    Question(Asking),
    /// A question of luck is played.
    Chance(Luck),
    /// The game is over.
    Over(End),
}

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Defizz {
    house: House,
    cards: Cards,
    purse: Purse,
    company: Company,
    /// Who still has his Help! card.
    help: Crowd,
    /// The Duel and the Multi pile.
    piles: [Pile<PILE>; 2],
    /// Whether questions are still paid by the bank (DEF-VE2).
    enrichment: bool,
    /// Turns begun, void ones counted once.
    turns: u16,
    phase: Phase,
    /// The last question that was played to its end.
    shown: Option<shown::Shown>,
    /// The last ruling, as long as it can be corrected.
    ruled: Option<Last<Defizz>>,
    chance: Rng,
}

/// The card of a turn.
fn card_of<'a>(cards: &'a Drawn, turn: &Turn) -> &'a Card {
    let pile = match turn.die.kind {
        Kind::Duel => &cards.duel,
        Kind::Multi => &cards.multi,
    };
    &pile[usize::from(turn.card)]
}

/// The question of a turn that was chosen.
fn challenge_of<'a>(cards: &'a Drawn, turn: &Turn) -> Option<&'a Challenge> {
    turn.question.map(|question| &card_of(cards, turn).questions[usize::from(question)])
}

/// A move being judged.
type Act = act::Act<Defizz>;

impl Defizz {
    fn is_automatic(&self, seat: Seat) -> bool {
        self.house.terms.levels[seat.index()].is_some()
    }

    /// The least stake: the amount on the die, doubled when two are left (DEF-F3).
    fn minimum(&self, die: Die) -> u32 {
        if self.company.still_in().count() == 2 { die.amount * 2 } else { die.amount }
    }

    /// Those whom the challenge of that turn concerns, besides the active player (DEF-M1, R44).
    fn concerned(&self, turn: &Turn) -> Crowd {
        let opponents = self.company.opponents(turn.active);
        match turn.die.kind {
            Kind::Multi => opponents,
            Kind::Duel => turn.opponent.map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat)),
        }
    }

    /// Who judges the questions of that turn.
    fn judge(&self, active: Seat) -> Judge {
        Judge::of(self.company.reader(active), &self.house.terms.levels)
    }

    /// Who chooses the question: in Expert the reader (DEF-VX2).
    fn chooser(&self, turn: &Turn) -> Seat {
        let reader = self.company.reader(turn.active);
        reader.filter(|_| self.house.options.expert).unwrap_or(turn.active)
    }

    /// Whose turn it is, until the game is over.
    fn active(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Roll(active) | Phase::Card { active, .. } => Some(*active),
            Phase::Over(_) => None,
            _ => self.turn_of().map(|turn| turn.active),
        }
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

    /// The question that was over last: the id of its card, and what is asked.
    #[must_use]
    pub fn revealed(&self) -> Option<(&str, &str)> {
        let turn = &self.shown.as_ref()?.0.turn;
        let asked = challenge_of(&self.cards, turn)?.asks.text();
        Some((&card_of(&self.cards, turn).id, asked))
    }

    /// The ids of the cards that this game has drawn so far: the next games take others first.
    #[must_use]
    pub fn used_ids(&self) -> Vec<&str> {
        let piles = [(&self.piles[0], &self.cards.duel), (&self.piles[1], &self.cards.multi)];
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
    type View = view::TableView;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        start::start(setup)
    }

    fn play(&self, at: Ms, by: By, mv: &Move) -> Result<Step<Self>, Refusal> {
        moves::play(self, at, by, mv)
    }

    fn deadline(&self) -> Option<Ms> {
        if let Phase::Question(asking) = &self.phase { asking.contest.deadline() } else { None }
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
            Phase::Card { active, .. } => self.company.reader(*active),
            Phase::Clues(turn) => Some(self.chooser(turn)),
            Phase::Opponent(turn) | Phase::Stake(turn) => Some(turn.active),
            Phase::Raise(_, bets) => bets.next(self.house.terms.seats),
            Phase::Question(asking) => Some(asking.contest.turn()),
            Phase::Chance(luck) => Some(luck.turn()),
            Phase::Over(_) => None,
        }
    }

    fn seats(&self) -> u8 {
        self.house.terms.seats
    }

    fn view(&self, viewer: Viewer) -> view::TableView {
        view::view(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        let scores = self.purse.wallets()[..usize::from(self.house.terms.seats)].to_vec();
        Some(Outcome { winners: end.winner.into_iter().collect(), scores })
    }

    fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::Roll(_) => "roll",
            Phase::Card { .. } => "card",
            Phase::Clues(_) => "clues",
            Phase::Opponent(_) => "opponent",
            Phase::Stake(_) => "stake",
            Phase::Raise(..) => "raise",
            Phase::Question(_) => "question",
            Phase::Chance(_) => "chance",
            Phase::Over(_) => "over",
        }
    }

    fn automatic(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.chairs.get(seat.index())?.player.level()
    }

    fn suggest(view: &Self::View, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
        automatic::suggest(view, seat, level, rng)
    }

    fn pace(&self) -> Option<Ms> {
        if let Phase::Question(asking) = &self.phase { asking.contest.quiet() } else { None }
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
