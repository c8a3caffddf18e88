//! Screens around the table, PURE: the messages between a table and a screen elsewhere. A screen has the eyes of a
//! seat or of the table. It receives what it shows ([`crate::screens`]) and the events that everybody sees, and sends
//! its person's moves, which [`judge`] validates. The transport (another window, a phone) lies elsewhere.

pub mod awaited;
pub mod bits;
mod host;
pub mod invitation;
pub mod judge;
pub mod message;
pub mod pulse;
pub mod said;
pub mod sdp;
pub mod seats;
#[cfg(test)]
mod tests;
pub mod text;
pub mod typed;

pub use awaited::Awaits;
pub use judge::{Heard, Judge, Refused};
pub use message::{
    Act, Hello, Open, Parting, Scene, Seen, Sitter, Sound, Standing, Step, ToScreen, ToTable,
    Welcome,
};

use crate::rules::fingerprint::{fingerprint, hex};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version of all messages and of the texts by which a phone joins, raised whenever one of them changes. Different
/// versions do not talk to each other. A text that is typed has one letter for it: fewer than 32.
pub const VERSION: u16 = 7;

/// Maximum size of a message to a screen, in bytes; the largest screen takes a tenth of it.
pub const MOST_TO_SCREEN: usize = 192 * 1_024;

/// Maximum size of a message to the table, in bytes; a typed answer in its message is far shorter.
pub const MOST_TO_TABLE: usize = 2 * 1_024;

/// Why a text is not a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unreadable {
    /// It is longer than any message.
    TooBig,
    /// It is not what this version writes.
    Malformed,
}

/// Serialises a message.
///
/// # Panics
/// Never: every message is plain data with texts as keys.
pub fn written<M: Serialize>(message: &M) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

/// Parses a message from a table to a screen.
///
/// # Errors
/// Why it is not a message.
pub fn read_to_screen<S: DeserializeOwned>(text: &str) -> Result<ToScreen<S>, Unreadable> {
    read(text, MOST_TO_SCREEN)
}

/// Parses a message from a screen to a table.
///
/// # Errors
/// Why it is not a message.
pub fn read_to_table(text: &str) -> Result<ToTable, Unreadable> {
    read(text, MOST_TO_TABLE)
}

fn read<M: DeserializeOwned>(text: &str, most: usize) -> Result<M, Unreadable> {
    if text.len() > most {
        return Err(Unreadable::TooBig);
    }
    serde_json::from_str(text).map_err(|_| Unreadable::Malformed)
}

/// The fingerprint of a view, hexadecimal.
pub fn fingerprint_of<V: Serialize>(view: &V) -> String {
    hex(fingerprint(&written(view)))
}
