//! Lists kept as text, one JSON line a thing: a damaged line costs only itself. The whole text is
//! then copied aside before it is ever written again. Things are read out of a [`Value`] by hand:
//! a derived reader for each type would be several kilobytes of wasm.

use super::aside::{self, AsideReason};
use super::storage::{self, Trouble};
use crate::rules::{Chair, Mark};
use crate::text::clean;
use serde::Serialize;
use serde_json::Value;

/// Every readable thing of the list under `key`, in order; `of` reads one.
pub(super) fn read<T: Serialize>(key: &str, of: fn(&Value) -> Option<T>) -> Vec<T> {
    let text = storage::get(key).unwrap_or_default();
    let things: Vec<T> = text.lines().filter_map(|line| of(&value(line))).collect();
    if things.len() < text.lines().count()
        && aside::copy(key, AsideReason::NotJson, &[key.to_owned()])
    {
        // Should this fail, the damaged text stays, and its copy too.
        let _ = write(key, &things);
    }
    things
}

/// Writes the list under `key`.
///
/// # Errors
/// Why it could not be kept; the old list is then still there.
pub(super) fn write<T: Serialize>(key: &str, things: &[T]) -> Result<(), Trouble> {
    let mut text = String::new();
    for thing in things {
        text += &serde_json::to_string(thing).expect("kept things hold only what JSON can hold");
        text.push('\n');
    }
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

/// A name, clean, cut where nobody's ends: one of 100,000 letters would hang the page.
pub(super) fn name(kept: &Value) -> Option<String> {
    Some(clean(kept.as_str()?, Chair::LONGEST_NAME))
}

/// A mark that there is.
pub(super) fn mark(kept: &Value) -> Option<Mark> {
    Mark::try_from(number::<u8>(kept)?).ok()
}

/// A whole number that fits.
pub(super) fn number<N: TryFrom<u64>>(kept: &Value) -> Option<N> {
    kept.as_u64()?.try_into().ok()
}

/// A list, of which `of` can read every element.
pub(super) fn list<T>(kept: &Value, of: fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    kept.as_array()?.iter().map(of).collect()
}
