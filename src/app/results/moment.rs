//! A moment of a game that is worth telling, and the medal for whoever had most of a kind.

use crate::rules::Mark;

/// The most seats that may share a moment: if more do, it says nothing about anybody.
const MOST_LEVEL: usize = 3;

/// A kind of moment worth telling.
#[derive(Clone)]
pub struct Moment {
    /// How often each seat had it.
    pub counts: Vec<u16>,
    /// The number from which it is worth telling.
    pub least: u16,
    /// Its name.
    pub title: &'static str,
    /// Puts the number into words.
    pub tell: fn(u16) -> String,
}

impl Moment {
    /// A kind of moment that is worth telling from `least` on; `counts` are by seat.
    pub fn of<T: Copy + Into<u16>>(
        counts: &[T],
        least: u16,
        title: &'static str,
        tell: fn(u16) -> String,
    ) -> Moment {
        Moment { counts: counts.iter().map(|count| (*count).into()).collect(), least, title, tell }
    }

    /// The seats with the highest number, and that number in words, if it is worth telling.
    pub fn told(&self) -> Option<(Vec<usize>, String)> {
        self.most().map(|(seats, most)| (seats, (self.tell)(most)))
    }

    /// The seats with the highest number, and that number, if it is worth telling.
    pub(super) fn most(&self) -> Option<(Vec<usize>, u16)> {
        let most = self.counts.iter().copied().max().filter(|most| *most >= self.least)?;
        let seats = (0..self.counts.len()).filter(|&seat| self.counts[seat] == most);
        Some((seats.collect::<Vec<_>>(), most)).filter(|(seats, _)| seats.len() <= MOST_LEVEL)
    }
}

/// What somebody did best in a game.
#[derive(Clone)]
pub struct Medal {
    /// The achievement.
    pub title: String,
    /// The name of the person.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
}

/// A moment to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// The end of a turn of the curve.
    Turn(usize),
    /// The moment when the highest number of a kind was reached, by the kind's index.
    Kind(usize),
}
