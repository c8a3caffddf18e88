//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::contest::closing::EndEarly;
use crate::app::guide::Hint;
use crate::app::parts::chapter::Chapter;
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::rules::GameId;
use crate::rules::egomaster::PhaseKind;
use crate::rules::egomaster::ring::Mode;
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let chapter = untrack(|| chapter_now(desk));
    let over = desk.sitting.phase_kind.get_untracked() == PhaseKind::Over;
    let close = Callback::new(move |()| desk.table.rules.set(false));
    view! {
        <RulesSheet game=GameId::Egomaster chapters=chapters() chapter on_close=close>
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

/// The chapters, in the order of a turn.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    vec![
        chapter("goal", [tr!(egomaster_rules.goal), tr!(egomaster_rules.goal1), tr!(egomaster_rules.goal2), tr!(egomaster_rules.goal3)]),
        chapter("quick", [tr!(egomaster_rules.quick), tr!(egomaster_rules.quick1), tr!(egomaster_rules.quick2), tr!(egomaster_rules.quick3)]),
        chapter("walk", [tr!(egomaster_rules.walk), tr!(egomaster_rules.walk1), tr!(egomaster_rules.walk2), tr!(egomaster_rules.walk3)]),
        chapter("page", [tr!(egomaster_rules.page), tr!(egomaster_rules.page1), tr!(egomaster_rules.page2), tr!(egomaster_rules.page3)]),
        chapter("solo", [tr!(egomaster_rules.solo), tr!(egomaster_rules.solo1), tr!(egomaster_rules.solo2), tr!(egomaster_rules.solo3)]),
        chapter("duo", [tr!(egomaster_rules.duo), tr!(egomaster_rules.duo1), tr!(egomaster_rules.duo2), tr!(egomaster_rules.duo3)]),
        chapter("multi", [tr!(egomaster_rules.multi), tr!(egomaster_rules.multi1), tr!(egomaster_rules.multi2), tr!(egomaster_rules.multi3)]),
        chapter("contest", [tr!(egomaster_rules.contest), tr!(egomaster_rules.contest1), tr!(egomaster_rules.contest2), tr!(egomaster_rules.contest3)]),
        chapter("elimination", [tr!(egomaster_rules.elimination), tr!(egomaster_rules.elimination1), tr!(egomaster_rules.elimination2), tr!(egomaster_rules.elimination3)]),
        chapter("raise", [tr!(egomaster_rules.raise), tr!(egomaster_rules.raise1), tr!(egomaster_rules.raise2), tr!(egomaster_rules.raise3)]),
        chapter("over", [tr!(egomaster_rules.over), tr!(egomaster_rules.over1), tr!(egomaster_rules.over2), tr!(egomaster_rules.over3)]),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(id: &'static str, words: [&'static str; 4]) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { id, title, lines: lines.to_vec() }
}

/// The hints shown at a control the first time it can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "roll", words: tr!(guide.egomaster_roll) },
        Hint { mv: "walk", words: tr!(guide.egomaster_walk) },
        Hint { mv: "stake", words: tr!(guide.egomaster_stake) },
    ]
}
