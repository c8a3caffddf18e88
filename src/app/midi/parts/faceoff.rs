//! The fatal blow: two opponents with their timers on one shelf (MIDI-R3-5 to R3-11).

use crate::app::parts::money::Sum;
use crate::app::parts::ticket::Person;
use crate::app::parts::timer::{Sand, SandTimer, Seconds};
use crate::app::words::tr;
use crate::rules::Chair;
use leptos::prelude::*;

/// One side of a face-off.
#[derive(Clone)]
pub struct Opponent {
    /// The player of this side.
    pub chair: Chair,
    /// Whether it is his turn to answer.
    pub running: Memo<bool>,
    /// What he does: "répond", "attend".
    pub doing: Signal<&'static str>,
    /// What he owns.
    pub wallet: Signal<u32>,
    /// His seconds, and the word for them.
    pub seconds: (Signal<u32>, &'static str),
    /// His timer.
    pub sand: Memo<Sand>,
}

/// The two sides: `.faceoff > .opponent[data-side="a|b"][data-running] + .pair > .stand`.
#[component]
pub fn FaceOff(label: &'static str, sides: [Opponent; 2]) -> impl IntoView {
    let timers = sides.clone().map(|of| {
        let label = tr!(midi.timer_of, name = of.chair.name);
        view! { <div class="stand"><SandTimer mark=of.chair.mark label sand=of.sand/></div> }
    });
    let [a, b] = sides;
    view! {
        <section class="faceoff" aria-label=label>
            <Side name="a" of=a/>
            <Side name="b" of=b/>
            <div class="pair">{timers.into_iter().collect_view()}</div>
        </section>
    }
}

#[component]
fn Side(name: &'static str, of: Opponent) -> impl IntoView {
    let Opponent { chair, running, doing, wallet, seconds, .. } = of;
    let (left, unit) = seconds;
    let number = chair.mark.0.to_string();
    view! {
        <div class="opponent" data-side=name data-mark=number data-running=running>
            <p class="who"><Person chair/><i>{doing}</i></p>
            <Seconds left unit/>
            <div><Sum wallet/></div>
        </div>
    }
}
