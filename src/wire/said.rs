//! The line under a board that says what has just happened, and when it is old: as soon as the table is elsewhere.

use super::Scene;
use crate::rules::Seat;

/// For how long after a line is said the next view may still be the one it speaks of, in ms.
const SAME: u32 = 400;

/// Where a table is: what it waits for, of whom, whether a reveal is being read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Place(String, Option<Seat>, bool);

/// The line; each call returns whether it has changed.
#[derive(Clone, Debug, Default)]
pub struct Said {
    words: String,
    at: u32,
    now: Place,
}

impl Said {
    /// The line; empty when there is nothing new.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Something happened, at that moment in ms.
    pub fn heard(&mut self, words: String, at: u32) -> bool {
        let changed = words != self.words;
        (self.words, self.at) = (words, at);
        changed
    }

    /// A view arrived at that moment in ms: a line that was said of another one goes.
    pub fn seen(&mut self, scene: &Scene, turn: Option<Seat>, at: u32) -> bool {
        let place = Place(scene.phase.clone(), turn, scene.reveal);
        let moved = place != self.now;
        self.now = place;
        let old = moved && at.saturating_sub(self.at) > SAME && !self.words.is_empty();
        if old {
            self.words.clear();
        }
        old
    }

    /// Another game, its end, or none: nothing of before is said.
    pub fn forget(&mut self) -> bool {
        *self = Said::default();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(phase: &str, reveal: bool) -> Scene {
        Scene { phase: phase.into(), reveal, ..Scene::default() }
    }

    #[test]
    fn a_line_stays_for_as_long_as_the_table_is_where_it_was() {
        let mut said = Said::default();
        said.seen(&scene("reading", true), Some(Seat(1)), 1_000);
        assert!(said.heard("Ce n\u{2019}est pas ça, Myrtille.".into(), 1_010));
        assert!(!said.seen(&scene("reading", true), Some(Seat(1)), 9_000), "sent once more");
        assert!(!said.words().is_empty());
    }

    #[test]
    fn a_line_goes_with_the_reveal_the_phase_or_the_turn_it_was_said_of() {
        for (phase, reveal, turn) in
            [("reading", false, 1), ("answer", true, 1), ("reading", true, 2)]
        {
            let mut said = Said::default();
            said.seen(&scene("reading", true), Some(Seat(1)), 1_000);
            said.heard("Myrtille repart.".into(), 1_010);
            assert!(said.seen(&scene(phase, reveal), Some(Seat(turn)), 5_000));
            assert_eq!(said.words(), "");
        }
    }

    #[test]
    fn a_line_that_is_said_before_its_view_stays() {
        let mut said = Said::default();
        said.seen(&scene("draw", false), Some(Seat(0)), 1_000);
        said.heard("Zoé pioche.".into(), 2_000);
        assert!(!said.seen(&scene("place", false), Some(Seat(0)), 2_030));
        assert_eq!(said.words(), "Zoé pioche.");
        assert!(said.seen(&scene("draw", false), Some(Seat(1)), 8_000));
    }

    #[test]
    fn another_game_begins_without_a_line() {
        let mut said = Said::default();
        said.heard("C\u{2019}était ça !".into(), 10);
        said.forget();
        assert_eq!(said.words(), "");
    }
}
