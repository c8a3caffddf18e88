//! JSON: decks of one's own, the decks of this app, Open Trivia DB, OpenQuizzDB, Kahoot, Quizizz. Entries are found wherever they are in
//! the file, each with its line; a file that ends early yields the entries before.

mod kahoot;
mod ours;
mod quizizz;
mod quizz;
mod trivia;
mod walk;

use super::brought::{Brought, Draft, Format, Reason, Refused};
use super::bytes::Lines;
use super::card::{COLOURS, Cover, Language};
use super::levels::Deal;
use super::pace::Pace;
use crate::text::clean;
use serde_json::{Map, Value};
use walk::{Entry, Walked};

/// The version of our own files; raised when older apps could not read them.
pub const VERSION: u64 = 1;
/// The value of `tablee` in our own files.
pub const OURS: &str = "deck";

/// Whether a text looks like JSON.
pub fn looks_like(text: &str) -> bool {
    let mut signs = text.trim_start().chars();
    match signs.next() {
        // A GIFT text may begin with a bracket, too: `[html]`.
        Some('[') => signs.as_str().trim_start().starts_with(['{', '[', ']']),
        Some('{') => signs.as_str().trim_start().starts_with(['"', '}']),
        _ => false,
    }
}

/// Reads a file.
pub async fn read(text: &str, language: Language, pace: &Pace<'_>) -> Brought {
    let walked = walk::walk(text);
    let is_ours = walked.outside.get("tablee").is_some_and(|kind| kind == OURS);
    let version = walked.outside.get("version").and_then(Value::as_u64);
    if is_ours && version.is_none_or(|version| version > VERSION) {
        let reason = if version.is_some() { Reason::Newer } else { Reason::Broken };
        return Brought::nothing(reason);
    }
    let mut brought = Brought { format: format(&walked, is_ours), ..Brought::default() };
    brought.cover = is_ours.then(|| cover(&walked));
    let lines = Lines::of(text);
    let spoken = quizz::spoken(&walked, language);
    let mut deal = Deal::default();
    for entry in &walked.entries {
        if !quizz::is_in(entry, spoken.as_deref()) {
            continue;
        }
        pace.before(entry.at, text.len()).await;
        if !brought.take(lines.line(entry.at), card(entry, &walked, &mut deal)) {
            return brought;
        }
    }
    if let Some((at, reason)) = walked.broken {
        brought.leave_out(lines.line(at), reason.into());
    } else if walked.entries.is_empty() && !is_ours {
        brought.leave_out(1, Reason::UnknownFormat.into());
    }
    brought
}

/// The format of the first entry.
fn format(walked: &Walked, is_ours: bool) -> Option<Format> {
    let first = walked.entries.iter().find_map(|entry| entry.json.as_ref());
    match first {
        _ if is_ours => Some(Format::Own),
        Some(json) if trivia::is_one(json) => Some(Format::OpenTrivia),
        Some(json) if kahoot::is_one(json) => Some(Format::Kahoot),
        Some(json) if quizizz::is_one(json) => Some(Format::Quizizz),
        Some(json) if quizz::is_one(json) => Some(Format::OpenQuizz),
        Some(json) if ours::is_one(json) && json.contains_key("kind") => Some(Format::Own),
        Some(json) if ours::is_one(json) => Some(Format::Shipped),
        _ => None,
    }
}

fn card(entry: &Entry, walked: &Walked, deal: &mut Deal) -> Result<Draft, Refused> {
    let json = entry.json.as_ref().ok_or(Reason::Unreadable)?;
    if trivia::is_one(json) {
        trivia::card(json, deal)
    } else if kahoot::is_one(json) {
        kahoot::card(json)
    } else if quizizz::is_one(json) {
        quizizz::card(json)
    } else if quizz::is_one(json) {
        quizz::card(entry, json, walked, deal)
    } else if ours::is_one(json) {
        ours::card(json)
    } else {
        Err(Reason::UnknownFormat.into())
    }
}

fn cover(walked: &Walked) -> Cover {
    let text = |name: &str| {
        let text = walked.outside.get(name).and_then(Value::as_str).unwrap_or_default();
        clean(text, super::check::LONGEST_LABEL)
    };
    let language = if text("language") == "en" { Language::En } else { Language::Fr };
    let colour = walked.outside.get("colour").and_then(Value::as_u64).unwrap_or_default();
    let colour = u8::try_from(colour % u64::from(COLOURS)).unwrap_or_default();
    Cover { name: text("name"), language, author: text("author"), colour }
}

/// A text field of an entry; empty without it.
fn text<'a>(json: &'a Map<String, Value>, name: &str) -> &'a str {
    json.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// A list field of an entry as texts; numbers are converted.
fn texts(json: &Map<String, Value>, name: &str) -> Option<Vec<String>> {
    let one = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    json.get(name)?.as_array()?.iter().map(one).collect()
}

#[cfg(test)]
mod tests;
