//! The soirée in a backup: the entry that says which records belong to it (`app/browser/evenings.rs` keeps it).

use super::{name_of, of_json};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The key of the soirée, running or over.
pub const KEY: &str = "evening";

/// Whether a text is a soirée: a number, the sittings from before it and, once it is over, those of its games.
pub(super) fn is_sound(value: &str) -> bool {
    let ids = |ids: &Value| ids.as_array().is_some_and(|ids| ids.iter().all(Value::is_string));
    of_json(value).is_some_and(|kept| {
        let id = kept["id"].as_u64().is_some_and(|id| u32::try_from(id).is_ok());
        id && ids(&kept["before"]) && (kept["games"].is_null() || ids(&kept["games"]))
    })
}

/// A soirée that comes from elsewhere: games that were recorded here alone are none of its own. `ours` and `theirs` are
/// the records here and in the file.
pub(super) fn brought(value: &str, ours: &str, theirs: &str) -> String {
    let Some(mut kept) = of_json(value) else { return value.to_owned() };
    let theirs: BTreeSet<String> = theirs.lines().map(name_of).collect();
    let strangers = ours.lines().filter(|line| !theirs.contains(&name_of(line)));
    let ids = strangers.filter_map(|line| of_json(line)?["sitting"].as_str().map(str::to_owned));
    if let Some(before) = kept["before"].as_array_mut() {
        before.extend(ids.map(|id| json!(id)));
    }
    kept.to_string()
}
