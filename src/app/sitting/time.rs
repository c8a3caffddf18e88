//! Time at the table: when the game clock stands, and what runs out while it does not.

use super::{Happening, Sitting};
use crate::app::Shell;
use crate::app::dom::whenever;
use crate::app::shell::idle::page_hidden;
use crate::app::shell::tab_lock::LockState;
use crate::rules::Game;
use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use reactive_stores::PatchField;

/// How often the clock is kept while a timer runs, in ms.
const KEPT_EVERY: u32 = 1_000;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// The clock stands while nobody can act, and what is due while it runs runs out in time.
    pub(super) fn run_clock(self) {
        whenever(move || {
            self.fingerprint.track();
            self.beat.track();
            let stands = self.stands.get();
            let _ = self.inner.try_update_value(|inner| {
                if stands {
                    inner.clock.pause();
                } else {
                    inner.clock.resume();
                }
                let deadline = inner.session.state().deadline().filter(|_| !stands);
                let left = deadline.map(|at| at.left_at(inner.clock.now()).0 + 1);
                // A game that is killed goes on with the time that was left.
                let keep = || Interval::new(KEPT_EVERY, move || self.save());
                inner.due = left.map(|left| (Timeout::new(left, move || self.tick()), keep()));
            });
        });
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
        self.show_later(vec![Happening::Seen(seen)]);
    }
}

/// Whether the game clock stands, for whatever reason.
pub(super) fn stands(shell: Shell, still: RwSignal<bool>, lock: RwSignal<LockState>) -> Memo<bool> {
    let hidden = page_hidden();
    Memo::new(move |_| {
        let away = hidden.get() || lock.get() != LockState::Held;
        away || still.get() || shell.dialog.get()
    })
}
