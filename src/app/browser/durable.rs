//! A durable copy of localStorage. Browsers write localStorage to disk late: a tablet that runs out of
//! battery would lose the last minute of play. So each change also goes, numbered and without waiting, into
//! an IndexedDB transaction of strict durability; localStorage holds the number of the last change. When the
//! page is opened, changes with a higher number in the database never reached localStorage on disk and are
//! redone. Reads use localStorage only.

use super::database::Database;
use super::js::{self, call, get, object, on};
use super::storage;
use crate::small_sort::SmallSort;
use js_sys::Array;
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};

static KEPT: Database = Database { name: "tablee", store: "kept", key: "key" };

/// Where localStorage keeps the number of its last change.
const LAST: &str = "changes";

/// The exclusive upper bound of change numbers, just below 2⁵³: beyond, adding 1 to an `f64` has no effect.
const MOST: f64 = 9_007_199_254_740_000.0;

/// The app waits no longer than this for the database.
const PATIENCE: Duration = Duration::from_millis(1_500);

thread_local! {
    static DATABASE: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    /// Changes of this task; they go into one transaction at its end.
    static UNWRITTEN: RefCell<Vec<JsValue>> = const { RefCell::new(vec![]) };
}

/// Records that `key` now holds `text`, or was removed (`None`). Keys of locks are skipped.
pub(super) fn note(key: &str, text: Option<&str>) {
    if key.starts_with("lock:") || DATABASE.with_borrow(Option::is_none) {
        return;
    }
    let number = last() + 1.0;
    storage::set_bare(LAST, &number.to_string());
    let text = text.map_or(JsValue::NULL, JsValue::from);
    let change = object(&[("key", key.into()), ("number", number.into()), ("text", text)]);
    let is_first = UNWRITTEN.with_borrow_mut(|all| {
        all.push(change);
        all.len() == 1
    });
    if is_first {
        js::when_settled(&JsValue::UNDEFINED, |_| write());
    }
}

/// The number of the last change that localStorage knows.
fn last() -> f64 {
    known().unwrap_or(0.0)
}

/// The number in localStorage, if it is a valid one.
fn known() -> Option<f64> {
    let number = storage::get_bare(LAST)?.parse().ok()?;
    is_number(number).then_some(number)
}

/// Whether it is a change number: whole, not negative, below [`MOST`].
fn is_number(number: f64) -> bool {
    (0.0..MOST).contains(&number) && number.fract() == 0.0
}

fn write() {
    let changes = UNWRITTEN.take();
    let store = DATABASE.with_borrow(|database| KEPT.store_in(database.as_ref()?, "readwrite"));
    let Some(store) = store else { return };
    for change in changes {
        call(&store, "put", &[change]);
    }
}

/// Redoes the changes that localStorage lost, then calls `then`: at once where there is no database, after
/// `PATIENCE` at the latest.
pub fn recover(then: impl FnOnce() + 'static) {
    let then = Once::new(then);
    let late = then.clone();
    set_timeout(move || late.run(), PATIENCE);
    KEPT.open_at_last(move |database| opened(database.ok(), then));
}

fn opened(database: Option<JsValue>, then: Once) {
    let all = database.as_ref().and_then(|database| KEPT.store_in(database, "readwrite"));
    let request = all.as_ref().and_then(|store| call(store, "getAll", &[]));
    let (Some(database), Some(store), Some(request)) = (database, all, request) else {
        return then.run();
    };
    DATABASE.set(Some(database));
    let failed = then.clone();
    on(&request, "error", move |_| failed.run());
    on(&request, "success", move |request| {
        let changes = get(request, "result").and_then(|all| all.dyn_into::<Array>().ok());
        do_again(&changes.unwrap_or_default(), &store);
        then.run();
    });
}

/// Redoes the changes that localStorage lost, in order, and deletes the records of removed keys. Where the
/// number in localStorage is invalid – something else wrote it –, nothing is redone, and numbering continues
/// from the last recorded change.
fn do_again(changes: &Array, store: &JsValue) {
    let mut lost: Vec<Change> = changes.iter().filter_map(|it| Change::read(&it)).collect();
    lost.small_sort_by(|one, other| one.number.total_cmp(&other.number));
    let strange = storage::get_bare(LAST).is_some() && known().is_none();
    let reached = if strange { lost.last().map_or(0.0, |change| change.number) } else { last() };
    if strange {
        storage::set_bare(LAST, &reached.to_string());
    }
    for change in lost {
        if change.number > reached {
            change.apply();
        } else if change.text.is_none() {
            call(store, "delete", &[change.key.into()]);
        }
    }
}

struct Change {
    key: String,
    number: f64,
    /// `None` when it was removed.
    text: Option<String>,
}

impl Change {
    fn read(from: &JsValue) -> Option<Change> {
        let text = get(from, "text").and_then(|text| text.as_string());
        let (key, number) = (get(from, "key")?.as_string()?, get(from, "number")?.as_f64()?);
        is_number(number).then_some(Change { key, number, text })
    }

    fn apply(&self) {
        match &self.text {
            Some(text) => storage::restore(&self.key, text),
            None => storage::remove_bare(&self.key),
        }
        storage::set_bare(LAST, &self.number.to_string());
    }
}

type Deed = Box<dyn FnOnce()>;

/// A callback that runs once, whichever of several events comes first.
#[derive(Clone)]
struct Once(Rc<Cell<Option<Deed>>>);

impl Once {
    fn new(f: impl FnOnce() + 'static) -> Once {
        Once(Rc::new(Cell::new(Some(Box::new(f)))))
    }

    fn run(&self) {
        if let Some(f) = self.0.take() {
            f();
        }
    }
}
