//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::contest::closing::EndEarly;
use crate::app::guide::Hint;
use crate::app::parts::rules::{Chapter, RulesSheet};
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
    let agree = Callback::new(move |counts| {
        desk.agree(if counts { Move::Count } else { Move::Stop });
    });
    let over = phase == "over";
    view! {
        <RulesSheet game=GameId::Defizz chapters=chapters() phase on_close=close>
            {(!over).then(|| view! { <EndEarly agree/> })}
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

/// The chapters, in the order of a turn.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    let chapter = |phase, title, lines: &'static str| Chapter { phase, title, lines: lines.split('|').collect() };
    vec![
        chapter("goal", tr!(defizz_rules.goal), tr!(defizz_rules.goal_lines)),
        chapter("turn", tr!(defizz_rules.turn), tr!(defizz_rules.turn_lines)),
        chapter("clues", tr!(defizz_rules.clues), tr!(defizz_rules.clues_lines)),
        chapter("stake", tr!(defizz_rules.stake), tr!(defizz_rules.stake_lines)),
        chapter("question", tr!(defizz_rules.question), tr!(defizz_rules.question_lines)),
        chapter("chrono", tr!(defizz.chrono), tr!(defizz_rules.chrono_lines)),
        chapter("cible", tr!(defizz.cible), tr!(defizz_rules.cible_lines)),
        chapter("pingpong", tr!(defizz.pingpong), tr!(defizz_rules.pingpong_lines)),
        chapter("chance", tr!(defizz.chance), tr!(defizz_rules.chance_lines)),
        chapter("short", tr!(defizz_rules.short), tr!(defizz_rules.short_lines)),
        chapter("two", tr!(defizz_rules.two), tr!(defizz_rules.two_lines)),
        chapter("classic", tr!(defizz_rules.classic), tr!(defizz_rules.classic_lines)),
        chapter("variants", tr!(defizz_rules.variants), tr!(defizz_rules.variants_lines)),
        chapter("over", tr!(defizz_rules.over), tr!(defizz_rules.over_lines)),
    ]
}

/// What is explained at the control itself, the first time that it can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "roll", words: tr!(guide.defizz_roll) },
        Hint { mv: "choose", words: tr!(guide.defizz_choose) },
        Hint { mv: "stake", words: tr!(guide.defizz_stake) },
    ]
}
