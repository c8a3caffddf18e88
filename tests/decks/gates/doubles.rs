//! Gate 3: no two entries of a language ask the same, within a game or across games.

use super::read::{Entry, Shelf};
use std::collections::{BTreeMap, BTreeSet};
use tablee::decks::answer::{folded, key};

/// Two entries with the same answer: how alike their stems are, in percent, and the text that reports them.
struct Pair {
    alike: usize,
    text: String,
}

/// Entries with equal stems, and entries with the same answer whose stems are at least 50 % alike.
pub fn offences(shelf: &Shelf) -> Vec<String> {
    let entries = shelf.entries();
    let mut found = equal_stems(&entries);
    found.extend(pairs(&entries).into_iter().filter(|p| p.alike >= 50).map(|p| p.text));
    found
}

/// Pairs with the same answer whose stems are 25 to 49 % alike: to be judged by eye.
pub fn to_look_at(shelf: &Shelf) -> Vec<String> {
    let pairs = pairs(&shelf.entries()).into_iter();
    pairs.filter(|pair| (25..50).contains(&pair.alike)).map(|pair| pair.text).collect()
}

fn equal_stems(entries: &[Entry]) -> Vec<String> {
    let mut seen: BTreeMap<(String, String), String> = BTreeMap::new();
    let mut found = vec![];
    for entry in entries.iter().filter(|entry| !entry.stem().is_empty()) {
        let stem = (entry.lang.clone(), folded(&entry.stem()));
        if let Some(other) = seen.insert(stem, entry.name()) {
            found.push(format!("{} asks the same as {other}", entry.name()));
        }
    }
    found
}

fn pairs(entries: &[Entry]) -> Vec<Pair> {
    let mut by_answer: BTreeMap<(String, String), Vec<&Entry>> = BTreeMap::new();
    let answered = |entry: &&Entry| !entry.stem().is_empty() && !entry.answer().is_empty();
    for entry in entries.iter().filter(answered) {
        by_answer.entry((entry.lang.clone(), key(&entry.answer()))).or_default().push(entry);
    }
    let mut found = vec![];
    for group in by_answer.values() {
        for (at, one) in group.iter().enumerate() {
            for other in &group[at + 1..] {
                let alike = alike(&one.stem(), &other.stem());
                let text = format!(
                    "{} and {}: both {:?}, stems {alike} % alike",
                    one.name(),
                    other.name(),
                    one.answer()
                );
                found.push(Pair { alike, text });
            }
        }
    }
    found
}

/// The share of common four-letter groups, in percent (Jaccard).
pub fn alike(one: &str, other: &str) -> usize {
    let (one, other) = (grams(one), grams(other));
    let common = one.intersection(&other).count();
    let all = one.len() + other.len() - common;
    (common * 100).checked_div(all).unwrap_or(0)
}

fn grams(text: &str) -> BTreeSet<Vec<char>> {
    let letters: Vec<char> = folded(text).chars().collect();
    letters.windows(4).map(<[char]>::to_vec).collect()
}
