//! The ring of 24 squares (EGO-R5) from above: its drawings, and where they lie.

use crate::app::browser::sprites;
use crate::rules::egomaster::ring::{Mode, Square};
use crate::screens::egomaster::words::mode_name;
use leptos::prelude::*;

/// A drawing as large as the whole board.
#[component]
pub fn Whole(
    id: &'static str,
    class: &'static str,
    #[prop(optional)] square: Option<Square>,
) -> impl IntoView {
    let turn = square.map(|square| ["rotate(", &angle(square).to_string(), ")"].concat());
    let href = sprites::href("egomaster", id);
    view! { <use class=class href=href x="-500" y="-500" width="1000" height="1000" transform=turn></use> }
}

/// The angle at which a square lies, in degrees, clockwise from the top.
const fn angle(square: Square) -> u16 {
    (square.0 as u16 - 1) * 15
}

/// The transform to a place at a square, `out` from the middle, kept upright.
pub fn at(square: Square, out: u16) -> String {
    let angle = angle(square).to_string();
    ["rotate(", &angle, ") translate(0 -", &out.to_string(), ") rotate(-", &angle, ")"].concat()
}

/// What is printed on a square.
#[component]
pub fn Print(square: Square) -> impl IntoView {
    let mode = square.mode();
    let wide: u16 = match mode {
        Mode::Solo => 28,
        Mode::Duo => 48,
        Mode::Multi => 64,
    };
    let href = sprites::href("egomaster", &["ego-", mode_name(mode)].concat());
    view! {
        <g class="print" transform=at(square, 382)>
            <use href=href x=-i32::from(wide / 2) y="-37" width=wide.to_string() height="34"></use>
            <text y="31">{square.sum().to_string()}</text>
        </g>
    }
}
