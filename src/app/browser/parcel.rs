//! What one tablet hands on to another, out of what is kept here and back into it; [`crate::handed`] says what
//! such a parcel holds.

use super::backup::{self, Restored};
use super::profiles::Profile;
use super::{download, storage};
use crate::backup::{Entry, write};
use crate::handed;
use crate::rules::GameId;

/// A few entries of a backup.
pub type Parcel = Vec<Entry>;

/// A game of this tablet.
pub fn of_game(id: &str) -> Parcel {
    let part = |part: &str| {
        let key = ["sitting:", id, part].concat();
        storage::get(&key).map(|value| Entry { key, value })
    };
    [":setup", ":journal", ":when"].into_iter().filter_map(part).collect()
}

/// A person of this tablet.
pub fn of_person(profile: &Profile) -> Option<Parcel> {
    let line = serde_json::to_string(profile).ok()?;
    Some(vec![Entry { key: "profiles".into(), value: line + "\n" }])
}

/// A table of this tablet, as it was set up last for that game.
pub fn of_table(game: GameId) -> Option<Parcel> {
    let text = storage::get(&["table:", game.name()].concat())?;
    Some(vec![handed::table(game, &text)?])
}

/// Takes a parcel in beside what is here.
pub fn take_in(parcel: &[Entry]) -> Restored {
    backup::merge(parcel, storage::get, false).0
}

/// Saves a parcel as a file; to be called inside a tap.
pub fn save(parcel: &[Entry]) {
    download::save_text("tablee-partage.json", "application/json", &write(parcel));
}
