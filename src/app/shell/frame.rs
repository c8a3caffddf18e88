//! After the next paint: the one delay that the page knows. A tap is answered first; what it
//! changes is drawn then.

use super::browser;
use leptos::prelude::*;
use std::time::Duration;

/// Runs `f` once what the page shows now has been painted.
pub fn after_paint(f: impl FnOnce() + 'static) {
    // A task queued from a frame runs when that frame is done.
    request_animation_frame(move || set_timeout(f, Duration::ZERO));
}

/// Milliseconds since the page was opened, by a clock that never jumps back.
pub fn page_time() -> f64 {
    browser::page_time()
}
