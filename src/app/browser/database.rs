//! IndexedDB databases with one store each: opening them and running requests. Where there is no database,
//! or it refuses or never answers, the caller receives a [`Trouble`].

use super::js::{self, call, get, object, on};
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsValue;

/// How long a database may take to open before callers go on without it.
const PATIENCE: Duration = Duration::from_secs(3);

/// The same for a request: writing to a slow disk takes longer than opening.
const LONG_PATIENCE: Duration = Duration::from_secs(10);

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
    /// The database has not answered so far.
    Silent,
}

/// The callback of a caller that waits for a database.
type Then = Box<dyn FnOnce(Result<JsValue, Trouble>)>;

/// A caller that waits for a database, and whether it goes on waiting beyond [`PATIENCE`].
struct Waiter {
    name: &'static str,
    patient: bool,
    then: Then,
}

thread_local! {
    /// The open databases, by name.
    static OPEN: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(vec![]) };
    /// Who waits for databases that are being opened.
    static WAITING: RefCell<Vec<Waiter>> = const { RefCell::new(vec![]) };
    /// The databases that are being opened, and whether each has exceeded [`PATIENCE`].
    static OPENING: RefCell<Vec<(&'static str, bool)>> = const { RefCell::new(vec![]) };
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
            let database = match database {
                Ok(database) => database,
                Err(why) => return told(Err(why)),
            };
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
            let late = ended.clone();
            set_timeout(move || tell(&late, Err(Trouble::Silent)), LONG_PATIENCE);
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

    /// Opens the database and passes it to `then`, or why there is none. A database that does not answer within
    /// [`PATIENCE`] counts as [`Trouble::Silent`] until it does.
    pub(super) fn open(&'static self, then: impl FnOnce(Result<JsValue, Trouble>) + 'static) {
        self.wait(false, Box::new(then));
    }

    /// The same, but waits as long as it takes.
    pub(super) fn open_at_last(
        &'static self,
        then: impl FnOnce(Result<JsValue, Trouble>) + 'static,
    ) {
        self.wait(true, Box::new(then));
    }

    fn wait(&'static self, patient: bool, then: Then) {
        let is_it = |(name, _): &&(&'static str, JsValue)| *name == self.name;
        let known = OPEN.with_borrow(|open| open.iter().find(is_it).map(|(_, it)| it.clone()));
        if let Some(known) = known {
            return then(Ok(known));
        }
        let opening = self.opening();
        if opening == Some(true) && !patient {
            return then(Err(Trouble::Silent));
        }
        WAITING.with_borrow_mut(|all| all.push(Waiter { name: self.name, patient, then }));
        if opening.is_none() {
            self.begin();
        }
    }

    /// Whether the database is being opened, and if so whether it takes too long.
    fn opening(&self) -> Option<bool> {
        let is_it = |(name, _): &&(&'static str, bool)| *name == self.name;
        OPENING.with_borrow(|all| all.iter().find(is_it).map(|(_, late)| *late))
    }

    fn begin(&'static self) {
        OPENING.with_borrow_mut(|all| all.push((self.name, false)));
        let request = js::global("indexedDB")
            .and_then(|all| call(&all, "open", &[self.name.into(), 1.into()]));
        let Some(request) = request else { return self.opened(Err(Trouble::Absent)) };
        set_timeout(move || self.is_late(), PATIENCE);
        on(&request, "upgradeneeded", move |request| {
            let by_key = object(&[("keyPath", self.key.into())]);
            let database = get(request, "result");
            database.and_then(|it| call(&it, "createObjectStore", &[self.store.into(), by_key]));
        });
        on(&request, "error", move |_| self.opened(Err(Trouble::Absent)));
        on(&request, "success", move |request| {
            let database = get(request, "result");
            if let Some(database) = &database {
                on(database, "versionchange", |database| _ = call(database, "close", &[]));
                on(database, "close", move |_| self.forget());
                self.forget();
                OPEN.with_borrow_mut(|open| open.push((self.name, database.clone())));
            }
            self.opened(database.ok_or(Trouble::Absent));
        });
    }

    /// Tells all who wait how the opening has ended.
    fn opened(&self, answer: Result<JsValue, Trouble>) {
        OPENING.with_borrow_mut(|all| all.retain(|(name, _)| *name != self.name));
        self.answer(&answer, |_| true);
    }

    /// Lets all but the patient go on without the database, if it is still being opened.
    fn is_late(&self) {
        let late = OPENING.with_borrow_mut(|all| {
            let its = all.iter_mut().find(|(name, _)| *name == self.name);
            its.is_some_and(|(_, late)| !std::mem::replace(late, true))
        });
        if late {
            self.answer(&Err(Trouble::Silent), |waiter| !waiter.patient);
        }
    }

    fn answer(&self, answer: &Result<JsValue, Trouble>, whom: fn(&Waiter) -> bool) {
        let told = WAITING.with_borrow_mut(|all| {
            let is_told = |waiter: &mut Waiter| waiter.name == self.name && whom(waiter);
            all.extract_if(.., is_told).collect::<Vec<_>>()
        });
        told.into_iter().for_each(|waiter| (waiter.then)(answer.clone()));
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
