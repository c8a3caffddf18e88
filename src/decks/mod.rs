//! The decks, PURE: card types as in the JSON, the checks of a deck, the drawing of one game's cards, and the
//! comparison of typed answers. The deck files are in `public/decks`; `tests/decks/` holds the gates they must pass.

pub mod answer;
pub mod decimal;
pub mod defizz;
pub mod egomaster;
pub mod midi;
pub mod millions;
pub mod question;
pub mod sample;
pub mod taste;
pub mod wording;

use crate::rules::Rng;
use crate::small_sort::SmallSort;

/// A line of explanation that may be shown once the question is over.
pub type Note = Option<String>;

/// A pile of a deck that is too small for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortage {
    /// The pile's name in the JSON.
    pub pile: &'static str,
    /// How many cards it has.
    pub has: usize,
    /// How many a game needs.
    pub needs: usize,
}

/// Why a text cannot be played with as a deck; `F` is a fault of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unusable<F> {
    /// It is not the JSON of such a deck; with the message of the JSON reader.
    NotADeck(String),
    /// Cards are faulty.
    Faulty(Vec<F>),
    /// Piles are too small for a game.
    TooSmall(Vec<Shortage>),
}

/// Returns the deck if nothing is wrong with it.
fn sound<D, F>(deck: D, faults: Vec<F>, shortages: Vec<Shortage>) -> Result<D, Unusable<F>> {
    match (faults, shortages) {
        (faults, _) if !faults.is_empty() => Err(Unusable::Faulty(faults)),
        (_, shortages) if !shortages.is_empty() => Err(Unusable::TooSmall(shortages)),
        _ => Ok(deck),
    }
}

/// Up to `most` cards in random order, lower ranks first.
fn pick<T: Clone>(cards: &[T], most: usize, rank: impl Fn(&T) -> usize, rng: &mut Rng) -> Vec<T> {
    let mut order: Vec<&T> = cards.iter().collect();
    rng.shuffle(&mut order);
    order.small_sort_by_key(|card| rank(card));
    order.into_iter().take(most).cloned().collect()
}
