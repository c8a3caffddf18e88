//! The seconds left, at any table: polled a few times a second, announced at 30, 10 and 5, ticking at the end.

use super::table::Table;
use super::words::tr;
use crate::cues::Cue;
use crate::rules::Ms;
use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// Polling interval, in ms.
const LOOK: u32 = 200;

/// The whole seconds left until then; announces 30, 10 and 5, and ticks from 5 on.
pub fn left_until(table: Table, until: Ms) -> Signal<u32> {
    let left = RwSignal::new(whole(until.left_at(table.any_sitting.now.run(()))));
    StoredValue::new_local(Interval::new(LOOK, move || {
        // The table may be disposed a moment before its timers.
        let Some(now) = table.any_sitting.now.try_run(()) else { return };
        let now = whole(until.left_at(now));
        if left.try_get_untracked().is_none_or(|before| before == now) {
            return;
        }
        left.set(now);
        if matches!(now, 30 | 10 | 5) {
            table.said.set(tr!(common.seconds_left, n = now));
        }
        if now <= 5 {
            table.play_cue(Cue::Tick);
        }
    }));
    left.into()
}

/// Whole seconds, rounded up.
pub const fn whole(left: Ms) -> u32 {
    left.0.div_ceil(1_000)
}
