//! *Les 12 Coups de Midi* – rules MIDI-S/R1/D1/R2/D2/R3/F/E, rulings Q1–Q52, options O1–O13.
//!
//! The phases, one file each: [`kickoff`], [`duel`], [`sheet`], [`opponent`], [`fatal`], [`master`] with
//! [`star`], [`tiebreak`]; [`over`] counts the wallets, [`overrule`] corrects a ruling, [`said`] a mistaken tap.
//! [`money`] and [`cards`] are the vocabulary, [`view`] is all that a screen can know, [`automatic`]
//! plays for the absent. [`moves`] dispatches each move to its phase.

mod answered;
pub mod automatic;
pub mod cards;
mod clock;
mod duel;
mod event;
pub mod face_off_end;
mod fatal;
mod hand_over;
mod house;
mod kickoff;
mod laws;
mod listed;
mod master;
pub mod money;
mod moves;
mod notation;
mod opponent;
mod options;
mod over;
mod overrule;
pub mod part;
mod reading;
mod refusal;
mod said;
mod sheet;
pub mod shown;
mod star;
mod start;
pub mod story;
mod tiebreak;
pub mod view;

#[cfg(test)]
mod examples;
#[cfg(test)]
pub mod fixtures;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod whole_games;

pub use super::clock::Longer;
use super::crowd::Crowd;
use super::fingerprint::Later;
use super::{By, Game, GameId, Level, Ms, Outcome, Player, Rng, Seat, Step, Viewer, act};
use cards::{Cards, Piles};
pub use event::Event;
pub use house::{Reading, Setup};
use money::Purse;
pub use moves::{Flap, Move, Pick};
pub use options::{FaceOffTime, Options, Thinking};
pub use refusal::Refusal;
use strum::{EnumDiscriminants, IntoStaticStr};

/// The most players (MIDI-S1).
pub const MOST_PLAYERS: usize = 4;

/// What a desk shows (MIDI-S2, R1-9, R1-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub enum Colour {
    /// No mistake in this round.
    #[default]
    Green,
    /// One mistake.
    Orange,
    /// Two mistakes: the round is lost.
    Red,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct End {
    /// The Midi Masters (MIDI-E-3, E-5); nobody when the table stopped the game (MIDI-Q9).
    pub masters: Crowd,
    /// The player who found the star, if any.
    pub finder: Option<Seat>,
    /// Whether the table agreed to stop.
    pub stopped: bool,
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
    Kickoff(kickoff::Turn),
    Duel(duel::Duel),
    Sheet(sheet::Sheet),
    /// Four players: the poorest chooses his opponent of the face-off.
    Opponent(Seat),
    Fatal(fatal::FaceOff),
    Master(master::Master),
    Star(star::Guess),
    Tiebreak(tiebreak::Tiebreak),
    Over(End),
}

/// The state of a game: money, desks, piles, the revealing board of the final, and the phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Midi {
    house: house::House,
    cards: Cards,
    purse: Purse,
    desks: [Colour; MOST_PLAYERS],
    piles: Piles,
    /// The cards for children, if children play.
    childrens: Later<Option<Piles>>,
    phase: Phase,
    /// The card of the pair that was taken in Duel 1: 0 or 1.
    taken: u8,
    /// The star's board: open flaps, wrong guesses, the finder.
    board: star::Board,
    /// The answer of the automatic player on turn; never part of a view (see [`automatic`]).
    hunch: automatic::Hunch,
    /// What the last move revealed to everybody.
    shown: Option<shown::Shown>,
    /// The last ruling on a person's answer, as long as it can be corrected.
    ruled: Option<overrule::Last>,
    /// The last answer that a person tapped, as long as it can be corrected.
    said: said::Last,
    chance: Rng,
}

/// A move being judged.
type Act = act::Act<Midi>;

impl Midi {
    fn left(&self, seat: Seat) -> Seat {
        seat.left(self.house.seats)
    }

    fn everybody(&self) -> Crowd {
        Crowd::all(self.house.seats)
    }

    /// Whether that seat is played by the tablet.
    fn is_automatic(&self, seat: Seat) -> bool {
        self.house.levels[seat.index()].is_some()
    }

    /// The ids of the cards drawn so far; the next games prefer other cards.
    #[must_use]
    pub fn used_ids(&self) -> Vec<&str> {
        self.drawn_ids()
    }
}

impl Game for Midi {
    const ID: GameId = GameId::Midi;
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
        match self.phase {
            Phase::Fatal(face_off) => face_off.clock.until(),
            _ => self.thinking().and_then(clock::Clock::until),
        }
    }

    fn time_up(&self) -> Step<Self> {
        clock::time_up(self)
    }

    fn moves(&self, by: By) -> Vec<Move> {
        listed::moves(self, by)
    }

    fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Kickoff(turn) => Some(self.hand_of(turn.seat)),
            Phase::Duel(duel) => Some(match duel.challenged {
                None => duel.challenger,
                Some(seat) => self.hand_of(seat),
            }),
            Phase::Sheet(sheet) => Some(sheet.seat),
            Phase::Opponent(seat) => Some(seat),
            Phase::Fatal(face_off) => Some(self.hands(&face_off)),
            Phase::Master(master) => Some(self.master_turn(&master)),
            Phase::Star(guess) => Some(guess.seat),
            Phase::Tiebreak(tiebreak) => Some(self.hand_of(tiebreak.turn.seat)),
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
        Some(Outcome { winners: end.masters.iter().collect(), scores })
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

    fn pace(&self) -> Option<Ms> {
        self.hunch.pace
    }

    fn to_read(&self) -> usize {
        self.letters()
    }

    fn handed_over(&self, at: Ms, seat: Seat, to: Player) -> Self {
        self.in_other_hands(at, seat, to)
    }

    fn is_ruling(mv: &Move) -> bool {
        matches!(mv, Move::Right | Move::Wrong)
    }

    fn audit(&self) -> Result<(), &'static str> {
        laws::audit(self)
    }

    fn reseal(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        laws::reseal(self, viewer, rng)
    }
}
