//! What lies over a board for a while: the drum roll before an outcome, and the pause.

use crate::app::parts::Icon;
use crate::app::words::tr;
use leptos::prelude::*;

/// The words before an outcome, while the table holds its breath: `.tv-drum`. A flap opens too soon to be announced.
#[component]
pub fn Drum(holds: RwSignal<bool>, phase: Memo<String>) -> impl IntoView {
    move || {
        if !holds.get() {
            return None;
        }
        let words = match &*phase.get() {
            "sheet" => return None,
            "star" => tr!(television.is_it_the_star),
            "chance" => tr!(television.luck),
            _ => tr!(millions.suspense),
        };
        Some(view! { <p class="tv-drum" role="status"><span>{words}</span></p> })
    }
}

/// The pause: `.tv-pause`.
#[component]
pub fn Paused() -> impl IntoView {
    view! { <p class="tv-pause" role="status"><span><Icon name="pause"/>{tr!(pause.title)}</span></p> }
}
