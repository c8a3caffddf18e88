//! The seats at the foot: what everybody does now, lifelines, totals. They show who has settled, but not on
//! what.

use super::desk::Desk;
use super::jokers::{Token, lifeline_name};
use crate::app::parts::money::{Sum, amount};
use crate::app::parts::{Icon, Symbol};
use crate::app::phones::PersonMark;
use crate::app::quiz::side_bets::SideBets;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::{Role, SeatView, TableViewStoreFields};
use crate::rules::millions::{Event, Leave};
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
    let in_hand = in_hand(desk, seat);
    let total = Signal::derive(move || seen.with(|seat| seat.total));
    let token = |lifeline, used| {
        view! {
            <span class="joker-left">
                <Token lifeline used/><span class="unseen">{lifeline_name(lifeline)}</span>
            </span>
        }
    };
    let tokens = move || {
        let (role, left) = lifelines.get();
        // Who is out needs none any more, and has a bet there.
        let plays = role == Role::In;
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
                {move || in_hand.get().map(|sum| view! { <b class="in-hand">{amount(sum)}" "<small>{tr!(millions.hand)}</small></b> })}
                <span class="owned" hidden=move || in_hand.get().is_some() && total.get() == 0>
                    <span class="word">{tr!(millions.total)}" "</span>
                    <Sum wallet=total/>
                </span>
            </span>
            <span class="tokens">{tokens}</span>
            <Bets seat/>
            <Show when=move || desk.has_console(seat)>
                <button class="console" data-act="console" on:click=move |_| desk.ask_for_console()>
                    <Icon name="curtain"/>{tr!(millions.console)}
                </button>
            </Show>
        </li>
    }
}

/// What a contestant who is in has in hand. During a reveal the next game may have begun: nothing is shown then for
/// whoever has just left this one.
fn in_hand(desk: Desk, seat: Seat) -> Memo<Option<u32>> {
    let (seen, level) = (desk.seat_view(seat), desk.sitting.view.level());
    let steps = desk.sitting.view.steps().get_untracked();
    let begins = |event: &Event| matches!(event, Event::GameStarted { .. });
    Memo::new(move |_| {
        let anew =
            desk.table.revealing.get() && desk.last_events.with(|all| all.iter().any(begins));
        let is_in = seen.with(|seat| seat.role == Role::In) && !anew;
        is_in.then(|| steps.in_hand(level.get()))
    })
}

/// The bet of somebody who is out, and the way to it (MIL-Q53).
#[component]
pub fn Bets(seat: Seat) -> impl IntoView {
    let (desk, bets) = (Desk::get(), SideBets::get());
    let may = Memo::new(move |_| bets.may(seat));
    let bet = Memo::new(move |_| desk.seat_view(seat).with(|seen| seen.bet));
    let words = move || match bet.get() {
        Some(on) => tr!(contest.bet_on, name = desk.name(on)),
        None => tr!(contest.bet).to_owned(),
    };
    view! {
        <Show when=move || may.get()>
            <button class="bets-on" data-act="side-bet" data-seat=seat.0.to_string() on:click=move |_| bets.ask(seat)>
                {words}
            </button>
        </Show>
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
