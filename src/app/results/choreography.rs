//! The staging of an ending: the curtain opens, the podium rises third, second, first and has the screen to itself,
//! then come the curve and the moments, then the next actions. What is not shown yet is not in the page. A touch or a
//! key shows everything at once; with reduced motion, in a replay, where nobody has won, and where the end has been
//! shown before, nothing waits.

use super::ceremony::Ending;
use super::running;
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

/// Shows an ending step by step at its table. One that is opened again, after a reload or from its replay, is shown
/// whole, and nothing is said or sounds a second time.
pub fn begin(table: Table, ending: &Ending, steps: Vec<Step>) {
    let shown = table.ending;
    if table.is_watched() {
        return shown.set(Shown::All);
    }
    let won = !ending.outcome.winners.is_empty();
    let still = table.shell.settings.with_untracked(Settings::reduced_motion);
    let is_new = table.has_played.get_value();
    let in_steps = won && !still && is_new;
    shown.set(if in_steps { Shown::Curtain } else { Shown::All });
    tell_podium(table, ending, steps.clone(), won);
    tell_winner(table, ending, is_new);
    if is_new {
        tell_score(table);
    }
    stage(shown, steps, in_steps);
}

/// Lets `shown` come to its end, in steps or, as a touch or a key makes it, at once; then the focus goes to the next
/// actions.
pub fn stage(shown: RwSignal<Shown>, steps: Vec<Step>, in_steps: bool) {
    Effect::new(move || {
        if let Some(next) = shown.get().next(&steps) {
            after(Duration::from_millis(next.waits()), move || shown.set(next));
        }
    });
    // A key that showed everything must not press the next button as well: the focus moves later.
    let late = Duration::from_millis(if in_steps { FOCUS_AFTER } else { 0 });
    Effect::new(move || {
        if shown.get() == Shown::All {
            after(late, focus::follow);
        }
    });
    skipped_by_touch(shown);
}

/// With the first place: the voice, the fanfare and the applause, and leave for the screens elsewhere to show the
/// winner. An end that was shown before only has the leave.
fn tell_winner(table: Table, ending: &Ending, is_new: bool) {
    let (game, applause, title) = (ending.game, ending.applause, ending.title.clone());
    let won = !ending.outcome.winners.is_empty();
    let is_known = Memo::new(move |_| table.ending.get() >= Shown::First);
    Effect::new(move || {
        if !is_known.get() {
            return;
        }
        table.crown();
        if !is_new {
            return;
        }
        table.tell_end(&title);
        if won {
            table.play_cue(Cue::Win(game));
            table.shell.settings.with_untracked(|settings| sound::applaud(applause, settings));
        }
    });
}

/// Once the podium has been seen, says who leads the soirée.
fn tell_score(table: Table) {
    let is_told = Memo::new(move |_| table.ending.get() >= Shown::Told);
    Effect::new(move || {
        if let Some(words) = is_told.get().then(|| running::leads(table)).flatten() {
            table.hint_aloud(&words);
        }
    });
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
