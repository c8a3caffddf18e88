//! The distance to the table: the round trip of a message. What the table tells is as old as its way to the phone,
//! so that the phone's clock is late by that; half of the shortest round trip is added to the moment of a touch.
//! The other half is the largest error, should the two ways differ. A table that says nothing for a while is
//! silent: nothing on the phone can be touched then.

use super::says::Says;
use crate::app::browser::frame::page_time;
use crate::app::browser::idle;
use crate::rules::Ms;
use crate::wire::pulse::{LOOKS_EVERY, PINGS_EVERY, is_silent};
use crate::wire::{self, ToTable};
use leptos::prelude::*;
use leptos_use::use_interval_fn;
use std::time::Duration;

/// Number of round trips kept: the way may change.
const LAST: usize = 8;

/// The last round trips, in tenths of a millisecond; cheap to copy.
#[derive(Clone, Copy)]
pub struct Lag {
    trips: RwSignal<Vec<u32>>,
    says: Says,
    /// When the table last said something, in page time.
    heard: StoredValue<f64>,
    /// Whether the table is silent.
    pub silent: RwSignal<bool>,
}

/// Now, in tenths of a millisecond.
fn tenths() -> u32 {
    (page_time() * 10.0) as u32
}

impl Lag {
    /// Measures from now on, whenever `there` returns true: a table is connected.
    pub fn measured(says: Says, there: impl Fn() -> bool + Copy + 'static) -> Lag {
        let (heard, silent) = (StoredValue::new(page_time()), RwSignal::new(false));
        let lag = Lag { trips: RwSignal::new(vec![]), says, heard, silent };
        use_interval_fn(move || _ = there().then(|| lag.ask()), u64::from(PINGS_EVERY));
        use_interval_fn(move || lag.note_silence(there()), u64::from(LOOKS_EVERY));
        // A phone that wakes knows at once whether its table is still there.
        let hidden = idle::page_hidden();
        Effect::new(move || {
            if !hidden.get() && there() {
                lag.note_silence(true);
                lag.ask();
            }
        });
        lag
    }

    /// Measures now, and once more shortly after.
    pub fn begin(self) {
        self.ask();
        set_timeout(move || self.ask(), Duration::from_millis(u64::from(PINGS_EVERY / 6)));
    }

    /// Notes that the table has said something.
    pub fn note_heard(self) {
        self.heard.set_value(page_time());
        self.note_silence(true);
    }

    /// Whether the table is silent at this very moment.
    pub fn is_silent_now(self) -> bool {
        self.note_silence(true);
        self.silent.get_untracked()
    }

    /// Only at a table, in a game or between two, does the phone ask, and the table answer.
    fn note_silence(self, there: bool) {
        let silent = there && is_silent(page_time(), self.heard.get_value());
        if self.silent.get_untracked() != silent {
            self.silent.set(silent);
        }
    }

    fn ask(self) {
        self.says.0.run(wire::written(&ToTable::Ping(tenths())));
    }

    /// Notes the table's answer to the ping of that moment.
    pub fn heard(self, asked: u32) {
        let trip = tenths().saturating_sub(asked);
        let _ = self.trips.try_update(|trips| {
            if trips.len() == LAST {
                trips.remove(0);
            }
            trips.push(trip);
        });
    }

    /// Half of the shortest round trip; nothing before the first.
    pub fn half(self) -> Option<Ms> {
        self.trips.with(|trips| trips.iter().min().map(|trip| Ms(trip.div_ceil(20))))
    }
}
