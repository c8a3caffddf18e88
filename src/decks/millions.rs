//! The deck of *Qui veut gagner des millions ?* (MIL-C1 to C7): questions by level, the faults of a deck, and the
//! drawing of one match's questions (MIL-S1, C5, Q27).

use super::taste::Order;
use super::{Note, Shortage, pick, sound};
use crate::rules::Rng;
use crate::small_sort::SmallSort;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How many levels there are (MIL-G1).
pub const LEVELS: usize = 15;
/// Maximum length of a question in letters, to be read aloud (MIL-C7).
pub const LONGEST_QUESTION: usize = 110;
/// Maximum length of an answer in letters (MIL-C7).
pub const LONGEST_ANSWER: usize = 40;

/// The names of the piles, by level.
const PILES: [&str; LEVELS] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10", "level-11", "level-12", "level-13", "level-14", "level-15",
];

/// A whole deck, as its JSON has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// The questions of all levels.
    pub questions: Vec<Question>,
}

/// A question with four answers. Right and wrong ones are kept apart; the seed lays them out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    pub id: String,
    /// From 1 to 15 (MIL-C2).
    pub level: u8,
    /// Its theme, for the records.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub theme: String,
    pub q: String,
    pub right: String,
    pub wrong: [String; 3],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

impl Question {
    /// The four answers, the right one first.
    #[must_use]
    pub fn answers(&self) -> [&String; 4] {
        let [a, b, c] = &self.wrong;
        [&self.right, a, b, c]
    }
}

/// The questions of one match: one pack per level, in the order in which they will be asked (MIL-S1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// By level.
    pub packs: [Vec<Question>; LEVELS],
    /// The index of the first question for children in each pack, if children play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub children: Option<[u8; LEVELS]>,
}

impl Drawn {
    /// The range of a level's questions, from 0: those for children, or all others.
    #[must_use]
    pub fn pack(&self, level: usize, children: bool) -> std::ops::Range<usize> {
        let all = self.packs[level].len();
        let from = self.children.map_or(all, |from| all.min(usize::from(from[level])));
        if children { from..all } else { 0..from }
    }
}

/// A fault in a question of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two questions have that id.
    IdTwice { id: String },
    /// A text of that question is empty.
    EmptyText { id: String },
    /// Two of its answers are the same (MIL-C1).
    SameTwice { id: String },
    /// There is no such level (MIL-C2).
    NoSuchLevel { id: String },
    /// The question or an answer is too long to be read aloud (MIL-C7).
    TooLong { id: String },
}

/// Why a text is not a deck that can be played with.
pub type Unusable = super::Unusable<Fault>;

impl Deck {
    /// Reads and checks a deck. [`Deck::draw`] checks whether it holds enough for a match.
    ///
    /// # Errors
    /// Why it cannot be played with.
    pub fn read(json: &str) -> Result<Deck, Unusable> {
        let deck: Deck =
            serde_json::from_str(json).map_err(|why| Unusable::NotADeck(why.to_string()))?;
        let (faults, shortages) = (deck.faults(), deck.shortages(1));
        sound(deck, faults, shortages)
    }

    /// The levels with fewer questions than the match has games (MIL-C5).
    #[must_use]
    pub fn shortages(&self, games: usize) -> Vec<Shortage> {
        let has = |level: usize| self.of_level(level).count();
        let levels = PILES.into_iter().enumerate().map(|(level, pile)| (pile, has(level)));
        let short = levels.filter(|(_, has)| *has < games);
        short.map(|(pile, has)| Shortage { pile, has, needs: games }).collect()
    }

    /// The questions of a level, from 0.
    fn of_level(&self, level: usize) -> impl Iterator<Item = &Question> {
        self.questions.iter().filter(move |question| usize::from(question.level) == level + 1)
    }

    /// The faults of the questions, in their order.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let (mut faults, mut ids) = (vec![], BTreeSet::new());
        for question in &self.questions {
            let id = || question.id.clone();
            let answers = question.answers();
            if !ids.insert(id()) {
                faults.push(Fault::IdTwice { id: id() });
            }
            if answers.iter().chain([&&question.q]).any(|text| text.trim().is_empty()) {
                faults.push(Fault::EmptyText { id: id() });
            }
            if answers.iter().collect::<BTreeSet<_>>().len() < answers.len() {
                faults.push(Fault::SameTwice { id: id() });
            }
            if !(1..=LEVELS).contains(&usize::from(question.level)) {
                faults.push(Fault::NoSuchLevel { id: id() });
            }
            let long = |text: &String| text.chars().count() > LONGEST_ANSWER;
            if question.q.chars().count() > LONGEST_QUESTION || answers.into_iter().any(long) {
                faults.push(Fault::TooLong { id: id() });
            }
        }
        faults
    }

    /// Draws the questions of a match of that many games: one pack per level, shuffled by the seed, questions with a
    /// lower rank in `order` first (MIL-C5). An easier or harder ladder is used if the deck has enough for it.
    ///
    /// # Errors
    /// The levels that are too small.
    pub fn draw(
        &self,
        order: &impl Order,
        games: usize,
        seed: u64,
    ) -> Result<Drawn, Vec<Shortage>> {
        let shortages = self.shortages(games);
        if !shortages.is_empty() {
            return Err(shortages);
        }
        let wished = self.has_ladder(|step| order.level(step), games);
        let (mut rng, mut taken) = (Rng::new(seed), BTreeSet::new());
        let packs = std::array::from_fn(|step| {
            let level = if wished { order.level(step) } else { step };
            let left = self.of_level(level).filter(|question| !taken.contains(&question.id));
            let left: Vec<Question> = left.cloned().collect();
            let pack = pick(&left, games, order, &mut rng);
            taken.extend(pack.iter().map(|question| question.id.clone()));
            pack
        });
        Ok(Drawn { packs, children: None })
    }

    /// Draws the questions of a match with children: after the others, each pack has as many questions that a child can
    /// know, in the order `children`. A deck too small for both asks some questions twice.
    ///
    /// # Errors
    /// The levels that are too small.
    pub fn draw_with_children(
        &self,
        order: &impl Order,
        children: &impl Order,
        games: usize,
        seed: u64,
    ) -> Result<Drawn, Vec<Shortage>> {
        let mut drawn = self.draw(order, games, seed)?;
        let taken: BTreeSet<&String> = drawn.packs.iter().flatten().map(|q| &q.id).collect();
        let left = self.questions.iter().filter(|question| !taken.contains(&question.id));
        let left = Deck { questions: left.cloned().collect() };
        let theirs =
            left.draw(children, games, !seed).or_else(|_| self.draw(children, games, !seed))?;
        drawn.children = Some(drawn.packs.each_ref().map(|pack| pack.len() as u8));
        for (pack, more) in drawn.packs.iter_mut().zip(theirs.packs) {
            pack.extend(more);
        }
        Ok(drawn)
    }

    /// Draws at most that many questions of any level, in the order of their levels; those of a level stay as they lie.
    #[must_use]
    pub fn draw_some(&self, order: &impl Order, most: usize, seed: u64) -> Vec<Question> {
        let drawn = pick(&self.questions, most, order, &mut Rng::new(seed));
        let ids: BTreeSet<&String> = drawn.iter().map(|question| &question.id).collect();
        let lie = self.questions.iter().filter(|question| ids.contains(&question.id));
        let mut some: Vec<Question> = lie.cloned().collect();
        some.small_sort_by_key(|question| question.level);
        some
    }

    /// Whether there are enough questions when each step takes those of its level, both from 0.
    fn has_ladder(&self, level: impl Fn(usize) -> usize, games: usize) -> bool {
        let steps = |wanted: usize| (0..LEVELS).filter(|step| level(*step) == wanted).count();
        (0..LEVELS).all(|at| self.of_level(at).count() >= games * steps(at))
    }
}

#[cfg(test)]
mod tests;
