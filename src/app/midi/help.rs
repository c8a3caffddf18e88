//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use super::parts::bring_drawings;
use crate::app::guide::Hint;
use crate::app::parts::Icon;
use crate::app::parts::chapter::Chapter;
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::rules::GameId;
use crate::rules::midi::Move;
use crate::rules::midi::part::Part;
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let part = untrack(|| desk.part());
    let close = Callback::new(move |()| desk.table.rules.set(false));
    view! {
        <RulesSheet game=GameId::Midi chapters=chapters() chapter=chapter_of(part) on_close=close>
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

/// The chapters, in the order of the game, each under its name.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    bring_drawings();
    vec![
        chapter("goal", [tr!(midi_rules.goal), tr!(midi_rules.goal1), tr!(midi_rules.goal2), tr!(midi_rules.goal3)]),
        chapter("kickoff", [tr!(midi_rules.kickoff), tr!(midi_rules.kickoff1), tr!(midi_rules.kickoff2), tr!(midi_rules.kickoff3)]),
        chapter("duel", [tr!(midi_rules.duel), tr!(midi_rules.duel1), tr!(midi_rules.duel2), tr!(midi_rules.duel3)]),
        chapter("sheet", [tr!(midi_rules.sheet), tr!(midi_rules.sheet1), tr!(midi_rules.sheet2), tr!(midi_rules.sheet3)]),
        chapter("fatal", [tr!(midi_rules.fatal), tr!(midi_rules.fatal1), tr!(midi_rules.fatal2), tr!(midi_rules.fatal3)]),
        chapter("master", [tr!(midi_rules.master), tr!(midi_rules.master1), tr!(midi_rules.master2), tr!(midi_rules.master3)]),
        chapter("star", [tr!(midi_rules.star), tr!(midi_rules.star1), tr!(midi_rules.star2), tr!(midi_rules.star3)]),
        chapter("over", [tr!(midi_rules.over), tr!(midi_rules.over1), tr!(midi_rules.over2), tr!(midi_rules.over3)]),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(id: &'static str, words: [&'static str; 4]) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { id, title, lines: lines.to_vec() }
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
