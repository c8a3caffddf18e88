//! What the rules sheet and the title cards say of a game, by how its table plays, PURE: the lines of each chapter by
//! name. The words of a line are the text of that name in the locale files (`src/app/<game>/help.rs`).

use crate::rules::{Chair, Player};

pub mod defizz;
pub mod egomaster;
pub mod heure;
pub mod midi;
pub mod millions;

/// How a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way<O> {
    /// Its options.
    pub options: O,
    /// How many sit there.
    pub players: usize,
    /// How many of them are people.
    pub people: usize,
}

impl<O> Way<O> {
    /// The way of a table with those options and chairs.
    pub fn of(options: O, chairs: &[Chair]) -> Way<O> {
        let people = chairs.iter().filter(|chair| chair.player == Player::Person).count();
        Way { options, players: chairs.len(), people }
    }
}

/// The usual way: four people by the defaults.
impl<O: Default> Default for Way<O> {
    fn default() -> Way<O> {
        Way { options: O::default(), players: 4, people: 4 }
    }
}

/// A chapter of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter<L> {
    /// Its name and its drawing's: a phase, `goal`, `variants` or the like.
    pub id: &'static str,
    /// Its lines; the first one says it in short.
    pub lines: Vec<L>,
    /// How many of them its title card says, from the first.
    pub card: usize,
}

/// How many lines a title card says, unless its chapter differs.
const CARD: usize = 3;

impl<L: Copy> Chapter<L> {
    fn new(id: &'static str, lines: impl IntoIterator<Item = L>) -> Chapter<L> {
        Chapter { id, lines: lines.into_iter().collect(), card: CARD }
    }

    /// The same with another number of lines on its card.
    fn says(self, card: usize) -> Chapter<L> {
        Chapter { card, ..self }
    }

    /// The lines of its title card.
    pub fn on_card(&self) -> impl Iterator<Item = L> + use<'_, L> {
        self.lines.iter().copied().take(self.card)
    }
}

/// A way to play that can be explained.
pub trait Explained: Default {
    /// A line; its name is its text's.
    type Line: Copy + PartialEq + Into<&'static str> + 'static;

    /// The chapters, in the order of the game. The first one is its goal.
    fn chapters(&self) -> Vec<Chapter<Self::Line>>;
}

/// The lines on a chapter's card that nobody meets who plays in the usual way.
#[must_use]
pub fn special<W: Explained>(chapter: &Chapter<W::Line>) -> Vec<&'static str> {
    let usual: Vec<W::Line> = W::default().chapters().iter().flat_map(Chapter::on_card).collect();
    chapter.on_card().filter(|line| !usual.contains(line)).map(Into::into).collect()
}

#[cfg(test)]
mod tests;
