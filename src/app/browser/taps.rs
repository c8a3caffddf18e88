//! The one place through which pointers and held keys play: before anything else hears of a tap it is
//! asked, by [`crate::taps`], whether it was meant for what lies there. Buzz pads are exempt: there, who
//! is quicker is the game.

use super::focus::in_a_field;
use crate::taps::{Control, Tap, may_be_held};
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent, click, keydown, pointerdown};
use leptos::prelude::document;
use leptos_use::{UseEventListenerOptions, use_event_listener_with_options, use_window};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget};

/// So many taps are known: ten fingers, and a click may come late.
const KNOWN: usize = 10;

/// What a tap is for.
const CONTROLS: &str = "button, a[href], summary, [role=button], [data-move], [data-act], g.target";

/// What else answers to a finger.
const OTHERS: &str = "input, label, select, textarea, dialog, [role=dialog], [role=alertdialog]";

/// A pad to be the first at, on the tablet or on a phone.
const PAD: &str = ".dome, .phone-pad";

/// What tells one control of a kind from another, besides its words.
const NAMES: [&str; 5] = ["data-seat", "data-side", "data-key", "data-sure", "aria-label"];

/// The letters of a control that are looked at.
const LETTERS: usize = 120;

thread_local! {
    /// The last taps, the newest at the end.
    static TAPS: RefCell<Vec<Tap>> = const { RefCell::new(vec![]) };
}

/// Judges every tap and every key before anything else hears of it, for as long as the current owner lives.
pub fn listen() {
    let first = UseEventListenerOptions::default().capture(true);
    let _ = use_event_listener_with_options(use_window(), pointerdown, |event| down(&event), first);
    let _ = use_event_listener_with_options(use_window(), click, |event| clicked(&event), first);
    let _ = use_event_listener_with_options(use_window(), keydown, |event| key(&event), first);
}

/// A move was played by whoever touched the page last.
pub fn note_move() {
    TAPS.with_borrow_mut(|taps| {
        if let Some(last) = taps.last_mut() {
            last.played = true;
        }
    });
}

/// Whether a finger came down on what plays and opens nothing: the table itself.
pub fn is_on_nothing(event: &PointerEvent) -> bool {
    let touched = [CONTROLS, ", ", OTHERS].concat();
    element(event.target()).is_some_and(|target| found(&target, &touched).is_none())
}

/// A finger that came down on something stays with it in the browser's eyes, wherever it goes: of what
/// is held it is to be known when it slides off.
pub fn let_slide(event: &PointerEvent) {
    if let Some(element) = element(event.target()) {
        // It is not held where there is no finger.
        let _ = element.release_pointer_capture(event.pointer_id());
    }
}

fn down(event: &PointerEvent) {
    let target = element(event.target());
    let tap = Tap {
        pointer: event.pointer_id(),
        at: event.time_stamp(),
        x: event.client_x(),
        y: event.client_y(),
        on: control(target.as_ref()),
        played: false,
        void: false,
    };
    let is_pad = target.is_some_and(|target| found(&target, PAD).is_some());
    let tap = TAPS.with_borrow_mut(|taps| {
        let first = taps.iter().rev().find(|first| !is_pad && tap.follows(first));
        let tap = first.map_or_else(|| tap.clone(), |first| tap.clone().after(first));
        if taps.len() == KNOWN {
            taps.remove(0);
        }
        taps.push(tap.clone());
        tap
    });
    if tap.void {
        event.stop_propagation();
    }
}

fn clicked(event: &MouseEvent) {
    // A click without a pointer comes from a keyboard or a screen reader.
    if event.detail() == 0 {
        return;
    }
    let now = control(element(event.target()).as_ref());
    let pointer = pointer_of(event);
    let meant = TAPS.with_borrow(|taps| {
        let ours = |tap: &&Tap| pointer.is_none_or(|pointer| tap.pointer == pointer);
        taps.iter().rev().find(ours).is_none_or(|tap| tap.means(&now))
    });
    if !meant {
        swallow(event);
    }
}

/// Which finger has clicked; not every browser says.
fn pointer_of(event: &MouseEvent) -> Option<i32> {
    let id = js_sys::Reflect::get(event, &JsValue::from_str("pointerId")).ok()?.as_f64()?;
    Some(id as i32)
}

fn key(event: &KeyboardEvent) {
    if event.repeat() && !may_be_held(&event.key(), in_a_field(event)) {
        swallow(event);
    }
}

fn swallow(event: &Event) {
    event.prevent_default();
    event.stop_propagation();
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn found(from: &Element, selector: &str) -> Option<Element> {
    from.closest(selector).ok().flatten()
}

fn said(of: Option<&Element>, name: &str) -> String {
    of.and_then(|element| element.get_attribute(name)).unwrap_or_default()
}

/// What a finger at that element is on.
fn control(target: Option<&Element>) -> Control {
    // What is watched changes by itself: the bar below stays what it is.
    let watches = target.is_some_and(|target| found(target, ".film-bar").is_some());
    let scene = if watches { vec![] } else { scene() };
    let Some(control) = target.and_then(|target| found(target, CONTROLS)) else {
        return Control { scene, ..Control::default() };
    };
    let kind = ["data-move", "data-act"].map(|name| said(Some(&control), name)).concat();
    let words = control.text_content().unwrap_or_default().chars().take(LETTERS).collect();
    let names = NAMES.iter().map(|name| said(Some(&control), name)).chain([words]).collect();
    Control { kind, names, scene }
}

/// Whose turn it is, and for what.
fn scene() -> Vec<String> {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (table, stage) = (find("[data-game][data-phase]"), find("[data-stage]"));
    let of_table = ["data-phase", "data-turn", "data-eyes"].map(|name| said(table.as_ref(), name));
    of_table.into_iter().chain([said(stage.as_ref(), "data-stage")]).collect()
}
