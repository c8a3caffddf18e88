//! The mystery star (MIDI-F-17 to F-21): the guess is said aloud, then checked in secret and
//! declared right or wrong, or it is typed and compared (option O9).

use super::desk::Desk;
use super::fatal::Eyes;
use super::master::Seen;
use crate::app::browser::frame::after_paint;
use crate::app::parts::console::{CardToJudge, Key, Thumb};
use crate::app::parts::curtain::HoldButton;
use crate::app::parts::ticket::{Call, Heading, Ticket};
use crate::app::parts::typed::TypedAnswer;
use crate::app::phones::UnlessOnPhone;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::PhaseView;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The public stage: the guess of an automatic player, a typed one, or one settled on a phone.
#[component]
pub fn Star() -> impl IntoView {
    let desk = Desk::get();
    let guess = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Star { seat, typed, .. } => Some((seat, typed)),
        _ => None,
    });
    view! {
        <section class="asking">
            {move || guess.get().map(|(seat, types)| view! { <Guess seat types/> })}
        </section>
        <Seen/>
    }
}

#[component]
fn Guess(seat: Seat, types: bool) -> impl IntoView {
    let desk = Desk::get();
    let (name, person) = (desk.name(seat), desk.is_person(seat));
    let words =
        if person { tr!(midi.do_name, name = name) } else { tr!(quiz.do_wait, name = name) };
    let call = view! { <Call to=desk.chair(seat).mark icon="star" words/> }.into_any();
    let say = Callback::new(move |text| desk.act(Move::Say(text)));
    view! {
        <Ticket label=tr!(midi.star) call>
            <Heading text=tr!(midi.has_found, name = name)/>
        </Ticket>
        {(person && types).then(|| view! {
            <UnlessOnPhone seat name=desk.name(seat)><TypedAnswer label=tr!(midi.your_answer) on_send=say/></UnlessOnPhone>
        })}
        {(person && !types).then(|| view! { <Elsewhere seat/> })}
    }
}

/// Shown while the seat whose eyes are needed plays on a phone; its curtain can still be lifted here.
#[component]
pub fn Elsewhere(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let on_lift = Callback::new(move |()| lift(desk, seat));
    view! {
        <div class="on-phone">
            <UnlessOnPhone seat name=desk.name(seat)><HoldButton on_lift/></UnlessOnPhone>
        </div>
    }
}

/// Lifts a curtain: a guesser looks behind the bottom flap with it (MIDI-F-19).
pub fn lift(desk: Desk, seat: Seat) {
    desk.lift(seat);
    let first = desk.phase.with_untracked(|p| matches!(p, PhaseView::Star { looked: false, .. }));
    if first {
        // If the curtain is lowered again by then, nothing was seen.
        after_paint(move || {
            if desk.sitting.status.eyes().try_get_untracked() == Some(Some(seat)) {
                desk.act_by(seat, Move::Look);
            }
        });
    }
}

/// The private screen of the guesser: the answer and his word of honour (MIDI-Q47), and the open
/// part of the picture.
#[component]
pub fn Looks(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let answer = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Star { answer, .. } => answer,
        _ => None,
    });
    let judged =
        move || answer.get().map(|(answer, accept)| view! { <Honour seat answer accept/> });
    view! {
        <Eyes seat/>
        {judged}
        <div class="seen"><Seen/></div>
    }
}

#[component]
fn Honour(seat: Seat, answer: String, accept: Vec<String>) -> impl IntoView {
    let desk = Desk::get();
    let key = move || {
        let (answer, accept) = (of_deck(&answer), accept.clone());
        view! { <Key label=tr!(midi.the_answer) answer accept/> }
    };
    let says = |mv: Move| Callback::new(move |()| desk.act(mv.clone()));
    view! {
        <Thumb right=false mv="wrong" word=tr!(midi.missed) on=says(Move::Wrong)/>
        <CardToJudge key=key.into()>
            <Heading text=tr!(midi.honour, name = desk.name(seat))/>
        </CardToJudge>
        <Thumb right=true mv="right" word=tr!(midi.found) on=says(Move::Right)/>
    }
}
