//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use super::parts::bring_drawings;
use crate::app::guide::Hint;
use crate::app::parts::Icon;
use crate::app::parts::chapter::{Chapter, in_words};
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::explain::Way;
use crate::explain::midi::Line;
use crate::rules::GameId;
use crate::rules::midi::part::Part;
use crate::rules::midi::{Move, Options};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let part = untrack(|| desk.part());
    let chapters = desk.chapters();
    let close = Callback::new(move |()| desk.table.rules.set(false));
    view! {
        <RulesSheet game=GameId::Midi chapters chapter=chapter_of(part) on_close=close>
            {(part != Part::Over).then(|| view! { <StopButton/> })}
        </RulesSheet>
    }
}

/// The phase whose chapter explains a part of the game.
pub fn chapter_of(part: Part) -> &'static str {
    match part {
        Part::Kickoff => "kickoff",
        Part::Duel { .. } => "duel",
        Part::Sheet => "sheet",
        Part::Fatal => "fatal",
        Part::Master => "master",
        Part::Star => "star",
        Part::Tiebreak | Part::Over => "over",
    }
}

/// The chapters of a table that plays that way, in the order of the game.
pub fn chapters(way: &Way<Options>) -> Vec<Chapter> {
    bring_drawings();
    in_words(way, title, words)
}

/// The title of a chapter.
fn title(id: &str) -> &'static str {
    match id {
        "goal" => tr!(midi_rules.goal),
        "kickoff" => tr!(midi_rules.kickoff),
        "duel" => tr!(midi_rules.duel),
        "sheet" => tr!(midi_rules.sheet),
        "fatal" => tr!(midi_rules.fatal),
        "master" => tr!(midi_rules.master),
        "star" => tr!(midi_rules.star),
        _ => tr!(midi_rules.over),
    }
}

/// A line in words: the text of its name.
#[rustfmt::skip] // one line each
fn words(line: Line) -> &'static str {
    match line {
        Line::Goal1 => tr!(midi_rules.goal1),
        Line::Goal2 => tr!(midi_rules.goal2),
        Line::GoalMaster => tr!(midi_rules.goal_master),
        Line::GoalRichest => tr!(midi_rules.goal_richest),
        Line::GoalFinder => tr!(midi_rules.goal_finder),
        Line::Kickoff1 => tr!(midi_rules.kickoff1),
        Line::Kickoff2 => tr!(midi_rules.kickoff2),
        Line::KickoffTwice => tr!(midi_rules.kickoff_twice),
        Line::KickoffOnce => tr!(midi_rules.kickoff_once),
        Line::Duel1 => tr!(midi_rules.duel1),
        Line::DuelOther => tr!(midi_rules.duel_other),
        Line::Duel2 => tr!(midi_rules.duel2),
        Line::Duel3 => tr!(midi_rules.duel3),
        Line::Sheet1 => tr!(midi_rules.sheet1),
        Line::Sheet2 => tr!(midi_rules.sheet2),
        Line::SheetTwice => tr!(midi_rules.sheet_twice),
        Line::SheetOnce => tr!(midi_rules.sheet_once),
        Line::Fatal1 => tr!(midi_rules.fatal1),
        Line::Fatal2 => tr!(midi_rules.fatal2),
        Line::Fatal3 => tr!(midi_rules.fatal3),
        Line::Master1 => tr!(midi_rules.master1),
        Line::MasterFive => tr!(midi_rules.master_five),
        Line::MasterThree => tr!(midi_rules.master_three),
        Line::Master3 => tr!(midi_rules.master3),
        Line::Star1 => tr!(midi_rules.star1),
        Line::StarLooks => tr!(midi_rules.star_looks),
        Line::StarTyped => tr!(midi_rules.star_typed),
        Line::StarOut => tr!(midi_rules.star_out),
        Line::StarSoft => tr!(midi_rules.star_soft),
        Line::Over1 => tr!(midi_rules.over1),
        Line::OverRichest => tr!(midi_rules.over_richest),
        Line::OverFinder => tr!(midi_rules.over_finder),
        Line::OverShared => tr!(midi_rules.over_shared),
        Line::OverSudden => tr!(midi_rules.over_sudden),
    }
}

/// Lets the table agree to stop without a Master (MIDI-Q9).
#[component]
fn StopButton() -> impl IntoView {
    let desk = Desk::get();
    let stop = move |_| desk.agree(Move::Stop);
    view! {
        <details>
            <summary>{tr!(midi.stop)}<Icon name="chevron-down"/></summary>
            <p>{tr!(midi.stop_hint)}</p>
            <button class="button danger piece" data-move="stop" on:click=stop>{tr!(midi.stop)}</button>
        </details>
    }
}

/// The hints shown at a control the first time it can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "number", words: tr!(guide.midi_number) },
        Hint { mv: "choose", words: tr!(guide.midi_choose) },
        Hint { mv: "star", words: tr!(guide.midi_star) },
    ]
}
