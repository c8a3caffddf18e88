//! The rules in our own short words, open at the present phase.

use super::desk::Desk;
use crate::app::guide::Hint;
use crate::app::parts::Icon;
use crate::app::parts::chapter::{Chapter, in_words};
use crate::app::parts::rules::RulesSheet;
use crate::app::words::tr;
use crate::explain::Way;
use crate::explain::millions::Line;
use crate::rules::millions::view::Role;
use crate::rules::millions::{Move, Options, PhaseKind};
use crate::rules::{GameId, Seat};
use leptos::prelude::*;

/// The rules sheet of the running table.
#[component]
pub fn Rules() -> impl IntoView {
    let desk = Desk::get();
    let phase = desk.sitting.phase_kind.get_untracked();
    let chapters = desk.chapters();
    let close = Callback::new(move |()| desk.table.rules.set(false));
    view! {
        <RulesSheet game=GameId::Millions chapters chapter=chapter_of(phase) on_close=close>
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

/// The chapters of a table that plays that way, in the order of the game.
pub fn chapters(way: &Way<Options>) -> Vec<Chapter> {
    in_words(way, title, words)
}

/// The title of a chapter.
fn title(id: &str) -> &'static str {
    match id {
        "goal" => tr!(millions_rules.goal),
        "choice" => tr!(millions_rules.choice),
        "answer" => tr!(millions_rules.answer),
        "lifelines" => tr!(millions_rules.lifelines),
        "confirm" => tr!(millions_rules.confirm),
        _ => tr!(millions_rules.over),
    }
}

/// A line in words: the text of its name.
#[rustfmt::skip] // one line each
fn words(line: Line) -> &'static str {
    match line {
        Line::GoalFifteen => tr!(millions_rules.goal_fifteen),
        Line::GoalTen => tr!(millions_rules.goal_ten),
        Line::GoalDeck => tr!(millions_rules.goal_deck),
        Line::GoalHosts => tr!(millions_rules.goal_hosts),
        Line::GoalHost => tr!(millions_rules.goal_host),
        Line::GoalTablet => tr!(millions_rules.goal_tablet),
        Line::GoalAlone => tr!(millions_rules.goal_alone),
        Line::GoalCandidates => tr!(millions_rules.goal_candidates),
        Line::GoalCandidate => tr!(millions_rules.goal_candidate),
        Line::GoalCandidatesTablet => tr!(millions_rules.goal_candidates_tablet),
        Line::GoalCandidateTablet => tr!(millions_rules.goal_candidate_tablet),
        Line::GoalMillion => tr!(millions_rules.goal_million),
        Line::GoalTotal => tr!(millions_rules.goal_total),
        Line::ChoiceEach => tr!(millions_rules.choice_each),
        Line::ChoiceFromNet => tr!(millions_rules.choice_from_net),
        Line::Choice2 => tr!(millions_rules.choice2),
        Line::ChoiceNothing => tr!(millions_rules.choice_nothing),
        Line::ChoiceSure => tr!(millions_rules.choice_sure),
        Line::ChoiceFree => tr!(millions_rules.choice_free),
        Line::Answer1 => tr!(millions_rules.answer1),
        Line::AnswerGlass => tr!(millions_rules.answer_glass),
        Line::AnswerThen => tr!(millions_rules.answer_then),
        Line::AnswerSecret => tr!(millions_rules.answer_secret),
        Line::AnswerOpen => tr!(millions_rules.answer_open),
        Line::AnswerHush => tr!(millions_rules.answer_hush),
        Line::AnswerAside => tr!(millions_rules.answer_aside),
        Line::LifelinesSecret => tr!(millions_rules.lifelines_secret),
        Line::LifelinesOpen => tr!(millions_rules.lifelines_open),
        Line::LifelinesHost => tr!(millions_rules.lifelines_host),
        Line::LifelinesTablet => tr!(millions_rules.lifelines_tablet),
        Line::LifelinesVote => tr!(millions_rules.lifelines_vote),
        Line::LifelinesFriend => tr!(millions_rules.lifelines_friend),
        Line::LifelinesStudio => tr!(millions_rules.lifelines_studio),
        Line::LifelinesTries => tr!(millions_rules.lifelines_tries),
        Line::LifelinesFour => tr!(millions_rules.lifelines_four),
        Line::LifelinesCall => tr!(millions_rules.lifelines_call),
        Line::ConfirmEach => tr!(millions_rules.confirm_each),
        Line::ConfirmAll => tr!(millions_rules.confirm_all),
        Line::ConfirmOne => tr!(millions_rules.confirm_one),
        Line::Confirm2 => tr!(millions_rules.confirm2),
        Line::Confirm3 => tr!(millions_rules.confirm3),
        Line::Over1 => tr!(millions_rules.over1),
        Line::OverTime => tr!(millions_rules.over_time),
        Line::OverHost => tr!(millions_rules.over_host),
        Line::OverLeft => tr!(millions_rules.over_left),
        Line::OverCandidate => tr!(millions_rules.over_candidate),
        Line::OverHosted => tr!(millions_rules.over_hosted),
        Line::OverPlayed => tr!(millions_rules.over_played),
        Line::OverQuick => tr!(millions_rules.over_quick),
        Line::OverDeck => tr!(millions_rules.over_deck),
    }
}

/// The hints at the controls, each shown the first time that its control can be used.
pub fn hints() -> Vec<Hint> {
    vec![
        Hint { mv: "try", words: tr!(guide.millions_try) },
        Hint { mv: "keep", words: tr!(guide.millions_keep) },
        Hint { mv: "settle", words: tr!(guide.millions_settle) },
    ]
}
