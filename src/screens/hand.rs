//! The content of a phone, whatever is played: what there is to do, the question, the choices, the buttons.

use super::Word;
use crate::decks::decimal::Decimal;
use crate::rules::{Mark, Ms};
use crate::texts::tr;
use crate::wire::Open;
use serde::{Deserialize, Serialize};

/// The content of a phone, and what its person may do beside the hand.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The hand.
    pub hand: Hand,
    /// The person's place among all; `None` while all have the same.
    pub place: Option<usize>,
    /// What lies open on the tablet and can be closed here.
    pub opens: Option<Open>,
}

/// The hand of a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// What its person may do, or what the table waits for.
    pub todo: String,
    /// Whether something is asked of its person.
    pub asks: bool,
    /// How the last answer was judged, and what was right; nothing while there is none.
    pub last: Option<(bool, String)>,
    /// The small line above the question.
    pub kicker: String,
    /// The question; empty when nothing is asked.
    pub q: String,
    /// The choices.
    pub picks: Vec<Pick>,
    /// The layout of the choices: `grid`, or empty for a column.
    pub lie: Word,
    /// The input.
    pub entry: Option<Entry>,
    /// The buzz pad.
    pub pad: Option<Pad>,
    /// When the running timer ends.
    pub until: Option<Ms>,
    /// Cards and places that lie side by side.
    pub trays: Vec<Tray>,
    /// The buttons, the primary one last.
    pub deeds: Vec<Deed>,
    /// The lines below: the explanation, the winnings.
    pub foot: Vec<String>,
    /// The steps to climb, the lowest first, in a game that has some.
    pub rungs: Vec<Rung>,
}

impl Hand {
    /// Says against whom its person stands, beside what it is about.
    #[must_use]
    pub fn against(self, other: Option<String>) -> Hand {
        let against = other.map(|name| tr!(phones.against, name = name));
        let parts = [self.kicker, against.unwrap_or_default()];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        Hand { kicker: parts.join(" · "), ..self }
    }

    /// The hand while nothing is asked of anybody, and why: the table reads what lies open, or the tablet plays the seat.
    #[must_use]
    pub(super) fn at_rest(self, why: &str) -> Hand {
        let still = |pick: Pick| Pick { mv: None, ..pick };
        let picks = self.picks.into_iter().map(still).collect();
        Hand {
            todo: why.into(),
            picks,
            kicker: self.kicker,
            q: self.q,
            lie: self.lie,
            foot: self.foot,
            rungs: self.rungs,
            ..Hand::default()
        }
    }

    /// The part without cards, inputs, buttons, timer and steps: re-rendered only when it changes.
    #[must_use]
    pub fn lies(&self) -> Hand {
        let (trays, deeds, rungs) = (vec![], vec![], vec![]);
        Hand { trays, entry: None, pad: None, deeds, until: None, rungs, ..self.clone() }
    }
}

/// A choice.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// A letter or a number before it.
    pub badge: String,
    /// Its text.
    pub words: String,
    /// `picked`, `covered`, `out`, `right`, `wrong`, or nothing.
    pub state: Word,
    /// The name of that state in this game, for screen readers; right and wrong have the usual words.
    pub said: Word,
    /// The move that a touch makes: its name for tests, and its journal notation.
    pub mv: Option<(Word, String)>,
}

/// A button.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// The name of the move.
    pub name: Word,
    /// The move, in journal notation.
    pub mv: String,
    /// Its label.
    pub words: String,
    /// A small line below the label.
    pub small: String,
    /// Whether it is the primary button.
    pub goes: bool,
    /// The question that a first tap asks; empty where none is asked.
    pub sure: Word,
    /// Delay after which the move is made by itself, unless there is a touch or a key before, in ms.
    pub after: Option<u32>,
}

/// An input. Each makes a move of the words `before` and the value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// A typed answer; an empty one is "I don't know".
    Text {
        /// The move's notation before the text.
        before: String,
    },
    /// A number.
    Number {
        /// The move's notation before the number.
        before: String,
        /// Its unit.
        unit: String,
        /// The numbers that are taken.
        taken: Vec<Decimal>,
        /// Whether it is the last one of its question.
        last: bool,
    },
    /// A stake, a multiple of [`STEP`](crate::rules::chips::STEP).
    Stake {
        /// The move's notation before the sum.
        before: String,
        /// The minimum.
        least: u32,
        /// The most that may be announced.
        most: u32,
        /// Everything that its person owns.
        owns: u32,
    },
}

/// A buzz pad.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pad {
    /// `ready`, `queued`, `answers`, `right`, `out`.
    pub state: Word,
    /// Its text.
    pub words: String,
    /// The move that a touch makes, in journal notation; `None` while it cannot be pressed.
    pub mv: Option<String>,
}

/// Cards or places side by side.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tray {
    /// Its name: `drawn`, `fan`, `row`, `hand`.
    pub name: Word,
    /// Its heading.
    pub label: String,
    /// The places.
    pub places: Vec<Place>,
    /// On one's own hand, which is shown on request only, the notation of the move that reorders it, before the order.
    pub sorts: Option<String>,
}

/// A place of a tray.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its appearance.
    pub face: Face,
    /// What it is, for screen readers.
    pub words: String,
    /// `fits`, or nothing.
    pub state: Word,
    /// What is said after the first touch, where only a second one makes the move; usually empty.
    pub doubt: Word,
    /// The move that a touch makes: its name for tests, and its journal notation.
    pub mv: Option<(Word, String)>,
}

/// The appearance of a place.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// A free place.
    #[default]
    Free,
    /// A card that lies face down.
    Back,
    /// A card's drawing: its class, the folder, the name of the file.
    Drawing(Word, Word, String),
}

/// A step to climb.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// `past`, `now` or `ahead`.
    pub state: Word,
    /// Whether it catches those who fall.
    pub net: bool,
    /// The mark of the hand's own person, who stands there.
    pub own: Option<Mark>,
    /// What it is worth.
    pub words: String,
}

/// The order of `of` cards with the one at `from` put at `to`.
#[must_use]
pub fn moved(of: usize, from: usize, to: usize) -> Vec<u8> {
    let mut order: Vec<u8> = (0..of as u8).collect();
    let card = order.remove(from);
    order.insert(to, card);
    order
}
