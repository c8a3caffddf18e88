//! The throws of the two dice that decide who is highest (EGO-R3), for the start and for a dice-off, and their result.

use super::desk::Desk;
use crate::app::drawings::dice::{D20, Twenty};
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::quiz::controls::{Followed, GoOn, TurnButton};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::dice_off::Dice;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::{Event, Move};
use crate::rules::purse::Payer;
use leptos::prelude::*;

/// The throws so far.
#[component]
pub fn Throws() -> impl IntoView {
    let desk = Desk::get();
    let left = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Start { off } | PhaseView::DiceOff { off, .. } => off.left,
        _ => vec![],
    });
    move || view! { <Thrown left=left.get()/> }
}

/// The button of the seat that throws next.
#[component]
pub fn Throw(class: &'static str) -> impl IntoView {
    let desk = Desk::get();
    let deed = move |seat: Seat| {
        let words = tr!(egomaster.throw, name = desk.name(seat));
        view! {
            <TurnButton quiz=*desk seat name="throw" mv=Move::Throw class>
                <SeatMark mark=desk.chair(seat).mark/>{words}
            </TurnButton>
        }
    };
    move || desk.sitting.status.turn().get().map(deed)
}

/// The result of the dice: who begins, or who takes the pot.
#[component]
pub fn Highest() -> impl IntoView {
    let desk = Desk::get();
    let title = desk.last_events.with_untracked(|events| {
        let begins = events.iter().find_map(|event| match *event {
            Event::Begins { seat } => Some(tr!(egomaster.begins, name = desk.name(seat))),
            Event::Paid { from: Payer::Bank | Payer::Pot, to: Payer::Wallet(seat), amount } => {
                Some(tr!(egomaster.takes, name = desk.name(seat), sum = figure(amount)))
            }
            _ => None,
        });
        begins.unwrap_or_else(|| tr!(egomaster.nobody_takes).into())
    });
    let all = desk.seats().collect::<Vec<_>>();
    view! {
        <div class="said">
            <Thrown left=all/>
            <h2>{title}</h2>
            <Followed lines=Signal::derive(move || desk.followed())/>
        </div>
        <div class="deeds"><GoOn on:click=move |_| desk.go_on()/></div>
    }
}

/// The throws: the highest is marked, and those of seats no longer in `left` are set back.
#[component]
fn Thrown(left: Vec<Seat>) -> impl IntoView {
    let desk = Desk::get();
    let sum = |dice: &Dice| dice[0] + dice[1];
    let rows = move || {
        let all = desk.throws.get().all;
        let best = all.iter().map(|(_, dice)| sum(dice)).max();
        let left = left.clone();
        let row = move |(seat, dice): (Seat, Dice)| {
            let best = Some(sum(&dice)) == best;
            view! { <Row seat dice best out=!left.contains(&seat)/> }
        };
        all.into_iter().map(row).collect_view()
    };
    view! { <ol class="thrown">{rows}</ol> }
}

#[component]
fn Row(seat: Seat, dice: Dice, best: bool, out: bool) -> impl IntoView {
    let chair = Desk::get().chair(seat);
    view! {
        <li data-best=best data-out=out>
            <SeatMark mark=chair.mark/>
            <span class="unseen">{chair.name}</span>
            <D20 die=Twenty::Page face=Some(dice[0])/>
            <D20 die=Twenty::Number face=Some(dice[1])/>
            <b class="money">{dice[0] + dice[1]}</b>
        </li>
    }
}
