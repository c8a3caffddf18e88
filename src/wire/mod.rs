//! Screens around the table, PURE: what a table and a screen elsewhere tell each other. A screen looks through
//! a seat's eyes, or the table's; it is told a view and what everybody sees happen, and may say what its person
//! does, which [`judge`] decides on. How the texts travel – another window, a phone – is not said here.

pub mod judge;
pub mod message;
pub mod sdp;
#[cfg(test)]
mod tests;

pub use judge::{Heard, Judge, Refused};
pub use message::{Act, Hello, Scene, Seen, Sitter, Standing, ToScreen, ToTable, Welcome};

use crate::rules::fingerprint::fingerprint;
use crate::rules::session::Session;
use crate::rules::{Game, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version of all messages: raised whenever one of them changes. Two versions do not talk to each other.
pub const VERSION: u16 = 2;

/// The longest text that a screen reads, in bytes; the largest view of a game takes a tenth of it.
pub const MOST_TO_SCREEN: usize = 192 * 1_024;

/// The longest text that a table reads, in bytes: a typed answer with all around it is far shorter.
pub const MOST_TO_TABLE: usize = 2 * 1_024;

/// Why a text is no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unreadable {
    /// It is longer than any message.
    TooBig,
    /// It is not what this version writes.
    Malformed,
}

/// A message as it travels.
///
/// # Panics
/// Never: every message is plain data with texts for keys.
pub fn written<M: Serialize>(message: &M) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

/// What a table has told a screen.
///
/// # Errors
/// Why it is no message.
pub fn read_to_screen<V: DeserializeOwned>(text: &str) -> Result<ToScreen<V>, Unreadable> {
    read(text, MOST_TO_SCREEN)
}

/// What a screen has told a table.
///
/// # Errors
/// Why it is no message.
pub fn read_to_table(text: &str) -> Result<ToTable, Unreadable> {
    read(text, MOST_TO_TABLE)
}

fn read<M: DeserializeOwned>(text: &str, most: usize) -> Result<M, Unreadable> {
    if text.len() > most {
        return Err(Unreadable::TooBig);
    }
    serde_json::from_str(text).map_err(|_| Unreadable::Malformed)
}

/// What those eyes see of the sitting, as a message. Nothing else of the state is in it: its fingerprint is the
/// view's own, for by the state's a stranger could try out what is hidden.
pub fn seen<G: Game>(session: &Session<G>, eyes: Viewer, scene: Scene) -> String {
    let state = session.state();
    let view = session.view(eyes);
    let outcome = state.outcome();
    written(&ToScreen::View(Box::new(Seen {
        game: G::ID,
        eyes,
        turn: state.turn(),
        scene,
        winners: outcome.as_ref().map(|outcome| outcome.winners.clone()),
        scores: outcome.map(|outcome| outcome.scores).unwrap_or_default(),
        fingerprint: fingerprint_of(&view),
        view,
    })))
}

/// The fingerprint of a view, hexadecimal: equal on both ends of a wire.
pub fn fingerprint_of<V: Serialize>(view: &V) -> String {
    format!("{:016x}", fingerprint(&written(view)))
}
