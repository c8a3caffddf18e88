//! A deck of one's own and ours together, so that a game can be played: what one's own has comes from it,
//! what it lacks from ours. A blend lacks nothing that ours does not lack.

use crate::decks::egomaster::{self, Entry, Solo};
use crate::decks::{defizz, midi, millions};
use crate::rules::Rng;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How much of ours goes into a blend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ours {
    /// Only what a game needs and one's own lacks.
    AsNeeded,
    /// All of it.
    All,
}

/// One's own cards, and so many of ours, drawn by chance, that a game has what it needs.
fn together<T: Clone>(own: &[T], ours: &[T], needs: usize, how: Ours, rng: &mut Rng) -> Vec<T> {
    let mut more: Vec<T> = ours.to_vec();
    if how == Ours::AsNeeded {
        rng.shuffle(&mut more);
        more.truncate(needs.saturating_sub(own.len()));
    }
    own.iter().cloned().chain(more).collect()
}

/// For *Midi*: pile by pile; the stars are ours.
#[must_use]
pub fn midi(own: &midi::Deck, ours: &midi::Deck, how: Ours, seed: u64) -> midi::Deck {
    let rng = &mut Rng::new(seed);
    let mut blend = midi::Deck {
        kickoff: together(&own.kickoff, &ours.kickoff, 5, how, rng),
        sheets: together(&own.sheets, &ours.sheets, 2, how, rng),
        fatal: together(&own.fatal, &ours.fatal, 4, how, rng),
        master: together(&own.master, &ours.master, 5, how, rng),
        duels: together(&own.duels, &ours.duels, 1, how, rng),
        stars: ours.stars.clone(),
    };
    // A few cards of ours may all have the right proposition on the same side as one's own.
    if blend.faults().contains(&midi::Fault::AlwaysTheSameSide) {
        blend.kickoff = together(&own.kickoff, &ours.kickoff, 5, Ours::All, rng);
    }
    blend
}

/// For a match of *Millions* of that many games: level by level.
#[must_use]
pub fn millions(
    own: &millions::Deck,
    ours: &millions::Deck,
    games: usize,
    how: Ours,
    seed: u64,
) -> millions::Deck {
    let rng = &mut Rng::new(seed);
    let of = |deck: &millions::Deck, level: u8| {
        let questions = deck.questions.iter().filter(|question| question.level == level);
        questions.cloned().collect::<Vec<_>>()
    };
    let levels = 1..=millions::LEVELS as u8;
    let questions = levels
        .flat_map(|level| together(&of(own, level), &of(ours, level), games, how, rng))
        .collect();
    millions::Deck { questions }
}

/// For *Défizz*: pile by pile.
#[must_use]
pub fn defizz(own: &defizz::Deck, ours: &defizz::Deck, how: Ours, seed: u64) -> defizz::Deck {
    let (rng, needs) = (&mut Rng::new(seed), defizz::NEEDED);
    defizz::Deck {
        duel: together(&own.duel, &ours.duel, needs, how, rng),
        multi: together(&own.multi, &ours.multi, needs, how, rng),
    }
}

/// For *Egomaster*: booklet by booklet; where both have a question, one's own stands.
#[must_use]
pub fn egomaster(own: &egomaster::Deck, ours: &egomaster::Deck, how: Ours) -> egomaster::Deck {
    let solo = |solo: &Arc<Solo>| (solo.page, solo.number);
    let entry = |entry: &Arc<Entry>| (entry.page, entry.number);
    egomaster::Deck {
        solo: booklet(&own.solo, &ours.solo, solo, how),
        duo: booklet(&own.duo, &ours.duo, entry, how),
        multi: booklet(&own.multi, &ours.multi, entry, how),
    }
}

fn booklet<T: Clone>(own: &[T], ours: &[T], place: impl Fn(&T) -> (u8, u8), how: Ours) -> Vec<T> {
    let taken: BTreeSet<(u8, u8)> = own.iter().map(&place).collect();
    let free = ours.iter().filter(|question| !taken.contains(&place(question)));
    let most = match how {
        Ours::AsNeeded => egomaster::NEEDED.saturating_sub(own.len()),
        Ours::All => usize::MAX,
    };
    own.iter().chain(free.take(most)).cloned().collect()
}

#[cfg(test)]
#[path = "blend_tests.rs"]
mod tests;
