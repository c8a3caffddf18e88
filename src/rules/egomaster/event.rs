//! What everybody sees happen; never a secret.

use super::End;
use super::dice_off::Dice;
use super::ring::{Direction, Square};
use crate::rules::Seat;
use crate::rules::contest::Happening;
use crate::rules::contest::told::tells;
use crate::rules::crowd::Crowd;
use crate::rules::purse::Payer;

/// What everybody sees happen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A player rolled both d20, for the start or in a dice-off (EGO-S2, R3).
    Threw { seat: Seat, dice: Dice },
    /// Those players tie for the highest sum and roll again.
    ThrowAgain { seats: Crowd },
    /// That player begins (EGO-S2).
    Begins { seat: Seat },
    /// A pawn was placed (EGO-S3).
    Placed { seat: Seat, square: Square },
    /// That player's turn begins (EGO-T7).
    Turn { seat: Seat },
    /// The d6 was rolled (EGO-T1).
    Rolled { seat: Seat, steps: u8 },
    /// A pawn walked, on over others (EGO-T2, T3).
    Walked { seat: Seat, from: Square, to: Square, way: Direction },
    /// Page and number were rolled (EGO-T5); if they lead to no question, they are rolled again.
    Dice { page: u8, number: u8, fate: Fate },
    /// All questions of the booklet have been asked: they are fresh again (EGO-R29).
    FreshAgain,
    /// The booklet is open at its page: icon and keyword were said (EGO-Q1).
    Opened { reader: Option<Seat> },
    /// A player was designated (EGO-SE2) or chosen as opponent (EGO-DE2).
    Named { by: Seat, seat: Seat },
    /// The stake was announced (EGO-DL2, ML1).
    Announced { seat: Seat, stake: u32, raise: bool },
    /// An opponent accepted or refused (EGO-DL4, DL5, ML3).
    Answered { seat: Seat, accepts: bool },
    /// All who play stake the same (EGO-A3); less than announced when somebody is all-in.
    Staked { stake: u32, pot: u32 },
    /// Nobody plays: the question is not asked (EGO-DL4, ML6).
    NobodyPlays,
    /// Chips moved.
    Paid { from: Payer, to: Payer, amount: u32 },
    /// Something happened to the question.
    Question(Happening),
    /// The dice decide between those (EGO-RAP3, R10, R14).
    DiceOff { seats: Crowd },
    /// The question was faulty: nothing is paid, the d20s are rolled again (EGO-R33).
    Again,
    /// The bank is empty: the elimination begins (EGO-P1); `lost` is the rest that nobody gets (option O2).
    BankEmpty { lost: u32 },
    /// A player without chips is out, his pawn leaves the board (EGO-A7, R39).
    Eliminated { seat: Seat },
    /// Two are left (EGO-F3); that eliminated player reads to the end.
    TwoLeft { reader: Option<Seat> },
    /// The table chose who reads to the end (EGO-R27).
    Appointed { seat: Seat },
    /// An eliminated player has bet on who wins the question (EGO-R46).
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

tells!(Event);

/// What a roll of both d20 leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// A question that has not been asked.
    Fresh,
    /// The booklet has no such page: that die is rolled again.
    NoSuchPage,
    /// The page has no such number: that die is rolled again.
    NoSuchNumber,
    /// That question has been asked: both are rolled again (EGO-R29).
    AskedBefore,
}
