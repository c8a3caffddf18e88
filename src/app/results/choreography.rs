//! The staging of an ending: the curtain opens, the podium rises third, second, first, then come the curve and the
//! moments, then the next actions. What is not shown yet is not in the page. A touch or a key shows everything at
//! once; with reduced motion, in a replay, and where nobody has won, nothing waits.

use super::ceremony::Ending;
use crate::app::browser::focus;
use crate::app::browser::frame::after;
use crate::app::browser::settings::Settings;
use crate::app::browser::sound;
use crate::app::table::Table;
use crate::cues::Cue;
use crate::podium::{Shown, Step, told};
use crate::rules::{Chair, Player, Seat};
use crate::wire::Sitter;
use leptos::ev::{keydown, pointerdown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::time::Duration;

/// Delay before the focus moves to the next actions once everything is shown, in ms.
const FOCUS_AFTER: u64 = 600;

/// Shows an ending step by step at its table.
pub fn begin(table: Table, ending: &Ending, steps: Vec<Step>) {
    let shown = table.ending;
    let won = !ending.outcome.winners.is_empty();
    let still = table.shell.settings.with_untracked(Settings::reduced_motion);
    if table.is_watched() {
        return shown.set(Shown::All);
    }
    shown.set(if won && !still { Shown::Curtain } else { Shown::All });
    tell_podium(table, ending, steps.clone(), won);
    Effect::new(move || {
        if let Some(next) = shown.get().next(&steps) {
            after(Duration::from_millis(next.waits()), move || shown.set(next));
        }
    });
    let (game, applause, title) = (ending.game, ending.applause, ending.title.clone());
    let is_known = Memo::new(move |_| shown.get() >= Shown::First);
    Effect::new(move || {
        if !is_known.get() {
            return;
        }
        table.tell_end(&title);
        if won {
            table.play_cue(Cue::Win(game));
            table.shell.settings.with_untracked(|settings| sound::applaud(applause, settings));
        }
    });
    // A key that showed everything must not press the next button as well: the focus moves later.
    let late = Duration::from_millis(if won && !still { FOCUS_AFTER } else { 0 });
    Effect::new(move || {
        if shown.get() == Shown::All {
            after(late, focus::follow);
        }
    });
    skipped_by_touch(shown);
}

/// A touch or a key shows everything at once.
fn skipped_by_touch(shown: RwSignal<Shown>) {
    let skip = move || {
        if shown.get_untracked() < Shown::All {
            shown.set(Shown::All);
        }
    };
    let _ = use_event_listener(use_window(), pointerdown, move |_| skip());
    let _ = use_event_listener(use_window(), keydown, move |_| skip());
}

/// Tells screens elsewhere the podium as it rises.
fn tell_podium(table: Table, ending: &Ending, steps: Vec<Step>, won: bool) {
    let (chairs, reached) = (ending.chairs.clone(), ending.reached.clone());
    Effect::new(move || {
        let stand = |seat: Seat| {
            let Chair { name, mark, player, .. } = chairs[seat.index()].clone();
            let sitter = Sitter { name, mark, automatic: player != Player::Person };
            (sitter, reached.get(seat.index()).cloned().unwrap_or_default())
        };
        table.podium.set(told(&steps, won, table.ending.get(), stand));
    });
}
