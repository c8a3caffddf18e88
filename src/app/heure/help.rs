//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::guide::Hint;
use crate::app::parts::Icon;
use crate::app::parts::chapter::{Chapter, in_words};
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::explain::Way;
use crate::explain::heure::Line;
use crate::rules::heure::{Move, Options, PhaseKind};
use crate::rules::{By, GameId};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let phase = desk.sitting.phase_kind.get_untracked();
    let chapters = desk.chapters();
    let close = Callback::new(move |()| desk.rules.set(false));
    // An answer has no chapter of its own.
    let chapter = if phase == PhaseKind::Answer { PhaseKind::Ask } else { phase };
    view! {
        <RulesSheet game=GameId::Heure chapters chapter=chapter.into() on_close=close>
            {(phase != PhaseKind::Over).then(|| view! { <StopButton/> })}
        </RulesSheet>
    }
}

/// The chapters of a table that plays that way, in the order of the game.
pub fn chapters(way: &Way<Options>) -> Vec<Chapter> {
    in_words(way, title, words)
}

/// The title of a chapter.
fn title(id: &str) -> &'static str {
    match id {
        "goal" => tr!(rules.goal),
        "draw" => tr!(rules.draw),
        "place" => tr!(rules.place),
        "ghost" => tr!(rules.ghost),
        "ask" => tr!(rules.ask),
        "emergency" => tr!(rules.emergency),
        _ => tr!(rules.over),
    }
}

/// A line in words: the text of its name.
#[rustfmt::skip] // one line each
fn words(line: Line) -> &'static str {
    match line {
        Line::Goal1 => tr!(rules.goal1),
        Line::GoalGhost => tr!(rules.goal_ghost),
        Line::GoalGhosts => tr!(rules.goal_ghosts),
        Line::Goal3 => tr!(rules.goal3),
        Line::Draw1 => tr!(rules.draw1),
        Line::DrawOther => tr!(rules.draw_other),
        Line::DrawThen => tr!(rules.draw_then),
        Line::Draw2 => tr!(rules.draw2),
        Line::Draw3 => tr!(rules.draw3),
        Line::Place1 => tr!(rules.place1),
        Line::Place2 => tr!(rules.place2),
        Line::Place3 => tr!(rules.place3),
        Line::PlaceRefused => tr!(rules.place_refused),
        Line::Ghost1 => tr!(rules.ghost1),
        Line::Ghost2 => tr!(rules.ghost2),
        Line::Ghost3 => tr!(rules.ghost3),
        Line::Ask1 => tr!(rules.ask1),
        Line::Ask2 => tr!(rules.ask2),
        Line::Ask3 => tr!(rules.ask3),
        Line::Emergency1 => tr!(rules.emergency1),
        Line::EmergencyWide => tr!(rules.emergency_wide),
        Line::Emergency2 => tr!(rules.emergency2),
        Line::Emergency3 => tr!(rules.emergency3),
        Line::Over1 => tr!(rules.over1),
        Line::Over2 => tr!(rules.over2),
        Line::Over3 => tr!(rules.over3),
    }
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
