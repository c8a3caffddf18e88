//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::guide::Hint;
use crate::app::parts::Icon;
use crate::app::parts::chapter::Chapter;
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::rules::heure::{Move, PhaseKind};
use crate::rules::{By, GameId};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let phase = desk.sitting.phase_kind.get_untracked();
    let close = Callback::new(move |()| desk.rules.set(false));
    // An answer has no chapter of its own.
    let chapter = if phase == PhaseKind::Answer { PhaseKind::Ask } else { phase };
    view! {
        <RulesSheet game=GameId::Heure chapters=chapters() chapter=chapter.into() on_close=close>
            {(phase != PhaseKind::Over).then(|| view! { <StopButton/> })}
        </RulesSheet>
    }
}

/// The chapters, in the order of a turn. The chapter of a phase has its name.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    vec![
        chapter("goal", [tr!(rules.goal), tr!(rules.goal1), tr!(rules.goal2), tr!(rules.goal3)]),
        chapter("draw", [tr!(rules.draw), tr!(rules.draw1), tr!(rules.draw2), tr!(rules.draw3)]),
        chapter("place", [tr!(rules.place), tr!(rules.place1), tr!(rules.place2), tr!(rules.place3)]),
        chapter("ghost", [tr!(rules.ghost), tr!(rules.ghost1), tr!(rules.ghost2), tr!(rules.ghost3)]),
        chapter("ask", [tr!(rules.ask), tr!(rules.ask1), tr!(rules.ask2), tr!(rules.ask3)]),
        chapter("emergency", [tr!(rules.emergency), tr!(rules.emergency1), tr!(rules.emergency2), tr!(rules.emergency3)]),
        chapter("over", [tr!(rules.over), tr!(rules.over1), tr!(rules.over2), tr!(rules.over3)]),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(id: &'static str, words: [&'static str; 4]) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { id, title, lines: lines.to_vec() }
}

/// The table may agree to stop (HEURE-R22).
#[component]
fn StopButton() -> impl IntoView {
    let desk = Desk::get();
    let stop = move |_| {
        desk.rules.set(false);
        desk.cover(true);
        desk.sitting.act(By::Table, Move::Stop);
    };
    view! {
        <details>
            <summary>{tr!(heure.stop)}<Icon name="chevron-down"/></summary>
            <p>{tr!(heure.stop_hint)}</p>
            <button class="button danger piece" data-move="stop" on:click=stop>{tr!(heure.stop)}</button>
        </details>
    }
}

/// The hints at the controls, each shown the first time that its control can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "draw", words: tr!(guide.heure_draw) },
        Hint { mv: "lay", words: tr!(guide.heure_lay) },
        Hint { mv: "hide", words: tr!(guide.heure_hide) },
    ]
}
