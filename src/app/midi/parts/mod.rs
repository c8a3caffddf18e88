//! The components of the studio: desks, notes, flaps. They render the plain values they are given, know neither the
//! rules' views nor the desk, and take their words from the caller, except the timers' labels.
//!
//! Their drawings are in a sprite and a folder (`tools/draw-midi.mjs`), which the table loads; their styles are in
//! `style/games/midi/`. The attributes named with each component are its interface to the styles.

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

/// The sprite of drawings that take the colours of their place.
const COLOURED: &str = "midi";
/// The folder of drawings with fixed colours.
const PLAIN: &str = "midi";
/// The files in that folder (`tools/draw-midi.mjs`).
const DRAWINGS: [&str; 7] = ["token", "token-1", "token-2", "bulbs-a", "bulbs-b", "emblem", "gem"];

/// Loads the drawings, once.
pub fn bring_drawings() {
    sprites::bring(COLOURED);
    pictures::bring(PLAIN, DRAWINGS.map(str::to_owned));
    bring_timer();
}

/// A drawing in the colours of its place; its id is prefixed `midi-`, as all sprites share one
/// page.
#[component]
pub fn Coloured(
    name: &'static str,
    #[prop(optional)] class: Option<&'static str>,
) -> impl IntoView {
    view! { <Symbol sprite=COLOURED id=["midi-", name].concat() class=class.unwrap_or_default()/> }
}

/// A drawing with fixed colours.
#[component]
pub fn Drawing(name: &'static str, #[prop(optional)] class: Option<&'static str>) -> impl IntoView {
    view! { <Image folder=PLAIN name class=class.unwrap_or_default()/> }
}
