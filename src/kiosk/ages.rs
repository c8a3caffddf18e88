//! How long a game has waited, counted in days on which the tablet was opened. The calendar date is no measure: an
//! empty battery resets it to 1970, a visitor may set it to next month.

use crate::small_sort::SmallSort;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How many of the last days are remembered: a calendar that is wrong each morning and then put right counts once.
const KNOWN: usize = 8;

/// The days the tablet was opened, and the games that waited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ages {
    /// On how many days it was opened.
    days: u32,
    /// The last of them, by calendar date.
    known: Vec<String>,
    /// How many times a game was seen to be left waiting.
    seen: u32,
    /// The waiting games, by id.
    games: BTreeMap<String, Waits>,
}

/// Since when a game has waited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Waits {
    /// When it was left, by the calendar, in ms since 1970; another moment starts another wait.
    left: u64,
    /// The tablet's day on which that was first seen.
    day: u32,
    /// The value of `seen` then: a later wait has a higher place.
    place: u32,
}

impl Ages {
    /// Reads the stored text. What makes no sense is dropped, and its games start to wait anew.
    #[must_use]
    pub fn read(text: &str) -> Ages {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let small = |value: &Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
        let waits = |kept: &Value| {
            let (day, place) = (small(&kept[1])?, small(&kept[2])?);
            Some(Waits { left: kept[0].as_u64()?, day, place })
        };
        let known = kept["known"].as_array().into_iter().flatten();
        let games = kept["games"].as_object().into_iter().flatten();
        let days = small(&kept["days"]).unwrap_or(0);
        Ages {
            days,
            known: known.filter_map(|day| day.as_str().map(ToOwned::to_owned)).collect(),
            seen: small(&kept["seen"]).unwrap_or(0),
            games: games
                .filter_map(|(id, kept)| Some((id.clone(), waits(kept)?)))
                .filter(|(_, waits)| waits.day <= days)
                .collect(),
        }
    }

    /// The text to store.
    #[must_use]
    pub fn text(&self) -> String {
        let games = self.games.iter();
        let games: BTreeMap<_, _> =
            games.map(|(id, Waits { left, day, place })| (id, json!([left, day, place]))).collect();
        json!({ "days": self.days, "known": self.known, "seen": self.seen, "games": games })
            .to_string()
    }

    /// Counts that day, on which the tablet is open.
    pub fn open(&mut self, day: &str) {
        if self.known.iter().any(|known| known == day) {
            return;
        }
        self.days = self.days.saturating_add(1);
        self.known.push(day.to_owned());
        if self.known.len() > KNOWN {
            self.known.remove(0);
        }
    }

    /// On how many days it was opened.
    #[must_use]
    pub const fn days(&self) -> u32 {
        self.days
    }

    /// Sets the games that wait now, each with the moment at which it was left. Games that are new here are ordered by
    /// that moment.
    pub fn follow(&mut self, games: &[(String, u64)]) {
        let mut order: Vec<&(String, u64)> = games.iter().collect();
        order.small_sort_by_key(|(_, left)| *left);
        let before = std::mem::take(&mut self.games);
        for (id, left) in order {
            let known = before.get(id).filter(|waits| waits.left == *left).copied();
            let waits = known.unwrap_or_else(|| {
                self.seen = self.seen.saturating_add(1);
                Waits { left: *left, day: self.days, place: self.seen }
            });
            self.games.insert(id.clone(), waits);
        }
    }

    /// How many of the tablet's days that game has waited.
    #[must_use]
    pub fn age(&self, id: &str) -> u32 {
        self.games.get(id).map_or(0, |waits| self.days - waits.day)
    }

    /// Its place among those that wait: the one left last has the highest.
    #[must_use]
    pub fn place(&self, id: &str) -> u32 {
        self.games.get(id).map_or(0, |waits| waits.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, left: u64) -> (String, u64) {
        (id.to_owned(), left)
    }

    fn day(n: u32) -> String {
        format!("2026-11-{n:02}")
    }

    #[test]
    fn a_game_is_as_old_as_the_days_on_which_the_tablet_was_opened() {
        let mut ages = Ages::default();
        ages.open(&day(1));
        ages.follow(&[game("a", 5)]);
        for n in [2, 2, 9] {
            ages.open(&day(n));
            ages.follow(&[game("a", 5)]);
        }
        assert_eq!(ages.age("a"), 2);
        ages.follow(&[game("a", 6)]);
        assert_eq!(ages.age("a"), 0, "somebody played it again");
        assert_eq!(ages.age("b"), 0);
    }

    #[test]
    fn a_wrong_calendar_makes_no_game_old() {
        let mut ages = Ages::default();
        ages.open(&day(1));
        ages.follow(&[game("a", 1_795_000_000_000), game("b", 0)]);
        // A month ahead, then put right, then a dead battery, each morning for a month.
        for wrong in ["2026-12-31", "2026-11-01", "1970-01-01"].into_iter().cycle().take(90) {
            ages.open(wrong);
            ages.follow(&[game("a", 1_795_000_000_000), game("b", 0)]);
        }
        assert_eq!((ages.age("a"), ages.age("b")), (2, 2));
    }

    #[test]
    fn who_was_left_last_is_what_the_tablet_saw_not_the_calendar() {
        let mut ages = Ages::default();
        ages.follow(&[game("a", 9_000)]);
        ages.follow(&[game("a", 9_000), game("in 1970", 0)]);
        assert!(ages.place("in 1970") > ages.place("a"));
        let mut fresh = Ages::default();
        fresh.follow(&[game("late", 2), game("early", 1)]);
        assert!(fresh.place("late") > fresh.place("early"));
    }

    #[test]
    fn what_is_kept_is_read_and_nonsense_forgotten() {
        let mut ages = Ages::default();
        ages.open(&day(1));
        ages.follow(&[game("a", 5), game("b", 6)]);
        assert_eq!(Ages::read(&ages.text()), ages);
        for text in ["", "[]", r#"{"days":-1}"#, r#"{"days":1e308,"games":{"a":[1,1,1]}}"#] {
            assert_eq!(Ages::read(text), Ages::default(), "{text}");
        }
    }
}
