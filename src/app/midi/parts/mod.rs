//! The pieces of the studio: desks, notes, flaps. Each is a view of the plain values it is given, knows
//! neither the rules' views nor the desk, and takes its words from its caller.
//!
//! Their drawings lie in a sprite and a folder (`tools/draw-midi.mjs`), which the table brings; how they look
//! stands in `style/games/midi/`, what may be attached to which state in the attributes named with
//! each of them.

pub mod faceoff;
pub mod flap;
pub mod flights;
pub mod notes;
pub mod numbers;
pub mod star_board;
pub mod star_desk;

use crate::app::browser::{pictures, sprites};
use crate::app::parts::timer::bring_timer;
use crate::app::parts::{Image, Symbol};
use leptos::prelude::*;

/// The drawings that take the colours of their place.
const COLOURED: &str = "midi";
/// Those that never change.
const PLAIN: &str = "midi";
/// Their names (`tools/draw-midi.mjs`).
const DRAWINGS: [&str; 7] = ["token", "token-1", "token-2", "bulbs-a", "bulbs-b", "emblem", "gem"];

/// Brings the drawings, once.
pub fn bring_drawings() {
    sprites::bring(COLOURED);
    pictures::bring(PLAIN, DRAWINGS.map(str::to_owned));
    bring_timer();
}

/// A drawing in the colours of its place; its names begin with `midi-` in the page that all sprites
/// share.
#[component]
pub fn Coloured(
    name: &'static str,
    #[prop(optional)] class: Option<&'static str>,
) -> impl IntoView {
    view! { <Symbol sprite=COLOURED id=["midi-", name].concat() class=class.unwrap_or_default()/> }
}

/// A drawing that never changes.
#[component]
pub fn Drawing(name: &'static str, #[prop(optional)] class: Option<&'static str>) -> impl IntoView {
    view! { <Image folder=PLAIN name class=class.unwrap_or_default()/> }
}
