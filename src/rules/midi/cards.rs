//! The cards in play and the piles they are drawn from (MIDI-S13, Q5); the order in which
//! propositions lie.

use crate::decks::midi::Drawn;
use crate::rules::Rng;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// The cards of one game, shared by the setup and every state: states hold indices, never texts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Drawn", into = "Drawn")]
pub struct Cards(Arc<Drawn>);

impl From<Drawn> for Cards {
    fn from(drawn: Drawn) -> Cards {
        Cards(Arc::new(drawn))
    }
}

impl From<Cards> for Drawn {
    fn from(cards: Cards) -> Drawn {
        Arc::unwrap_or_clone(cards.0)
    }
}

impl Deref for Cards {
    type Target = Drawn;

    fn deref(&self) -> &Drawn {
        &self.0
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Cards) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Cards {}

/// The cards never change during a game: the star and the sizes tell them apart well enough.
impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.star.id.hash(state);
        [self.kickoff.len() as u32, self.sheets.len() as u32].hash(state);
    }
}

/// The most cards a pile holds.
pub const MOST: usize = 55;

/// A pile: the cards not yet drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    size: u8,
    left: u8,
    /// Indices into the setup's cards; the next one to be drawn is `order[left - 1]`.
    order: [u8; MOST],
    drawn: u16,
}

impl Pile {
    /// A full pile of that many cards, in the order of the setup.
    #[must_use]
    pub fn new(size: usize) -> Pile {
        let size = size.min(MOST) as u8;
        let mut order = [0; MOST];
        (0..size).for_each(|i| order[usize::from(i)] = size - 1 - i);
        Pile { size, left: size, order, drawn: 0 }
    }

    /// Draws a card; when the pile is empty, all that is not `in_play` is shuffled into a new one
    /// (MIDI-Q5). Says whether that happened.
    pub fn draw(&mut self, in_play: &[u8], chance: &mut Rng) -> (u8, bool) {
        let empty = self.left == 0;
        if empty {
            self.refill(in_play, chance);
        }
        self.left -= 1;
        self.drawn += 1;
        (self.order[usize::from(self.left)], empty)
    }

    fn refill(&mut self, in_play: &[u8], chance: &mut Rng) {
        // With every card in play the pile would stay empty: then they come again.
        let all_in_play = (0..self.size).all(|card| in_play.contains(&card));
        for card in (0..self.size).filter(|card| all_in_play || !in_play.contains(card)) {
            self.order[usize::from(self.left)] = card;
            self.left += 1;
        }
        chance.shuffle(&mut self.order[..usize::from(self.left)]);
    }

    /// Puts what nobody has seen yet in another order.
    pub fn reshuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.order[..usize::from(self.left)]);
    }

    /// How many cards have been drawn in the whole game.
    #[must_use]
    pub const fn drawn(&self) -> u16 {
        self.drawn
    }

    /// How many are left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// The cards that have been drawn at least once.
    pub fn seen(&self) -> impl Iterator<Item = u8> {
        let left = if self.drawn > u16::from(self.size) { 0 } else { self.left };
        let unseen = &self.order[..usize::from(left)];
        (0..self.size).filter(move |card| !unseen.contains(card))
    }

    /// Whether the pile holds every card at most once, and none that does not exist.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let cards = &self.order[..usize::from(self.left)];
        let bits = cards.iter().fold(0u64, |bits, &card| bits | 1 << card);
        self.left <= self.size
            && cards.iter().all(|&card| card < self.size)
            && bits.count_ones() == u32::from(self.left)
    }
}

/// The four piles that are drawn from during the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piles {
    pub kickoff: Pile,
    pub sheets: Pile,
    pub fatal: Pile,
    pub master: Pile,
}

impl Piles {
    /// Full piles of those cards.
    #[must_use]
    pub fn new(cards: &Drawn) -> Piles {
        Piles {
            kickoff: Pile::new(cards.kickoff.len()),
            sheets: Pile::new(cards.sheets.len()),
            fatal: Pile::new(cards.fatal.len()),
            master: Pile::new(cards.master.len()),
        }
    }
}

/// The order in which propositions lie: by chance, but numbers and dates in ascending order.
pub fn layout<const N: usize>(texts: [&str; N], chance: &mut Rng) -> [u8; N] {
    let mut order: [u8; N] = std::array::from_fn(|i| i as u8);
    chance.shuffle(&mut order);
    let numbers = texts.map(number);
    if let Some((_, unit)) = numbers[0].clone()
        && numbers.iter().all(|n| n.as_ref().is_some_and(|(_, other)| *other == unit))
    {
        order.sort_by_key(|&i| numbers[usize::from(i)].as_ref().map(|(value, _)| *value));
    }
    order
}

/// The number that a text begins with, and its unit.
fn number(text: &str) -> Option<(u64, String)> {
    let joined: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let end = joined.find(|c: char| !c.is_ascii_digit()).unwrap_or(joined.len());
    let value = joined[..end].parse().ok()?;
    Some((value, joined[end..].to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn midi_q5_nothing_comes_twice_before_the_pile_is_used_up() {
        let (mut pile, mut chance) = (Pile::new(18), Rng::new(1));
        let first: Vec<u8> = (0..18).map(|_| pile.draw(&[], &mut chance).0).collect();
        assert_eq!(first, (0..18).collect::<Vec<_>>(), "in the order of the setup");
        let (next, reshuffled) = pile.draw(&[17], &mut chance);
        assert!(reshuffled && next != 17, "what is still in play is not among the discards");
        assert_eq!((pile.left(), pile.drawn(), pile.seen().count()), (16, 19, 18));
        assert!(pile.is_sound());
    }

    #[test]
    fn numbers_lie_in_ascending_order_and_words_by_chance() {
        let mut chance = Rng::new(1);
        for _ in 0..20 {
            assert_eq!(layout(["1 200 m", "30 m", "7 m"], &mut chance), [2, 1, 0]);
        }
        let words = |chance: &mut Rng| layout(["1 m", "2 km", "x"], chance);
        let first = words(&mut chance);
        assert!((0..20).any(|_| words(&mut chance) != first));
    }
}
