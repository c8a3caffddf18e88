//! Finished games that can be watched again, in a database of their own: a record is `{ id, text }`, the text
//! the parts of its save, packed. The newest are kept, those that came from another tablet as well; of an older
//! game its line in the records is all that is left.

use super::database::{Database, Trouble};
use super::js::{call, get, object};
use super::parcel::Parcel;
use crate::backup;
use crate::packed::{pack, unpack};
use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

static DATABASE: Database = Database { name: "tablee-films", store: "films", key: "id" };

/// How many are kept; the oldest go first.
pub const KEPT: usize = 500;

/// What came from another tablet bears this before its id: no record of this one belongs to it.
pub const RECEIVED: &str = "in-";

/// The longest save that is read, packed and not.
const LONGEST: usize = 4 << 20;
const LONGEST_TEXT: usize = 16 << 20;

/// Keeps a game; what was kept under its id before is replaced.
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

/// Hands over a game as it was kept; nothing when it is not kept any more.
pub fn one(id: &str, told: impl FnOnce(Option<Parcel>) + 'static) {
    let key = JsValue::from(id);
    DATABASE.ask(
        "readonly",
        move |store| call(store, "get", &[key]),
        move |found| told(found.ok().and_then(|found| unpacked(&found))),
    );
}

fn unpacked(found: &JsValue) -> Option<Parcel> {
    let text = get(found, "text")?.as_string()?;
    let text = unpack(&text, LONGEST, LONGEST_TEXT)?;
    backup::read(&text).ok().map(|read| read.entries)
}

/// Hands over the ids of all that are kept, the oldest first.
pub fn ids(told: impl FnOnce(Vec<String>) + 'static) {
    DATABASE.ask(
        "readonly",
        |store| call(store, "getAllKeys", &[]),
        move |found| {
            let keys = found.ok().and_then(|found| found.dyn_into::<Array>().ok());
            let keys = keys.unwrap_or_default();
            let mut ids: Vec<String> = keys.iter().filter_map(|key| key.as_string()).collect();
            ids.sort_by(|one, other| begun(one).cmp(begun(other)));
            told(ids);
        },
    );
}

/// An id tells when its game was begun.
fn begun(id: &str) -> &str {
    id.strip_prefix(RECEIVED).unwrap_or(id)
}

/// Forgets those games.
pub fn remove(gone: Vec<String>) {
    if gone.is_empty() {
        return;
    }
    // What would not go is tried again with the next game.
    DATABASE.ask("readwrite", move |store| delete_each(store, &gone), |_| ());
}

fn delete_each(store: &JsValue, gone: &[String]) -> Option<JsValue> {
    gone.iter().fold(None, |_, id| call(store, "delete", &[id.into()]))
}

/// Games that were taken out, as they were kept; cheap to copy. Empty until they are out.
#[derive(Clone, Default)]
pub struct TakenOut(Rc<RefCell<Vec<JsValue>>>);

/// Takes those games out: whoever changes his mind puts them back.
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

/// The oldest go when there are too many.
fn thin() {
    ids(|mut ids| {
        ids.truncate(ids.len().saturating_sub(KEPT));
        remove(ids);
    });
}
