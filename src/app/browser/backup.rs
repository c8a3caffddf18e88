//! Everything of this tablet out to a file and in from one, by [`crate::backup`].

use super::evenings::Evening;
use super::own_decks::{self, Record};
use super::parcel::Parcel;
use super::storage::{self, Trouble};
use super::{download, files, sittings};
use crate::backup::{self, DECK, Entry, Merged, NoBackup, Place, goes_along};
use crate::handed;
use crate::workshop::kept;
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

/// Hands over the decks of one's own as entries.
fn decks(told: impl FnOnce(Vec<Entry>) + 'static) {
    own_decks::all(move |records, _| {
        let entry = |Record { id, text }| Entry { key: [DECK, &id].concat(), value: text };
        told(records.into_iter().map(entry).collect());
    });
}

/// Saves everything as a file; to be called inside a tap.
pub fn save() {
    decks(save_with);
}

fn save_with(decks: Vec<Entry>) {
    let mut keys = storage::keys("");
    keys.retain(|key| goes_along(key));
    keys.sort_unstable();
    let entry = |key: String| storage::get(&key).map(|value| Entry { key, value });
    let entries: Vec<Entry> = keys.into_iter().filter_map(entry).chain(decks).collect();
    download::save_text("tablee.json", "application/json", &backup::write(&entries));
}

/// Brings a file in and says what came of it; `is_staffs` on the staff's page.
pub fn restore(file: &File, is_staffs: bool, told: impl FnOnce(Result<Came, NoBackup>) + 'static) {
    if file.size() > backup::LONGEST as f64 {
        return told(Err(NoBackup::TooLong));
    }
    files::read(file, backup::LONGEST, move |text| {
        let text = text.unwrap_or_default();
        match backup::read(&text) {
            Err(why) => told(Err(why)),
            Ok(found) if !is_staffs && found.damaged == 0 && handed::is_parcel(&found.entries) => {
                told(Ok(Came::Parcel(found.entries)));
            }
            Ok(found) => decks(move |decks| {
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

/// Keeps decks of one's own beside those that are here: none of these is replaced, and one that is here is not
/// kept twice.
pub(super) fn put_decks_beside(
    new: Vec<Entry>,
    restored: Restored,
    told: impl FnOnce(Restored) + 'static,
) {
    decks(move |here| {
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

/// Keeps decks of one's own one after the other, cleaned as what comes from elsewhere is.
fn put_decks(mut decks: Vec<Entry>, restored: Restored, told: impl FnOnce(Restored) + 'static) {
    let Some(Entry { key, value }) = decks.pop() else { return told(restored) };
    let id = key.trim_start_matches(DECK).to_owned();
    let Some(text) = kept::received(&value) else { return put_decks(decks, restored, told) };
    own_decks::put(&id, &text, move |kept| {
        let new = restored.new + usize::from(kept.is_ok());
        let full = restored.full || kept.is_err();
        put_decks(decks, Restored { new, full, ..restored }, told);
    });
}

/// Adds what is new of those entries, beside what is `here`; gives back the decks among it, which are kept
/// elsewhere.
pub(super) fn merge(
    entries: &[Entry],
    here: impl Fn(&str) -> Option<String>,
    is_staffs: bool,
) -> (Restored, Vec<Entry>) {
    let room = |there: usize| sittings::MOST_PARKED.saturating_sub(there);
    let (games, asides) = (room(sittings::ids().len()), room(storage::keys("aside:").len()));
    let place = Place { is_staffs, games, asides };
    let Merged { new, houses, strange, games } = backup::merged(here, entries, place);
    let (decks, new) = new.into_iter().partition(|entry: &Entry| entry.key.starts_with(DECK));
    // What was played elsewhere is no game of a soirée that runs here.
    let brought = Evening::apart(|| put(new));
    (Restored { houses, strange, games, ..brought }, decks)
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
