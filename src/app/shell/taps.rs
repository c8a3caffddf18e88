//! Tells the second tap of a double tap, which was meant for what lay there before the first one.

use super::frame::page_time;
use leptos::ev::{PointerEvent, pointerdown};
use leptos_use::{use_event_listener, use_window};
use std::cell::Cell;

/// Two taps within this time are one, in ms …
const TIME: f64 = 400.0;
/// … if no farther apart than this, in CSS pixels either way.
const REACH: i32 = 24;

#[derive(Clone, Copy)]
struct Tap {
    at: f64,
    x: i32,
    y: i32,
}

impl Tap {
    fn follows(self, first: Tap) -> bool {
        let near = |one: i32, other: i32| one.abs_diff(other) <= REACH.unsigned_abs();
        self.at - first.at < TIME && near(self.x, first.x) && near(self.y, first.y)
    }
}

thread_local! {
    /// The last two taps.
    static LAST: Cell<[Option<Tap>; 2]> = const { Cell::new([None; 2]) };
}

/// Notices where the page is tapped, for as long as the current owner lives.
pub fn listen() {
    let _ = use_event_listener(use_window(), pointerdown, |event| note(&event));
}

fn note(event: &PointerEvent) {
    let tap = Tap { at: page_time(), x: event.client_x(), y: event.client_y() };
    LAST.set([LAST.get()[1], Some(tap)]);
}

/// Whether what is being answered is the second of two taps at the same place; keys never are.
pub fn is_second() -> bool {
    let [Some(first), Some(second)] = LAST.get() else { return false };
    second.follows(first) && page_time() - second.at < TIME
}
