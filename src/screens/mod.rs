//! What screens around the table show, PURE: the [`Board`] of a television and the [`Hand`] of a phone, in plain data.
//! The table computes them from what the screen's eyes see and sends them ([`crate::wire`]); a screen draws them and
//! knows no game. Each game fills them in its folder ([`OnScreens`]).

pub mod board;
pub mod contest;
pub mod defizz;
pub mod egomaster;
mod game;
pub mod hand;
pub mod heure;
pub mod midi;
pub mod millions;
#[cfg(test)]
mod tests;

pub use board::{Beside, Board, Card, Choice, Line, Pin, Sheet, Stage};
pub use game::{OnScreens, to_phone, to_screen, to_television};
pub use hand::{Deed, Entry, Face, Hand, Held, Pad, Pick, Place, Rung, Tray};

use crate::rules::{Chair, Seat};
use std::borrow::Cow;

/// A word for tests, style sheets and the page, such as `right`: written in the program, read from a message.
pub type Word = Cow<'static, str>;

/// The name of a seat.
#[must_use]
pub fn name(chairs: &[Chair], seat: Seat) -> String {
    chairs.get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default()
}
