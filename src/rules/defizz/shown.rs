//! The last question that was played to its end: it is public until the next card is taken.

use super::*;
use crate::decks::defizz::Device;
use contest::Contest;
use std::sync::Arc;

/// A question that is over, with how it ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shown(pub(super) Arc<Closed>);

/// How it was played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Played {
    /// As a contest.
    Contest(Contest),
    /// By luck.
    Luck(Luck),
}

/// A question that is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Closed {
    /// The turn it belonged to.
    pub turn: Turn,
    /// How it was played.
    pub played: Played,
    /// How it ended.
    pub how: Progress,
    /// What lay in the pot.
    pub pot: u32,
}

impl Shown {
    /// A contest that is over.
    pub fn question(asking: Asking<Turn>, how: Progress, pot: u32) -> Shown {
        let played = Played::Contest(asking.contest);
        Shown(Arc::new(Closed { turn: asking.turn, played, how, pot }))
    }

    /// A question of luck that is over.
    pub fn luck(luck: Luck, how: Progress, pot: u32) -> Shown {
        Shown(Arc::new(Closed { turn: luck.turn, played: Played::Luck(luck), how, pot }))
    }
}

impl Defizz {
    /// The procedure of the question of luck being played; if none is, of the one that ended last.
    #[must_use]
    pub fn device(&self) -> Option<Device> {
        if let Phase::Chance(luck) = &self.phase {
            return Some(luck.device);
        }
        match &self.common.shown.as_ref()?.0.played {
            Played::Luck(luck) => Some(luck.device),
            Played::Contest(_) => None,
        }
    }
}
