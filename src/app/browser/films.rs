//! Finished games that can be watched again, in a database of their own: a record is `{ id, text }`, the text
//! the parts of its save, packed. The newest are kept, those that came from another tablet as well; of an older
//! game its line in the records is all that is left.

use super::database::{Database, Trouble};
use super::js::{call, get, object};
use super::parcel::Parcel;
use crate::backup;
use crate::packed::{pack, unpack};
use js_sys::Array;
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
    let each = move |store: &JsValue| {
        let delete = |_, id: &String| call(store, "delete", &[id.into()]);
        gone.iter().fold(None, delete)
    };
    // What would not go is tried again with the next game.
    DATABASE.ask("readwrite", each, |_| ());
}

/// The oldest go when there are too many.
fn thin() {
    ids(|mut ids| {
        ids.truncate(ids.len().saturating_sub(KEPT));
        remove(ids);
    });
}
