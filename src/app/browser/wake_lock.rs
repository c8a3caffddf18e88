//! Keeps the screen on while a game is played. Where a browser refuses or has no wake lock, nothing is
//! reported, and the next request comes only when the page is shown again.

use super::idle::page_hidden;
use super::js;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The browser's wake lock, while one is held.
type Held = StoredValue<Option<JsValue>, LocalStorage>;

/// Keeps the screen on for as long as the current owner lives; requests the lock again whenever the page
/// becomes visible, because browsers release it while the page is hidden.
pub fn keep_awake() {
    let held: Held = StoredValue::new_local(None);
    let hidden = page_hidden();
    Effect::new(move || {
        if !hidden.get() {
            ask(held);
        }
    });
    on_cleanup(move || release(held.try_update_value(Option::take).flatten()));
}

fn ask(held: Held) {
    let asked =
        js::navigator("wakeLock").and_then(|lock| js::call(&lock, "request", &["screen".into()]));
    let Some(asked) = asked else { return };
    js::when_settled(&asked, move |answer| {
        let Ok(sentinel) = answer else { return };
        // The owner may have been disposed of by now.
        match held.try_update_value(|held| held.replace(sentinel.clone())) {
            Some(old) => release(old),
            None => release(Some(sentinel)),
        }
    });
}

fn release(sentinel: Option<JsValue>) {
    if let Some(done) = sentinel.and_then(|it| js::call(&it, "release", &[])) {
        js::when_settled(&done, |_| ());
    }
}
