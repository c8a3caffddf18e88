//! The answers to a raise (EGO-DL3 to DL5, ML3 to ML6, A), and what happens if nobody follows.

use super::desk::Desk;
use super::words::question_kind;
use crate::app::contest::stake::sure_words;
use crate::app::parts::money::figure;
use crate::app::parts::{Icon, SeatMark, ask_first_where};
use crate::app::quiz::controls::{Followed, GoOn};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::view::{PhaseView, TurnView};
use crate::rules::egomaster::{Event, Move};
use crate::rules::purse::Payer;
use crate::rules::stakes::RoundView;
use leptos::prelude::*;

/// The next opponent follows or refuses.
#[component]
pub fn Answers() -> impl IntoView {
    let desk = Desk::get();
    let view = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Raise { turn, round } => Some((turn, round)),
        _ => None,
    });
    let seat = Memo::new(move |_| desk.sitting.status.turn().get());
    let shown = move || {
        let ((turn, round), seat) = view.get().zip(seat.get())?;
        Some(view! { <Answer turn round seat/> })
    };
    view! { {shown} }
}

#[component]
fn Answer(turn: TurnView, round: RoundView, seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let active = desk.active.get_untracked();
    let asks = round.is_all_of(desk.sat(seat).get_untracked().total);
    let RoundView { announced, free, accepting, refusing, .. } = round;
    let by = active.map(|seat| desk.name(seat)).unwrap_or_default();
    let aside = if free {
        tr!(egomaster.short_stakes, name = by, sum = figure(accepting))
    } else {
        tr!(egomaster.raised_to, name = by, sum = figure(announced))
    };
    let all_in = accepting < announced && !free;
    let plays = if all_in { tr!(egomaster.all_in) } else { tr!(egomaster.i_play) };
    let (leaves, hint) = if free {
        (tr!(egomaster.stay_out), tr!(egomaster.costs_nothing))
    } else {
        (tr!(egomaster.refuse), tr!(egomaster.lost))
    };
    view! {
        <div class="said">
            <p class="challenge">{question_kind(&turn)}</p>
            <h2>{tr!(egomaster.do_you_follow, name = desk.name(seat))}</h2>
            <p class="aside">{aside}</p>
        </div>
        <div class="deeds">
            <div class="ways">
                <Choice seat yes=true mv="accept" word=tr!(egomaster.follow) sum=accepting hint=plays asks/>
                <Choice seat yes=false mv="refuse" word=leaves sum=refusing hint asks=false/>
            </div>
        </div>
    }
}

/// The button for following or refusing, with its cost; where it `asks`, a second tap follows.
#[component]
fn Choice(
    seat: Seat,
    yes: bool,
    mv: &'static str,
    word: &'static str,
    sum: u32,
    hint: &'static str,
    asks: bool,
) -> impl IntoView {
    let desk = Desk::get();
    let person = desk.is_person(seat);
    let answer = move || desk.by(seat, if yes { Move::Accept } else { Move::Refuse });
    let (asks, tap) = ask_first_where(asks, answer);
    view! {
        <button
            class="way piece"
            data-answer=if yes { "follow" } else { "refuse" }
            data-move=person.then_some(mv)
            data-sure=asks
            disabled=!person
            on:click=tap
        >
            <span class="kind"><Icon name=if yes { "check" } else { "close" }/>{word}</span>
            <b class="money">{figure(sum)}</b>
            <span class="whom">{move || if asks.get() { sure_words() } else { hint }}</span>
        </button>
    }
}

/// Nobody follows: the roller takes what refusing costs, and no question is asked (EGO-DL4, ML6).
#[component]
pub fn Unfollowed() -> impl IntoView {
    let desk = Desk::get();
    let paid = |event: &Event| match *event {
        Event::Paid { from: Payer::Wallet(_), to: Payer::Wallet(to), amount } => Some((to, amount)),
        _ => None,
    };
    let all: Vec<_> =
        desk.last_events.with_untracked(|events| events.iter().filter_map(paid).collect());
    let sum: u32 = all.iter().map(|(_, amount)| amount).sum();
    let takes = all.first().map(|(seat, _)| *seat);
    let mark = takes.map(|seat| view! { <SeatMark mark=desk.chair(seat).mark/> });
    let title = match takes {
        Some(seat) => tr!(egomaster.takes, name = desk.name(seat), sum = figure(sum)),
        None => tr!(egomaster.nobody_plays).into(),
    };
    view! {
        <div class="said">
            {mark}
            <h2>{title}</h2>
            <p class="aside">{tr!(egomaster.not_asked)}</p>
            <Followed lines=Signal::derive(move || desk.followed())/>
        </div>
        <div class="deeds"><GoOn on:click=move |_| desk.go_on()/></div>
    }
}
