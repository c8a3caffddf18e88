//! The race to the buzzer (DEF-CHR, EGO-RAP): one pad per participant at his own edge, true
//! multi-touch, ordered by the timestamps of the touches. A pad shows itself pressed at once; the
//! result follows a frame later.

use super::Floor;
use super::strip::Strip;
use crate::app::browser::focus::in_a_field;
use crate::app::browser::keyboard::{self, Buzzers};
use crate::app::contest::words::Rank;
use crate::app::parts::money::figure;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::contest::view::{ArrivalView, ContestView, Fate, PlayView};
use crate::rules::contest::{Judge, Reply};
use crate::rules::edge::{Folded, Spot, folded, spots};
use crate::rules::{Edge, Seat};
use crate::small_sort::SmallSort;
use leptos::ev::{MouseEvent, PointerEvent, keydown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// Collects the touches of a frame, so that they are played in the order in which they were made.
#[derive(Clone, Copy)]
struct Touches {
    floor: Floor,
    waiting: StoredValue<Vec<(Seat, f64)>>,
    /// The seats whose touch is not played yet.
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
        touches.small_sort_by(|(_, one), (_, other)| one.total_cmp(other));
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
    let buzzers = keyboard::taught();
    listen_to_keys(touches, players.clone(), buzzers.clone());
    let spots = spots(&floor.table.with_chairs(Edge::of), &players);
    let (edges, rows) = (names_of(&spots), folded(&spots));
    let used = rows_of(&rows);
    let caps = keyboard::caps();
    let cap = move |place: usize, seat: Seat| {
        let taught = buzzers.get(seat.index()).cloned().flatten();
        let usual = move || caps.with(|caps| caps.get(place).cloned()).unwrap_or_default();
        match taught {
            Some(buzzer) => Some(Signal::stored(buzzer.cap)),
            None => keyboard::is_there().then(|| Signal::derive(usual)),
        }
    };
    let pad = |(place, (seat, lies)): (usize, (Seat, (Spot, Folded)))| {
        view! { <Pad seat lies touches cap=cap(place, seat)/> }
    };
    let count = players.len().to_string();
    let lie = spots.into_iter().zip(rows);
    let pads = players.into_iter().zip(lie).enumerate().map(pad).collect_view();
    view! {
        <div class="arena" data-pads=count data-edges=edges data-rows=used>
            {pads}
            <Strip/>
        </div>
    }
}

/// The edges that have pads, for the style sheets.
fn names_of(spots: &[Spot]) -> String {
    let used = |edge: &Edge| spots.iter().any(|spot| spot.edge == *edge);
    let used: Vec<&str> = Edge::ALL.into_iter().filter(used).map(Edge::name).collect();
    used.join(" ")
}

/// The rows of a narrow screen that have pads, for the style sheets.
fn rows_of(rows: &[Folded]) -> String {
    let used = |top: &bool| rows.iter().any(|row| row.top == *top);
    let used: Vec<&str> = [true, false].into_iter().filter(used).map(row_name).collect();
    used.join(" ")
}

const fn row_name(top: bool) -> &'static str {
    if top { "top" } else { "bottom" }
}

/// The letters of a name and of its longest word, so that no pad truncates it; at least 5 each.
fn letters(name: &str) -> (String, String) {
    let count = |part: &str| part.chars().count();
    let longest = name.split([' ', '-']).map(count).max().unwrap_or_default();
    (count(name).max(5).to_string(), longest.max(5).to_string())
}

/// Listens to keys and USB buzzers: those taught, by seat; else 1 to 6 by pad, A and L for the first two.
fn listen_to_keys(touches: Touches, players: Vec<Seat>, buzzers: Buzzers) {
    let _ = use_event_listener(use_window(), keydown, move |event| {
        if event.repeat() || in_a_field(&event) {
            return;
        }
        let taught = keyboard::seat_of(&buzzers, &event);
        let taught = taught.and_then(|at| players.iter().find(|seat| seat.index() == at));
        let by_place = || keyboard::pad_of(&event).and_then(|place| players.get(place));
        let Some(&seat) = taught.or_else(by_place) else { return };
        if taught.is_some() {
            // A buzzer may send Enter, which must not press a button, too.
            event.prevent_default();
        }
        if untrack(|| may_buzz(touches.floor, seat)) {
            touches.touch(seat, event.time_stamp());
        }
    });
}

/// The state of a pad, as the style sheets name it.
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
fn Pad(
    seat: Seat,
    /// Its edge, and its place in the two rows of a narrow screen.
    lies: (Spot, Folded),
    touches: Touches,
    /// The label of the key that buzzes for it, where there is a keyboard.
    #[prop(optional_no_strip)]
    cap: Option<Signal<String>>,
) -> impl IntoView {
    let floor = touches.floor;
    let (chair, (spot, row)) = (floor.table.chair(seat), lies);
    let letters = letters(&chair.name);
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
        <div
            class="pad"
            data-edge=spot.edge.name()
            data-half=spot.half.name()
            data-row=row_name(row.top)
            data-of=row.of.to_string()
            data-mark=chair.mark.0.to_string()
            style:--nth=row.nth.to_string() style:--of=row.of.to_string()
            style:--letters=letters.0 style:--longest=letters.1
        >
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
                {whose(floor, seat, cap)}
                {told(floor, seat, state)}
            </button>
            <Show when=move || passes(floor, free)>
                <button class="pass-by piece" data-move="pass" on:click=move |_| floor.by(seat, Reply::Pass)>
                    {tr!(contest.pass)}
                </button>
            </Show>
        </div>
    }
}

/// Whose pad it is: shape, name, what he owns, the key that buzzes for it.
fn whose(floor: Floor, seat: Seat, cap: Option<Signal<String>>) -> impl IntoView {
    let chair = floor.table.chair(seat);
    view! {
        <span class="whose">
            <SeatMark mark=chair.mark/>
            <b>{chair.name}</b>
            <small>{move || figure(floor.total.run(seat))}</small>
            {cap.map(|cap| view! { <kbd>{cap}</kbd> })}
        </span>
    }
}

/// The state of the pad in words.
fn told(floor: Floor, seat: Seat, state: Memo<&'static str>) -> impl IntoView {
    view! {
        <span class="word">
            {move || (state.get() == "out").then(|| view! { <Icon name="close"/> })}
            <span>{move || word(floor, seat, state.get())}</span>
        </span>
    }
}

/// Whether the pad offers to pass: where the tablet judges and nobody answers.
fn passes(floor: Floor, free: Memo<bool>) -> bool {
    let tablet = floor.read(|view| view.judge == Judge::Tablet && view.answering.is_none());
    free.get() && tablet == Some(true)
}
