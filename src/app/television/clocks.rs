//! The clocks of both sides of a face-off, each with its sand.

use super::sheet::TvSeconds;
use crate::app::countdown::whole;
use crate::app::elsewhere::watch::Watch;
use crate::app::parts::SeatMark;
use crate::app::parts::timer::{Sand, SandTimer, Stand, bring_timer};
use crate::app::words::tr;
use crate::rules::Ms;
use crate::screens::board::Side;
use leptos::prelude::*;

/// Both clocks: `.tv-clocks > [data-mark][data-on]`.
#[component]
pub fn Clocks(sides: [Side; 2]) -> impl IntoView {
    bring_timer();
    let now = Watch::get().clock.now();
    let side = |side: Side| {
        let rests = whole(side.left);
        let seconds = match side.until {
            Some(until) => view! { <TvSeconds until/> }.into_any(),
            None => view! {
                <p class="tv-seconds"><b>{rests}</b><small>{tr!(quiz.seconds)}</small></p>
            }
            .into_any(),
        };
        let sand = sand_of(&side, now);
        let label = tr!(midi.timer_of, name = side.name);
        view! {
            <li data-mark=side.mark.0.to_string() data-on=side.on>
                <SandTimer mark=side.mark label sand=Memo::new(move |_| sand)/>
                <SeatMark mark=side.mark/>
                <span class="name">{side.name}</span>
                {seconds}
            </li>
        }
    };
    view! { <ul class="tv-clocks">{sides.into_iter().map(side).collect_view()}</ul> }
}

/// The sand of a side at that game time (MIDI-R3-6 to R3-11).
fn sand_of(side: &Side, now: Ms) -> Sand {
    let left = side.until.map_or(side.left, |until| until.left_at(now));
    let stand = match side.until {
        Some(_) => Stand::Running,
        None if left == Ms(0) => Stand::Out,
        None if left >= side.whole => Stand::Ready,
        None => Stand::Lying,
    };
    Sand { stand, left, whole: side.whole, still: side.still }
}
