//! Why a move of *Les 12 Coups de Midi* is not allowed: one reason, one rule.

use crate::rules::Seat;

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is played by 2, 3 or 4 players (MIDI-S1).
    PlayersOutOfRange {
        /// How many were set up.
        players: usize,
    },
    /// Every player has one place in the order of ages (MIDI-S12).
    NoOrderOfAges,
    /// Nobody sits there (MIDI-S11).
    NobodyOnThatSeat,
    /// A pile lacks cards (MIDI-C6).
    CardsMissing {
        /// Which pile.
        pile: &'static str,
        /// How many it needs at least.
        needs: u8,
    },
    /// The game is over (MIDI-E-1).
    GameOver,
    /// It is another player's turn (MIDI-S10).
    NotYourTurn {
        /// The seat on turn.
        turn: Seat,
    },
    /// A number from 1 to 4 must be named first (MIDI-R1-3).
    MustNameNumber,
    /// There is no such number (MIDI-R1-3).
    NoSuchNumber {
        /// The largest.
        most: u8,
    },
    /// One of the propositions must be chosen (MIDI-R1-6, D1-7, F-10).
    MustChoose,
    /// The question has no such proposition (MIDI-R1-6, D1-5, F-10).
    NoSuchProposition,
    /// The question must be read first (options O3, O4).
    MustRead,
    /// No question is waiting to be read.
    NothingToRead,
    /// An opponent must be named (MIDI-D1-1, R3-4P-2).
    MustChallenge,
    /// Nobody can challenge himself (MIDI-D1-2).
    NotYourself,
    /// One of the two duel cards must be taken (MIDI-D1-3).
    MustTake,
    /// There are two duel cards (MIDI-S6).
    NoSuchCard,
    /// A small flap must be opened (MIDI-R2-6).
    MustOpen,
    /// The board has no such flap (MIDI-C7).
    NoSuchFlap,
    /// That flap is open already (MIDI-R2-10, F-12).
    FlapOpen,
    /// The reader or answerer must say that he is ready (MIDI-R3-4).
    MustBeReady,
    /// The answer must be judged (MIDI-R3-8, Q32).
    MustRule,
    /// The answer must be typed.
    MustSay,
    /// A card must be drawn (MIDI-F-6).
    MustDraw,
    /// A flap of that kind must be opened now (MIDI-F-12 to F-14).
    MustLift {
        /// Whether it is a large one.
        large: bool,
    },
    /// The star may be guessed in the final only (MIDI-F-18).
    NotInTheFinal,
    /// The star may be guessed from the first opened flap on (MIDI-Q39, option O6).
    NoFlapOpenYet,
    /// He has guessed once already (MIDI-F-21, F-24).
    AlreadyGuessed,
    /// Another guess is being settled (MIDI-F-25).
    AnotherGuess {
        /// The seat that guesses.
        seat: Seat,
    },
    /// He has declined his last chance (MIDI-Q43).
    AlreadyDeclined,
    /// The last chance comes after question 5 (MIDI-F-29).
    NoLastChanceYet,
    /// The guesser must look behind the bottom flap (MIDI-F-19).
    MustLook,
    /// Each may guess or decline once now (MIDI-F-29).
    MustGuessOrDecline,
    /// Only an automatic player answers by a hunch.
    NotAutomatic,
    /// There is no ruling that could be corrected.
    NothingToOverrule,
    /// That is the answer that was tapped.
    SaidSo,
    /// Only the whole table can do that (MIDI-Q9).
    TableOnly,
}
