//! Game time. It runs unless it is paused, and only while the page runs: a gap of more than
//! [`LONGEST_GAP`] between two looks at the clock means that the machine slept or the page was frozen,
//! and does not count at all.

use super::js;
use crate::rules::Ms;
use leptos::prelude::{StoredValue, UpdateValue, WithValue};
use leptos_use::use_interval_fn;

/// The longest span between two looks that counts, in ms.
pub const LONGEST_GAP: f64 = 2_000.0;

/// How often the clock looks by itself, in ms.
const BEAT: u64 = 500;

/// A clock of game time. It belongs to the Leptos owner in which it was made; copies show the
/// same time.
#[derive(Clone, Copy)]
pub struct GameClock(StoredValue<Hands>);

#[derive(Clone, Copy)]
struct Hands {
    /// Game time at the last look, in ms.
    run: f64,
    /// Page time of the last look, in ms.
    looked: f64,
    paused: bool,
}

impl Hands {
    fn look(&mut self, at: f64) -> Ms {
        let gap = at - self.looked;
        self.looked = at;
        if !self.paused && gap > 0.0 && gap <= LONGEST_GAP {
            self.run += gap;
        }
        Ms(self.run as u32)
    }

    /// Game time at that page time, in ms; call [`Hands::look`] first.
    fn at(&self, page_time: f64) -> f64 {
        let ago = if self.paused { 0.0 } else { self.looked - page_time };
        (self.run - ago.clamp(0.0, LONGEST_GAP)).max(0.0)
    }
}

impl GameClock {
    /// A clock that shows `start` and runs.
    pub fn new(start: Ms) -> GameClock {
        let clock = GameClock(StoredValue::new(Hands {
            run: start.0.into(),
            looked: js::page_time(),
            paused: false,
        }));
        use_interval_fn(move || _ = clock.now(), BEAT);
        clock
    }

    /// Game time now. It never goes back; 0 once the clock's owner is gone.
    pub fn now(&self) -> Ms {
        self.change(|_| ())
    }

    /// Game time at a recent moment, given in page time: whole milliseconds, and the microseconds after
    /// them. Never later than now.
    pub fn at(&self, page_time: f64) -> (Ms, u16) {
        self.now();
        let at = self.0.try_with_value(|hands| hands.at(page_time)).unwrap_or(0.0);
        (Ms(at as u32), (at.fract() * 1_000.0) as u16)
    }

    /// Stops the clock until [`GameClock::resume`].
    pub fn pause(&self) {
        self.change(|hands| hands.paused = true);
    }

    /// Lets the clock run again.
    pub fn resume(&self) {
        self.change(|hands| hands.paused = false);
    }

    /// Sets the clock to `now`; it runs or stands as before.
    pub fn set(&self, now: Ms) {
        self.change(|hands| hands.run = now.0.into());
    }

    /// Counts the time since the last look, then applies `change`.
    fn change(&self, change: impl FnOnce(&mut Hands)) -> Ms {
        let looked = |hands: &mut Hands| {
            let now = hands.look(js::page_time());
            change(hands);
            now
        };
        self.0.try_update_value(looked).unwrap_or(Ms(0))
    }
}
