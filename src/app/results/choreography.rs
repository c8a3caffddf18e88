//! How an ending is shown: the curtain opens, the podium rises third, second, first, then come the curve and
//! the moments, then what next. What is not shown yet is not in the page. A touch or a key shows everything
//! at once; where motion is reduced, and where nobody has won, nothing waits.

use super::podium::Step;
use super::won::Ending;
use crate::app::browser::cues::Cue;
use crate::app::browser::focus;
use crate::app::browser::frame::after;
use crate::app::browser::settings::Settings;
use crate::app::browser::sound;
use crate::app::table::Table;
use leptos::ev::{keydown, pointerdown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::time::Duration;

/// How much of an ending is shown; each includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Shown {
    /// The curtain.
    #[default]
    Curtain,
    /// Who came third or later.
    Third,
    /// Who came second.
    Second,
    /// Who has won, with fanfare and applause.
    First,
    /// The curve and the moments.
    Told,
    /// Everything, what next included.
    All,
}

/// So long after everything is shown the focus is on what next, in ms.
const FOCUS_AFTER: u64 = 600;

impl Shown {
    /// When a rank has its turn.
    pub const fn of(rank: usize) -> Shown {
        match rank {
            1 => Shown::First,
            2 => Shown::Second,
            _ => Shown::Third,
        }
    }

    /// How long it waits for its turn, in ms.
    const fn waits(self) -> u64 {
        match self {
            Shown::Curtain => 0,
            Shown::Third => 1_000,
            Shown::Second => 900,
            Shown::First => 1_200,
            Shown::Told => 1_800,
            Shown::All => 500,
        }
    }

    /// What comes after it where these stand on the podium; a place that nobody has takes no time.
    fn next(self, steps: &[Step]) -> Option<Shown> {
        let all = [Shown::Third, Shown::Second, Shown::First, Shown::Told, Shown::All];
        let has = |shown: Shown| steps.iter().any(|step| Shown::of(step.rank) == shown);
        all.into_iter().find(|&next| next > self && (next > Shown::First || has(next)))
    }
}

/// Shows an ending step by step at its table.
pub fn begin(table: Table, ending: &Ending, steps: Vec<Step>) {
    let shown = table.ending;
    let won = !ending.outcome.winners.is_empty();
    let still = table.shell.settings.with_untracked(Settings::reduced_motion);
    if table.is_watched() {
        return shown.set(Shown::All);
    }
    shown.set(if won && !still { Shown::Curtain } else { Shown::All });
    Effect::new(move || {
        if let Some(next) = shown.get().next(&steps) {
            after(Duration::from_millis(next.waits()), move || shown.set(next));
        }
    });
    if won {
        let (game, applause) = (ending.game, ending.applause);
        let is_known = Memo::new(move |_| shown.get() >= Shown::First);
        Effect::new(move || {
            if is_known.get() {
                table.play_cue(Cue::Win(game));
                table.shell.settings.with_untracked(|settings| sound::applaud(applause, settings));
            }
        });
    }
    // A key that showed everything is not yet one that presses what comes: the focus takes its time.
    let late = Duration::from_millis(if won && !still { FOCUS_AFTER } else { 0 });
    Effect::new(move || {
        if shown.get() == Shown::All {
            after(late, focus::follow);
        }
    });
    let skip = move || {
        if shown.get_untracked() < Shown::All {
            shown.set(Shown::All);
        }
    };
    let _ = use_event_listener(use_window(), pointerdown, move |_| skip());
    let _ = use_event_listener(use_window(), keydown, move |_| skip());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn shown(ranks: &[usize]) -> Vec<Shown> {
        let steps: Vec<Step> =
            ranks.iter().map(|rank| Step { seat: Seat(0), rank: *rank }).collect();
        let mut all = vec![];
        let mut now = Shown::Curtain;
        while let Some(next) = now.next(&steps) {
            all.push(next);
            now = next;
        }
        all
    }

    #[test]
    fn the_podium_rises_third_second_first_then_the_story_then_the_buttons() {
        use Shown::{All, First, Second, Third, Told};
        assert_eq!(shown(&[1, 2, 3, 4]), [Third, Second, First, Told, All]);
        assert_eq!(shown(&[1, 2]), [Second, First, Told, All]);
        assert_eq!(shown(&[1, 1, 3]), [Third, First, Told, All], "two winners, no second");
        assert_eq!(shown(&[1]), [First, Told, All]);
    }
}
