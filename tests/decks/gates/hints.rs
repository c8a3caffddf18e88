//! Gate 4 for clues and keywords: at most three words, no hint at mode or answer, none twice on a card
//! or page; more than one mode on a card.

use super::games::together;
use super::options::tells;
use super::read::{Entry, Kind, Shelf};
use std::collections::BTreeMap;
use tablee::decks::answer::{folded, key};
use tablee::decks::wording::words;

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let entries: Vec<Entry> =
        shelf.entries().into_iter().filter(|entry| !entry.hint().is_empty()).collect();
    let mut found = vec![];
    for entry in &entries {
        found.extend(of_hint(entry).into_iter().map(|said| format!("{}: {said}", entry.name())));
    }
    let mut groups: BTreeMap<(&str, &str, String), Vec<&Entry>> = BTreeMap::new();
    for entry in &entries {
        groups.entry((&entry.lang, &entry.game, together(entry))).or_default().push(entry);
    }
    for ((lang, game, place), group) in groups {
        found.extend(of_group(&group).into_iter().map(|s| format!("{lang}/{game} {place}: {s}")));
    }
    found
}

fn of_hint(entry: &Entry) -> Vec<String> {
    const MODES: [&str; 5] = ["chrono", "cible", "ping", "chance", "rapidite"];
    let hint = entry.hint();
    let mut said = vec![];
    if words(&hint) > 3 {
        said.push(format!("{hint:?} has more than three words"));
    }
    if folded(&hint).split(' ').any(|word| MODES.contains(&word)) {
        said.push(format!("{hint:?} names a mode"));
    }
    if matches!(entry.kind, Kind::Open) && tells(&hint, &entry.answer()) {
        said.push(format!("{hint:?} gives {:?} away", entry.answer()));
    }
    said
}

fn of_group(group: &[&Entry]) -> Vec<String> {
    let mut said = vec![];
    for (at, entry) in group.iter().enumerate() {
        let twin = group[at + 1..].iter().find(|other| key(&other.hint()) == key(&entry.hint()));
        said.extend(twin.map(|other| {
            format!("{} and {} have the clue {:?}", entry.id, other.id, entry.hint())
        }));
    }
    let card = group.len() > 1 && group.iter().all(|entry| entry.id.contains('#'));
    if card && group.iter().all(|entry| entry.kind == group[0].kind) {
        said.push("one mode only".into());
    }
    said
}
