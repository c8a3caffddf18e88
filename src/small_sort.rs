//! Sorting, compiled once, PURE. `slice::sort_by` brings four kilobytes of wasm for each type that it sorts, and an app has
//! dozens of short lists: one sort of places serves them all.

use std::cmp::Ordering;

/// Sorts as the standard library does, stably and in n·log n, through one compiled function.
pub trait SmallSort<T> {
    /// Sorts by a comparison.
    fn small_sort_by(&mut self, compare: impl Fn(&T, &T) -> Ordering);

    /// Sorts by a key, which is asked for at each comparison.
    fn small_sort_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        self.small_sort_by(|one, other| key(one).cmp(&key(other)));
    }
}

impl<T> SmallSort<T> for [T] {
    fn small_sort_by(&mut self, compare: impl Fn(&T, &T) -> Ordering) {
        let from = order(self.len(), &|one, other| compare(&self[one], &self[other]));
        for place in 0..from.len() {
            // What belongs here may have made way for an earlier place already.
            let mut at = from[place];
            while at < place {
                at = from[at];
            }
            self.swap(place, at);
        }
    }
}

/// The places of a list in the order of what lies there.
fn order(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}

#[cfg(test)]
mod tests {
    use super::SmallSort;
    use crate::rules::rng::Rng;

    // Equal keys show whether it is stable.
    #[test]
    fn sorts_as_the_standard_library_does() {
        let mut rng = Rng::new(5);
        for len in 0..60 {
            let mut list: Vec<(u32, u32)> = (0..len).map(|i| (rng.below(7), i)).collect();
            let mut same = list.clone();
            list.small_sort_by_key(|(key, _)| *key);
            same.sort_by_key(|(key, _)| *key);
            assert_eq!(list, same);
        }
    }
}
