//! The reveal (MIL-P14 to P18): the table holds its breath, then all answers turn at once; a million
//! is a moment of its own.

use super::asked::{Look, Lozenges, letter_name};
use super::desk::Desk;
use crate::app::parts::money::amount;
use crate::app::parts::ticket::Question;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::millions::ladder::{TOP, worth};
use crate::rules::millions::letters::Letter;
use crate::rules::millions::view::{AnswerView, ShownView, TableViewStoreFields};
use leptos::prelude::*;

/// The stage of a reveal; a tap ends the suspense.
#[component]
pub fn Reveal() -> impl IntoView {
    let desk = Desk::get();
    let Some(shown) = desk.sitting.table.shown().get_untracked() else {
        return view! { <GoOn/> }.into_any();
    };
    let ShownView { level, q, answers, right, given, note, .. } = shown;
    let looks = Letter::ALL.map(|letter| Memo::new(move |_| turned(desk, letter == right)));
    let million = level == TOP && given.iter().any(|answer| answer.right);
    let holder = |answer| view! { <Holder answer/> };
    view! {
        <div
            class="reveal"
            data-suspense=desk.suspense
            data-million=move || million && !desk.suspense.get()
        >
            <div class="prompt">
                <div class="question-sheet piece"><Question text=q/></div>
            </div>
            <Lozenges texts=answers looks/>
            <ul class="holders">{given.into_iter().map(holder).collect_view()}</ul>
            <Show when=move || million && !desk.suspense.get()><Million/></Show>
            <Show when=move || !desk.suspense.get() fallback=|| view! { <Breath/> }>
                <After note=note.clone()/>
            </Show>
        </div>
    }
    .into_any()
}

fn turned(desk: Desk, right: bool) -> Look {
    let state = match (desk.suspense.get(), right) {
        (true, _) => "open",
        (_, true) => "right",
        (_, false) => "dim",
    };
    Look { state, mv: None }
}

/// Nobody knows yet; whoever cannot wait taps.
#[component]
fn Breath() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="breath" data-act="continue" on:click=move |_| desk.turn_over()>
            {tr!(millions.suspense)}
        </button>
    }
}

/// What one contestant had left uncovered: `.holder[data-closed][data-verdict]`.
#[component]
fn Holder(answer: AnswerView) -> impl IntoView {
    let desk = Desk::get();
    let chair = desk.chair(answer.seat);
    let letter = answer.answer.map_or("–".to_owned(), letter_name);
    let word = if answer.right { tr!(quiz.right) } else { tr!(quiz.wrong) };
    let icon = if answer.right { "check" } else { "close" };
    let face = move || {
        if desk.suspense.get() {
            return view! { <span class="back"></span> }.into_any();
        }
        let letter = letter.clone();
        view! { <span class="front"><b>{letter}</b><span><Icon name=icon/>{word}</span></span> }
            .into_any()
    };
    let verdict = move || {
        let open = !desk.suspense.get();
        open.then_some(if answer.right { "right" } else { "wrong" })
    };
    view! {
        <li class="holder piece" data-verdict=verdict>
            {face}
            <span class="whose"><SeatMark mark=chair.mark/>{chair.name}</span>
        </li>
    }
}

/// The million: a moment that a table remembers.
#[component]
fn Million() -> impl IntoView {
    let spark = |n: u8| view! { <i style:--i=n.to_string()></i> };
    view! {
        <div class="million" aria-hidden="true">
            <div class="rain">{(0..28).map(spark).collect_view()}</div>
            <strong>{amount(worth(TOP))}</strong>
        </div>
    }
}

/// What followed, the explanation, and the way on.
#[component]
fn After(note: Option<String>) -> impl IntoView {
    let desk = Desk::get();
    let line = |line| view! { <li>{line}</li> };
    let followed = move || desk.followed.get().into_iter().map(line).collect_view();
    let note = note.map(|note| {
        view! { <p class="note-line"><b>{tr!(quiz.did_you_know)}</b>" "{note}</p> }
    });
    view! {
        <div class="reveal-foot">
            <div><ul class="followed">{followed}</ul>{note}</div>
            <GoOn/>
        </div>
    }
}

#[component]
fn GoOn() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="button big piece go" data-act="continue" on:click=move |_| desk.go_on()>
            {tr!(quiz.go_on)}
        </button>
    }
}
