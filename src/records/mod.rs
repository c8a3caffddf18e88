//! The games that were played to their end, PURE: the record of each, and statistics over many.

pub mod house;
pub mod season;
pub mod tally;
#[cfg(test)]
mod tests;
pub mod together;

use crate::rules::answered::ThemeSum;
use crate::rules::{GameId, Mark, Ms, Seat};
use serde::Serialize;

/// The latest moment a JavaScript date can hold, in ms since 1970.
pub(crate) const LAST_DAY: f64 = 8.64e15;

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordPlayer {
    /// The name the table used; empty when the profile was forgotten.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
    /// The profile, if a saved one played.
    pub profile: Option<u32>,
    /// Whether the tablet played.
    pub automatic: bool,
}

/// One finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameRecord {
    /// The id of its sitting; there is one record a sitting.
    pub sitting: String,
    /// The game.
    pub game: GameId,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: f64,
    /// How long it was played: game time, without pauses.
    pub lasted: Ms,
    /// The players, by seat.
    pub players: Vec<RecordPlayer>,
    /// The winners; empty for a draw.
    pub winners: Vec<Seat>,
    /// The final score of each seat.
    pub scores: Vec<u32>,
    /// The answers of each seat, summed by theme; empty for a game without questions, and for games played before this
    /// was recorded.
    pub answers: Vec<Vec<ThemeSum>>,
}

impl GameRecord {
    /// Whether its seats, scores and end are consistent.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let seats = self.players.len();
        let seated = (1..=Mark::COUNT.into()).contains(&seats);
        let sat = self.winners.iter().all(|seat| seat.index() < seats);
        seated && sat && self.scores.len() == seats && self.ended_at.abs() <= LAST_DAY
    }

    /// The seat index of that profile.
    #[must_use]
    pub fn seat_of(&self, profile: u32) -> Option<usize> {
        self.players.iter().position(|player| player.profile == Some(profile))
    }

    /// Whether that seat has won, alone or with others.
    #[must_use]
    pub fn has_won(&self, seat: usize) -> bool {
        self.winners.iter().any(|winner| winner.index() == seat)
    }

    /// Who has won: nobody, one player, or several who are level.
    pub fn winning(&self) -> impl Iterator<Item = &RecordPlayer> {
        self.winners.iter().filter_map(|seat| self.players.get(seat.index()))
    }

    /// The place of that seat, from 1: winners come first, then higher scores.
    #[must_use]
    pub fn place(&self, seat: usize) -> usize {
        let result = |seat: usize| (self.has_won(seat), self.scores[seat]);
        1 + (0..self.players.len()).filter(|other| result(*other) > result(seat)).count()
    }
}
