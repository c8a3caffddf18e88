//! The browser's databases, each with one store: how one is opened, and how something is asked of it. Where
//! there is none, or it takes nothing, whoever asks is told why.

use super::js::{self, call, get, object, on};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// A database, its one store, and by what its records are known.
pub(super) struct Database {
    pub name: &'static str,
    pub store: &'static str,
    pub key: &'static str,
}

/// Why something could not be kept.
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
    /// Those that are open, by their names.
    static OPEN: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(vec![]) };
}

/// What is told once, whichever of several handlers comes first. It is let go with it: the collector frees
/// nothing that a handler holds.
type Once<T> = Rc<Cell<Option<Box<dyn FnOnce(T)>>>>;

impl Database {
    /// Asks something of the store in a transaction of its own; what it found is told when all is on the disk.
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
                // A connection that the browser has closed is opened anew the next time.
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

    /// A transaction that is told to be over only when it is on the disk.
    fn transaction(&self, database: &JsValue, mode: &str) -> Option<JsValue> {
        let strict = object(&[("durability", "strict".into())]);
        call(database, "transaction", &[self.store.into(), mode.into(), strict])
    }

    fn store_of(&self, transaction: &JsValue) -> Option<JsValue> {
        call(transaction, "objectStore", &[self.store.into()])
    }

    /// Its store, in such a transaction of an open database.
    pub(super) fn store_in(&self, database: &JsValue, mode: &str) -> Option<JsValue> {
        self.store_of(&self.transaction(database, mode)?)
    }

    fn forget(&self) {
        OPEN.with_borrow_mut(|open| open.retain(|(name, _)| *name != self.name));
    }

    /// Hands over the database; nothing where there is none.
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

/// Tells it to whoever waits for it, unless that has been done.
fn tell<T>(once: &Once<T>, what: T) {
    if let Some(told) = once.take() {
        told(what);
    }
}

/// Each browser has its own word for a full storage.
fn trouble(transaction: &JsValue) -> Trouble {
    let name = get(transaction, "error").and_then(|error| js::text(&error, "name"));
    let full = name.is_some_and(|name| name.to_ascii_lowercase().contains("quota"));
    if full { Trouble::Full } else { Trouble::Refused }
}
