//! The decks, PURE: card types as in the JSON, the checks of a deck, the drawing of one game's cards, and the
//! comparison of typed answers. The deck files are in `public/decks`; `tests/decks/` holds the gates they must pass.

pub mod answer;
pub mod decimal;
pub mod defizz;
pub mod egomaster;
mod language;
pub mod midi;
pub mod millions;
pub mod question;
pub mod sample;
pub mod taste;
pub mod wording;

pub use language::Language;

use crate::rules::Rng;
use crate::small_sort::SmallSort;
use std::sync::Arc;
use taste::Order;

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

/// Prefix of the ids of all cards of one's own.
pub const OWN: &str = "own-";

/// A card with an id.
pub trait Named {
    /// Its id.
    fn id(&self) -> &str;
}

macro_rules! named {
    ($($card:ty),+) => { $(impl Named for $card {
        fn id(&self) -> &str {
            &self.id
        }
    })+ };
}
named!(midi::Kickoff, midi::Sheet, midi::Fatal, midi::Master, midi::Pair, midi::Star);
named!(millions::Question, defizz::Card, Arc<egomaster::Solo>, Arc<egomaster::Entry>);

/// Up to `most` cards in random order: those of one's own first, and of these and of ours the lower ranks first.
fn pick<T: Clone + Named>(cards: &[T], most: usize, order: &impl Order, rng: &mut Rng) -> Vec<T> {
    let mut picked: Vec<&T> = cards.iter().collect();
    rng.shuffle(&mut picked);
    picked.small_sort_by_key(|card| order.rank(card.id()));
    own_first(picked, order.takes_turns()).into_iter().take(most).cloned().collect()
}

/// One's own before ours, which stay in their order; or one of ours after each of one's own, as long as there are both.
fn own_first<T: Named>(cards: Vec<&T>, takes_turns: bool) -> Vec<&T> {
    let (own, ours): (Vec<&T>, Vec<&T>) =
        cards.into_iter().partition(|card| card.id().starts_with(OWN));
    let mut ours = ours.into_iter();
    let mut all = vec![];
    for card in own {
        all.push(card);
        all.extend(ours.by_ref().take(usize::from(takes_turns)));
    }
    all.extend(ours);
    all
}

#[cfg(test)]
mod own_tests;
