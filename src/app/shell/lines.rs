//! Lists kept as text, one JSON line a thing: a damaged line costs only itself. The whole text is
//! then copied aside before it is ever written again.

use super::aside::{self, AsideReason};
use super::storage::{self, Trouble};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Every readable thing of the list under `key`, in order.
pub(super) fn read<T: Serialize + DeserializeOwned>(key: &str) -> Vec<T> {
    let text = storage::get(key).unwrap_or_default();
    let things: Vec<T> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
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
