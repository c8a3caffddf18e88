//! Why a move of *Egomaster* is not allowed: one reason, one rule.

use crate::rules::contest::told::refuses;
use crate::rules::{Seat, company, contest, stakes};

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is played by 3 to 6 players, by 2 when the tablet reads (EGO-R1).
    PlayersOutOfRange {
        /// How many were set up.
        players: usize,
        /// The least.
        least: usize,
    },
    /// A booklet has no question.
    CardsMissing {
        /// Which booklet.
        pile: &'static str,
    },
    /// The game is over (EGO-F1).
    GameOver,
    /// It is another player's turn (EGO-T7).
    NotYourTurn {
        /// Whose it is.
        turn: Seat,
    },
    /// Only the whole table can do that.
    TableOnly,
    /// The d20s must be rolled to see who is highest (EGO-S2, R3).
    MustThrow,
    /// The pawn must be placed (EGO-S3).
    MustPlace,
    /// The board has 24 squares (EGO-R5).
    NoSuchSquare,
    /// Another pawn stands there (EGO-S3, R4).
    SquareTaken,
    /// The d6 must be rolled (EGO-T1).
    MustRoll,
    /// A direction must be chosen (EGO-T2).
    MustWalk,
    /// The d20s must be rolled for page and number (EGO-T5).
    MustRollDice,
    /// The reader must open the booklet (EGO-T6).
    MustOpen,
    /// A player must be designated, or an opponent chosen (EGO-SE2, DE2).
    MustName,
    /// Why that player cannot be named.
    Opponent(company::Refusal),
    /// The stake must be announced (EGO-DL2, ML1).
    MustStake,
    /// Why that stake cannot be announced.
    Stake(stakes::Refusal),
    /// The raise must be accepted or refused (EGO-DL4, DL5, ML3).
    MustAnswer,
    /// There is no raise to be answered: the square sum is compulsory (EGO-DL3, ML2, A4).
    NothingToAnswer,
    /// The question is being played.
    MustPlay,
    /// Why it may not be done in a question.
    Question(contest::Refusal),
    /// There is no ruling that could be corrected.
    NothingToOverrule,
    /// That is the ruling already.
    SameRuling,
    /// There is no reader to choose, or that player is no candidate (EGO-R27).
    NoReaderToChoose,
    /// Only eliminated players bet, on those who play the question, until one of them answers (EGO-R46).
    NoSideBet,
}

refuses!(Refusal);
