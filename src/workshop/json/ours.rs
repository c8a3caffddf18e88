//! Our own entries: those of a deck of one's own state their kind, those of a shipped deck imply it.

use super::super::brought::{Draft, Reason, Refused};
use super::super::card::{Asks, OwnCard, Spoken};
use super::text;
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
    let q = text(&json, "q").to_owned();
    let answer = text(&json, "answer").to_owned();
    let kind = text(&json, "kind").to_owned();
    serde_json::from_value::<OwnCard>(Value::Object(json)).map(Draft::from).map_err(|_| {
        let known = super::super::card::Kind::ALL.into_iter().any(|known| known.name() == kind);
        let reason = match () {
            () if q.is_empty() => Reason::NoQuestion,
            () if known => Reason::Unreadable,
            () => Reason::UnknownKind(crate::text::clean(&kind, 40)),
        };
        let asks = Asks::Open(Spoken { answer, ..Spoken::default() });
        Refused { reason, draft: Some(Box::new(OwnCard::new(q, asks))) }
    })
}
