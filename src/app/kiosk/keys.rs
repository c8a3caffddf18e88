//! Blocks keys and gestures that would lead out of the page, so that a keyboard somebody has brought does no
//! more than the screen. The system's own keys and its home gesture are for the device to lock.

use leptos::ev::{Custom, KeyboardEvent, WheelEvent, contextmenu, dragover, drop, keydown, wheel};
use leptos::prelude::*;
use leptos_use::{
    UseEventListenerOptions, use_event_listener, use_event_listener_with_options, use_window,
};
use std::time::Duration;
use wasm_bindgen::JsValue;
use web_sys::Event;

/// Keys that the browser would take for itself.
const OUT: [&str; 10] = [
    "ZoomIn",
    "ZoomOut",
    "ZoomToggle",
    "ContextMenu",
    "BrowserBack",
    "BrowserForward",
    "BrowserHome",
    "BrowserSearch",
    "Help",
    "OpenNew",
];

/// How long a page takes to return to its size.
const MOMENT: Duration = Duration::from_millis(300);

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
    keep_size();
}

/// Prevents zooming by pinch or wheel, which would leave the next visitor a corner of the page. The style
/// sheets forbid it to fingers (`touch-action`) where browsers heed that; a page that is zoomed already is
/// brought back.
fn keep_size() {
    let gesture = Custom::<Event>::new("gesturestart");
    let _ = use_event_listener(use_window(), gesture, |event| event.prevent_default());
    let heard = UseEventListenerOptions::default().passive(false);
    let still = |event: WheelEvent| {
        if event.ctrl_key() {
            event.prevent_default();
        }
    };
    let _ = use_event_listener_with_options(use_window(), wheel, still, heard);
    bring_back_size();
}

/// Brings a zoomed page back to the size of the window. The limit is lifted after a moment, so that people
/// who cannot read it keep the browser's zoom besides the large letters of the settings.
pub fn bring_back_size() {
    if !is_large() {
        return;
    }
    let Ok(Some(meta)) = document().query_selector("meta[name=viewport]") else { return };
    let usual = meta.get_attribute("content").unwrap_or_default();
    // No browser refuses an attribute of that name.
    let _ = meta.set_attribute("content", &[&usual, ", maximum-scale=1"].concat());
    set_timeout(move || _ = meta.set_attribute("content", &usual), MOMENT);
}

/// Whether the page is pinch-zoomed; `false` where the browser does not tell.
fn is_large() -> bool {
    let property = |of: &JsValue, name| js_sys::Reflect::get(of, &JsValue::from_str(name)).ok();
    let viewport = property(&window(), "visualViewport");
    let scale =
        viewport.and_then(|viewport| property(&viewport, "scale")).and_then(|it| it.as_f64());
    scale.is_some_and(|scale| scale > 1.0)
}

fn leads_out(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let function = key.len() > 1 && key.starts_with('F') && key[1..].parse::<u8>().is_ok();
    // AltGr writes letters, and some systems report it as Ctrl and Alt together.
    let held = (event.ctrl_key() != event.alt_key()) || event.meta_key();
    held || function || OUT.contains(&key.as_str())
}
