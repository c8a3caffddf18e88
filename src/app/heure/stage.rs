//! The play screen: the others' rows, the stage of the phase, the row in focus.

pub(super) use crate::screens::heure::words::to_do;

use super::answer::Answer;
use super::ask::Ask;
use super::cards::{Pile, SeatPanel};
use super::desk::Desk;
use super::draw::Draw;
use super::emergency::{Emergency, Pushing};
use super::ghost::Ghost;
use super::place::Place;
use super::row::{LargeRow, SmallRow};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::PhaseKind;
use crate::rules::heure::view::{PhaseView, TableViewStoreFields};
use leptos::context::Provider;
use leptos::prelude::*;

/// The public table.
#[component]
pub fn Play() -> impl IntoView {
    let desk = Desk::get();
    let pile = Memo::new(move |_| desk.sitting.view.pile().get());
    view! {
        <Provider value=Pushing::new(desk)>
            <main class="play">
                <Others/>
                {move || stage(desk.sitting.phase_kind.get())}
                <div class="head">
                    {move || view! { <SeatPanel seat=desk.focus.get()/> }}
                    <p class="do">{move || desk.landed().then(|| what_to_do(desk))}</p>
                    <Pile cards=pile/>
                </div>
                <LargeRow/>
            </main>
        </Provider>
    }
}

/// The small rows of all seats; the one in focus is hidden, the others follow it clockwise. They stay mounted
/// when the turn passes: re-rendering would cost a slow tablet a tenth of a second.
#[component]
fn Others() -> impl IntoView {
    let desk = Desk::get();
    let seats = desk.chairs().len() as u8;
    let item = |seat: Seat| {
        let order = move || ((seat.0 + seats - desk.focus.get().0) % seats).to_string();
        view! {
            <li
                data-mark=desk.chair(seat).mark.0.to_string()
                aria-hidden=move || (desk.focus.get() == seat).then_some("true")
                style:--order=order
            >
                <SeatPanel seat/>
                <SmallRow seat/>
            </li>
        }
    };
    view! { <ul class="others" aria-label=tr!(heure.others)>{desk.seats().map(item).collect_view()}</ul> }
}

/// The stage of a phase.
fn stage(phase: PhaseKind) -> AnyView {
    match phase {
        PhaseKind::Draw => view! { <Draw/> }.into_any(),
        PhaseKind::Place => view! { <Place/> }.into_any(),
        PhaseKind::Ghost => view! { <Ghost/> }.into_any(),
        PhaseKind::Ask => view! { <Ask/> }.into_any(),
        PhaseKind::Answer => view! { <Answer/> }.into_any(),
        PhaseKind::Emergency => view! { <Emergency/> }.into_any(),
        // The results replace the play screen.
        PhaseKind::Over => ().into_any(),
    }
}

/// The one thing to do now, in words.
pub fn what_to_do(desk: Desk) -> String {
    let Some(turn) = desk.sitting.status.turn().get() else { return String::new() };
    let name = desk.name(turn);
    if !desk.is_person(turn) {
        return tr!(heure.do_wait, name = name);
    }
    to_do(&desk.phase(), desk.name(desk.sitting.view.victim().get()), name)
}

/// What happens, for the bar.
pub fn what_happens(desk: Desk) -> String {
    let Some(turn) = desk.sitting.status.turn().get() else { return tr!(heure.over).into() };
    let name = desk.name(turn);
    match desk.phase() {
        PhaseView::Draw { .. } => {
            let from = desk.name(desk.sitting.view.victim().get());
            tr!(heure.draws_from, name = name, from = from)
        }
        PhaseView::Place { .. } => tr!(heure.lays, name = name),
        PhaseView::Ghost => tr!(heure.drew_ghost, name = name),
        PhaseView::Ask { .. } => tr!(heure.asks, name = name),
        PhaseView::Answer { .. } => tr!(heure.answers, name = name),
        PhaseView::Emergency { .. } => tr!(heure.unblocks, name = name),
        PhaseView::Over { .. } => tr!(heure.over).into(),
    }
}
