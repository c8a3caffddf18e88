//! Blends a deck of one's own with ours so that a game can be played: cards come from one's own, and from ours where it
//! lacks some. A blend lacks nothing that ours does not lack.

use crate::decks::egomaster::{self, Entry, Solo};
use crate::decks::{Named, defizz, midi, millions};
use crate::rules::Rng;
use crate::small_sort::SmallSort;
use std::collections::BTreeSet;
use std::sync::Arc;

/// How much of our deck goes into a blend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ours {
    /// Only what a game needs and one's own deck lacks.
    AsNeeded,
    /// As many of each pile as one's own deck has, and what it lacks.
    AsMany,
    /// All of it.
    All,
}

/// The settings of a blend.
#[derive(Clone, Copy, Debug)]
pub struct Mix<'a> {
    /// How much of our deck goes into it.
    pub ours: Ours,
    /// The ids of the cards that were already asked; those of ours are used last.
    pub asked: &'a BTreeSet<String>,
    /// The seed for drawing our cards.
    pub seed: u64,
}

impl Mix<'_> {
    /// The number of our cards to add to `own` cards where a game needs `needs`.
    fn most(&self, own: usize, needs: usize) -> usize {
        let lacking = needs.saturating_sub(own);
        match self.ours {
            Ours::AsNeeded => lacking,
            Ours::AsMany => lacking.max(own),
            Ours::All => usize::MAX,
        }
    }

    /// One's own cards plus the cards added from ours, shuffled, fresh ones first.
    fn together<T: Clone + Named>(
        &self,
        own: &[T],
        ours: &[T],
        needs: usize,
        rng: &mut Rng,
    ) -> Vec<T> {
        let mut more: Vec<T> = ours.to_vec();
        if self.ours != Ours::All {
            rng.shuffle(&mut more);
            more.small_sort_by_key(|card| self.asked.contains(card.id()));
            more.truncate(self.most(own.len(), needs));
        }
        own.iter().cloned().chain(more).collect()
    }
}

/// *Midi*, pile by pile; the stars are one's own if there are some, else ours.
#[must_use]
pub fn midi(own: &midi::Deck, ours: &midi::Deck, mix: &Mix) -> midi::Deck {
    let rng = &mut Rng::new(mix.seed);
    let mut blend = midi::Deck {
        kickoff: mix.together(&own.kickoff, &ours.kickoff, 5, rng),
        sheets: mix.together(&own.sheets, &ours.sheets, 2, rng),
        fatal: mix.together(&own.fatal, &ours.fatal, 4, rng),
        master: mix.together(&own.master, &ours.master, 5, rng),
        duels: mix.together(&own.duels, &ours.duels, 1, rng),
        // A family's own photograph is the point of the evening.
        stars: if own.stars.is_empty() { &ours.stars } else { &own.stars }.clone(),
    };
    // A few of our cards may all have the right proposition on the same side as one's own.
    if blend.faults().contains(&midi::Fault::AlwaysTheSameSide) {
        let all = Mix { ours: Ours::All, ..*mix };
        blend.kickoff = all.together(&own.kickoff, &ours.kickoff, 5, rng);
    }
    blend
}

/// *Millions*, for a match of that many games, level by level.
#[must_use]
pub fn millions(
    own: &millions::Deck,
    ours: &millions::Deck,
    games: usize,
    mix: &Mix,
) -> millions::Deck {
    let rng = &mut Rng::new(mix.seed);
    let of = |deck: &millions::Deck, level: u8| {
        let questions = deck.questions.iter().filter(|question| question.level == level);
        questions.cloned().collect::<Vec<_>>()
    };
    let levels = 1..=millions::LEVELS as u8;
    let questions = levels
        .flat_map(|level| mix.together(&of(own, level), &of(ours, level), games, rng))
        .collect();
    millions::Deck { questions }
}

/// *Défizz*, pile by pile.
#[must_use]
pub fn defizz(own: &defizz::Deck, ours: &defizz::Deck, mix: &Mix) -> defizz::Deck {
    let (rng, needs) = (&mut Rng::new(mix.seed), defizz::NEEDED);
    defizz::Deck {
        duel: mix.together(&own.duel, &ours.duel, needs, rng),
        multi: mix.together(&own.multi, &ours.multi, needs, rng),
    }
}

/// *Egomaster*, booklet by booklet; where both have a question, one's own is kept.
#[must_use]
pub fn egomaster(own: &egomaster::Deck, ours: &egomaster::Deck, mix: &Mix) -> egomaster::Deck {
    let solo = |solo: &Arc<Solo>| (solo.page, solo.number);
    let entry = |entry: &Arc<Entry>| (entry.page, entry.number);
    egomaster::Deck {
        solo: booklet(&own.solo, &ours.solo, solo, mix),
        duo: booklet(&own.duo, &ours.duo, entry, mix),
        multi: booklet(&own.multi, &ours.multi, entry, mix),
    }
}

fn booklet<T: Clone + Named>(
    own: &[T],
    ours: &[T],
    place: impl Fn(&T) -> (u8, u8),
    mix: &Mix,
) -> Vec<T> {
    let taken: BTreeSet<(u8, u8)> = own.iter().map(&place).collect();
    let free = ours.iter().filter(|question| !taken.contains(&place(question)));
    let mut free: Vec<&T> = free.collect();
    free.small_sort_by_key(|question| mix.asked.contains(question.id()));
    let most = mix.most(own.len(), egomaster::NEEDED);
    own.iter().chain(free.into_iter().take(most)).cloned().collect()
}

#[cfg(test)]
mod tests;
