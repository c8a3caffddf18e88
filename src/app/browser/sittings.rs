//! Running and parked games: `sitting:<id>:setup` written once, `:journal` with every act, `:when`
//! with it, but not every second, `:link` if one began it, `:read` the table at which people went on from
//! what was laid open, `:turned` how those at each edge want what they read, `:closes` at
//! which hour the table ends. What cannot be read is moved aside, whole, and never touches another key.

pub use super::aside::{Aside, AsideReason, aside_text, asides, drop_aside};

use super::js::{self, base36, epoch, random};
use super::long_text::LongText;
use super::storage::{self, Trouble};
use crate::rules::save::{self, LoadError};
use crate::rules::session::Session;
use crate::rules::{Game, GameId, Ms};
use crate::workshop::chosen::OWN;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeSet;
use wasm_bindgen::JsValue;

const PREFIX: &str = "sitting:";

/// So many games may wait: beyond, the storage would fill with what nobody comes back to.
pub const MOST_PARKED: usize = 24;

/// How long another tab may take until all texts of a new sitting can be seen here, in ms.
const NEWBORN: u64 = 2_000;

/// How exactly it is kept when a game was last played, in ms: people see the minute, and an act is
/// to be kept in one.
const EXACT: u64 = 5_000;

thread_local! {
    /// This page's name among those that may play a game.
    static PAGE: String = base36(random().into());
    /// Of which game it was kept last, and what.
    static LAST_WHEN: RefCell<(String, u64)> = const { RefCell::new((String::new(), 0)) };
}

#[derive(Clone, Copy)]
enum Part {
    Setup,
    Journal,
    When,
    Link,
    Read,
    Turned,
    Closes,
}

impl Part {
    const ALL: [Part; 7] = [
        Part::Setup,
        Part::Journal,
        Part::When,
        Part::Link,
        Part::Read,
        Part::Turned,
        Part::Closes,
    ];

    fn key(self, id: &str) -> String {
        let part = match self {
            Part::Setup => ":setup",
            Part::Journal => ":journal",
            Part::When => ":when",
            Part::Link => ":link",
            Part::Read => ":read",
            Part::Turned => ":turned",
            Part::Closes => ":closes",
        };
        [PREFIX, id, part].concat()
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

/// Begins to keep a new game and gives it its id. When it cannot be kept, the id is good all the
/// same, and every later [`save`] tries again.
pub fn create<G: Game>(session: &Session<G>) -> (String, Result<(), Trouble>) {
    forget_measures();
    let id = [base36(epoch()), base36(random().into())].join("-");
    let kept = save(&id, session, Ms(0));
    (id, kept)
}

/// Keeps that people have read what led to the table of that fingerprint.
pub fn note_read(id: &str, fingerprint: &str) {
    // Without it they read it once more.
    let _ = storage::set(&Part::Read.key(id), fingerprint);
}

/// Whether they have.
pub fn was_read(id: &str, fingerprint: &str) -> bool {
    Part::Read.get(id).as_deref() == Some(fingerprint)
}

/// Keeps how those at each edge want what they read to be turned.
pub fn note_turned(id: &str, turned: &str) {
    // Without it they turn it once more.
    let _ = storage::set(&Part::Turned.key(id), turned);
}

/// How they want it.
pub fn turned(id: &str) -> Option<String> {
    Part::Turned.get(id)
}

/// Keeps at which hour the table ends, in ms since 1970, or that it has none.
pub fn note_closes_at(id: &str, at: Option<f64>) {
    let key = Part::Closes.key(id);
    match at {
        // Without it the table plays on.
        Some(at) => _ = storage::set(&key, &at.to_string()),
        None => storage::remove(&key),
    }
}

/// That hour.
pub fn closes_at(id: &str) -> Option<f64> {
    Part::Closes.get(id)?.parse().ok().filter(|at: &f64| at.is_finite())
}

/// Keeps by which link a game was begun, for [`begun_by`].
pub fn note_link(id: &str, link: &str) {
    // Without it the link begins another game, as it does on another tablet.
    let _ = storage::set(&Part::Link.key(id), link);
}

/// Forgets by which links games were begun: the next one who follows one is somebody else.
pub fn forget_links() {
    ids().iter().for_each(|id| storage::remove(&Part::Link.key(id)));
}

/// The game that was last played of those that a link began.
pub fn begun_by(link: &str) -> Option<Parked> {
    parked().into_iter().find(|sitting| Part::Link.get(&sitting.id).as_deref() == Some(link))
}

/// Keeps all that has happened, and `now`, the game time of its clock. The setup is written only
/// when it is not there yet. Measured as `tablee:save`.
///
/// # Errors
/// Why it could not be kept; what was kept before is then still there.
pub fn save<G: Game>(id: &str, session: &Session<G>, now: Ms) -> Result<(), Trouble> {
    let begun = js::page_time();
    let newborn = !storage::stored(&Part::Setup.key(id));
    let setup = || LongText::written(|to| save::write_setup::<G>(session.setup(), to));
    let begin = if newborn { storage::set(&Part::Setup.key(id), &setup()) } else { Ok(()) };
    let journal = LongText::written(|to| save::write_journal(session, now, to));
    let kept = begin.and(write(id, &journal));
    if newborn && kept.is_err() {
        // Half a sitting in the storage would be found damaged another day.
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

/// Plays a kept game again; gives it back with the game time its clock showed. Measured as
/// `tablee:resume`.
///
/// # Errors
/// Why it cannot be played on; a missing text counts as damage. Nothing is moved or removed.
pub fn open<G: Game>(id: &str) -> Result<(Session<G>, Ms), LoadError> {
    let begun = js::page_time();
    let (setup, journal) = texts(id).ok_or(LoadError::NotJson)?;
    let opened = save::load(&setup, &journal);
    js::measure("tablee:resume", begun);
    opened
}

fn texts(id: &str) -> Option<(LongText, String)> {
    let journal = Part::Journal.get(id)?;
    Some((storage::get_long(&Part::Setup.key(id))?, journal))
}

/// This page plays the game from now on: what another one still writes, because it was busy when
/// the game was taken over, does not count.
pub fn take_in_hand(id: &str) {
    // Where nothing can be kept, nobody else keeps anything either.
    let _ = PAGE.with(|page| storage::set(&hand(id), page));
}

/// Another page plays the game from now on: what found no room here is older than what that one keeps.
pub fn let_go(id: &str) {
    Part::ALL.iter().for_each(|part| storage::forget(&part.key(id)));
}

/// Whether no other page has taken the game over, as far as the storage tells.
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

/// How long all texts of a game are, in bytes: with a deck of 1,200 questions nearly half a million.
pub fn bytes(id: &str) -> usize {
    let long = |part: &Part| storage::get_long(&part.key(id));
    Part::ALL.iter().filter_map(long).map(|text| text.len()).sum()
}

/// What is asked by the cards of a game that are of one's own.
pub fn own_questions(id: &str) -> BTreeSet<String> {
    let setup = storage::get_long(&Part::Setup.key(id));
    setup.map(|setup| own_in(&setup)).unwrap_or_default()
}

/// The same of a setup's text.
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

/// Forgets a game for good.
pub fn remove(id: &str) {
    Part::ALL.iter().for_each(|part| storage::remove(&part.key(id)));
    storage::remove(&hand(id));
}

/// Takes a game away and hands out its parts, each with its text.
pub fn take_apart(id: &str) -> Vec<(String, String)> {
    let begin = [PREFIX, id].concat();
    let keys = storage::keys(&[&begin, ":"].concat());
    let part = |key: String| Some((key[begin.len()..].to_owned(), storage::get(&key)?));
    let parts = keys.into_iter().filter_map(part).collect();
    remove(id);
    parts
}

/// Keeps a game again of which the parts were handed out.
pub fn put_together(id: &str, parts: &[(String, String)]) {
    for (part, text) in parts {
        // What finds no room is in memory, and written when there is some.
        let _ = storage::set(&[PREFIX, id, part].concat(), text);
    }
}

/// Every kept game, the one played last first. What cannot even be attributed to a game is moved
/// aside on the way.
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

fn game_of(id: &str) -> Result<GameId, LoadError> {
    let (setup, _) = texts(id).ok_or(LoadError::NotJson)?;
    save::game_of(&setup)
}

/// Every id of which any part is kept.
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

/// When it was last played, else when it was begun, in ms since 1970; 0 when nothing says.
fn when(id: &str) -> u64 {
    Part::When.get(id).and_then(|when| when.parse().ok()).unwrap_or_else(|| begun(id))
}

/// The moment in the id.
fn begun(id: &str) -> u64 {
    let moment = id.split_once('-').map_or(id, |(moment, _)| moment);
    u64::from_str_radix(moment, 36).unwrap_or(0)
}

/// Whether a text is missing only because another tab is just beginning this game.
fn is_being_written(id: &str) -> bool {
    texts(id).is_none() && epoch().abs_diff(begun(id)) < NEWBORN
}

/// Moves a game that cannot be played on aside, with the reason. True when it is aside now; false
/// when there was nothing to move or no room for the copy, and the game is then where it was.
pub fn move_aside(id: &str, why: LoadError) -> bool {
    let moved = super::aside::copy(id, why.into(), &Part::ALL.map(|part| part.key(id)));
    if moved {
        remove(id);
    }
    moved
}

/// The time line holds the measures of one game only, so that a kiosk does not fill its memory.
fn forget_measures() {
    if let Some(clock) = js::global("performance") {
        js::call(&clock, "clearMeasures", &[JsValue::from("tablee:save")]);
    }
}
