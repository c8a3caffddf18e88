//! The cards of one game, shared by the setup and every state: states hold indices, never texts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// The cards of a game, as drawn from its deck.
#[derive(Clone, Debug)]
pub struct Cards<T>(Arc<T>);

impl<T> From<T> for Cards<T> {
    fn from(drawn: T) -> Self {
        Cards(Arc::new(drawn))
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

/// The cards never change during a game: their hash only has to tell two games apart.
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

    #[test]
    fn cards_are_written_as_what_they_are() {
        let cards = Cards::from(vec![3u8, 1]);
        let text = serde_json::to_string(&cards).expect("numbers");
        assert_eq!(text, "[3,1]");
        let again: Cards<Vec<u8>> = serde_json::from_str(&text).expect("just written");
        assert_eq!(again, cards);
        assert_eq!(cards.len(), 2);
    }
}
