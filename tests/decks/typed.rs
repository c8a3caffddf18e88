//! Gate 10: the matcher accepts what a card accepts and nothing that is another answer.
//!
//! Every sibling of the deck is tried, not only those of the card: a card whose answer is one typo
//! away from another card's must name that other in `refuse`. Where two cards have the same answer
//! (each accepts the other's exactly) nothing is wrong: how often it may come is gate 4.

use super::read::{Entry, Shelf, list};
use std::collections::{BTreeMap, BTreeSet};
use tablee::decks::answer::{Verdict, verdict};

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let mut found = vec![];
    let mut answers: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    let typed = |entry: &Entry| entry.kind.is_open();
    let entries: Vec<Entry> = shelf.entries().into_iter().filter(typed).collect();
    for entry in &entries {
        let deck = answers.entry((entry.lang.clone(), entry.game.clone())).or_default();
        deck.insert(entry.answer());
    }
    for entry in &entries {
        let said = of_card(entry);
        let siblings = &answers[&(entry.lang.clone(), entry.game.clone())];
        let said = said.into_iter().chain(of_siblings(entry, siblings)).chain(of_quotes(entry));
        found.extend(said.map(|said| format!("{}: {said}", entry.name())));
    }
    found
}

fn judged(entry: &Entry, typed: &str) -> Verdict {
    let (accept, refuse) = (list(&entry.json, "accept"), list(&entry.json, "refuse"));
    verdict(typed, &entry.answer(), &accept, &refuse)
}

fn of_card(entry: &Entry) -> Vec<String> {
    let right = [vec![entry.answer()], list(&entry.json, "accept")].concat();
    let not_accepted = right.into_iter().filter(|text| judged(entry, text) != Verdict::Exact);
    let mut said: Vec<String> =
        not_accepted.map(|text| format!("{text:?} is not accepted")).collect();
    let refuse = list(&entry.json, "refuse").into_iter();
    let accepted = refuse.filter(|text| judged(entry, text).is_right());
    said.extend(accepted.map(|text| format!("{text:?} is not refused")));
    said
}

fn of_siblings(entry: &Entry, siblings: &BTreeSet<String>) -> Vec<String> {
    // Exact is the same answer; only what a typo would make of another one is wrong.
    let near = siblings.iter().filter(|text| judged(entry, text) == Verdict::Near);
    near.map(|text| format!("{text:?}, another card's answer, would pass for a typo")).collect()
}

/// What the stem quotes is asked about, so it is not the answer: a Swiss does not call
/// « soixante-dix » soixante-dix, though it is the same number.
fn of_quotes(entry: &Entry) -> Vec<String> {
    let stem = entry.stem();
    let quotes = stem.split(['«', '“']).skip(1).filter_map(|part| part.split(['»', '”']).next());
    let accepted = quotes.map(str::trim).filter(|quote| judged(entry, quote).is_right());
    accepted.map(|quote| format!("{quote:?}, which the stem quotes, is accepted")).collect()
}
