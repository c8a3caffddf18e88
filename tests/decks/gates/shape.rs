//! Gate 1: schema, plain text in NFC, unique ids, enough cards.

use super::games::{Field, ON_THE_SHELF, PILES, Pile, contradictions, faults, fields};
use super::read::{Deck, Kind, Shelf, kind_of, text};
use serde_json::Value;
use std::collections::BTreeSet;

/// The offences. `least` lists every pile: language, game, name and how many cards it needs.
pub fn offences(shelf: &Shelf, least: &[(&str, &str, &str, usize)]) -> Vec<String> {
    let mut found = shelf.unread.clone();
    for deck in &shelf.decks {
        let name = format!("{}/{}", deck.lang, deck.game);
        found.extend(piles(deck, least).into_iter().map(|what| format!("{name} {what}")));
        found.extend(twice(deck).into_iter().map(|id| format!("{name} {id} is there twice")));
        found.extend(texts(deck).into_iter().map(|what| format!("{name} {what}")));
        found.extend(pictures(deck, shelf).into_iter().map(|what| format!("{name} {what}")));
        let faults = faults(&deck.game, &deck.json);
        found.extend(faults.into_iter().map(|what| format!("{name}: {what}")));
    }
    let here =
        |lang: &str, game: &str| shelf.decks.iter().any(|d| d.lang == lang && d.game == game);
    let shelved = least.iter().filter(|(_, game, ..)| ON_THE_SHELF.contains(game));
    let missing = shelved.filter(|(lang, game, ..)| !here(lang, game));
    let missing: BTreeSet<String> =
        missing.map(|(l, g, _, _)| format!("{l}/{g} is missing")).collect();
    // Without any deck there is nothing to judge.
    found.extend(missing.into_iter().filter(|_| !shelf.decks.is_empty()));
    found
}

fn piles(deck: &Deck, least: &[(&str, &str, &str, usize)]) -> Vec<String> {
    let mut found = vec![];
    let known: Vec<&Pile> = PILES.iter().filter(|pile| pile.game == deck.game).collect();
    let strange =
        deck.json.as_object().into_iter().flatten().filter(|(name, cards)| {
            !cards.is_array() || known.iter().all(|pile| pile.name != *name)
        });
    found.extend(strange.map(|(name, _)| format!("{name} is no pile of this game")));
    for pile in known {
        let cards = deck.json.get(pile.name).and_then(Value::as_array).cloned().unwrap_or_default();
        let row = least.iter().find(|(lang, game, name, _)| {
            (*lang, *game, *name) == (deck.lang.as_str(), deck.game.as_str(), pile.name)
        });
        match row {
            Some((.., count)) if cards.len() < *count => {
                found.push(format!("{}: {} cards of {count}", pile.name, cards.len()));
            }
            None => found.push(format!("{}: nobody says how many cards it needs", pile.name)),
            Some(_) => {}
        }
        found.extend(cards.iter().flat_map(|card| of_card(pile, card)));
    }
    found
}

fn of_card(pile: &Pile, card: &Value) -> Vec<String> {
    let id = text(card, "id");
    let number = id.strip_prefix(pile.prefix).unwrap_or_default();
    let mut found = vec![];
    let digits = |part: &str| part.len() >= 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !number.split('-').all(digits) {
        found.push(format!("{id:?} of {} is not {}001", pile.name, pile.prefix));
    }
    match pile.parts {
        None => found.extend(of_entry(pile, card, &id)),
        Some((key, count)) => {
            let parts = card.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
            if parts.len() != count {
                found.push(format!("{id} has {} {key} of {count}", parts.len()));
            }
            let strange = card.as_object().into_iter().flatten().map(|(name, _)| name);
            let strange = strange.filter(|name| !["id", key].contains(&name.as_str()));
            found.extend(strange.map(|name| format!("{id} has an unknown key {name}")));
            for (number, part) in (1..).zip(&parts) {
                found.extend(of_entry(pile, part, &format!("{id}#{number}")));
            }
        }
    }
    found
}

fn of_entry(pile: &Pile, json: &Value, id: &str) -> Vec<String> {
    let kind = match pile.kinds {
        [only] => *only,
        _ => kind_of(json),
    };
    if !pile.kinds.contains(&kind) {
        return vec![format!("{id}: {kind:?} is not asked in {}", pile.name)];
    }
    let fields: Vec<&Field> = fields(kind).iter().chain(pile.more).collect();
    let bad = fields.iter().filter(|field| !is_good(field, json.get(field.name())));
    let mut found: Vec<String> = bad.map(|f| format!("{id}: {} is bad", f.name())).collect();
    let keys = json.as_object().into_iter().flatten().map(|(key, _)| key.as_str());
    let strange = keys.filter(|key| fields.iter().all(|field| field.name() != *key));
    found.extend(strange.map(|key| format!("{id} has an unknown key {key}")));
    if kind == Kind::Two && !["visible", "hidden"].contains(&text(json, "right").as_str()) {
        found.push(format!("{id}: right is neither visible nor hidden"));
    }
    found.extend(contradictions(kind, json).into_iter().map(|what| format!("{id}: {what}")));
    found
}

fn is_good(field: &Field, value: Option<&Value>) -> bool {
    let is_text = |value: &Value| value.as_str().is_some_and(|text| !text.trim().is_empty());
    let are_texts = |value: &Value| value.as_array().is_some_and(|all| all.iter().all(is_text));
    let answer = |value: &Value| value.get("a").is_some_and(is_text);
    match (field, value) {
        (Field::Text(_), Some(value)) => is_text(value),
        (Field::Texts(_, from, to), Some(value)) => {
            let count = value.as_array().map_or(0, Vec::len);
            are_texts(value) && (*from..=*to).contains(&count)
        }
        (Field::Whole(_, from, to), Some(value)) => {
            value.as_u64().is_some_and(|number| (*from..=*to).contains(&number))
        }
        (Field::Number(_), Some(value)) => value.is_number(),
        (Field::Answers(_, least), Some(value)) => {
            value.as_array().is_some_and(|all| all.len() >= *least && all.iter().all(answer))
        }
        (Field::Perhaps(_) | Field::Answers(_, 0), None) => true,
        (Field::Perhaps(_), Some(value)) => value.is_string() || are_texts(value),
        (_, None) => false,
    }
}

fn twice(deck: &Deck) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let ids = deck.piles().flat_map(|(_, cards)| cards.iter().map(|card| text(card, "id")));
    ids.filter(|id| !seen.insert(id.clone())).collect()
}

fn pictures(deck: &Deck, shelf: &Shelf) -> Vec<String> {
    let entries = deck.entries().into_iter().filter(|entry| entry.kind == Kind::Picture);
    let without = entries.filter(|entry| !shelf.pictures.contains(&text(&entry.json, "picture")));
    without.map(|entry| format!("{} has no picture in public/", entry.id)).collect()
}

fn texts(deck: &Deck) -> Vec<String> {
    let mut found = vec![];
    for (_, card) in deck.piles().flat_map(|(pile, cards)| cards.iter().map(move |c| (pile, c))) {
        walk(card, &mut |text_of| {
            let id = text(card, "id");
            found.extend(impure(text_of).map(|why| format!("{id}: {why} in {text_of:?}")));
        });
    }
    found
}

fn walk(json: &Value, see: &mut impl FnMut(&str)) {
    match json {
        Value::String(text) => see(text),
        Value::Array(items) => items.iter().for_each(|item| walk(item, see)),
        Value::Object(map) => map.values().for_each(|item| walk(item, see)),
        _ => {}
    }
}

/// Why a text is not plain text in NFC. Combining marks never are NFC here: the decks' two languages
/// have a precomposed letter for each.
pub fn impure(text: &str) -> Option<&'static str> {
    let has = |bad: &dyn Fn(char) -> bool| text.chars().any(bad);
    let entity = text.match_indices('&').any(|(at, _)| {
        let name: String =
            text[at + 1..].chars().take_while(|c| c.is_alphanumeric() || *c == '#').collect();
        !name.is_empty() && text[at + 1 + name.len()..].starts_with(';')
    });
    let tag = text.match_indices('<').any(|(at, _)| {
        text[at + 1..].starts_with(|c: char| c == '/' || c == '!' || c.is_ascii_alphabetic())
    });
    match () {
        () if has(&char::is_control) => Some("a control character"),
        () if has(&|c| {
            matches!(c, '\u{300}'..='\u{36f}' | '\u{212a}' | '\u{212b}' | '\u{2126}')
        }) =>
        {
            Some("no NFC")
        }
        () if has(
            &|c| matches!(c, '\u{feff}' | '\u{fffd}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{ad}'),
        ) =>
        {
            Some("an invisible character")
        }
        () if entity => Some("an entity"),
        () if tag => Some("HTML"),
        () => None,
    }
}
