//! The smallest game with a sand timer, for the tests of the machinery. The player on turn, one of two, taps
//! before the sand has run out and scores a point, or rolls a die for the points.

use super::{By, Game, GameId, Level, Ms, Outcome, Rng, Seat, Step, Viewer};
use serde::{Deserialize, Serialize};

/// How long the sand runs.
pub const SAND: Ms = Ms(1_000);

/// How many turns are played, and who is automatic.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub turns: u8,
    pub automatic: [Option<Level>; 2],
}

/// Two persons, ten turns.
pub const TWO_PERSONS: Setup = Setup { turns: 10, automatic: [None, None] };

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Scores a point.
    Tap,
    /// Scores what the die shows: chance, so it is sealed.
    Roll,
    /// The table rings the bell: the game is over.
    Bell,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Scored { seat: Seat, points: u32 },
    TimeUp { seat: Seat },
    Rung,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NoTurns,
    NotYourTurn { turn: Seat },
    TableOnly,
    Over,
}

/// The table: whose turn it is, when the sand runs out, and the points.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    turn: Seat,
    left: u8,
    until: Ms,
    points: [u32; 2],
    rng: Rng,
}

impl Toy {
    /// The points, by seat.
    pub fn points(&self) -> [u32; 2] {
        self.points
    }

    fn next(mut self, at: Ms, events: Vec<Event>, sealed: bool) -> Step<Self> {
        self.turn = self.turn.left(2);
        self.left -= 1;
        self.until = at.after(SAND);
        Step { state: self, events, sealed }
    }

    fn score(mut self, at: Ms, points: u32, sealed: bool) -> Step<Self> {
        let seat = self.turn;
        self.points[seat.index()] += points;
        self.next(at, vec![Event::Scored { seat, points }], sealed)
    }
}

impl Game for Toy {
    const ID: GameId = GameId::Heure;
    const RULES: u16 = 7;
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type PhaseKind = &'static str;
    type View = (Option<Seat>, [u32; 2], Ms);

    fn start(setup: &Setup) -> Result<Self, Refusal> {
        let rng = Rng::new(1);
        match setup.turns {
            0 => Err(Refusal::NoTurns),
            left => Ok(Toy { turn: Seat(0), left, until: SAND, points: [0; 2], rng }),
        }
    }

    fn play(&self, at: Ms, by: By, mv: &Move) -> Result<Step<Self>, Refusal> {
        let turn = self.turn().ok_or(Refusal::Over)?;
        let mut state = self.clone();
        match (mv, by) {
            (Move::Bell, By::Table) => {
                state.left = 0;
                Ok(Step { state, events: vec![Event::Rung], sealed: false })
            }
            (Move::Bell, By::Seat(_)) => Err(Refusal::TableOnly),
            (_, by) if by != By::Seat(turn) => Err(Refusal::NotYourTurn { turn }),
            (Move::Tap, _) => Ok(state.score(at, 1, false)),
            (Move::Roll, _) => {
                let points = 1 + state.rng.below(6);
                Ok(state.score(at, points, true))
            }
        }
    }

    fn deadline(&self) -> Option<Ms> {
        self.turn().map(|_| self.until)
    }

    fn time_up(&self) -> Step<Self> {
        self.clone().next(self.until, vec![Event::TimeUp { seat: self.turn }], false)
    }

    fn moves(&self, by: By) -> Vec<Move> {
        match self.turn() {
            Some(turn) if by == By::Seat(turn) => vec![Move::Tap, Move::Roll],
            Some(_) if by == By::Table => vec![Move::Bell],
            _ => vec![],
        }
    }

    fn turn(&self) -> Option<Seat> {
        (self.left > 0).then_some(self.turn)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn view(&self, _viewer: Viewer) -> Self::View {
        (self.turn(), self.points, self.until)
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.points.to_vec();
        (self.left == 0).then_some(Outcome { winners: vec![], scores })
    }

    fn phase_kind(&self) -> &'static str {
        if self.left == 0 { "over" } else { "tap" }
    }

    fn automatic(setup: &Setup, seat: Seat) -> Option<Level> {
        *setup.automatic.get(seat.index())?
    }

    fn suggest(view: &Self::View, seat: Seat, _: Level, _: &mut Rng) -> Option<Move> {
        (view.0 == Some(seat)).then_some(Move::Tap)
    }

    fn audit(&self) -> Result<(), &'static str> {
        Ok(())
    }

    /// The only secret is what the die will show.
    fn reseal(&self, _viewer: Viewer, rng: &mut Rng) -> Self {
        Toy { rng: Rng::new(u64::from(rng.next_u32())), ..self.clone() }
    }
}
