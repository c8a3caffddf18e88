//! Choices made on the device itself – a straw, a number from one to ten – and the buttons for a
//! side of the coin, odd or even.

use super::drawn::{Die, call_word, coin_side};
use crate::app::defizz::desk::Desk;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::tr;
use crate::decks::defizz::Device;
use crate::rules::Seat;
use crate::rules::defizz::Move;
use crate::rules::defizz::view::LuckView;
use leptos::prelude::*;

/// Whether a person can choose that now.
fn may_call(desk: Desk, luck: &LuckView, call: u8) -> bool {
    luck.next.is_some_and(|seat| desk.is_person(seat)) && luck.calls.contains(&call)
}

/// Who has chosen that in this round.
fn chosen_by(luck: &LuckView, call: u8) -> Option<Seat> {
    luck.round.iter().find(|(_, other)| *other == call).map(|(seat, _)| *seat)
}

/// A straw for each player, in a fist; a pulled one stands up with the player's mark.
#[component]
pub fn Straws(luck: LuckView, winner: Option<Seat>, moves: bool) -> impl IntoView {
    let desk = Desk::get();
    let last = luck.round.last().map(|(seat, _)| *seat);
    let one = |call: u8| {
        let by = chosen_by(&luck, call);
        let long = by.is_some() && by == winner;
        let mark = by.map(|seat| view! { <SeatMark mark=desk.chair(seat).mark/> });
        let id = if long { "luck-straw-long" } else { "luck-straw" };
        let straw = view! {
            {mark}
            <Symbol sprite="defizz" id view_box="0 0 30 160"/>
            <span class="unseen">{call_word(Device::LongStraw, call)}</span>
        };
        if may_call(desk, &luck, call) {
            let pull = move |_| desk.act(Move::Call(call));
            view! { <button class="straw" data-move="call" on:click=pull>{straw}</button> }
                .into_any()
        } else {
            let pulled = by.is_some();
            view! {
                <span class="straw" data-pulled=pulled data-long=long data-moves=moves && pulled && by == last>{straw}</span>
            }
            .into_any()
        }
    };
    let count = luck.left.len() as u8;
    let straws = (1..=count).map(one).collect_view();
    view! {
        <div class="fistful" style:--straws=count.to_string()>
            <div class="straws">{straws}</div>
            <Symbol sprite="defizz" id="luck-fist" class="fist" view_box="0 0 200 110"/>
        </div>
    }
}

/// The ten numbers, with the marks of those who have said them, and the tablet's number once it is shown.
#[component]
pub fn Numbers(luck: LuckView, shows: Option<u8>, moves: bool) -> impl IntoView {
    let desk = Desk::get();
    let ball = |call: u8| {
        let by = chosen_by(&luck, call);
        let mark = by.map(|seat| view! { <SeatMark mark=desk.chair(seat).mark/> });
        let inside = view! { <b>{call.to_string()}</b>{mark} };
        if may_call(desk, &luck, call) {
            let say = move |_| desk.act(Move::Call(call));
            view! { <button class="ball piece" data-move="call" on:click=say>{inside}</button> }
                .into_any()
        } else {
            let place = call.to_string();
            view! {
                <span class="ball" data-taken=by.is_some() data-shown=shows == Some(call) style:--i=place>{inside}</span>
            }
            .into_any()
        }
    };
    let thought = shows.map_or_else(|| "?".into(), |value| value.to_string());
    view! {
        <div class="thinks" data-moves=moves && shows.is_some()>
            <span class="thought"><Symbol sprite="defizz" id="luck-thought" view_box="0 0 140 110"/><b>{thought}</b></span>
            <div class="balls" role="group" aria-label=tr!(defizz.ten_numbers)>{(1..=10).map(ball).collect_view()}</div>
        </div>
    }
}

/// Heads or tails, odd or even: the two sides, drawn.
#[component]
pub fn Sides(device: Device, calls: Vec<u8>) -> impl IntoView {
    let desk = Desk::get();
    let drawn = move |call: u8| match (device, call) {
        (Device::HeadsOrTails, call) => coin(call).into_any(),
        (_, 0) => dice([2, 4, 6]).into_any(),
        _ => dice([1, 3, 5]).into_any(),
    };
    let side = move |call: u8| {
        view! {
            <button class="button big piece call-it" data-move="call" on:click=move |_| desk.act(Move::Call(call))>
                {drawn(call)}
                {call_word(device, call)}
            </button>
        }
    };
    calls.into_iter().map(side).collect_view()
}

fn coin(call: u8) -> impl IntoView {
    view! { <span class="small-coin" aria-hidden="true"><Symbol sprite="defizz" id=coin_side(call) view_box="0 0 100 100"/></span> }
}

fn dice(faces: [u8; 3]) -> impl IntoView {
    let all = faces.map(|face| view! { <Die face/> }).into_iter().collect_view();
    view! { <span class="small-dice" aria-hidden="true">{all}</span> }
}
