//! Sudden death (option O5): laps of kick-off questions among those level for the win.

use super::desk::Desk;
use super::kickoff::Turn;
use crate::app::words::tr;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The stage: who is left, and the turn.
#[component]
pub fn Tiebreak() -> impl IntoView {
    let desk = Desk::get();
    move || match desk.phase.get() {
        PhaseView::Tiebreak { left, seat, step } => {
            let names: Vec<String> = left.iter().map(|seat| desk.name(*seat)).collect();
            Some(view! {
                <p class="hint">{tr!(midi.level, names = names.join(", "))}</p>
                <Turn seat step/>
            })
        }
        _ => None,
    }
}
