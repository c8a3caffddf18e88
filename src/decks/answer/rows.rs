//! Words that stand in rows, to be looked up by any of them: each pair of answers asks.

use std::collections::BTreeMap;

/// In which rows each word stands.
pub struct Rows(BTreeMap<&'static str, Vec<usize>>);

impl Rows {
    /// Rows of words with a space between.
    pub fn of(rows: &[&'static str]) -> Rows {
        let mut found = BTreeMap::<&str, Vec<usize>>::new();
        for (row, words) in rows.iter().enumerate() {
            words.split(' ').for_each(|word| found.entry(word).or_default().push(row));
        }
        Rows(found)
    }

    /// Whether both words stand in one row.
    pub fn have_both(&self, one: &str, other: &str) -> bool {
        let rows = |word: &str| self.0.get(word).map_or(&[] as &[usize], Vec::as_slice);
        rows(one).iter().any(|row| rows(other).contains(row))
    }
}
