//! The numbers of rules: each one that a source cites is defined in a rulebook of `docs/rules`.

use super::{files, none};
use std::collections::BTreeSet;

/// The prefix of each rulebook's numbers.
const BOOKS: [&str; 5] = ["MIDI-", "MIL-", "HEURE-", "DEF-", "EGO-"];

/// The numbers in a text, those of a list with their prefix: `MIDI-R1-6, D1-7 and F-10` names three.
fn ids(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for book in BOOKS {
        for (at, _) in text.match_indices(book) {
            if text[..at].ends_with(char::is_alphanumeric) {
                continue;
            }
            let first = id(&text[at..]);
            if first != book {
                found.insert(first.to_owned());
                let rest = &text[at + first.len()..];
                found.extend(listed(rest).map(|more| [book, more].concat()));
            }
        }
    }
    found
}

/// The numbers that a rulebook defines: those at the beginning of a line, a list item or a table row.
fn defined(text: &str) -> BTreeSet<String> {
    let begins = |line: &str| line.trim_start_matches(['-', '*', '|', '#', ' ']).to_owned();
    let numbered = |line: &String| BOOKS.iter().any(|book| line.starts_with(book));
    text.lines().map(begins).filter(numbered).map(|line| id(&line).to_owned()).collect()
}

/// The numbers that follow in the same list, without the prefix.
fn listed(mut rest: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let next = [", ", " to ", " and "].iter().find_map(|by| rest.strip_prefix(by))?;
        let more = id(next);
        let numbered = more.starts_with(|c: char| c.is_ascii_uppercase())
            && more.contains(|c: char| c.is_ascii_digit())
            && !BOOKS.iter().any(|book| more.starts_with(book));
        rest = &next[more.len()..];
        // A word with capitals, such as `WebRTC2` or `OK`, is no rule.
        let alone = !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        (numbered && alone).then_some(more)
    })
}

/// The number at the beginning of `text`: groups of capitals and digits, then an optional lower-case letter.
fn id(text: &str) -> &str {
    let group = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let end = text.find(|c| !group(c)).unwrap_or(text.len());
    let mut letters = text[end..].chars();
    let small = letters.next().is_some_and(|c| c.is_ascii_lowercase());
    let alone = !letters.next().is_some_and(char::is_alphanumeric);
    let id = &text[..end + usize::from(small && alone)];
    BOOKS.iter().find(|book| **book == id).copied().unwrap_or(id.trim_end_matches('-'))
}

/// Whether a rulebook defines that number, or numbers that begin with it, as for `MIDI-R1` or `DEF-CHR`.
fn stands(known: &BTreeSet<String>, id: &str) -> bool {
    known.range(id.to_owned()..).next().is_some_and(|next| {
        let more = next.strip_prefix(id);
        more.is_some_and(|more| {
            more.is_empty() || more.starts_with(|c: char| c == '-' || !c.is_ascii_lowercase())
        })
    })
}

#[test]
fn every_cited_rule_stands_in_a_rulebook() {
    let books: Vec<String> = files("docs/rules", ".md").into_values().collect();
    let known: BTreeSet<String> = books.iter().flat_map(|text| defined(text)).collect();
    assert!(known.len() > 788, "the rulebooks number {} rules", known.len());
    let mut offences = vec![];
    for (name, text) in sources() {
        let unknown =
            |id: &String| !stands(&known, id) && !UNKNOWN_ON_PURPOSE.contains(&id.as_str());
        offences.extend(ids(&text).into_iter().filter(unknown).map(|id| format!("{name}: {id}")));
    }
    none("a rule that is cited stands in docs/rules", &offences);
}

/// Options that tests use because no game has them.
const UNKNOWN_ON_PURPOSE: [&str; 5] = ["HEURE-O6", "HEURE-O9", "MIL-O18", "DEF-O11", "EGO-O12"];

fn sources() -> impl Iterator<Item = (String, String)> {
    let folders = ["src", "tests", "e2e", "examples"].into_iter();
    let source = |(name, _): &(String, String)| name.ends_with(".rs") || name.ends_with(".mjs");
    let all = folders.flat_map(|folder| files(folder, "")).filter(source);
    all.filter(|(name, _)| !name.ends_with("rule_ids.rs"))
}
