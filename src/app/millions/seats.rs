//! The seats at the foot: what everybody does now, lifelines, totals. Who has settled is seen,
//! nothing of what.

use super::desk::Desk;
use super::jokers::{Token, lifeline_name};
use crate::app::parts::SeatMark;
use crate::app::parts::money::Sum;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::{Role, SeatView};
use leptos::prelude::*;

/// All seats, in order.
#[component]
pub fn Seats() -> impl IntoView {
    let desk = Desk::get();
    let one = |seat| view! { <Contestant seat/> };
    view! {
        <ul class="contestants" aria-label=tr!(quiz.players)>
            {desk.seats().map(one).collect_view()}
        </ul>
    }
}

#[component]
fn Contestant(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let (chair, seen) = (desk.chair(seat), desk.seen(seat));
    let flag = Memo::new(move |_| flag(&seen.get()));
    let lifelines = Memo::new(move |_| seen.with(|seat| (seat.role, seat.lifelines.clone())));
    let turn = Memo::new(move |_| seen.with(|seat| seat.turn));
    let token = |lifeline, used| {
        view! {
            <span class="joker-left">
                <Token lifeline used/><span class="unseen">{lifeline_name(lifeline)}</span>
            </span>
        }
    };
    let tokens = move || {
        let (role, left) = lifelines.get();
        let plays = matches!(role, Role::In | Role::Out { .. });
        let all = Lifeline::ALL.map(|lifeline| token(lifeline, !left.contains(&lifeline)));
        plays.then(|| all.into_iter().collect_view())
    };
    view! {
        <li
            class="contestant piece"
            data-mark=chair.mark.0.to_string()
            data-turn=turn
            data-state=move || flag.get().0
        >
            <span class="flag">{move || flag.get().1}</span>
            <SeatMark mark=chair.mark/>
            <span class="name">{chair.name}</span>
            <Sum wallet=Signal::derive(move || seen.with(|seat| seat.total))/>
            <span class="tokens">{tokens}</span>
        </li>
    }
}

/// What a seat is or has done, and its word.
fn flag(seat: &SeatView) -> (&'static str, &'static str) {
    match seat.role {
        Role::Host => ("host", tr!(millions.hosts)),
        Role::Gone => ("gone", tr!(millions.has_left)),
        Role::Audience => ("waits", tr!(millions.audience_seat)),
        Role::Out { .. } => ("out", tr!(millions.is_out)),
        Role::In if seat.turn => ("turn", tr!(quiz.plays)),
        Role::In if seat.confirmed => ("settled", tr!(millions.has_confirmed)),
        Role::In if seat.settled => ("settled", tr!(millions.has_settled)),
        Role::In => ("waits", tr!(millions.is_in)),
    }
}
