//! Game time: milliseconds that start at 0 with the game and stop while it is paused or hidden.

use serde::{Deserialize, Serialize};

/// A moment or a span of game time, in milliseconds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ms(pub u32);

impl Ms {
    /// The moment `span` later; stops at the largest moment (49 days) instead of wrapping.
    #[must_use]
    pub const fn after(self, span: Ms) -> Ms {
        Ms(self.0.saturating_add(span.0))
    }

    /// The time left from `now` until this moment; zero when it has passed.
    #[must_use]
    pub const fn left_at(self, now: Ms) -> Ms {
        Ms(self.0.saturating_sub(now.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_never_goes_below_zero() {
        assert_eq!(Ms(1_000).left_at(Ms(400)), Ms(600));
        assert_eq!(Ms(1_000).left_at(Ms(1_400)), Ms(0));
        assert_eq!(Ms(u32::MAX).after(Ms(1)), Ms(u32::MAX));
    }
}
