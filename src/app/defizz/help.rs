//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use super::luck::Clover;
use crate::app::parts::rules::{Chapter, RulesSheet};
use crate::app::parts::{Icon, Symbol};
use crate::app::words::tr;
use crate::rules::GameId;
use crate::rules::defizz::Move;
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let phase = untrack(|| chapter_at(desk));
    let close = Callback::new(move |()| desk.rules.set(false));
    let stop = move |_| {
        desk.rules.set(false);
        desk.cover();
        desk.act_together(Move::Stop);
    };
    let over = phase == "over";
    view! {
        <RulesSheet game=GameId::Defizz chapters=chapters() phase on_close=close>
            {(!over).then(|| view! {
                <details>
                    <summary>{tr!(defizz.stop_early)}<Icon name="chevron-down"/></summary>
                    <p>{tr!(defizz.stop_hint)}</p>
                    <button class="button danger piece" data-move="stop" on:click=stop>{tr!(defizz.stop)}</button>
                </details>
            })}
        </RulesSheet>
    }
}

/// The chapter of the present stage.
fn chapter_at(desk: Desk) -> &'static str {
    match desk.stage() {
        "roll" | "card" => "turn",
        "clues" | "opponent" => "clues",
        "stake" | "raise" => "stake",
        "race" => "chrono",
        "aim" => "cible",
        "rally" => "pingpong",
        "luck" => "chance",
        "over" => "over",
        _ => "question",
    }
}

fn drawing(id: &'static str, view_box: &'static str) -> AnyView {
    view! { <Symbol sprite="defizz" id view_box/> }.into_any()
}

fn foam() -> AnyView {
    drawing("foam-die", "0 0 208 208")
}

fn card() -> AnyView {
    drawing("help-card", "0 0 58 72")
}

fn chips() -> AnyView {
    view! { <Symbol sprite="contest" id="chip-disc" view_box="-2 -2 84 48"/> }.into_any()
}

fn pad() -> AnyView {
    drawing("pad", "0 0 120 84")
}

fn target() -> AnyView {
    drawing("target", "0 0 100 100")
}

fn ball() -> AnyView {
    drawing("ball", "0 0 100 100")
}

fn clover() -> AnyView {
    view! { <Clover/> }.into_any()
}

/// The chapters, in the order of a turn.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    let chapter = |phase, title, lines: &'static str, drawing| Chapter { phase, title, lines: lines.split('|').collect(), drawing };
    vec![
        chapter("goal", tr!(defizz_rules.goal), tr!(defizz_rules.goal_lines), foam as fn() -> AnyView),
        chapter("turn", tr!(defizz_rules.turn), tr!(defizz_rules.turn_lines), foam),
        chapter("clues", tr!(defizz_rules.clues), tr!(defizz_rules.clues_lines), card),
        chapter("stake", tr!(defizz_rules.stake), tr!(defizz_rules.stake_lines), chips),
        chapter("question", tr!(defizz_rules.question), tr!(defizz_rules.question_lines), pad),
        chapter("chrono", tr!(defizz.chrono), tr!(defizz_rules.chrono_lines), pad),
        chapter("cible", tr!(defizz.cible), tr!(defizz_rules.cible_lines), target),
        chapter("pingpong", tr!(defizz.pingpong), tr!(defizz_rules.pingpong_lines), ball),
        chapter("chance", tr!(defizz.chance), tr!(defizz_rules.chance_lines), clover),
        chapter("short", tr!(defizz_rules.short), tr!(defizz_rules.short_lines), chips),
        chapter("two", tr!(defizz_rules.two), tr!(defizz_rules.two_lines), foam),
        chapter("classic", tr!(defizz_rules.classic), tr!(defizz_rules.classic_lines), chips),
        chapter("variants", tr!(defizz_rules.variants), tr!(defizz_rules.variants_lines), card),
        chapter("over", tr!(defizz_rules.over), tr!(defizz_rules.over_lines), foam),
    ]
}
