//! The television: the table in large letters in a second window, for people five metres away. The tablet plays as
//! it does alone; [`teller`] sends the window what the table's eyes see ([`crate::wire`]), [`screen`] is the
//! window, [`board`] the part shared by the boards of all games. A game's own board is in its folder. The window
//! has no control, and nothing in it that the table may not know.

pub mod between;
pub mod board;
pub mod feed;
mod loudspeaker;
pub mod over;
pub mod panel;
pub mod podium;
pub mod rest;
pub mod screen;
pub mod seats;
pub mod sheet;
pub mod teller;

pub use board::{Card, OnTelevision, Watch, of_game};
pub use panel::{TelevisionButton, TelevisionPanel};
pub use screen::screen;
pub use sheet::{Choice, Line, Pin, Sheet, TvSheet};
