//! Gate 10: the matcher accepts a card's own answers and no other answer.
//!
//! Every answer of the deck is tried, not only those of the card: a card whose answer is one typo
//! away from another card's must list that other in `refuse`. Two cards with the same answer (each
//! accepts the other's exactly) are no offence: gate 4 limits how often an answer may be used.

use super::read::{Entry, Shelf, list};
use std::collections::{BTreeMap, BTreeSet};
use tablee::decks::Language;
use tablee::decks::answer::{Verdict, folded, key, verdict_in};

/// An answer of the deck, with its [`letters`].
struct Sibling {
    text: String,
    letters: [Vec<char>; 2],
}

/// The sorted letters of a text without its article, and of its key, where numbers are digits.
fn letters(text: &str) -> [Vec<char>; 2] {
    const ARTICLES: [&str; 9] = ["le", "la", "l", "les", "un", "une", "des", "the", "a"];
    let bare = folded(text);
    let words = bare.split(' ').enumerate();
    let words = words.filter(|(at, word)| *at > 0 || !ARTICLES.contains(word));
    [words.map(|(_, word)| word).collect(), key(text)].map(|text: String| {
        let mut letters: Vec<char> = text.chars().filter(|c| *c != ' ').collect();
        letters.sort_unstable();
        letters
    })
}

/// Whether so few letters differ that the matcher may take one for a typo of the other. It forgives two
/// mistakes; if it ever forgives more, this bound must be reconsidered.
fn may_be_a_typo(one: &[char], other: &[char]) -> bool {
    let (mut a, mut b, mut common) = (0, 0, 0);
    while a < one.len() && b < other.len() {
        match one[a].cmp(&other[b]) {
            std::cmp::Ordering::Less => a += 1,
            std::cmp::Ordering::Greater => b += 1,
            std::cmp::Ordering::Equal => (a, b, common) = (a + 1, b + 1, common + 1),
        }
    }
    one.len().max(other.len()) - common <= 4
}

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let mut found = vec![];
    let mut answers: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    let typed = |entry: &Entry| entry.kind.is_open();
    let entries: Vec<Entry> = shelf.entries().into_iter().filter(typed).collect();
    for entry in &entries {
        let deck = answers.entry((entry.lang.clone(), entry.game.clone())).or_default();
        deck.insert(entry.answer());
    }
    let siblings = |texts: BTreeSet<String>| {
        let with_letters = |text: String| Sibling { letters: letters(&text), text };
        texts.into_iter().map(with_letters).collect::<Vec<_>>()
    };
    let answers: BTreeMap<(String, String), Vec<Sibling>> =
        answers.into_iter().map(|(deck, texts)| (deck, siblings(texts))).collect();
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
    verdict_in(Language::of_code(&entry.lang), typed, &entry.answer(), &accept, &refuse)
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

fn of_siblings(entry: &Entry, siblings: &[Sibling]) -> Vec<String> {
    let right = [vec![entry.answer()], list(&entry.json, "accept")].concat();
    let right: Vec<[Vec<char>; 2]> = right.iter().map(|text| letters(text)).collect();
    let alike = |sibling: &&Sibling| {
        let pairs = |one: &[Vec<char>; 2]| {
            (0..2).any(|kind| may_be_a_typo(&one[kind], &sibling.letters[kind]))
        };
        right.iter().any(pairs)
    };
    // `Exact` is the same answer; only `Near`, another answer taken for a typo, is an offence.
    let near = siblings.iter().filter(alike).filter(|s| judged(entry, &s.text) == Verdict::Near);
    let said = |sibling: &Sibling| {
        format!("{:?}, another card's answer, would pass for a typo", sibling.text)
    };
    near.map(said).collect()
}

/// Quotations of the stem that are accepted. The question is about them, so they are not the answer: a Swiss
/// does not call « soixante-dix » soixante-dix, though it is the same number.
fn of_quotes(entry: &Entry) -> Vec<String> {
    let stem = entry.stem();
    let quotes = stem.split(['«', '“']).skip(1).filter_map(|part| part.split(['»', '”']).next());
    let accepted = quotes.map(str::trim).filter(|quote| judged(entry, quote).is_right());
    accepted.map(|quote| format!("{quote:?}, which the stem quotes, is accepted")).collect()
}
