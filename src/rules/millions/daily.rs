//! The ladder of the day (MIL-Q44): everybody who plays it on the same day with the same deck gets the same
//! questions. No server is needed: the day is the seed.

use super::{Cards, Options, Setup};
use crate::decks::Shortage;
use crate::decks::millions::Deck;
use crate::rules::{Chair, Rng};
use std::collections::BTreeSet;

/// A day of the Gregorian calendar in days since 1 January 1970; `None` for an earlier date, or one that does
/// not exist.
#[must_use]
pub fn day(year: u32, month: u32, day: u32) -> Option<u32> {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let long = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    if !(1970..=9999).contains(&year) || !(1..=long).contains(&day) {
        return None;
    }
    // Years begin in March, so that the leap day is the last one.
    let year = if month < 3 { year - 1 } else { year };
    let months = (month + 9) % 12;
    let days = year * 365 + year / 4 - year / 100 + year / 400;
    Some(days + (months * 153 + 2) / 5 + day - 1 - DAYS_TO_1970)
}

/// Days from 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: u32 = 719_468;

/// The seed of that day.
#[must_use]
pub fn seed(day: u32) -> u64 {
    // Mixed: the day's number alone might also be a seed that somebody chose by hand.
    let mut rng = Rng::new(u64::from(day) ^ 0x4d49_4c4c_494f_4e53);
    u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
}

impl Setup {
    /// The ladder of that day, for one player alone with the device. Questions asked before and the table's
    /// taste do not count. `deck` is the name under which used questions are remembered.
    ///
    /// # Errors
    /// The levels that are too small, with what they lack.
    pub fn daily(day: u32, chair: Chair, known: &Deck, deck: &str) -> Result<Setup, Vec<Shortage>> {
        let seed = seed(day);
        let drawn = known.draw(&BTreeSet::new(), 1, seed)?;
        Ok(Setup {
            chairs: vec![chair],
            first: None,
            longer: vec![],
            options: Options { device: true, ..Options::default() },
            seed,
            deck: deck.into(),
            day: Some(day),
            cards: Cards::from(drawn),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::sample;
    use crate::rules::millions::Millions;
    use crate::rules::{Game, Mark};

    #[test]
    fn mil_q44_days_are_counted_from_1970() {
        for (date, days) in [
            ((1970, 1, 1), Some(0)),
            ((1970, 3, 1), Some(59)),
            ((2000, 2, 29), Some(11_016)),
            ((2026, 7, 1), Some(20_635)),
            ((2100, 2, 29), None),
            ((2026, 4, 31), None),
            ((2026, 13, 1), None),
            ((2026, 0, 1), None),
            ((1969, 12, 31), None),
        ] {
            assert_eq!(day(date.0, date.1, date.2), days, "{date:?}");
        }
        let all: Vec<u32> = (1970..2110)
            .flat_map(|y| (1..=12).flat_map(move |m| (1..=31).filter_map(move |d| day(y, m, d))))
            .collect();
        assert!(all.iter().copied().eq(0..all.len() as u32), "no day is missing");
    }

    #[test]
    fn mil_q44_whoever_plays_that_day_with_that_deck_meets_the_same_questions() {
        let deck = sample::millions(12);
        let of = |day, name: &str| Setup::daily(day, Chair::person(name, Mark(0)), &deck, "fr");
        let (one, other) = (of(20_635, "Zoé").expect("enough"), of(20_635, "Léo").expect("enough"));
        assert_eq!((one.seed, &one.cards), (other.seed, &other.cards));
        assert_eq!(Millions::start(&one).map(|_| ()), Ok(()));
        let tomorrow = of(20_636, "Zoé").expect("enough");
        assert!(tomorrow.seed != one.seed && tomorrow.cards != one.cards);
    }
}
