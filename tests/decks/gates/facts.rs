//! Gate 4: every entry has its line in `content/`, a game uses each fact once, no answer is used too
//! often. Gate 8: statements that may change are dated, everything has a source.

use super::games::together;
use super::read::{Entry, Kind, Shelf, entry_id, text};
use std::collections::{BTreeMap, BTreeSet};
use tablee::decks::answer::{folded, key};
use tablee::decks::wording::relative;

type Counted<K> = BTreeMap<K, Vec<String>>;

/// Gate 4.
pub fn offences(shelf: &Shelf) -> Vec<String> {
    let entries = shelf.entries();
    let mut found = lines_and_entries(shelf, &entries);
    found.extend(facts(shelf));
    found.extend(answers(&entries));
    found
}

/// Each line with the name of its entry.
pub fn line_ids(shelf: &Shelf) -> Vec<(String, &super::read::Line)> {
    let cards = |lang: &str, game: &str| -> Vec<String> {
        let decks = shelf.decks.iter().filter(|deck| deck.lang == lang && deck.game == game);
        decks.flat_map(super::read::Deck::entries).map(|entry| entry.card).collect()
    };
    let mut known: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for line in &shelf.lines {
        let place = (line.lang.as_str(), line.game.as_str());
        known.entry(place).or_insert_with(|| cards(place.0, place.1));
    }
    let name = |line: &super::read::Line| {
        let id = entry_id(&line.json, &known[&(line.lang.as_str(), line.game.as_str())]);
        format!("{}/{} {id}", line.lang, line.game)
    };
    shelf.lines.iter().map(|line| (name(line), line)).collect()
}

fn lines_and_entries(shelf: &Shelf, entries: &[Entry]) -> Vec<String> {
    let lines = line_ids(shelf);
    let mut seen = BTreeSet::new();
    let mut found = vec![];
    for (id, _) in &lines {
        if !seen.insert(id.clone()) {
            found.push(format!("{id} has two lines in content/"));
        }
    }
    let names: BTreeSet<String> = entries.iter().map(Entry::name).collect();
    found.extend(names.difference(&seen).map(|id| format!("{id} has no line in content/")));
    found.extend(seen.difference(&names).map(|id| format!("{id} has a line but no entry")));
    found
}

fn facts(shelf: &Shelf) -> Vec<String> {
    let mut in_game: Counted<(&str, &str, String)> = BTreeMap::new();
    let mut in_all: Counted<(&str, String)> = BTreeMap::new();
    let mut found = vec![];
    for (id, line) in line_ids(shelf) {
        let fact = text(&line.json, "fact").trim().to_lowercase();
        if fact.is_empty() {
            found.push(format!("{id} names no fact"));
            continue;
        }
        in_game.entry((&line.lang, &line.game, fact.clone())).or_default().push(id.clone());
        in_all.entry((&line.lang, fact)).or_default().push(id);
    }
    let twice = in_game.iter().filter(|(_, ids)| ids.len() > 1);
    found
        .extend(twice.map(|((.., fact), ids)| format!("{} share the fact {fact}", ids.join(", "))));
    let thrice = in_all.iter().filter(|(_, ids)| ids.len() > 2);
    found.extend(thrice.map(|((_, fact), ids)| format!("{} all use {fact}", ids.join(", "))));
    found
}

fn answers(entries: &[Entry]) -> Vec<String> {
    let mut in_game: Counted<(&str, &str, String)> = BTreeMap::new();
    let mut on_card: Counted<(&str, &str, String, String)> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| !entry.answer().is_empty()) {
        let (lang, game, answer) = (entry.lang.as_str(), entry.game.as_str(), key(&entry.answer()));
        in_game.entry((lang, game, answer.clone())).or_default().push(entry.name());
        on_card.entry((lang, game, together(entry), answer)).or_default().push(entry.name());
    }
    let often = in_game.iter().filter(|(_, ids)| ids.len() > 3);
    let mut found: Vec<String> = often
        .map(|((.., answer), ids)| format!("{}: {answer:?} more than three times", ids.join(", ")))
        .collect();
    let twice = on_card.iter().filter(|(_, ids)| ids.len() > 1);
    found.extend(twice.map(|((.., a), ids)| format!("{}: {a:?} on one card", ids.join(", "))));
    found
}

/// Gate 8. Whether a number has its scope and year, only a reader can judge; this checks that it says what it counts.
pub fn undated(shelf: &Shelf) -> Vec<String> {
    let lines: BTreeMap<String, _> = line_ids(shelf).into_iter().collect();
    let mut found = vec![];
    for entry in shelf.entries() {
        let asof =
            lines.get(&entry.name()).map(|line| text(&line.json, "asof")).unwrap_or_default();
        let texts = [vec![entry.stem(), text(&entry.json, "note")], entry.options()].concat();
        let words = texts.iter().filter_map(|text| relative(&entry.lang, text));
        let words = words.chain(relative_stem(&entry.lang, &entry.stem()));
        if asof.is_empty() {
            found.extend(words.map(|word| format!("{}: {word:?} without asof", entry.name())));
        }
        if entry.kind != Kind::Luck
            && is_bare_number(&entry.answer())
            && !says_what_is_counted(&entry)
        {
            found.push(format!("{}: a number of what?", entry.name()));
        }
    }
    for (id, line) in &lines {
        found.extend(unsound(&line.json).map(|what| format!("{id}: {what}")));
    }
    found
}

/// What a line of `content/` lacks, if anything.
fn unsound(line: &serde_json::Value) -> Option<&'static str> {
    const CULTURES: [&str; 5] = ["france", "francophonie", "europe", "monde", "universel"];
    let year = |key: &str| {
        let text = text(line, key);
        let rows = text.split(|c: char| !c.is_ascii_digit());
        rows.into_iter().any(|row| row.len() == 4)
    };
    match () {
        () if text(line, "source").is_empty() => Some("no source"),
        () if line.get("asof").is_some_and(|asof| !asof.is_null()) && !year("asof") => {
            Some("asof without a year")
        }
        () if text(line, "theme").is_empty() => Some("no theme"),
        () if !CULTURES.contains(&text(line, "culture").as_str()) => Some("no culture"),
        () if line.get("checked").is_none_or(serde_json::Value::is_null) => Some("never checked"),
        () => None,
    }
}

/// The first relative word of a stem; a note may contain these (a last battle). The match is
/// case-sensitive, as names have capitals: la Nouvelle-Zélande, New York.
pub fn relative_stem(lang: &str, stem: &str) -> Option<String> {
    const FRENCH: [&str; 9] = [
        "dernier",
        "dernière",
        "derniers",
        "dernières",
        "nouveau",
        "nouvel",
        "nouvelle",
        "nouveaux",
        "nouvelles",
    ];
    const ENGLISH: [&str; 4] = ["last", "new", "now", "still"];
    let words: &[&str] = if lang == "fr" { &FRENCH } else { &ENGLISH };
    let mut parts = stem.split(|c: char| !c.is_alphanumeric());
    parts.find(|part| words.contains(part)).map(str::to_string)
}

fn is_bare_number(answer: &str) -> bool {
    let key = key(answer);
    // The key of "septante" is in digits, too, but the word itself is the answer.
    let in_digits = answer.contains(|c: char| c.is_ascii_digit());
    in_digits && key.bytes().all(|byte| byte.is_ascii_digit())
}

fn says_what_is_counted(entry: &Entry) -> bool {
    const WORDS: [&str; 14] = [
        "combien", "nombre", "annee", "an", "numero", "chiffre", "siecle", "date", "how", "number",
        "year", "century", "figure", "when",
    ];
    folded(&entry.stem()).split(' ').any(|word| WORDS.contains(&word))
}
