//! The television: the table in large letters in a second window, for people five metres away. The tablet plays as
//! it does alone; [`teller`] sends the window its [`Board`](crate::screens::Board), [`screen`] is the window, [`board`]
//! the frame, [`stage`] draws what is played. The window has no control, and nothing in it that the table may not know.

pub mod between;
pub mod board;
mod clocks;
mod day;
mod loudspeaker;
pub mod over;
pub mod panel;
pub mod podium;
pub mod rest;
mod ring;
pub mod screen;
pub mod seats;
pub mod sheet;
pub mod stage;
pub mod teller;

pub use panel::{TelevisionButton, TelevisionPanel};
pub use screen::screen;
