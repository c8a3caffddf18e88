//! The rules in our own short words, open at the present phase.

use super::desk::{Desk, Stage};
use crate::app::contest;
use crate::app::contest::closing::EndEarly;
use crate::app::guide::Hint;
use crate::app::parts::chapter::Chapter;
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::rules::GameId;
use crate::rules::defizz::PhaseKind;
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let chapter = untrack(|| chapter_at(desk));
    let close = Callback::new(move |()| desk.table.rules.set(false));
    let over = desk.sitting.phase_kind.get_untracked() == PhaseKind::Over;
    view! {
        <RulesSheet game=GameId::Defizz chapters=chapters() chapter on_close=close>
            {(!over).then(|| view! { <EndEarly/> })}
        </RulesSheet>
    }
}

/// The chapter of the present stage.
fn chapter_at(desk: Desk) -> &'static str {
    match desk.stage() {
        Stage::Roll | Stage::Card => "turn",
        Stage::Clues | Stage::Opponent => "clues",
        Stage::Stake | Stage::Raise => "stake",
        Stage::Question(contest::Stage::Race) => "chrono",
        Stage::Question(contest::Stage::Aim) => "cible",
        Stage::Question(contest::Stage::Rally) => "pingpong",
        Stage::Question(contest::Stage::Waits) => "question",
        Stage::Luck => "chance",
        Stage::Over => "over",
    }
}

/// The chapters, in the order of a turn.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    let chapter = |id, title, lines: &'static str| Chapter { id, title, lines: lines.split('|').collect() };
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

/// The hints shown at a control the first time it can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "roll", words: tr!(guide.defizz_roll) },
        Hint { mv: "choose", words: tr!(guide.defizz_choose) },
        Hint { mv: "stake", words: tr!(guide.defizz_stake) },
    ]
}
