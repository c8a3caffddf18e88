//! localStorage behind one prefix: an origin may be shared with other pages. Absent, denied or
//! full storage is a value to handle, never an exception; what it would not take is kept in
//! memory for as long as the page lives, so that play goes on, and is written once there is room.

use super::long_text::LongText;
use super::{durable, js};
use leptos::prelude::{set_timeout, window};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

const PREFIX: &str = "tablee:";

/// Until what only the memory holds is tried again: another tab, or the browser, may have made room.
const AGAIN: Duration = Duration::from_secs(5);

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no storage for this page or forbids it.
    Denied,
    /// The storage is full; what was kept under the key before is still there.
    Full,
}

thread_local! {
    /// What the storage would not take, newest value of each key.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(vec![]) };
    /// Whether it will be tried again by itself.
    static TRIED_AGAIN: Cell<bool> = const { Cell::new(false) };
}

fn remembered(key: &str) -> Option<String> {
    MEMORY.with_borrow(|all| all.iter().find(|(known, _)| known == key).map(|(_, v)| v.clone()))
}

/// Forgets what the memory alone holds under `key`.
pub fn forget(key: &str) {
    MEMORY.with_borrow_mut(|all| all.retain(|(known, _)| known != key));
}

fn area() -> Option<Storage> {
    window().local_storage().ok()?
}

/// The name of `key` in the browser's storage, as `storage` events give it.
pub fn full(key: &str) -> String {
    [PREFIX, key].concat()
}

/// What is kept under `key`; `None` when there is nothing or nothing can be read.
pub fn get(key: &str) -> Option<String> {
    remembered(key).or_else(|| get_bare(key))
}

/// The same, for what is long.
pub(super) fn get_long(key: &str) -> Option<LongText> {
    remembered(key).map(LongText).or_else(|| get_long_bare(key))
}

/// Whether anything is kept under `key`, without reading it.
pub fn has(key: &str) -> bool {
    remembered(key).is_some() || stored(key)
}

/// Whether the storage itself, not only the memory of this page, keeps something under `key`.
pub fn stored(key: &str) -> bool {
    area().is_some_and(|area| js_sys::Reflect::has(&area, &full(key).into()).unwrap_or(false))
}

/// Keeps `value` in memory only: for what makes no sense in the storage without its other half.
pub fn hold(key: &str, value: String) {
    remove_bare(key);
    forget(key);
    remember(key, value);
}

fn remember(key: &str, value: String) {
    MEMORY.with_borrow_mut(|all| all.push((key.to_owned(), value)));
    try_again();
}

/// Keeps `value` under `key`, in memory if the storage does not take it.
///
/// # Errors
/// [`Trouble`]; the value that the storage kept before is then still there.
pub fn set(key: &str, value: &str) -> Result<(), Trouble> {
    forget(key);
    let kept = match area() {
        Some(area) => area.set_item(&full(key), value).map_err(|thrown| trouble(&thrown)),
        None => Err(Trouble::Denied),
    };
    if kept.is_err() {
        remember(key, value.to_owned());
    }
    durable::note(key, Some(value));
    kept
}

/// Keeps in memory again what the storage lost and does not take back.
pub(super) fn restore(key: &str, value: &str) {
    let taken = area().is_some_and(|area| area.set_item(&full(key), value).is_ok());
    if !taken {
        hold(key, value.to_owned());
    }
}

/// The storage's own, without a second record: for the record itself.
pub(super) fn get_bare(key: &str) -> Option<String> {
    get_long_bare(key).map(|text| text.to_owned())
}

fn get_long_bare(key: &str) -> Option<LongText> {
    let text = js::call(&area()?.into(), "getItem", &[full(key).into()])?;
    LongText::of(text.dyn_ref()?)
}

/// The same, to write.
pub(super) fn set_bare(key: &str, value: &str) {
    let _ = area().map(|area| area.set_item(&full(key), value));
}

/// The same, to forget.
pub(super) fn remove_bare(key: &str) {
    let _ = area().map(|area| area.remove_item(&full(key)));
}

/// Forgets what is kept under `key`, if anything is.
pub fn remove(key: &str) {
    forget(key);
    remove_bare(key);
    durable::note(key, None);
    write_back();
}

/// Writes what only the memory holds, if there is room again. Of what belongs together – a sitting's
/// setup and journal – one alone would be found damaged another day: after the first that finds no
/// room, the others stay in memory.
fn write_back() {
    let Some(area) = area() else { return };
    let mut left: Vec<(String, String)> = vec![];
    for (key, value) in longest_first(MEMORY.take()) {
        let alone = left.iter().any(|(other, _)| group(other) == group(&key));
        if alone || area.set_item(&full(&key), &value).is_err() {
            left.push((key, value));
        }
    }
    MEMORY.set(left);
}

fn longest_first(mut all: Vec<(String, String)>) -> Vec<(String, String)> {
    all.sort_by_key(|(_, value)| std::cmp::Reverse(value.len()));
    all
}

/// What belongs together differs behind the last colon.
fn group(key: &str) -> &str {
    key.rsplit_once(':').map_or(key, |(group, _)| group)
}

fn try_again() {
    if area().is_none() || TRIED_AGAIN.replace(true) {
        return;
    }
    let again = || {
        TRIED_AGAIN.set(false);
        write_back();
        if MEMORY.with_borrow(|all| !all.is_empty()) {
            try_again();
        }
    };
    set_timeout(again, AGAIN);
}

/// Every key that begins with `prefix`, in no particular order.
pub fn keys(prefix: &str) -> Vec<String> {
    let mut keys: Vec<String> = MEMORY.with_borrow(|all| {
        all.iter().map(|(key, _)| key.clone()).filter(|key| key.starts_with(prefix)).collect()
    });
    let Some(area) = area() else { return keys };
    let start = full(prefix);
    for index in 0..area.length().unwrap_or(0) {
        let key = area.key(index).ok().flatten().filter(|key| key.starts_with(&start));
        if let Some(key) = key.map(|key| key[PREFIX.len()..].to_owned())
            && !keys.contains(&key)
        {
            keys.push(key);
        }
    }
    keys
}

/// Chromium, WebKit and old Firefox have each their own word for a full storage.
fn trouble(thrown: &JsValue) -> Trouble {
    let name = js::get(thrown, "name").and_then(|name| name.as_string()).unwrap_or_default();
    if name.contains("Quota") || name.contains("QUOTA") { Trouble::Full } else { Trouble::Denied }
}
