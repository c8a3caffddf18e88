//! The events and refusals that all games with contests share. Each game has its own enums of events and
//! refusals, with the numbers of its own rules; the two macros convert the shared ones into them.

use super::Happening;
use super::state::End;
use crate::rules::Seat;
use crate::rules::purse::Payer;

/// A shared event, seen by everybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told {
    /// That player's turn begins.
    Turn { seat: Seat },
    /// The stake was announced.
    Announced { seat: Seat, stake: u32, raise: bool },
    /// An opponent accepted or refused.
    Answered { seat: Seat, accepts: bool },
    /// All who play stake the same; less than announced when somebody is all-in.
    Staked { stake: u32, pot: u32 },
    /// Nobody plays: the question is not asked.
    NobodyPlays,
    /// Chips moved.
    Paid { from: Payer, to: Payer, amount: u32 },
    /// Something happened to the question.
    Question(Happening),
    /// A player without chips is out.
    Eliminated { seat: Seat },
    /// Two are left; that eliminated player reads to the end.
    TwoLeft { reader: Option<Seat> },
    /// The table chose who reads to the end.
    Appointed { seat: Seat },
    /// An eliminated player has bet on the winner of the question.
    SideBet { seat: Seat, on: Seat },
    /// That bet was right.
    BetRight { seat: Seat },
    /// That bet was wrong.
    BetWrong { seat: Seat, on: Seat },
    /// The last ruling was corrected: the table is back at the question.
    Overruled { seat: Seat },
    /// The game is over.
    Ended { end: End },
}

/// The events of a game with contests.
pub trait Tells: From<Told> {
    /// The shared event, if it is one.
    fn told(&self) -> Option<Told>;
}

/// Why a move is refused, for reasons that all games share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The number of players is out of range (DEF-R1, EGO-R1).
    PlayersOutOfRange { players: usize, least: usize },
    /// The game is over (DEF-F2, EGO-F1).
    GameOver,
    /// It is another player's turn (DEF-T3, EGO-T7).
    NotYourTurn { turn: Seat },
    /// Only the whole table can do that.
    TableOnly,
    /// There is no raise to answer: the stake is compulsory (DEF-A4, EGO-A4).
    NothingToAnswer,
    /// There is no ruling that could be corrected.
    NothingToOverrule,
    /// That is the ruling already.
    SameRuling,
    /// The reader cannot be chosen now, or not that seat (DEF-R31, EGO-R27).
    NoReaderToChoose,
    /// Only eliminated players bet, on those who play the question, until one of them answers (DEF-R54,
    /// EGO-R46).
    NoSideBet,
}

/// Implements the conversions between a game's events and the shared ones.
macro_rules! tells {
    ($event:ident) => {
        $crate::rules::contest::told::tells!(@both $event:
            Turn { seat }, Announced { seat, stake, raise }, Answered { seat, accepts },
            Staked { stake, pot }, NobodyPlays {}, Paid { from, to, amount },
            Eliminated { seat }, TwoLeft { reader }, Appointed { seat }, SideBet { seat, on },
            BetRight { seat }, BetWrong { seat, on }, Overruled { seat }, Ended { end });
    };
    (@both $event:ident: $($variant:ident { $($field:ident),* }),*) => {
        impl From<$crate::rules::contest::told::Told> for $event {
            fn from(told: $crate::rules::contest::told::Told) -> $event {
                use $crate::rules::contest::told::Told;
                match told {
                    Told::Question(happening) => $event::Question(happening),
                    $(Told::$variant { $($field),* } => $event::$variant { $($field),* },)*
                }
            }
        }

        impl $crate::rules::contest::told::Tells for $event {
            fn told(&self) -> Option<$crate::rules::contest::told::Told> {
                use $crate::rules::contest::told::Told;
                Some(match *self {
                    $event::Question(happening) => Told::Question(happening),
                    $($event::$variant { $($field),* } => Told::$variant { $($field),* },)*
                    _ => return None,
                })
            }
        }
    };
}
pub(crate) use tells;

/// Implements the conversions into a game's refusals: from the shared ones, and from those of questions,
/// opponents and stakes.
macro_rules! refuses {
    ($refusal:ident) => {
        $crate::rules::contest::told::refuses!(@shared $refusal:
            PlayersOutOfRange { players, least }, GameOver {}, NotYourTurn { turn }, TableOnly {},
            NothingToAnswer {}, NothingToOverrule {}, SameRuling {}, NoReaderToChoose {},
            NoSideBet {});
        $crate::rules::contest::told::refuses!(@wraps $refusal:
            Question($crate::rules::contest::Refusal), Opponent($crate::rules::company::Refusal),
            Stake($crate::rules::stakes::Refusal));
    };
    (@shared $refusal:ident: $($variant:ident { $($field:ident),* }),*) => {
        impl From<$crate::rules::contest::told::Refusal> for $refusal {
            fn from(why: $crate::rules::contest::told::Refusal) -> $refusal {
                use $crate::rules::contest::told::Refusal as Shared;
                match why {
                    $(Shared::$variant { $($field),* } => $refusal::$variant { $($field),* },)*
                }
            }
        }
    };
    (@wraps $refusal:ident: $($variant:ident($why:ty)),*) => {
        $(impl From<$why> for $refusal {
            fn from(why: $why) -> $refusal {
                $refusal::$variant(why)
            }
        })*
    };
}
pub(crate) use refuses;
