//! Everything a tablet keeps as one file, PURE: a first line says what it is, then one line an entry,
//! each with its own sum, so that damage costs only the line it is in. What is brought in is judged entry
//! by entry, as what somebody types is, added to what is there, and replaces none of it.

use crate::kiosk::pin::Lock;
use crate::rules::fingerprint::fingerprint;
use crate::rules::save;
use crate::workshop::kept;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Raised when older versions could not read the file.
const FORMAT: u64 = 1;

/// No tablet keeps so much, in bytes: localStorage ends at ten million. A longer file is not even read.
pub const LONGEST: usize = 32_000_000;

/// Nor is any entry so long, in bytes.
const LONGEST_ENTRY: usize = 4_000_000;

/// The longest name of an entry, and the longest line of a list of ids, in bytes.
const LONGEST_NAME: usize = 200;

/// What the name of a deck of one's own begins with; it is kept elsewhere than all others.
pub const DECK: &str = "deck:";

/// The last moment that a calendar knows, in ms since 1970.
const LAST_DAY: u64 = 8_640_000_000_000_000;

/// One key and what is kept under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name in the storage, without the app's prefix.
    pub key: String,
    /// The text kept there.
    pub value: String,
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// What could be read.
    pub entries: Vec<Entry>,
    /// Lines that are not what was written.
    pub damaged: usize,
}

/// Why nothing can be taken from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBackup {
    /// It is something else, or its first line is lost.
    NotOurs,
    /// A later version of the app has written it.
    Newer,
    /// It is longer than anything a tablet keeps.
    TooLong,
}

/// Where a file is brought in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whether it is the staff's page: only there comes along what makes a tablet a kiosk, under which
    /// PIN, and how the house has set it. On a private tablet that would lock its owner out.
    pub is_staffs: bool,
    /// How many more games may wait there.
    pub games: usize,
    /// How many more things may lie aside there.
    pub asides: usize,
}

/// So many people a tablet knows at most: a file of thousands would keep the page busy for seconds.
const MOST_PEOPLE: usize = 200;

/// Whether a key goes along: not what is of this page, this visit, this record of changes.
pub fn goes_along(key: &str) -> bool {
    !matches!(sort(key), Sort::Own)
}

/// What a key is for.
enum Sort {
    /// Of this tablet alone: which tab plays, who is visiting, how many changes were written.
    Own,
    /// The house's: how it has set its kiosk.
    House,
    /// Anybody's.
    Usual,
    /// Nothing that this build knows.
    Unknown,
}

fn sort(key: &str) -> Sort {
    let begins = |with: &str| key.starts_with(with);
    match key {
        "evening" | "left-build" | "kiosk-visit" | "kiosk-own" | "kiosk-tries" | "kiosk-ages"
        | "kiosk-early" | "changes" => Sort::Own,
        _ if ["lock:", "gone:", "own:"].into_iter().any(begins) => Sort::Own,
        "kiosk" | "kiosk-on" | "kiosk-pin" | "kiosk-counts" => Sort::House,
        "profiles" | "younger" | "records" | "seasons" | "doubts" | "settings" | "taste"
        | "buzzers" | "shown" => Sort::Usual,
        _ if ["used:", "table:", "sitting:", "aside:", DECK].into_iter().any(begins) => Sort::Usual,
        _ => Sort::Unknown,
    }
}

/// Whether an entry is what the app itself would write under that key.
fn is_sound(Entry { key, value }: &Entry) -> bool {
    let json = |is: fn(&Value) -> bool| of_json(value).is_some_and(|value| is(&value));
    let part = match kind(key) {
        Kind::Game(_) => key.rsplit_once(':').map(|(_, part)| part),
        _ => None,
    };
    let fits = key.len() <= LONGEST_NAME && value.len() <= LONGEST_ENTRY;
    fits && match (part, key.as_str()) {
        (Some("setup"), _) => save::game_of(value).is_ok(),
        (Some("when"), _) => value.parse().is_ok_and(|when: u64| when <= LAST_DAY),
        (Some("read"), _) => value.len() <= 16,
        (Some("turned"), _) => value.len() <= LONGEST_NAME && json(Value::is_array),
        (Some("link"), _) => value.len() <= 4 * LONGEST_NAME,
        (Some("journal"), _) => json(Value::is_object),
        (Some(_), _) => false,
        (None, "kiosk-on") => value == "1",
        (None, "kiosk-pin") => Lock::read(value).is_some(),
        (None, "settings" | "kiosk") => json(Value::is_object),
        (None, "taste") => {
            value.len() <= LONGEST_NAME && value.chars().all(|c| c.is_ascii_alphanumeric())
        }
        (None, "buzzers") => json(Value::is_array),
        (None, "shown") => {
            value.len() <= 100 * LONGEST_NAME && !value.chars().any(char::is_control)
        }
        (None, key) if key.starts_with(DECK) => kept::received(value).is_some(),
        (None, key) if key.starts_with("table:") || key.starts_with("aside:") => {
            json(Value::is_object)
        }
        _ => true,
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
    format!("{:016x}", fingerprint(&(key, value)))
}

/// The file of those entries.
pub fn write(entries: &[Entry]) -> String {
    let first = json!({ "tablee": "backup", "format": FORMAT, "entries": entries.len() });
    let line = |Entry { key, value }: &Entry| json!([key, value, sum(key, value)]);
    let lines = std::iter::once(first).chain(entries.iter().map(line));
    lines.map(|line| line.to_string() + "\n").collect()
}

/// Reads a file, line by line.
///
/// # Errors
/// [`NoBackup`] when its first line is not that of a backup.
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

/// What comes of a file's entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Merged {
    /// What is to be written.
    pub new: Vec<Entry>,
    /// How many entries stay out because they are the house's, not this tablet's.
    pub houses: usize,
    /// How many stay out because they are nothing that the app would write.
    pub strange: usize,
    /// How many games and things set aside stay out because so many wait already.
    pub games: usize,
}

impl Merged {
    /// Whether an entry may come in at all; what stays out is counted.
    fn admits(&mut self, entry: &Entry, place: Place) -> bool {
        match sort(&entry.key) {
            // Older files have some; they were never missed.
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

/// What is to be written so that everything of both is there: lists grow by what they lack, of games
/// only those are taken that are whole and unknown here, and what else is there stays as it is.
pub fn merged(here: impl Fn(&str) -> Option<String>, there: &[Entry], place: Place) -> Merged {
    let mut merged = Merged::default();
    let admitted: Vec<&Entry> = there.iter().filter(|it| merged.admits(it, place)).collect();
    let mut taken = Taken::default();
    for entry in &admitted {
        let ours = here(&entry.key);
        let value = match kind(&entry.key) {
            Kind::List => united(&entry.key, &ours.unwrap_or_default(), &entry.value),
            _ if ours.is_some() => None,
            Kind::Game(game) if !is_new_and_whole(game, &here, &admitted) => None,
            Kind::Game(game) => {
                let room = taken.has_room_for_game(game, place);
                merged.games += usize::from(!room && entry.key.ends_with(":setup"));
                room.then(|| entry.value.clone())
            }
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

/// Whether nothing of a game is here yet, and all that it needs comes.
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

/// What has been taken so far of that which there is only so much room for.
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

    /// Whether something that is no game has room; only what was set aside may lack it.
    fn has_room_aside(&mut self, key: &str, place: Place) -> bool {
        if !key.starts_with("aside:") {
            return true;
        }
        self.asides += 1;
        self.asides <= place.asides
    }
}

/// What belongs together: a game's parts by the name they begin with, everything else by itself.
pub fn group(key: &str) -> &str {
    match kind(key) {
        Kind::Game(game) => game,
        _ => key,
    }
}

enum Kind<'a> {
    /// Lines, each a thing of its own.
    List,
    /// A part of a game, and what the names of its parts begin with.
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

/// Our lines, and those of theirs that name something new; `None` when there is none.
fn united(list: &str, ours: &str, theirs: &str) -> Option<String> {
    let mut known: BTreeSet<String> = ours.lines().map(name_of).collect();
    let sound = theirs.lines().filter(|line| is_line(list, line));
    let room = if list == "profiles" {
        MOST_PEOPLE.saturating_sub(ours.lines().count())
    } else {
        usize::MAX
    };
    let new: Vec<&str> = sound.filter(|line| known.insert(name_of(line))).take(room).collect();
    let lines = || ours.lines().chain(new.iter().copied());
    // A list of ids has no line end at its end, one of things has.
    let end = if ours.ends_with('\n') || theirs.ends_with('\n') { "\n" } else { "" };
    let all: Vec<&str> = lines().collect();
    (!new.is_empty()).then(|| all.join("\n") + end)
}

/// What a line is known by: the id of a person, the sitting of a record, else itself.
fn name_of(line: &str) -> String {
    let thing = of_json(line).unwrap_or_default();
    let name = ["sitting", "id"].into_iter().find(|name| !thing[*name].is_null());
    name.map_or_else(|| line.to_owned(), |name| thing[name].to_string())
}

#[cfg(test)]
mod tests;
