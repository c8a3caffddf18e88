//! Why a move of *Qui veut gagner des millions ?* is not allowed: one reason, one rule.

use crate::rules::Seat;

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The box serves 2 to 5 players, 1 to 5 when the device is the host (MIL-Q2, Q29).
    PlayersOutOfRange {
        /// How many were set up.
        players: usize,
        /// The least.
        least: u8,
    },
    /// Nobody sits there (MIL-S9).
    NobodyOnThatSeat,
    /// A level has no question (MIL-C2).
    CardsMissing {
        /// Which level.
        level: u8,
    },
    /// Every player is host at least once, and at most nine times (MIL-O1).
    NoLap,
    /// The match is over (MIL-M3).
    MatchOver,
    /// It is another player's turn (MIL-H5, Q11).
    NotYourTurn {
        /// Whose it is.
        turn: Seat,
    },
    /// Only the whole table can do that (MIL-Q31).
    TableOnly,
    /// That player has left the table already (MIL-Q31).
    AlreadyGone,
    /// That player has not left the table, or is expected back already (MIL-Q45).
    NotGone,
    /// There is no further game to come back for (MIL-Q45).
    NoFurtherGame,
    /// The next question or the money must be chosen (MIL-P1).
    MustTryOrTake,
    /// The host must read the question (MIL-P3).
    MustRead,
    /// Answers must be covered, a lifeline used or the answer settled (MIL-P4, P6).
    MustAnswer,
    /// The candidate answers aloud (MIL-TV-5).
    MustSay,
    /// Answers are covered in secret, not given aloud (MIL-P4).
    MustCover,
    /// That answer is covered already.
    AlreadyCovered,
    /// That answer is not covered.
    NotCovered,
    /// One answer must stay uncovered (MIL-P4).
    OneMustStay,
    /// Exactly one answer must be uncovered to settle (MIL-Q28).
    ExactlyOne,
    /// That answer is excluded for the rest of the question (MIL-2P-12).
    Excluded,
    /// That lifeline has been used in this game (MIL-P7).
    LifelineUsed,
    /// There are no lifelines after settling (MIL-P11, Q10, Q36).
    NoMoreLifelines,
    /// Two answers or fewer are left: the 50:50 would change nothing (MIL-2P-14).
    NothingToHalve,
    /// A friend must be chosen (MIL-JP1).
    MustNameFriend,
    /// There is nobody to be chosen: the phone call is a free try (MIL-2P-8).
    NobodyToPhone,
    /// Nobody can phone himself (MIL-JP1).
    NotYourself,
    /// The host cannot be chosen (MIL-JP1, H6).
    HostIsNoFriend,
    /// The table plays without real calls (MIL-O7).
    NoRealCalls,
    /// Walking away is only possible after a lifeline (MIL-P9, Q8).
    NotYetWalking,
    /// Nobody walks away after the final choice or while rethinking it (MIL-Q36).
    NoMoreWalking,
    /// A letter card must be given (MIL-JV2, JP3).
    MustGive,
    /// The host must choose which wrong answer stays (MIL-O8).
    MustSpare,
    /// The right answer stays anyway (MIL-J50-2).
    RightStaysAnyway,
    /// It must be said whether the line is established (MIL-JR2, JR3).
    MustConnect,
    /// The call is on: it ends by hanging up, or after 30 seconds (MIL-JR2).
    MustHangUp,
    /// A letter card must be shown, and nothing else can be done (MIL-2P-4a).
    MustShow,
    /// There is no free try now (MIL-2P-11).
    NoFreeTry,
    /// The final word is asked: yes or no (MIL-P13).
    MustConfirm,
    /// Whoever is out bets on somebody who is in, on whom he has not bet yet, while a question is answered (MIL-Q53).
    NoBet,
}
