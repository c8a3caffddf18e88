//! The pieces of the studio: desks, notes, timers, cards, flaps. Each is a view of the plain values
//! it is given, knows neither the rules' views nor the desk, and takes its words from its caller.
//!
//! Their drawings lie in two sprites (`tools/draw-midi.mjs`), which the table brings; how they look
//! stands in `style/games/midi/`, what may be attached to which state in the attributes named with
//! each of them.

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

use crate::app::dom::{Dom, frames_later};
use crate::app::old_parts::{image, symbol};
use crate::app::shell::sprites;

/// The drawings that take the colours of their place.
pub const COLOURED: &str = "midi";
/// Those that never change.
pub const PLAIN: &str = "midi-drawings";

/// Brings the drawings, once.
pub fn bring_drawings() {
    sprites::bring(COLOURED);
    sprites::bring_images(PLAIN);
}

/// A drawing in the colours of its place; its names begin with `midi-` in the page that all sprites
/// share.
pub fn coloured(name: &str, class: &'static str) -> Dom {
    symbol(COLOURED, &["midi-", name].concat(), class)
}

/// A drawing that never changes.
pub fn drawing(name: &str, class: &'static str) -> Dom {
    image(PLAIN, ["midi-", name].concat(), class)
}

/// So many rows of a board come at once.
const AT_ONCE: usize = 2;

/// What is in a row of a board with so many `above` it: it comes from above downwards, two rows a
/// painted frame. All of them at once would keep a tap waiting on a slow tablet.
pub fn row_by_row(above: usize, row: impl Fn() -> Dom + 'static) -> Dom {
    match above / AT_ONCE {
        0 => row(),
        frames => frames_later(frames as u8, row),
    }
}
