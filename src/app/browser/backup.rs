//! Everything of this tablet out to a file and in from one, by [`crate::backup`].

use super::evenings::Evening;
use super::profiles::Profile;
use super::storage::{self, Trouble};
use super::{download, files, sittings};
use crate::backup::{self, Entry, Merged, NoBackup, Place, goes_along};
use crate::handed;
use crate::rules::GameId;
use web_sys::File;

/// What came of bringing a file in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Entries that were added or have grown.
    pub new: usize,
    /// Lines of the file that were damaged.
    pub damaged: usize,
    /// Entries that are a house's and have no place here.
    pub houses: usize,
    /// Entries that are nothing the app would write.
    pub strange: usize,
    /// Games that found so many waiting already.
    pub games: usize,
    /// Whether the storage was full before the end.
    pub full: bool,
}

/// What a file was.
pub enum Came {
    /// All that a tablet keeps: it has been taken in.
    All(Restored),
    /// What one tablet hands on to another: it is asked first.
    Parcel(Parcel),
}

/// What one tablet hands on to another.
pub type Parcel = Vec<Entry>;

/// A game of this tablet.
pub fn game_parcel(id: &str) -> Parcel {
    let part = |part: &str| {
        let key = ["sitting:", id, part].concat();
        storage::get(&key).map(|value| Entry { key, value })
    };
    [":setup", ":journal", ":when"].into_iter().filter_map(part).collect()
}

/// A person of this tablet.
pub fn person_parcel(profile: &Profile) -> Option<Parcel> {
    let line = serde_json::to_string(profile).ok()?;
    Some(vec![Entry { key: "profiles".into(), value: line + "\n" }])
}

/// A table of this tablet, as it was set up last for that game.
pub fn table_parcel(game: GameId) -> Option<Parcel> {
    let text = storage::get(&["table:", game.name()].concat())?;
    Some(vec![handed::table(game, &text)?])
}

/// Takes a parcel in beside what is here.
pub fn take_in(parcel: &[Entry]) -> Restored {
    merge(parcel, 0, false)
}

/// Saves a parcel as a file; to be called inside a tap.
pub fn save_parcel(parcel: &[Entry]) {
    download::save_text("tablee-partage.json", "application/json", &backup::write(parcel));
}

/// Saves everything as a file; to be called inside a tap.
pub fn save() {
    let mut keys = storage::keys("");
    keys.retain(|key| goes_along(key));
    keys.sort_unstable();
    let entry = |key: String| storage::get(&key).map(|value| Entry { key, value });
    let entries: Vec<Entry> = keys.into_iter().filter_map(entry).collect();
    download::save_text("tablee.json", "application/json", &backup::write(&entries));
}

/// Brings a file in and says what came of it; `is_staffs` on the staff's page.
pub fn restore(file: &File, is_staffs: bool, told: impl FnOnce(Result<Came, NoBackup>) + 'static) {
    if file.size() > backup::LONGEST as f64 {
        return told(Err(NoBackup::TooLong));
    }
    files::read(file, backup::LONGEST, move |text| {
        let text = text.unwrap_or_default();
        told(backup::read(&text).map(|found| match found.damaged {
            0 if !is_staffs && handed::is_parcel(&found.entries) => Came::Parcel(found.entries),
            damaged => Came::All(merge(&found.entries, damaged, is_staffs)),
        }));
    });
}

/// Adds what is new of those entries, of a file in which so many lines are damaged.
fn merge(entries: &[Entry], damaged: usize, is_staffs: bool) -> Restored {
    let room = |there: usize| sittings::MOST_PARKED.saturating_sub(there);
    let (games, asides) = (room(sittings::ids().len()), room(storage::keys("aside:").len()));
    let place = Place { is_staffs, games, asides };
    let Merged { new, houses, strange, games } = backup::merged(storage::get, entries, place);
    // What was played elsewhere is no game of a soirée that runs here.
    let brought = Evening::apart(|| put(new));
    Restored { damaged, houses, strange, games, ..brought }
}

/// Writes what is new. What finds no room is given up, with all parts of its game: kept in memory it
/// would be gone tomorrow without a word.
fn put(entries: Vec<Entry>) -> Restored {
    let mut restored = Restored::default();
    let mut given_up: Vec<String> = vec![];
    for Entry { key, value } in &entries {
        let group = backup::group(key);
        if given_up.iter().any(|other| other == group) {
            continue;
        }
        let before = storage::get(key);
        match storage::set(key, value) {
            Ok(()) => restored.new += 1,
            Err(Trouble::Full | Trouble::Denied) => {
                restored.full = true;
                give_up(key, before, &entries, group);
                given_up.push(group.to_owned());
            }
        }
    }
    restored
}

/// Takes back what was begun: the list as it was, the game not at all.
fn give_up(key: &str, before: Option<String>, entries: &[Entry], group: &str) {
    match before {
        // It is still in the storage.
        Some(_) => storage::forget(key),
        None => {
            let parts = entries.iter().filter(|entry| backup::group(&entry.key) == group);
            parts.for_each(|entry| storage::remove(&entry.key));
        }
    }
}
