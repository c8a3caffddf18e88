//! The cards of *Quelle heure est-il ?*: 34 Hour cards, 2 ghosts, and the heaps they lie in.

use serde::Serialize;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// A full hour from 06:00 to 22:00, as the number 6 to 22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "u8")]
pub struct Hour(u8);

impl Hour {
    /// 06:00.
    pub const FIRST: Hour = Hour(6);
    /// 22:00.
    pub const LAST: Hour = Hour(22);

    /// The hour of that number, if a card has it.
    #[must_use]
    pub const fn new(hour: u8) -> Option<Hour> {
        if hour >= Self::FIRST.0 && hour <= Self::LAST.0 { Some(Hour(hour)) } else { None }
    }

    /// The number, 6 to 22.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The 17 hours, earliest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Hour> {
        (Self::FIRST.0..=Self::LAST.0).map(Hour)
    }
}

impl From<Hour> for u8 {
    fn from(hour: Hour) -> u8 {
        hour.0
    }
}

/// A card of a hand or of the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub enum Card {
    /// An Hour card.
    Hour(Hour),
    /// A ghost; the two cannot be told apart.
    Ghost,
}

impl Card {
    /// Whether it is a ghost.
    #[must_use]
    pub const fn is_ghost(self) -> bool {
        matches!(self, Card::Ghost)
    }
}

/// How many cards there are at most: 34 Hour cards and 2 ghosts.
const MOST: usize = 36;

/// A heap of cards in order: a hand, the draw pile (top last) or the box. Small and cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Cards {
    cards: [Card; MOST],
    len: u8,
}

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards { cards: [Card::Ghost; MOST], len: 0 };

    /// Adds a card at the end.
    pub fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Puts a card in before the one at `index`.
    pub fn insert(&mut self, index: u8, card: Card) {
        let (at, len) = (index as usize, self.len as usize);
        self.cards.copy_within(at..len, at + 1);
        self.cards[at] = card;
        self.len += 1;
    }

    /// Takes the last card away.
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// Takes the card at `index` away; the later ones move up.
    pub fn remove(&mut self, index: u8) -> Option<Card> {
        let card = *self.get(index as usize)?;
        self.cards.copy_within(index as usize + 1..self.len as usize, index as usize);
        self.len -= 1;
        Some(card)
    }

    /// The cards, mutable: to reorder or replace them.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    /// How many cards there are.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.len
    }

    /// How many of them are ghosts.
    #[must_use]
    pub fn ghosts(&self) -> u8 {
        self.iter().filter(|card| card.is_ghost()).count() as u8
    }

    /// How many of them are Hour cards.
    #[must_use]
    pub fn hours(&self) -> u8 {
        self.len - self.ghosts()
    }
}

impl Deref for Cards {
    type Target = [Card];
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::EMPTY;
        cards.into_iter().for_each(|card| heap.push(card));
        heap
    }
}

// Cards beyond `len` are leftovers and must not count.
impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        **self == **other
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

/// A heap of cards written short, for tests: `0` is a ghost.
#[cfg(test)]
pub fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|&n| Hour::new(n).map_or(Card::Ghost, Card::Hour)).collect()
}
