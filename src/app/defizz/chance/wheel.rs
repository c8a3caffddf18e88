//! The wheel with the names of those who play: it slows down, and the pointer stands on one.

use crate::app::browser::sprites;
use crate::app::defizz::desk::Desk;
use crate::app::words::tr;
use crate::rules::Seat;
use leptos::prelude::*;
use std::f64::consts::TAU;

/// The radius of its slices, in units of the view box.
const EDGE: f64 = 92.0;
/// How many full turns it makes before it stops.
const TURNS: f64 = 5.0;
/// The width for a name, and its largest font size.
const NAME: (f64, f64) = (42.0, 14.0);

/// The wheel, turned so that the player drawn is under the pointer.
#[component]
pub fn Wheel(seats: Vec<Seat>, drawn: Option<Seat>, moves: bool) -> impl IntoView {
    let desk = Desk::get();
    let wide = 360.0 / seats.len().max(1) as f64;
    let place = drawn.and_then(|drawn| seats.iter().position(|seat| *seat == drawn));
    let to = place.map_or(0.0, |place| 360.0 * TURNS - middle(place, wide) + stray(place, wide));
    let slices = seats.iter().enumerate().map(|(place, seat)| {
        view! { <Slice seat=*seat from=wide * place as f64 wide/> }
    });
    let label = drawn.map_or_else(|| tr!(defizz.wheel).to_owned(), |seat| desk.name(seat));
    view! {
        <span class="wheel" data-moves=moves && place.is_some() role="img" aria-label=label>
            <svg class="disc" viewBox="-100 -100 200 200" style:--to=[&to.to_string(), "deg"].concat() aria-hidden="true">
                <circle class="rim" r="97"/>
                {slices.collect_view()}
                <circle class="hub" r="13"/>
            </svg>
            <svg class="pointer" viewBox="0 0 40 50" aria-hidden="true"><path d="M4 4h32L20 46z"/></svg>
        </span>
    }
}

/// The middle of a slice, in degrees from the top.
fn middle(place: usize, wide: f64) -> f64 {
    wide * (place as f64 + 0.5)
}

/// The offset from the middle of a slice, where the wheel should not always stop.
fn stray(place: usize, wide: f64) -> f64 {
    [0.22, -0.27, 0.09, -0.14, 0.3, -0.05][place % 6] * wide
}

#[component]
fn Slice(seat: Seat, from: f64, wide: f64) -> impl IntoView {
    let chair = Desk::get().chair(seat);
    let letters = chair.name.chars().count().max(1) as f64;
    let size = (NAME.0 / (letters * 0.6)).min(NAME.1).to_string();
    let turn = ["rotate(", &(from + wide / 2.0 - 90.0).to_string(), ")"].concat();
    let href = sprites::href("shell", &["mark-", &chair.mark.0.to_string()].concat());
    view! {
        <g data-mark=chair.mark.0.to_string()>
            <path class="slice" d=slice(from, wide)/>
            <g transform=turn>
                <text x="57" text-anchor="end" dominant-baseline="central" font-size=size>{chair.name}</text>
                <use href=href x="60" y="-9" width="18" height="18"></use>
            </g>
        </g>
    }
}

/// The outline of a slice, in degrees from the top; it is never a whole wheel.
fn slice(from: f64, wide: f64) -> String {
    let at = |degrees: f64| {
        let (sin, cos) = (degrees / 360.0 * TAU).sin_cos();
        [tenths(EDGE * sin), tenths(-EDGE * cos)].join(" ")
    };
    let large = if wide > 180.0 { "1" } else { "0" };
    let edge = EDGE.to_string();
    ["M0 0L", &at(from), "A", &edge, " ", &edge, " 0 ", large, " 1 ", &at(from + wide), "Z"]
        .concat()
}

fn tenths(value: f64) -> String {
    ((value * 10.0).round() / 10.0).to_string()
}
