//! Contests: a question played for chips, in any game: a race to the buzzer (Chrono, Rapidité, a
//! solo question), an aim at a number (Cible), a rally over a list (Ping-Pong). DEF-CHR, CIB, PIN;
//! EGO-CIB, PIN, RAP. Each game decides what follows from [`Progress`]: a void challenge, a dice-off, a pot.
//!
//! `conduct` checks who may do what, [`race`], [`aim`] and [`rally`] judge it, [`view`] shows it. The rest that
//! such games share is in [`state`], [`table_view`] (their view), `question`, `stake`, `raise`, `settling`,
//! `over` (their moves), [`told`] (events and refusals) and [`story`].

pub mod aim;
mod conduct;
pub mod hand_over;
pub mod hunch;
#[cfg(test)]
pub mod laid;
#[cfg(test)]
mod laws;
#[cfg(test)]
pub mod offered;
pub mod offers;
mod over;
pub(super) mod question;
pub mod race;
mod raise;
pub mod rally;
pub mod reply;
pub mod ruling;
pub mod secrets;
mod settling;
pub mod side_bets;
pub(super) mod stake;
pub mod state;
pub mod story;
pub mod table_view;
pub mod told;
pub mod typed;
pub mod view;

#[cfg(test)]
mod tests;

use super::clock::{Clock, Longer};
use super::crowd::Crowd;
use super::options::Ordered;
use super::{Level, Ms, Rng, Seat};
use crate::decks::Language;
use crate::decks::decimal::Decimal;
use crate::decks::question::Question;
use aim::Aim;
use race::Race;
use rally::Rally;
pub use reply::{Refusal, Reply};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The most seats of a game with contests.
pub const SEATS: usize = 6;

/// How long somebody may take to answer (options DEF-O1, EGO-O1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Timer {
    /// As long as the reader lets him.
    #[default]
    #[serde(rename = "off")]
    Off,
    /// 10 seconds.
    #[serde(rename = "10")]
    Seconds10,
    /// 20 seconds.
    #[serde(rename = "20")]
    Seconds20,
    /// 30 seconds.
    #[serde(rename = "30")]
    Seconds30,
}

impl Ordered for Timer {
    const ORDER: &'static [Timer] =
        &[Timer::Off, Timer::Seconds10, Timer::Seconds20, Timer::Seconds30];
}

impl Timer {
    /// The names of its values, as links have them.
    pub const NAMES: &'static [&'static str] = &["off", "10", "20", "30"];

    /// The time limit, if there is one.
    #[must_use]
    pub const fn length(self) -> Option<Ms> {
        match self {
            Timer::Off => None,
            Timer::Seconds10 => Some(Ms(10_000)),
            Timer::Seconds20 => Some(Ms(20_000)),
            Timer::Seconds30 => Some(Ms(30_000)),
        }
    }

    /// The limit by seat, with each seat's longer time.
    #[must_use]
    pub fn limits(self, longer: &[Longer; SEATS]) -> [Option<Ms>; SEATS] {
        longer.map(|longer| self.length().map(|span| longer.of(span)))
    }
}

/// What the table calls together: how close two buzzes must be for the reader to find a tie, if both were
/// right (options DEF-O9, EGO-O10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Together {
    /// 5 ms: what no ear can tell apart.
    #[default]
    #[serde(rename = "5")]
    Ms5,
    /// A tenth of a second.
    #[serde(rename = "100")]
    Ms100,
    /// A quarter of a second.
    #[serde(rename = "250")]
    Ms250,
    /// Half a second.
    #[serde(rename = "500")]
    Ms500,
    /// A second.
    #[serde(rename = "1000")]
    Ms1000,
}

impl Ordered for Together {
    const ORDER: &'static [Together] =
        &[Together::Ms5, Together::Ms100, Together::Ms250, Together::Ms500, Together::Ms1000];
}

impl Together {
    /// The names of its values, as links have them.
    pub const NAMES: &'static [&'static str] = &["5", "100", "250", "500", "1000"];

    /// Buzzes closer than this are together.
    #[must_use]
    pub const fn length(self) -> Ms {
        match self {
            Together::Ms5 => race::DEAD_HEAT,
            Together::Ms100 => Ms(100),
            Together::Ms250 => Ms(250),
            Together::Ms500 => Ms(500),
            Together::Ms1000 => Ms(1_000),
        }
    }

    /// Whether it is the default, which is neither serialised nor hashed, so that older games stay as
    /// they were.
    #[must_use]
    pub const fn is_usual(&self) -> bool {
        matches!(self, Together::Ms5)
    }
}

/// The facts that stay the same for all contests of a game, unless a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many seats the table has.
    pub seats: u8,
    /// The level of each seat that the tablet plays.
    pub levels: [Option<Level>; SEATS],
    /// The time limit of each seat for an answer.
    pub limits: [Option<Ms>; SEATS],
    /// Whether the last one in wins without answering (DEF-R19, EGO-R13: not so by default).
    pub lone_wins: bool,
    /// Whether the earlier of two equally near proposals wins (DEF-R22, EGO-R10: not so by default).
    pub earlier_wins: bool,
    /// How close the buzzes must be for a reader to find a tie (DEF-R47, EGO-R41).
    pub together: Together,
}

/// `together` is hashed only when it is not the default, so that older games keep their fingerprints.
impl Hash for Terms {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.seats, self.levels, self.limits, self.lone_wins, self.earlier_wins).hash(state);
        if !self.together.is_usual() {
            self.together.hash(state);
        }
    }
}

/// The judge of the answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Judge {
    /// That person reads and judges.
    Reader(Seat),
    /// The tablet shows the question and compares what is typed.
    Tablet,
}

impl Judge {
    /// A reader judges if he is a person; for everybody else the tablet does.
    #[must_use]
    pub fn of(reader: Option<Seat>, levels: &[Option<Level>; SEATS]) -> Judge {
        let person = reader.filter(|seat| levels[seat.index()].is_none());
        person.map_or(Judge::Tablet, Judge::Reader)
    }

    /// The person who judges, if one does.
    #[must_use]
    pub const fn reader(self) -> Option<Seat> {
        if let Judge::Reader(seat) = self { Some(seat) } else { None }
    }
}

/// The result of a contest so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Progress {
    /// It goes on.
    Going,
    /// That player has won.
    Won(Seat),
    /// Those players are tied.
    Tied(Crowd),
    /// Nobody was right.
    Nobody,
    /// The question was faulty (DEF-R45, EGO-R33).
    Withdrawn,
}

/// An event of a contest, seen by everybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Happening {
    /// The question was put to the players.
    Asked { judge: Judge },
    /// It has been read out: the clock runs.
    Read,
    /// A player buzzed, `gap` after the first one.
    Buzzed { seat: Seat, gap: Ms },
    /// A player of a dead heat has answered; the verdict waits for the others.
    Said { seat: Seat },
    /// An answer was ruled on.
    Ruled { seat: Seat, right: bool },
    /// An answer of the list was given; without a place, an accepted answer that is not on the list.
    Given { seat: Seat, place: Option<u8> },
    /// A number was proposed, or none.
    Proposed { seat: Seat, number: Option<Decimal> },
    /// A player does not know.
    Passed { seat: Seat },
    /// Time ran out or was called, for the player who was to answer or for everybody.
    TimeRanOut { seat: Option<Seat> },
    /// The contest ended.
    Ended { how: Progress },
}

/// The context in which a move of a contest is judged.
pub struct Scene<'a> {
    /// Game time.
    pub at: Ms,
    /// The question, from its card.
    pub question: Question<'a>,
    /// The language of its texts, where it is known.
    pub language: Option<Language>,
    /// The state's own chance.
    pub chance: &'a mut Rng,
    /// What everybody sees, in order.
    pub seen: Vec<Happening>,
}

impl Scene<'_> {
    fn see(&mut self, happening: Happening) {
        self.seen.push(happening);
    }
}

/// How the question is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// The fastest right answer.
    Race(Race),
    /// The nearest number.
    Aim(Aim),
    /// In turn, one answer of a list.
    Rally(Rally),
}

/// A question being played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    terms: Terms,
    judge: Judge,
    starter: Seat,
    players: Crowd,
    asked: bool,
    clock: Clock,
    /// When the current wait began.
    since: Ms,
    play: Play,
}

impl Contest {
    /// A question for those players, not yet put to them; where they play in turn, `starter` begins.
    #[must_use]
    pub fn new(
        terms: Terms,
        judge: Judge,
        starter: Seat,
        players: Crowd,
        question: Question<'_>,
    ) -> Contest {
        let play = match question {
            Question::Open(_) => Play::Race(Race::default()),
            Question::Target(_) => Play::Aim(Aim::default()),
            Question::List(_) => Play::Rally(Rally::new(starter)),
        };
        Contest {
            terms,
            judge,
            starter,
            players,
            asked: false,
            clock: Clock::Free,
            since: Ms(0),
            play,
        }
    }

    /// The judge.
    #[must_use]
    pub const fn judge(&self) -> Judge {
        self.judge
    }

    /// Those who take part.
    #[must_use]
    pub const fn players(&self) -> Crowd {
        self.players
    }

    /// Whether the question has been put to the players.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.asked
    }

    fn is_automatic(&self, seat: Seat) -> bool {
        self.terms.levels[seat.index()].is_some()
    }

    /// The players in turn order, the starter first.
    fn in_order(&self) -> impl Iterator<Item = Seat> {
        self.starter.round(self.terms.seats).filter(|&seat| self.players.has(seat))
    }

    /// The players who have dropped out of the question.
    #[must_use]
    pub const fn out(&self) -> Crowd {
        match &self.play {
            Play::Race(race) => race.out,
            Play::Aim(_) => Crowd::NOBODY,
            Play::Rally(rally) => rally.out,
        }
    }

    /// Those still in.
    fn left(&self) -> Crowd {
        self.players.without(self.out())
    }

    /// The player whose answer is awaited, if any.
    #[must_use]
    pub fn answering(&self) -> Option<Seat> {
        match &self.play {
            _ if !self.asked => None,
            Play::Race(race) => race.answering(),
            Play::Aim(aim) => self.in_order().find(|&seat| !aim.has_proposed(seat)),
            Play::Rally(rally) => Some(rally.turn),
        }
    }

    /// The seat that puts the question: the reader, or else the first person who plays.
    fn asker(&self) -> Seat {
        let person = self.in_order().find(|&seat| !self.is_automatic(seat));
        self.judge.reader().or(person).unwrap_or(self.starter)
    }

    /// The seat that has to act.
    #[must_use]
    pub fn turn(&self) -> Seat {
        if !self.asked {
            return self.asker();
        }
        match (self.answering(), self.judge) {
            (_, Judge::Reader(reader)) if self.clock == Clock::Reading => reader,
            (Some(seat), _) if self.is_automatic(seat) => seat,
            (Some(seat), _) if matches!(self.play, Play::Aim(_)) => seat,
            (_, Judge::Reader(reader)) => reader,
            (Some(seat), Judge::Tablet) => seat,
            (None, Judge::Tablet) => self.first_left(),
        }
    }

    /// The first person still in, or else the first player.
    fn first_left(&self) -> Seat {
        let left = || self.in_order().filter(|&seat| self.left().has(seat));
        let person = left().find(|&seat| !self.is_automatic(seat));
        person.or_else(|| left().next()).unwrap_or(self.starter)
    }
}
