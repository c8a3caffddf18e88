//! The parts of the game as the rulebook heads them: where a question belongs once its answer lies
//! open and the table has already gone on.

use super::shown::Shown;
use super::{Midi, Phase};

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Round 1 (MIDI-R1).
    Kickoff,
    /// Duel 1 closes round 1, Duel 2 round 2 (MIDI-D1, MIDI-D2).
    Duel {
        /// Duel 2.
        second: bool,
    },
    /// Round 2 (MIDI-R2).
    Sheet,
    /// Round 3 (MIDI-R3).
    Fatal,
    /// The final (MIDI-F).
    Master,
    /// A guess of the star (MIDI-F-17).
    Star,
    /// Sudden death (option O5).
    Tiebreak,
    /// The game is over (MIDI-E).
    Over,
}

impl Part {
    /// The part that the table is in.
    pub(super) fn now(state: &Midi) -> Part {
        match state.phase {
            Phase::Kickoff(_) => Part::Kickoff,
            Phase::Duel(duel) => Part::Duel { second: duel.second },
            Phase::Sheet(_) => Part::Sheet,
            Phase::Opponent(_) | Phase::FaceOff(_) => Part::Fatal,
            Phase::Master(_) => Part::Master,
            Phase::Star(_) => Part::Star,
            Phase::Tiebreak(_) => Part::Tiebreak,
            Phase::Over(_) => Part::Over,
        }
    }

    /// The part that a question belongs to whose answer lies open.
    pub(super) fn of(state: &Midi, shown: Shown) -> Part {
        match shown {
            // Sudden death is played with cards of the kick-off.
            Shown::Kickoff { .. } if matches!(state.phase, Phase::Tiebreak(_)) => Part::Tiebreak,
            Shown::Kickoff { .. } => Part::Kickoff,
            // Duel 2 gets the card that Duel 1 left (MIDI-D2-2).
            Shown::Duel { card, .. } => Part::Duel { second: card != state.taken },
            Shown::Sheet { .. } => Part::Sheet,
            Shown::Open { .. } => Part::Fatal,
            Shown::Master { .. } => Part::Master,
        }
    }
}
