//! The seasons of the house: one JSON line each under `seasons`, the newest last.

use super::lines::{self, text};
use super::storage::Trouble;
use crate::records::season::{NAME_LENGTH, Season};
use crate::text::clean;
use serde_json::Value;

const KEY: &str = "seasons";

/// Every season, the newest last; a damaged one costs only itself.
pub fn load() -> Vec<Season> {
    lines::read(KEY, season)
}

fn season(kept: &Value) -> Option<Season> {
    let moment = |kept: &Value| kept.as_f64().filter(|moment| moment.is_finite());
    let (from, to) = (moment(&kept["from"])?, moment(&kept["to"]));
    let name = clean(&text(&kept["name"])?, NAME_LENGTH);
    to.is_none_or(|to| to >= from).then_some(Season { name, from, to })
}

/// Saves the seasons.
///
/// # Errors
/// Why saving failed; the storage then keeps the old ones.
pub fn save(seasons: &[Season]) -> Result<(), Trouble> {
    lines::write(KEY, seasons)
}
