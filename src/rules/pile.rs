//! A pile of cards, drawn from the top; when it is empty, the used cards are shuffled into a new one.

use super::Rng;

/// A pile: the cards not yet drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const MOST: usize> {
    size: u8,
    left: u8,
    /// Indices into the setup's cards; the next one to be drawn is `order[left - 1]`.
    order: [u8; MOST],
    drawn: u16,
}

impl<const MOST: usize> Pile<MOST> {
    /// A full pile of that many cards, in the order of the setup.
    #[must_use]
    pub fn new(size: usize) -> Self {
        let size = size.min(MOST) as u8;
        let mut order = [0; MOST];
        (0..size).for_each(|i| order[usize::from(i)] = size - 1 - i);
        Pile { size, left: size, order, drawn: 0 }
    }

    /// Draws a card. When the pile is empty, all cards that are not `in_play` are first shuffled into a new
    /// one; the flag returned says whether that happened.
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
        // With every card in play the pile would stay empty: then all cards are used again.
        let all_in_play = (0..self.size).all(|card| in_play.contains(&card));
        for card in (0..self.size).filter(|card| all_in_play || !in_play.contains(card)) {
            self.order[usize::from(self.left)] = card;
            self.left += 1;
        }
        chance.shuffle(&mut self.order[..usize::from(self.left)]);
    }

    /// Shuffles the cards that are left.
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
        let bits = cards.iter().fold(0u128, |bits, &card| bits | 1 << card);
        self.left <= self.size
            && cards.iter().all(|&card| card < self.size)
            && bits.count_ones() == u32::from(self.left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn midi_q5_nothing_comes_twice_before_the_pile_is_used_up() {
        let (mut pile, mut chance) = (Pile::<55>::new(18), Rng::new(1));
        let first: Vec<u8> = (0..18).map(|_| pile.draw(&[], &mut chance).0).collect();
        assert_eq!(first, (0..18).collect::<Vec<_>>(), "in the order of the setup");
        let (next, reshuffled) = pile.draw(&[17], &mut chance);
        assert!(reshuffled && next != 17, "what is still in play is not among the discards");
        assert_eq!((pile.left(), pile.drawn(), pile.seen().count()), (16, 19, 18));
        assert!(pile.is_sound());
    }

    #[test]
    fn a_pile_of_any_size_keeps_each_card_once() {
        let (mut pile, mut chance) = (Pile::<106>::new(106), Rng::new(2));
        for _ in 0..300 {
            pile.draw(&[], &mut chance);
            assert!(pile.is_sound());
        }
        assert_eq!((pile.drawn(), pile.left()), (300, 18));
        pile.order[0] = pile.order[1];
        assert!(!pile.is_sound(), "a card twice");
    }
}
