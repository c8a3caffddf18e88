//! What an answer reveals (MIDI-R1-7, F-11): the verdict, what was right, what followed from it and
//! a line of explanation. Every clock rests until it has been read.

use super::asked::Cards;
use super::desk::Desk;
use super::fatal::Overrule;
use super::parts::flap::{Line, Opening, SheetBoard};
use super::said::InFact;
use super::sheet::verdicts;
use super::words::{is_complete, verdict as verdict_words};
use crate::app::browser::frame::after;
use crate::app::parts::Icon;
use crate::app::parts::proposition::Look;
use crate::app::parts::raised::Note;
use crate::app::parts::ticket::{Person, Question, Ticket, Who};
use crate::app::words::tr;
use crate::rules::midi::view::{ShownView, TableViewStoreFields};
use leptos::prelude::*;
use std::time::Duration;

/// The board of a sheet that is over opens so long after the table has seen what was opened last.
const FLAPS: Duration = Duration::from_millis(500);

/// The stage of a reveal.
#[component]
pub fn Reveal() -> impl IntoView {
    let shown = shown();
    move || {
        let Some(shown) = shown.get() else { return view! { <GoOn/> }.into_any() };
        let note = shown.note.clone();
        view! {
            <Verdict shown=shown.clone()/>
            <Answers shown/>
            <After note/>
        }
        .into_any()
    }
}

/// What is revealed; it changes when an answer is put right.
fn shown() -> Memo<Option<ShownView>> {
    let desk = Desk::get();
    Memo::new(move |_| desk.sitting.table.shown().get())
}

/// The stage of a sheet that is over: its board, whose flaps open.
#[component]
pub fn SheetReveal() -> impl IntoView {
    let shown = shown();
    move || {
        let Some(shown) = shown.get() else { return view! { <GoOn/> }.into_any() };
        let note = shown.note.clone();
        view! {
            <div class="asking">
                <Verdict shown=shown.clone()/>
                <After note/>
            </div>
            <Sheet shown/>
        }
        .into_any()
    }
}

/// What was asked, and how it was answered.
#[component]
fn Verdict(shown: ShownView) -> impl IntoView {
    let call = view! { <Outcome shown=shown.clone()/> }.into_any();
    view! {
        <Ticket label=tr!(midi.question) call>
            <Who><Person chair=Desk::get().chair(shown.seat)/></Who>
            <Question text=shown.q/>
        </Ticket>
    }
}

/// The verdict in words.
#[component]
fn Outcome(shown: ShownView) -> impl IntoView {
    let words = Desk::get().with_chairs(|chairs| verdict_words(&shown, chairs));
    let (verdict, icon) = signs(shown.verdict == Some(true) || is_complete(&shown));
    view! {
        <div class="call outcome" data-verdict=verdict>
            <Icon name=icon/>
            <p>{words}</p>
            <InFact/>
        </div>
    }
}

/// The word and the icon of a verdict.
pub fn signs(right: bool) -> (&'static str, &'static str) {
    if right { ("right", "check") } else { ("wrong", "close") }
}

/// What could be chosen, with what was right.
#[component]
fn Answers(shown: ShownView) -> impl IntoView {
    let chooser = Desk::get().chair(shown.seat).mark;
    // Of two in the kick-off and of three in the final the last one lay face down.
    let turns_last = matches!(shown.propositions.len(), 2 | 3);
    let all = shown.propositions.into_iter().zip(shown.right).enumerate();
    let looks = all.map(|(place, (text, right))| {
        let chosen = (shown.chosen == Some(place as u8)).then_some(chooser);
        Signal::stored(Look { words: Some(text), right: Some(right), chosen })
    });
    let nothing = Callback::new(|_| {});
    view! { <Cards looks=looks.collect() open=Signal::stored(false) on=nothing turns_last/> }
}

/// The board of a sheet that is over: what was open, and a moment later all of it.
#[component]
fn Sheet(shown: ShownView) -> impl IntoView {
    let chooser = Desk::get().chair(shown.seat).mark;
    let all = RwSignal::new(false);
    after(FLAPS, move || all.set(true));
    let ShownView { propositions, right, open, chosen, .. } = shown;
    let line = |(place, text): (usize, String)| {
        let (was_open, right) = (open[place], right[place]);
        Line {
            verdict: Signal::derive(move || (was_open || all.get()).then_some(right)),
            by: Signal::stored((chosen == Some(place as u8)).then_some(chooser)),
            opening: Opening::never(),
            text: Signal::stored(text),
        }
    };
    let lines = propositions.into_iter().enumerate().map(line).collect();
    view! { <SheetBoard label=tr!(midi.board) lines words=verdicts() foot=None/> }
}

/// What followed, the explanation, and the way on.
#[component]
fn After(note: Option<String>) -> impl IntoView {
    let desk = Desk::get();
    let followed =
        move || desk.followed().into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <section class="reveal-after">
            <ul class="followed">{followed}</ul>
            <Note note/>
            <div class="go"><Overrule/><GoOn/></div>
        </section>
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
