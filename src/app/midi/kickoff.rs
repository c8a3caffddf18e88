//! Round 1, the kick-off (MIDI-R1): a number is named, then the question is asked.

use super::asked::{Ask, WaitsOr};
use super::desk::Desk;
use super::parts::numbers::Numbers;
use crate::app::parts::ticket::{Person, Stub, Ticket, Who};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::{PhaseView, StepView};
use leptos::prelude::*;

/// The stage of the round.
#[component]
pub fn Kickoff() -> impl IntoView {
    let desk = Desk::get();
    move || match desk.phase.get() {
        PhaseView::Kickoff { seat, step } => Some(view! { <Turn seat step/> }),
        _ => None,
    }
}

/// A turn of the kick-off, also used in sudden death (option O5).
#[component]
pub fn Turn(seat: Seat, step: StepView) -> impl IntoView {
    match step {
        StepView::Number => view! { <Names seat/> }.into_any(),
        StepView::Asked(asked) => {
            let number = Desk::get().sitting.read(|s| asked_number(s.journal()));
            let stub = |number| view! { <Stub word=tr!(midi.no) number/> }.into_any();
            view! { <Ask asked stub=number.map(stub)/> }.into_any()
        }
    }
}

/// The number that was named last.
fn asked_number(journal: &[crate::rules::session::Entry<Move>]) -> Option<u8> {
    use crate::rules::session::Entry;
    journal.iter().rev().find_map(|entry| match entry {
        Entry::Move { mv: Move::Number(number), .. } => Some(*number),
        _ => None,
    })
}

#[component]
fn Names(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    // The name stands above.
    let words = tr!(midi.pick_number).to_owned();
    let call = view! { <WaitsOr seat words/> }.into_any();
    let open = Signal::derive(move || desk.hands_on());
    let on = Callback::new(move |number| desk.act(Move::Number(number)));
    view! {
        <Ticket label=tr!(midi.question) call>
            <Who><Person chair=desk.chair(seat)/></Who>
        </Ticket>
        <Numbers label=tr!(midi.numbers) mv="number" open on/>
    }
}
