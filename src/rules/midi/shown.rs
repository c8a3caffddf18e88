//! What the last move revealed to everybody (MIDI-R1-7, D1-8, R2-11, R3-10, F-11): card and choice,
//! indices only.

use super::Pick;
use crate::rules::Seat;

/// A question whose answer has been revealed, with the answer given. Without a pick, time ran out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    /// A kick-off question, 1 to 4.
    Kickoff { seat: Seat, card: u8, number: u8, pick: Option<Pick> },
    /// A duel card, with the order of its propositions.
    Duel { seat: Seat, card: u8, order: [u8; 4], pick: Option<Pick> },
    /// A sheet that is over; the flap that ended it, if one did: the false one, or one meant instead of it.
    Sheet { seat: Seat, card: u8, order: [u8; 7], open: u8, flap: Option<u8> },
    /// An open question, from 0; without a verdict, time ran out.
    Open { seat: Seat, card: u8, question: u8, right: Option<bool> },
    /// A question of the final, 1 to 5.
    Master { seat: Seat, card: u8, number: u8, order: [u8; 3], pick: Option<Pick> },
}
