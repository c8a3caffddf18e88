//! Time at the table: when the game clock stands, and the timers that run out while it runs.

use super::{Happening, Sitting, Status, StatusStoreFields};
use crate::app::browser::frame::after;
use crate::app::browser::idle::page_hidden;
use crate::app::browser::tab_lock::LockState;
use crate::app::shell::Shell;
use crate::rules::Game;
use leptos::prelude::*;
use leptos_use::use_interval_fn;
use reactive_stores::{PatchField, Store};
use std::time::Duration;

/// How often the clock is saved while a timer runs, in ms.
const KEPT_EVERY: u64 = 1_000;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Stops the clock while nobody can act, and runs out timers on time while it runs.
    pub(super) fn run_clock(self) {
        Effect::new(move || {
            self.status.fingerprint().track();
            self.beat.track();
            let Some(left) = self.left(self.stands.get()) else { return };
            after(left, move || self.tick());
            // A game that is killed resumes with the time that was left.
            use_interval_fn(move || self.save(), KEPT_EVERY);
        });
    }

    /// Stops or resumes the clock; returns the time left of a running timer.
    fn left(self, stands: bool) -> Option<Duration> {
        self.inner.with_value(|inner| {
            if stands {
                inner.clock.pause();
            } else {
                inner.clock.resume();
            }
            let deadline = inner.session.state().deadline().filter(|_| !stands);
            let left = deadline.map(|at| at.left_at(inner.clock.now()).0 + 1);
            left.map(|left| Duration::from_millis(left.into()))
        })
    }

    /// Runs out the timers that are due.
    fn tick(self) {
        self.catch_up();
        let seen = self.inner.try_update_value(|inner| {
            let now = inner.clock.now();
            inner.session.tick(now)
        });
        let Some(seen) = seen else { return };
        if seen.is_empty() {
            self.beat.update(|n| *n = n.wrapping_add(1));
            return;
        }
        self.save();
        self.show_later(vec![Happening::Seen(seen)], None);
    }
}

/// Whether the game clock stands, for whatever reason.
pub(super) fn stands(
    shell: Shell,
    still: RwSignal<bool>,
    holds: Signal<bool>,
    status: Store<Status>,
) -> Memo<bool> {
    let hidden = page_hidden();
    Memo::new(move |_| {
        let away = hidden.get() || status.lock().get() != LockState::Held;
        away || still.get() || holds.get() || shell.dialog.get()
    })
}
