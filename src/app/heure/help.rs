//! The rules in our own short words, open at the present phase.

use super::cards::{clock_card, ghost_card};
use super::desk::Desk;
use crate::app::dom::{Child, Dom, el, group};
use crate::app::old_parts::rules::{Chapter, rules_sheet};
use crate::app::old_parts::symbol;
use crate::app::words::tr;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::{By, GameId};
use leptos::prelude::*;

/// The rules sheet of the running table.
pub fn rules(desk: Desk) -> Dom {
    let phase = desk.sitting.phase.get_untracked();
    let stop = (phase != "over").then(|| stop_button(desk));
    let close = Callback::new(move |()| desk.rules.set(false));
    // Who is asked has no chapter of his own.
    let chapter = if phase == "answer" { "ask" } else { phase };
    rules_sheet(GameId::Heure, chapters(), chapter, close, stop.piece())
}

/// The chapters, in the order of a turn. `phase` is what `data-phase` says when one is there.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    let boo = || ghost_card("ghost-card-boo");
    let hello = || ghost_card("ghost-card-hello");
    vec![
        chapter("goal", [tr!(rules.goal), tr!(rules.goal1), tr!(rules.goal2), tr!(rules.goal3)], three),
        chapter("draw", [tr!(rules.draw), tr!(rules.draw1), tr!(rules.draw2), tr!(rules.draw3)], backs),
        chapter("place", [tr!(rules.place), tr!(rules.place1), tr!(rules.place2), tr!(rules.place3)], three),
        chapter("ghost", [tr!(rules.ghost), tr!(rules.ghost1), tr!(rules.ghost2), tr!(rules.ghost3)], boo),
        chapter("ask", [tr!(rules.ask), tr!(rules.ask1), tr!(rules.ask2), tr!(rules.ask3)], one),
        chapter("emergency", [tr!(rules.emergency), tr!(rules.emergency1), tr!(rules.emergency2), tr!(rules.emergency3)], jam),
        chapter("over", [tr!(rules.over), tr!(rules.over1), tr!(rules.over2), tr!(rules.over3)], hello),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(phase: &'static str, words: [&'static str; 4], drawing: fn() -> Dom) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { phase, title, lines: lines.to_vec(), drawing }
}

fn hours(numbers: &[u8]) -> Vec<Dom> {
    numbers.iter().filter_map(|&hour| Hour::new(hour)).map(clock_card).collect()
}

fn three() -> Dom {
    hours(&[9, 12, 18]).piece()
}

fn one() -> Dom {
    hours(&[6]).piece()
}

fn backs() -> Dom {
    (0..3).map(|_| el("span", "card-back")).collect::<Vec<_>>().piece()
}

fn jam() -> Dom {
    group()
        .child(hours(&[9]))
        .child(el("span", "none").child(symbol("heure", "cross", "")))
        .child(hours(&[10]))
}

/// The table may agree to stop (HEURE-R22).
fn stop_button(desk: Desk) -> Dom {
    let stop = move || {
        desk.rules.set(false);
        desk.cover(true);
        desk.sitting.act(By::Table, Move::Stop);
    };
    el("details", "")
        .child(
            el("summary", "")
                .child(tr!(heure.stop))
                .child(crate::app::old_parts::icon("chevron-down")),
        )
        .child(el("p", "").child(tr!(heure.stop_hint)))
        .child(
            el("button", "button danger piece")
                .attr("data-move", "stop")
                .click(stop)
                .child(tr!(heure.stop)),
        )
}
