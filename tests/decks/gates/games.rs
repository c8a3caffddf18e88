//! The form of each game's decks: piles, ids, entries, by which the gates check them.

use super::read::{Entry, Kind, text};
use serde_json::Value;

/// The form of a pile's cards.
pub struct Pile {
    pub game: &'static str,
    pub name: &'static str,
    pub prefix: &'static str,
    /// The key of a card's list of entries and their number; `None` if the card is the entry.
    pub parts: Option<(&'static str, usize)>,
    /// The kinds of its entries.
    pub kinds: &'static [Kind],
    /// The fields of an entry besides those of its kind.
    pub more: &'static [Field],
}

/// A key of an entry.
#[derive(Clone, Copy)]
pub enum Field {
    Text(&'static str),
    /// At least `.1` and at most `.2` texts.
    Texts(&'static str, usize, usize),
    /// An optional text or list of texts.
    Perhaps(&'static str),
    /// A whole number from `.1` to `.2`.
    Whole(&'static str, u64, u64),
    /// Any number.
    Number(&'static str),
    /// At least `.1` answers with their accepted variants, or traps with their reason.
    Answers(&'static str, usize),
}

use Field::{Answers, Number, Perhaps, Text, Texts, Whole};

impl Field {
    pub const fn name(&self) -> &'static str {
        match self {
            Text(name) | Texts(name, ..) | Perhaps(name) => name,
            Whole(name, ..) | Number(name) | Answers(name, _) => name,
        }
    }
}

const fn midi(
    name: &'static str,
    prefix: &'static str,
    parts: Option<(&'static str, usize)>,
    kinds: &'static [Kind],
    more: &'static [Field],
) -> Pile {
    Pile { game: "midi", name, prefix, parts, kinds, more }
}

const ALOUD: &[Kind] = &[Kind::Open, Kind::Number, Kind::List];
const CLUE: &[Field] = &[Text("clue"), Text("mode")];

const fn duel(name: &'static str, prefix: &'static str) -> Pile {
    let kinds = &[Kind::Open, Kind::Number, Kind::List, Kind::Luck];
    Pile { game: "defizz", name, prefix, parts: Some(("questions", 3)), kinds, more: CLUE }
}

const PLACE: [Field; 4] =
    [Text("id"), Whole("page", 1, 20), Whole("number", 1, 20), Text("keyword")];
const SOLO: &[Field] = &PLACE;
const BOOKLET: &[Field] = &[PLACE[0], PLACE[1], PLACE[2], PLACE[3], Text("icon")];

const fn booklet(
    name: &'static str,
    prefix: &'static str,
    kinds: &'static [Kind],
    more: &'static [Field],
) -> Pile {
    Pile { game: "egomaster", name, prefix, parts: None, kinds, more }
}

pub const PILES: [Pile; 12] = [
    midi("kickoff", "mi-k-", Some(("questions", 4)), &[Kind::Two], &[]),
    midi("sheets", "mi-s-", None, &[Kind::Sheet], &[Text("id")]),
    midi("fatal", "mi-f-", Some(("questions", 8)), &[Kind::Open], &[]),
    midi("master", "mi-m-", Some(("questions", 5)), &[Kind::Three], &[]),
    midi("duels", "mi-d-", Some(("cards", 2)), &[Kind::Four], &[Text("title")]),
    midi("stars", "mi-e-", None, &[Kind::Picture], &[Text("id")]),
    Pile {
        game: "millions",
        name: "questions",
        prefix: "mil-",
        parts: None,
        kinds: &[Kind::Four],
        more: &[Text("id"), Whole("level", 1, 15), Text("theme")],
    },
    duel("duel", "def-d-"),
    duel("multi", "def-m-"),
    booklet("solo", "ego-s-", &[Kind::Open], SOLO),
    booklet("duo", "ego-d-", ALOUD, BOOKLET),
    booklet("multi", "ego-m-", ALOUD, BOOKLET),
];

/// The games whose decks must exist in every language.
pub const ON_THE_SHELF: [&str; 1] = ["midi"];

/// The minimum number of cards of each pile: language, game, pile, number (docs/decks.md §1).
pub const LEAST: [(&str, &str, &str, usize); 24] = [
    ("fr", "midi", "kickoff", 55),
    ("fr", "midi", "sheets", 38),
    ("fr", "midi", "fatal", 55),
    ("fr", "midi", "master", 25),
    ("fr", "midi", "duels", 15),
    ("fr", "midi", "stars", 17),
    ("en", "midi", "kickoff", 55),
    ("en", "midi", "sheets", 38),
    ("en", "midi", "fatal", 55),
    ("en", "midi", "master", 25),
    ("en", "midi", "duels", 15),
    ("en", "midi", "stars", 17),
    ("fr", "millions", "questions", 15 * 132),
    ("en", "millions", "questions", 15 * 132),
    ("fr", "defizz", "duel", 106),
    ("fr", "defizz", "multi", 106),
    ("en", "defizz", "duel", 106),
    ("en", "defizz", "multi", 106),
    ("fr", "egomaster", "solo", 20 * 20),
    ("fr", "egomaster", "duo", 20 * 20),
    ("fr", "egomaster", "multi", 20 * 20),
    ("en", "egomaster", "solo", 20 * 20),
    ("en", "egomaster", "duo", 20 * 20),
    ("en", "egomaster", "multi", 20 * 20),
];

/// The fields of an entry of that kind, in every game.
pub const fn fields(kind: Kind) -> &'static [Field] {
    const MANY: usize = 99;
    match kind {
        Kind::Two => &[Text("q"), Text("visible"), Text("hidden"), Text("right"), Perhaps("note")],
        Kind::Sheet => &[Text("q"), Texts("true", 6, 6), Text("false"), Perhaps("note")],
        Kind::Open => &[
            Text("q"),
            Text("answer"),
            Texts("accept", 0, MANY),
            Texts("refuse", 0, MANY),
            Perhaps("note"),
        ],
        Kind::Three => &[Text("q"), Text("right"), Texts("wrong", 2, 2), Perhaps("note")],
        Kind::Four => &[Text("q"), Text("right"), Texts("wrong", 3, 3), Perhaps("note")],
        Kind::Picture => &[
            Text("picture"),
            Text("answer"),
            Texts("accept", 0, MANY),
            Perhaps("refuse"),
            Perhaps("note"),
        ],
        Kind::Number => &[Text("q"), Number("value"), Perhaps("unit"), Perhaps("note")],
        Kind::List => &[Text("q"), Answers("answers", 4), Answers("traps", 0), Perhaps("note")],
        Kind::Luck => &[Text("text"), Text("device"), Perhaps("note")],
    }
}

/// The names of that kind in `mode` and `icon`.
const fn called(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Open => &["chrono", "rapidite"],
        Kind::Number => &["cible"],
        Kind::List => &["pingpong"],
        Kind::Luck => &["chance"],
        _ => &[],
    }
}

/// Contradictions within an entry: between its kind and its `mode` or `icon`, between its place and its id.
pub fn contradictions(kind: Kind, json: &Value) -> Vec<String> {
    let mut found = vec![];
    for key in ["mode", "icon"] {
        let said = text(json, key);
        if !said.is_empty() && !called(kind).contains(&said.as_str()) {
            found.push(format!("{key} {said} for {kind:?}"));
        }
    }
    let id = text(json, "id");
    let number = |key: &str| json.get(key).and_then(Value::as_u64);
    // A question may be moved to another level; its id stays.
    let place = number("page").zip(number("number"));
    let place = place.map(|(page, number)| format!("-{page:02}-{number:02}"));
    found.extend(place.filter(|place| !id.contains(place)).map(|place| format!("not at {place}")));
    found
}

/// The group of entries that are on the table together: the card, in *Egomaster* the page of a booklet.
pub fn together(entry: &Entry) -> String {
    let page = entry.json.get("page").and_then(Value::as_u64);
    page.map_or(entry.card.clone(), |page| format!("{} page {page}", entry.pile))
}

/// The faults that the game's own reader finds in a deck.
pub fn faults(game: &str, json: &Value) -> Vec<String> {
    use tablee::decks::{defizz, egomaster, midi, millions};
    fn all<F: std::fmt::Debug>(faults: Vec<F>) -> Vec<String> {
        faults.iter().map(|fault| format!("{fault:?}")).collect()
    }
    let json = json.clone();
    let read = match game {
        "midi" => serde_json::from_value(json).map(|deck: midi::Deck| all(deck.faults())),
        "millions" => serde_json::from_value(json).map(|deck: millions::Deck| all(deck.faults())),
        "defizz" => serde_json::from_value(json).map(|deck: defizz::Deck| all(deck.faults())),
        "egomaster" => serde_json::from_value(json).map(|deck: egomaster::Deck| all(deck.faults())),
        _ => return vec!["no such game".into()],
    };
    read.unwrap_or_else(|why| vec![format!("the game cannot read it: {why}")])
}
