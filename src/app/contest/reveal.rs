//! The reveal of a question: the answer, who said what and how far off, who takes what.

use super::Floor;
use super::aim::{proposals_of, share_round};
use super::console::Answer;
use super::strip::ArrivalList;
use super::words::ended_words;
use crate::app::parts::number::{deck_number, number};
use crate::app::parts::raised::{Note, raised};
use crate::app::parts::ticket::Question;
use crate::app::parts::{Icon, SeatMark};
use crate::app::quiz::controls::{Followed, GoOn};
use crate::app::table::Table;
use crate::app::words::{deck_lang, tr};
use crate::decks::decimal::Decimal;
use crate::rules::Seat;
use crate::rules::contest::Progress;
use crate::rules::contest::typed::{Given, given_so_far};
use crate::rules::contest::view::{AnswerView, ContestView, ListedView, PlayView};
use crate::small_sort::SmallSort;
use leptos::prelude::*;

/// The question that is over, by its kind: `.reveal-contest[data-kind]`.
#[component]
pub fn Open(table: Table, view: ContestView, how: Progress) -> impl IntoView {
    let question = view.question.clone().unwrap_or_default();
    let answer = view.answer.clone();
    let (kind, inside) = match (view.play.clone(), answer) {
        (PlayView::Aim { .. }, Some(AnswerView::Target { value, unit })) => {
            ("aim", view! { <Distances table view=view.clone() value unit how/> }.into_any())
        }
        (PlayView::Rally { given }, Some(AnswerView::List { answers, .. })) => {
            ("rally", view! { <Listed answers given/> }.into_any())
        }
        (PlayView::Race { line, .. }, answer) => {
            let key = answer.map(|answer| view! { <Answer answer/> });
            let race = view! {
                <div class="slab key-slab">{key}</div>
                <ArrivalList line/>
            };
            ("race", race.into_any())
        }
        _ => ("race", ().into_any()),
    };
    view! {
        <div class="reveal-contest" data-kind=kind>
            <Question text=question/>
            {inside}
        </div>
    }
}

/// The line on which proposals reveal their distance: the right number is its middle.
#[component]
fn Distances(
    table: Table,
    view: ContestView,
    value: Decimal,
    unit: String,
    how: Progress,
) -> impl IntoView {
    let mut all = proposals_of(&view).0;
    let apart = |said: &Option<Decimal>| said.map(|said| said.apart(value));
    let far = all.iter().filter_map(|(_, said)| apart(said)).max().unwrap_or(0);
    all.small_sort_by_key(|(_, said)| apart(said).unwrap_or(u64::MAX));
    let lane = |(seat, said): (Seat, Option<Decimal>)| {
        let wins = matches!(how, Progress::Won(winner) if winner == seat)
            || matches!(how, Progress::Tied(crowd) if crowd.has(seat));
        view! { <Distance table seat said value far wins/> }
    };
    let lanes = all.into_iter().map(lane).collect_view();
    view! {
        <section class="slab line-slab" data-open="">
            <p class="rings" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></p>
            <p class="bull" lang=deck_lang()><b>{deck_number(value)}</b><small>{unit}</small></p>
            <ol class="target">{lanes}</ol>
        </section>
    }
}

#[component]
fn Distance(
    table: Table,
    seat: Seat,
    said: Option<Decimal>,
    value: Decimal,
    far: u64,
    wins: bool,
) -> impl IntoView {
    let chair = table.chair(seat);
    let off = said.map(|said| said.in_tenths() - value.in_tenths());
    let side = match off {
        Some(off) if off > 0 => "high",
        Some(0) => "exact",
        Some(_) => "low",
        None => "none",
    };
    let by = off.map(|off| number(Decimal::tenths(off.abs())));
    let words = match side {
        "high" => tr!(contest.too_high),
        "low" => tr!(contest.too_low),
        "exact" => tr!(contest.exactly),
        _ => tr!(contest.none),
    };
    let at = off.map_or(0.5, |off| share_round(off, far));
    view! {
        <li class="lane" data-side=side data-wins=wins style:--at=at.to_string()>
            <i class="run" aria-hidden="true"></i>
            <span class="pin"><SeatMark mark=chair.mark/><span class="name">{chair.name}</span><b>{said.map(number)}</b></span>
            <span class="gap">{(side != "exact").then(|| view! { <b>{by}</b> })}" "<small>{words}</small></span>
        </li>
    }
}

/// The whole list, with the marks of those who gave the answers; then the other answers: those the
/// table accepted, and those typed but wrong.
#[component]
fn Listed(answers: Vec<ListedView>, given: Vec<(Seat, Option<String>)>) -> impl IntoView {
    let floor = Floor::get();
    let table = floor.table;
    let long = answers.len() > 9;
    let line = |ListedView { a, by, .. }: ListedView| {
        let mark = by.map(|seat| view! { <SeatMark mark=table.chair(seat).mark/> });
        let said = by.map(|seat| tr!(contest.given_by, name = table.name(seat)));
        view! {
            <li class="tick" data-given=by.is_some()><span class="text" lang=deck_lang()>{raised(&a)}</span>{mark}<span class="unseen">{said}</span></li>
        }
    };
    let told = given_so_far(given, floor.typed.get_untracked());
    let others = told.into_iter().filter(|given| !given.listed);
    let other = |Given { seat, text, right, .. }: Given| {
        let verdict = if right { tr!(contest.another) } else { tr!(contest.wrong) };
        let words = match text {
            Some(text) => view! { {text}<small>{verdict}</small> }.into_any(),
            None => verdict.into_any(),
        };
        view! {
            <li class="tick" data-given=right data-wrong=!right>
                <span class="text">{words}</span><SeatMark mark=table.chair(seat).mark/>
            </li>
        }
    };
    view! {
        <ul class="ticks" data-long=long>
            {answers.into_iter().map(line).collect_view()}
            {others.map(other).collect_view()}
        </ul>
    }
}

/// Who takes what, the consequences, the explanation, the button that goes on: `.outcome`.
#[component]
pub fn Outcome(
    table: Table,
    how: Progress,
    #[prop(into)] title: String,
    followed: Vec<String>,
    note: Option<String>,
    on_go: Callback<()>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let mark = match how {
        Progress::Won(seat) => Some(table.chair(seat).mark),
        _ => None,
    };
    view! {
        <div class="outcome" data-won=mark.is_some()>
            {match mark {
                Some(mark) => view! { <SeatMark mark/> }.into_any(),
                None => view! { <Icon name="undo"/> }.into_any(),
            }}
            <div class="text"><h2>{raised(&title)}</h2><Followed lines=Signal::stored(followed)/><Note note/></div>
            <div class="way-on">
                <GoOn on:click=move |_| on_go.run(())/>
                {children.map(|children| children())}
            </div>
        </div>
    }
}

/// How it ended, when nobody takes anything.
pub fn void_words(table: Table, how: Progress) -> String {
    table.with_chairs(|chairs| ended_words(how, chairs))
}
