//! The race to the buzzer (DEF-CHR, EGO-RAP): one pad a participant at his own edge, true
//! multi-touch, the order that of the touches' own times. A pad shows itself pressed at once; what
//! came of it follows a frame later.

use super::Floor;
use super::strip::Strip;
use crate::app::contest::words::Rank;
use crate::app::parts::money::figure;
use crate::app::parts::{Icon, SeatMark};
use crate::app::shell::focus::in_a_field;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::contest::view::{ArrivalView, ContestView, Fate, PlayView};
use crate::rules::contest::{Judge, Reply};
use leptos::ev::{MouseEvent, PointerEvent, keydown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// The letters that buzz for the first two pads, besides the digits.
const LETTERS: [&str; 2] = ["a", "l"];

/// Where the pads of two to six lie, clockwise from the bottom edge as people sit: the edge, and which
/// half of it when two share it.
const fn edges(pads: usize) -> &'static [(&'static str, &'static str)] {
    match pads {
        0..=2 => &[("bottom", ""), ("top", "")],
        3 => &[("bottom", ""), ("left", ""), ("right", "")],
        4 => &[("bottom", ""), ("left", ""), ("top", ""), ("right", "")],
        5 => &[("bottom", "1"), ("left", ""), ("top", ""), ("right", ""), ("bottom", "2")],
        _ => &[
            ("bottom", "1"),
            ("left", ""),
            ("top", "1"),
            ("top", "2"),
            ("right", ""),
            ("bottom", "2"),
        ],
    }
}

/// Gathers the touches of a frame, so that they act in the order in which they were made.
#[derive(Clone, Copy)]
struct Touches {
    floor: Floor,
    waiting: StoredValue<Vec<(Seat, f64)>>,
    /// Those whose pad is down and who have not been heard of yet.
    pressed: RwSignal<Vec<Seat>>,
}

impl Touches {
    fn new(floor: Floor) -> Touches {
        Touches { floor, waiting: StoredValue::new(vec![]), pressed: RwSignal::new(vec![]) }
    }

    fn touch(self, seat: Seat, at: f64) {
        let first = self.waiting.with_value(Vec::is_empty);
        self.waiting.update_value(|waiting| waiting.push((seat, at)));
        self.pressed.update(|pressed| pressed.push(seat));
        if first {
            request_animation_frame(move || self.act());
        }
    }

    fn act(self) {
        let gathered = self.waiting.try_update_value(std::mem::take);
        let mut touches = gathered.unwrap_or_default();
        touches.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        _ = self.floor.touches.try_run(touches);
        _ = self.pressed.try_update(Vec::clear);
    }
}

/// The pads round the strip of the question: `.arena`.
#[component]
pub fn Arena() -> impl IntoView {
    let floor = Floor::get();
    let touches = Touches::new(floor);
    let players = untrack(|| floor.read(|view| view.players.clone())).unwrap_or_default();
    listen_to_keys(touches, players.clone());
    let places = edges(players.len());
    let pad = |(seat, (edge, half)): (Seat, &(&'static str, &'static str))| {
        view! { <Pad seat edge=*edge half=*half touches/> }
    };
    let count = players.len().to_string();
    let pads = players.into_iter().zip(places).map(pad).collect_view();
    view! {
        <div class="arena" data-pads=count>
            {pads}
            <Strip/>
        </div>
    }
}

/// Keys and USB buzzers: 1 to 6 by pad, A and L for the first two.
fn listen_to_keys(touches: Touches, players: Vec<Seat>) {
    let _ = use_event_listener(use_window(), keydown, move |event| {
        if event.repeat() || in_a_field(&event) {
            return;
        }
        let key = event.key().to_lowercase();
        let digit = key.parse::<usize>().ok().and_then(|digit| digit.checked_sub(1));
        let place = digit.or_else(|| LETTERS.iter().position(|letter| *letter == key));
        if let Some(&seat) = place.and_then(|place| players.get(place))
            && untrack(|| may_buzz(touches.floor, seat))
        {
            touches.touch(seat, event.time_stamp());
        }
    });
}

/// How a pad stands, in the words of the sheets.
fn state(floor: Floor, seat: Seat) -> &'static str {
    let of = |view: &ContestView| {
        let PlayView::Race { line, .. } = &view.play else { return "out" };
        let fate = line.iter().find(|arrival| arrival.seat == seat).map(|arrival| arrival.fate);
        match fate {
            _ if view.out.contains(&seat) && fate.is_none() => "passed",
            Some(Fate::Wrong) => "out",
            Some(Fate::Right) => "right",
            Some(Fate::Answers) => "answers",
            Some(Fate::Waits | Fate::Said) => "queued",
            None => "ready",
        }
    };
    floor.read(of).unwrap_or("out")
}

fn may_buzz(floor: Floor, seat: Seat) -> bool {
    floor.table.is_person(seat) && state(floor, seat) == "ready"
}

/// What the pad says to its owner.
fn word(floor: Floor, seat: Seat, state: &str) -> AnyView {
    let place = |line: &[ArrivalView]| {
        line.iter().filter(|a| a.fate != Fate::Wrong).position(|a| a.seat == seat)
    };
    match state {
        "ready" if !floor.table.is_person(seat) => tr!(contest.thinks).into_any(),
        "ready" => tr!(contest.buzz).into_any(),
        "answers" => tr!(contest.yours).into_any(),
        "right" => tr!(contest.was_right).into_any(),
        "passed" => tr!(contest.passes).into_any(),
        "out" => tr!(contest.was_wrong).into_any(),
        _ => {
            let place = floor.read(|view| match &view.play {
                PlayView::Race { line, .. } => place(line),
                _ => None,
            });
            let place = place.flatten().unwrap_or(0) + 1;
            view! { <Rank place/>", "{tr!(contest.patience)} }.into_any()
        }
    }
}

/// A pad, drawn once for the bottom edge and turned so that its owner reads it straight.
#[component]
fn Pad(seat: Seat, edge: &'static str, half: &'static str, touches: Touches) -> impl IntoView {
    let floor = touches.floor;
    let chair = floor.table.chair(seat);
    let state = Memo::new(move |_| state(floor, seat));
    let pressed = Memo::new(move |_| touches.pressed.with(|all| all.contains(&seat)));
    let free = Memo::new(move |_| may_buzz(floor, seat));
    let down = move |event: PointerEvent| {
        if free.get_untracked() && !pressed.get_untracked() {
            touches.touch(seat, event.time_stamp());
        }
    };
    // A click without a pointer comes from a keyboard or a screen reader.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 && free.get_untracked() && !pressed.get_untracked() {
            touches.touch(seat, event.time_stamp());
        }
    };
    view! {
        <div class="pad" data-edge=edge data-half=half data-mark=chair.mark.0.to_string()>
            <button
                class="dome"
                data-state=state
                data-pressed=pressed
                data-move=move || free.get().then_some("buzz")
                data-seat=seat.0.to_string()
                disabled=move || !free.get()
                on:pointerdown=down
                on:click=click
                on:contextmenu=|event| event.prevent_default()
            >
                <span class="whose">
                    <SeatMark mark=chair.mark/>
                    <b>{chair.name}</b>
                    <small>{move || figure(floor.total.run(seat))}</small>
                </span>
                <span class="word">
                    {move || (state.get() == "out").then(|| view! { <Icon name="close"/> })}
                    <span>{move || word(floor, seat, state.get())}</span>
                </span>
            </button>
            <Show when=move || passes(floor, free)>
                <button class="pass-by piece" data-move="pass" on:click=move |_| floor.by(seat, Reply::Pass)>
                    {tr!(contest.pass)}
                </button>
            </Show>
        </div>
    }
}

/// Whether somebody who does not know says so: where the tablet judges and nobody answers.
fn passes(floor: Floor, free: Memo<bool>) -> bool {
    let tablet = floor.read(|view| view.judge == Judge::Tablet && view.answering.is_none());
    free.get() && tablet == Some(true)
}
