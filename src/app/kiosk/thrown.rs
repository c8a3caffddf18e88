//! Games that were thrown away because nobody came back to them. They stay under `gone:` for a while, so that
//! the staff can restore them; one that finds no room there is still named. Games that people throw away themselves
//! are gone at once.

use crate::app::browser::{setups, sittings, storage};
use crate::app::words::name_or_default;
use crate::kiosk::room::{Room, Waiting, surplus};
use crate::rules::{Chair, GameId};
use crate::small_sort::SmallSort;
use crate::text::clean;
use serde_json::{Value, json};

const PREFIX: &str = "gone:";
/// The part that describes the game.
const NOTE: &str = ":note";
/// The part without which it is no game.
const SETUP: &str = ":setup";

/// How long they can be restored, in days of the tablet.
const KEPT_DAYS: u32 = 7;
/// Room for them; in bytes it is a fifth of what a browser grants a page.
const ROOM: Room = Room { games: 8, bytes: 1_000_000 };
/// Maximum number of those that are only named.
const MOST_NAMED: usize = 40;

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
    /// Whether it can be restored: there was room for it.
    pub whole: bool,
    /// The day of the tablet on which it was thrown away.
    day: u32,
    /// The visit that left it, if that is known.
    visit: String,
    /// Whether anything was done in it since it was set up.
    played: bool,
}

/// Throws away a game that the visit of that name has left.
pub fn throw(sitting: &sittings::Parked, why: Why, visit: &str, day: u32) {
    let (id, when, played) = (&sitting.id, sitting.when, sittings::is_played(&sitting.id));
    let parts = sittings::take_apart(id);
    let names = names_in(&parts);
    let why = if why == Why::Old { "old" } else { "room" };
    let note = json!({ "game": sitting.game.name(), "names": names, "when": when, "why": why,
        "day": day, "visit": visit, "played": played });
    // The name first: it has room wherever anything has.
    let texts = [(NOTE.to_owned(), note.to_string())].into_iter().chain(parts);
    for (part, text) in texts {
        let key = [PREFIX, id, &part].concat();
        if storage::set(&key, &text).is_err() {
            storage::remove(&key);
            return empty(id);
        }
    }
}

/// The names of the players, from the setup.
fn names_in(parts: &[(String, String)]) -> String {
    let setup = parts.iter().find(|(part, _)| part == SETUP).map(|(_, text)| text.as_str());
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
    all.small_sort_by(|one, other| other.day.cmp(&one.day).then(other.when.total_cmp(&one.when)));
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
        whole: storage::has(&[PREFIX, id, SETUP].concat()),
        visit: note["visit"].as_str().unwrap_or_default().to_owned(),
        played: note["played"] != false,
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

/// Forgets the texts of one: it is only named from now on.
fn empty(id: &str) {
    let parts = parts(id).into_iter().filter(|(part, _)| part != NOTE);
    parts.for_each(|(part, _)| storage::remove(&[PREFIX, id, &part].concat()));
}

/// Forgets those that have been kept long enough; of those that find no room, which visits share, only the names stay,
/// where anything was played.
pub fn tidy(day: u32) {
    let is_old = |thrown: &Thrown| day.saturating_sub(thrown.day) > KEPT_DAYS;
    let (old, left): (Vec<_>, Vec<_>) = all().into_iter().partition(is_old);
    old.iter().for_each(|thrown| forget(&thrown.id));
    let (whole, named): (Vec<_>, Vec<_>) = left.into_iter().partition(|thrown| thrown.whole);
    named.iter().skip(MOST_NAMED).for_each(|thrown| forget(&thrown.id));
    let count = whole.len();
    let waiting = |(place, thrown): (usize, &Thrown)| Waiting {
        id: thrown.id.clone(),
        visit: thrown.visit.clone(),
        bytes: parts(&thrown.id).iter().map(|(_, text)| text.len()).sum(),
        place: (count - place) as u32,
        played: thrown.played,
    };
    let crowded = surplus(whole.iter().enumerate().map(waiting).collect(), ROOM);
    for thrown in whole.iter().filter(|thrown| crowded.contains(&thrown.id)) {
        if thrown.played { empty(&thrown.id) } else { forget(&thrown.id) }
    }
    setups::tidy();
}
