//! How the two ends of a line know that the other one is there, PURE: a screen pings, the table answers, and whoever says
//! nothing for a while sleeps, or is gone.

/// How often a screen pings, in ms.
pub const PINGS_EVERY: u32 = 2_000;

/// Whoever has said nothing for so long does not answer, in ms.
pub const SILENT_AFTER: u32 = 4_500;

/// How often either end looks whether the other one still speaks, in ms.
pub const LOOKS_EVERY: u32 = 500;

/// How long a line that has failed is kept, in ms: the other machine may only sleep.
pub const MAY_WAKE: u32 = 120_000;

/// How long a line that has never opened is kept, in ms: an answer may be typed, letter by letter.
pub const MAY_OPEN: u32 = 600_000;

/// How often the ways to the other machine are tried again meanwhile, in ms.
pub const TRIES_EVERY: u32 = 3_000;

/// Whether an end that was last heard then, in ms of the same clock, does not answer now.
#[must_use]
pub fn is_silent(now: f64, heard: f64) -> bool {
    now - heard > f64::from(SILENT_AFTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moment at which silence is noticed by an end that looks at `first` and then ever again.
    fn noticed(heard: u32, first: u32) -> u32 {
        let mut looks = (0..).map(|n| first + n * LOOKS_EVERY);
        looks.find(|now| is_silent((*now).into(), heard.into())).expect("it is noticed")
    }

    #[test]
    fn a_ping_without_an_answer_for_four_seconds_is_noticed_whenever_one_looks() {
        for first in (0..LOOKS_EVERY).step_by(50) {
            let ping = PINGS_EVERY;
            assert!(noticed(0, first) - ping <= 4_000, "looking from {first} on");
        }
    }

    #[test]
    fn one_ping_that_is_lost_is_no_silence() {
        assert!(!is_silent(f64::from(2 * PINGS_EVERY + 400), 0.0), "the next one is answered");
        assert!(!is_silent(7.0, 7.0));
    }
}
