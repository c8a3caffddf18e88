//! The offer of a game to visitors: its length, and its maximum minutes.

use serde_json::{Value, json};

/// Maximum limit in minutes; no house needs a longer one.
pub const LONGEST: u8 = 95;

/// The form in which a game is played, longest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Length {
    /// The whole game.
    Whole,
    /// With one of its parts cut short.
    Short,
    /// The quick form.
    Quick,
}

impl Length {
    /// All of them.
    const ALL: [Length; 3] = [Length::Whole, Length::Short, Length::Quick];

    /// Its name in storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Length::Whole => "whole",
            Length::Short => "short",
            Length::Quick => "quick",
        }
    }

    fn named(name: &str) -> Option<Length> {
        Length::ALL.into_iter().find(|length| length.name() == name)
    }
}

/// The offer of a game to visitors; by default all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The length on offer; `None` is any.
    pub length: Option<Length>,
    /// Maximum number of minutes; 0 is no limit.
    pub most: u8,
}

impl Offer {
    /// Reads the stored value.
    #[must_use]
    pub fn read(kept: &Value) -> Offer {
        let most = kept["most"].as_u64().map_or(0, |most| most.min(LONGEST.into()) as u8);
        Offer { length: kept["length"].as_str().and_then(Length::named), most }
    }

    /// The value to store.
    #[must_use]
    pub fn value(&self) -> Value {
        json!({ "length": self.length.map(Length::name), "most": self.most })
    }

    /// Whether visitors are offered all of the game.
    #[must_use]
    pub fn is_all(self) -> bool {
        self == Offer::default()
    }

    /// The offered ones among the lengths that a game has; all of them if the house wants a length that the game does
    /// not have.
    #[must_use]
    pub fn lengths(self, all: &[Length]) -> Vec<Length> {
        match self.length.filter(|length| all.contains(length)) {
            Some(one) => vec![one],
            None => all.to_vec(),
        }
    }

    /// The offered lengths that fit the time limit; `minutes` gives the time of each.
    #[must_use]
    pub fn fitting(self, all: &[Length], minutes: impl Fn(Length) -> usize) -> Vec<Length> {
        let mut lengths = self.lengths(all);
        lengths.retain(|length| self.most == 0 || minutes(*length) <= usize::from(self.most));
        lengths
    }

    /// The length that is played when a table chooses `chosen`: that one if it fits, else the longest that fits, else,
    /// for a table too large to finish in time, the quickest on offer.
    #[must_use]
    pub fn nearest(
        self,
        chosen: Length,
        all: &[Length],
        minutes: impl Fn(Length) -> usize,
    ) -> Length {
        let fitting = self.fitting(all, minutes);
        let first = fitting.first().copied().or_else(|| self.lengths(all).pop());
        if fitting.contains(&chosen) { chosen } else { first.unwrap_or(chosen) }
    }

    /// The offer with its limit raised to what the smallest table needs, in steps of `step`: below that nobody could
    /// play.
    #[must_use]
    pub fn settled(self, all: &[Length], minutes: impl Fn(Length) -> usize, step: u8) -> Offer {
        let least = self.least(all, minutes, step);
        let most = if self.most == 0 { 0 } else { self.most.max(least) };
        Offer { most, ..self }
    }

    /// The lowest limit that can be set: what the quickest offered length takes the smallest table.
    #[must_use]
    pub fn least(self, all: &[Length], minutes: impl Fn(Length) -> usize, step: u8) -> u8 {
        let quickest = self.lengths(all).into_iter().map(minutes).min().unwrap_or(0);
        let steps = quickest.div_ceil(usize::from(step.max(1)));
        (steps * usize::from(step.max(1))).min(usize::from(LONGEST - step)) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Length::{Quick, Short, Whole};

    const ALL: [Length; 3] = [Whole, Short, Quick];

    fn minutes(length: Length) -> usize {
        match length {
            Whole => 50,
            Short => 35,
            Quick => 22,
        }
    }

    fn offer(length: Option<Length>, most: u8) -> Offer {
        Offer { length, most }
    }

    #[test]
    fn only_what_fits_is_offered() {
        assert_eq!(Offer::default().fitting(&ALL, minutes), ALL);
        assert_eq!(offer(None, 40).fitting(&ALL, minutes), [Short, Quick]);
        assert_eq!(offer(Some(Whole), 50).fitting(&ALL, minutes), [Whole]);
        assert_eq!(offer(Some(Whole), 49).fitting(&ALL, minutes), []);
        assert_eq!(offer(Some(Quick), 0).fitting(&[Whole], minutes), [Whole], "it has no other");
    }

    #[test]
    fn a_table_plays_what_it_chose_or_the_longest_that_fits() {
        let nearest = |length, most, chosen| offer(length, most).nearest(chosen, &ALL, minutes);
        assert_eq!(nearest(None, 0, Whole), Whole);
        assert_eq!(nearest(None, 40, Quick), Quick);
        assert_eq!(nearest(None, 40, Whole), Short);
        assert_eq!(nearest(Some(Quick), 0, Whole), Quick);
        assert_eq!(nearest(None, 10, Whole), Quick, "too many: the quickest");
    }

    #[test]
    fn no_limit_keeps_everybody_from_playing() {
        assert_eq!(offer(None, 0).least(&ALL, minutes, 5), 25);
        assert_eq!(offer(Some(Whole), 0).least(&ALL, minutes, 5), 50);
        assert_eq!(offer(Some(Whole), 30).settled(&ALL, minutes, 5), offer(Some(Whole), 50));
        assert_eq!(offer(None, 30).settled(&ALL, minutes, 5), offer(None, 30));
        assert_eq!(offer(Some(Whole), 0).settled(&ALL, minutes, 5), offer(Some(Whole), 0));
    }

    #[test]
    fn what_is_kept_is_read_and_a_strange_value_costs_only_itself() {
        for kept in [Offer::default(), offer(Some(Short), 40), offer(None, 15)] {
            assert_eq!(Offer::read(&kept.value()), kept);
        }
        let read = |value: &str| Offer::read(&serde_json::from_str(value).unwrap_or_default());
        assert_eq!(read(r#"{"length":"endless","most":30}"#), offer(None, 30));
        assert_eq!(read(r#"{"length":"quick","most":-4}"#), offer(Some(Quick), 0));
        assert_eq!(read(r#"{"most":9999}"#), offer(None, LONGEST));
        assert_eq!(read("7"), Offer::default());
    }
}
