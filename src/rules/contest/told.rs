//! What all games with contests tell, and why they all refuse a move. Each game has its own list of
//! events and of refusals, with the numbers of its own rules; the two macros say once how what is shared
//! becomes one of them.

use super::Happening;
use super::state::End;
use crate::rules::Seat;
use crate::rules::purse::Payer;

/// What everybody sees happen, whatever the game.
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
    /// Somebody who is out has bet on who wins the question.
    SideBet { seat: Seat, on: Seat },
    /// That bet was right.
    BetRight { seat: Seat },
    /// The last ruling was corrected: the table is back at the question.
    Overruled { seat: Seat },
    /// The game is over.
    Ended { end: End },
}

/// What everybody sees happen in a game with contests.
pub trait Tells: From<Told> {
    /// The same, if all such games tell it.
    fn told(&self) -> Option<Told>;
}

/// Why a move is refused, whatever the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// So many cannot play (DEF-R1, EGO-R1).
    PlayersOutOfRange { players: usize, least: usize },
    /// The game is over (DEF-F2, EGO-F1).
    GameOver,
    /// It is another player's turn (DEF-T3, EGO-T7).
    NotYourTurn { turn: Seat },
    /// Only the whole table can do that.
    TableOnly,
    /// There is no raise to be answered: the stake is compulsory (DEF-A4, EGO-A4).
    NothingToAnswer,
    /// There is no ruling that could be corrected.
    NothingToOverrule,
    /// That is the ruling already.
    SameRuling,
    /// The reader is not to be chosen, or not among those (DEF-R31, EGO-R27).
    NoReaderToChoose,
    /// Those bet who are out, on those who play the question, until one of them answers (DEF-R54, EGO-R46).
    NoSideBet,
}

/// A game's event is what all of them tell, or its own.
macro_rules! tells {
    ($event:ident) => {
        $crate::rules::contest::told::tells!(@both $event:
            Turn { seat }, Announced { seat, stake, raise }, Answered { seat, accepts },
            Staked { stake, pot }, NobodyPlays {}, Paid { from, to, amount },
            Eliminated { seat }, TwoLeft { reader }, Appointed { seat }, SideBet { seat, on },
            BetRight { seat }, Overruled { seat }, Ended { end });
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

/// A game's refusal is what all of them refuse for, why something may not be done in a question, who may
/// not be an opponent, what may not be staked, or its own.
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
