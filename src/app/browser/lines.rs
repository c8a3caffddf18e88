//! Lists stored as text, one JSON line per item: a damaged line costs only itself. Reading then copies the
//! whole text aside and writes the readable lines back; without room for the copy, the damaged lines stay in the list. Items are read from a [`Value`] by hand: a derived
//! `Deserialize` for each type would cost several kilobytes of wasm.

use super::aside::{self, AsideReason};
use super::storage::{self, Trouble};
use crate::rules::{Chair, Mark};
use crate::text::clean;
use serde::Serialize;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    /// The damaged lines of each list that could not be copied aside, for want of room: they are written back with it.
    static DAMAGED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The readable items of the list under `key`, in order; `of` reads one.
pub(super) fn read<T: Serialize>(key: &str, of: fn(&Value) -> Option<T>) -> Vec<T> {
    let text = storage::get(key).unwrap_or_default();
    let (mut things, mut damaged) = (vec![], String::new());
    for line in text.lines() {
        match of(&value(line)) {
            Some(thing) => things.push(thing),
            None => damaged.extend([line, "\n"]),
        }
    }
    let aside = !damaged.is_empty() && aside::copy(key, AsideReason::NotJson, &[key.to_owned()]);
    let left = if aside { String::new() } else { damaged };
    DAMAGED.with_borrow_mut(|all| all.insert(key.to_owned(), left));
    if aside {
        // If this fails, the storage keeps the damaged text as well as its copy.
        let _ = write(key, &things);
    }
    things
}

/// Writes the list under `key`.
///
/// # Errors
/// Why saving failed; the storage then keeps the old list, the page's memory the new one.
pub(super) fn write<T: Serialize>(key: &str, things: &[T]) -> Result<(), Trouble> {
    let mut text = String::new();
    for thing in things {
        text += &serde_json::to_string(thing).expect("kept things hold only what JSON can hold");
        text.push('\n');
    }
    DAMAGED.with_borrow(|all| text += all.get(key).map_or("", String::as_str));
    storage::set(key, &text)
}

/// The JSON value in `text`; `null` when it holds none.
pub(super) fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// A text.
pub(super) fn text(kept: &Value) -> Option<String> {
    kept.as_str().map(ToOwned::to_owned)
}

/// A name, cleaned and cut to the maximum length: one of 100,000 letters would hang the page.
pub(super) fn name(kept: &Value) -> Option<String> {
    Some(clean(kept.as_str()?, Chair::LONGEST_NAME))
}

/// A valid mark.
pub(super) fn mark(kept: &Value) -> Option<Mark> {
    Mark::try_from(number::<u8>(kept)?).ok()
}

/// A whole number that fits `N`.
pub(super) fn number<N: TryFrom<u64>>(kept: &Value) -> Option<N> {
    kept.as_u64()?.try_into().ok()
}

/// A list, if `of` can read every element.
pub(super) fn list<T>(kept: &Value, of: fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    kept.as_array()?.iter().map(of).collect()
}
