//! The rules in our own short words, open at the present phase.

use super::desk::{Desk, Stage};
use crate::app::contest;
use crate::app::contest::closing::EndEarly;
use crate::app::guide::Hint;
use crate::app::parts::chapter::{Chapter, in_words};
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::explain::Way;
use crate::explain::defizz::Line;
use crate::rules::GameId;
use crate::rules::defizz::{Options, PhaseKind};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let chapter = untrack(|| chapter_at(desk));
    let chapters = desk.chapters();
    let close = Callback::new(move |()| desk.table.rules.set(false));
    let over = desk.sitting.phase_kind.get_untracked() == PhaseKind::Over;
    view! {
        <RulesSheet game=GameId::Defizz chapters chapter on_close=close>
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

/// The chapters of a table that plays that way, in the order of the game.
pub fn chapters(way: &Way<Options>) -> Vec<Chapter> {
    in_words(way, title, words)
}

/// The title of a chapter.
fn title(id: &str) -> &'static str {
    match id {
        "goal" => tr!(defizz_rules.goal),
        "turn" => tr!(defizz_rules.turn),
        "clues" => tr!(defizz_rules.clues),
        "stake" => tr!(defizz_rules.stake),
        "question" => tr!(defizz_rules.question),
        "chrono" => tr!(defizz.chrono),
        "cible" => tr!(defizz.cible),
        "pingpong" => tr!(defizz.pingpong),
        "chance" => tr!(defizz.chance),
        "short" => tr!(defizz_rules.short),
        "two" => tr!(defizz_rules.two),
        "classic" => tr!(defizz_rules.classic),
        "variants" => tr!(defizz_rules.variants),
        _ => tr!(defizz_rules.over),
    }
}

/// A line in words: the text of its name.
#[rustfmt::skip] // one line each
fn words(line: Line) -> &'static str {
    match line {
        Line::Goal1 => tr!(defizz_rules.goal1),
        Line::GoalOther => tr!(defizz_rules.goal_other),
        Line::Goal2 => tr!(defizz_rules.goal2),
        Line::GoalBank => tr!(defizz_rules.goal_bank),
        Line::Goal3 => tr!(defizz_rules.goal3),
        Line::Turn1 => tr!(defizz_rules.turn1),
        Line::TurnMode => tr!(defizz_rules.turn_mode),
        Line::Turn2 => tr!(defizz_rules.turn2),
        Line::TurnDoubled => tr!(defizz_rules.turn_doubled),
        Line::TurnReader => tr!(defizz_rules.turn_reader),
        Line::TurnTablet => tr!(defizz_rules.turn_tablet),
        Line::TurnClue => tr!(defizz_rules.turn_clue),
        Line::TurnClueOnly => tr!(defizz_rules.turn_clue_only),
        Line::TurnChosen => tr!(defizz_rules.turn_chosen),
        Line::TurnChosenOnly => tr!(defizz_rules.turn_chosen_only),
        Line::Clues1 => tr!(defizz_rules.clues1),
        Line::CluesChosen => tr!(defizz_rules.clues_chosen),
        Line::Clues2 => tr!(defizz_rules.clues2),
        Line::Clues3 => tr!(defizz_rules.clues3),
        Line::Stake1 => tr!(defizz_rules.stake1),
        Line::Stake2 => tr!(defizz_rules.stake2),
        Line::Stake3 => tr!(defizz_rules.stake3),
        Line::Question1 => tr!(defizz_rules.question1),
        Line::QuestionReader => tr!(defizz_rules.question_reader),
        Line::QuestionTablet => tr!(defizz_rules.question_tablet),
        Line::Question3 => tr!(defizz_rules.question3),
        Line::Chrono1 => tr!(defizz_rules.chrono1),
        Line::Chrono2 => tr!(defizz_rules.chrono2),
        Line::Chrono3 => tr!(defizz_rules.chrono3),
        Line::Cible1 => tr!(defizz_rules.cible1),
        Line::Cible2 => tr!(defizz_rules.cible2),
        Line::Cible3 => tr!(defizz_rules.cible3),
        Line::Pingpong1 => tr!(defizz_rules.pingpong1),
        Line::Pingpong2 => tr!(defizz_rules.pingpong2),
        Line::Pingpong3 => tr!(defizz_rules.pingpong3),
        Line::PingpongLone => tr!(defizz_rules.pingpong_lone),
        Line::Chance1 => tr!(defizz_rules.chance1),
        Line::Chance2 => tr!(defizz_rules.chance2),
        Line::Chance3 => tr!(defizz_rules.chance3),
        Line::Short1 => tr!(defizz_rules.short1),
        Line::Short2 => tr!(defizz_rules.short2),
        Line::Two1 => tr!(defizz_rules.two1),
        Line::Two2 => tr!(defizz_rules.two2),
        Line::Classic1 => tr!(defizz_rules.classic1),
        Line::Classic2 => tr!(defizz_rules.classic2),
        Line::Variants1 => tr!(defizz_rules.variants1),
        Line::Variants2 => tr!(defizz_rules.variants2),
        Line::Variants3 => tr!(defizz_rules.variants3),
        Line::Over1 => tr!(defizz_rules.over1),
        Line::Over2 => tr!(defizz_rules.over2),
    }
}

/// The hints shown at a control the first time it can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "roll", words: tr!(guide.defizz_roll) },
        Hint { mv: "choose", words: tr!(guide.defizz_choose) },
        Hint { mv: "stake", words: tr!(guide.defizz_stake) },
    ]
}
