//! A phone as the hand of one seat: a page of its own, without a game, a save or anybody else's secrets. It answers
//! the invitation in its address ([`screen`]), receives what its seat's eyes see, and sends its person's moves. It
//! shows a [`Hand`], which each game fills (`app/<game>/phone.rs`).

mod answer;
mod around;
mod entry;
mod hand;
mod lag;
mod pad;
mod podium;
mod pressed;
pub mod says;
mod screen;
mod touch;
mod tray;

pub use around::Rung;
pub use entry::Entry;
pub use hand::{Deed, Hand, OnPhone, Pick, in_hand};
pub use pad::Pad;
pub use screen::screen;
pub use tray::{Face, Place, Tray};
