//! The reveal after an answer (MIDI-R1-7, F-11): the verdict, the right answer, the consequences
//! and a line of explanation. Every clock rests until it has been read.

use super::asked::Cards;
use super::desk::Desk;
use super::face_off_over::FaceOffOver;
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
use crate::app::quiz::controls::{Followed, GoOn};
use crate::app::words::tr;
use crate::rules::midi::face_off_end::face_off_end;
use crate::rules::midi::view::{ShownView, TableViewStoreFields};
use leptos::prelude::*;
use std::time::Duration;

/// Delay before the other flaps of a finished sheet open, so that the last one opened is seen first.
const FLAPS: Duration = Duration::from_millis(500);

/// The stage of a reveal.
#[component]
pub fn Reveal() -> impl IntoView {
    let (desk, shown) = (Desk::get(), shown());
    move || {
        let Some(shown) = shown.get() else {
            return view! { <GoOn on:click=move |_| desk.go_on()/> }.into_any();
        };
        let note = shown.note.clone();
        match desk.last_events.with_untracked(|events| face_off_end(events)) {
            Some(end) => view! { <FaceOffOver end shown/> }.into_any(),
            None => view! {
                <Verdict shown=shown.clone()/>
                <Answers shown/>
                <After note/>
            }
            .into_any(),
        }
    }
}

/// The question being revealed; changes when an answer is corrected.
fn shown() -> Memo<Option<ShownView>> {
    let desk = Desk::get();
    Memo::new(move |_| desk.sitting.view.shown().get())
}

/// The reveal of a finished sheet: its board, whose flaps open.
#[component]
pub fn SheetReveal() -> impl IntoView {
    let (desk, shown) = (Desk::get(), shown());
    move || {
        let Some(shown) = shown.get() else {
            return view! { <GoOn on:click=move |_| desk.go_on()/> }.into_any();
        };
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

/// The ticket of the question, with who answered and the outcome.
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

/// The propositions as cards, with the right one and the chosen one marked.
#[component]
fn Answers(shown: ShownView) -> impl IntoView {
    let chooser = Desk::get().chair(shown.seat).mark;
    // Of two propositions (kick-off) or three (final), the last one lay face down.
    let turns_last = matches!(shown.propositions.len(), 2 | 3);
    let all = shown.propositions.into_iter().zip(shown.right).enumerate();
    let looks = all.map(|(place, (text, right))| {
        let chosen = (shown.chosen == Some(place as u8)).then_some(chooser);
        Signal::stored(Look { words: Some(text), right: Some(right), chosen })
    });
    let nothing = Callback::new(|_| {});
    view! { <Cards looks=looks.collect() open=Signal::stored(false) on=nothing turns_last/> }
}

/// The board of a finished sheet: first the flaps that were open, a moment later all of them.
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

/// The consequences, the explanation, the buttons that correct and go on.
#[component]
fn After(note: Option<String>) -> impl IntoView {
    let desk = Desk::get();
    let lines = Signal::derive(move || desk.followed());
    view! {
        <section class="reveal-after">
            <Followed lines/>
            <Note note/>
            <div class="go"><Overrule/><GoOn on:click=move |_| desk.go_on()/></div>
        </section>
    }
}
