//! Persistence and size of the browser's storage for this app.

use super::{js, storage};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The state of the storage, as far as it is known.
#[derive(Clone, Copy, Default)]
pub struct Care {
    /// Whether the browser has promised not to evict the storage; `None` when it does not say.
    pub promised: RwSignal<Option<bool>>,
    /// Bytes in use and the quota, files of the app included.
    pub room: RwSignal<Option<(f64, f64)>>,
}

fn manager(method: &str) -> Option<JsValue> {
    js::call(&js::navigator("storage")?, method, &[])
}

impl Care {
    /// Updates both without prompting anybody.
    pub fn look(self) {
        if let Some(answer) = manager("persisted") {
            self.hear(&answer);
        }
        let Some(estimate) = manager("estimate") else { return };
        js::when_settled(&estimate, move |answer| {
            let number = |name| answer.as_ref().ok().and_then(|it| js::get(it, name)?.as_f64());
            self.room.set(number("usage").zip(number("quota")));
        });
    }

    /// Asks the browser for persistent storage. Some browsers prompt, so this must be called from a tap.
    pub fn ask(self) {
        if let Some(answer) = manager("persist") {
            self.hear(&answer);
        }
    }

    fn hear(self, answer: &JsValue) {
        js::when_settled(answer, move |answer| {
            self.promised.set(answer.ok().and_then(|kept| kept.as_bool()));
        });
    }
}

/// The size of everything stored under our prefix, in bytes: two per UTF-16 unit.
pub fn ours() -> f64 {
    let letters = |text: &str| text.encode_utf16().count();
    let keys = storage::keys("");
    let of = |key: &String| letters(key) + storage::get(key).map_or(0, |text| letters(&text));
    keys.iter().map(of).sum::<usize>() as f64 * 2.0
}
