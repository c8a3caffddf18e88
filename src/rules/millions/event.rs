//! What everybody sees happen; never a secret.

use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::{End, Leave};
use crate::rules::Seat;

/// What everybody sees happen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A game begins (MIL-E2); with no `host`, the device is the host.
    GameStarted {
        /// Its number, from 1.
        game: u16,
        /// The host.
        host: Option<Seat>,
        /// Who is asked first.
        first: Seat,
    },
    /// That seat tries the next question (MIL-P1).
    Tries { seat: Seat },
    /// A question was put into the holder (MIL-P2).
    Put { level: u8 },
    /// The host has read it (MIL-P3).
    Read { host: Seat },
    /// A lifeline was used, and which one (MIL-V1).
    Used { seat: Seat, lifeline: Lifeline },
    /// The 50:50 has been carried out; `left` is shown on television only (MIL-J50-3, TV-7).
    Halved { seat: Seat, left: Option<Letters> },
    /// That seat gave a letter card (MIL-JV2).
    Voted { seat: Seat },
    /// The asker has received that many cards (MIL-JV5).
    VoteOver { seat: Seat, cards: u8 },
    /// The studio's audience has voted (option O13).
    Polled { seat: Seat },
    /// The studio's friend has answered (option O13).
    Advised { seat: Seat },
    /// That friend was chosen (MIL-JP1).
    Phoned { seat: Seat, friend: Seat },
    /// The asker has received the friend's card (MIL-JP3).
    FriendAnswered { seat: Seat, friend: Seat },
    /// The friend left before answering (MIL-Q31).
    FriendGone { seat: Seat },
    /// The line is established: 30 seconds run (MIL-JR2).
    Connected { seat: Seat },
    /// Nobody answers, or the line is busy (MIL-JR3).
    Busy { seat: Seat },
    /// The call is over (MIL-JR2).
    CallOver { seat: Seat },
    /// A card was shown in a free try (MIL-2P-2, 2P-8).
    Tried { seat: Seat, answer: Letter, right: bool },
    /// That seat has settled its answer (MIL-P9).
    Settled { seat: Seat },
    /// The candidate has answered aloud (MIL-TV-5).
    Said { seat: Seat, answer: Letter },
    /// That seat has given its final word, or wants to think again (MIL-P13, Q36).
    FinalWord { seat: Seat, yes: bool },
    /// Thinking time ran out (MIL-Q38).
    TimeRanOut { seat: Seat },
    /// The right answer was announced (MIL-P15).
    Revealed { level: u8, right: Letter },
    /// What a seat had left uncovered, if it was one answer (MIL-P14).
    Answered { seat: Seat, answer: Option<Letter>, right: bool },
    /// That seat left the game with that much (MIL-M2).
    Paid { seat: Seat, amount: u32, why: Leave },
    /// That seat, which is out, has bet on who falls (MIL-Q53).
    Bet { seat: Seat, on: Seat },
    /// Its bet was right.
    BetRight { seat: Seat },
    /// The host's minutes are over (MIL-O3).
    TimeOver,
    /// A player has left the table (MIL-Q31).
    LeftTable { seat: Seat },
    /// A player who had left is back from the next game on (MIL-Q45).
    ComesBack { seat: Seat },
    /// Nobody is in any more (MIL-E1).
    GameOver { game: u16 },
    /// The match is over.
    Ended { end: End },
}
