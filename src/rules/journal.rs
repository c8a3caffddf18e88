//! The journal of a sitting: what its lines are, and why one is not written, taken back or played again.

use super::{By, Game, Ms, Player, Seat};
use serde::{Deserialize, Serialize};

/// One line of the journal.
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
    /// Somebody else plays a seat from that game time on: the tablet for somebody who has to go, or a
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
    /// What came last showed a secret or used chance.
    Sealed,
}

/// Why a seat is not handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotHandedOver {
    /// Nobody sits there.
    NobodyThere,
    /// He plays it already.
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
    /// A seat cannot have been handed over.
    NotHandedOver {
        /// The number of the entry, from 0.
        entry: usize,
        /// Why not.
        why: NotHandedOver,
    },
    /// An entry is out of its time: it lies before the one in front of it, is a `TimeUp` that no timer
    /// asked for, or a move or a handing over that a timer should have run out before.
    OutOfTime {
        /// The number of the entry, from 0.
        entry: usize,
    },
}

/// What came of a move, or of a handing over: what everybody saw, and whether it was refused.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game, R = <G as Game>::Refusal> {
    /// What everybody saw, of timers that were due before it, too.
    pub events: Vec<G::Event>,
    /// The rule that the move breaks; timers that ran out stay run out.
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
