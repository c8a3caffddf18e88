//! The ring of *Egomaster* in large letters.

use crate::app::browser::sprites;
use crate::app::drawings::dice::{D20, Six, Twenty};
use crate::app::drawings::ring::{Print, Whole};
use crate::rules::Mark;
use crate::rules::egomaster::ring::Square;
use crate::screens::board::{Ring, Thrown};
use crate::screens::egomaster::words::mode_name;
use leptos::prelude::*;

/// The ring as it is seen from above: `.ring.tv-ring`.
#[component]
pub fn TvRing(ring: Ring) -> impl IntoView {
    sprites::bring("egomaster");
    let Ring { pawns, lit, thrown } = ring;
    let square = |square: Square| {
        view! {
            <g class="square" data-mode=mode_name(square.mode()) data-lit=lit == Some(square.0)>
                <Whole id="ego-wedge" class="wedge" square/>
                <Print square/>
            </g>
        }
    };
    view! {
        <div class="ring tv-ring">
            <svg class="ring-art" viewBox="-500 -500 1000 1000" aria-hidden="true">
                <Whole id="ego-board" class="rim"/>
                {Square::all().map(square).collect_view()}
                {pawns.into_iter().map(pawn).collect_view()}
            </svg>
            {thrown.map(|dice| view! { <p class="tv-thrown">{drawn(dice)}</p> })}
        </div>
    }
}

fn pawn((mark, at): (Mark, u8)) -> impl IntoView {
    let head = sprites::href("shell", &["mark-", &mark.0.to_string()].concat());
    let foot = sprites::href("egomaster", "ego-pawn");
    view! {
        <g class="pawn" data-mark=mark.0.to_string() style:--square=at.to_string() style:--walked="0">
            <g class="hops"><g class="pawn-body">
                <use href=foot x="-30" y="-50" width="60" height="100"></use>
                <use class="head" href=head x="-25" y="-46" width="50" height="50"></use>
            </g></g>
        </g>
    }
}

fn drawn(dice: Thrown) -> AnyView {
    match dice {
        Thrown::Six(face) => view! { <Six face/> }.into_any(),
        Thrown::Twenties(page, number) => view! {
            <D20 die=Twenty::Page face=Some(page)/>
            <D20 die=Twenty::Number face=Some(number)/>
        }
        .into_any(),
    }
}
