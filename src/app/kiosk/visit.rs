//! A visit: from the first touch until nobody is there any more. Visitors see only the games of their visit;
//! afterwards names and records are swept, and unfinished games wait for the staff.

use super::kept::{self, count};
use super::own;
use super::thrown::{self, Why};
use crate::app::browser::chance::digits;
use crate::app::browser::sittings::{self, Parked};
use crate::app::browser::{dates, records, storage};
use crate::app::phones;
use crate::app::shell::Shell;
use crate::kiosk::counts::Count;
use crate::kiosk::room::{Room, Waiting, surplus};
use crate::rules::GameId;
use leptos::prelude::SetValue;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const KEY: &str = "kiosk-visit";

/// The key of which visit has left which game.
const LEFT_BY: &str = "kiosk-visits";

/// How many digits tell a visit from others.
const NAME_LENGTH: usize = 12;

/// Room for the games that wait for the staff: more of them would fill the storage, and nobody could begin another;
/// in bytes it is half of what a browser grants a page.
const ROOM: Room = Room { games: 12, bytes: 2_500_000 };

/// The shortest time between two saves of [`Visit::seen`], in ms.
const OFTEN: f64 = 5_000.0;

/// Longer than the question whether somebody is still there stays open, in ms.
const GRACE: f64 = 31_000.0;

/// The stored visit.
struct Visit {
    /// The games that waited before it.
    before: Vec<String>,
    /// Those that were begun in it.
    begun: Vec<String>,
    /// When somebody was there last, in ms since 1970.
    seen: f64,
}

impl Visit {
    fn load() -> Option<Visit> {
        let kept: Value = serde_json::from_str(&storage::get(KEY)?).ok()?;
        let list = |name: &str| -> Vec<String> {
            let all = kept[name].as_array().into_iter().flatten();
            all.filter_map(|id| id.as_str().map(ToOwned::to_owned)).collect()
        };
        Some(Visit {
            before: list("before"),
            begun: list("begun"),
            seen: kept["seen"].as_f64().unwrap_or(0.0),
        })
    }

    fn save(&self) {
        let Visit { before, begun, seen } = self;
        let text = json!({ "before": before, "begun": begun, "seen": seen }).to_string();
        // If storage fails, the page's memory keeps it.
        let _ = storage::set(KEY, &text);
    }
}

/// Begins a visit unless one goes on; the game that is being played belongs to it.
pub fn begin(playing: Option<&str>) {
    if !storage::has(KEY) {
        others_wait(playing, vec![]);
    }
}

/// Begins a visit with a game of an earlier one.
pub fn hand_back(id: &str) {
    others_wait(Some(id), vec![id.to_owned()]);
}

fn others_wait(playing: Option<&str>, begun: Vec<String>) {
    let mut before = sittings::ids();
    before.retain(|id| Some(id.as_str()) != playing);
    Visit { before, begun, seen: js_sys::Date::now() }.save();
}

/// Whether a visit goes on that a reload has interrupted: somebody was there a moment ago.
pub fn goes_on() -> bool {
    let patience = f64::from(kept::house().idle) * 60_000.0 + GRACE;
    Visit::load().is_some_and(|visit| {
        own::is_away() && (0.0..patience).contains(&(js_sys::Date::now() - visit.seen))
    })
}

/// Notes that somebody is there.
pub fn touch() {
    let now = js_sys::Date::now();
    if let Some(visit) = Visit::load().filter(|visit| (now - visit.seen).abs() > OFTEN) {
        Visit { seen: now, ..visit }.save();
    }
}

/// Counts a game that is begun; the same one once.
pub fn note_begun(game: GameId, id: &str) {
    let Some(mut visit) = Visit::load() else { return };
    if !visit.begun.iter().any(|known| known == id) {
        visit.begun.push(id.to_owned());
        visit.save();
        count(game, Count { begun: 1, ..Count::default() });
    }
}

/// The games of this visit that wait, the one played last first.
pub fn waiting() -> Vec<Parked> {
    let before = Visit::load().map_or(vec![], |visit| visit.before);
    let over = over();
    let mut parked = sittings::parked();
    parked.retain(|sitting| !before.contains(&sitting.id) && !over.contains(&sitting.id));
    parked
}

/// Removes the finished sittings, as the shelf at home does: their results are in the records, and a visitor
/// may play all day.
pub fn put_away() {
    over().iter().for_each(|id| sittings::remove(id));
}

/// The ids of the sittings that were finished in this visit.
fn over() -> Vec<String> {
    records::load().into_iter().map(|record| record.sitting).collect()
}

/// Ends the visit: counts finished games, hangs up phones, sweeps personal data, tidies the shelf.
pub fn end(shell: Shell) {
    if own::is_away() {
        for record in records::load() {
            count(record.game, Count { finished: 1, ..Count::default() });
            sittings::remove(&record.sitting);
        }
    }
    phones::hang_up();
    note_left();
    own::sweep(shell);
    shell.company.set_value(None);
    sittings::forget_links();
    tidy(kept::house().keep_days);
    storage::remove(KEY);
}

/// Which visit has left which of the games that wait.
fn left_by() -> BTreeMap<String, String> {
    serde_json::from_str(&storage::get(LEFT_BY).unwrap_or_default()).unwrap_or_default()
}

/// Notes that the games of this visit that wait now were left by it. A game that the staff has handed back stays with
/// the visit that began it.
fn note_left() {
    let Some(visit) = Visit::load() else { return };
    let name = digits(NAME_LENGTH);
    let mut all = left_by();
    let ids = sittings::ids();
    all.retain(|id, _| ids.contains(id));
    for id in ids.into_iter().filter(|id| !visit.before.contains(id)) {
        all.entry(id).or_insert_with(|| name.clone());
    }
    // If storage fails, the page's memory keeps it.
    let _ = storage::set(LEFT_BY, &json!(all).to_string());
}

/// Throws away the games that nobody has resumed for that many days of the tablet (0: no limit), and those that
/// find no room, which visits share; the staff can restore them for a while.
pub fn tidy(days: u8) {
    let parked = sittings::parked();
    let mut ages = kept::ages();
    ages.open(&dates::day_code(js_sys::Date::now()));
    let left: Vec<(String, u64)> =
        parked.iter().map(|sitting| (sitting.id.clone(), sitting.when as u64)).collect();
    ages.follow(&left);
    let is_old = |sitting: &Parked| days > 0 && ages.age(&sitting.id) >= days.into();
    let (old, parked): (Vec<_>, Vec<_>) = parked.into_iter().partition(is_old);
    let visits = left_by();
    let waiting = |sitting: &Parked| Waiting {
        id: sitting.id.clone(),
        visit: visits.get(&sitting.id).cloned().unwrap_or_default(),
        bytes: sittings::bytes(&sitting.id),
        place: ages.place(&sitting.id),
        played: sittings::is_played(&sitting.id),
    };
    let crowded = surplus(parked.iter().map(waiting).collect(), ROOM);
    let throw = |sitting: &Parked, why| {
        let visit = visits.get(&sitting.id).map_or("", String::as_str);
        thrown::throw(sitting, why, visit, ages.days());
    };
    old.iter().for_each(|sitting| throw(sitting, Why::Old));
    let crowded = parked.iter().filter(|sitting| crowded.contains(&sitting.id));
    crowded.for_each(|sitting| throw(sitting, Why::Room));
    thrown::tidy(ages.days());
    kept::keep_ages(&ages);
}
