//! The sand timers of the fatal blow. The sand runs by one CSS animation over the time that is
//! left, on boxes: nothing runs in Rust meanwhile, and nothing is painted.

use super::{coloured, drawing};
use crate::app::dom::{Dom, el, group, trailing_by};
use crate::rules::{Mark, Ms};
use leptos::prelude::*;

/// How a timer stands (MIDI-R3-6 to R3-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// Sticker down, the sand at rest below: turning it over starts it.
    Ready,
    /// Upright, the sand falls.
    Running,
    /// Laid on its side: no sand falls.
    Lying,
    /// All the sand is below.
    Out,
}

impl Stand {
    const fn word(self) -> &'static str {
        match self {
            Stand::Ready => "ready",
            Stand::Running => "running",
            Stand::Lying => "lying",
            Stand::Out => "out",
        }
    }
}

/// What a timer shows. It is given anew when the timer starts, stops or jumps, and at no other
/// time: `left` is what was left at that moment, the animation counts from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sand {
    /// How it stands.
    pub stand: Stand,
    /// What is left when this is shown.
    pub left: Ms,
    /// What it holds.
    pub whole: Ms,
    /// Whether the game clock stands: the sand hangs in the air.
    pub still: bool,
}

/// A timer: `.sand-timer[data-state][data-mark]` with `--left` (0 to 1) and `--ms`.
pub fn sand_timer(of: Mark, label: String, sand: Memo<Sand>) -> Dom {
    // After the question and its key.
    let sand = trailing_by(2, move || sand.get());
    let stand = Memo::new(move |_| sand.get().stand);
    el("div", "sand-timer")
        .attr("data-mark", of.0.to_string())
        .attr("data-state", move || stand.get().word())
        .attr("role", "img")
        .attr("aria-label", label)
        .child(move || {
            (stand.get() == Stand::Running).then(|| el("span", "burst").child(drawing("burst", "")))
        })
        .child(
            el("span", "body")
                .child(drawing("timer-back", "back"))
                // Drawn anew whenever it starts, stops or jumps: the animation begins there.
                .child(move || grains(sand.get()))
                .child(coloured("timer-front", "front")),
        )
}

/// The sand in the two bulbs.
fn grains(sand: Sand) -> Dom {
    let share = f64::from(sand.left.0) / f64::from(sand.whole.0.max(1));
    let bulb = |class: &'static str, name: &str| {
        el("span", class).child(el("span", "heap").child(drawing(name, "")))
    };
    let inside = match sand.stand {
        Stand::Ready => group().child(bulb("bulb top", "sand-rest")),
        Stand::Lying => {
            group().child(bulb("bulb top", "sand-side")).child(bulb("bulb low", "sand-side"))
        }
        Stand::Running | Stand::Out => group()
            .child(bulb("bulb top", "sand-top"))
            .child((sand.stand == Stand::Running).then(stream))
            .child(bulb("bulb low", "sand-low")),
    };
    el("span", "sand")
        .attr("data-still", sand.still)
        .style(("--left", share.min(1.0).to_string()))
        .style(("--ms", [&sand.left.0.to_string(), "ms"].concat()))
        .child(inside)
}

fn stream() -> Dom {
    el("span", "stream").child(el("i", ""))
}

/// The seconds that are left, as large as the timer: `.seconds[data-low]` in the last ten.
pub fn seconds(left: Signal<u32>, unit: &'static str) -> Dom {
    let left = Memo::new(move |_| left.get());
    let low = Memo::new(move |_| left.get() <= 10);
    el("p", "seconds")
        .attr("data-low", move || low.get())
        .child(el("span", "").child(move || left.get()))
        .child(el("small", "").child(unit))
}
