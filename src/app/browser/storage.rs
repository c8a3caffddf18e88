//! localStorage behind one prefix: an origin may be shared with other pages. Absent, denied or full
//! storage is an error value, never an exception. What the storage does not take is kept in memory for as
//! long as the page lives, so that play goes on, and is written once there is room.

use super::long_text::LongText;
use super::{durable, js};
use crate::small_sort::SmallSort;
use leptos::prelude::{set_timeout, window};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

const PREFIX: &str = "tablee:";

/// The delay before values held only in memory are written again: another tab, or the browser, may have made room.
const AGAIN: Duration = Duration::from_secs(5);

/// Why a value could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no storage for this page, or refuses.
    Denied,
    /// The storage is full; the previous value of the key is still there.
    Full,
}

thread_local! {
    /// The values that the storage did not take, the newest of each key.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(vec![]) };
    /// Whether a retry is scheduled.
    static TRIED_AGAIN: Cell<bool> = const { Cell::new(false) };
}

fn remembered(key: &str) -> Option<String> {
    MEMORY.with_borrow(|all| all.iter().find(|(known, _)| known == key).map(|(_, v)| v.clone()))
}

/// Drops the value that only the memory holds under `key`.
pub fn forget(key: &str) {
    MEMORY.with_borrow_mut(|all| all.retain(|(known, _)| known != key));
}

fn area() -> Option<Storage> {
    window().local_storage().ok()?
}

/// The storage of this tab alone, which survives a reload; `None` where there is none.
pub(super) fn of_tab() -> Option<Storage> {
    window().session_storage().ok()?
}

/// The name of `key` in the browser's storage, as `storage` events give it.
pub fn full(key: &str) -> String {
    [PREFIX, key].concat()
}

/// The value under `key`; `None` when there is none or it cannot be read.
pub fn get(key: &str) -> Option<String> {
    remembered(key).or_else(|| get_bare(key))
}

/// Like [`get`], for long values.
pub(super) fn get_long(key: &str) -> Option<LongText> {
    remembered(key).map(LongText).or_else(|| get_long_bare(key))
}

/// Whether there is a value under `key`, without reading it.
pub fn has(key: &str) -> bool {
    remembered(key).is_some() || stored(key)
}

/// Whether the storage itself, not only the memory of this page, has a value under `key`.
pub fn stored(key: &str) -> bool {
    area().is_some_and(|area| js_sys::Reflect::has(&area, &full(key).into()).unwrap_or(false))
}

/// Removes `key` from the storage and keeps `value` in memory only: for what is useless in the storage
/// without its other half.
pub fn hold(key: &str, value: String) {
    remove_bare(key);
    forget(key);
    remember(key, value);
}

fn remember(key: &str, value: String) {
    MEMORY.with_borrow_mut(|all| all.push((key.to_owned(), value)));
    try_again();
}

/// Stores `value` under `key`, in memory if the storage does not take it.
///
/// # Errors
/// [`Trouble`]; the storage then keeps its previous value, but [`get`] returns the new one.
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

/// Writes back a value that the storage lost, to memory if the storage does not take it.
pub(super) fn restore(key: &str, value: &str) {
    let taken = area().is_some_and(|area| area.set_item(&full(key), value).is_ok());
    if !taken {
        hold(key, value.to_owned());
    }
}

/// Reads from the storage only, not from memory. The `_bare` functions bypass [`durable`], which uses them itself.
pub(super) fn get_bare(key: &str) -> Option<String> {
    get_long_bare(key).map(|text| text.to_owned())
}

fn get_long_bare(key: &str) -> Option<LongText> {
    let text = js::call(&area()?.into(), "getItem", &[full(key).into()])?;
    LongText::of(text.dyn_ref()?)
}

/// Writes to the storage only; a failure is ignored.
pub(super) fn set_bare(key: &str, value: &str) {
    let _ = area().map(|area| area.set_item(&full(key), value));
}

/// Removes from the storage only.
pub(super) fn remove_bare(key: &str) {
    let _ = area().map(|area| area.remove_item(&full(key)));
}

/// Removes the value under `key`, if any, and uses the room for what is only in memory.
pub fn remove(key: &str) {
    forget(key);
    remove_bare(key);
    durable::note(key, None);
    write_back();
}

/// Writes the values that only the memory holds, if there is room again. One of a group alone, such as a
/// sitting's journal without its setup, would be found damaged after a reload: once a value of a group
/// finds no room, the rest of that group stays in memory.
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
    all.small_sort_by_key(|(_, value)| std::cmp::Reverse(value.len()));
    all
}

/// The group of a key: keys of a group differ only after the last colon.
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

/// Chromium, WebKit and old Firefox each name a full storage differently.
fn trouble(thrown: &JsValue) -> Trouble {
    let name = js::get(thrown, "name").and_then(|name| name.as_string()).unwrap_or_default();
    if name.contains("Quota") || name.contains("QUOTA") { Trouble::Full } else { Trouble::Denied }
}
