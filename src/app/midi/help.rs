//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use super::parts::{bring_drawings, coloured, drawing};
use crate::app::dom::{Child, Dom, el};
use crate::app::old_parts::icon;
use crate::app::old_parts::rules::{Chapter, rules_sheet};
use crate::app::words::tr;
use crate::rules::GameId;
use crate::rules::midi::Move;
use crate::rules::midi::part::Part;
use leptos::prelude::*;

/// The rules sheet of the running table.
pub fn rules(desk: Desk) -> Dom {
    let part = untrack(|| desk.part());
    let stop = (part != Part::Over).then(|| stop_button(desk));
    let close = Callback::new(move |()| desk.rules.set(false));
    rules_sheet(GameId::Midi, chapters(), chapter_of(part), close, stop.piece())
}

/// The chapter of a part of the game.
fn chapter_of(part: Part) -> &'static str {
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
        chapter("goal", [tr!(midi_rules.goal), tr!(midi_rules.goal1), tr!(midi_rules.goal2), tr!(midi_rules.goal3)], || drawing("emblem", "")),
        chapter("kickoff", [tr!(midi_rules.kickoff), tr!(midi_rules.kickoff1), tr!(midi_rules.kickoff2), tr!(midi_rules.kickoff3)], || coloured("star", "")),
        chapter("duel", [tr!(midi_rules.duel), tr!(midi_rules.duel1), tr!(midi_rules.duel2), tr!(midi_rules.duel3)], || drawing("token-1", "")),
        chapter("sheet", [tr!(midi_rules.sheet), tr!(midi_rules.sheet1), tr!(midi_rules.sheet2), tr!(midi_rules.sheet3)], || drawing("gem", "")),
        chapter("fatal", [tr!(midi_rules.fatal), tr!(midi_rules.fatal1), tr!(midi_rules.fatal2), tr!(midi_rules.fatal3)], || icon("clock")),
        chapter("master", [tr!(midi_rules.master), tr!(midi_rules.master1), tr!(midi_rules.master2), tr!(midi_rules.master3)], || coloured("star", "")),
        chapter("star", [tr!(midi_rules.star), tr!(midi_rules.star1), tr!(midi_rules.star2), tr!(midi_rules.star3)], || drawing("emblem", "")),
        chapter("over", [tr!(midi_rules.over), tr!(midi_rules.over1), tr!(midi_rules.over2), tr!(midi_rules.over3)], || icon("crown")),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(phase: &'static str, words: [&'static str; 4], drawing: fn() -> Dom) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { phase, title, lines: lines.to_vec(), drawing }
}

/// The table may agree to stop: no Master (MIDI-Q9).
fn stop_button(desk: Desk) -> Dom {
    let stop = move || {
        desk.rules.set(false);
        desk.cover();
        desk.act_together(Move::Stop);
    };
    el("details", "")
        .child(el("summary", "").child(tr!(midi.stop)).child(icon("chevron-down")))
        .child(el("p", "").child(tr!(midi.stop_hint)))
        .child(
            el("button", "button danger piece")
                .attr("data-move", "stop")
                .click(stop)
                .child(tr!(midi.stop)),
        )
}
