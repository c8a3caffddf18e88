//! The entries of a sitting's journal, and the reasons why an entry is refused, undo is refused or a replay fails.

use super::{By, Game, Ms, Player, Seat};
use serde::{Deserialize, Serialize};

/// One entry of the journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<M> {
    /// Somebody did something at that game time.
    Move {
        /// Game time.
        at: Ms,
        /// Who.
        by: By,
        /// What.
        mv: M,
    },
    /// A timer ran out at that game time.
    TimeUp {
        /// Game time.
        at: Ms,
    },
    /// From that game time on, another player takes the seat: the tablet for a person who has to go, or a
    /// person who is back.
    Handover {
        /// Game time.
        at: Ms,
        /// Which seat.
        seat: Seat,
        /// Who plays it now.
        to: Player,
    },
}

impl<M> Entry<M> {
    /// When it happened, in game time.
    pub const fn at(&self) -> Ms {
        match self {
            Entry::Move { at, .. } | Entry::TimeUp { at } | Entry::Handover { at, .. } => *at,
        }
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefusal {
    /// Nobody has done anything yet.
    NothingToUndo,
    /// An entry that undo would take back showed a secret or used chance.
    Sealed,
}

/// Why a seat is not handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotHandedOver {
    /// Nobody sits there.
    NobodyThere,
    /// That player plays the seat already.
    PlaysAlready,
    /// The game is over.
    Over,
}

/// Why a journal cannot be played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayError<R> {
    /// The setup itself is refused.
    Setup(R),
    /// The rules refuse a move.
    Refused {
        /// The number of the entry, from 0.
        entry: usize,
        /// The rule that it breaks.
        why: R,
    },
    /// A hand-over is refused.
    NotHandedOver {
        /// The number of the entry, from 0.
        entry: usize,
        /// Why not.
        why: NotHandedOver,
    },
    /// An entry is at an impossible time: before the previous entry, a `TimeUp` for which no timer was due,
    /// or a move or hand-over after a timer that should have run out first.
    OutOfTime {
        /// The number of the entry, from 0.
        entry: usize,
    },
}

/// The result of a move or a hand-over: the events, and the refusal if there was one.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game, R = <G as Game>::Refusal> {
    /// What everybody saw, including timers that were due before it.
    pub events: Vec<G::Event>,
    /// The rule that the move breaks. Timers that ran out before it stay run out.
    pub refused: Option<R>,
}

impl<G: Game, R: Copy> Played<G, R> {
    /// Whether it was played.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn result(&self) -> Result<(), R> {
        self.refused.map_or(Ok(()), Err)
    }
}
