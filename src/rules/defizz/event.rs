//! What everybody sees happen; never a secret.

use super::{Die, End};
use crate::rules::Seat;
use crate::rules::contest::Happening;
use crate::rules::contest::told::tells;
use crate::rules::crowd::Crowd;
use crate::rules::purse::Payer;

/// What everybody sees happen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// That player's turn begins (DEF-T3).
    Turn { seat: Seat },
    /// The die was rolled (DEF-T4).
    Rolled { seat: Seat, die: Die },
    /// A card was taken; its clues are public (DEF-T5, T6).
    CardTaken { reader: Option<Seat> },
    /// A used-up pile was shuffled anew (DEF-R3).
    Reshuffled,
    /// The active player privately reads the card (DEF-H3).
    Helped { seat: Seat },
    /// A question was chosen by its clue, from 0 (DEF-T8, VX3); by nobody when chance chose.
    Chose { seat: Option<Seat>, question: u8 },
    /// The opponent of a Duel is known (DEF-T9).
    Challenged { by: Seat, seat: Seat },
    /// The stake was announced (DEF-T10).
    Announced { seat: Seat, stake: u32, raise: bool },
    /// An opponent accepted or refused (DEF-D2, D3, M3).
    Answered { seat: Seat, accepts: bool },
    /// All who play stake the same (DEF-A3); less than announced when somebody is all-in.
    Staked { stake: u32, pot: u32 },
    /// Nobody plays: the question is not asked (DEF-D3, M7).
    NobodyPlays,
    /// Chips moved.
    Paid { from: Payer, to: Payer, amount: u32 },
    /// Something happened to the question.
    Question(Happening),
    /// Chance: the tablet has drawn who begins (DEF-R50).
    Begins { seat: Seat },
    /// Chance: a player rolled, drew or spun that (DEF-CHA1).
    Threw { seat: Seat, value: u8 },
    /// Chance: a player called that.
    Called { seat: Seat, call: u8 },
    /// Chance: the tablet's coin, die or number showed that.
    Showed { value: u8 },
    /// Chance: those go on.
    GoOn { seats: Crowd },
    /// The challenge is void: all that was paid went back (DEF-R16).
    Void,
    /// The bank is used up: the rest went to the poorest, or is lost (DEF-VE5, VE6).
    EnrichmentOver { to: Option<Seat>, rest: u32 },
    /// A player without chips is out (DEF-F1).
    Eliminated { seat: Seat },
    /// Two are left: the die is doubled (DEF-F3); that eliminated player reads to the end.
    TwoLeft { reader: Option<Seat> },
    /// The table chose who reads to the end (DEF-R31).
    Appointed { seat: Seat },
    /// An eliminated player has bet on who wins the question (DEF-R54).
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
