//! Gate 10 for lists: each answer and accepted variant is found as the entry that it belongs to, no trap
//! is found.

use super::read::{Entry, Kind, Shelf};
use tablee::decks::Language;
use tablee::decks::question::List;

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let lists = shelf.entries().into_iter().filter(|entry| entry.kind == Kind::List);
    let said = lists.flat_map(|entry| {
        let name = entry.name();
        of_list(&entry).into_iter().map(move |said| format!("{name}: {said}"))
    });
    said.collect()
}

fn of_list(entry: &Entry) -> Vec<String> {
    let Ok(list) = serde_json::from_value::<List>(entry.json.clone()) else { return vec![] };
    let language = Language::of_code(&entry.lang);
    let mut said = vec![];
    for (place, listed) in list.answers.iter().enumerate() {
        for text in [&listed.a].into_iter().chain(&listed.accept) {
            if list.find(text, language) != Some(place) {
                said.push(format!("{text:?} is not found as {:?}", listed.a));
            }
        }
    }
    let found = list.traps.iter().filter(|trap| list.find(&trap.a, language).is_some());
    said.extend(found.map(|trap| format!("the trap {:?} is accepted", trap.a)));
    said
}
