//! The cards of one game, shared by the setup and every state: states hold indices, never texts.

use crate::decks::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// The cards of a game, as drawn from its deck, and their language where it is known.
#[derive(Clone, Debug)]
pub struct Cards<T>(Arc<T>, Option<Language>);

impl<T> From<T> for Cards<T> {
    fn from(drawn: T) -> Self {
        Cards(Arc::new(drawn), None)
    }
}

impl<T> Cards<T> {
    /// The same cards, in the language of the deck of that name.
    #[must_use]
    pub fn of_deck(&self, name: &str) -> Cards<T> {
        Cards(Arc::clone(&self.0), Language::of_deck(name))
    }

    /// The language of their texts, in which typed answers are compared; `None` where it is not known.
    #[must_use]
    pub const fn language(&self) -> Option<Language> {
        self.1
    }
}

impl<T> Deref for Cards<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: PartialEq> PartialEq for Cards<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T: Eq> Eq for Cards<T> {}

/// The cards never change during a game: their hash only has to tell two games apart, and their language leaves no trace
/// in it.
impl<T: Hash> Hash for Cards<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Serialize> Serialize for Cards<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Cards<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::deserialize(from).map(Cards::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fingerprint::fingerprint;

    #[test]
    fn cards_are_written_as_what_they_are() {
        let cards = Cards::from(vec![3u8, 1]);
        let text = serde_json::to_string(&cards).expect("numbers");
        assert_eq!(text, "[3,1]");
        let again: Cards<Vec<u8>> = serde_json::from_str(&text).expect("just written");
        assert_eq!(again, cards);
        assert_eq!(cards.len(), 2);
    }

    #[test]
    fn their_language_is_that_of_their_deck_and_leaves_no_trace() {
        let cards = Cards::from(vec![3u8, 1]);
        let english = cards.of_deck("own-k3.mixed/defizz-en");
        assert_eq!((cards.language(), english.language()), (None, Some(Language::En)));
        assert_eq!(cards, english);
        assert_eq!(fingerprint(&cards), fingerprint(&english));
    }
}
