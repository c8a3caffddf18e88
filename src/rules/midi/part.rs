//! The parts of the game, after the rulebook's headings: a revealed question belongs to one even when the
//! table has already moved on.

use super::shown::Shown;
use super::view::PhaseView;
use super::{Midi, Phase};

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
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
    /// The part that a phase belongs to.
    #[must_use]
    pub const fn of_phase(phase: &PhaseView) -> Part {
        match *phase {
            PhaseView::Kickoff { .. } => Part::Kickoff,
            PhaseView::Duel { second, .. } => Part::Duel { second },
            PhaseView::Sheet { .. } => Part::Sheet,
            PhaseView::Opponent { .. } | PhaseView::Fatal(_) => Part::Fatal,
            PhaseView::Master { .. } => Part::Master,
            PhaseView::Star { .. } => Part::Star,
            PhaseView::Tiebreak { .. } => Part::Tiebreak,
            PhaseView::Over { .. } => Part::Over,
        }
    }

    /// The part that a revealed question belongs to.
    pub(super) fn of_shown(state: &Midi, shown: Shown) -> Part {
        match shown {
            // Sudden death is played with cards of the kick-off.
            Shown::Kickoff { .. } if matches!(state.phase, Phase::Tiebreak(_)) => Part::Tiebreak,
            Shown::Kickoff { .. } => Part::Kickoff,
            // Duel 2 gets the card that Duel 1 left (MIDI-D2-2).
            Shown::Duel { card, .. } => Part::Duel { second: card & 1 != state.taken },
            Shown::Sheet { .. } => Part::Sheet,
            Shown::Open { .. } => Part::Fatal,
            Shown::Master { .. } => Part::Master,
        }
    }
}
