//! OpenQuizzDB: its files (one quiz in up to six languages, at three levels) and the answers of its API.

use super::super::brought::{Draft, Reason, Refused};
use super::super::card::{Asks, Language, OwnCard, Spoken};
use super::super::levels::Deal;
use super::walk::{Entry, Walked};
use super::{text, texts};
use crate::decks::answer::key;
use serde_json::{Map, Value};

/// The keys of the right answer; the first with a text counts.
const RIGHT: [&str; 4] = ["réponse", "reponse", "reponse_correcte", "réponse_correcte"];
const OPTIONS: [&str; 2] = ["propositions", "autres_choix"];

/// Whether an entry is of this format.
pub fn is_one(json: &Map<String, Value>) -> bool {
    RIGHT.iter().any(|key| json.contains_key(*key)) && json.contains_key("question")
}

/// The language in which a file's entries are read: the deck's, else French, else the first one. `None` where entries
/// have no language.
pub fn spoken(walked: &Walked, language: Language) -> Option<String> {
    let all: Vec<&str> = walked.entries.iter().filter_map(language_of).collect();
    let wanted = [language.code(), "fr"].into_iter().find(|code| all.contains(code));
    wanted.or(all.first().copied()).map(str::to_owned)
}

/// Whether an entry is in that language, or in none.
pub fn is_in(entry: &Entry, language: Option<&str>) -> bool {
    let own = language_of(entry);
    own.is_none() || own == language
}

/// The language of an entry: in files it is the key under `quizz`.
fn language_of(entry: &Entry) -> Option<&str> {
    let [quizz, language, ..] = &entry.path[..] else { return None };
    (quizz == "quizz" && language.len() == 2).then_some(&**language)
}

/// The card that an entry is.
pub fn card(
    entry: &Entry,
    json: &Map<String, Value>,
    walked: &Walked,
    deal: &mut Deal,
) -> Result<Draft, Refused> {
    let q = text(json, "question");
    let right = RIGHT.iter().map(|key| text(json, key)).find(|text| !text.is_empty());
    let right = right.unwrap_or_default().trim().to_owned();
    let options = OPTIONS.iter().find_map(|name| texts(json, name)).unwrap_or_default();
    let same = |option: &String| key(option) == key(&right);
    let among = options.iter().any(same) || json.contains_key(OPTIONS[1]);
    let wrong: Vec<String> = options.into_iter().filter(|option| !same(option)).collect();
    let missing = !right.is_empty() && !among && !wrong.is_empty();
    let mut card = if missing {
        // What is said to be right stands among the others until somebody says so.
        OwnCard::undecided(q, [wrong, vec![right]].concat())
    } else if wrong.is_empty() {
        OwnCard::new(q, Asks::Open(Spoken { answer: right, ..Spoken::default() }))
    } else {
        OwnCard::choosing(q, right, wrong, None)
    };
    let named = text(json, "difficulte");
    let step =
        if named.is_empty() { entry.path.iter().rev().find(|key| !key.is_empty()) } else { None };
    if let Asks::Choice(choice) = &mut card.asks {
        choice.level = deal.level(step.map_or(named, |step| step));
    }
    card.theme = theme(entry, json, walked);
    card.note = Some(text(json, "anecdote").to_owned()).filter(|note| !note.is_empty());
    if missing {
        return Err(Refused { reason: Reason::NoneRight, draft: Some(Box::new(card)) });
    }
    Ok(card.into())
}

/// The name of the quiz in the language of the entry.
fn theme(entry: &Entry, json: &Map<String, Value>, walked: &Walked) -> String {
    let own = ["theme", "thème", "categorie", "catégorie"].map(|key| text(json, key));
    let language = language_of(entry).unwrap_or("fr");
    let of = |key: &str| {
        let path = format!("catégorie-nom-slogan/{language}/{key}");
        walked.outside.get(&path).or_else(|| walked.outside.get(key)).and_then(Value::as_str)
    };
    let all = own.into_iter().filter(|text| !text.is_empty());
    all.chain(of("nom"))
        .chain(of("catégorie"))
        .chain(of("thème"))
        .next()
        .unwrap_or_default()
        .to_owned()
}
