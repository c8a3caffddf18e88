//! Who plays, how, and with which questions (MIL-S1 to S9, Q2, Q4, Q29).

use super::{MOST_PLAYERS, Options};
use crate::decks::millions::Drawn;
use crate::rules::clock::Longer;
use crate::rules::crowd::Crowd;
use crate::rules::fingerprint::Later;
use crate::rules::{Chair, Level, Ms, Seat, cards};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The questions of one match, a pack a level.
pub type Cards = cards::Cards<Drawn>;

/// The first question and the sizes tell two matches apart well enough.
impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.packs.each_ref().map(|pack| pack.len() as u8).hash(state);
        self.packs[0].first().map(|question| &question.id).hash(state);
    }
}

/// Who plays, how, and with which questions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The seats, clockwise.
    pub chairs: Vec<Chair>,
    /// The first host, or with the device as host the first seat, if the table names one: else it is
    /// drawn (MIL-S9, Q29).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Longer thinking time, by seat; a seat without an entry has the ordinary time.
    #[serde(default)]
    pub longer: Vec<Longer>,
    /// The table options.
    #[serde(default)]
    pub options: Options,
    /// The seed of all chance.
    pub seed: u64,
    /// The deck that the questions were drawn from: its used ones are remembered under that name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck: String,
    /// The day whose ladder this is, in days since 1970, if it is the one of a day (MIL-Q44).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// The questions, in the order in which they are asked.
    pub cards: Cards,
}

impl Setup {
    /// How many games a match of that many players has, and thereby how many questions a level needs
    /// so that none comes twice (MIL-S8, C5, Q5). A host who stays for minutes may begin more games
    /// than that: the packs are endless loops (MIL-Q27).
    #[must_use]
    pub fn games(players: usize, options: &Options) -> usize {
        if options.quick { 1 } else { players * usize::from(options.laps) }
    }
}

/// What does not change during a match, unless a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    pub seats: u8,
    pub options: Options,
    pub levels: [Option<Level>; MOST_PLAYERS],
    pub longer: [Longer; MOST_PLAYERS],
    /// On which seats children play.
    pub children: Later<Crowd>,
}

impl House {
    /// That seat's thinking time for a question, if the table limits it (option O5).
    pub fn thinking_time(&self, seat: Seat) -> Option<Ms> {
        self.options.thinking.length().map(|span| self.longer[seat.index()].of(span))
    }
}
