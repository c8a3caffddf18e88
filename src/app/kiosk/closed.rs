//! Outside the opening hours: a dark screen that says when the room opens, in a few words that wander to
//! avoid burn-in. The device may switch the screen off; the staff's PIN works all the same.

use super::attract::StaffLock;
use super::kept::{house, now};
use crate::app::browser::dates;
use crate::app::parts::Symbol;
use crate::app::words::tr;
use crate::kiosk::week::Opening;
use leptos::prelude::*;
use leptos_use::use_interval_fn;

/// How often the words wander, in ms.
const WANDER: u64 = 40_000;

/// The dimmed screen.
#[component]
pub fn Closed() -> impl IntoView {
    let place = RwSignal::new(0_u32);
    use_interval_fn(move || place.update(|n| *n = (*n + 1) % 9), WANDER);
    let at = |n: u32| [&(35 + n * 15).to_string(), "%"].concat();
    // Recomputed with every move: "tomorrow" becomes "today" after midnight.
    let opens = move || {
        place.track();
        house().week.and_then(|week| week.next(now())).map(opens_words)
    };
    view! {
        <div class="screen kiosk-closed">
            <main style:--x=move || at(place.get() % 3) style:--y=move || at(place.get() / 3)>
                <section>
                    <Symbol sprite="shell" id="brand"/>
                    <h1>{tr!(kiosk.closed)}</h1>
                    <p>{opens}</p>
                </section>
            </main>
            <StaffLock/>
        </div>
    }
}

/// When the room opens again, in words.
fn opens_words(Opening { ahead, day, minute }: Opening) -> String {
    let time = dates::time(minute.into());
    match ahead {
        0 => tr!(kiosk.opens, time = time),
        1 => tr!(kiosk.opens_tomorrow, time = time),
        _ => tr!(kiosk.opens_on, day = weekday_said(day), time = time),
    }
}

/// A day of the week as it stands in a sentence.
fn weekday_said(day: usize) -> &'static str {
    tr!(kiosk.on_weekdays).split('|').nth(day).unwrap_or_default()
}
