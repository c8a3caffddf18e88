//! What goes by itself after a while, unless somebody touches anything: its timer, the bar that shows it on its button,
//! and the button that makes it wait.

use super::Icon;
use crate::app::browser::frame::{after, after_paint};
use crate::app::browser::spots;
use crate::app::words::tr;
use leptos::ev::{keydown, pointerdown};
use leptos::html::I;
use leptos::prelude::*;
use leptos_use::{UseEventListenerOptions, use_event_listener_with_options, use_window};
use std::time::Duration;

/// Calls `does` that long after `runs` was set, unless it is taken back before; any touch or key takes it back. It is
/// heard on its way down to its target, so that what this touch does there may set `runs` again.
pub fn goes_after(time: Duration, runs: RwSignal<bool>, does: impl Fn() + Copy + 'static) {
    Effect::new(move || {
        if runs.get() {
            after(time, does);
        }
    });
    let first = UseEventListenerOptions::default().capture(true);
    let _ =
        use_event_listener_with_options(use_window(), pointerdown, move |_| runs.set(false), first);
    let _ = use_event_listener_with_options(use_window(), keydown, move |_| runs.set(false), first);
}

/// The bar at the foot of a button, as long as the time runs: `.button > .edge`.
#[component]
pub fn RunsOut(runs: RwSignal<bool>, time: Duration) -> impl IntoView {
    view! { <Show when=move || runs.get()><Bar time/></Show> }
}

/// The bar itself. A page that is scrolled brings it in sight: nothing is sent unseen.
#[component]
fn Bar(time: Duration) -> impl IntoView {
    let bar = NodeRef::<I>::new();
    bar.on_load(|bar| after_paint(move || spots::bring_in_sight(&bar)));
    view! { <i class="edge" node_ref=bar style:--stays=format!("{}ms", time.as_millis())></i> }
}

/// *Wait*, as long as the time runs: `[data-act="wait"]`.
#[component]
pub fn Wait(runs: RwSignal<bool>) -> impl IntoView {
    view! {
        <Show when=move || runs.get()>
            <button class="button quiet piece" data-act="wait" on:click=move |_| runs.set(false)>
                <Icon name="pause"/>{tr!(common.wait)}
            </button>
        </Show>
    }
}
