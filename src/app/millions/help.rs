//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::guide::Hint;
use crate::app::parts::Icon;
use crate::app::parts::chapter::Chapter;
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::rules::millions::view::Role;
use crate::rules::millions::{Move, PhaseKind};
use crate::rules::{GameId, Seat};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let phase = desk.sitting.phase_kind.get_untracked();
    let close = Callback::new(move |()| desk.table.rules.set(false));
    view! {
        <RulesSheet game=GameId::Millions chapters=chapters() chapter=chapter_of(phase) on_close=close>
            {(phase != PhaseKind::Over).then(|| view! { <Leaves/> })}
        </RulesSheet>
    }
}

/// Buttons for a person who has to go; the others play on (MIL-Q31).
#[component]
fn Leaves() -> impl IntoView {
    let desk = Desk::get();
    let one = |seat: Seat| {
        let go = move |_| {
            desk.table.rules.set(false);
            desk.cover();
            desk.act_together(Move::Gone(seat));
        };
        let words = tr!(millions.leaves, name = desk.name(seat));
        view! { <button class="button danger piece" data-move="gone" on:click=go>{words}</button> }
    };
    let there = |seat: &Seat| untrack(|| desk.seat_view(*seat).get().role != Role::Gone);
    view! {
        <details>
            <summary>{tr!(millions.somebody_leaves)}<Icon name="chevron-down"/></summary>
            {desk.seats().filter(there).map(one).collect_view()}
        </details>
    }
}

/// The chapter of a phase.
fn chapter_of(phase: PhaseKind) -> &'static str {
    match phase {
        PhaseKind::Choice | PhaseKind::Choices => "choice",
        PhaseKind::Fifty
        | PhaseKind::Vote
        | PhaseKind::Friend
        | PhaseKind::Call
        | PhaseKind::Tries => "lifelines",
        PhaseKind::Confirm | PhaseKind::FinalWords => "confirm",
        PhaseKind::Over => "over",
        PhaseKind::Reading | PhaseKind::Answer => "answer",
    }
}

/// The chapters, in the order of a question.
#[rustfmt::skip] // one line a chapter
pub fn chapters() -> Vec<Chapter> {
    vec![
        chapter("goal", [tr!(millions_rules.goal), tr!(millions_rules.goal1), tr!(millions_rules.goal2), tr!(millions_rules.goal3)]),
        chapter("choice", [tr!(millions_rules.choice), tr!(millions_rules.choice1), tr!(millions_rules.choice2), tr!(millions_rules.choice3)]),
        chapter("answer", [tr!(millions_rules.answer), tr!(millions_rules.answer1), tr!(millions_rules.answer2), tr!(millions_rules.answer3)]),
        chapter("lifelines", [tr!(millions_rules.lifelines), tr!(millions_rules.lifelines1), tr!(millions_rules.lifelines2), tr!(millions_rules.lifelines3)]),
        chapter("confirm", [tr!(millions_rules.confirm), tr!(millions_rules.confirm1), tr!(millions_rules.confirm2), tr!(millions_rules.confirm3)]),
        chapter("over", [tr!(millions_rules.over), tr!(millions_rules.over1), tr!(millions_rules.over2), tr!(millions_rules.over3)]),
    ]
}

/// A chapter: its title and its three lines.
fn chapter(id: &'static str, words: [&'static str; 4]) -> Chapter {
    let [title, lines @ ..] = words;
    Chapter { id, title, lines: lines.to_vec() }
}

/// The hints at the controls, each shown the first time that its control can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "try", words: tr!(guide.millions_try) },
        Hint { mv: "keep", words: tr!(guide.millions_keep) },
        Hint { mv: "settle", words: tr!(guide.millions_settle) },
    ]
}
