//! Kahoot: a kahoot as its site hands it out as JSON.

use super::super::brought::{Draft, Reason, Refused};
use super::super::card::{Asks, OwnCard, Spoken};
use super::super::markup;
use super::text;
use serde_json::{Map, Value};

/// The kinds whose choices are all right: what is typed must be one of them.
const TYPED: &str = "open_ended";
/// The kinds that have no right answer.
const NO_QUIZ: [&str; 6] = ["survey", "word_cloud", "content", "drop_pin", "nps", "brainstorming"];

/// Whether an entry is of this format.
pub fn is_one(json: &Map<String, Value>) -> bool {
    let choices = json.get("choices").and_then(Value::as_array);
    let said = |choice: &Value| choice.get("answer").is_some() || choice.get("correct").is_some();
    json.contains_key("question") && choices.is_some_and(|all| all.iter().all(said))
}

/// The card that an entry is.
pub fn card(json: &Map<String, Value>) -> Result<Draft, Refused> {
    let kind = text(json, "type");
    let q = markup::plain(text(json, "question"));
    let choices = json.get("choices").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let says = |choice: &Value| {
        let answer = choice.get("answer").and_then(Value::as_str).unwrap_or_default();
        markup::plain(answer).text.trim().to_owned()
    };
    let is_right =
        |choice: &&Value| choice.get("correct").and_then(Value::as_bool).unwrap_or_default();
    let (right, wrong): (Vec<&Value>, Vec<&Value>) = choices.iter().partition(is_right);
    let right: Vec<String> = right.into_iter().map(says).collect();
    let wrong: Vec<String> = wrong.into_iter().map(says).collect();
    if NO_QUIZ.contains(&kind) {
        return Err(Reason::NoQuiz.into());
    }
    let shown = choices.iter().any(|choice| choice.get("image").is_some_and(Value::is_object));
    let (card, fault) = match (kind, right.len()) {
        (TYPED, _) => {
            let mut right = right.into_iter();
            let answer = right.next().unwrap_or_default();
            let open = Spoken { answer, accept: right.collect(), refuse: wrong };
            (OwnCard::new(q.text, Asks::Open(open)), None)
        }
        (_, 1) => (OwnCard::choosing(q.text, right.concat(), wrong, None), None),
        (_, count) => {
            let reason = if count == 0 { Reason::NoneRight } else { Reason::SeveralRight(count) };
            (OwnCard::undecided(q.text, [right, wrong].concat()), Some(reason))
        }
    };
    let fault = fault.or((shown || q.media).then_some(Reason::NeedsMedia));
    match fault {
        Some(reason) => Err(Refused { reason, draft: Some(Box::new(card)) }),
        None => Ok(card.into()),
    }
}
