//! Automatic players at the table, and moves that are played by themselves.

use super::{Sitting, StatusStoreFields};
use crate::app::automatic::{BY_ITSELF, actor, hastens, pace, suggestion};
use crate::app::browser::frame::after;
use crate::app::browser::settings::Speed;
use crate::app::browser::tab_lock::LockState;
use crate::app::browser::taps;
use crate::rules::session::Session;
use crate::rules::{By, Game, Level, Seat};
use leptos::ev::pointerdown;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use reactive_stores::PatchField;
use std::time::Duration;

/// Who takes the next step without a person.
#[derive(Clone, Copy)]
enum Who {
    /// That automatic player moves.
    Automatic(Seat, Level),
    /// Nobody: the move of the seat on turn leaves no choice.
    Nobody,
}

/// The next step, its delay, and whether a tap on the table hastens it.
#[derive(Clone, Copy)]
struct Due {
    who: Who,
    pace: Duration,
    hastens: bool,
}

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Plays automatic players when it is their turn, or whenever they may and want to, at a pace people can
    /// follow; then moves that leave no choice.
    pub(super) fn drive(self) {
        let shell = self.shell;
        let due = StoredValue::new_local(None::<Due>);
        Effect::new(move || {
            self.status.fingerprint().track();
            let free = self.status.lock().get() == LockState::Held
                && (self.status.eyes().get().is_none() || self.refereed.get())
                && !self.waiting.get()
                && self.suspended.with(Option::is_none)
                && !shell.dialog.get();
            let speed = shell.settings.with(|settings| settings.speed);
            let (turn, aloud) = (self.status.turn().get(), self.read_aloud.get());
            let next =
                free.then(|| self.read(|session| next(session, turn, speed, aloud))).flatten();
            due.set_value(next);
            let Some(Due { pace, .. }) = next else { return };
            after(pace, move || self.act_due(due));
        });
        let _ = use_event_listener(use_window(), pointerdown, move |event| {
            let hastens = due.with_value(|due| due.is_some_and(|due| due.hastens));
            if hastens && taps::is_on_nothing(&event) {
                taps::note_move();
                self.act_due(due);
            }
        });
    }

    /// Takes the step that is due, once.
    fn act_due(self, due: StoredValue<Option<Due>, LocalStorage>) {
        match due.try_update_value(Option::take).flatten() {
            Some(Due { who: Who::Automatic(seat, level), .. }) => {
                self.act_automatically(seat, level);
            }
            Some(Due { who: Who::Nobody, .. }) => self.act_by_itself(),
            None => {}
        }
    }

    /// Plays the move that leaves no choice, unless somebody has just made it.
    fn act_by_itself(self) {
        let mv = self.inner.try_with_value(|inner| {
            let state = inner.session.state();
            let shown = inner.unshown.is_empty();
            state.turn().zip(state.by_itself()).filter(|_| shown)
        });
        if let Some((seat, mv)) = mv.flatten() {
            self.act_at_once(By::Seat(seat), mv);
        }
    }

    fn act_automatically(self, seat: Seat, level: Level) {
        let mv = self.inner.try_with_value(|inner| suggestion(&inner.session, seat, level));
        if let Some(mv) = mv.flatten() {
            self.act_at_once(By::Seat(seat), mv);
        }
    }
}

/// The next step without a person, and its delay.
fn next<G: Game>(
    session: &Session<G>,
    turn: Option<Seat>,
    speed: Speed,
    aloud: bool,
) -> Option<Due> {
    let state = session.state();
    let (who, pace) = match actor(session, turn) {
        Some((seat, level)) => {
            // A player who interrupts lets the others think first.
            let others = if Some(seat) == turn { 1 } else { 2 };
            (Who::Automatic(seat, level), others * pace(state, speed, aloud))
        }
        None => (Who::Nobody, state.by_itself().map(|_| BY_ITSELF)?),
    };
    Some(Due { who, pace: Duration::from_millis(pace.into()), hastens: hastens(state) })
}
