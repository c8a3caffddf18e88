//! Decks of one's own, in a database of their own: they are large, and localStorage is for games. A record
//! is `{ id, text, version, by }`, the text a deck as [`crate::workshop::kept`] writes it. What the database cannot
//! take is kept in memory for as long as the page lives, and the caller is told why.
//!
//! Several tabs may have the same deck open: each write says which version it replaces, and is refused where another
//! tab has written or deleted that deck since. Other tabs hear of every write at once where the browser can tell them.

pub use super::database::Trouble;

use super::database::Database;
use super::js::{base36, call, epoch, get, object, on, random};
use super::storage;
use super::television::Line;
use crate::small_sort::SmallSort;
use crate::workshop::Chosen;
use js_sys::Array;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

static DATABASE: Database = Database { name: "tablee-decks", store: "decks", key: "id" };

/// A stored deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its id; later decks have greater ids.
    pub id: String,
    /// As [`crate::workshop::kept`] writes it.
    pub text: String,
    /// Greater with each write; `None` where it is in memory only.
    pub version: Option<u64>,
}

/// What a write may replace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// Whatever is there.
    Anything,
    /// Nothing: the deck is new.
    Nothing,
    /// That version, and what this page has written since.
    Version(u64),
}

/// Why a deck was not stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// The database has not taken it; it is in memory.
    Trouble(Trouble),
    /// Another tab has written this version since.
    Newer(Record),
    /// Another tab has deleted it since.
    Gone,
}

/// Hears the id of a deck.
type Ear = Rc<dyn Fn(String)>;

thread_local! {
    /// The texts that the database did not take, by id; `None` for a deck that it did not delete.
    static MEMORY: RefCell<Vec<(String, Option<String>)>> = const { RefCell::new(vec![]) };
    /// A random name of this page.
    static PAGE: String = base36(random().into());
    /// The line to the other tabs; `None` where the browser has none.
    static LINE: OnceCell<Option<Line>> = const { OnceCell::new() };
    /// Who hears of decks that other tabs have written or deleted.
    static EAR: RefCell<Option<Ear>> = const { RefCell::new(None) };
}

/// Passes the id of every deck that another tab writes or deletes to `heard`, which replaces any other listener.
pub fn listen(heard: impl Fn(String) + 'static) {
    EAR.set(Some(Rc::new(heard)));
    with_line(|_| ());
}

/// Ends [`listen`].
pub fn listen_no_more() {
    EAR.set(None);
}

fn with_line(with: impl Fn(&Line)) {
    let open = || {
        Line::named("tablee-decks", |id| {
            let ear = EAR.with_borrow(Clone::clone);
            ear.into_iter().for_each(|ear| ear(id.clone()));
        })
    };
    LINE.with(|line| line.get_or_init(open).iter().for_each(with));
}

/// An id that no other deck has.
pub fn new_id() -> String {
    [base36(epoch()), base36(random().into())].concat()
}

/// Calls `then` when a database that was silent answers after all.
pub fn when_it_answers(then: impl FnOnce() + 'static) {
    DATABASE.open_at_last(move |database| {
        if database.is_ok() {
            then();
        }
    });
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
                    let there = records.iter().position(|record| record.id == *id);
                    let version = there.and_then(|at| records.remove(at).version);
                    let kept = text.clone().map(|text| Record { id: id.clone(), text, version });
                    records.extend(kept);
                }
            });
            records.small_sort_by(|one, other| one.id.cmp(&other.id));
            told(records, trouble);
        },
    );
}

/// A record and the page that has written it.
fn signed(found: &JsValue) -> Option<(Record, String)> {
    let text = |name| get(found, name)?.as_string();
    // Older versions of the app write none.
    let version = get(found, "version").and_then(|version| version.as_f64()).unwrap_or(0.0) as u64;
    let record = Record { id: text("id")?, text: text("text")?, version: Some(version) };
    Some((record, text("by").unwrap_or_default()))
}

fn record(found: &JsValue) -> Option<Record> {
    signed(found).map(|(record, _)| record)
}

/// Passes the text of a deck to `told`; `None` when it is gone. Fails where the database does not tell.
pub fn one(id: &str, told: impl FnOnce(Result<Option<String>, Trouble>) + 'static) {
    let remembered = MEMORY.with_borrow(|memory| {
        memory.iter().find(|(known, _)| known == id).map(|(_, text)| text.clone())
    });
    match remembered {
        Some(text) => told(Ok(text)),
        None => stored(id, |found| told(found.map(|found| found.map(|record| record.text)))),
    }
}

/// Passes the record of a deck in the database to `told`; `None` when it is gone.
pub fn stored(id: &str, told: impl FnOnce(Result<Option<Record>, Trouble>) + 'static) {
    let key = JsValue::from(id);
    DATABASE.ask(
        "readonly",
        move |store| call(store, "get", &[key]),
        move |found| told(found.map(|found| record(&found))),
    );
}

/// A write of a deck.
struct Write {
    id: String,
    text: String,
    over: Over,
    /// When it was asked for, in ms since 1970.
    at: u64,
}

impl Write {
    /// The version that it makes of what is there.
    fn version(&self, there: &JsValue) -> Result<u64, Unkept> {
        let there = signed(there);
        let last = there.as_ref().and_then(|(record, _)| record.version).unwrap_or(0);
        let next = self.at.max(last + 1);
        match (self.over, there) {
            (Over::Anything, _) | (Over::Nothing, None) => Ok(next),
            (Over::Version(_), None) => Err(Unkept::Gone),
            (over, Some((there, by))) => {
                let known = if let Over::Version(known) = over { known } else { 0 };
                let ours = PAGE.with(|page| *page == by) && last >= known;
                let same = over == Over::Version(last);
                if same || ours { Ok(next) } else { Err(Unkept::Newer(there)) }
            }
        }
    }

    /// Writes it over what a request has found, unless another tab was faster; a write that cannot even be asked for
    /// ends the transaction.
    fn put(&self, store: &JsValue, there: &JsValue) {
        let Ok(version) = self.version(there) else { return };
        let record = object(&[
            ("id", self.id.as_str().into()),
            ("text", self.text.as_str().into()),
            ("version", (version as f64).into()),
            ("by", PAGE.with(|page| page.as_str().into())),
        ]);
        if call(store, "put", &[record]).is_none() {
            get(store, "transaction").and_then(|transaction| call(&transaction, "abort", &[]));
        }
    }
}

/// Stores a deck and passes its new version to `told`.
pub fn put(id: &str, text: &str, over: Over, told: impl FnOnce(Result<u64, Unkept>) + 'static) {
    let write = Rc::new(Write { id: id.to_owned(), text: text.to_owned(), over, at: epoch() });
    let asked = write.clone();
    DATABASE.ask(
        "readwrite",
        move |store| {
            let found = call(store, "get", &[asked.id.as_str().into()])?;
            let store = store.clone();
            on(&found, "success", move |request| {
                asked.put(&store, &get(request, "result").unwrap_or_default());
            });
            Some(found)
        },
        move |there| {
            let kept = there.map_err(Unkept::Trouble).and_then(|there| write.version(&there));
            let lost = matches!(kept, Err(Unkept::Trouble(_)));
            remember(&write.id, lost.then(|| Some(write.text.clone())));
            if kept.is_ok() {
                with_line(|line| line.say(&write.id));
            }
            told(kept);
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
            if gone.is_ok() {
                with_line(|line| line.say(&id));
            }
            told(gone.map(|_| ()));
        },
    );
}

/// The ids of the decks that only the memory holds as they are now.
pub fn remembered() -> Vec<String> {
    let held = |(id, text): &(String, Option<String>)| text.as_ref().map(|_| id.clone());
    MEMORY.with_borrow(|memory| memory.iter().filter_map(held).collect())
}

/// Notes in memory what the database did not take, or forgets it once the database did (`None`).
fn remember(id: &str, kept: Option<Option<String>>) {
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(known, _)| known != id);
        memory.extend(kept.map(|text| (id.to_owned(), text)));
    });
}
