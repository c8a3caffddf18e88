//! Which games a deck of one's own can serve: what each pile has, what it lacks, exactly, and the smaller
//! thing that can be played now.

use super::card::OwnDeck;
use super::fill::{Filled, Pile, fill};
use crate::rules::GameId;

/// With questions for so many of its fifteen levels a deck makes *Millions*; the others are ours.
pub const LEAST_LEVELS: usize = 10;

/// What a deck can do for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Serves {
    pub game: GameId,
    /// Every pile that a deck of one's own can fill.
    pub piles: Vec<Pile>,
    /// What is missing for a game with the deck alone; empty if nothing is.
    pub missing: Vec<Missing>,
    /// What can be played now.
    pub now: Now,
}

/// So many questions are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    pub count: usize,
    pub of: Of,
}

/// For what questions are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// A pile, by its name.
    Pile(&'static str),
    /// Levels of *Millions*, the first and the last.
    Levels(u8, u8),
}

/// What can be played with a deck as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Now {
    /// A whole game with nothing of ours (in *Midi* but for the star).
    Whole {
        /// How many games before a question comes back: the games of a match of *Millions*.
        games: usize,
    },
    /// A game in which these piles or levels are the deck's own and the rest is drawn from ours.
    Blend {
        /// Those that it fills alone.
        own: Vec<&'static str>,
        /// Those to which it adds some cards.
        some: Vec<&'static str>,
    },
    /// Nothing: there are questions for so many piles or levels of those that it takes.
    Nothing { has: usize, takes: usize },
}

/// What the deck can do for each game.
#[must_use]
pub fn serves(deck: &OwnDeck) -> [Serves; 4] {
    serves_match(deck, 1)
}

/// The same where a match of *Millions* has that many games, each with questions of its own.
#[must_use]
pub fn serves_match(deck: &OwnDeck, games: usize) -> [Serves; 4] {
    let filled = fill(deck);
    let Filled { midi_piles, mut millions_piles, defizz_piles, egomaster_piles, .. } = filled;
    millions_piles.iter_mut().for_each(|pile| pile.needs = games.max(1));
    [
        of(GameId::Midi, midi_piles, 1),
        of(GameId::Millions, millions_piles, LEAST_LEVELS),
        of(GameId::Defizz, defizz_piles, 1),
        of(GameId::Egomaster, egomaster_piles, 1),
    ]
}

/// `takes` piles with something in them make a blend.
fn of(game: GameId, piles: Vec<Pile>, takes: usize) -> Serves {
    let names = |wanted: &dyn Fn(&Pile) -> bool| {
        piles.iter().filter(|pile| wanted(pile)).map(|pile| pile.name).collect::<Vec<_>>()
    };
    let own = names(&|pile| pile.is_enough());
    let some = names(&|pile| pile.cards > 0 && !pile.is_enough());
    let games = piles.iter().map(|pile| pile.cards / pile.needs.max(1)).min().unwrap_or_default();
    let has = own.len() + some.len();
    let now = match () {
        () if own.len() == piles.len() => Now::Whole { games },
        () if has >= takes => Now::Blend { own, some },
        () => Now::Nothing { has, takes },
    };
    let missing = if game == GameId::Millions { levels(&piles) } else { pile_by_pile(&piles) };
    Serves { game, piles, missing, now }
}

fn pile_by_pile(piles: &[Pile]) -> Vec<Missing> {
    let missing = |pile: &Pile| Missing { count: pile.missing(), of: Of::Pile(pile.name) };
    piles.iter().map(missing).filter(|missing| missing.count > 0).collect()
}

/// Levels side by side that lack something are said in one.
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
#[path = "serves_tests.rs"]
mod tests;
