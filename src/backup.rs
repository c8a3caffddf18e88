//! The backup of a tablet as one file, PURE: a header line, then one line per entry with a checksum of its own, so
//! that damage costs only that line. On import each entry is validated like typed input and added to what is there;
//! nothing is replaced.

pub mod evening;
mod part;

pub use part::Part;

use crate::kiosk::pin::Lock;
use crate::records;
use crate::rules::fingerprint::{fingerprint, hex};
use crate::rules::save;
use crate::workshop::kept;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Raised when older versions could not read the file.
const FORMAT: u64 = 1;

/// Maximum size of a file in bytes, more than any tablet keeps (localStorage ends at ten million). A longer file is
/// not even read.
pub const LONGEST: usize = 32_000_000;

/// Maximum size of an entry, in bytes.
const LONGEST_ENTRY: usize = 4_000_000;

/// The longest name of an entry, and the longest line of a list of ids, in bytes.
const LONGEST_NAME: usize = 200;

/// Key prefix of decks of one's own, which are stored elsewhere than all other entries.
pub const DECK: &str = "deck:";

/// The latest moment a JavaScript date can hold, in ms since 1970.
const LAST_DAY: u64 = 8_640_000_000_000_000;

/// One key and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name in the storage, without the app's prefix.
    pub key: String,
    /// The text kept there.
    pub value: String,
}

/// The content of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Entries that could be read.
    pub entries: Vec<Entry>,
    /// How many lines are missing or damaged.
    pub damaged: usize,
}

/// Why a file is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBackup {
    /// It is something else, or its first line is lost.
    NotOurs,
    /// A later version of the app wrote it.
    Newer,
    /// It is longer than anything a tablet keeps.
    TooLong,
}

/// Where a backup is imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whether it is the staff's page. Only there are the kiosk mode, its PIN and the house's settings imported:
    /// on a private tablet they would lock the owner out.
    pub is_staffs: bool,
    /// How many more games fit there.
    pub games: usize,
    /// How many more set-aside items fit there.
    pub asides: usize,
}

/// Maximum number of people on a tablet: a file of thousands would keep the page busy for seconds.
pub const MOST_PEOPLE: usize = 200;

/// Whether a key goes into a backup: not if it belongs to this page, this visit or this record of changes.
pub fn goes_along(key: &str) -> bool {
    !matches!(sort(key), Sort::Own)
}

/// Whom a key belongs to.
enum Sort {
    /// This tablet alone: which tab plays, who is visiting, how many changes were written.
    Own,
    /// The house: how it has set its kiosk, and what it has counted.
    House,
    /// Anybody.
    Usual,
    /// Unknown to this build.
    Unknown,
}

fn sort(key: &str) -> Sort {
    let begins = |with: &str| key.starts_with(with);
    match key {
        "left-build" | "kiosk-visit" | "kiosk-own" | "kiosk-tries" | "kiosk-ages"
        | "kiosk-early" | "kiosk-tablet" | "kiosk-visits" | "changes" => Sort::Own,
        _ if ["lock:", "gone:", "own:", "cards:"].into_iter().any(begins) => Sort::Own,
        "kiosk" | "kiosk-on" | "kiosk-pin" | "kiosk-counts" => Sort::House,
        "profiles"
        | "younger"
        | "records"
        | "seasons"
        | "doubts"
        | "settings"
        | "taste"
        | "buzzers"
        | "shown"
        | "turned"
        | evening::KEY => Sort::Usual,
        _ if ["used:", "table:", "sitting:", "aside:", DECK].into_iter().any(begins) => Sort::Usual,
        _ => Sort::Unknown,
    }
}

/// Whether an entry is what the app itself would write under that key.
fn is_sound(Entry { key, value }: &Entry) -> bool {
    if key.len() > LONGEST_NAME || value.len() > LONGEST_ENTRY {
        return false;
    }
    if let Kind::Game(_) = kind(key) {
        let part = key.rsplit_once(':').and_then(|(_, part)| Part::named(part));
        return part.is_some_and(|part| is_sound_part(part, value));
    }
    match key.as_str() {
        "kiosk-on" => value == "1",
        "kiosk-pin" => Lock::read(value).is_some(),
        "settings" | "kiosk" => is_json(value, Value::is_object),
        "taste" => value.len() <= LONGEST_NAME && value.chars().all(|c| c.is_ascii_alphanumeric()),
        "buzzers" => is_json(value, Value::is_array),
        "turned" => is_sound_part(Part::Turned, value),
        evening::KEY => evening::is_sound(value),
        "shown" => value.len() <= 100 * LONGEST_NAME && !value.chars().any(char::is_control),
        key if key.starts_with(DECK) => kept::received(value).is_some(),
        key if key.starts_with("table:") || key.starts_with("aside:") => {
            is_json(value, Value::is_object)
        }
        _ => true,
    }
}

/// Whether a text is JSON of that kind.
fn is_json(text: &str, is: fn(&Value) -> bool) -> bool {
    of_json(text).is_some_and(|value| is(&value))
}

/// The same for one text of a sitting.
fn is_sound_part(part: Part, value: &str) -> bool {
    match part {
        Part::Setup => save::game_of(value).is_ok(),
        Part::Journal => is_json(value, Value::is_object),
        Part::When => value.parse().is_ok_and(|when: u64| when <= LAST_DAY),
        Part::Closes => value.parse().is_ok_and(|at: f64| (0.0..=records::LAST_DAY).contains(&at)),
        Part::Link => value.len() <= 4 * LONGEST_NAME,
        Part::Read => value.len() <= 16,
        Part::Turned => value.len() <= LONGEST_NAME && is_json(value, Value::is_array),
    }
}

/// Whether a line of a list is one that the app writes: a thing, or an id.
fn is_line(list: &str, line: &str) -> bool {
    if list.starts_with("used:") {
        return line.len() <= LONGEST_NAME && !line.chars().any(char::is_control);
    }
    of_json(line).is_some_and(|thing| thing.is_object() || thing.is_array())
}

fn sum(key: &str, value: &str) -> String {
    hex(fingerprint(&(key, value)))
}

/// Writes the file of those entries.
pub fn write(entries: &[Entry]) -> String {
    let first = json!({ "tablee": "backup", "format": FORMAT, "entries": entries.len() });
    let line = |Entry { key, value }: &Entry| json!([key, value, sum(key, value)]);
    let lines = std::iter::once(first).chain(entries.iter().map(line));
    lines.map(|line| line.to_string() + "\n").collect()
}

/// Reads a file, line by line.
///
/// # Errors
/// [`NoBackup`] when the first line is not a backup's, the file is too long or its format is newer.
pub fn read(text: &str) -> Result<Found, NoBackup> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let first: Value = lines.next().and_then(of_json).ok_or(NoBackup::NotOurs)?;
    if first["tablee"] != "backup" {
        return Err(NoBackup::NotOurs);
    }
    if text.len() > LONGEST {
        return Err(NoBackup::TooLong);
    }
    if first["format"].as_u64().is_none_or(|format| format > FORMAT) {
        return Err(NoBackup::Newer);
    }
    let entries: Vec<Entry> = lines.filter_map(entry).collect();
    let written = first["entries"].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    Ok(Found { damaged: written.saturating_sub(entries.len()), entries })
}

fn of_json(line: &str) -> Option<Value> {
    serde_json::from_str(line).ok()
}

fn entry(line: &str) -> Option<Entry> {
    let line = of_json(line)?;
    let part = |at: usize| line[at].as_str().map(ToOwned::to_owned);
    let (key, value) = (part(0)?, part(1)?);
    let sound = part(2)? == sum(&key, &value);
    sound.then_some(Entry { key, value })
}

/// The result of merging a file into a tablet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Merged {
    /// Entries to write.
    pub new: Vec<Entry>,
    /// How many entries were left out because they are the house's, not this tablet's.
    pub houses: usize,
    /// How many were left out because the app would never write them.
    pub strange: usize,
    /// How many games and set-aside items were left out for lack of room.
    pub games: usize,
    /// How many people were left out, because a tablet knows at most [`MOST_PEOPLE`].
    pub people: usize,
}

impl Merged {
    /// Whether an entry may be imported. Counts what is left out, except for `Sort::Own`.
    fn admits(&mut self, entry: &Entry, place: Place) -> bool {
        match sort(&entry.key) {
            // Older files contain some; nobody misses them.
            Sort::Own => false,
            Sort::House if !place.is_staffs => {
                self.houses += 1;
                false
            }
            Sort::House | Sort::Usual if is_sound(entry) => true,
            _ => {
                self.strange += 1;
                false
            }
        }
    }
}

/// Returns what to write so that both sides are kept: lists gain the lines they lack, games are added only if they
/// are complete and unknown here, and everything else here stays as it is.
pub fn merged(here: impl Fn(&str) -> Option<String>, there: &[Entry], place: Place) -> Merged {
    let mut merged = Merged::default();
    let admitted: Vec<&Entry> = there.iter().filter(|it| merged.admits(it, place)).collect();
    let mut taken = Taken::default();
    for entry in &admitted {
        let ours = here(&entry.key);
        let value = match kind(&entry.key) {
            Kind::List => {
                let united = united(&entry.key, &ours.unwrap_or_default(), &entry.value);
                merged.people += united.beyond;
                united.text
            }
            _ if ours.is_some() => None,
            Kind::Game(game) if !is_new_and_whole(game, &here, &admitted) => {
                // One half of a game is none.
                merged.strange += usize::from(!is_here(game, &here));
                None
            }
            Kind::Game(game) => {
                let room = taken.has_room_for_game(game, place);
                merged.games += usize::from(!room && entry.key.ends_with(":setup"));
                room.then(|| entry.value.clone())
            }
            Kind::Other if entry.key == evening::KEY => Some(evening::brought(
                &entry.value,
                &here("records").unwrap_or_default(),
                &value_of(&admitted, "records"),
            )),
            Kind::Other => {
                let room = taken.has_room_aside(&entry.key, place);
                merged.games += usize::from(!room);
                room.then(|| entry.value.clone())
            }
        };
        merged.new.extend(value.map(|value| Entry { key: entry.key.clone(), value }));
    }
    merged
}

/// The value of that entry in the file, if it was admitted.
fn value_of(admitted: &[&Entry], key: &str) -> String {
    let entry = admitted.iter().find(|entry| entry.key == key);
    entry.map(|entry| entry.value.clone()).unwrap_or_default()
}

/// Whether a setup or a journal of a game is here.
fn is_here(game: &str, here: impl Fn(&str) -> Option<String>) -> bool {
    [":setup", ":journal"].into_iter().any(|part| here(&[game, part].concat()).is_some())
}

/// Whether nothing of a game is here yet and the file has both its setup and its journal.
fn is_new_and_whole(
    game: &str,
    here: impl Fn(&str) -> Option<String>,
    admitted: &[&Entry],
) -> bool {
    [":setup", ":journal"].into_iter().all(|part| {
        let key = [game, part].concat();
        here(&key).is_none() && admitted.iter().any(|entry| entry.key == key)
    })
}

/// What has been accepted so far of the kinds that are limited in number.
#[derive(Default)]
struct Taken<'a> {
    games: BTreeSet<&'a str>,
    asides: usize,
}

impl<'a> Taken<'a> {
    fn has_room_for_game(&mut self, game: &'a str, place: Place) -> bool {
        let room = self.games.contains(game) || self.games.len() < place.games;
        if room {
            self.games.insert(game);
        }
        room
    }

    /// Whether an entry that is no game has room; only set-aside items are limited.
    fn has_room_aside(&mut self, key: &str, place: Place) -> bool {
        if !key.starts_with("aside:") {
            return true;
        }
        self.asides += 1;
        self.asides <= place.asides
    }
}

/// The group of a key: the common prefix of a game's parts, any other key by itself.
pub fn group(key: &str) -> &str {
    match kind(key) {
        Kind::Game(game) => game,
        _ => key,
    }
}

enum Kind<'a> {
    /// Lines, each an item of its own.
    List,
    /// A part of a game, with the common prefix of its parts.
    Game(&'a str),
    Other,
}

fn kind(key: &str) -> Kind<'_> {
    match key.rsplit_once(':') {
        Some(("used", _)) => Kind::List,
        Some((game, _)) if game.starts_with("sitting:") => Kind::Game(game),
        None if matches!(
            key,
            "profiles" | "younger" | "records" | "seasons" | "doubts" | "kiosk-counts"
        ) =>
        {
            Kind::List
        }
        _ => Kind::Other,
    }
}

/// Two lists as one.
struct United {
    /// The text; `None` when nothing is new.
    text: Option<String>,
    /// How many new lines found no room.
    beyond: usize,
}

/// Our lines plus those of theirs with a new name.
fn united(list: &str, ours: &str, theirs: &str) -> United {
    let mut known: BTreeSet<String> = ours.lines().map(name_of).collect();
    let sound = theirs.lines().filter(|line| is_line(list, line));
    let room = if list == "profiles" {
        MOST_PEOPLE.saturating_sub(ours.lines().count())
    } else {
        usize::MAX
    };
    let mut new: Vec<&str> = sound.filter(|line| known.insert(name_of(line))).collect();
    let beyond = new.len().saturating_sub(room);
    new.truncate(room);
    let lines = || ours.lines().chain(new.iter().copied());
    // A list of ids has no line end at its end, a list of JSON lines has one.
    let end = if ours.ends_with('\n') || theirs.ends_with('\n') { "\n" } else { "" };
    let all: Vec<&str> = lines().collect();
    let text = (!new.is_empty()).then(|| all.join("\n") + end);
    United { text, beyond }
}

/// The identity of a line: the sitting of a record, the id of a person, else the line itself.
fn name_of(line: &str) -> String {
    let thing = of_json(line).unwrap_or_default();
    let name = ["sitting", "id"].into_iter().find(|name| !thing[*name].is_null());
    name.map_or_else(|| line.to_owned(), |name| thing[name].to_string())
}

#[cfg(test)]
mod tests;
