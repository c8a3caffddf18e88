//! Rows of words, indexed by word, because every pair of answers is looked up.

use std::collections::BTreeMap;

/// The rows in which each word stands.
pub struct Rows(BTreeMap<&'static str, Vec<usize>>);

impl Rows {
    /// Indexes rows of words that are separated by spaces.
    pub fn of(rows: &[&'static str]) -> Rows {
        let mut found = BTreeMap::<&str, Vec<usize>>::new();
        for (row, words) in rows.iter().enumerate() {
            words.split(' ').for_each(|word| found.entry(word).or_default().push(row));
        }
        Rows(found)
    }

    /// Whether both words are in one row.
    pub fn have_both(&self, one: &str, other: &str) -> bool {
        let rows = |word: &str| self.0.get(word).map_or(&[] as &[usize], Vec::as_slice);
        rows(one).iter().any(|row| rows(other).contains(row))
    }
}
