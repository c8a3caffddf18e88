//! Decks of one's own, in a database of their own: they are large, and localStorage is for games. A record
//! is `{ id, text }`, the text a deck as [`crate::workshop::kept`] writes it. What the database cannot take
//! is kept in memory for as long as the page lives, and the caller is told why.

pub use super::database::Trouble;

use super::database::Database;
use super::js::{base36, call, epoch, get, object, random};
use super::storage;
use crate::workshop::Chosen;
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

static DATABASE: Database = Database { name: "tablee-decks", store: "decks", key: "id" };

/// A stored deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its id; later decks have greater ids.
    pub id: String,
    /// As [`crate::workshop::kept`] writes it.
    pub text: String,
}

thread_local! {
    /// The texts that the database did not take, by id; `None` for a deck that it did not delete.
    static MEMORY: RefCell<Vec<(String, Option<String>)>> = const { RefCell::new(vec![]) };
}

/// An id that no other deck has.
pub fn new_id() -> String {
    [base36(epoch()), base36(random().into())].concat()
}

/// Passes all decks to `told`, in the order of their creation, and the reason if the database could not be
/// read.
pub fn all(told: impl FnOnce(Vec<Record>, Option<Trouble>) + 'static) {
    DATABASE.ask(
        "readonly",
        |store| call(store, "getAll", &[]),
        move |found| {
            let trouble = found.as_ref().err().copied();
            let list = found.ok().and_then(|found| found.dyn_into::<Array>().ok());
            let mut records: Vec<Record> =
                list.unwrap_or_default().iter().filter_map(|it| record(&it)).collect();
            MEMORY.with_borrow(|memory| {
                for (id, text) in memory {
                    records.retain(|record| record.id != *id);
                    let kept = text.clone().map(|text| Record { id: id.clone(), text });
                    records.extend(kept);
                }
            });
            records.sort_by(|one, other| one.id.cmp(&other.id));
            told(records, trouble);
        },
    );
}

fn record(found: &JsValue) -> Option<Record> {
    let text = |name| get(found, name)?.as_string();
    Some(Record { id: text("id")?, text: text("text")? })
}

/// Passes the text of a deck to `told`; `None` when it is gone.
pub fn one(id: &str, told: impl FnOnce(Option<String>) + 'static) {
    let remembered = MEMORY.with_borrow(|memory| {
        memory.iter().find(|(known, _)| known == id).map(|(_, text)| text.clone())
    });
    if let Some(text) = remembered {
        return told(text);
    }
    let key = JsValue::from(id);
    DATABASE.ask(
        "readonly",
        move |store| call(store, "get", &[key]),
        move |found| {
            told(found.ok().and_then(|found| record(&found)).map(|record| record.text));
        },
    );
}

/// Stores a deck, replacing any other under its id.
pub fn put(id: &str, text: &str, told: impl FnOnce(Result<(), Trouble>) + 'static) {
    let record = object(&[("id", id.into()), ("text", text.into())]);
    let (id, text) = (id.to_owned(), text.to_owned());
    DATABASE.ask(
        "readwrite",
        move |store| call(store, "put", &[record]),
        move |kept| {
            remember(&id, kept.is_err().then_some(Some(text)));
            told(kept.map(|_| ()));
        },
    );
}

/// Deletes a deck and the list of its cards that were asked.
pub fn remove(id: &str, told: impl FnOnce(Result<(), Trouble>) + 'static) {
    let key = JsValue::from(id);
    let id = id.to_owned();
    storage::remove(&["used:", &Chosen::asked(&id)].concat());
    DATABASE.ask(
        "readwrite",
        move |store| call(store, "delete", &[key]),
        move |gone| {
            remember(&id, gone.is_err().then_some(None));
            told(gone.map(|_| ()));
        },
    );
}

/// Notes in memory what the database did not take, or forgets it once the database did (`None`).
fn remember(id: &str, kept: Option<Option<String>>) {
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(known, _)| known != id);
        memory.extend(kept.map(|text| (id.to_owned(), text)));
    });
}
