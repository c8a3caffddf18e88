//! The curtain: what only one person may see is behind it. Holding the button for a moment lifts
//! it; a keyboard's Enter lifts it at once.

use super::{icon, mark};
use crate::app::dom::{Dom, after_paint, el, group, next_frame};
use crate::app::shell::sprites;
use crate::app::words::tr;
use crate::rules::{Chair, Mark};
use gloo_timers::callback::Timeout;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// How long the button is held before the curtain lifts, in ms.
pub const HOLD: u32 = 600;

/// The lowered curtain of a seat: calls `on_lift` when it has been held long enough, `on_leave`
/// when the person would rather not look, if that is possible.
pub fn curtain(
    chair: &Chair,
    text: &'static str,
    on_lift: Callback<()>,
    on_leave: Option<Callback<()>>,
) -> Dom {
    let number = chair.mark.0.to_string();
    el("main", "curtain")
        .attr("data-mark", number)
        .child(el("div", "pelmet").attr("aria-hidden", "true"))
        .child(el("div", "drape left").attr("aria-hidden", "true"))
        .child(el("div", "drape right").attr("aria-hidden", "true"))
        .child(
            el("section", "pass piece")
                .child(badge(chair.mark))
                .child(
                    el("h2", "")
                        .child(el("span", "").child(tr!(curtain.pass)))
                        .child(" ")
                        .child(chair.name.clone()),
                )
                .child(el("p", "").child(text).child(el("br", "")).child(tr!(curtain.others)))
                .child(hold_button(on_lift))
                .child(on_leave.map(|on_leave| {
                    el("button", "button plain")
                        .attr("data-act", "leave")
                        .click(move || on_leave.run(()))
                        .child(tr!(curtain.never_mind))
                })),
        )
}

fn badge(of: Mark) -> Dom {
    let href = sprites::href("shell", &["mark-", &of.0.to_string()].concat());
    el("svg", "badge")
        .attr("viewBox", "-95 -95 190 190")
        .attr("aria-hidden", "true")
        .child(el("use", "burst").attr("href", sprites::href("shell", "burst")))
        .child(
            el("use", "")
                .attr("href", href)
                .attr("x", "-56")
                .attr("y", "-56")
                .attr("width", "112")
                .attr("height", "112"),
        )
}

/// A finger that slides off, a second finger or a lost pointer let the curtain be.
fn hold_button(on_lift: Callback<()>) -> Dom {
    // A curtain that has gone meanwhile is not lifted any more.
    let lift = move || after_paint(move || _ = on_lift.try_run(()));
    let held = RwSignal::new(false);
    let timer = StoredValue::new_local(None::<Timeout>);
    let press = move |event: PointerEvent| {
        if event.button() == 0 {
            held.set(true);
            timer.set_value(Some(Timeout::new(HOLD, lift)));
        }
    };
    let release = move |_: PointerEvent| {
        held.set(false);
        timer.set_value(None);
    };
    // A click without a pointer comes from a keyboard or a screen reader: nobody holds those.
    let click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            lift();
        }
    };
    el("button", "hold button big piece")
        .attr("data-act", "uncover")
        .attr("autofocus", "")
        .attr("data-held", move || held.get().then_some(""))
        .on("pointerdown", press)
        .on("pointerup", release)
        .on("pointerleave", release)
        .on("pointercancel", release)
        .on("click", click)
        .on("contextmenu", |event: web_sys::Event| event.prevent_default())
        .child(el("span", "fill"))
        .child(icon("hand"))
        .child(
            el("span", "text")
                .child(tr!(curtain.hold))
                .child(el("small", "").child(tr!(curtain.lifts))),
        )
}

/// The drapes at the two sides of a lifted curtain.
pub fn drapes() -> Dom {
    group()
        .child(el("div", "valance").attr("aria-hidden", "true"))
        .child(
            el("svg", "drape l")
                .attr("aria-hidden", "true")
                .child(el("use", "").attr("href", "pictures/shell.svg#drape")),
        )
        .child(
            el("svg", "drape r")
                .attr("aria-hidden", "true")
                .child(el("use", "").attr("href", "pictures/shell.svg#drape")),
        )
        .child(el("i", "tie l").attr("aria-hidden", "true"))
        .child(el("i", "tie r").attr("aria-hidden", "true"))
}

/// The seats under a lowered curtain; the one whose curtain it is stands out.
pub fn seats_below(chairs: &[Chair], whose: usize, counts: Vec<Dom>) -> Dom {
    let seats: Vec<Dom> = chairs
        .iter()
        .zip(counts)
        .enumerate()
        .map(|(index, (chair, count))| {
            let number = chair.mark.0.to_string();
            let name = chair.name.clone();
            let of = chair.mark;
            // A pill is as high as a finger, whatever is in it.
            let inside = move || {
                let name = el("span", "name").child(name.clone());
                group().child(mark(of)).child(name)
            };
            el("li", "seat piece")
                .attr("data-mark", number)
                .attr("data-turn", (index == whose).then_some(""))
                .child(next_frame(inside))
                .child(count)
        })
        .collect();
    el("footer", "below").child(el("ul", "seats").child(seats))
}
