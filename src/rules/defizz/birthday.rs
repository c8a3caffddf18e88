//! The birthday nearest to 1 April (DEF-S4, R4).

use super::MOST_PLAYERS;
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// A day of the year.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Birthday {
    /// From 1 to 12.
    pub month: u8,
    /// From 1.
    pub day: u8,
}

/// Days before each month, in a year without a leap day.
const BEFORE: [u16; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const YEAR: u16 = 365;

impl Birthday {
    /// How many days lie between it and 1 April, the shorter way round the year; 29 February counts
    /// as 28 (DEF-R4).
    #[must_use]
    pub fn from_1_april(self) -> u16 {
        let month = usize::from(self.month.clamp(1, 12)) - 1;
        let last = BEFORE.get(month + 1).copied().unwrap_or(YEAR) - BEFORE[month];
        let day = u16::from(self.day.max(1)).min(last);
        let apart = (BEFORE[month] + day - 1).abs_diff(BEFORE[3]);
        apart.min(YEAR - apart)
    }
}

/// The seats whose birthdays are nearest: one, or several who draw lots. A team counts the member nearest to
/// the day; seats without a birthday are left out.
#[must_use]
pub fn nearest(birthdays: &[Vec<Birthday>]) -> Vec<Seat> {
    let of_team = |team: &Vec<Birthday>| team.iter().map(|day| day.from_1_april()).min();
    let apart: Vec<_> = birthdays.iter().take(MOST_PLAYERS).map(of_team).collect();
    let least = apart.iter().flatten().min();
    let seats = (0..).zip(&apart).filter(|(_, days)| least.is_some() && days.as_ref() == least);
    seats.map(|(seat, _)| Seat(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn on(day: u8, month: u8) -> Birthday {
        Birthday { month, day }
    }

    #[test]
    fn def_s4_the_nearest_birthday_in_either_direction_begins() {
        let days = [on(12, 3), on(9, 4), on(30, 12), on(25, 3)];
        assert_eq!(days.map(Birthday::from_1_april), [20, 8, 92, 7]);
        assert_eq!(nearest(&days.map(|day| vec![day])), [Seat(3)]);
    }

    #[test]
    fn def_r4_around_the_year_leap_days_ties_and_teams() {
        assert_eq!(on(29, 2).from_1_april(), on(28, 2).from_1_april());
        assert_eq!((on(1, 4).from_1_april(), on(30, 9).from_1_april()), (0, 182));
        assert_eq!(on(1, 10).from_1_april(), 182, "the shorter way round");
        let tied = [vec![on(30, 3)], vec![on(3, 4)], vec![on(1, 7)]];
        assert_eq!(nearest(&tied), [Seat(0), Seat(1)], "they draw lots");
        let teams = [vec![on(1, 8), on(2, 4)], vec![on(5, 4), on(5, 4)], vec![]];
        assert_eq!(nearest(&teams), [Seat(0)], "the member nearest to the day");
        assert_eq!(nearest(&[vec![], vec![]]), []);
    }
}
