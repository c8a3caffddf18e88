//! *Quelle heure est-il ?* – rules HEURE-S/T/P/G/D/N/E/F/X, rulings R1–R22, options O1–O5.
//!
//! The phases, one file each: [`draw`] (with the top-up of the neighbour's hand), [`place`],
//! [`ghost`], [`ask`], [`answer`] (option O3), [`emergency`]; [`arrange`] belongs to none.
//! [`over`] judges the end of every turn. [`row`] and [`cards`] are the vocabulary, [`view`] is
//! all that a screen can know, [`automatic`] plays for the absent.

mod answer;
mod arrange;
mod ask;
pub mod automatic;
pub mod cards;
mod deal;
mod draw;
mod emergency;
mod ghost;
mod laws;
mod notation;
mod options;
mod over;
mod place;
mod refusal;
pub mod row;
pub mod story;
pub mod view;

#[cfg(test)]
mod examples;
#[cfg(test)]
mod fixtures;
#[cfg(test)]
mod row_laws;
#[cfg(test)]
mod second_reading;
#[cfg(test)]
mod whole_games;

use super::{By, Chair, Game, GameId, Level, Ms, Outcome, Rng, Seat, Step, Viewer};
use cards::{Card, Cards, Hour};
pub use options::{First, Glowing, Options};
pub use refusal::Refusal;
use row::{HourSet, Row, Shift, Slot};
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr};

/// The most players (HEURE-S1).
pub const MOST_PLAYERS: usize = 4;

/// Who plays, how, and with which shuffle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The seats, clockwise.
    pub chairs: Vec<Chair>,
    /// The youngest player, as the table names him (HEURE-R2).
    pub youngest: Seat,
    /// The table options.
    #[serde(default)]
    pub options: Options,
    /// The seed of the shuffle.
    pub seed: u64,
}

/// A move of a seat or of the whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Draws the card at that place of the right-hand neighbour's hand, from 0 (HEURE-T2).
    Draw {
        /// The place in the hand.
        card: u8,
    },
    /// Lays the drawn card on that slot (HEURE-T5).
    Lay {
        /// The slot, 1 to 7.
        slot: Slot,
    },
    /// Has shown the ghost and puts it into his hand (HEURE-G1).
    Hide,
    /// Asks whether another player could lay the card (HEURE-N1).
    Ask,
    /// Answers that question for himself (option O3).
    Answer {
        /// Whether he says that he could lay it.
        yes: bool,
    },
    /// Shifts cards of his blocked row (HEURE-E2).
    Shift(Shift),
    /// Puts his own hand in another order (HEURE-T3): the card that was at `order[i]` goes to `i`.
    Arrange {
        /// The old places in their new order.
        order: Vec<u8>,
    },
    /// The table agrees to stop: a draw (HEURE-R22).
    Stop,
}

/// An event that everybody sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A card left `from`'s hand.
    Drew { seat: Seat, from: Seat },
    /// The drawn card was shown and its hour said (HEURE-T5).
    Said { seat: Seat, hour: Hour },
    /// The drawn card was a ghost and was shown (HEURE-G1).
    GhostShown { seat: Seat },
    /// The drawn card went into the hand unseen (HEURE-F4).
    TookUnseen { seat: Seat },
    /// The ghost went into the hand.
    GhostHidden { seat: Seat },
    /// A hand was topped up from the pile (HEURE-D1, HEURE-D2).
    ToppedUp { seat: Seat, cards: u8 },
    /// A card was laid.
    Laid { seat: Seat, hour: Hour, slot: Slot },
    /// It was asked whether another player could lay the card (HEURE-N1).
    Asked { seat: Seat, hour: Hour },
    /// An opponent answered.
    Answered { seat: Seat, yes: bool },
    /// The card stays in play, in his hand (HEURE-N3).
    Kept { seat: Seat, hour: Hour },
    /// The card went into the box (HEURE-N4).
    PutAway { seat: Seat, hour: Hour },
    /// He drew the top card of the pile, unseen (HEURE-N4).
    DrewFromPile { seat: Seat },
    /// The row is blocked: an emergency turn begins (HEURE-E2).
    Blocked { seat: Seat },
    /// Cards of the row were shifted.
    Shifted { seat: Seat, shift: Shift },
    /// A hand was put in another order.
    Arranged { seat: Seat },
    /// The turn passed to that seat (HEURE-T7).
    Turn { seat: Seat },
    /// The game is over.
    Ended { end: End },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum End {
    /// A full row and no ghost (HEURE-F1).
    Won {
        /// The winner.
        seat: Seat,
    },
    /// The pile was empty and a hand became empty: a draw for everybody (HEURE-X5).
    Draw {
        /// The seat whose hand became empty.
        seat: Seat,
    },
    /// The table agreed to stop (HEURE-R22).
    Stopped,
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
    /// The active player draws from his right-hand neighbour.
    Draw,
    /// He lays the drawn card.
    Place { hour: Hour },
    /// He has drawn a ghost and shows it.
    Ghost,
    /// His card fits nowhere.
    Ask { hour: Hour },
    /// An opponent answers for himself.
    Answer { hour: Hour, asked: Seat },
    /// His row is blocked.
    Emergency,
    /// The game is over.
    Over(End),
}

/// The state of a game: rows, hands, pile and box, the turn and the phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heure {
    seats: u8,
    options: Options,
    rows: [Row; MOST_PLAYERS],
    hands: [Cards; MOST_PLAYERS],
    /// The draw pile; its top card is the last.
    pile: Cards,
    /// Hour cards put away in the box during the game (HEURE-N4).
    boxed: Cards,
    turn: Seat,
    phase: Phase,
    /// Chooses the places of cards that are taken into a hand.
    chance: Rng,
}

impl Heure {
    /// The neighbour that the active player draws from (HEURE-R3).
    fn victim(&self) -> Seat {
        self.turn.right(self.seats)
    }

    fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    /// Puts a card into a hand at a random place: otherwise everybody would know where a shown ghost
    /// lies until its owner rearranges his hand (HEURE-T3, HEURE-R15).
    fn take(&mut self, seat: Seat, card: Card) {
        let places = u32::from(self.hand(seat).count()) + 1;
        let place = self.chance.below(places) as u8;
        self.hand_mut(seat).insert(place, card);
    }

    /// The opponents of the active player, clockwise.
    fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        self.turn.others(self.seats)
    }

    /// The hours that a row could still be completed with under the options in force.
    fn hours_left(&self) -> HourSet {
        if !self.options.wide_emergency {
            return HourSet::ALL;
        }
        let gone = |hour: Hour| {
            let on_rows = self.rows.iter().flat_map(Row::laid).filter(|&(_, h)| h == hour).count();
            let boxed = self.boxed.iter().filter(|&&card| card == Card::Hour(hour)).count();
            on_rows + boxed >= 2
        };
        Hour::all().filter(|&hour| !gone(hour)).fold(HourSet::NONE, HourSet::with)
    }

    /// The refusal for a move that this phase does not wait for.
    const fn out_of_turn(&self) -> Refusal {
        match self.phase {
            Phase::Draw => Refusal::MustDraw,
            Phase::Place { .. } => Refusal::MustLay,
            Phase::Ghost => Refusal::MustHide,
            Phase::Ask { .. } => Refusal::MustAsk,
            Phase::Answer { .. } => Refusal::MustAnswer,
            Phase::Emergency => Refusal::MustShift,
            Phase::Over(_) => Refusal::GameOver,
        }
    }

    /// The seat that makes the move, if it is the one the game waits for.
    fn acting(&self, by: By) -> Result<Seat, Refusal> {
        let turn = self.turn().ok_or(Refusal::GameOver)?;
        if by == By::Seat(turn) { Ok(turn) } else { Err(Refusal::NotYourTurn { turn }) }
    }
}

/// A step that can be undone.
const fn open(state: Heure, events: Vec<Event>) -> Step<Heure> {
    Step { state, events, sealed: false }
}

/// A step that showed a card: undo stops before it.
const fn sealed(state: Heure, events: Vec<Event>) -> Step<Heure> {
    Step { state, events, sealed: true }
}

impl Game for Heure {
    const ID: GameId = GameId::Heure;
    const RULES: u16 = 1;
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type PhaseKind = PhaseKind;
    type View = view::TableView;

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        deal::deal(setup)
    }

    fn play(&self, _at: Ms, by: By, mv: &Move) -> Result<Step<Self>, Refusal> {
        let state = self.clone();
        match (&self.phase, mv) {
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (_, Move::Arrange { order }) => arrange::arrange(state, by, order),
            (_, Move::Stop) => over::stop(state, by),
            (phase, mv) => {
                self.acting(by)?;
                match (phase, mv) {
                    (Phase::Draw, Move::Draw { card }) => draw::draw(state, *card),
                    (Phase::Place { hour }, Move::Lay { slot }) => place::lay(state, *hour, *slot),
                    (Phase::Ghost, Move::Hide) => Ok(ghost::hide(state)),
                    (Phase::Ask { hour }, Move::Ask) => Ok(ask::ask(state, *hour)),
                    (Phase::Answer { hour, asked }, Move::Answer { yes }) => {
                        Ok(answer::answer(state, *hour, *asked, *yes))
                    }
                    (Phase::Emergency, Move::Shift(shift)) => emergency::shift(state, *shift),
                    _ => Err(self.out_of_turn()),
                }
            }
        }
    }

    /// No timer runs in this game.
    fn deadline(&self) -> Option<Ms> {
        None
    }

    fn time_up(&self) -> Step<Self> {
        open(self.clone(), vec![])
    }

    fn moves(&self, by: By) -> Vec<Move> {
        match (by, self.phase) {
            (_, Phase::Over(_)) => vec![],
            (By::Table, _) => vec![Move::Stop],
            (By::Seat(seat), _) if Some(seat) != self.turn() => self.listed_arrangements(seat),
            (_, Phase::Draw) => self.listed_draws(),
            (_, Phase::Place { hour }) => self.listed_lays(hour),
            (_, Phase::Ghost) => vec![Move::Hide],
            (_, Phase::Ask { .. }) => vec![Move::Ask],
            (_, Phase::Answer { .. }) => [true, false].map(|yes| Move::Answer { yes }).into(),
            (_, Phase::Emergency) => {
                self.row(self.turn).shifts().into_iter().map(Move::Shift).collect()
            }
        }
    }

    fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(_) => None,
            Phase::Answer { asked, .. } => Some(asked),
            _ => Some(self.turn),
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn view(&self, viewer: Viewer) -> view::TableView {
        view::view(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        let winners = if let End::Won { seat } = end { vec![seat] } else { vec![] };
        let scores =
            Seat::all(self.seats).map(|seat| u32::from(self.row(seat).covered())).collect();
        Some(Outcome { winners, scores })
    }

    fn phase_kind(&self) -> PhaseKind {
        (&self.phase).into()
    }

    fn automatic(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.chairs.get(seat.index())?.player.level()
    }

    fn thought(phase: PhaseKind) -> Ms {
        automatic::thought(phase)
    }

    fn suggest(view: &Self::View, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
        automatic::suggest(view, seat, level, rng)
    }

    fn audit(&self) -> Result<(), &'static str> {
        laws::audit(self)
    }

    fn reseal(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        laws::reseal(self, viewer, rng)
    }
}

impl Heure {
    fn listed_draws(&self) -> Vec<Move> {
        (0..self.hand(self.victim()).count()).map(|card| Move::Draw { card }).collect()
    }

    fn listed_lays(&self, hour: Hour) -> Vec<Move> {
        let permitted = |&slot: &Slot| place::permitted(self, hour, slot).is_ok();
        (1..=row::SLOTS).filter(permitted).map(|slot| Move::Lay { slot }).collect()
    }

    /// One of the many possible orders of a hand: enough for random play.
    fn listed_arrangements(&self, seat: Seat) -> Vec<Move> {
        let cards = if seat.0 < self.seats { self.hand(seat).count() } else { 0 };
        match cards {
            0 | 1 => vec![],
            _ => vec![Move::Arrange { order: (0..cards).rev().collect() }],
        }
    }
}
