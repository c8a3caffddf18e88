//! Games that were thrown away because nobody came back to them. They stay under `gone:` for a while, so that
//! the staff can restore them. Games that people throw away themselves are gone at once.

use crate::app::browser::{sittings, storage};
use crate::app::words::name_or_default;
use crate::rules::{Chair, GameId};
use crate::text::clean;
use serde_json::{Value, json};

const PREFIX: &str = "gone:";
/// The part that describes the game.
const NOTE: &str = ":note";

/// How long they can be restored, in days of the tablet.
const KEPT_DAYS: u32 = 7;
/// Maximum number of them.
const MOST: usize = 8;
/// Maximum number of bytes of them: a fifth of what a browser grants a page.
const MOST_BYTES: usize = 1_000_000;

/// The longest list of names that is read, in letters.
const LONGEST_NAMES: usize = 200;

/// Why a game was thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nobody resumed it for so many days.
    Old,
    /// Too many waited, or too heavy ones.
    Room,
}

/// A game that was thrown away.
#[derive(Clone, PartialEq, Debug)]
pub struct Thrown {
    /// The id that its sitting had.
    pub id: String,
    /// Which game.
    pub game: GameId,
    /// Who played.
    pub names: String,
    /// When it was last played, in ms since 1970, as the calendar had it.
    pub when: f64,
    /// The reason.
    pub why: Why,
    /// The day of the tablet on which it was thrown away.
    day: u32,
}

/// Throws a game away.
pub fn throw(sitting: &sittings::Parked, why: Why, day: u32) {
    let (id, when) = (&sitting.id, sitting.when);
    let parts = sittings::take_apart(id);
    let names = names_in(&parts);
    let why = if why == Why::Old { "old" } else { "room" };
    let note = json!({ "game": sitting.game.name(), "names": names, "when": when, "why": why, "day": day });
    let texts = parts.into_iter().chain([(NOTE.to_owned(), note.to_string())]);
    for (part, text) in texts {
        // Where there is no room it is gone at once.
        if storage::set(&[PREFIX, id, &part].concat(), &text).is_err() {
            return forget(id);
        }
    }
}

/// The names of the players, from the setup.
fn names_in(parts: &[(String, String)]) -> String {
    let setup = parts.iter().find(|(part, _)| part == ":setup").map(|(_, text)| text.as_str());
    let mut setup: Value = serde_json::from_str(setup.unwrap_or_default()).unwrap_or_default();
    let chairs: Vec<Chair> =
        serde_json::from_value(setup["setup"]["chairs"].take()).unwrap_or_default();
    let names = chairs.iter().map(|chair| name_or_default(&chair.name, chair.mark));
    names.collect::<Vec<_>>().join(", ")
}

/// The games that can still be restored, the last one thrown away first.
pub fn all() -> Vec<Thrown> {
    let keys = storage::keys(PREFIX);
    let ids = keys.iter().filter_map(|key| key.strip_prefix(PREFIX)?.strip_suffix(NOTE));
    let mut all: Vec<Thrown> = ids.filter_map(read).collect();
    all.sort_by(|one, other| other.day.cmp(&one.day).then(other.when.total_cmp(&one.when)));
    all
}

fn read(id: &str) -> Option<Thrown> {
    let note: Value = serde_json::from_str(&storage::get(&[PREFIX, id, NOTE].concat())?).ok()?;
    Some(Thrown {
        id: id.to_owned(),
        game: GameId::named(note["game"].as_str()?)?,
        names: clean(note["names"].as_str().unwrap_or_default(), LONGEST_NAMES),
        when: note["when"].as_f64().unwrap_or(0.0),
        why: if note["why"] == "old" { Why::Old } else { Why::Room },
        day: note["day"].as_u64().and_then(|day| u32::try_from(day).ok()).unwrap_or(0),
    })
}

fn parts(id: &str) -> Vec<(String, String)> {
    let begin = [PREFIX, id].concat();
    let keys = storage::keys(&[&begin, ":"].concat());
    let part = |key: String| Some((key[begin.len()..].to_owned(), storage::get(&key)?));
    keys.into_iter().filter_map(part).collect()
}

/// Puts a game back among those that wait.
pub fn take_back(id: &str) {
    let mut texts = parts(id);
    texts.retain(|(part, _)| part != NOTE);
    // There may be no room for both copies.
    forget(id);
    sittings::put_together(id, &texts);
}

/// Forgets one for good.
pub fn forget(id: &str) {
    parts(id).into_iter().for_each(|(part, _)| storage::remove(&[PREFIX, id, &part].concat()));
}

/// Forgets those that have been kept long enough, and the oldest of too many.
pub fn tidy(day: u32) {
    let mut bytes = 0;
    for (place, thrown) in all().into_iter().enumerate() {
        bytes += parts(&thrown.id).iter().map(|(_, text)| text.len()).sum::<usize>();
        let old = day.saturating_sub(thrown.day) > KEPT_DAYS;
        if old || place >= MOST || bytes > MOST_BYTES {
            forget(&thrown.id);
        }
    }
}
