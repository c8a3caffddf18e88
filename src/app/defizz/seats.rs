//! The seats in the fizz at the foot: name, what everybody does now, chips, Help! card, stake. The seats of possible
//! opponents (DEF-T9, R41) and of players who are out and may bet (DEF-R54) are buttons.

use super::desk::Desk;
use super::opponent::may_be_named;
use super::words::role;
use crate::app::browser::frame::after;
use crate::app::parts::money::figure;
use crate::app::phones::PersonMark;
use crate::app::quiz::side_bets::SideBets;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::Move;
use leptos::prelude::*;
use std::time::Duration;

/// How long the change of a total is seen (`floats` in the style sheet).
const FLOATS: Duration = Duration::from_millis(2_400);

/// All seats, in order.
#[component]
pub fn Seats() -> impl IntoView {
    let desk = Desk::get();
    let one = |seat| view! { <Purse seat/> };
    let count = desk.chairs().len();
    view! {
        <section class="liquid" aria-label=tr!(quiz.players)>
            <ol class="purses" style:--seats=count.to_string() data-count=count.to_string()>
                {desk.seats().map(one).collect_view()}
            </ol>
        </section>
    }
}

#[component]
fn Purse(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let named = Memo::new(move |_| may_be_named(desk, seat));
    let bets = SideBets::get();
    let may_bet = Memo::new(move |_| bets.may(seat));
    let has_bet = Memo::new(move |_| desk.seat_view(seat).with(|seen| seen.bet.is_some()));
    let number = desk.chair(seat).mark.0.to_string();
    let inside = move || {
        let number = number.clone();
        if named.get() {
            let call = move |_| desk.act(Move::Challenge(seat));
            view! {
                <button class="purse seat piece" data-mark=number data-move="challenge" data-seat=seat.0.to_string() on:click=call>
                    <Inside seat does=tr!(defizz.challenge)/>
                </button>
            }
            .into_any()
        } else if may_bet.get() {
            view! {
                <button class="purse seat piece" data-mark=number data-state="gone" data-act="side-bet" data-seat=seat.0.to_string() on:click=move |_| bets.ask(seat)>
                    <Inside seat does=if has_bet.get() { "" } else { tr!(contest.bet) }/>
                </button>
            }
            .into_any()
        } else {
            let state = Memo::new(move |_| role(desk, seat).0);
            view! {
                <div class="purse seat piece" data-mark=number data-state=state data-seat=seat.0.to_string()>
                    <Inside seat/>
                </div>
            }
            .into_any()
        }
    };
    view! { <li>{inside}</li> }
}

#[component]
fn Inside(seat: Seat, #[prop(optional)] does: &'static str) -> impl IntoView {
    let desk = Desk::get();
    let (chair, seen) = (desk.chair(seat), desk.seat_view(seat));
    let letters = chair.name.chars().count().max(5);
    let word = Memo::new(move |_| role(desk, seat).1);
    let total = Memo::new(move |_| seen.with(|seen| seen.total));
    let stake = Memo::new(move |_| seen.with(|seen| seen.stake));
    let does = if does.is_empty() {
        view! { <span class="role">{word}</span> }.into_any()
    } else {
        view! { <span class="role" data-do="">{does}</span> }.into_any()
    };
    view! {
        <PersonMark chair=chair.clone()/>
        <span class="who" style:--letters=letters.to_string()><span class="name">{chair.name}</span>{does}</span>
        <Total total/>
        {move || (stake.get() > 0).then(|| view! { <span class="staked">{figure(stake.get())}</span> })}
        <Show when=move || seen.with(|seen| seen.piece.help)>
            <span class="has-help"><span aria-hidden="true">"!"</span><span class="unseen">{tr!(defizz.has_help)}</span></span>
        </Show>
    }
}

/// The difference, which floats away; then unmounted, so that it does not reappear with seats that
/// the pads have hidden.
#[component]
fn By(now: u32, old: u32) -> impl IntoView {
    let there = RwSignal::new(true);
    after(FLOATS, move || there.set(false));
    let (sign, kind) = if now > old { ("+", "plus") } else { ("−", "minus") };
    let words = [sign, &figure(now.abs_diff(old))].concat();
    let by = move || view! { <i class="by" data-kind=kind aria-hidden="true">{words.clone()}</i> };
    move || there.get().then(&by)
}

/// What a seat owns; bumps on a change and shows the difference.
#[component]
fn Total(total: Memo<u32>) -> impl IntoView {
    let before = StoredValue::new(None::<u32>);
    let shown = move || {
        let now = total.get();
        let old = before.get_value().unwrap_or(now);
        before.set_value(Some(now));
        let by = (now != old).then(|| view! { <By now old/> });
        view! { <span class="figure" data-bump=old != now>{figure(now)}{by}</span> }
    };
    view! { <span class="sum">{shown}</span> }
}
