//! The gates of docs/decks.md §4 (1 to 10) for every deck, game by game as [`games`] describes them.
//! `tests/decks/main.rs` runs them on the shipped decks, `examples/decks` on any folder, in seconds.

pub mod cues;
pub mod doubles;
pub mod facts;
pub mod games;
pub mod hints;
pub mod index;
pub mod lists;
#[cfg(test)]
mod made_up;
#[cfg(test)]
mod made_up_aloud;
pub mod options;
pub mod read;
pub mod shape;
pub mod tables;
pub mod typed;
pub mod typography;

use read::Shelf;

/// Returns the offences of a shelf's decks, one per line.
pub type Gate = fn(&Shelf) -> Vec<String>;

/// Each gate with its number and subject.
pub const GATES: [(&str, &str, Gate); 10] = [
    ("1", "schema, NFC, ids, counts", of_shape),
    ("2", "typography and length", typography::offences),
    ("3", "equal stems, or the same answer and half the stem", doubles::offences),
    ("4", "facts, answers, clues", of_facts),
    ("5", "leaks, overlaps, negations", options::offences),
    ("6", "cues", cues::lengths),
    ("7", "visible or hidden", cues::flaps),
    ("8", "relative time, numbers, sources", facts::undated),
    ("9", "tables", tables::offences),
    ("10", "the matcher", of_typed),
];

fn of_shape(shelf: &Shelf) -> Vec<String> {
    shape::offences(shelf, &games::LEAST)
}

fn of_facts(shelf: &Shelf) -> Vec<String> {
    [facts::offences(shelf), hints::offences(shelf)].concat()
}

fn of_typed(shelf: &Shelf) -> Vec<String> {
    [typed::offences(shelf), lists::offences(shelf)].concat()
}
