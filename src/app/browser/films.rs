//! Finished games that can be watched again, in a database of their own. A record is `{ id, text }`; the text is
//! the packed parts of its save. Only the newest are kept, games from other tablets included; of older games
//! only the line in the records remains.

use super::database::{Database, Trouble};
use super::js::{call, get, object};
use super::parcel::Parcel;
use crate::backup;
use crate::packed::{pack, unpack};
use crate::small_sort::SmallSort;
use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

static DATABASE: Database = Database { name: "tablee-films", store: "films", key: "id" };

/// How many are kept; the oldest go first.
pub const KEPT: usize = 500;

/// The id prefix of games from another tablet: they belong to no record of this one.
pub const RECEIVED: &str = "in-";

/// The longest save that is read, packed and unpacked.
const LONGEST: usize = 4 << 20;
const LONGEST_TEXT: usize = 16 << 20;

/// Stores a game, replacing any other under its id.
pub fn keep(id: &str, game: &Parcel, told: impl FnOnce(Result<(), Trouble>) + 'static) {
    let text = pack(&backup::write(game));
    let record = object(&[("id", id.into()), ("text", text.into())]);
    DATABASE.ask(
        "readwrite",
        move |store| call(store, "put", &[record]),
        move |kept| {
            thin();
            told(kept.map(|_| ()));
        },
    );
}

/// Passes a stored game to `told`; `None` when it is gone or unreadable. Fails where the database does not tell.
pub fn one(id: &str, told: impl FnOnce(Result<Option<Parcel>, Trouble>) + 'static) {
    let key = JsValue::from(id);
    DATABASE.ask(
        "readonly",
        move |store| call(store, "get", &[key]),
        move |found| told(found.map(|found| unpacked(&found))),
    );
}

fn unpacked(found: &JsValue) -> Option<Parcel> {
    let text = get(found, "text")?.as_string()?;
    let text = unpack(&text, LONGEST, LONGEST_TEXT)?;
    backup::read(&text).ok().map(|read| read.entries)
}

/// Passes the ids of all stored games to `told`, oldest first. Fails where the database does not tell.
pub fn ids(told: impl FnOnce(Result<Vec<String>, Trouble>) + 'static) {
    DATABASE.ask(
        "readonly",
        |store| call(store, "getAllKeys", &[]),
        move |found| {
            told(found.map(|found| {
                let keys = found.dyn_into::<Array>().unwrap_or_default();
                let mut ids: Vec<String> = keys.iter().filter_map(|key| key.as_string()).collect();
                ids.small_sort_by(|one, other| begun(one).cmp(begun(other)));
                ids
            }));
        },
    );
}

/// The part of an id by which games sort in the order in which they were begun.
fn begun(id: &str) -> &str {
    id.strip_prefix(RECEIVED).unwrap_or(id)
}

/// Deletes those games.
pub fn remove(gone: Vec<String>) {
    if gone.is_empty() {
        return;
    }
    // Failure is ignored: `thin` retries with the next game for those that are too many.
    DATABASE.ask("readwrite", move |store| delete_each(store, &gone), |_| ());
}

fn delete_each(store: &JsValue, gone: &[String]) -> Option<JsValue> {
    gone.iter().fold(None, |_, id| call(store, "delete", &[id.into()]))
}

/// The records of games that were taken out; cheap to clone. Empty until the transaction is complete.
#[derive(Clone, Default)]
pub struct TakenOut(Rc<RefCell<Vec<JsValue>>>);

/// Deletes those games but holds their records, so that this can be undone.
pub fn take_out(gone: Vec<String>) -> TakenOut {
    let out = TakenOut::default();
    if gone.is_empty() {
        return out;
    }
    let held = out.clone();
    let asked = Rc::new(RefCell::new(Vec::new()));
    let requests = asked.clone();
    let each = move |store: &JsValue| {
        let all = gone.iter().filter_map(|id| call(store, "get", &[id.into()]));
        requests.replace(all.collect());
        delete_each(store, &gone)
    };
    DATABASE.ask("readwrite", each, move |done| {
        let found = asked.take().iter().filter_map(|request| get(request, "result")).collect();
        if done.is_ok() {
            held.0.replace(found);
        }
    });
    out
}

impl TakenOut {
    /// Puts them back, once.
    pub fn put_back(&self) {
        let records = self.0.take();
        if records.is_empty() {
            return;
        }
        let each = move |store: &JsValue| {
            records.iter().fold(None, |_, record| call(store, "put", std::slice::from_ref(record)))
        };
        DATABASE.ask("readwrite", each, |_| ());
    }
}

/// Deletes the oldest games beyond [`KEPT`].
fn thin() {
    ids(|ids| {
        let mut ids = ids.unwrap_or_default();
        ids.truncate(ids.len().saturating_sub(KEPT));
        remove(ids);
    });
}
