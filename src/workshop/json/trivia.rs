//! Open Trivia DB: the answer of its API as people save it, in each of its encodings.

use super::super::brought::{Draft, Reason, Refused};
use super::super::card::{Asks, OwnCard};
use super::super::levels::Deal;
use super::super::markup;
use super::{text, texts};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

/// The encoding of the texts of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    /// HTML entities, the default of the API.
    Entities,
    /// `url3986`: %20 for a space.
    Percent,
    /// `urlLegacy`: + for a space.
    Plus,
    /// `base64`.
    Base64,
}

/// Whether an entry is of this format.
pub fn is_one(json: &Map<String, Value>) -> bool {
    json.contains_key("correct_answer") && json.contains_key("incorrect_answers")
}

/// The card that an entry is.
pub fn card(json: &Map<String, Value>, deal: &mut Deal) -> Result<Draft, Refused> {
    let encoding = encoding(json);
    let read = |text: &str| decoded(text, encoding).ok_or(Reason::Unreadable);
    let q = read(text(json, "question"))?;
    let right = read(text(json, "correct_answer"))?;
    let wrong = texts(json, "incorrect_answers").ok_or(Reason::Unreadable)?;
    let wrong: Result<Vec<String>, Reason> = wrong.iter().map(|text| read(text)).collect();
    let mut card = OwnCard::choosing(q, right, wrong?, None);
    if let Asks::Choice(choice) = &mut card.asks {
        choice.level = deal.level(&read(text(json, "difficulty"))?);
    }
    // "Entertainment: Books" is about books.
    let category = read(text(json, "category"))?;
    card.theme = category.rsplit_once(": ").map_or(&*category, |(_, last)| last).to_owned();
    Ok(card.into())
}

fn encoding(json: &Map<String, Value>) -> Encoding {
    let kind = text(json, "type");
    let base64 = |plain: &str| STANDARD.encode(plain) == kind;
    let question = text(json, "question");
    let percent = question
        .as_bytes()
        .windows(3)
        .any(|three| three[0] == b'%' && three[1..].iter().all(u8::is_ascii_hexdigit));
    match () {
        () if base64("multiple") || base64("boolean") => Encoding::Base64,
        () if question.contains(' ') => Encoding::Entities,
        () if question.contains('+') && !question.contains("%20") => Encoding::Plus,
        () if percent => Encoding::Percent,
        () => Encoding::Entities,
    }
}

fn decoded(text: &str, encoding: Encoding) -> Option<String> {
    let percent = |text: &str| Some(percent_decode_str(text).decode_utf8().ok()?.into_owned());
    match encoding {
        Encoding::Entities => Some(markup::entities(text)),
        Encoding::Percent => percent(text),
        Encoding::Plus => percent(&text.replace('+', " ")),
        Encoding::Base64 => String::from_utf8(STANDARD.decode(text).ok()?).ok(),
    }
}
