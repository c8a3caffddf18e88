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

/// Where a pad lies: the edge, which half of it when two share it, and its angle in degrees, clockwise
/// from the right.
type Edge = (&'static str, &'static str, i32);

/// The edges of two to six pads, clockwise from the bottom.
#[rustfmt::skip] // one line a table
const fn edges(pads: usize) -> &'static [Edge] {
    match pads {
        0..=2 => &[("bottom", "", 90), ("top", "", 270)],
        3 => &[("bottom", "", 90), ("left", "", 180), ("right", "", 0)],
        4 => &[("bottom", "", 90), ("left", "", 180), ("top", "", 270), ("right", "", 0)],
        5 => &[("bottom", "1", 110), ("left", "", 180), ("top", "", 270), ("right", "", 0), ("bottom", "2", 70)],
        _ => &[("bottom", "1", 110), ("left", "", 180), ("top", "1", 250), ("top", "2", 290), ("right", "", 0), ("bottom", "2", 70)],
    }
}

/// The edge of each of those players, who are given clockwise: as near as can be to where the set-up has
/// drawn their seats, the first of the table at the top left.
fn own_edges(players: &[Seat], seats: usize) -> Vec<Edge> {
    let edges = &edges(players.len())[..players.len()];
    let sits = |seat: &Seat| {
        let (seat, seats) = (seat.index() as i32, seats.max(1) as i32);
        // A degree less, so that nobody sits right between two edges.
        (360 * seat - 180) / seats - 91
    };
    let apart = |one: i32, other: i32| {
        let turn = (one - other).rem_euclid(360);
        turn.min(360 - turn)
    };
    let turned = |by: usize| edges.iter().cycle().skip(by).take(edges.len());
    let far = |by: &usize| -> i32 {
        players.iter().zip(turned(*by)).map(|(seat, (.., angle))| apart(sits(seat), *angle)).sum()
    };
    let best = (0..edges.len()).min_by_key(far).unwrap_or(0);
    turned(best).copied().collect()
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
    let places = own_edges(&players, floor.table.with_chairs(<[_]>::len));
    let pad = |(seat, (edge, half, _)): (Seat, Edge)| view! { <Pad seat edge half touches/> };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_the_edge_that_he_sits_at_whoever_begins() {
        let at = |players: &[u8], seats: usize| {
            let players: Vec<Seat> = players.iter().copied().map(Seat).collect();
            own_edges(&players, seats).into_iter().map(|(edge, ..)| edge).collect::<Vec<_>>()
        };
        assert_eq!(at(&[0, 2], 4), ["top", "bottom"]);
        assert_eq!(at(&[2, 0], 4), ["bottom", "top"]);
        assert_eq!(at(&[0, 1], 2), ["bottom", "top"]);
        assert_eq!(at(&[1, 0], 2), ["top", "bottom"]);
        let four = at(&[0, 1, 2, 3], 4);
        for first in 0..4 {
            let players: Vec<u8> = (0..4).map(|i| (first + i) % 4).collect();
            let turned: Vec<_> = players.iter().map(|&seat| four[usize::from(seat)]).collect();
            assert_eq!(at(&players, 4), turned, "{first} begins");
        }
    }
}
