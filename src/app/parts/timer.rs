//! The sand timers of the fatal blow. One CSS animation of boxes runs the sand over the time left: meanwhile
//! no Rust runs and nothing is repainted.

use super::{Image, Symbol};
use crate::app::browser::{pictures, sprites};
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

/// What a timer shows. Set only when the timer starts, stops or jumps: `left` is the time left at that
/// moment, from which the animation counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sand {
    /// How it stands.
    pub stand: Stand,
    /// The time left when this is set.
    pub left: Ms,
    /// The time of a full timer.
    pub whole: Ms,
    /// Whether the game clock stands: the sand hangs in the air.
    pub still: bool,
}

/// The sprite and the folder of what games share (`tools/draw-props.mjs`).
const PROPS: &str = "props";
const DRAWINGS: [&str; 6] =
    ["burst", "timer-back", "sand-top", "sand-low", "sand-rest", "sand-side"];

/// Loads a timer's drawings, once.
pub fn bring_timer() {
    sprites::bring(PROPS);
    pictures::bring(PROPS, DRAWINGS.map(str::to_owned));
}

/// The white burst behind the seat whose turn it is, and behind a running timer.
#[component]
pub fn Burst() -> impl IntoView {
    view! { <span class="burst"><Image folder=PROPS name="burst"/></span> }
}

/// A timer: `.sand-timer[data-state][data-mark]` with `--left` (0 to 1) and `--ms`.
#[component]
pub fn SandTimer(mark: Mark, label: String, sand: Memo<Sand>) -> impl IntoView {
    let stand = Memo::new(move |_| sand.get().stand);
    view! {
        <div
            class="sand-timer"
            data-mark=mark.0.to_string()
            data-state=move || stand.get().word()
            role="img"
            aria-label=label
        >
            <Show when=move || stand.get() == Stand::Running>
                <Burst/>
            </Show>
            <span class="body">
                <Image folder=PROPS name="timer-back" class="back"/>
                // Re-rendered when it starts, stops or jumps, so that the animation restarts.
                {move || view! { <Grains sand=sand.get()/> }}
                <Symbol sprite=PROPS id="props-timer-front" class="front"/>
            </span>
        </div>
    }
}

/// The sand in the two bulbs.
#[component]
fn Grains(sand: Sand) -> impl IntoView {
    let share = f64::from(sand.left.0) / f64::from(sand.whole.0.max(1));
    let bulb = |class: &'static str, name: &'static str| {
        view! {
            <span class=class><span class="heap"><Image folder=PROPS name/></span></span>
        }
    };
    let (top, low) = match sand.stand {
        Stand::Ready => ("sand-rest", None),
        Stand::Lying => ("sand-side", Some("sand-side")),
        Stand::Running | Stand::Out => ("sand-top", Some("sand-low")),
    };
    let falls = sand.stand == Stand::Running;
    view! {
        <span
            class="sand"
            data-still=sand.still
            style:--left=share.min(1.0).to_string()
            style:--ms=[&sand.left.0.to_string(), "ms"].concat()
        >
            {bulb("bulb top", top)}
            {falls.then(|| view! { <span class="stream"><i></i></span> })}
            {low.map(|low| bulb("bulb low", low))}
        </span>
    }
}

/// The seconds that are left, as large as the timer: `.seconds[data-low]` in the last ten.
#[component]
pub fn Seconds(left: Signal<u32>, unit: &'static str) -> impl IntoView {
    let left = Memo::new(move |_| left.get());
    view! {
        <p class="seconds" data-low=move || left.get() <= 10>
            <span>{left}</span>
            <small>{unit}</small>
        </p>
    }
}
