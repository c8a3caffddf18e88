//! The clock of a player's time for a question, and the longer times that some players get in the same match.

use super::Ms;
use serde::{Deserialize, Serialize};

/// A clock in game time: it runs until a moment, or rests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Clock {
    /// No limit is set.
    Free,
    /// It starts when the question has been read.
    Reading,
    /// It runs out at that moment.
    Until(Ms),
    /// Stopped with that much time left, while others act.
    Frozen(Ms),
}

impl Clock {
    /// When it runs out, if it runs.
    #[must_use]
    pub const fn until(self) -> Option<Ms> {
        if let Clock::Until(until) = self { Some(until) } else { None }
    }

    /// The clock stopped at `at`, if it runs; else unchanged.
    #[must_use]
    pub const fn frozen(self, at: Ms) -> Clock {
        if let Clock::Until(until) = self { Clock::Frozen(until.left_at(at)) } else { self }
    }

    /// The clock running again from `at`, if it was stopped; else unchanged.
    #[must_use]
    pub const fn resumed(self, at: Ms) -> Clock {
        if let Clock::Frozen(left) = self { Clock::Until(at.after(left)) } else { self }
    }
}

/// How much more time a seat has than others in the same match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Longer {
    /// The ordinary time.
    #[default]
    Once,
    /// Half as much again.
    Half,
    /// Twice the time.
    Twice,
}

impl Longer {
    /// `span` as lengthened for such a seat.
    #[must_use]
    pub const fn of(self, span: Ms) -> Ms {
        match self {
            Longer::Once => span,
            Longer::Half => Ms(span.0 / 2 * 3),
            Longer::Twice => Ms(span.0 * 2),
        }
    }

    /// By seat, from a set-up's list: a seat without an entry has the ordinary time.
    #[must_use]
    pub fn by_seat<const SEATS: usize>(list: &[Longer]) -> [Longer; SEATS] {
        std::array::from_fn(|seat| list.get(seat).copied().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_time_is_exact_to_the_millisecond() {
        let spans = [Longer::Once, Longer::Half, Longer::Twice].map(|l| l.of(Ms(45_000)));
        assert_eq!(spans, [Ms(45_000), Ms(67_500), Ms(90_000)]);
    }

    #[test]
    fn a_seat_without_an_entry_has_the_ordinary_time() {
        let by_seat: [Longer; 3] = Longer::by_seat(&[Longer::Half]);
        assert_eq!(by_seat, [Longer::Half, Longer::Once, Longer::Once]);
    }

    #[test]
    fn a_clock_that_rests_runs_on_with_what_was_left() {
        let running = Clock::Until(Ms(30_000));
        let frozen = running.frozen(Ms(12_000));
        assert_eq!((frozen, frozen.until()), (Clock::Frozen(Ms(18_000)), None));
        assert_eq!(frozen.resumed(Ms(50_000)), Clock::Until(Ms(68_000)));
        assert_eq!(running.frozen(Ms(31_000)), Clock::Frozen(Ms(0)), "never less than nothing");
        for still in [Clock::Free, Clock::Reading] {
            assert_eq!(still.frozen(Ms(1)).resumed(Ms(2)), still);
        }
    }
}
