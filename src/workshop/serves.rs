//! Which games a deck of one's own can serve: what each pile has, exactly what it lacks, and the smaller game that can
//! be played now.

use super::card::OwnDeck;
use super::fill::{Filled, Pile, fill};
use crate::rules::GameId;

/// What a deck can do for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Serves {
    pub game: GameId,
    /// Every pile that a deck of one's own can fill.
    pub piles: Vec<Pile>,
    /// What is missing for a game with this deck alone; empty if nothing is.
    pub missing: Vec<Missing>,
    /// What can be played now.
    pub now: Now,
}

/// A number of missing questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    pub count: usize,
    pub of: Of,
}

/// Where questions are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// A pile, by its name.
    Pile(&'static str),
    /// Levels of *Millions*, the first and the last.
    Levels(u8, u8),
}

/// What can be played with a deck now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Now {
    /// A whole game without ours (except the star in *Midi*).
    Whole {
        /// How many games until a question is repeated: the games of a match of *Millions*.
        games: usize,
    },
    /// A game with some piles or levels of its own; the rest is drawn from ours.
    Blend {
        /// The piles that it fills alone.
        own: Vec<&'static str>,
        /// The piles to which it adds some cards.
        some: Vec<&'static str>,
    },
    /// Nothing: no pile or level has a card.
    Nothing,
}

/// What the deck can do for each game.
#[must_use]
pub fn serves(deck: &OwnDeck) -> [Serves; 4] {
    serves_match(deck, 1)
}

/// The same for a match of *Millions* of that many games, each with questions of its own.
#[must_use]
pub fn serves_match(deck: &OwnDeck, games: usize) -> [Serves; 4] {
    let filled = fill(deck);
    let Filled { midi_piles, mut millions_piles, defizz_piles, egomaster_piles, .. } = filled;
    millions_piles.iter_mut().for_each(|pile| pile.needs = games.max(1));
    [
        of(GameId::Midi, midi_piles),
        of(GameId::Millions, millions_piles),
        of(GameId::Defizz, defizz_piles),
        of(GameId::Egomaster, egomaster_piles),
    ]
}

/// A blend needs a pile with cards.
fn of(game: GameId, piles: Vec<Pile>) -> Serves {
    let names = |wanted: &dyn Fn(&Pile) -> bool| {
        piles.iter().filter(|pile| wanted(pile)).map(|pile| pile.name).collect::<Vec<_>>()
    };
    let own = names(&|pile| pile.is_enough());
    let some = names(&|pile| pile.cards > 0 && !pile.is_enough());
    let games = piles.iter().map(|pile| pile.cards / pile.needs.max(1)).min().unwrap_or_default();
    let now = match () {
        () if own.len() == piles.len() => Now::Whole { games },
        () if own.is_empty() && some.is_empty() => Now::Nothing,
        () => Now::Blend { own, some },
    };
    let missing = if game == GameId::Millions { levels(&piles) } else { pile_by_pile(&piles) };
    Serves { game, piles, missing, now }
}

fn pile_by_pile(piles: &[Pile]) -> Vec<Missing> {
    let missing = |pile: &Pile| Missing { count: pile.missing(), of: Of::Pile(pile.name) };
    piles.iter().map(missing).filter(|missing| missing.count > 0).collect()
}

/// Merges adjacent levels that lack something.
fn levels(piles: &[Pile]) -> Vec<Missing> {
    let mut found: Vec<Missing> = vec![];
    for (level, pile) in (1_u8..).zip(piles).filter(|(_, pile)| pile.missing() > 0) {
        match found.last_mut() {
            Some(Missing { count, of: Of::Levels(_, to) }) if *to + 1 == level => {
                *count += pile.missing();
                *to = level;
            }
            _ => found.push(Missing { count: pile.missing(), of: Of::Levels(level, level) }),
        }
    }
    found
}

#[cfg(test)]
mod tests;
