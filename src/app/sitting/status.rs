//! What every table shows, whatever the game: the sitting writes it, screens read it field by field.

use super::{Eyes, LockState};
use crate::rules::fingerprint::hex;
use crate::rules::session::Session;
use crate::rules::{Game, Outcome, Player, Seat};
use reactive_stores::{Patch, Store};

/// The status of a sitting. Each field is patched as a whole: its readers run only when it has changed.
#[derive(Clone, Store, Patch)]
pub struct Status {
    /// The name of the phase.
    #[patch(|this, new| *this = new)]
    pub phase: &'static str,
    /// Whose turn it is.
    #[patch(|this, new| *this = new)]
    pub turn: Option<Seat>,
    /// Whose eyes look.
    #[patch(|this, new| *this = new)]
    pub eyes: Eyes,
    /// The state's fingerprint, hexadecimal.
    #[patch(|this, new| *this = new)]
    pub fingerprint: String,
    /// Whether there is something to take back.
    #[patch(|this, new| *this = new)]
    pub undoable: bool,
    /// How the game ended, once it has.
    #[patch(|this, new| *this = new)]
    pub outcome: Option<Outcome>,
    /// Who plays each seat now.
    #[patch(|this, new| *this = new)]
    pub players: Vec<Player>,
    /// Whether this tab may play.
    #[patch(|this, new| *this = new)]
    pub lock: LockState,
}

impl Status {
    /// The status of a session; the eyes and the lock do not come from the rules.
    pub(super) fn of<G: Game>(session: &Session<G>, eyes: Eyes, lock: LockState) -> Status {
        let state = session.state();
        Status {
            phase: state.phase_kind().into(),
            turn: state.turn(),
            eyes,
            fingerprint: hex(session.fingerprint()),
            undoable: session.undo_span().is_ok(),
            outcome: state.outcome(),
            players: session.players().to_vec(),
            lock,
        }
    }
}
