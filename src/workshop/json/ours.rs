//! Our own entries: those of a deck of one's own state their kind, those of a shipped deck imply it.

use super::super::brought::{Draft, Reason, Refused};
use super::super::card::{Amount, Answers, Asks, Choice, Kind, OwnCard, Sheet, Spoken, Star, Two};
use super::text;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};
use serde_json::{Map, Value};

/// Keys that imply a kind, checked in this order.
const SHOWN_BY: [(&str, &str); 6] = [
    ("visible", "two"),
    ("true", "sheet"),
    ("answers", "list"),
    ("value", "number"),
    ("wrong", "choice"),
    ("answer", "open"),
];

/// Whether an entry is of this format.
pub fn is_one(json: &Map<String, Value>) -> bool {
    ["q", "kind", "device", "picture"].iter().any(|key| json.contains_key(*key))
}

/// The card that an entry is.
pub fn card(json: &Map<String, Value>) -> Result<Draft, Refused> {
    if json.contains_key("device") {
        return Err(Reason::NoQuiz.into());
    }
    if json.contains_key("picture") {
        return Err(Reason::NeedsMedia.into());
    }
    let mut json = json.clone();
    if !json.contains_key("kind") {
        let mut kinds = SHOWN_BY.iter();
        let (_, kind) = kinds.find(|(key, _)| json.contains_key(*key)).ok_or(Reason::NoAnswer)?;
        json.insert("kind".into(), (*kind).into());
    }
    if !json.contains_key("clue") {
        let clue = ["keyword", "title"].into_iter().find_map(|key| json.get(key).cloned());
        json.extend(clue.map(|clue| ("clue".to_owned(), clue)));
    }
    serde_json::from_value::<OwnCard>(Value::Object(json.clone()))
        .map(Draft::from)
        .map_err(|_| refused(&json))
}

/// Why an entry cannot be read, with what can be read of it.
fn refused(json: &Map<String, Value>) -> Refused {
    let (q, name) = (text(json, "q"), text(json, "kind"));
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.name() == name) else {
        return Reason::UnknownKind(crate::text::clean(name, 40)).into();
    };
    let mut card = OwnCard::new(q, asks(kind, json));
    [("clue", &mut card.clue), ("theme", &mut card.theme)]
        .into_iter()
        .for_each(|(field, of)| text(json, field).clone_into(of));
    card.note = Some(text(json, "note").to_owned()).filter(|note| !note.is_empty());
    let reason = if q.is_empty() { Reason::NoQuestion } else { Reason::Unreadable };
    Refused { reason, draft: Some(Box::new(card)) }
}

/// The answers of an entry, as far as they are texts.
fn asks(kind: Kind, json: &Map<String, Value>) -> Asks {
    let one = |name: &str| text(json, name).to_owned();
    let many = |name: &str| {
        let all = json.get(name).and_then(Value::as_array).into_iter().flatten();
        let of = |value: &Value| value.as_str().or_else(|| value["a"].as_str()).map(str::to_owned);
        all.filter_map(of).collect::<Vec<_>>()
    };
    match kind {
        Kind::Two => {
            let right = if one("right") == "hidden" { Side::Hidden } else { Side::Visible };
            Asks::Two(Two { visible: one("visible"), hidden: one("hidden"), right })
        }
        Kind::Sheet => Asks::Sheet(Sheet { truths: many("true"), intruder: one("false") }),
        Kind::Open => {
            let (accept, refuse) = (many("accept"), many("refuse"));
            Asks::Open(Spoken { answer: one("answer"), accept, refuse })
        }
        Kind::Choice => {
            Asks::Choice(Choice { right: one("right"), wrong: many("wrong"), level: None })
        }
        Kind::List => {
            let listed = |a| Listed { a, ..Listed::default() };
            let trap = |a| Trap { a, why: String::new() };
            let answers = many("answers").into_iter().map(listed).collect();
            Asks::List(Answers { answers, traps: many("traps").into_iter().map(trap).collect() })
        }
        Kind::Number => {
            let value = json.get("value").map_or_else(String::new, |value| {
                value.as_str().map_or_else(|| value.to_string(), str::to_owned)
            });
            Asks::Number(Amount::unread(value, one("unit")))
        }
        Kind::Star => {
            let (answer, accept) = (one("answer"), many("accept"));
            Asks::Star(Star { answer, accept, photo: many("photo") })
        }
    }
}
