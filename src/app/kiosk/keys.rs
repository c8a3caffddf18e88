//! Keys and gestures that would lead out of the page: a keyboard that somebody brings along does no more
//! than the screen. What belongs to the system – its own keys, its home gesture – is the device's to lock.

use leptos::ev::{Custom, KeyboardEvent, contextmenu, dragover, drop, keydown};
use leptos_use::{use_event_listener, use_window};
use web_sys::Event;

/// Keys that the browser would take for itself.
const OUT: [&str; 7] = [
    "ContextMenu",
    "BrowserBack",
    "BrowserForward",
    "BrowserHome",
    "BrowserSearch",
    "Help",
    "OpenNew",
];

/// Swallows them for as long as the current owner lives.
pub fn guard() {
    let _ = use_event_listener(use_window(), keydown, |event| {
        if leads_out(&event) {
            event.prevent_default();
        }
    });
    let _ = use_event_listener(use_window(), contextmenu, |event| event.prevent_default());
    let _ = use_event_listener(use_window(), dragover, |event| event.prevent_default());
    let _ = use_event_listener(use_window(), drop, |event| event.prevent_default());
    // Two fingers that make the page larger would leave the next visitor a corner of it.
    let gesture = Custom::<Event>::new("gesturestart");
    let _ = use_event_listener(use_window(), gesture, |event| event.prevent_default());
}

fn leads_out(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let function = key.len() > 1 && key.starts_with('F') && key[1..].parse::<u8>().is_ok();
    // AltGr writes letters, and is Ctrl and Alt at once to some.
    let held = (event.ctrl_key() != event.alt_key()) || event.meta_key();
    held || function || OUT.contains(&key.as_str())
}
