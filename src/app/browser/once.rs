//! What this tablet has shown once, and needs not explain again: names of one word each, under `shown`.

use super::storage;

const KEY: &str = "shown";

/// A damaged list is no longer than this, in bytes: the names are few and short.
const MOST: usize = 20_000;

fn kept() -> String {
    storage::get(KEY).filter(|kept| kept.len() <= MOST).unwrap_or_default()
}

/// Whether that was shown.
pub fn was_shown(name: &str) -> bool {
    kept().split_whitespace().any(|known| known == name)
}

/// It has been shown now. Where nothing can be kept it is kept in memory.
pub fn note(name: &str) {
    if !was_shown(name) {
        let _ = storage::set(KEY, [&kept(), " ", name].concat().trim());
    }
}

/// All whose names begin so shall be shown again.
pub fn forget(beginning: &str) {
    let kept = kept();
    let left: Vec<&str> =
        kept.split_whitespace().filter(|name| !name.starts_with(beginning)).collect();
    let _ = storage::set(KEY, &left.join(" "));
}
