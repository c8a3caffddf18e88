//! Running and parked sittings, stored under `sitting:<id>` plus a part: `:setup` is written once, `:journal`
//! with every act, `:when` with it, but at most every five seconds. `:link` holds the link that began the
//! sitting, if any; `:read` the fingerprint of the table at which people last went on from a reveal;
//! `:turned` how the people at each edge want their text turned; `:closes` the time at which the table ends.
//! An unreadable sitting is moved aside as a whole and affects no other key.

pub use super::aside::{Aside, AsideReason, aside_text, asides, drop_aside};

use super::js::{self, base36, epoch, random};
use super::long_text::LongText;
use super::setups;
use super::storage::{self, Trouble};
use crate::backup::Part;
use crate::rules::save::{self, LoadError};
use crate::rules::session::Session;
use crate::rules::{Game, GameId, Ms};
use crate::workshop::chosen::OWN;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeSet;
use wasm_bindgen::JsValue;

const PREFIX: &str = "sitting:";

/// The maximum number of parked games: more would fill the storage with games that nobody resumes.
pub const MOST_PARKED: usize = 24;

/// How long another tab may take until all texts of a new sitting can be seen here, in ms.
const NEWBORN: u64 = 2_000;

/// The precision of `:when`, in ms: people see only the minute, and saving an act has to be fast.
const EXACT: u64 = 5_000;

thread_local! {
    /// A random name of this page, for [`take_in_hand`].
    static PAGE: String = base36(random().into());
    /// The id of the sitting whose `:when` was written last, and its value.
    static LAST_WHEN: RefCell<(String, u64)> = const { RefCell::new((String::new(), 0)) };
}

impl Part {
    fn key(self, id: &str) -> String {
        [PREFIX, id, ":", self.name()].concat()
    }

    fn get(self, id: &str) -> Option<String> {
        storage::get(&self.key(id))
    }
}

/// A sitting that can be resumed.
#[derive(Clone, PartialEq, Debug)]
pub struct Parked {
    /// Its id.
    pub id: String,
    /// The game it plays.
    pub game: GameId,
    /// When it was last played, in whole milliseconds since 1970.
    pub when: f64,
}

/// Saves a new game for the first time and returns its id. If saving fails, the id is valid all the same,
/// and every later [`save`] tries again.
pub fn create<G: Game>(session: &Session<G>) -> (String, Result<(), Trouble>) {
    forget_measures();
    let id = [base36(epoch()), base36(random().into())].join("-");
    let kept = save(&id, session, Ms(0));
    (id, kept)
}

/// Notes that people have read the reveal that led to the table with that fingerprint.
pub fn note_read(id: &str, fingerprint: &str) {
    // If that fails, they read it once more.
    let _ = storage::set(&Part::Read.key(id), fingerprint);
}

/// Whether [`note_read`] was called last with that fingerprint.
pub fn was_read(id: &str, fingerprint: &str) -> bool {
    Part::Read.get(id).as_deref() == Some(fingerprint)
}

/// How the people at each edge of this tablet turned their text last, in any game.
const TURNED: &str = "turned";

/// Stores how the people at each edge want their text turned, in this game and the next ones.
pub fn note_turned(id: &str, turned: &str) {
    // If that fails, they turn it once more.
    let _ = storage::set(&Part::Turned.key(id), turned).and(storage::set(TURNED, turned));
}

/// The value stored by [`note_turned`] for that game, else for the last one.
pub fn turned(id: &str) -> Option<String> {
    Part::Turned.get(id).or_else(|| storage::get(TURNED))
}

/// Stores the time at which the table ends, in ms since 1970; `None` removes it.
pub fn note_closes_at(id: &str, at: Option<f64>) {
    let key = Part::Closes.key(id);
    match at {
        // If that fails, the table plays on.
        Some(at) => _ = storage::set(&key, &at.to_string()),
        None => storage::remove(&key),
    }
}

/// The time stored by [`note_closes_at`].
pub fn closes_at(id: &str) -> Option<f64> {
    Part::Closes.get(id)?.parse().ok().filter(|at: &f64| at.is_finite())
}

/// Stores the link that began a game, for [`begun_by`].
pub fn note_link(id: &str, link: &str) {
    // If that fails, the link begins another game, as on another tablet.
    let _ = storage::set(&Part::Link.key(id), link);
}

/// Forgets the links that began games: the next person to follow one is somebody else.
pub fn forget_links() {
    ids().iter().for_each(|id| storage::remove(&Part::Link.key(id)));
}

/// The most recently played of the games that this link began.
pub fn begun_by(link: &str) -> Option<Parked> {
    parked().into_iter().find(|sitting| Part::Link.get(&sitting.id).as_deref() == Some(link))
}

/// Saves the whole session, and `now`, the game time of its clock. The setup is written only when it is
/// not in the storage yet. Measured as `tablee:save`.
///
/// # Errors
/// Why saving failed; the storage then keeps what was saved before.
pub fn save<G: Game>(id: &str, session: &Session<G>, now: Ms) -> Result<(), Trouble> {
    let begun = js::page_time();
    let newborn = !storage::stored(&Part::Setup.key(id));
    let setup = || LongText::written(|to| save::write_setup::<G>(session.setup(), to));
    let begin = if newborn { setups::set(&Part::Setup.key(id), &setup()) } else { Ok(()) };
    let journal = LongText::written(|to| save::write_journal(session, now, to));
    let kept = begin.and(write(id, &journal));
    if newborn && kept.is_err() {
        // Half a sitting in the storage would be found damaged after a reload.
        storage::hold(&Part::Setup.key(id), setup().to_owned());
    }
    js::measure("tablee:save", begun);
    kept
}

fn write(id: &str, journal: &str) -> Result<(), Trouble> {
    let journal = storage::set(&Part::Journal.key(id), journal);
    journal.and(write_when(id))
}

fn write_when(id: &str) -> Result<(), Trouble> {
    let now = epoch();
    if LAST_WHEN.with_borrow(|(of, when)| of == id && now.abs_diff(*when) < EXACT) {
        return Ok(());
    }
    storage::set(&Part::When.key(id), &now.to_string())?;
    LAST_WHEN.set((id.to_owned(), now));
    Ok(())
}

/// Loads a saved game by replaying its journal; returns it with the game time of its clock. Measured as
/// `tablee:resume`.
///
/// # Errors
/// Why it cannot be resumed; a missing text counts as damage. Nothing is moved or removed.
pub fn open<G: Game>(id: &str) -> Result<(Session<G>, Ms), LoadError> {
    let begun = js::page_time();
    let (setup, journal) = texts(id).ok_or(LoadError::NotJson)?;
    let opened = save::load(&setup, &journal);
    js::measure("tablee:resume", begun);
    opened
}

fn texts(id: &str) -> Option<(LongText, String)> {
    let journal = Part::Journal.get(id)?;
    Some((setups::get_long(&Part::Setup.key(id))?, journal))
}

/// Claims the game for this page: another page that was busy when the game was taken over must not save it
/// any more ([`is_in_hand`]).
pub fn take_in_hand(id: &str) {
    // Where nothing can be stored, no other page stores anything either.
    let _ = PAGE.with(|page| storage::set(&hand(id), page));
}

/// Leaves the game to another page: drops what only this page's memory holds of it, which is older than what
/// that page saves.
pub fn let_go(id: &str) {
    Part::ALL.iter().for_each(|part| storage::forget(&part.key(id)));
}

/// Whether no other page has claimed the game, according to the storage.
pub fn is_in_hand(id: &str) -> bool {
    storage::get(&hand(id)).is_none_or(|page| PAGE.with(|ours| *ours == page))
}

/// Whether a `storage` event's key is that of the game's journal.
pub fn is_journal(id: &str, key: &str) -> bool {
    storage::full(&Part::Journal.key(id)) == key
}

fn hand(id: &str) -> String {
    ["lock:hand:", id].concat()
}

/// The total length of a game's texts as they are kept, in bytes.
pub fn bytes(id: &str) -> usize {
    let long = |part: &Part| storage::get_long(&part.key(id));
    Part::ALL.iter().filter_map(long).map(|text| text.len()).sum()
}

/// Whether anything was done in a game since it was set up.
pub fn is_played(id: &str) -> bool {
    let journal = storage::get_long(&Part::Journal.key(id));
    !journal.is_some_and(|journal| journal.contains("\"entries\":[]"))
}

/// The questions of those cards in a game that come from a deck of one's own.
pub fn own_questions(id: &str) -> BTreeSet<String> {
    let setup = setups::get_long(&Part::Setup.key(id));
    setup.map(|setup| own_in(&setup)).unwrap_or_default()
}

/// The same, from the text of a setup.
pub fn own_in(setup: &str) -> BTreeSet<String> {
    fn walk(value: &Value, own: bool, found: &mut BTreeSet<String>) {
        let own = own || value["id"].as_str().is_some_and(|id| id.starts_with(OWN));
        match value {
            Value::Object(parts) => {
                let q = parts.get("q").and_then(Value::as_str).filter(|_| own);
                found.extend(q.map(ToOwned::to_owned));
                parts.values().for_each(|part| walk(part, own, found));
            }
            Value::Array(all) => all.iter().for_each(|part| walk(part, own, found)),
            _ => (),
        }
    }
    let mut found = BTreeSet::new();
    walk(&super::lines::value(setup), false, &mut found);
    found
}

/// Deletes a game for good.
pub fn remove(id: &str) {
    clear(id);
    setups::tidy();
}

fn clear(id: &str) {
    Part::ALL.iter().for_each(|part| storage::remove(&part.key(id)));
    storage::remove(&hand(id));
}

/// Deletes a game and returns its parts, each with its text as it is kept. Whoever does not keep them calls
/// [`setups::tidy`].
pub fn take_apart(id: &str) -> Vec<(String, String)> {
    let begin = [PREFIX, id].concat();
    let keys = storage::keys(&[&begin, ":"].concat());
    let part = |key: String| Some((key[begin.len()..].to_owned(), storage::get(&key)?));
    let parts = keys.into_iter().filter_map(part).collect();
    clear(id);
    parts
}

/// Restores a game from the parts that [`take_apart`] returned.
pub fn put_together(id: &str, parts: &[(String, String)]) {
    for (part, text) in parts {
        // What finds no room stays in memory and is written once there is room.
        let _ = storage::set(&[PREFIX, id, part].concat(), text);
    }
}

/// All saved games, most recently played first. A sitting whose game cannot be determined is moved aside
/// on the way.
pub fn parked() -> Vec<Parked> {
    let mut parked: Vec<Parked> = vec![];
    for id in ids() {
        match game_of(&id) {
            Ok(game) => {
                let when = when(&id) as f64;
                let place = parked.partition_point(|other| other.when >= when);
                parked.insert(place, Parked { id, game, when });
            }
            Err(_) if is_being_written(&id) => {}
            Err(why) => {
                move_aside(&id, why);
            }
        }
    }
    parked
}

/// The game, from the set-up as it is kept: the shelf needs none of its cards.
fn game_of(id: &str) -> Result<GameId, LoadError> {
    let setup = storage::get_long(&Part::Setup.key(id));
    let setup = setup.filter(|_| storage::has(&Part::Journal.key(id)));
    save::game_of(&setup.ok_or(LoadError::NotJson)?)
}

/// The ids of all sittings of which any part is stored.
pub fn ids() -> Vec<String> {
    let mut ids: Vec<String> = vec![];
    for key in storage::keys(PREFIX) {
        let id = key[PREFIX.len()..].rsplit_once(':').map_or("", |(id, _)| id);
        if !id.is_empty() && !ids.iter().any(|known| known == id) {
            ids.push(id.to_owned());
        }
    }
    ids
}

/// When it was last played, else when it was begun, in ms since 1970; 0 when neither is known.
fn when(id: &str) -> u64 {
    Part::When.get(id).and_then(|when| when.parse().ok()).unwrap_or_else(|| begun(id))
}

/// The time of creation, from the id, in ms since 1970.
fn begun(id: &str) -> u64 {
    let moment = id.split_once('-').map_or(id, |(moment, _)| moment);
    u64::from_str_radix(moment, 36).unwrap_or(0)
}

/// Whether a text is missing only because another tab is just beginning this game.
fn is_being_written(id: &str) -> bool {
    texts(id).is_none() && epoch().abs_diff(begun(id)) < NEWBORN
}

/// Moves a game that cannot be resumed aside, with the reason. True when it was moved; false when there
/// was nothing to move or no room for the copy; the game then stays where it was.
pub fn move_aside(id: &str, why: LoadError) -> bool {
    let moved = super::aside::copy(id, why.into(), &Part::ALL.map(|part| part.key(id)));
    if moved {
        remove(id);
    }
    moved
}

/// Clears the save measures of the previous game, so that they do not fill the memory of a kiosk.
fn forget_measures() {
    if let Some(clock) = js::global("performance") {
        js::call(&clock, "clearMeasures", &[JsValue::from("tablee:save")]);
    }
}
