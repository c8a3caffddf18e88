//! The signals that every table shows, whatever the game: the sitting writes them, screens read them.

use super::{Eyes, LockState};
use crate::rules::fingerprint::hex;
use crate::rules::session::Session;
use crate::rules::{Game, Outcome, Player, Seat};
use leptos::prelude::*;

/// Cheap to copy; lives as long as the sitting.
#[derive(Clone, Copy)]
pub struct Status {
    /// Whose turn it is.
    pub turn: RwSignal<Option<Seat>>,
    /// Whose eyes look.
    pub eyes: RwSignal<Eyes>,
    /// The state's fingerprint, hexadecimal.
    pub fingerprint: RwSignal<String>,
    /// Whether there is something to take back.
    pub undoable: RwSignal<bool>,
    /// How the game ended, once it has.
    pub outcome: RwSignal<Option<Outcome>>,
    /// Who plays each seat now.
    pub players: RwSignal<Vec<Player>>,
    /// Whether this tab may play.
    pub lock: RwSignal<LockState>,
}

impl Status {
    /// The status of a session that this tab may play, with the table's eyes.
    pub(super) fn of<G: Game>(session: &Session<G>) -> Status {
        let state = session.state();
        Status {
            turn: RwSignal::new(state.turn()),
            eyes: RwSignal::new(None),
            fingerprint: RwSignal::new(hex(session.fingerprint())),
            undoable: RwSignal::new(session.undo_span().is_ok()),
            outcome: RwSignal::new(state.outcome()),
            players: RwSignal::new(session.players().to_vec()),
            lock: RwSignal::new(LockState::Held),
        }
    }

    /// Writes what has changed; the eyes and the lock do not come from the rules.
    pub(super) fn refresh<G: Game>(self, session: &Session<G>) {
        let state = session.state();
        set_if_new(self.turn, state.turn());
        set_if_new(self.undoable, session.undo_span().is_ok());
        set_if_new(self.outcome, state.outcome());
        set_if_new(self.fingerprint, hex(session.fingerprint()));
        set_if_new(self.players, session.players().to_vec());
    }
}

/// Sets a signal only if its value changes.
pub(super) fn set_if_new<T: PartialEq + Clone + Send + Sync + 'static>(
    signal: RwSignal<T>,
    value: T,
) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}
