//! Outside the opening hours: a dark screen with a few words that wander, so that they burn into none. The
//! device may switch it off; whoever touches it all the same is not turned away.

use super::kept::house;
use super::watch::enter;
use crate::app::Shell;
use crate::app::parts::Symbol;
use crate::app::shell::dates;
use crate::app::words::tr;
use leptos::prelude::*;
use leptos_use::use_interval_fn;

/// How often the words wander, in ms.
const WANDER: u64 = 40_000;

/// The dimmed screen.
#[component]
pub fn Closed() -> impl IntoView {
    let shell = Shell::get();
    let opens = house().hours.map(|(from, _)| dates::time(from.into())).unwrap_or_default();
    let place = RwSignal::new(0_u32);
    use_interval_fn(move || place.update(|n| *n = (*n + 1) % 9), WANDER);
    let at = |n: u32| [&(35 + n * 15).to_string(), "%"].concat();
    view! {
        <div class="screen kiosk-closed">
            <main style:--x=move || at(place.get() % 3) style:--y=move || at(place.get() / 3)>
                <section>
                    <Symbol sprite="shell" id="brand"/>
                    <h1>{tr!(kiosk.closed)}</h1>
                    <p>{tr!(kiosk.opens, time = opens)}</p>
                </section>
                <button
                    class="wake"
                    data-act="enter"
                    aria-label=tr!(kiosk.touch)
                    on:click=move |_| enter(shell)
                ></button>
            </main>
        </div>
    }
}
