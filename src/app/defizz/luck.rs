//! Chance (DEF-CHA): what the card says, and what the tablet rolls, draws, tosses or spins for it.

use super::desk::Desk;
use crate::app::parts::money::figure;
use crate::app::parts::ticket::Question;
use crate::app::parts::{SeatMark, Symbol, Twice};
use crate::app::words::tr;
use crate::decks::defizz::Device;
use crate::rules::Seat;
use crate::rules::contest::{Progress, Reply};
use crate::rules::defizz::Move;
use crate::rules::defizz::view::{LuckView, PhaseView};
use leptos::prelude::*;

/// The stage: the text, what each has thrown or called, the next throw or call.
#[component]
pub fn Luck() -> impl IntoView {
    let desk = Desk::get();
    let luck = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Chance { luck, .. } => Some(luck),
        _ => None,
    });
    let withdraw = Callback::new(move |()| desk.act_together(Move::Reply(Reply::Withdraw)));
    let stage = move || {
        let luck = luck.get()?;
        let text = luck.text.clone()?;
        Some(view! {
            <div class="luck-stage">
                <Question text/>
                <Thrown luck=luck.clone() how=Progress::Going/>
                <Next luck/>
                <Twice mv="withdraw" label=tr!(contest.faulty) sure=tr!(contest.faulty_sure) on=withdraw/>
            </div>
        })
    };
    view! { {stage} }
}

/// What each of those who can still win has thrown or called, and who has won: `ol.thrown > li`.
#[component]
pub fn Thrown(luck: LuckView, how: Progress) -> impl IntoView {
    let desk = Desk::get();
    let device = luck.device;
    let one = |seat: Seat| {
        // A wheel tells who, whoever has spun it.
        let whose = |(by, value): &&(Seat, u8)| match device {
            Some(Device::Wheel) => Seat(*value) == seat,
            _ => *by == seat,
        };
        let value = luck.round.iter().find(whose).map(|(_, value)| *value);
        let sum = luck.sums.get(seat.index()).filter(|sum| **sum > 0);
        let sum = sum.map(|sum| tr!(defizz.sum_so_far, n = sum));
        let left = luck.left.contains(&seat);
        let shown = value.zip(device).map(|(value, device)| {
            view! { <Shown device value/> }
        });
        view! {
            <li data-left=left data-next=luck.next == Some(seat) data-wins=how == Progress::Won(seat)>
                <span class="whose"><SeatMark mark=desk.chair(seat).mark/><b>{desk.name(seat)}</b></span>
                <span class="value">{shown}</span>
                <small>{sum}</small>
            </li>
        }
    };
    view! { <ol class="thrown">{luck.players.clone().into_iter().map(one).collect_view()}</ol> }
}

/// What was thrown, drawn or called, as it looks.
#[component]
fn Shown(device: Device, value: u8) -> impl IntoView {
    let (look, words) = look_of(device, value);
    view! { <span class="thing" data-look=look>{words}</span> }
}

/// How a throw or call looks, and what stands on it.
fn look_of(device: Device, value: u8) -> (&'static str, String) {
    match device {
        Device::HighDie | Device::LowDie => ("foam", figure(u32::from(value) * 100)),
        Device::HighCard => ("card", card_word(value)),
        Device::FirstSix | Device::RaceTo15 => ("die", value.to_string()),
        Device::TwoDice => ("dice", value.to_string()),
        Device::Wheel => ("wheel", Desk::get().name(Seat(value))),
        Device::HeadsOrTails | Device::OddOrEven | Device::SecretNumber | Device::LongStraw => {
            ("call", call_word(device, value))
        }
    }
}

/// The letter or number of a card.
fn card_word(value: u8) -> String {
    match value {
        1 => tr!(defizz.card_ace).into(),
        11 => tr!(defizz.card_jack).into(),
        12 => tr!(defizz.card_queen).into(),
        13 => tr!(defizz.card_king).into(),
        n => n.to_string(),
    }
}

/// A call in words.
pub fn call_word(device: Device, call: u8) -> String {
    match (device, call) {
        (Device::HeadsOrTails, 0) => tr!(defizz.heads).into(),
        (Device::HeadsOrTails, _) => tr!(defizz.tails).into(),
        (Device::OddOrEven, 0) => tr!(defizz.even).into(),
        (Device::OddOrEven, _) => tr!(defizz.odd).into(),
        (Device::LongStraw, n) => tr!(defizz.straw, n = n),
        (_, n) => n.to_string(),
    }
}

/// The next throw or call: a person's buttons, or who is waited for.
#[component]
fn Next(luck: LuckView) -> impl IntoView {
    let desk = Desk::get();
    let seat = luck.next?;
    let name = desk.name(seat);
    if !desk.is_person(seat) {
        return Some(
            view! { <p class="hint waits">{tr!(quiz.do_wait, name = name)}</p> }.into_any(),
        );
    }
    let device = luck.device?;
    let mark = desk.chair(seat).mark;
    let buttons = if luck.calls.is_empty() {
        let words = throw_word(device);
        view! {
            <button class="button big piece go" data-move="throw" on:click=move |_| desk.act(Move::Throw)>{words}</button>
        }
        .into_any()
    } else {
        let call = move |call: u8| {
            view! {
                <button class="button big piece call-it" data-move="call" on:click=move |_| desk.act(Move::Call(call))>
                    {call_word(device, call)}
                </button>
            }
        };
        luck.calls.into_iter().map(call).collect_view().into_any()
    };
    Some(
        view! {
            <p class="address"><SeatMark mark/><span>{tr!(contest.your_turn, name = name)}</span></p>
            <div class="deeds calls" data-device=device_name(device)>{buttons}</div>
        }
        .into_any(),
    )
}

/// What is done with the device.
fn throw_word(device: Device) -> &'static str {
    match device {
        Device::HighCard => tr!(defizz.draw_card),
        Device::TwoDice => tr!(defizz.roll_dice),
        Device::Wheel => tr!(defizz.spin),
        _ => tr!(defizz.roll),
    }
}

const fn device_name(device: Device) -> &'static str {
    match device {
        Device::LongStraw => "straws",
        Device::SecretNumber => "numbers",
        _ => "few",
    }
}

/// A drawing of luck, where nothing else is to be seen.
#[component]
pub fn Clover() -> impl IntoView {
    view! { <Symbol sprite="defizz" id="clover" class="clover" view_box="0 0 100 100"/> }
}
