//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::parts::rules::{Chapter, RulesSheet};
use crate::app::parts::{Icon, Symbol};
use crate::app::words::tr;
use crate::rules::egomaster::Move;
use crate::rules::egomaster::ring::Mode;
use crate::rules::{By, GameId};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let phase = untrack(|| chapter_now(desk));
    let close = Callback::new(move |()| desk.rules.set(false));
    view! {
        <RulesSheet game=GameId::Egomaster chapters=chapters() phase on_close=close>
            {(phase != "over").then(|| view! { <Stops/> })}
        </RulesSheet>
    }
}

/// The table agrees to stop.
#[component]
fn Stops() -> impl IntoView {
    let desk = Desk::get();
    let stop = move |_| {
        desk.rules.set(false);
        desk.cover();
        desk.sitting.act(By::Table, Move::Stop);
    };
    view! {
        <details>
            <summary>{tr!(egomaster.stop)}<Icon name="chevron-down"/></summary>
            <p>{tr!(egomaster.stop_hint)}</p>
            <button class="button danger piece" data-move="stop" on:click=stop>{tr!(egomaster.stop_now)}</button>
        </details>
    }
}

/// The chapter of the present phase.
fn chapter_now(desk: Desk) -> &'static str {
    match desk.phase_name.get() {
        "over" => "over",
        "start" | "place" | "roll" | "walk" => "walk",
        "stake" | "raise" => "raise",
        "dice-off" => "contest",
        _ => match desk.turn.get().map(|turn| turn.mode) {
            Some(Mode::Solo) => "solo",
            Some(Mode::Duo) => "duo",
            Some(Mode::Multi) => "multi",
            None => "page",
        },
    }
}

/// The chapters, in the order of a turn.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    vec![
        chapter("goal", [tr!(egomaster_rules.goal), tr!(egomaster_rules.goal1), tr!(egomaster_rules.goal2), tr!(egomaster_rules.goal3)], crown),
        chapter("walk", [tr!(egomaster_rules.walk), tr!(egomaster_rules.walk1), tr!(egomaster_rules.walk2), tr!(egomaster_rules.walk3)], die),
        chapter("page", [tr!(egomaster_rules.page), tr!(egomaster_rules.page1), tr!(egomaster_rules.page2), tr!(egomaster_rules.page3)], dice),
        chapter("solo", [tr!(egomaster_rules.solo), tr!(egomaster_rules.solo1), tr!(egomaster_rules.solo2), tr!(egomaster_rules.solo3)], solo),
        chapter("duo", [tr!(egomaster_rules.duo), tr!(egomaster_rules.duo1), tr!(egomaster_rules.duo2), tr!(egomaster_rules.duo3)], duo),
        chapter("multi", [tr!(egomaster_rules.multi), tr!(egomaster_rules.multi1), tr!(egomaster_rules.multi2), tr!(egomaster_rules.multi3)], multi),
        chapter("contest", [tr!(egomaster_rules.contest), tr!(egomaster_rules.contest1), tr!(egomaster_rules.contest2), tr!(egomaster_rules.contest3)], icons),
        chapter("elimination", [tr!(egomaster_rules.elimination), tr!(egomaster_rules.elimination1), tr!(egomaster_rules.elimination2), tr!(egomaster_rules.elimination3)], crown),
        chapter("raise", [tr!(egomaster_rules.raise), tr!(egomaster_rules.raise1), tr!(egomaster_rules.raise2), tr!(egomaster_rules.raise3)], duo),
        chapter("over", [tr!(egomaster_rules.over), tr!(egomaster_rules.over1), tr!(egomaster_rules.over2), tr!(egomaster_rules.over3)], crown),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(phase: &'static str, words: [&'static str; 4], drawing: fn() -> AnyView) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { phase, title, lines: lines.to_vec(), drawing }
}

fn drawn(id: &'static str) -> AnyView {
    view! { <Symbol sprite="egomaster" id/> }.into_any()
}

fn crown() -> AnyView {
    drawn("ego-crown")
}

fn die() -> AnyView {
    drawn("ego-die-5")
}

fn dice() -> AnyView {
    [drawn("ego-d20-page"), drawn("ego-d20-number")].into_any()
}

fn solo() -> AnyView {
    drawn("ego-solo")
}

fn duo() -> AnyView {
    drawn("ego-duo")
}

fn multi() -> AnyView {
    drawn("ego-multi")
}

fn icons() -> AnyView {
    [drawn("ego-cible"), drawn("ego-pingpong"), drawn("ego-rapidite")].into_any()
}
