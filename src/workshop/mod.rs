//! Decks of one's own, PURE: their cards, import from files of other programs and export, advice on a card, and which
//! games a deck can serve. The screens of the workshop put it into words.

pub mod advice;
pub mod again;
pub mod amount;
pub mod asked;
pub mod blend;
pub mod brought;
pub mod bytes;
pub mod card;
pub mod cells;
pub mod check;
pub mod chosen;
pub mod exact;
pub mod fill;
pub mod find;
pub mod going_on;
pub mod import;
pub mod kept;
pub mod levels;
pub mod pace;
pub mod paper;
pub mod pasted;
pub mod photo;
pub mod read;
pub mod serves;
pub mod sheets;
pub mod tags;
pub mod tally;
pub mod versions;

mod aiken;
mod gift;
mod gift_out;
mod json;
mod lines;
mod markup;
mod moodle;
mod options;
mod own_out;
mod table;
mod table_out;
mod xlsx_out;
mod xml;

pub use advice::{Advice, advice};
pub use brought::{Brought, Change, Format, LeftOut, Part, Reason};
pub use card::{Asks, Cover, Kind, Language, OwnCard, OwnDeck};
pub use chosen::Chosen;
pub use gift_out::gift;
pub use import::{Import, read};
pub use own_out::own_json;
pub use read::read_alone;
pub use serves::{Serves, serves};
pub use table::{Column, Seen, Told};
pub use table_out::csv;
pub use xlsx_out::xlsx;

/// Maximum size of a file, in bytes; a longer one is not even read.
pub const LONGEST_FILE: usize = 2 * 1024 * 1024;
/// Maximum number of cards in a deck.
pub const MOST_CARDS: usize = 5_000;
/// Maximum number of left-out entries that are reported one by one; the others are counted.
pub const MOST_TOLD: usize = 1_000;

#[cfg(test)]
mod hostile_tests;
#[cfg(test)]
mod round_tests;
#[cfg(test)]
mod samples;
