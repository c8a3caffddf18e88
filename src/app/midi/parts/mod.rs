//! The pieces of the studio: desks, notes, timers, cards, flaps. Each is a view of the plain values
//! it is given, knows neither the rules' views nor the desk, and takes its words from its caller.
//!
//! Their drawings lie in the sprite `midi` (`tools/draw-midi.mjs`), which the table brings into the
//! page; how they look stands in `style/games/midi/`, what may be attached to which state in the
//! attributes named with each of them.

pub mod faceoff;
pub mod flap;
pub mod flights;
pub mod money;
pub mod numbers;
pub mod star_board;
pub mod star_desk;
pub mod ticket;
pub mod timer;
pub mod turn_card;

use crate::app::dom::Dom;
use crate::app::parts::symbol;

/// The sprite of this game, for [`crate::app::shell::sprites::bring`].
pub const SPRITE: &str = "midi";

/// A drawing of this game's sprite; its names begin with `midi-` in the page that all sprites share.
pub fn drawing(name: &str, class: &'static str) -> Dom {
    symbol(SPRITE, &["midi-", name].concat(), class)
}
