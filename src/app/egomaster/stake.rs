//! Stake, raise and answers in the middle of the ring (EGO-DL2 to DL6, ML, A).

use super::desk::Desk;
use super::words::question_kind;
use crate::app::contest::stake::{Offer, Slider};
use crate::app::parts::money::figure;
use crate::app::parts::{Icon, SeatMark};
use crate::app::quiz::controls::{Awaited, Followed, GoOn};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::view::{PhaseView, TurnView};
use crate::rules::egomaster::{Event, Move};
use crate::rules::purse::Payer;
use crate::rules::stakes::RoundView;
use leptos::prelude::*;

fn offer(desk: Desk, roller: Seat, turn: &TurnView, raise: Option<(u32, u32)>) -> Offer {
    let total = |seat: Seat| desk.floor().total.run(seat);
    let plays = |seat: &Seat| turn.opponent.is_none_or(|one| one == *seat);
    let against = desk.others(roller).into_iter().filter(plays);
    Offer {
        who: desk.chair(roller),
        owns: total(roller),
        minimum: turn.sum,
        asked_by: tr!(egomaster.square_sum),
        raise,
        against: against.map(|seat| (desk.chair(seat), total(seat))).collect(),
    }
}

/// The roller plays for the square sum or raises.
#[component]
pub fn Stakes() -> impl IntoView {
    let desk = Desk::get();
    let PhaseView::Stake { turn, raise } = desk.phase.get_untracked() else { return None };
    let roller = desk.sitting.status.turn.get_untracked()?;
    let name = desk.name(roller);
    let head = view! { <p class="challenge">{question_kind(&turn)}</p> };
    if !desk.is_person(roller) {
        return Some(
            view! {
                <div class="said">{head}<Awaited name/></div>
            }
            .into_any(),
        );
    }
    let offer = untrack(|| offer(desk, roller, &turn, raise));
    let stake = RwSignal::new(offer.minimum);
    let announce = Callback::new(move |stake| desk.act(Move::Stake(stake)));
    Some(
        view! {
            <div class="said">
                {head}
                <h2>{tr!(egomaster.do_you_raise, name = name)}</h2>
                <b class="money stake-sum">{move || figure(stake.get())}</b>
            </div>
            <div class="deeds">
                <div class="contest"><Slider offer stake on_announce=announce/></div>
            </div>
        }
        .into_any(),
    )
}

/// The next opponent follows or refuses.
#[component]
pub fn Answers() -> impl IntoView {
    let desk = Desk::get();
    let view = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Raise { turn, round } => Some((turn, round)),
        _ => None,
    });
    let seat = Memo::new(move |_| desk.sitting.status.turn.get());
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
                <Choice seat yes=true mv="accept" word=tr!(egomaster.follow) sum=accepting hint=plays/>
                <Choice seat yes=false mv="refuse" word=leaves sum=refusing hint/>
            </div>
        </div>
    }
}

/// The button for following or refusing, with its cost.
#[component]
fn Choice(
    seat: Seat,
    yes: bool,
    mv: &'static str,
    word: &'static str,
    sum: u32,
    hint: &'static str,
) -> impl IntoView {
    let desk = Desk::get();
    let person = desk.is_person(seat);
    let answer = move |_| desk.by(seat, if yes { Move::Accept } else { Move::Refuse });
    view! {
        <button
            class="way piece"
            data-answer=if yes { "follow" } else { "refuse" }
            data-move=person.then_some(mv)
            disabled=!person
            on:click=answer
        >
            <span class="kind"><Icon name=if yes { "check" } else { "close" }/>{word}</span>
            <b class="money">{figure(sum)}</b>
            <span class="whom">{hint}</span>
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
