//! The game that is being dealt, while its deck is loaded.

use super::browser::decks::Trouble;
use leptos::prelude::Callback;

/// A game that waits for its deck.
#[derive(Clone)]
pub struct Dealing {
    /// Loads the deck again.
    pub again: Callback<()>,
    /// Why the deck cannot be played with; `None` while it loads.
    pub failed: Option<Trouble>,
}
