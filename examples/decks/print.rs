//! Prints entries and their statistics.

use crate::decks::facts::line_ids;
use crate::decks::read::{Entry, Shelf, list, text};
use serde_json::Value;
use std::collections::BTreeMap;

/// How often each name occurs.
type Counts = BTreeMap<String, usize>;

/// The counts of one pile.
#[derive(Default)]
struct Tally {
    entries: usize,
    blind: usize,
    counts: BTreeMap<&'static str, Counts>,
}

/// Prints for each pile: how many entries, how many solved blind twice, the shares of themes, cultures, kinds, levels.
pub fn stats(entries: &[Entry], shelf: &Shelf) {
    let lines: BTreeMap<String, &Value> =
        line_ids(shelf).into_iter().map(|(id, line)| (id, &line.json)).collect();
    let mut piles: BTreeMap<String, Tally> = BTreeMap::new();
    for entry in entries {
        let pile = format!("{}/{} {}", entry.lang, entry.game, entry.pile);
        piles.entry(pile).or_default().add(entry, lines.get(&entry.name()).copied());
    }
    for (pile, tally) in piles {
        println!("{pile}: {} entries, {} solved blind twice", tally.entries, tally.blind);
        for (what, counts) in &tally.counts {
            println!("    {what}: {}", shares(counts));
        }
    }
}

impl Tally {
    fn add(&mut self, entry: &Entry, line: Option<&Value>) {
        self.entries += 1;
        let solved = line.and_then(|line| line.get("blind")?.as_array().map(Vec::len));
        self.blind += usize::from(solved.is_some_and(|times| times >= 2));
        let of_line = |key: &str| line.map_or_else(String::new, |line| text(line, key));
        let level = entry.json.get("level").map_or_else(String::new, Value::to_string);
        for (what, name) in [
            ("themes", of_line("theme")),
            ("cultures", of_line("culture")),
            ("kinds", format!("{:?}", entry.kind)),
            ("levels", format!("{level:0>2}").replace("00", "")),
        ] {
            if !name.is_empty() {
                *self.counts.entry(what).or_default().entry(name).or_default() += 1;
            }
        }
    }
}

/// The counts with their shares: levels in order, everything else by frequency.
fn shares(counts: &Counts) -> String {
    let all: usize = counts.values().sum();
    let mut counts: Vec<(&String, &usize)> = counts.iter().collect();
    if counts.iter().any(|(name, _)| name.parse::<u8>().is_err()) {
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    }
    let share = |(name, count): &(&String, &usize)| {
        format!("{name} {count} ({:.0} %)", **count as f64 * 100.0 / all as f64)
    };
    counts.iter().map(share).collect::<Vec<_>>().join(", ")
}

/// Prints an entry, its answer marked.
pub fn entry(entry: &Entry) {
    let hint = entry.hint();
    println!("{}{}", entry.name(), if hint.is_empty() { hint } else { format!("  [{hint}]") });
    println!("    {}", entry.stem());
    let lists = [entry.listed("answers"), list(&entry.json, "accept")];
    let more =
        [("= ", entry.answer()), ("= ", lists[0].join(" · ")), ("  also ", lists[1].join(" · "))];
    let more = more.into_iter().chain([
        ("x ", entry.others().join(" · ")),
        ("x ", [entry.listed("traps"), list(&entry.json, "refuse")].concat().join(" · ")),
        ("  note: ", text(&entry.json, "note")),
    ]);
    for (mark, said) in more.filter(|(_, said)| !said.is_empty()) {
        println!("    {mark}{said}");
    }
    println!();
}
