//! Decks of one's own, in a database of their own: they are large, and localStorage is for games. A record
//! is `{ id, text }`, the text a deck as [`crate::workshop::kept`] writes it. Where there is no database, or
//! it takes nothing, decks are kept in memory as long as the page lives, and whoever writes is told why.

use super::js::{self, base36, call, epoch, get, object, on, random};
use super::storage;
use crate::workshop::Chosen;
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

/// The database and its one store.
const NAME: &str = "tablee-decks";
const STORE: &str = "decks";

/// A deck as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its id; those of later decks are greater.
    pub id: String,
    /// As [`crate::workshop::kept`] writes it.
    pub text: String,
}

/// Why a deck could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no database for this page, or forbids it, as some do in private windows.
    Absent,
    /// There is no room left.
    Full,
    /// It did not take it, for whatever other reason.
    Refused,
}

thread_local! {
    static DATABASE: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    /// What the database would not take; nothing of a deck that was deleted.
    static MEMORY: RefCell<Vec<(String, Option<String>)>> = const { RefCell::new(vec![]) };
}

/// An id that no other deck has.
pub fn new_id() -> String {
    [base36(epoch()), base36(random().into())].concat()
}

/// Hands over every deck, in the order in which they were made, and why there may be others that cannot be
/// read.
pub fn all(told: impl FnOnce(Vec<Record>, Option<Trouble>) + 'static) {
    asked(
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

/// Hands over the text of one deck; nothing when it is gone.
pub fn one(id: &str, told: impl FnOnce(Option<String>) + 'static) {
    let remembered = MEMORY.with_borrow(|memory| {
        memory.iter().find(|(known, _)| known == id).map(|(_, text)| text.clone())
    });
    if let Some(text) = remembered {
        return told(text);
    }
    let key = JsValue::from(id);
    asked(
        "readonly",
        move |store| call(store, "get", &[key]),
        move |found| {
            told(found.ok().and_then(|found| record(&found)).map(|record| record.text));
        },
    );
}

/// Keeps a deck; what was kept under its id before is replaced.
pub fn put(id: &str, text: &str, told: impl FnOnce(Result<(), Trouble>) + 'static) {
    let record = object(&[("id", id.into()), ("text", text.into())]);
    let (id, text) = (id.to_owned(), text.to_owned());
    asked(
        "readwrite",
        move |store| call(store, "put", &[record]),
        move |kept| {
            remember(&id, kept.is_err().then_some(Some(text)));
            told(kept.map(|_| ()));
        },
    );
}

/// Deletes a deck, and what is known of which of its cards were asked.
pub fn remove(id: &str, told: impl FnOnce(Result<(), Trouble>) + 'static) {
    let key = JsValue::from(id);
    let id = id.to_owned();
    storage::remove(&["used:", &Chosen::asked(&id)].concat());
    asked(
        "readwrite",
        move |store| call(store, "delete", &[key]),
        move |gone| {
            remember(&id, gone.is_err().then_some(None));
            told(gone.map(|_| ()));
        },
    );
}

/// Keeps in memory what the database would not take.
fn remember(id: &str, kept: Option<Option<String>>) {
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(known, _)| known != id);
        memory.extend(kept.map(|text| (id.to_owned(), text)));
    });
}

type Told = Rc<Cell<Option<Box<dyn FnOnce(Result<JsValue, Trouble>)>>>>;

/// Asks something of the store in a transaction of its own; what it found is told when all is on the disk.
fn asked(
    mode: &'static str,
    ask: impl FnOnce(&JsValue) -> Option<JsValue> + 'static,
    told: impl FnOnce(Result<JsValue, Trouble>) + 'static,
) {
    let told: Told = Rc::new(Cell::new(Some(Box::new(told))));
    opened(move |database| {
        let tell = |found| told_once(&told, found);
        let Some(database) = database else { return tell(Err(Trouble::Absent)) };
        let strict = object(&[("durability", "strict".into())]);
        let transaction = call(&database, "transaction", &[STORE.into(), mode.into(), strict]);
        let store = transaction.as_ref().and_then(|it| call(it, "objectStore", &[STORE.into()]));
        let request = store.as_ref().and_then(ask);
        let (Some(transaction), Some(request)) = (transaction, request) else {
            // A connection that the browser has closed is opened anew the next time.
            DATABASE.set(None);
            return tell(Err(Trouble::Refused));
        };
        let done = told.clone();
        on(&transaction, "complete", move |_| {
            let found = get(&request, "result").unwrap_or(JsValue::UNDEFINED);
            told_once(&done, Ok(found));
        });
        for event in ["abort", "error"] {
            let failed = told.clone();
            on(&transaction, event, move |transaction| {
                let why = trouble(transaction);
                told_once(&failed, Err(why));
            });
        }
    });
}

/// Tells it to whoever waits for it, unless that has been done.
fn told_once(told: &Told, found: Result<JsValue, Trouble>) {
    if let Some(told) = told.take() {
        told(found);
    }
}

/// Each browser has its own word for a full storage.
fn trouble(transaction: &JsValue) -> Trouble {
    let name = get(transaction, "error").and_then(|error| get(&error, "name")?.as_string());
    let full = name.is_some_and(|name| name.to_ascii_lowercase().contains("quota"));
    if full { Trouble::Full } else { Trouble::Refused }
}

/// Hands over the database; nothing where there is none.
fn opened(then: impl FnOnce(Option<JsValue>) + 'static) {
    if let Some(database) = DATABASE.with_borrow(Clone::clone) {
        return then(Some(database));
    }
    let request =
        js::global("indexedDB").and_then(|all| call(&all, "open", &[NAME.into(), 1.into()]));
    let Some(request) = request else { return then(None) };
    on(&request, "upgradeneeded", |request| {
        let by_id = object(&[("keyPath", "id".into())]);
        let database = get(request, "result");
        database.and_then(|it| call(&it, "createObjectStore", &[STORE.into(), by_id]));
    });
    let then = Rc::new(Cell::new(Some(then)));
    let failed = then.clone();
    on(&request, "error", move |_| {
        if let Some(then) = failed.take() {
            then(None);
        }
    });
    on(&request, "success", move |request| {
        let database = get(request, "result");
        if let Some(database) = &database {
            on(database, "versionchange", |database| _ = call(database, "close", &[]));
            on(database, "close", |_| DATABASE.set(None));
        }
        DATABASE.set(database.clone());
        if let Some(then) = then.take() {
            then(database);
        }
    });
}
