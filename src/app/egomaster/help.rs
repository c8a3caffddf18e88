//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::contest::closing::EndEarly;
use crate::app::guide::Hint;
use crate::app::parts::chapter::{Chapter, in_words};
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::explain::Way;
use crate::explain::egomaster::Line;
use crate::rules::GameId;
use crate::rules::egomaster::ring::Mode;
use crate::rules::egomaster::{Options, PhaseKind};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let chapter = untrack(|| chapter_now(desk));
    let over = desk.sitting.phase_kind.get_untracked() == PhaseKind::Over;
    let chapters = desk.chapters();
    let close = Callback::new(move |()| desk.table.rules.set(false));
    view! {
        <RulesSheet game=GameId::Egomaster chapters chapter on_close=close>
            {(!over).then(|| view! { <EndEarly/> })}
        </RulesSheet>
    }
}

/// The chapter of the present phase.
fn chapter_now(desk: Desk) -> &'static str {
    match desk.sitting.phase_kind.get() {
        PhaseKind::Over => "over",
        PhaseKind::Start | PhaseKind::Place | PhaseKind::Roll | PhaseKind::Walk => "walk",
        PhaseKind::Stake | PhaseKind::Raise => "raise",
        PhaseKind::DiceOff => "contest",
        PhaseKind::Dice | PhaseKind::Booklet | PhaseKind::Opponent | PhaseKind::Question => {
            match desk.turn.get().map(|turn| turn.mode) {
                Some(Mode::Solo) => "solo",
                Some(Mode::Duo) => "duo",
                Some(Mode::Multi) => "multi",
                None => "page",
            }
        }
    }
}

/// The chapters of a table that plays that way, in the order of the game.
pub fn chapters(way: &Way<Options>) -> Vec<Chapter> {
    in_words(way, title, words)
}

/// The title of a chapter.
fn title(id: &str) -> &'static str {
    match id {
        "goal" => tr!(egomaster_rules.goal),
        "quick" => tr!(egomaster_rules.quick),
        "walk" => tr!(egomaster_rules.walk),
        "page" => tr!(egomaster_rules.page),
        "solo" => tr!(egomaster_rules.solo),
        "duo" => tr!(egomaster_rules.duo),
        "multi" => tr!(egomaster_rules.multi),
        "contest" => tr!(egomaster_rules.contest),
        "elimination" => tr!(egomaster_rules.elimination),
        "raise" => tr!(egomaster_rules.raise),
        _ => tr!(egomaster_rules.over),
    }
}

/// A line in words: the text of its name.
#[rustfmt::skip] // one line each
fn words(line: Line) -> &'static str {
    match line {
        Line::Goal1 => tr!(egomaster_rules.goal1),
        Line::Goal2 => tr!(egomaster_rules.goal2),
        Line::GoalOther => tr!(egomaster_rules.goal_other),
        Line::Goal3 => tr!(egomaster_rules.goal3),
        Line::Quick1 => tr!(egomaster_rules.quick1),
        Line::Quick2 => tr!(egomaster_rules.quick2),
        Line::QuickOther => tr!(egomaster_rules.quick_other),
        Line::Quick3 => tr!(egomaster_rules.quick3),
        Line::Walk1 => tr!(egomaster_rules.walk1),
        Line::WalkReader => tr!(egomaster_rules.walk_reader),
        Line::WalkTablet => tr!(egomaster_rules.walk_tablet),
        Line::WalkTwo => tr!(egomaster_rules.walk_two),
        Line::Walk3 => tr!(egomaster_rules.walk3),
        Line::Page1 => tr!(egomaster_rules.page1),
        Line::PageReader => tr!(egomaster_rules.page_reader),
        Line::PageTablet => tr!(egomaster_rules.page_tablet),
        Line::Page3 => tr!(egomaster_rules.page3),
        Line::Solo1 => tr!(egomaster_rules.solo1),
        Line::Solo2 => tr!(egomaster_rules.solo2),
        Line::Solo3 => tr!(egomaster_rules.solo3),
        Line::SoloQuick => tr!(egomaster_rules.solo_quick),
        Line::Duo1 => tr!(egomaster_rules.duo1),
        Line::Duo2 => tr!(egomaster_rules.duo2),
        Line::Duo3 => tr!(egomaster_rules.duo3),
        Line::DuoQuick => tr!(egomaster_rules.duo_quick),
        Line::MultiReader => tr!(egomaster_rules.multi_reader),
        Line::MultiTablet => tr!(egomaster_rules.multi_tablet),
        Line::Multi2 => tr!(egomaster_rules.multi2),
        Line::Multi3 => tr!(egomaster_rules.multi3),
        Line::MultiQuick => tr!(egomaster_rules.multi_quick),
        Line::Contest1 => tr!(egomaster_rules.contest1),
        Line::Contest2 => tr!(egomaster_rules.contest2),
        Line::Contest3 => tr!(egomaster_rules.contest3),
        Line::Elimination1 => tr!(egomaster_rules.elimination1),
        Line::Elimination2 => tr!(egomaster_rules.elimination2),
        Line::Elimination3 => tr!(egomaster_rules.elimination3),
        Line::Raise1 => tr!(egomaster_rules.raise1),
        Line::Raise2 => tr!(egomaster_rules.raise2),
        Line::Raise3 => tr!(egomaster_rules.raise3),
        Line::Over1 => tr!(egomaster_rules.over1),
        Line::Over2 => tr!(egomaster_rules.over2),
    }
}

/// The hints shown at a control the first time it can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "roll", words: tr!(guide.egomaster_roll) },
        Hint { mv: "walk", words: tr!(guide.egomaster_walk) },
        Hint { mv: "stake", words: tr!(guide.egomaster_stake) },
    ]
}
