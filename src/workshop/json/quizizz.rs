//! Quizizz: a quiz as its site hands it out as JSON. An entry is what it calls the structure of a question.

use super::super::brought::{Draft, Reason, Refused};
use super::super::card::{Asks, OwnCard, Spoken};
use super::super::markup::{self, Plain};
use super::text;
use serde_json::{Map, Value};

/// Whether an entry is of this format.
pub fn is_one(json: &Map<String, Value>) -> bool {
    json.get("query").is_some_and(Value::is_object) && json.contains_key("options")
}

/// The text of a part, which is HTML.
fn shown(part: &Value) -> Plain {
    let text = part.get("text").and_then(Value::as_str).unwrap_or_default();
    let media = part.get("media").and_then(Value::as_array).is_some_and(|all| !all.is_empty());
    let Plain { text, media: within } = markup::plain(text);
    Plain { text: text.trim().to_owned(), media: media || within }
}

/// The places, from 0, that an answer names.
fn places(answer: Option<&Value>) -> Vec<usize> {
    let place = |value: &Value| usize::try_from(value.as_u64()?).ok();
    match answer {
        Some(Value::Array(all)) => all.iter().filter_map(place).collect(),
        Some(one) => place(one).into_iter().collect(),
        None => vec![],
    }
}

/// The card that an entry is.
pub fn card(json: &Map<String, Value>) -> Result<Draft, Refused> {
    let query = shown(json.get("query").unwrap_or(&Value::Null));
    let options = json.get("options").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let options: Vec<Plain> = options.iter().map(shown).collect();
    let media = query.media || options.iter().any(|option| option.media);
    let texts: Vec<String> = options.into_iter().map(|option| option.text).collect();
    let (card, fault) = match (text(json, "kind"), &places(json.get("answer"))[..]) {
        ("BLANK", _) => {
            let mut texts = texts.into_iter();
            let answer = texts.next().unwrap_or_default();
            let open = Spoken { answer, accept: texts.collect(), refuse: vec![] };
            (OwnCard::new(query.text, Asks::Open(open)), None)
        }
        ("OPEN", _) => {
            (OwnCard::new(query.text, Asks::Open(Spoken::default())), Some(Reason::NoAnswer))
        }
        ("SLIDE" | "SLIDEV2" | "POLL", _) => return Err(Reason::NoQuiz.into()),
        (_, [right]) if *right < texts.len() => {
            let mut wrong = texts;
            let right = wrong.remove(*right);
            (OwnCard::choosing(query.text, right, wrong, None), None)
        }
        (_, several) => {
            let count = several.len();
            let reason = if count > 1 { Reason::SeveralRight(count) } else { Reason::NoneRight };
            (OwnCard::undecided(query.text, texts), Some(reason))
        }
    };
    match fault.or(media.then_some(Reason::NeedsMedia)) {
        Some(reason) => Err(Refused { reason, draft: Some(Box::new(card)) }),
        None => Ok(card.into()),
    }
}
