//! Why a move of *Quelle heure est-il ?* is not allowed: one reason, one rule.

use super::row::{BadShift, Misfit};
use crate::rules::Seat;

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is played by 2, 3 or 4 players (HEURE-S1).
    PlayersOutOfRange {
        /// How many were set up.
        players: usize,
    },
    /// The youngest must be one of the players (HEURE-S9).
    NobodyOnThatSeat,
    /// The game is over.
    GameOver,
    /// It is another player's turn (HEURE-T7).
    NotYourTurn {
        /// The seat on turn.
        turn: Seat,
    },
    /// A card must be drawn first (HEURE-T2, HEURE-E3).
    MustDraw,
    /// The hand has fewer cards (HEURE-T2).
    NoSuchCard {
        /// How many it has.
        cards: u8,
    },
    /// The drawn card must be laid: it fits (HEURE-P4).
    MustLay,
    /// There is no such slot (HEURE-S2).
    NoSuchSlot,
    /// A card lies there already (HEURE-P1, HEURE-E4).
    Occupied,
    /// The same hour is on the row already (HEURE-P2).
    SameHour,
    /// The hours must increase from left to right (HEURE-P1, HEURE-E4).
    OutOfOrder,
    /// The row could not be completed any more (option O2).
    WouldBlock,
    /// The ghost must be put into the hand (HEURE-G1).
    MustHide,
    /// The card fits nowhere: the question must be asked (HEURE-N1).
    MustAsk,
    /// The opponents are answering (option O3).
    MustAnswer,
    /// The row is blocked: cards must be shifted (HEURE-E2).
    MustShift,
    /// No card lies on that slot (HEURE-E4).
    NoCardThere,
    /// A card cannot leave slots 1 to 7 (HEURE-E4).
    OffTheRow,
    /// A card cannot be moved twice in one turn (HEURE-E4).
    MovedTwice,
    /// Only one's own hand, with the same cards, can be put in order (HEURE-T3).
    NotThatHand,
    /// Only the whole table can agree to stop (HEURE-R22).
    TableOnly,
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Refusal {
        match misfit {
            Misfit::NoSuchSlot => Refusal::NoSuchSlot,
            Misfit::Occupied => Refusal::Occupied,
            Misfit::SameHour => Refusal::SameHour,
            Misfit::OutOfOrder => Refusal::OutOfOrder,
        }
    }
}

impl From<BadShift> for Refusal {
    fn from(bad: BadShift) -> Refusal {
        match bad {
            BadShift::NoCardThere => Refusal::NoCardThere,
            BadShift::OffTheRow => Refusal::OffTheRow,
            BadShift::MovedTwice => Refusal::MovedTwice,
            BadShift::Occupied => Refusal::Occupied,
            BadShift::OutOfOrder => Refusal::OutOfOrder,
        }
    }
}
