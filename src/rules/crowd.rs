//! A set of seats: the players still in, those who play a question, those who have declined.

use crate::rules::Seat;

/// A set of seats.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Crowd(u8);

impl Crowd {
    /// Nobody.
    pub const NOBODY: Crowd = Crowd(0);

    /// Everybody at a table of `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> Crowd {
        Crowd((1 << seats) - 1)
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Crowd {
        Crowd(self.0 | 1 << seat.0)
    }

    /// The set less `others`.
    #[must_use]
    pub const fn without(self, others: Crowd) -> Crowd {
        Crowd(self.0 & !others.0)
    }

    /// Whether `seat` is in the set; a seat from 8 on never is.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & 1 << seat.0 != 0
    }

    /// The number of seats.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |&seat| self.has(seat))
    }

    /// The first seat of the set clockwise from `seat`, `seat` itself included.
    #[must_use]
    pub fn first_from(self, seat: Seat, seats: u8) -> Option<Seat> {
        seat.round(seats).find(|&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Crowd {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Crowd {
        seats.into_iter().fold(Crowd::NOBODY, Crowd::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn midi_s10_play_runs_clockwise_over_those_still_in() {
        let crowd = Crowd::all(4).without(Crowd::NOBODY.with(Seat(2)).with(Seat(3)));
        assert_eq!(crowd.first_from(Seat(1), 4), Some(Seat(1)));
        assert_eq!(crowd.first_from(Seat(2), 4), Some(Seat(0)));
        assert_eq!(Crowd::NOBODY.first_from(Seat(0), 4), None);
        assert_eq!(crowd.iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        assert!(!crowd.has(Seat(200)));
    }
}
