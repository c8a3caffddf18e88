//! The numbers of rules: each that a source cites stands in a rulebook of `docs/rules`.

use super::{files, none};
use std::collections::BTreeSet;

/// How the numbers of each rulebook begin.
const BOOKS: [&str; 5] = ["MIDI-", "MIL-", "HEURE-", "DEF-", "EGO-"];

/// The numbers in a text: `MIDI-R1-10`, `MIL-P1a`, …
fn ids(text: &str) -> BTreeSet<&str> {
    let begins = BOOKS.iter().flat_map(|book| text.match_indices(book).map(|(at, _)| at));
    let alone = |at: &usize| !text[..*at].ends_with(char::is_alphanumeric);
    begins.filter(alone).map(|at| id(&text[at..])).filter(|id| !BOOKS.contains(&&**id)).collect()
}

/// The number with which `text` begins: groups of capitals and digits, then perhaps one small letter.
fn id(text: &str) -> &str {
    let group = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let end = text.find(|c| !group(c)).unwrap_or(text.len());
    let mut letters = text[end..].chars();
    let small = letters.next().is_some_and(|c| c.is_ascii_lowercase());
    let alone = !letters.next().is_some_and(char::is_alphanumeric);
    let id = &text[..end + usize::from(small && alone)];
    BOOKS.iter().find(|book| **book == id).copied().unwrap_or(id.trim_end_matches('-'))
}

/// Whether a rulebook has that number, or a section of numbers that begin with it: `MIDI-R1`, `DEF-CHR`.
fn stands(known: &BTreeSet<&str>, id: &str) -> bool {
    known.range(id..).next().is_some_and(|next| {
        let more = next.strip_prefix(id);
        more.is_some_and(|more| {
            more.is_empty() || more.starts_with(|c: char| c == '-' || !c.is_ascii_lowercase())
        })
    })
}

#[test]
fn every_cited_rule_stands_in_a_rulebook() {
    let books: Vec<String> = files("docs/rules", ".md").into_values().collect();
    let known: BTreeSet<&str> = books.iter().flat_map(|text| ids(text)).collect();
    assert!(known.len() > 788, "the rulebooks number {} rules", known.len());
    let mut offences = vec![];
    for (name, text) in sources() {
        let unknown = |id: &&str| !stands(&known, id) && !UNKNOWN_ON_PURPOSE.contains(id);
        offences.extend(ids(&text).into_iter().filter(unknown).map(|id| format!("{name}: {id}")));
    }
    none("a rule that is cited stands in docs/rules", &offences);
}

/// Options that tests try because no game has them.
const UNKNOWN_ON_PURPOSE: [&str; 6] =
    ["HEURE-O6", "HEURE-O9", "MIDI-O13", "MIL-O15", "DEF-O11", "EGO-O12"];

fn sources() -> impl Iterator<Item = (String, String)> {
    let folders = ["src", "tests", "e2e", "examples"].into_iter();
    let source = |(name, _): &(String, String)| name.ends_with(".rs") || name.ends_with(".mjs");
    let all = folders.flat_map(|folder| files(folder, "")).filter(source);
    all.filter(|(name, _)| !name.ends_with("rule_ids.rs"))
}
