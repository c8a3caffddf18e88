//! Things that this tablet shows or explains only once: their names, one word each, stored under `shown`.

use super::storage;

const KEY: &str = "shown";

/// The longest list that is read, in bytes: the names are few and short, a longer list is damaged.
const MOST: usize = 20_000;

fn kept() -> String {
    storage::get(KEY).filter(|kept| kept.len() <= MOST).unwrap_or_default()
}

/// Whether that was shown.
pub fn was_shown(name: &str) -> bool {
    kept().split_whitespace().any(|known| known == name)
}

/// Notes that it has been shown; if saving fails, for as long as the page lives.
pub fn note(name: &str) {
    if !was_shown(name) {
        let _ = storage::set(KEY, [&kept(), " ", name].concat().trim());
    }
}

/// Lets everything whose name begins with `beginning` be shown again.
pub fn forget(beginning: &str) {
    let kept = kept();
    let left: Vec<&str> =
        kept.split_whitespace().filter(|name| !name.starts_with(beginning)).collect();
    let _ = storage::set(KEY, &left.join(" "));
}
