//! The deck of *Défizz* (chapter 6 of its rules): Duel and Multi cards of three questions each, the closed list of
//! procedures of Chance, the faults of a deck, and the drawing of one game's cards (DEF-S3, R3).

use super::question::{List, Open, Question, Target};
use super::taste::Order;
use super::{Shortage, pick, sound};
use crate::rules::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

/// A whole deck, as its JSON has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Deck {
    /// Duel cards, 106 in the box.
    pub duel: Vec<Card>,
    /// Multi cards, 106 in the box.
    pub multi: Vec<Card>,
}

/// A challenge card: three questions (DEF-R40).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    pub id: String,
    pub questions: [Challenge; 3],
}

/// A question of a card, with the clue that is read out before it is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    pub clue: String,
    #[serde(flatten)]
    pub asks: Asks,
}

/// The question, by its mode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "mode", rename_all = "lowercase")]
pub enum Asks {
    /// The fastest right answer wins.
    Chrono(Open),
    /// The nearest number wins.
    Cible(Target),
    /// In turn, one answer of a list.
    PingPong(List),
    /// Luck, as the text says; the tablet runs the procedure.
    Chance(Chance),
}

/// How a question is played (DEF-R17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Mode {
    /// The fastest right answer.
    Chrono,
    /// The nearest number.
    Cible,
    /// In turn, one answer of a list.
    PingPong,
    /// Luck.
    Chance,
}

/// A question of luck: what the reader reads out, and what the tablet does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance {
    pub text: String,
    pub device: Device,
}

/// The procedures that the tablet runs, a closed list. In each of them, players who are level play again until one has
/// won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// Each rolls the challenge die; the higher amount wins.
    HighDie,
    /// Each rolls the challenge die; the lower amount wins.
    LowDie,
    /// Each draws a card from 1 to 13; the highest wins.
    HighCard,
    /// Each rolls two ordinary dice; the highest sum wins.
    TwoDice,
    /// They roll an ordinary die in turn; the first six wins.
    FirstSix,
    /// They roll an ordinary die in turn and add up; the first to reach 15 wins.
    RaceTo15,
    /// The tablet spins a wheel with all their names.
    Wheel,
    /// Each calls heads or tails and a coin is tossed; those who are wrong are out, unless all are.
    HeadsOrTails,
    /// Each calls an ordinary die odd or even; those who are wrong are out, unless all are.
    OddOrEven,
    /// The tablet thinks of a number from 1 to 10; each says another one, the nearest wins.
    SecretNumber,
    /// As many straws as players; the player who draws the long one wins.
    LongStraw,
}

impl Device {
    /// Every procedure.
    pub const ALL: [Device; 11] = [
        Device::HighDie,
        Device::LowDie,
        Device::HighCard,
        Device::TwoDice,
        Device::FirstSix,
        Device::RaceTo15,
        Device::Wheel,
        Device::HeadsOrTails,
        Device::OddOrEven,
        Device::SecretNumber,
        Device::LongStraw,
    ];
}

impl Asks {
    /// Its mode.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        match self {
            Asks::Chrono(_) => Mode::Chrono,
            Asks::Cible(_) => Mode::Cible,
            Asks::PingPong(_) => Mode::PingPong,
            Asks::Chance(_) => Mode::Chance,
        }
    }

    /// The question; `None` for luck.
    #[must_use]
    pub const fn question(&self) -> Option<Question<'_>> {
        match self {
            Asks::Chrono(open) => Some(Question::Open(open)),
            Asks::Cible(target) => Some(Question::Target(target)),
            Asks::PingPong(list) => Some(Question::List(list)),
            Asks::Chance(_) => None,
        }
    }

    /// What the reader reads out.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Asks::Chance(chance) => &chance.text,
            other => other.question().map_or("", Question::q),
        }
    }
}

/// The cards of one game, in the order in which they will be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Drawn {
    pub duel: Vec<Card>,
    pub multi: Vec<Card>,
}

/// By ids, since the cards never change during a game.
impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.duel.iter().chain(&self.multi).for_each(|card| card.id.hash(state));
    }
}

/// A fault in a card of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two cards have that id.
    IdTwice { id: String },
    /// A text of that card is empty.
    EmptyText { id: String },
    /// Two clues of that card, or two answers of a list on it, are the same.
    SameTwice { id: String },
    /// A list on that card has too few answers to keep a round going, or more than fit.
    OddList { id: String },
}

/// Why a text is not a deck that can be played with.
pub type Unusable = super::Unusable<Fault>;

/// How many cards of each pile a box holds: one game takes no more.
pub const BOX: usize = 106;

/// How many cards of each pile a game needs, so that none comes again after a few turns.
pub const NEEDED: usize = 12;

impl Deck {
    /// Reads and checks a deck.
    ///
    /// # Errors
    /// Why it cannot be played with.
    pub fn read(json: &str) -> Result<Deck, Unusable> {
        let deck: Deck =
            serde_json::from_str(json).map_err(|why| Unusable::NotADeck(why.to_string()))?;
        let (faults, shortages) = (deck.faults(), deck.shortages());
        sound(deck, faults, shortages)
    }

    /// The piles that are too small for a game.
    #[must_use]
    pub fn shortages(&self) -> Vec<Shortage> {
        let piles = [("duel", self.duel.len()), ("multi", self.multi.len())];
        let short = piles.into_iter().filter(|(_, has)| *has < NEEDED);
        short.map(|(pile, has)| Shortage { pile, has, needs: NEEDED }).collect()
    }

    /// The faults of the cards, in their order.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let (mut faults, mut ids) = (vec![], BTreeSet::new());
        for card in self.duel.iter().chain(&self.multi) {
            let id = || card.id.clone();
            if !ids.insert(id()) {
                faults.push(Fault::IdTwice { id: id() });
            }
            let texts = card.texts();
            if texts.iter().flatten().any(|text| text.trim().is_empty()) {
                faults.push(Fault::EmptyText { id: id() });
            }
            let distinct = |texts: &Vec<&str>| texts.iter().collect::<BTreeSet<_>>().len();
            if texts.iter().any(|texts| distinct(texts) < texts.len()) {
                faults.push(Fault::SameTwice { id: id() });
            }
            let questions = card.questions.iter().filter_map(|q| q.asks.question());
            if questions.clone().any(Question::is_odd_list) {
                faults.push(Fault::OddList { id: id() });
            }
        }
        faults
    }

    /// Draws the cards of one game: each pile shuffled by the seed, cards with a lower rank in `order` first, at most a
    /// box of each (DEF-R3).
    ///
    /// # Errors
    /// The piles that are too small.
    pub fn draw(&self, order: &impl Order, seed: u64) -> Result<Drawn, Vec<Shortage>> {
        let shortages = self.shortages();
        if !shortages.is_empty() {
            return Err(shortages);
        }
        let mut rng = Rng::new(seed);
        Ok(Drawn {
            duel: pick(&self.duel, BOX, order, &mut rng),
            multi: pick(&self.multi, BOX, order, &mut rng),
        })
    }
}

impl Card {
    /// The texts that must not be empty; within one list they must differ.
    fn texts(&self) -> Vec<Vec<&str>> {
        let clues = self.questions.iter().map(|question| &*question.clue).collect();
        let texts = self.questions.iter().map(|question| match &question.asks {
            Asks::Chance(chance) => vec![&*chance.text],
            other => other.question().map(Question::texts).unwrap_or_default(),
        });
        [clues].into_iter().chain(texts).collect()
    }
}

#[cfg(test)]
mod tests;
