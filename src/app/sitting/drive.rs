//! Automatic players at the table.

use super::Sitting;
use crate::app::automatic::{actor, pace, suggestion};
use crate::app::dom::whenever;
use crate::app::shell::tab_lock::LockState;
use crate::rules::{By, Game, Level, Seat};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::PatchField;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Automatic players move when it is their turn, or whenever they may and want to, at a pace
    /// one can follow.
    pub(super) fn drive(self) {
        let shell = self.shell;
        whenever(move || {
            self.fingerprint.track();
            let free = self.lock.get() == LockState::Held
                && self.eyes.get().is_none()
                && !self.waiting.get()
                && !shell.dialog.get();
            let pace = pace(self.phase.get(), shell.settings.with(|s| s.reduced_motion()));
            let turn = self.turn.get();
            let _ = self.inner.try_update_value(|inner| {
                let actor = free.then(|| actor(&inner.session, turn)).flatten();
                let own = inner.session.state().pace().map(|span| span.0);
                inner.next = actor.map(|(seat, level)| {
                    // Who interrupts lets the others think first.
                    let off_turn = Some(seat) != turn;
                    let pace = if off_turn { 2 * pace } else { own.unwrap_or(pace) };
                    Timeout::new(pace, move || self.act_automatically(seat, level))
                });
            });
        });
    }

    fn act_automatically(self, seat: Seat, level: Level) {
        let mv = self.inner.try_with_value(|inner| suggestion(&inner.session, seat, level));
        if let Some(mv) = mv.flatten() {
            self.act(By::Seat(seat), mv);
        }
    }
}
