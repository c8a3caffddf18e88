//! A deck of one's own and its cards: one shape for every kind of question that the games ask.

use super::MOST_CARDS;
pub use crate::decks::Language;
use crate::decks::Note;
use crate::decks::decimal::Decimal;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};
use serde::{Deserialize, Serialize};

/// How many colours a cover can have.
pub const COLOURS: u8 = 8;

/// The cover of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Cover {
    pub name: String,
    pub language: Language,
    pub author: String,
    /// From 0 to [`COLOURS`] - 1.
    pub colour: u8,
}

/// A deck of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnDeck {
    pub cover: Cover,
    pub cards: Vec<OwnCard>,
}

impl OwnDeck {
    /// Appends cards as long as there is room. Returns how many found none.
    pub fn add(&mut self, cards: Vec<OwnCard>) -> usize {
        let room = MOST_CARDS.saturating_sub(self.cards.len());
        let left = cards.len().saturating_sub(room);
        self.cards.extend(cards.into_iter().take(room));
        left
    }

    /// The deck without unfinished cards: what can be played and given away.
    #[must_use]
    pub fn finished(&self) -> OwnDeck {
        let sound = |card: &OwnCard| super::check::sound(card.clone(), vec![]).ok();
        let cards = self.cards.iter().filter_map(sound).map(|checked| checked.card).collect();
        OwnDeck { cover: self.cover.clone(), cards }
    }
}

/// A card of one's own: one question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnCard {
    /// What is asked.
    pub q: String,
    /// Its kind and answers.
    #[serde(flatten)]
    pub asks: Asks,
    /// What a player bets on before the question is read: clue, keyword, title of a duel card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub clue: String,
    /// Its theme, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub theme: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
    /// Whether something of it could not be read from its file, so that somebody has to look at it before it is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub doubtful: bool,
}

/// The kinds of question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Asks {
    /// Two propositions, one of them hidden (*Midi*).
    Two(Two),
    /// Six true propositions and the intruder (*Midi*).
    Sheet(Sheet),
    /// One spoken answer (*Midi*, *Défizz*, *Egomaster*).
    Open(Spoken),
    /// Three or four propositions (*Midi*, *Millions*).
    Choice(Choice),
    /// Several answers, spoken in turn (*Défizz*, *Egomaster*).
    List(Answers),
    /// A number; the nearest wins (*Défizz*, *Egomaster*).
    Number(Amount),
    /// A photograph that is uncovered flap by flap (*Midi*); the question is what it shows.
    Star(Star),
}

/// Two propositions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Two {
    pub visible: String,
    pub hidden: String,
    pub right: Side,
}

/// Seven propositions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The six true ones.
    #[serde(rename = "true")]
    pub truths: Vec<String>,
    #[serde(rename = "false")]
    pub intruder: String,
}

/// One answer, other accepted answers, and near ones that are refused.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spoken {
    pub answer: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accept: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refuse: Vec<String>,
}

/// Three or four propositions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Choice {
    pub right: String,
    /// Two or three; more as long as it is not known which one is right.
    pub wrong: Vec<String>,
    /// From 1 to 15, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// The answers of a list and its frequent wrong answers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Answers {
    pub answers: Vec<Listed>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traps: Vec<Trap>,
}

/// A number and its unit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Amount {
    /// `None` as long as there is no number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Decimal>,
    /// What stands in the place of the number and is none, to be corrected.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub typed: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unit: String,
}

impl Amount {
    /// A number with its unit.
    #[must_use]
    pub fn of(value: Decimal, unit: impl Into<String>) -> Amount {
        Amount { value: Some(value), typed: String::new(), unit: unit.into() }
    }

    /// What is no number, with its unit.
    #[must_use]
    pub fn unread(typed: impl Into<String>, unit: impl Into<String>) -> Amount {
        Amount { value: None, typed: typed.into(), unit: unit.into() }
    }

    /// The number in digits; empty without one.
    #[must_use]
    pub fn digits(&self) -> String {
        self.value.map_or_else(String::new, |value| value.to_string())
    }
}

/// A mystery star of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Star {
    /// What or whom it shows.
    pub answer: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accept: Vec<String>,
    /// Its pieces ([`super::photo`]); empty until a photograph is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub photo: Vec<String>,
}

/// The name of a kind of question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Two,
    Sheet,
    Open,
    Choice,
    List,
    Number,
    Star,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 7] =
        [Kind::Two, Kind::Sheet, Kind::Open, Kind::Choice, Kind::List, Kind::Number, Kind::Star];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Two => "two",
            Kind::Sheet => "sheet",
            Kind::Open => "open",
            Kind::Choice => "choice",
            Kind::List => "list",
            Kind::Number => "number",
            Kind::Star => "star",
        }
    }
}

impl Asks {
    /// An empty question of that kind.
    #[must_use]
    pub fn blank(kind: Kind) -> Asks {
        let two = Two { visible: String::new(), hidden: String::new(), right: Side::Visible };
        match kind {
            Kind::Two => Asks::Two(two),
            Kind::Sheet => Asks::Sheet(Sheet { truths: vec![], intruder: String::new() }),
            Kind::Open => Asks::Open(Spoken::default()),
            Kind::Choice => Asks::Choice(Choice::default()),
            Kind::List => Asks::List(Answers::default()),
            Kind::Number => Asks::Number(Amount::default()),
            Kind::Star => Asks::Star(Star::default()),
        }
    }

    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Asks::Two(_) => Kind::Two,
            Asks::Sheet(_) => Kind::Sheet,
            Asks::Open(_) => Kind::Open,
            Asks::Choice(_) => Kind::Choice,
            Asks::List(_) => Kind::List,
            Asks::Number(_) => Kind::Number,
            Asks::Star(_) => Kind::Star,
        }
    }
}

impl Two {
    /// The right proposition and the wrong one.
    #[must_use]
    pub fn right_and_wrong(&self) -> [&String; 2] {
        match self.right {
            Side::Visible => [&self.visible, &self.hidden],
            Side::Hidden => [&self.hidden, &self.visible],
        }
    }

    /// Builds it from a right and a wrong proposition. A hash of the texts decides which one is hidden, so that a file
    /// is always read alike and neither side is right more often.
    #[must_use]
    pub fn of(q: &str, right: String, wrong: String) -> Two {
        if hash(&[q, &right, &wrong]) & 1 == 0 {
            Two { visible: right, hidden: wrong, right: Side::Visible }
        } else {
            Two { visible: wrong, hidden: right, right: Side::Hidden }
        }
    }
}

impl OwnCard {
    /// A card without clue, theme and note.
    #[must_use]
    pub fn new(q: impl Into<String>, asks: Asks) -> OwnCard {
        let (clue, theme) = (String::new(), String::new());
        OwnCard { q: q.into(), asks, clue, theme, note: None, doubtful: false }
    }

    /// Sets the clue.
    #[must_use]
    pub fn with_clue(mut self, clue: impl Into<String>) -> OwnCard {
        self.clue = clue.into();
        self
    }

    /// A question whose right proposition is not known: all of them count as wrong until somebody says which is right.
    #[must_use]
    pub fn undecided(q: impl Into<String>, wrong: Vec<String>) -> OwnCard {
        OwnCard::new(q, Asks::Choice(Choice { right: String::new(), wrong, level: None }))
    }

    /// Whether nothing was written on it yet.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == OwnCard::new("", Asks::blank(self.asks.kind()))
    }

    /// Whether it can be written to a table or on paper, as a photograph cannot.
    #[must_use]
    pub const fn is_text(&self) -> bool {
        !matches!(self.asks, Asks::Star(_))
    }

    /// A question with one right proposition: [`Asks::Two`] with one wrong one, else [`Asks::Choice`].
    #[must_use]
    pub fn choosing(
        q: impl Into<String>,
        right: String,
        wrong: Vec<String>,
        level: Option<u8>,
    ) -> OwnCard {
        let q = q.into();
        let asks = match <[String; 1]>::try_from(wrong) {
            Ok([wrong]) => Asks::Two(Two::of(&q, right, wrong)),
            Err(wrong) => Asks::Choice(Choice { right, wrong, level }),
        };
        OwnCard::new(q, asks)
    }
}

/// A well-mixed hash of texts that is the same on every machine (FNV-1a).
#[must_use]
pub fn hash(texts: &[&str]) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in texts.iter().flat_map(|text| text.bytes().chain([0xff])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash ^= hash >> 29;
    hash = hash.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash ^ (hash >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_one_of_two_is_visible_half_of_the_time() {
        let two = |n: usize| Two::of(&format!("Question {n} ?"), "oui".into(), "non".into());
        let visible = (0..2_000).filter(|n| two(*n).right == Side::Visible).count();
        assert!((900..1_100).contains(&visible), "{visible}");
        assert_eq!(two(1), two(1));
        assert!((0..50).all(|n| two(n).right_and_wrong()[0] == "oui"));
    }

    #[test]
    fn a_deck_takes_cards_as_long_as_there_is_room() {
        let card = OwnCard::new("Qui ?", Asks::Open(Spoken::default()));
        let mut deck = OwnDeck { cards: vec![card.clone(); MOST_CARDS - 2], ..OwnDeck::default() };
        assert_eq!(deck.add(vec![card.clone(); 5]), 3);
        assert_eq!((deck.cards.len(), deck.add(vec![card])), (MOST_CARDS, 1));
    }

    #[test]
    fn a_card_is_blank_until_something_is_written() {
        for kind in Kind::ALL {
            let card = OwnCard::new("", Asks::blank(kind));
            assert!(card.is_blank() && !card.with_clue("x").is_blank());
        }
    }

    #[test]
    fn every_kind_is_called_in_json_as_it_is_named() {
        let open = Asks::Open(Spoken::default());
        let json = serde_json::to_value(&open).expect("it is JSON");
        assert_eq!(json["kind"], open.kind().name());
        let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        assert_eq!(names, ["two", "sheet", "open", "choice", "list", "number", "star"]);
    }
}
