//! The distance to the table: the round trip of a message. What the table tells is as old as its way to the phone,
//! so that the phone's clock is late by that; half of the shortest round trip is added to the moment of a touch.
//! The other half is the largest error, should the two ways differ.

use super::says::Says;
use crate::app::browser::frame::page_time;
use crate::rules::Ms;
use crate::wire::{self, ToTable};
use leptos::prelude::*;
use leptos_use::use_interval_fn;
use std::time::Duration;

/// Measuring interval, in ms.
const EVERY: u64 = 3_000;

/// Number of round trips kept: the way may change.
const LAST: usize = 8;

/// The last round trips, in tenths of a millisecond; cheap to copy.
#[derive(Clone, Copy)]
pub struct Lag {
    trips: RwSignal<Vec<u32>>,
    says: Says,
}

/// Now, in tenths of a millisecond.
fn tenths() -> u32 {
    (page_time() * 10.0) as u32
}

impl Lag {
    /// Measures from now on, whenever `there` returns true: a table is connected.
    pub fn measured(says: Says, there: impl Fn() -> bool + Copy + 'static) -> Lag {
        let lag = Lag { trips: RwSignal::new(vec![]), says };
        use_interval_fn(move || _ = there().then(|| lag.ask()), EVERY);
        lag
    }

    /// Measures now, and once more shortly after.
    pub fn begin(self) {
        self.ask();
        set_timeout(move || self.ask(), Duration::from_millis(EVERY / 6));
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
