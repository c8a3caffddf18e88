//! IndexedDB databases with one store each: opening them and running requests. Where there is no database,
//! or it refuses, the caller receives a [`Trouble`].

use super::js::{self, call, get, object, on};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// A database, its one store, and the key path of its records.
pub(super) struct Database {
    pub name: &'static str,
    pub store: &'static str,
    pub key: &'static str,
}

/// Why a request failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no database for this page, or forbids it, as some do in private windows.
    Absent,
    /// There is no room left.
    Full,
    /// The request failed for any other reason.
    Refused,
}

thread_local! {
    /// The open databases, by name.
    static OPEN: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(vec![]) };
}

/// A callback for several handlers, called by the first that fires and dropped with that call: what a
/// handler still holds, the garbage collector cannot free.
type Once<T> = Rc<Cell<Option<Box<dyn FnOnce(T)>>>>;

impl Database {
    /// Runs a request in a transaction of its own; `told` receives its result once everything is on disk.
    pub(super) fn ask(
        &'static self,
        mode: &'static str,
        ask: impl FnOnce(&JsValue) -> Option<JsValue> + 'static,
        told: impl FnOnce(Result<JsValue, Trouble>) + 'static,
    ) {
        self.open(move |database| {
            let Some(database) = database else { return told(Err(Trouble::Absent)) };
            let transaction = self.transaction(&database, mode);
            let store = transaction.as_ref().and_then(|it| self.store_of(it));
            let request = store.as_ref().and_then(ask);
            let (Some(transaction), Some(request)) = (transaction, request) else {
                // The browser may have closed the connection: the next request reopens it.
                self.forget();
                return told(Err(Trouble::Refused));
            };
            let found = move || get(&request, "result").unwrap_or(JsValue::UNDEFINED);
            let ended: Once<Result<(), Trouble>> =
                Rc::new(Cell::new(Some(Box::new(move |ended| told(ended.map(|()| found()))))));
            let done = ended.clone();
            on(&transaction, "complete", move |_| tell(&done, Ok(())));
            for event in ["abort", "error"] {
                let failed = ended.clone();
                on(&transaction, event, move |transaction| {
                    tell(&failed, Err(trouble(transaction)))
                });
            }
        });
    }

    /// A transaction that completes only once it is on disk.
    fn transaction(&self, database: &JsValue, mode: &str) -> Option<JsValue> {
        let strict = object(&[("durability", "strict".into())]);
        call(database, "transaction", &[self.store.into(), mode.into(), strict])
    }

    fn store_of(&self, transaction: &JsValue) -> Option<JsValue> {
        call(transaction, "objectStore", &[self.store.into()])
    }

    /// The store in a new transaction of an open database.
    pub(super) fn store_in(&self, database: &JsValue, mode: &str) -> Option<JsValue> {
        self.store_of(&self.transaction(database, mode)?)
    }

    fn forget(&self) {
        OPEN.with_borrow_mut(|open| open.retain(|(name, _)| *name != self.name));
    }

    /// Opens the database and passes it to `then`; `None` when that fails.
    pub(super) fn open(&'static self, then: impl FnOnce(Option<JsValue>) + 'static) {
        let is_it = |(name, _): &&(&'static str, JsValue)| *name == self.name;
        let known = OPEN.with_borrow(|open| open.iter().find(is_it).map(|(_, it)| it.clone()));
        if known.is_some() {
            return then(known);
        }
        let request = js::global("indexedDB")
            .and_then(|all| call(&all, "open", &[self.name.into(), 1.into()]));
        let Some(request) = request else { return then(None) };
        on(&request, "upgradeneeded", move |request| {
            let by_key = object(&[("keyPath", self.key.into())]);
            let database = get(request, "result");
            database.and_then(|it| call(&it, "createObjectStore", &[self.store.into(), by_key]));
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
                on(database, "close", move |_| self.forget());
                self.forget();
                OPEN.with_borrow_mut(|open| open.push((self.name, database.clone())));
            }
            if let Some(then) = then.take() {
                then(database);
            }
        });
    }
}

/// Calls the callback, unless it has been called already.
fn tell<T>(once: &Once<T>, what: T) {
    if let Some(told) = once.take() {
        told(what);
    }
}

/// Browsers name a full storage differently; all names contain *quota*.
fn trouble(transaction: &JsValue) -> Trouble {
    let name = get(transaction, "error").and_then(|error| js::text(&error, "name"));
    let full = name.is_some_and(|name| name.to_ascii_lowercase().contains("quota"));
    if full { Trouble::Full } else { Trouble::Refused }
}
