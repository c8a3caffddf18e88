//! Maps the steps of a file (easy, medium, hard) to the fifteen levels of *Millions*: the questions of a step are dealt
//! over its five levels in turn, so that all of them have some.

use crate::decks::answer::folded;

/// The words for easy, medium and hard in the files that are read.
const STEPS: [&str; 3] = [
    "easy|facile|debutant|beginner|principiante|principiantes|anfanger|beginners",
    "medium|moyen|moyenne|confirme|intermediate|intermedio|fortgeschritten|gevorderd",
    "hard|difficile|expert|esperto|experto|experte",
];

/// How many levels a step has.
const LEVELS: usize = 5;

/// The number of questions dealt per step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deal([usize; 3]);

impl Deal {
    /// The level of the next question of that step; `None` if the word names no step.
    pub fn level(&mut self, word: &str) -> Option<u8> {
        let word = folded(&crate::text::clean(word, 40));
        let named = |names: &&str| names.split('|').any(|name| name == word);
        let step = STEPS.iter().position(named)?;
        let level = step * LEVELS + self.0[step] % LEVELS + 1;
        self.0[step] += 1;
        u8::try_from(level).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_a_step_has_its_turn() {
        let mut deal = Deal::default();
        let easy: Vec<_> = (0..6).map(|_| deal.level("Débutant")).collect();
        assert_eq!(easy, [1, 2, 3, 4, 5, 1].map(Some));
        assert_eq!((deal.level("hard"), deal.level("confirmé")), (Some(11), Some(6)));
        assert_eq!(deal.level("3 / 5"), None);
    }
}
