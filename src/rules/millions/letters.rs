//! The letters A to D of the answers, as they lie on the screen, and sets of them.

use crate::rules::Rng;

/// One of the four answers, by its place on the screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Letter(u8);

impl Letter {
    /// A, B, C, D.
    pub const ALL: [Letter; 4] = [Letter(0), Letter(1), Letter(2), Letter(3)];

    /// The letter at that place, from 0, if there is one.
    #[must_use]
    pub const fn at(place: usize) -> Option<Letter> {
        if place < 4 { Some(Letter(place as u8)) } else { None }
    }

    /// Its place, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter itself, as a journal writes it: `a` to `d`.
    #[must_use]
    pub const fn word(self) -> char {
        (b'a' + self.0) as char
    }

    /// The letter written like that by [`Letter::word`].
    #[must_use]
    pub fn read(word: &str) -> Option<Letter> {
        Letter::ALL.into_iter().find(|letter| word.chars().eq([letter.word()]))
    }
}

/// A set of answers: covered, excluded, left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Letters(u8);

impl Letters {
    /// None.
    pub const NONE: Letters = Letters(0);
    /// All four.
    pub const ALL: Letters = Letters(0b1111);

    /// Only that letter.
    #[must_use]
    pub const fn only(letter: Letter) -> Letters {
        Letters(1 << letter.0)
    }

    /// The set with `letter` added.
    #[must_use]
    pub const fn with(self, letter: Letter) -> Letters {
        Letters(self.0 | 1 << letter.0)
    }

    /// The set less `others`.
    #[must_use]
    pub const fn without(self, others: Letters) -> Letters {
        Letters(self.0 & !others.0)
    }

    /// The union of both sets.
    #[must_use]
    pub const fn and(self, others: Letters) -> Letters {
        Letters(self.0 | others.0)
    }

    /// All letters that are not in the set.
    #[must_use]
    pub const fn rest(self) -> Letters {
        Letters::ALL.without(self)
    }

    /// Whether that letter is in the set.
    #[must_use]
    pub const fn has(self, letter: Letter) -> bool {
        self.0 & 1 << letter.0 != 0
    }

    /// The number of letters.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The letters, in order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        Letter::ALL.into_iter().filter(move |&letter| self.has(letter))
    }

    /// The letter, if there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<Letter> {
        self.iter().next().filter(|_| self.count() == 1)
    }

    /// A random letter of the set; A if it is empty.
    pub fn draw(self, chance: &mut Rng) -> Letter {
        let nth = chance.below(u32::from(self.count())) as usize;
        self.iter().nth(nth).unwrap_or(Letter(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_read_as_it_is_written() {
        for letter in Letter::ALL {
            assert_eq!(Letter::read(&letter.word().to_string()), Some(letter));
            assert_eq!(Letter::at(letter.index()), Some(letter));
        }
        assert!(["", "e", "A", "ab"].iter().all(|word| Letter::read(word).is_none()));
        assert_eq!(Letter::at(4), None);
    }

    #[test]
    fn a_set_of_letters_holds_what_was_put_in() {
        let [a, b, _, d] = Letter::ALL;
        let set = Letters::only(a).with(d);
        assert_eq!(set.iter().collect::<Vec<_>>(), [a, d]);
        assert_eq!((set.rest().has(b), set.rest().has(a), set.count()), (true, false, 2));
        assert_eq!(set.without(Letters::only(a)).single(), Some(d));
        assert_eq!((set.single(), Letters::NONE.single()), (None, None));
        assert_eq!(set.and(Letters::only(b)).rest().single(), Letter::at(2));
    }

    #[test]
    fn one_is_drawn_from_the_set_only_and_each_may_be() {
        let (mut rng, set) = (Rng::new(3), Letters::ALL.without(Letters::only(Letter(2))));
        let drawn = (0..60).fold(Letters::NONE, |drawn, _| drawn.with(set.draw(&mut rng)));
        assert_eq!(drawn, set);
    }
}
