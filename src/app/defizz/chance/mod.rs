//! Chance (DEF-CHA): the card's text, the device that the tablet rolls, draws, tosses or spins, and
//! the show of it: after one tap it plays during the suspense ([`beats`]).

pub use crate::screens::defizz::words::throw_word;

pub mod beats;
mod choices;
mod drawn;
mod wheel;

use super::desk::Desk;
use crate::app::browser::frame::after;
use crate::app::browser::sound;
use crate::app::parts::ticket::Question;
use crate::app::parts::{SeatMark, Twice};
use crate::app::quiz::controls::Awaited;
use crate::app::words::tr;
use crate::decks::defizz::Device;
use crate::rules::Seat;
use crate::rules::contest::{Progress, Reply};
use crate::rules::defizz::Move;
use crate::rules::defizz::view::{LuckView, PhaseView};
use beats::{Beat, What};
use choices::Sides;
pub use drawn::{Drawn, Stand};
use drawn::{Shown, device_name};
use leptos::prelude::*;
use std::time::Duration;

/// The stage: the text, the device, what each has thrown or called, the next throw or call; or the show.
#[component]
pub fn Luck() -> impl IntoView {
    let desk = Desk::get();
    let luck = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Chance { luck, .. } => Some(luck),
        _ => None,
    });
    let beats = Memo::new(move |_| {
        let held = desk.sitting.suspended.with(Option::is_some);
        let device = luck.with(|luck| luck.as_ref().and_then(|luck| luck.device));
        let device = device.filter(|_| held);
        device.map(|device| beats::of(device, &desk.sitting.held_back())).unwrap_or_default()
    });
    let stage = move || {
        let luck = luck.get()?;
        let (text, device) = (luck.text.clone()?, luck.device?);
        let inside = move || match beats.get() {
            beats if beats.is_empty() => view! { <Rest luck=luck.clone()/> }.into_any(),
            beats => view! { <Show luck=luck.clone() device beats/> }.into_any(),
        };
        Some(view! {
            <div class="luck-stage" data-device=device_name(device)>
                <Question text/>
                {inside}
            </div>
        })
    };
    view! { {stage} }
}

/// The device at rest, and what is to be done with it.
#[component]
fn Rest(luck: LuckView) -> impl IntoView {
    let desk = Desk::get();
    let withdraw = Callback::new(move |()| desk.act_together(Move::Reply(Reply::Withdraw)));
    let now = Signal::stored(luck.clone());
    view! {
        <div class="luck-show"><Drawn luck=luck.clone() stand=Stand::default()/></div>
        <div class="luck-side">
            <Begins luck=luck.clone()/>
            <Thrown luck=now how=Progress::Going/>
            <Next luck/>
            <Twice mv="withdraw" label=tr!(contest.faulty) sure=tr!(contest.faulty_sure) on=withdraw/>
        </div>
    }
}

/// What the device does, beat by beat.
#[component]
fn Show(luck: LuckView, device: Device, beats: Vec<Beat>) -> impl IntoView {
    let desk = Desk::get();
    // Silences the drum of the suspense: the device has sounds of its own.
    sound::hush();
    let at = RwSignal::new(0_usize);
    let mut starts = 0;
    for (place, beat) in beats.iter().enumerate() {
        if place > 0 {
            after(ms(starts), move || at.set(place));
        }
        for (later, cue) in beats::cues(device, *beat) {
            after(ms(starts + later), move || desk.play_cue(cue));
        }
        starts += beat.span;
    }
    let beats = StoredValue::new(beats);
    let told = Memo::new(move |_| {
        beats.with_value(|beats| beats::so_far(&luck, &beats[..=at.get().min(beats.len() - 1)]))
    });
    let beat = move || beats.with_value(|beats| beats[at.get().min(beats.len() - 1)]);
    let span = move || [&beat().span.to_string(), "ms"].concat();
    let drawn = move || {
        let beat = beat();
        let wins = match beat.what {
            What::Called { seat, wins: true, .. } => Some(seat),
            _ => None,
        };
        let stand = Stand { last: Some(beat.what), winner: wins, moves: true };
        view! { <Drawn luck=told.get_untracked() stand/> }
    };
    view! {
        <div class="luck-show" style:--span=span>{drawn}</div>
        <div class="luck-side" data-shows="" style:--span=span><Thrown luck=told how=Progress::Going/></div>
    }
}

fn ms(time: u32) -> Duration {
    Duration::from_millis(time.into())
}

/// The player whom the tablet has drawn to begin (DEF-R50): the lot runs over the marks and stops on one.
#[component]
fn Begins(luck: LuckView) -> impl IntoView {
    let desk = Desk::get();
    let drawn = luck.begins?;
    let lot = |(place, seat): (usize, Seat)| {
        let mark = desk.chair(seat).mark;
        view! {
            <span class="lot" data-drawn=seat == drawn style:--i=place.to_string()><SeatMark mark/></span>
        }
    };
    let lots = luck.players.iter().copied().enumerate().map(lot).collect_view();
    let words = tr!(defizz.begins, name = desk.name(drawn));
    // The lot runs only before the first throw.
    let runs = luck.round.is_empty() && luck.past.is_empty();
    Some(view! {
        <p class="begins" data-runs=runs>
            <span class="lots" aria-hidden="true">{lots}</span>
            <span>{words}</span>
        </p>
    })
}

/// What each participant has thrown or called, and who has won: `ol.thrown > li`.
#[component]
pub fn Thrown(#[prop(into)] luck: Signal<LuckView>, how: Progress) -> impl IntoView {
    let (players, device) = luck.with_untracked(|luck| (luck.players.clone(), luck.device));
    let device = device?;
    let one = |seat: Seat| view! { <Player luck device seat wins=how == Progress::Won(seat)/> };
    Some(view! {
        <ol class="thrown" data-device=device_name(device)>{players.into_iter().map(one).collect_view()}</ol>
    })
}

#[component]
fn Player(luck: Signal<LuckView>, device: Device, seat: Seat, wins: bool) -> impl IntoView {
    let desk = Desk::get();
    let left = Memo::new(move |_| luck.with(|luck| luck.left.contains(&seat)));
    let next = Memo::new(move |_| luck.with(|luck| luck.next == Some(seat)));
    let value = Memo::new(move |_| luck.with(|luck| value_of(luck, device, seat)));
    let tries = Memo::new(move |_| luck.with(|luck| tries_of(luck, device, seat)));
    let sum = Memo::new(move |_| {
        luck.with(|luck| luck.sums.get(seat.index()).copied())
            .filter(|_| device == Device::RaceTo15)
    });
    let shown = move || value.get().map(|value| view! { <Shown device value/> });
    let course = move || {
        sum.get().map(|sum| {
            let words = tr!(defizz.sum_so_far, n = sum);
            view! { <span class="course" style:--sum=sum.min(15).to_string()><b>{words}</b></span> }
        })
    };
    view! {
        <li data-left=move || left.get() data-next=move || next.get() data-wins=wins>
            <span class="whose"><SeatMark mark=desk.chair(seat).mark/><b>{desk.name(seat)}</b></span>
            <span class="value">{shown}</span>
            <small>{move || tries.get()}</small>
            {course}
        </li>
    }
}

/// A seat's last throw, or its call in this round; nothing for the wheel, which names a player, whoever spins it.
fn value_of(luck: &LuckView, device: Device, seat: Seat) -> Option<u8> {
    let called = matches!(
        device,
        Device::HeadsOrTails | Device::OddOrEven | Device::SecretNumber | Device::LongStraw
    );
    let past: &[_] = if called { &[] } else { &luck.past };
    let mine = |(by, _): &&(Seat, u8)| *by == seat;
    let last = past.iter().chain(&luck.round).rev().find(mine).map(|(_, value)| *value);
    last.filter(|_| device != Device::Wheel)
}

/// In a race for the first six, a seat's throws before the last.
fn tries_of(luck: &LuckView, device: Device, seat: Seat) -> Option<String> {
    let mine = luck.past.iter().chain(&luck.round).filter(|(by, _)| *by == seat);
    let mut all: Vec<String> = mine.map(|(_, value)| value.to_string()).collect();
    all.pop();
    (device == Device::FirstSix && !all.is_empty()).then(|| all.join(" · "))
}

/// The next throw or call: a person's buttons, or who is waited for.
#[component]
fn Next(luck: LuckView) -> impl IntoView {
    let desk = Desk::get();
    let seat = luck.next?;
    let name = desk.name(seat);
    if !desk.is_person(seat) {
        return Some(view! { <Awaited name/> }.into_any());
    }
    let device = luck.device?;
    let mark = desk.chair(seat).mark;
    let does = match device {
        // These choices are made on the device itself.
        Device::LongStraw | Device::SecretNumber => ().into_any(),
        Device::HeadsOrTails | Device::OddOrEven => {
            view! { <Sides device calls=luck.calls/> }.into_any()
        }
        _ => view! {
            <button class="button big piece go" data-move="throw" on:click=move |_| desk.act(Move::Throw)>{throw_word(device)}</button>
        }
        .into_any(),
    };
    let rolls_on = matches!(device, Device::FirstSix | Device::RaceTo15) && luck.begins.is_some();
    let hint = rolls_on.then(|| view! { <p class="hint">{tr!(defizz.rolls_on)}</p> });
    Some(
        view! {
            <p class="address"><SeatMark mark/><span>{tr!(contest.your_turn, name = name)}</span></p>
            <div class="deeds calls">{does}</div>
            {hint}
        }
        .into_any(),
    )
}
