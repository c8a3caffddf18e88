//! Gate 5: the stem does not give the answer away, the options exclude each other, and few stems are
//! negative.

use super::read::{Entry, Kind, Shelf};
use std::collections::BTreeMap;
use tablee::decks::answer::{folded, key};
use tablee::decks::wording::{akin, counts_the_others, long_words, negations, told};

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let entries = shelf.entries();
    let mut found = vec![];
    for entry in &entries {
        let name = entry.name();
        found.extend(leak(entry).map(|word| format!("{name}: {word:?} gives the answer away")));
        found.extend(overlap(entry).map(|what| format!("{name}: {what}")));
        if entry.kind != Kind::Luck && negations(&entry.lang, &entry.stem()) > 1 {
            found.push(format!("{name}: a double negation"));
        }
    }
    found.extend(too_many_negatives(&entries));
    found
}

/// A word of the right answer that occurs in the stem, unless every other option has one there, too: a
/// stem that names all its options ("de l'Inde ou de la Chine") gives nothing away.
fn leak(entry: &Entry) -> Option<String> {
    match entry.kind {
        Kind::Sheet => return sheet_leak(entry),
        // The stem of a number names what is counted.
        Kind::Number | Kind::List | Kind::Luck => return None,
        _ => {}
    }
    let stem = long_words(&entry.stem());
    let told = |option: &str| told(&stem, &long_words(option));
    let word = told(&entry.answer())?;
    let others = entry.others();
    let alone = others.is_empty() || others.iter().any(|other| told(other).is_none());
    // A word that every option has ("Louis" of four kings) does not give one away either.
    let shared = !others.is_empty()
        && others.iter().all(|other| long_words(other).iter().any(|w| akin(w, &word)));
    (alone && !shared).then_some(word)
}

/// A word of a sheet's false proposition in the stem, when the stem names none of the others.
fn sheet_leak(entry: &Entry) -> Option<String> {
    let stem = long_words(&entry.stem());
    let told = |option: &str| told(&stem, &long_words(option));
    let names_another = entry.others().iter().any(|other| told(other).is_some());
    told(&entry.answer()).filter(|_| !names_another)
}

/// Whether a text contains a word of the answer.
pub fn tells(text: &str, answer: &str) -> bool {
    told(&long_words(text), &long_words(answer)).is_some()
}

/// Reports two options that are the same or of which one includes the other, or an option such as "les deux".
fn overlap(entry: &Entry) -> Option<String> {
    let options = entry.options();
    for (at, one) in options.iter().enumerate() {
        if counts_the_others(one) {
            return Some(format!("{one:?} is no option of its own"));
        }
        for other in &options[at + 1..] {
            if key(one) == key(other) || within(one, other) || within(other, one) {
                return Some(format!("{one:?} and {other:?} overlap"));
            }
        }
    }
    None
}

/// Whether a list contains another option: "Paris" and "Paris et Lyon". Names that begin alike
/// (Guinée, Guinée-Bissau) are good distractors.
fn within(one: &str, list: &str) -> bool {
    let list = folded(list);
    let parts = [" et ", " ou ", " and ", " or "].iter().find_map(|joint| list.split_once(joint));
    parts.is_some_and(|(first, second)| [first, second].iter().any(|part| key(part) == key(one)))
}

/// Outside sheets one in a hundred may be negative; a deck below a hundred may have one.
fn too_many_negatives(entries: &[Entry]) -> Vec<String> {
    let mut decks: BTreeMap<(&str, &str), Vec<&Entry>> = BTreeMap::new();
    for entry in entries.iter().filter(|e| !matches!(e.kind, Kind::Sheet | Kind::Luck)) {
        decks.entry((&entry.lang, &entry.game)).or_default().push(entry);
    }
    let mut found = vec![];
    for entries in decks.values() {
        let negative = entries.iter().filter(|entry| negations(&entry.lang, &entry.stem()) > 0);
        let negative: Vec<String> = negative.map(|entry| entry.name()).collect();
        if negative.len() > (entries.len() / 100).max(1) {
            found.push(format!("too many negatives: {}", negative.join(", ")));
        }
    }
    found
}
