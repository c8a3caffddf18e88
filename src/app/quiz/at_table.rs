//! What every screen of a quiz asks its table: who sits where, names, sounds.

use super::{Quiz, QuizGame};
use crate::cues::Cue;
use crate::rules::{Chair, Seat};

impl<G: QuizGame> Quiz<G> {
    /// The chair of a seat.
    pub fn chair(self, seat: Seat) -> Chair {
        self.table.chair(seat)
    }

    /// All chairs, by seat.
    pub fn chairs(self) -> Vec<Chair> {
        self.table.chairs()
    }

    /// Calls `f` with the chairs.
    pub fn with_chairs<T>(self, f: impl FnOnce(&[Chair]) -> T) -> T {
        self.table.with_chairs(f)
    }

    /// Every seat, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        self.table.seats()
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.table.name(seat)
    }

    /// Whether a person plays there now.
    pub fn is_person(self, seat: Seat) -> bool {
        self.table.is_person(seat)
    }

    /// Plays a sound as the settings say.
    pub fn play_cue(self, cue: Cue) {
        self.table.play_cue(cue);
    }

    /// Whether this is a replay: nothing is kept, counted, explained or said by itself.
    pub fn is_watched(self) -> bool {
        self.table.is_watched()
    }
}
