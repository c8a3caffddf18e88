//! What is done later: after the next paint, the one delay that drawing knows – a tap is answered
//! first, what it changes is drawn then –, or after a while, if its owner lives so long.

use super::js;
use js_sys::Promise;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Runs `f` once what the page shows now has been painted.
pub fn after_paint(f: impl FnOnce() + 'static) {
    // A task queued from a frame runs when that frame is done.
    request_animation_frame(move || set_timeout(f, Duration::ZERO));
}

/// Waits until the page has done what else there is to do.
pub async fn next_task() {
    let promise = Promise::new(&mut |done, _| {
        set_timeout(move || _ = done.call0(&JsValue::NULL), Duration::ZERO);
    });
    // It is never rejected.
    let _ = JsFuture::from(promise).await;
}

/// Milliseconds since the page was opened, by a clock that never jumps back.
pub fn page_time() -> f64 {
    js::page_time()
}

/// Runs `f` after that time, unless the current owner has gone or an effect has run again by then.
pub fn after(time: Duration, f: impl FnOnce() + 'static) {
    let timer = set_timeout_with_handle(f, time);
    on_cleanup(move || _ = timer.map(|timer| timer.clear()));
}
