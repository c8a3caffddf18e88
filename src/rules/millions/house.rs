//! The setup of a match (MIL-S1 to S9, Q2, Q4, Q29), and what does not change during it.

use super::ladder::Steps;
use super::{MOST_PLAYERS, Options};
use crate::decks::millions::Drawn;
use crate::rules::clock::Longer;
use crate::rules::crowd::Crowd;
use crate::rules::fingerprint::Later;
use crate::rules::{Chair, Level, Ms, Seat, cards};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The questions of one match, one pack per level.
pub type Cards = cards::Cards<Drawn>;

/// The first question and the sizes tell two matches apart well enough.
impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.packs.each_ref().map(|pack| pack.len() as u8).hash(state);
        self.packs[0].first().map(|question| &question.id).hash(state);
    }
}

/// The setup of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The seats, clockwise.
    pub chairs: Vec<Chair>,
    /// The first host or, with the device as host, the first seat; drawn if the table names none (MIL-S9, Q29).
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
    /// The deck that the questions were drawn from; used questions are remembered under that name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck: String,
    /// The day, in days since 1970, if this is the ladder of a day (MIL-Q44).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// The questions, in the order in which they are asked.
    pub cards: Cards,
}

impl Setup {
    /// The number of games in a match of that many players, and so the number of questions that a level needs
    /// if none is to be repeated (MIL-S8, C5, Q5). A host who stays for minutes may begin more games than
    /// that: the packs are endless loops (MIL-Q27).
    #[must_use]
    pub fn games(players: usize, options: &Options) -> usize {
        let once = options.quick || options.deck_once;
        if once { 1 } else { players * usize::from(options.laps) }
    }
}

/// What does not change during a match, unless a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    pub seats: u8,
    pub options: Options,
    pub levels: [Option<Level>; MOST_PLAYERS],
    pub longer: [Longer; MOST_PLAYERS],
    /// The seats on which children play.
    pub children: Later<Crowd>,
    /// The steps of the pyramid (option O17).
    pub steps: Later<Steps>,
}

impl House {
    /// That seat's thinking time for a question, if the table limits it (option O5).
    pub fn thinking_time(&self, seat: Seat) -> Option<Ms> {
        self.options.thinking.length().map(|span| self.longer[seat.index()].of(span))
    }
}
