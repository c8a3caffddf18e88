//! localStorage behind one prefix: an origin may be shared with other pages. Absent, denied or
//! full storage is a value to handle, never an exception.

use super::browser;
use wasm_bindgen::JsValue;
use web_sys::Storage;

const PREFIX: &str = "tablee:";

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no storage for this page or forbids it.
    Denied,
    /// The storage is full; what was kept under the key before is still there.
    Full,
}

fn area() -> Option<Storage> {
    browser::window()?.local_storage().ok()?
}

/// The name of `key` in the browser's storage, as `storage` events give it.
pub fn full(key: &str) -> String {
    [PREFIX, key].concat()
}

/// What is kept under `key`; `None` when there is nothing or nothing can be read.
pub fn get(key: &str) -> Option<String> {
    area()?.get_item(&full(key)).ok()?
}

/// Whether anything is kept under `key`, without reading it.
pub fn has(key: &str) -> bool {
    area().is_some_and(|area| js_sys::Reflect::has(&area, &full(key).into()).unwrap_or(false))
}

/// Keeps `value` under `key`.
///
/// # Errors
/// [`Trouble`]; the value kept before is then still there.
pub fn set(key: &str, value: &str) -> Result<(), Trouble> {
    area().ok_or(Trouble::Denied)?.set_item(&full(key), value).map_err(|thrown| trouble(&thrown))
}

/// Forgets what is kept under `key`, if anything is.
pub fn remove(key: &str) {
    if let Some(area) = area() {
        let _ = area.remove_item(&full(key));
    }
}

/// Every key that begins with `prefix`, in no particular order.
pub fn keys(prefix: &str) -> Vec<String> {
    let Some(area) = area() else { return vec![] };
    let start = full(prefix);
    (0..area.length().unwrap_or(0))
        .filter_map(|index| area.key(index).ok()?)
        .filter(|key| key.starts_with(&start))
        .map(|key| key[PREFIX.len()..].to_owned())
        .collect()
}

/// Chromium, WebKit and old Firefox have each their own word for a full storage.
fn trouble(thrown: &JsValue) -> Trouble {
    let name = browser::get(thrown, "name").and_then(|name| name.as_string()).unwrap_or_default();
    if name.contains("Quota") || name.contains("QUOTA") { Trouble::Full } else { Trouble::Denied }
}
