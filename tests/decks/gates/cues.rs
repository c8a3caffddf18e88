//! Gate 6: the length of an option does not give the right one away. Gate 7: nor does its place, visible
//! or hidden.

use super::read::{Entry, Kind, Shelf, text};
use std::collections::BTreeMap;

/// Below so many items chance dominates the lengths of four options, so two standard errors are allowed
/// in addition: a band of 21.5 to 28.5 % leaves two counts for the 30 duels in midi's box, none for 10.
/// Decks of millions are far above it and are judged by the bare bounds.
const FEW: usize = 100;

/// A share that must lie between two bounds, which are in tenths of a percent.
struct Share {
    what: &'static str,
    hits: usize,
    of: usize,
    from: usize,
    to: usize,
}

impl Share {
    /// The offence if it is out of bounds; with fewer than `few` items two standard errors are allowed.
    fn offence(&self, few: usize) -> Option<String> {
        let (hits, of) = (self.hits as f64, self.of as f64);
        let errors = |share: f64| {
            let share = share / 1000.0;
            if self.of < few { 2.0 * (of * share * (1.0 - share)).sqrt() } else { 0.0 }
        };
        let least = of * self.from as f64 / 1000.0 - errors(self.from as f64);
        let most = of * self.to as f64 / 1000.0 + errors(self.to as f64);
        let said = || {
            let bounds =
                format!("{:.1} to {:.1} %", self.from as f64 / 10.0, self.to as f64 / 10.0);
            format!("{}: {} of {}, not {bounds}", self.what, self.hits, self.of)
        };
        (self.of > 0 && !(least..=most).contains(&hits)).then(said)
    }
}

fn by_deck(shelf: &Shelf, kind: Kind) -> BTreeMap<String, Vec<Entry>> {
    let mut decks: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
    for entry in shelf.entries().into_iter().filter(|entry| entry.kind == kind) {
        decks
            .entry(format!("{}/{} {}", entry.lang, entry.game, entry.pile))
            .or_default()
            .push(entry);
    }
    decks
}

/// Gate 6, for every pile with four options.
pub fn lengths(shelf: &Shelf) -> Vec<String> {
    let mut found = vec![];
    for (deck, entries) in by_deck(shelf, Kind::Four) {
        let shares = of_lengths(&entries);
        found.extend(shares.iter().filter_map(|s| s.offence(FEW)).map(|s| format!("{deck} {s}")));
    }
    found
}

fn of_lengths(entries: &[Entry]) -> [Share; 3] {
    let longest: Vec<(bool, bool)> = entries.iter().filter_map(longest).collect();
    let right = longest.iter().filter(|(right, _)| *right).count();
    let by_far = longest.iter().filter(|(_, far)| *far);
    let far_right = by_far.clone().filter(|(right, _)| *right).count();
    let share = |what, hits, of, from, to| Share { what, hits, of, from, to };
    [
        share("the right one is the longest", right, entries.len(), 0, 240),
        share("the longest is the right one", right, longest.len(), 215, 285),
        share("the longest by far is the right one", far_right, by_far.count(), 0, 300),
    ]
}

/// Whether the longest option is right, and whether it is at least half as long again as the second; `None` on a tie.
fn longest(entry: &Entry) -> Option<(bool, bool)> {
    let length = |text: &String| text.chars().count();
    let others = entry.others();
    let right = length(&entry.answer());
    let mut all: Vec<usize> = others.iter().map(length).chain([right]).collect();
    all.sort_unstable();
    let [.., second, first] = all[..] else { return None };
    (first > second).then_some((right == first, first * 2 >= second * 3))
}

/// Gate 7 for two propositions. With three, the hidden one is drawn when the card is used (the deck
/// lists right and wrong only), so the deck has no share to judge.
pub fn flaps(shelf: &Shelf) -> Vec<String> {
    let mut found = vec![];
    for (deck, entries) in by_deck(shelf, Kind::Two) {
        let visible = entries.iter().filter(|e| text(&e.json, "right") == "visible").count();
        let what = "the visible one is right";
        let share = Share { what, hits: visible, of: entries.len(), from: 450, to: 550 };
        // The author chooses each one, so nothing is left to chance; but the band of a small deck may contain no
        // whole number.
        found.extend(share.offence(20).map(|said| format!("{deck} {said}")));
    }
    found
}
