//! Automatic players at the table.

use super::Sitting;
use crate::app::automatic::{actor, pace, suggestion};
use crate::app::shell::frame::after;
use crate::app::shell::settings::Speed;
use crate::app::shell::tab_lock::LockState;
use crate::rules::session::Session;
use crate::rules::{By, Game, Level, Seat};
use leptos::prelude::*;
use reactive_stores::PatchField;
use std::time::Duration;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Automatic players move when it is their turn, or whenever they may and want to, at a pace
    /// one can follow.
    pub(super) fn drive(self) {
        let shell = self.shell;
        Effect::new(move || {
            self.fingerprint.track();
            let free = self.lock.get() == LockState::Held
                && (self.eyes.get().is_none() || self.refereed.get())
                && !self.waiting.get()
                && self.held.with(Option::is_none)
                && !shell.dialog.get();
            let speed = shell.settings.with(|settings| settings.speed);
            let turn = self.turn.get();
            let next = free.then(|| self.read(|session| next(session, turn, speed))).flatten();
            let Some((seat, level, pace)) = next else { return };
            after(pace, move || self.act_automatically(seat, level));
        });
    }

    fn act_automatically(self, seat: Seat, level: Level) {
        let mv = self.inner.try_with_value(|inner| suggestion(&inner.session, seat, level));
        if let Some(mv) = mv.flatten() {
            self.act(By::Seat(seat), mv);
        }
    }
}

/// Who of the automatic players moves next, and when.
fn next<G: Game>(
    session: &Session<G>,
    turn: Option<Seat>,
    speed: Speed,
) -> Option<(Seat, Level, Duration)> {
    let (seat, level) = actor(session, turn)?;
    // Who interrupts lets the others think first.
    let others = if Some(seat) == turn { 1 } else { 2 };
    let pace = others * pace(session.state(), speed);
    Some((seat, level, Duration::from_millis(pace.into())))
}
