//! The seats at the foot: what everybody does now, lifelines, totals. They show who has settled, but not on
//! what.

use super::desk::Desk;
use super::jokers::{Token, lifeline_name};
use crate::app::parts::money::Sum;
use crate::app::parts::{Icon, Symbol};
use crate::app::phones::PersonMark;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::Leave;
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
    let (chair, seen) = (desk.chair(seat), desk.seat_view(seat));
    let letters = chair.name.chars().count().max(6);
    let flag = Memo::new(move |before| match (revealed(desk, seat), before) {
        (Some(flag), _) => flag,
        (None, Some(before)) if desk.table.revealing.get() => *before,
        _ => flag(&seen.get()),
    });
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
            style:--letters=letters.to_string()
        >
            <span class="flag">
                {move || flag_icon(flag.get().0)}<span>{move || flag.get().1}</span>
            </span>
            <PersonMark chair=chair.clone()/>
            <span class="name">{chair.name}</span>
            <span class="total">
                <span class="word">{tr!(millions.total)}" "</span>
                <Sum wallet=Signal::derive(move || seen.with(|seat| seat.total))/>
            </span>
            <span class="tokens">{tokens}</span>
            <Show when=move || desk.has_console(seat)>
                <button class="console" data-act="console" on:click=move |_| desk.ask_for_console()>
                    <Icon name="curtain"/>{tr!(millions.console)}
                </button>
            </Show>
        </li>
    }
}

fn flag_icon(state: &str) -> Option<AnyView> {
    Some(match state {
        "host" => view! { <Symbol sprite="millions" id="mic" class="icon"/> }.into_any(),
        "walked" => view! { <Symbol sprite="millions" id="case" class="icon"/> }.into_any(),
        "settled" | "right" => view! { <Icon name="check"/> }.into_any(),
        "wrong" => view! { <Icon name="close"/> }.into_any(),
        _ => return None,
    })
}

/// A seat's state by the reveal on the screen, and its word.
fn revealed(desk: Desk, seat: Seat) -> Option<(&'static str, &'static str)> {
    match (desk.verdict(seat), desk.payment(seat).map(|paid| paid.why)) {
        (Some(true), _) => Some(("right", tr!(millions.got_it))),
        (Some(false), _) => Some(("wrong", tr!(millions.missed_it))),
        (None, Some(Leave::Walked)) => Some(("walked", tr!(millions.walks))),
        _ => None,
    }
}

/// A seat's state outside a reveal, and its word.
fn flag(seat: &SeatView) -> (&'static str, &'static str) {
    match seat.role {
        Role::Host => ("host", tr!(millions.hosts)),
        Role::Gone => ("gone", tr!(millions.has_left)),
        Role::Audience => ("waits", tr!(millions.audience_seat)),
        Role::Out { .. } => ("out", tr!(millions.is_out)),
        Role::In if seat.turn => ("turn", tr!(millions.your_turn)),
        Role::In if seat.confirmed => ("settled", tr!(millions.has_confirmed)),
        Role::In if seat.settled => ("settled", tr!(millions.has_settled)),
        Role::In => ("waits", tr!(millions.is_in)),
    }
}
