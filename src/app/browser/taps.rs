//! The filter for all taps and held keys: before any other listener, [`crate::taps`] decides whether a tap
//! was meant for what lies under it. Buzz pads are exempt: there, speed is the game.

use super::focus::in_a_field;
use crate::taps::{Control, Tap, may_be_held};
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent, click, keydown, pointerdown};
use leptos::prelude::document;
use leptos_use::{UseEventListenerOptions, use_event_listener_with_options, use_window};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget};

/// The number of taps that are remembered: ten fingers, and a click may come late.
const KNOWN: usize = 10;

/// The selector of controls.
const CONTROLS: &str = "button, a[href], summary, [role=button], [data-move], [data-act], g.target";

/// The selector of everything else that responds to a finger.
const OTHERS: &str = "input, label, select, textarea, dialog, [role=dialog], [role=alertdialog]";

/// The selector of buzz pads, on the tablet and on a phone.
const PAD: &str = ".dome, .phone-pad";

/// The attributes that distinguish controls of one kind, besides their text.
const NAMES: [&str; 5] = ["data-seat", "data-side", "data-key", "data-sure", "aria-label"];

/// How many letters of a control's text are compared.
const LETTERS: usize = 120;

thread_local! {
    /// The last taps, the newest at the end.
    static TAPS: RefCell<Vec<Tap>> = const { RefCell::new(vec![]) };
}

/// Filters every tap and every key before other listeners see it, for as long as the current owner lives.
pub fn listen() {
    let first = UseEventListenerOptions::default().capture(true);
    let _ = use_event_listener_with_options(use_window(), pointerdown, |event| down(&event), first);
    let _ = use_event_listener_with_options(use_window(), click, |event| clicked(&event), first);
    let _ = use_event_listener_with_options(use_window(), keydown, |event| key(&event), first);
}

/// Notes that the last tap played a move.
pub fn note_move() {
    TAPS.with_borrow_mut(|taps| {
        if let Some(last) = taps.last_mut() {
            last.played = true;
        }
    });
}

/// Whether a finger came down on no control and no field: on the table itself.
pub fn is_on_nothing(event: &PointerEvent) -> bool {
    let touched = [CONTROLS, ", ", OTHERS].concat();
    element(event.target()).is_some_and(|target| found(&target, &touched).is_none())
}

/// Releases the pointer capture, by which browsers bind a finger to the element where it came down: a
/// control that is held has to notice when the finger slides off.
pub fn let_slide(event: &PointerEvent) {
    if let Some(element) = element(event.target()) {
        // Fails only where nothing is captured.
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

/// The pointer that clicked; not every browser tells.
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

/// The control at an element, and the scene around it.
fn control(target: Option<&Element>) -> Control {
    // A replay changes by itself, but its bar stays the same: there the scene does not count.
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

/// Phase, turn, eyes and stage of the table.
fn scene() -> Vec<String> {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (table, stage) = (find("[data-game][data-phase]"), find("[data-stage]"));
    let of_table = ["data-phase", "data-turn", "data-eyes"].map(|name| said(table.as_ref(), name));
    of_table.into_iter().chain([said(stage.as_ref(), "data-stage")]).collect()
}
