//! The decks, pure: what the cards of the quiz games are and how answers to them are judged.
//! Deck files lie in `public/decks`; `tests/decks.rs` holds the gates that they must pass.

pub mod answer;
