//! Answering (MIL-P4 to P12): behind the curtain a contestant covers what he believes wrong, uses
//! lifelines, settles or walks away; on television the candidate says his answer aloud.

pub use crate::screens::millions::words::SETTLES_AFTER;

use super::asked::{Answers, Asked};
use super::desk::Desk;
use super::jokers::Jokers;
use crate::app::countdown::{left_until, whole};
use crate::app::parts::Symbol;
use crate::app::parts::by_itself::{RunsOut, Wait, goes_after};
use crate::app::parts::money::amount;
use crate::app::parts::raised::in_languages;
use crate::app::parts::timer::Seconds;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::clock::Clock;
use crate::rules::millions::Move;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::view::{May, PhaseView, SeatViewStoreFields, TableViewStoreFields};
use crate::screens::millions::friend;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The seat that answers and what it may do; `None` outside the answer phase.
pub fn answering(desk: Desk) -> Memo<Option<(Seat, May)>> {
    Memo::new(move |_| match desk.phase.get() {
        PhaseView::Answer { seat, may, .. } => Some((seat, may)),
        _ => None,
    })
}

/// The private screen of a contestant.
#[component]
pub fn Covers() -> impl IntoView {
    let desk = Desk::get();
    let answering = answering(desk);
    let one = Memo::new(move |_| {
        desk.sitting.view.holder().with(|holder| holder.as_ref().and_then(|h| h.uncovered()))
    });
    // The studio friend's advice replaces the instruction: that is where people look.
    let advised = move || {
        let advice = desk.sitting.view.holder().with(|holder| holder.as_ref()?.advice)?;
        desk.sitting.view.question().with(|q| Some(friend::says(advice, &q.as_ref()?.q)))
    };
    view! {
        <Asked/>
        <p class="todo">{move || advised().unwrap_or_else(|| tr!(millions.do_cover).into())}</p>
        <Answers/>
        {move || answering.get().map(|(seat, may)| view! { <Thinking seat/><Jokers seat may/> })}
        <Settles one walks=Signal::derive(move || answering.get().is_some_and(|(_, may)| may.walk))/>
    }
}

/// The buttons to settle and to walk away.
#[component]
fn Settles(one: Memo<Option<Letter>>, walks: Signal<bool>) -> impl IntoView {
    let desk = Desk::get();
    let text = move |letter: Letter| {
        desk.sitting.view.question().with(|q| q.as_ref().map(|q| q.answers[letter.index()].clone()))
    };
    let runs = settles_by_itself(desk, one);
    let chosen = move || match one.get().and_then(text) {
        Some(text) => in_languages(&of_deck(&text)),
        None => tr!(millions.cover_more).into_any(),
    };
    view! {
        <div class="deeds">
            <Show when=move || walks.get()><Walks/></Show>
            <Wait runs/>
            <button
                class="button big piece go"
                data-move="settle"
                disabled=move || one.get().is_none()
                on:click=move |_| desk.act(Move::Settle)
            >
                <span>{tr!(millions.settle)}<small>{chosen}</small></span>
                <RunsOut runs time=SETTLES_AFTER/>
            </button>
        </div>
    }
}

/// Where all give their final word together, an answer that was just kept settles by itself: one tap fewer
/// each, and the curtain falls over it. Any other touch or key stops that. Returns whether the time runs.
fn settles_by_itself(desk: Desk, one: Memo<Option<Letter>>) -> RwSignal<bool> {
    let runs = RwSignal::new(false);
    Effect::watch(
        move || one.get(),
        move |kept, _, _| runs.set(desk.settles_by_itself() && kept.is_some()),
        false,
    );
    goes_after(SETTLES_AFTER, runs, move || desk.act(Move::Settle));
    runs
}

/// Walking away with the money in hand.
#[component]
pub fn Walks() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="button quiet piece" data-move="walk" on:click=move |_| desk.act(Move::Walk)>
            <Symbol sprite="millions" id="case" class="icon"/>
            <span>{tr!(millions.walk)}<small>{move || walks_with(desk)}</small></span>
        </button>
    }
}

/// What is walked away with, in words; with nothing won yet nobody "stops with 0 €".
pub fn walks_with(desk: Desk) -> String {
    let view = desk.sitting.view;
    match view.steps().get().in_hand(view.level().get()) {
        0 => tr!(millions.walk_empty).to_owned(),
        sum => tr!(millions.walk_with, sum = amount(sum)),
    }
}

/// The thinking time of a seat, if it is limited (option O5).
#[component]
pub fn Thinking(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let clock = desk.sitting.view.seats().at_unkeyed(seat.index()).clock();
    let clock = Memo::new(move |_| clock.get());
    move || {
        let left = match clock.get() {
            Clock::Free | Clock::Reading => return None,
            Clock::Frozen(left) => Signal::stored(whole(left)),
            Clock::Until(until) => left_until(desk.table, until),
        };
        Some(view! { <Seconds left unit=tr!(quiz.seconds)/> })
    }
}

/// The public stage of a candidate who answers aloud, or of an automatic contestant.
#[component]
pub fn Aloud() -> impl IntoView {
    let desk = Desk::get();
    let answering = answering(desk);
    let inside = move || {
        let (seat, may) = answering.get()?;
        let name = desk.name(seat);
        if !desk.is_person(seat) {
            return Some(view! { <p class="todo">{tr!(quiz.do_wait, name = name)}</p> }.into_any());
        }
        let walk = may.walk;
        Some(
            view! {
                <p class="todo">{tr!(millions.do_say, name = name)}</p>
                <Thinking seat/>
                <Jokers seat may/>
                {walk.then(|| view! { <div class="deeds"><Walks/></div> })}
            }
            .into_any(),
        )
    };
    view! { <Asked/><Answers/>{inside} }
}
