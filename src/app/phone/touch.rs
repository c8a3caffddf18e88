//! The touches of a phone's person on their way to the table: one at a time, each with its moment; and what becomes of it.

use super::lag::Lag;
use super::says::Says;
use crate::app::browser::clock::GameClock;
use crate::app::browser::{frame, taps};
use crate::app::elsewhere::feed::Feed;
use crate::app::words::tr;
use crate::rules::Ms;
use crate::screens::Held;
use crate::wire;
use leptos::prelude::*;
use std::time::Duration;

/// How long a refusal stays on the screen.
const REFUSAL_SHOWN: Duration = Duration::from_secs(4);

/// How long the phone waits for what the table makes of a touch: longer than the table ever holds its breath.
const HEARD_WITHIN: Duration = Duration::from_secs(8);

/// Sends the moves of the phone's person to the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Touch {
    says: Says,
    clock: GameClock,
    lag: Option<Lag>,
    /// Whether a move is on its way, or the table holds its breath over it: no other one is sent before.
    pub sent: RwSignal<bool>,
    /// The number of moves that the table has taken.
    pub taken: RwSignal<u32>,
}

impl Touch {
    /// The touches on a hand, and what the feed tells of them.
    pub fn new(says: Says, clock: GameClock, feed: Feed<Held>) -> Touch {
        let (sent, taken) = (RwSignal::new(false), RwSignal::new(0));
        Effect::watch(
            move || feed.seen.track(),
            move |(), _, _| {
                if sent.get_untracked() {
                    sent.set(false);
                    taken.update(|taken| *taken += 1);
                }
            },
            false,
        );
        Effect::new(move || {
            if feed.said.with(|said| !said.is_empty()) {
                sent.set(false);
                frame::after(REFUSAL_SHOWN, move || feed.said.set(String::new()));
            }
        });
        Effect::new(move || {
            if sent.get() {
                frame::after(HEARD_WITHIN, move || sent.set(false));
            }
        });
        Touch { says, clock, lag: use_context(), sent, taken }
    }

    /// Sends that move, made now; not while another one is on its way, or the table is silent.
    pub fn now(self, mv: String) {
        taps::note_move();
        if self.is_held() {
            return;
        }
        self.sent.set(true);
        self.act(mv, self.clock.now());
    }

    /// Tells the table that this was read.
    pub fn go_on(self, what: wire::Open) {
        if !self.is_held() {
            self.sent.set(true);
            self.says.0.run(wire::written(&wire::ToTable::GoOn(what)));
        }
    }

    /// Whether the table is silent.
    pub fn is_silent(self) -> bool {
        self.lag.is_some_and(|lag| lag.silent.get())
    }

    fn is_held(self) -> bool {
        self.sent.get_untracked() || self.lag.is_some_and(Lag::is_silent_now)
    }

    /// Sends that move, made by a touch at that page time.
    pub fn touched(self, mv: String, at: f64) {
        taps::note_move();
        let (touched, _) = self.clock.at(at);
        self.act(mv, touched);
    }

    /// The largest error of a touch's moment, once it is known.
    pub fn within(self) -> Option<Ms> {
        self.lag.and_then(Lag::half)
    }

    fn act(self, mv: String, touched: Ms) {
        // The phone's clock is late by the time that a message takes to get here.
        let touched = touched.after(untrack(|| self.within()).unwrap_or_default());
        let act = wire::Act { mv, touched };
        self.says.0.run(wire::written(&wire::ToTable::Act(act)));
    }
}

/// What becomes of a touch: sent, refused, or a table that does not answer.
#[component]
pub fn Told(said: RwSignal<String>, touch: Touch) -> impl IntoView {
    let words = move || match () {
        () if touch.is_silent() => tr!(phones.silent),
        () if touch.sent.get() => tr!(phones.sent),
        () => "",
    };
    view! {
        <p class="phone-sent" role="status" data-none=move || words().is_empty()>{words}</p>
        <p class="phone-refused" role="alert" data-none=move || said.with(String::is_empty)>{said}</p>
    }
}
