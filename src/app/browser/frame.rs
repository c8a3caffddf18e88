//! Deferred work: after the next paint – the only delay in rendering: a tap is answered first, its effects
//! are rendered then –, or after a time, if the owner is still alive.

use super::js;
use js_sys::Promise;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Runs `f` after the next paint.
pub fn after_paint(f: impl FnOnce() + 'static) {
    // A task queued from a frame runs when that frame is done.
    request_animation_frame(move || set_timeout(f, Duration::ZERO));
}

/// Yields to the browser's other tasks.
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

/// Runs `f` after that time, unless the current owner is disposed of, or the current effect reruns, before.
pub fn after(time: Duration, f: impl FnOnce() + 'static) {
    let timer = set_timeout_with_handle(f, time);
    on_cleanup(move || _ = timer.map(|timer| timer.clear()));
}
