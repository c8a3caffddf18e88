//! What an answer reveals (MIDI-R1-7, F-11): the verdict, what was right, what followed from it and
//! a line of explanation. Every clock rests until it has been read.

use super::asked::Cards;
use super::desk::Desk;
use super::fatal::Overrule;
use super::sheet::verdicts;
use crate::app::parts::Icon;
use crate::app::parts::proposition::Look;
use crate::app::parts::ticket::{Person, Question, Ticket, Who};
use crate::app::words::tr;
use crate::rules::midi::view::{ShownView, TableViewStoreFields};
use leptos::prelude::*;

/// The stage of a reveal.
#[component]
pub fn Reveal() -> impl IntoView {
    let desk = Desk::get();
    let Some(shown) = desk.sitting.table.shown().get_untracked() else {
        return view! { <GoOn/> }.into_any();
    };
    let call = view! { <Outcome shown=shown.clone()/> }.into_any();
    let ShownView { seat, q, note, .. } = shown.clone();
    view! {
        <Ticket label=tr!(midi.question) call>
            <Who><Person chair=desk.chair(seat)/></Who>
            <Question text=q/>
        </Ticket>
        <Answers shown/>
        <After note/>
    }
    .into_any()
}

/// The verdict in words.
#[component]
fn Outcome(shown: ShownView) -> impl IntoView {
    let name = Desk::get().name(shown.seat);
    let words = match shown.verdict {
        Some(true) => tr!(midi.said_right, name = name),
        Some(false) => tr!(midi.said_wrong, name = name),
        None => tr!(midi.out_of_time, name = name),
    };
    let (verdict, icon) = signs(shown.verdict == Some(true));
    view! {
        <p class="call outcome" data-verdict=verdict><Icon name=icon/><span>{words}</span></p>
    }
}

/// The word and the icon of a verdict.
pub fn signs(right: bool) -> (&'static str, &'static str) {
    if right { ("right", "check") } else { ("wrong", "close") }
}

/// What could be chosen, with what was right.
#[component]
fn Answers(shown: ShownView) -> impl IntoView {
    if shown.propositions.len() == 7 {
        return view! { <Lines shown/> }.into_any();
    }
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
        .into_any()
}

/// The seven lines of a sheet that is over.
#[component]
fn Lines(shown: ShownView) -> impl IntoView {
    let words = verdicts();
    let line = |(text, right): (String, bool)| {
        let said = if right { words.right } else { words.wrong };
        let (_, icon) = signs(right);
        view! {
            <li data-true=right.to_string()><Icon name=icon/><span>{text}</span><b>{said}</b></li>
        }
    };
    let all = shown.propositions.into_iter().zip(shown.right).map(line);
    view! { <ul class="all-verdicts">{all.collect_view()}</ul> }
}

/// What followed, the explanation, and the way on.
#[component]
fn After(note: Option<String>) -> impl IntoView {
    let followed = Desk::get().followed.get_untracked();
    let followed = followed.into_iter().map(|line| view! { <li>{line}</li> });
    let note = note.map(|note| {
        view! { <p class="note-line"><b>{tr!(midi.did_you_know)}</b>" "{note}</p> }
    });
    view! {
        <section class="reveal-after">
            <ul class="followed">{followed.collect_view()}</ul>
            {note}
            <div class="go"><Overrule/><GoOn/></div>
        </section>
    }
}

#[component]
fn GoOn() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="button big piece go" data-act="continue" on:click=move |_| desk.go_on()>
            {tr!(midi.go_on)}
        </button>
    }
}
