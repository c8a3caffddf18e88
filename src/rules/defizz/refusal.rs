//! Why a move of *Défizz* is not allowed: one reason, one rule.

use crate::rules::contest::told::refuses;
use crate::rules::{Seat, company, contest, stakes};

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is played by 3 to 6 players or teams, by 2 when the tablet reads (DEF-R1).
    PlayersOutOfRange {
        /// How many were set up.
        players: usize,
        /// The least.
        least: usize,
    },
    /// A team has two members at most (DEF-VT1).
    TeamOfMore {
        /// Whose team.
        seat: Seat,
    },
    /// Nobody sits there.
    NobodyOnThatSeat,
    /// Nobody was named to begin, and no birthday was told (DEF-S4).
    NobodyBegins,
    /// A pile has no card (DEF-S3).
    CardsMissing {
        /// Which pile.
        pile: &'static str,
    },
    /// The game is over (DEF-F2).
    GameOver,
    /// It is another player's turn (DEF-T3).
    NotYourTurn {
        /// Whose it is.
        turn: Seat,
    },
    /// Only the whole table can do that.
    TableOnly,
    /// The die must be rolled first (DEF-T4).
    MustRoll,
    /// The reader must take a card (DEF-T5).
    MustTakeCard,
    /// A question must be chosen by its clue (DEF-T8, VX2).
    MustChoose,
    /// A card has three questions (DEF-R40).
    NoSuchQuestion,
    /// Help! comes after the clues and before the question is chosen (DEF-H2).
    NotTheMomentForHelp,
    /// Only the active player may use Help! (DEF-H1, H5).
    HelpIsForTheActive,
    /// The player's Help! card is spent (DEF-H1, H4).
    HelpSpent,
    /// There is no Help! in Expert (DEF-VX1).
    NoHelpInExpert,
    /// An opponent must be named (DEF-T9).
    MustChallenge,
    /// Why that player cannot be the opponent.
    Opponent(company::Refusal),
    /// The stake must be announced (DEF-T10).
    MustStake,
    /// Why that stake cannot be announced.
    Stake(stakes::Refusal),
    /// The raise must be accepted or refused (DEF-D2, D3, M3).
    MustAnswer,
    /// There is no raise to be answered: the stake is compulsory (DEF-D1, M2, A4).
    NothingToAnswer,
    /// The question is being played.
    MustPlay,
    /// A question of luck waits for a throw.
    MustThrow,
    /// A question of luck waits for a call.
    MustCall,
    /// That cannot be called, or somebody has called it.
    NoSuchCall,
    /// Why it may not be done in a question.
    Question(contest::Refusal),
    /// There is no ruling that could be corrected.
    NothingToOverrule,
    /// That is the ruling already.
    SameRuling,
    /// There is no reader to choose, or that player is no candidate (DEF-R31).
    NoReaderToChoose,
    /// Only eliminated players bet, on those who play the question, until one of them answers (DEF-R54).
    NoSideBet,
}

refuses!(Refusal);
