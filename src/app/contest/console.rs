//! The reader's console before the question is put (DEF-T13), for his eyes alone: its mode, text
//! and answer; and the buttons for time and for faulty questions.

use super::Floor;
use super::turning::TurnIt;
use crate::app::parts::Twice;
use crate::app::parts::console::{CardToJudge, Key};
use crate::app::parts::number::deck_number;
use crate::app::parts::raised::in_languages;
use crate::app::parts::ticket::Question;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::contest::Reply;
use crate::rules::contest::view::AnswerView;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The card as the reader holds it, and the button that puts the question. What of `mode` is the deck's is marked.
#[component]
pub fn Console(#[prop(into)] mode: String, hint: &'static str) -> impl IntoView {
    let floor = Floor::get();
    let text = untrack(|| floor.question()).unwrap_or_default();
    let answer = untrack(|| floor.read(|view| view.answer.clone())).flatten();
    let key = move || answer.clone().map(|answer| view! { <Answer answer/> });
    view! {
        <div class="console-card">
            <CardToJudge key=ViewFn::from(key)>
                <p class="mode-tag">{in_languages(&mode)}</p>
                <Question text/>
            </CardToJudge>
            <p class="hint">{hint}</p>
            <PutIt/>
        </div>
    }
}

/// The button that puts the question, played by the seat that has to.
#[component]
pub fn PutIt() -> impl IntoView {
    let floor = Floor::get();
    let put = move |_| {
        if let Some(asker) = untrack(|| asker(floor)) {
            floor.by(asker, Reply::Ask);
        }
    };
    view! {
        <div class="deeds">
            <button class="button big piece go" data-move="ask" on:click=put>{tr!(contest.put_it)}</button>
        </div>
    }
}

/// The seat that has to put the question.
pub fn asker(floor: Floor) -> Option<Seat> {
    floor.read(|view| view.asker).flatten()
}

/// An answer in all its wordings.
#[component]
pub fn Answer(answer: AnswerView) -> impl IntoView {
    let label = tr!(contest.answer);
    match answer {
        AnswerView::Open { answer, accept, refuse } => {
            let answer = of_deck(&answer);
            view! { <Key label answer accept refuse/> }.into_any()
        }
        AnswerView::Target { value, unit } => {
            let answer = of_deck(&[&deck_number(value), " ", &unit].concat());
            view! { <Key label answer accept=vec![]/> }.into_any()
        }
        AnswerView::List { answers, .. } => {
            let answers: Vec<String> = answers.into_iter().map(|listed| listed.a).collect();
            let answer = tr!(contest.n_answers, n = answers.len());
            view! { <Key label answer accept=answers/> }.into_any()
        }
    }
}

/// The button that calls time on the person who answers (DEF-R38, EGO-R32).
#[component]
pub fn CallsTime() -> impl IntoView {
    let floor = Floor::get();
    let person = move || floor.answering().is_some_and(|seat| floor.table.is_person(seat));
    view! {
        <Show when=person>
            <button class="button plain" data-move="time" on:click=move |_| floor.judges(Reply::Time)>
                {tr!(contest.call_time)}
            </button>
        </Show>
    }
}

/// The rarely needed buttons of the console: withdrawing a faulty question, turning the console.
#[component]
pub fn Aside() -> impl IntoView {
    view! { <div class="amends"><Faulty/><TurnIt/></div> }
}

/// Withdraws a faulty question: all that was paid goes back (DEF-R45, EGO-R33).
#[component]
pub fn Faulty() -> impl IntoView {
    let floor = Floor::get();
    let on = Callback::new(move |()| floor.judges(Reply::Withdraw));
    view! { <Twice mv="withdraw" label=tr!(contest.faulty) sure=tr!(contest.faulty_sure) on/> }
}
