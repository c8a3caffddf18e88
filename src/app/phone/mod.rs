//! A phone as the hand of one seat: a page of its own, without a game, a save or anybody else's secrets. It answers
//! the invitation in its address ([`screen`]), receives what its seat's eyes see, and sends its person's moves. It
//! draws the [`Hand`](crate::screens::Hand) that its table has filled.

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

pub use screen::screen;
