//! How far the table is: what a word there and back takes. What a phone is told is as old as the way there, so that its
//! clock is behind by that; half of the shortest round trip is added to the moment of a touch. The other half is how
//! wrong that can be, should the two ways differ.

use super::Says;
use crate::app::browser::frame::page_time;
use crate::rules::Ms;
use crate::wire::{self, ToTable};
use leptos::prelude::*;
use leptos_use::use_interval_fn;
use std::time::Duration;

/// How often it is measured, in ms.
const EVERY: u64 = 3_000;

/// So many of the last are looked at: the way may become another.
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
    /// Measured from now on, whenever `there` says that there is a table.
    pub fn measured(says: Says, there: impl Fn() -> bool + Copy + 'static) -> Lag {
        let lag = Lag { trips: RwSignal::new(vec![]), says };
        use_interval_fn(move || _ = there().then(|| lag.ask()), EVERY);
        lag
    }

    /// Measures it now, and once more before long.
    pub fn begin(self) {
        self.ask();
        set_timeout(move || self.ask(), Duration::from_millis(EVERY / 6));
    }

    fn ask(self) {
        self.says.0.run(wire::written(&ToTable::Ping(tenths())));
    }

    /// The table has answered what was asked then.
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
