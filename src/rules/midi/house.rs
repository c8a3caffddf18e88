//! Who plays, how, and with which cards (MIDI-S1, S11, S12, Q2, Q3).

use super::cards::Cards;
use super::{MOST_PLAYERS, Options};
use crate::rules::clock::Longer;
use crate::rules::crowd::Crowd;
use crate::rules::fingerprint::Later;
use crate::rules::{Chair, Level, Ms, Seat};
use serde::{Deserialize, Serialize};

/// Who plays, how, and with which cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The seats, clockwise.
    pub chairs: Vec<Chair>,
    /// All seats from the youngest player to the oldest (MIDI-S12, Q2).
    pub youth: Vec<Seat>,
    /// The Midi Masters of the previous game who play again; none in a first game (MIDI-R1-2, Q3).
    #[serde(default)]
    pub masters: Vec<Seat>,
    /// Who reads and judges open questions.
    #[serde(default)]
    pub reading: Reading,
    /// Longer time, by seat; a seat without an entry has the ordinary time.
    #[serde(default)]
    pub longer: Vec<Longer>,
    /// The table options.
    #[serde(default)]
    pub options: Options,
    /// The seed of all chance.
    pub seed: u64,
    /// The deck that the cards were drawn from: its used cards are remembered under that name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck: String,
    /// The cards in play, in the order in which they are drawn.
    pub cards: Cards,
}

/// Who reads and judges open questions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// A player reads and judges, the rulebook's way (MIDI-R3-4, Q32).
    #[default]
    Reader,
    /// The tablet shows the question and compares what is typed.
    Tablet,
}

/// The facts that stay the same during a game, unless a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    pub seats: u8,
    pub options: Options,
    pub reading: Reading,
    pub levels: [Option<Level>; MOST_PLAYERS],
    pub longer: [Longer; MOST_PLAYERS],
    /// The seats of children.
    pub children: Later<Crowd>,
    /// How many players are younger, by seat.
    pub ages: [u8; MOST_PLAYERS],
}

impl House {
    /// The youngest of those (MIDI-Q2).
    pub fn youngest(&self, seats: impl Iterator<Item = Seat>) -> Option<Seat> {
        seats.min_by_key(|seat| self.ages[seat.index()])
    }

    /// That seat's time on the clock of a face-off (MIDI-R3-3, options O10 and longer time).
    pub const fn face_off_time(&self, seat: Seat) -> Ms {
        self.longer[seat.index()].of(self.options.clock.length())
    }

    /// That seat's thinking time, if the table limits it (option O3).
    pub fn thinking_time(&self, seat: Seat) -> Option<Ms> {
        self.options.thinking.length().map(|span| self.longer[seat.index()].of(span))
    }
}
