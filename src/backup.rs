//! Everything a tablet keeps as one file, PURE: a first line says what it is, then one line an entry,
//! each with its own sum, so that damage costs only the line it is in. What is brought in is added to
//! what is there and replaces none of it.

use crate::rules::fingerprint::fingerprint;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Raised when older versions could not read the file.
const FORMAT: u64 = 1;

/// No tablet keeps so much, in bytes: localStorage ends at ten million.
const LONGEST: usize = 32_000_000;

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
}

/// Whether a key goes along: not what only says which tab plays now.
pub fn goes_along(key: &str) -> bool {
    !key.starts_with("lock:") && !matches!(key, "left-build" | "kiosk-visit" | "kiosk-tries")
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
    if first["tablee"] != "backup" || text.len() > LONGEST {
        return Err(NoBackup::NotOurs);
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
    let sound = part(2)? == sum(&key, &value) && goes_along(&key);
    sound.then_some(Entry { key, value })
}

/// What is to be written so that everything of both is there: lists grow by what they lack, of games
/// only those are taken that are whole and unknown here, and what else is there stays as it is.
pub fn merged(here: impl Fn(&str) -> Option<String>, there: &[Entry]) -> Vec<Entry> {
    let has = |key: String| there.iter().any(|entry| entry.key == key);
    let taken = |entry: &Entry| -> Option<Entry> {
        let value = match (here(&entry.key), kind(&entry.key)) {
            (ours, Kind::List) => united(&ours.unwrap_or_default(), &entry.value)?,
            (None, Kind::Game(game)) => {
                let part = |name: &str| [game, name].concat();
                let new = here(&part(":setup")).is_none() && here(&part(":journal")).is_none();
                let whole = has(part(":setup")) && has(part(":journal"));
                (new && whole).then(|| entry.value.clone())?
            }
            (None, Kind::Other) => entry.value.clone(),
            (Some(_), _) => return None,
        };
        Some(Entry { key: entry.key.clone(), value })
    };
    there.iter().filter_map(taken).collect()
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
            "profiles" | "younger" | "records" | "doubts" | "visits" | "kiosk-counts"
        ) =>
        {
            Kind::List
        }
        _ => Kind::Other,
    }
}

/// Our lines, and those of theirs that name something new; `None` when there is none.
fn united(ours: &str, theirs: &str) -> Option<String> {
    let mut known: BTreeSet<String> = ours.lines().map(name_of).collect();
    let new: Vec<&str> = theirs.lines().filter(|line| known.insert(name_of(line))).collect();
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
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn entries(of: &[(&str, &str)]) -> Vec<Entry> {
        let entry =
            |(key, value): &(&str, &str)| Entry { key: (*key).into(), value: (*value).into() };
        of.iter().map(entry).collect()
    }

    fn tablet() -> Vec<Entry> {
        entries(&[
            ("profiles", "{\"id\":1,\"name\":\"Chloé\",\"mark\":0}\n"),
            ("records", "{\"sitting\":\"a\"}\n{\"sitting\":\"b\"}\n"),
            ("settings", "{\"volume\":20}"),
            ("sitting:x-1:journal", "journal\n of x"),
            ("sitting:x-1:setup", "setup of x"),
            ("used:midi-fr", "k1\nk2"),
        ])
    }

    fn restored(here: &[Entry], file: &str) -> BTreeMap<String, String> {
        let mut all: BTreeMap<_, _> =
            here.iter().map(|entry| (entry.key.clone(), entry.value.clone())).collect();
        let before = all.clone();
        let found = read(file).unwrap_or_default();
        for Entry { key, value } in merged(|key| before.get(key).cloned(), &found.entries) {
            all.insert(key, value);
        }
        all
    }

    /// Whether all that was there is there still, line by line.
    fn nothing_lost(before: &[Entry], after: &BTreeMap<String, String>) -> bool {
        before.iter().all(|entry| {
            let now: Vec<&str> =
                after.get(&entry.key).map_or(vec![], |text| text.lines().collect());
            entry.value.lines().all(|line| now.contains(&line))
        })
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(read(&write(&tablet())), Ok(Found { entries: tablet(), damaged: 0 }));
        assert_eq!(restored(&[], &write(&tablet())).len(), tablet().len());
        assert_eq!(merged(|_| None, &tablet()), tablet());
    }

    #[test]
    fn what_is_no_backup_is_refused() {
        assert_eq!(read(""), Err(NoBackup::NotOurs));
        assert_eq!(read("{\"tablee\":\"records\",\"format\":1}\n"), Err(NoBackup::NotOurs));
        assert_eq!(read("{\"tablee\":\"backup\",\"format\":2}\n"), Err(NoBackup::Newer));
    }

    #[test]
    fn lists_grow_and_nothing_is_replaced() {
        let here = entries(&[
            ("profiles", "{\"id\":2,\"name\":\"Léo\",\"mark\":3}\n"),
            ("records", "{\"sitting\":\"b\",\"ours\":true}\n"),
            ("settings", "{\"volume\":90}"),
            ("sitting:x-1:setup", "our setup"),
            ("sitting:x-1:journal", "our journal"),
            ("used:midi-fr", "k2\nk3"),
        ]);
        let all = restored(&here, &write(&tablet()));
        assert!(nothing_lost(&here, &all));
        assert_eq!(all["profiles"].lines().count(), 2);
        assert_eq!(all["records"], "{\"sitting\":\"b\",\"ours\":true}\n{\"sitting\":\"a\"}\n");
        assert_eq!(all["used:midi-fr"], "k2\nk3\nk1");
        assert_eq!(all["settings"], "{\"volume\":90}");
        assert_eq!(all["sitting:x-1:setup"], "our setup");
    }

    #[test]
    fn a_second_time_brings_nothing() {
        let here = tablet();
        let get = |key: &str| here.iter().find(|e| e.key == key).map(|e| e.value.clone());
        assert_eq!(merged(get, &tablet()), []);
    }

    #[test]
    fn half_a_game_is_not_taken() {
        let half = entries(&[("sitting:y-2:journal", "journal of y")]);
        assert_eq!(merged(|_| None, &half), []);
    }

    #[test]
    fn which_tab_plays_does_not_go_along() {
        let file = write(&entries(&[("lock:hand:x-1", "page")]));
        assert_eq!(read(&file), Ok(Found { entries: vec![], damaged: 1 }));
    }

    #[test]
    fn damage_costs_its_own_line_and_nothing_that_was_there() {
        let (here, file) = (tablet(), write(&tablet()));
        for at in (0..file.len()).filter(|at| file.is_char_boundary(*at)) {
            assert!(nothing_lost(&here, &restored(&here, &file[..at])), "cut at {at}");
            let mut bytes = file.clone().into_bytes();
            bytes[at] ^= 1;
            let Ok(spoilt) = String::from_utf8(bytes) else { continue };
            assert!(nothing_lost(&here, &restored(&here, &spoilt)), "spoilt at {at}");
            // Behind the first line at most two entries are hurt, by a lost or won line end.
            let behind = at > file.find('\n').unwrap_or(0);
            if let (Ok(found), true) = (read(&spoilt), behind) {
                assert!(found.entries.len() + 2 >= here.len(), "spoilt at {at}: {found:?}");
                assert!(found.entries.iter().all(|entry| here.contains(entry)), "spoilt at {at}");
            }
        }
    }
}
