//! Exports everything this tablet keeps to a file, and restores it from one, by [`crate::backup`].

use super::database;
use super::evenings::Evening;
use super::own_decks::{self, Over, Record, Unkept};
use super::parcel::Parcel;
use super::storage;
use super::{download, files, setups, sittings};
use crate::backup::{self, DECK, Entry, Merged, NoBackup, Place, goes_along};
use crate::doors::{Door, Sort};
use crate::handed;
use crate::workshop::kept;
use web_sys::File;

/// The result of restoring a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Entries that were added or have grown.
    pub new: usize,
    /// Lines of the file that were damaged.
    pub damaged: usize,
    /// Entries left out because they are a house's: they belong on its staff's page only.
    pub houses: usize,
    /// Entries left out because the app would never write them.
    pub strange: usize,
    /// Games and things moved aside left out because too many are here already.
    pub games: usize,
    /// People left out because too many are known here already.
    pub people: usize,
    /// Why something could not be kept.
    pub unkept: Option<Trouble>,
}

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no storage for this page.
    Absent,
    /// There is no room left.
    Full,
    /// A database refuses or does not answer.
    Silent,
}

impl From<storage::Trouble> for Trouble {
    fn from(why: storage::Trouble) -> Trouble {
        match why {
            storage::Trouble::Denied => Trouble::Absent,
            storage::Trouble::Full => Trouble::Full,
        }
    }
}

impl From<database::Trouble> for Trouble {
    fn from(why: database::Trouble) -> Trouble {
        match why {
            database::Trouble::Absent => Trouble::Absent,
            database::Trouble::Full => Trouble::Full,
            database::Trouble::Refused | database::Trouble::Silent => Trouble::Silent,
        }
    }
}

/// The kind of file that was read.
pub enum Came {
    /// A backup: it has been restored.
    All(Restored),
    /// A parcel from another tablet: nothing is taken in before people agree.
    Parcel(Parcel),
    /// A file of another door.
    Elsewhere(Door),
}

/// Passes all decks of one's own to `told`, as entries, and why there may be others.
fn decks(told: impl FnOnce(Vec<Entry>, Option<Trouble>) + 'static) {
    own_decks::all(move |records, trouble| {
        let entry = |Record { id, text, .. }| Entry { key: [DECK, &id].concat(), value: text };
        told(records.into_iter().map(entry).collect(), trouble.map(Trouble::from));
    });
}

/// Saves everything as a file; must be called from a tap. Decks that the database does not give are not in it, which
/// `told` learns.
pub fn save(told: impl FnOnce(Option<Trouble>) + 'static) {
    decks(move |decks, trouble| {
        save_with(decks);
        // Without a database there are no decks.
        told(trouble.filter(|why| *why != Trouble::Absent));
    });
}

fn save_with(decks: Vec<Entry>) {
    let mut keys = storage::keys("");
    keys.retain(|key| goes_along(key));
    keys.sort_unstable();
    let entry = |key: String| setups::get(&key).map(|value| Entry { key, value });
    let entries: Vec<Entry> = keys.into_iter().filter_map(entry).chain(decks).collect();
    download::save_text("tablee.json", "application/json", &backup::write(&entries));
}

/// Reads a file and passes the result to `told`: a backup is restored, an undamaged parcel only returned.
/// On the staff's page (`is_staffs`) every file counts as a backup, and the house's entries are restored, too.
pub fn restore(file: &File, is_staffs: bool, told: impl FnOnce(Result<Came, NoBackup>) + 'static) {
    if file.size() > backup::LONGEST as f64 {
        return told(Err(NoBackup::TooLong));
    }
    files::read(file, backup::LONGEST, move |text| {
        let text = text.unwrap_or_default();
        match backup::read(&text) {
            Err(why) => {
                let door = Sort::of(text.as_bytes()).belongs_to(Door::Restore);
                let door = door.filter(|_| why == NoBackup::NotOurs);
                told(door.map(Came::Elsewhere).ok_or(why));
            }
            Ok(found) if !is_staffs && found.damaged == 0 && handed::is_parcel(&found.entries) => {
                told(Ok(Came::Parcel(found.entries)));
            }
            Ok(found) => decks(move |decks, _| {
                let here = |key: &str| {
                    let deck = || decks.iter().find(|deck| deck.key == key);
                    storage::get(key).or_else(|| deck().map(|deck| deck.value.clone()))
                };
                let (restored, new_decks) = merge(&found.entries, here, is_staffs);
                let restored = Restored { damaged: found.damaged, ..restored };
                put_decks(new_decks, restored, |restored| told(Ok(Came::All(restored))));
            }),
        }
    });
}

/// Adds decks of one's own without replacing any: a deck with the same text is skipped, one whose id is
/// taken gets a new id.
pub(super) fn put_decks_beside(
    new: Vec<Entry>,
    restored: Restored,
    told: impl FnOnce(Restored) + 'static,
) {
    decks(move |here, _| {
        let is_here = |value: &str| here.iter().any(|deck| deck.value == value);
        let beside = |Entry { key, value }: Entry| {
            let value = kept::received(&value).filter(|text| !is_here(text))?;
            let taken = here.iter().any(|deck| deck.key == key);
            let key = if taken { [DECK, &own_decks::new_id()].concat() } else { key };
            Some(Entry { key, value })
        };
        put_decks(new.into_iter().filter_map(beside).collect(), restored, told);
    });
}

/// Stores decks of one's own one after the other, sanitised like everything from outside
/// ([`kept::received`]).
fn put_decks(mut decks: Vec<Entry>, restored: Restored, told: impl FnOnce(Restored) + 'static) {
    let Some(Entry { key, value }) = decks.pop() else { return told(restored) };
    let id = key.trim_start_matches(DECK).to_owned();
    let Some(text) = kept::received(&value) else { return put_decks(decks, restored, told) };
    own_decks::put(&id, &text, Over::Anything, move |kept| {
        let new = restored.new + usize::from(kept.is_ok());
        let unkept = match kept {
            Ok(_) => restored.unkept,
            Err(Unkept::Trouble(why)) => Some(why.into()),
            // Cannot be: it replaces anything.
            Err(Unkept::Newer(_) | Unkept::Gone) => restored.unkept,
        };
        put_decks(decks, Restored { new, unkept, ..restored }, told);
    });
}

/// Stores the new ones among those entries; `here` looks up what is kept already. Returns the decks among
/// them, which belong in another database.
pub(super) fn merge(
    entries: &[Entry],
    here: impl Fn(&str) -> Option<String>,
    is_staffs: bool,
) -> (Restored, Vec<Entry>) {
    let room = |there: usize| sittings::MOST_PARKED.saturating_sub(there);
    let (games, asides) = (room(sittings::ids().len()), room(storage::keys("aside:").len()));
    let place = Place { is_staffs, games, asides };
    let Merged { new, houses, strange, games, people } = backup::merged(here, entries, place);
    let (decks, new) = new.into_iter().partition(|entry: &Entry| entry.key.starts_with(DECK));
    // Games played elsewhere do not count for a soirée that runs here.
    let brought = Evening::apart(|| put(new));
    (Restored { houses, strange, games, people, ..brought }, decks)
}

/// Writes the new entries. One that finds no room is given up, with all parts of its game: in memory it
/// would vanish with the page, unnoticed.
fn put(entries: Vec<Entry>) -> Restored {
    let mut restored = Restored::default();
    let mut given_up: Vec<String> = vec![];
    for Entry { key, value } in &entries {
        let group = backup::group(key);
        if given_up.iter().any(|other| other == group) {
            continue;
        }
        let before = storage::get(key);
        match setups::set(key, value) {
            Ok(()) => restored.new += 1,
            Err(why) => {
                restored.unkept = Some(why.into());
                give_up(key, before, &entries, group);
                given_up.push(group.to_owned());
            }
        }
    }
    restored
}

/// Undoes a failed write: a list keeps its old value, a game is removed with all its parts.
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
