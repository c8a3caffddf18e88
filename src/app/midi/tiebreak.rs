//! Sudden death (option O5): laps of kick-off questions among those level for the win.

use super::desk::Desk;
use super::kickoff::turn;
use crate::app::dom::{Dom, el, group};
use crate::app::words::tr;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The stage: who is left, and the turn.
pub fn stage(desk: Desk) -> Dom {
    group().child(move || match desk.phase.get() {
        PhaseView::Tiebreak { left, seat, step } => {
            let names: Vec<String> = left.iter().map(|seat| desk.name(*seat)).collect();
            let words = tr!(midi.level, names = names.join(", "));
            group().child(el("p", "hint").child(words)).child(turn(desk, seat, &step))
        }
        _ => Dom::none(),
    })
}
