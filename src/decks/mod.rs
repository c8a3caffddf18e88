//! The decks, pure: card types as the JSON has them, what a deck must hold, the drawing of the
//! cards of one game, and the comparison of typed answers. Deck files lie in `public/decks`;
//! `tests/decks.rs` holds the gates that they must pass.

pub mod answer;
pub mod midi;
pub mod sample;

/// A pile of a deck that is too small for a game: what it lacks and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortage {
    /// The pile's name in the JSON.
    pub pile: &'static str,
    /// How many cards it has.
    pub has: usize,
    /// How many a game needs.
    pub needs: usize,
}
