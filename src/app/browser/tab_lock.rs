//! Lets only one tab play a sitting: two would overwrite each other's journal. Uses Web Locks where the
//! browser has them, which also free the lock of a crashed tab; else a [`Heartbeat`] in storage.

use super::heartbeat::Heartbeat;
use super::js;
use js_sys::{Function, Promise};
use leptos::ev::{pagehide, pageshow};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsValue;

/// The number of requests before another tab is reported to have the lock: a page that is being reloaded
/// may hold it a moment longer.
const TRIES: u32 = 4;

/// The pause between two tries.
const PAUSE: Duration = Duration::from_millis(100);

/// Who may play the sitting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockState {
    /// This tab.
    Held,
    /// Another tab, which had it before this one asked.
    Elsewhere,
    /// Another tab, which took over from this one.
    Lost,
    /// Nobody: this is a replay.
    Watching,
}

/// The callback for changes, never called before [`hold`] or [`TabLock::take_over`] has returned.
pub(super) type Tell = Rc<dyn Fn(LockState)>;

/// One tab's claim to play a sitting, for as long as the owner lives under which it was made.
#[derive(Clone, Copy)]
pub struct TabLock(StoredValue<Way, LocalStorage>);

#[derive(Clone)]
enum Way {
    Web(Rc<WebLock>),
    Beat(Rc<Heartbeat>),
}

/// Requests the lock of a sitting. `on_change` receives the answer and every later change.
pub fn hold(sitting: &str, on_change: impl Fn(LockState) + 'static) -> TabLock {
    let tell: Tell = Rc::new(on_change);
    let way = match js::navigator("locks") {
        Some(locks) => Way::Web(Rc::new(WebLock::new(locks, sitting, tell))),
        None => Way::Beat(Heartbeat::new(sitting, tell)),
    };
    way.ask(false);
    let (going, coming) = (way.clone(), way.clone());
    let _ = use_event_listener(use_window(), pagehide, move |_| going.let_go());
    // The page may be restored from the back/forward cache.
    let _ = use_event_listener(use_window(), pageshow, move |event| {
        if event.persisted() {
            coming.come_back();
        }
    });
    let lock = TabLock(StoredValue::new_local(way));
    on_cleanup(move || _ = lock.0.try_with_value(Way::end));
    lock
}

impl TabLock {
    /// Takes the sitting from whichever tab has it; that tab receives [`LockState::Lost`]. On
    /// [`LockState::Held`] this tab has to load the sitting again.
    pub fn take_over(self) {
        self.0.with_value(|way| way.ask(true));
    }
}

impl Way {
    fn ask(&self, steal: bool) {
        match self {
            Way::Web(lock) => lock.clone().request(steal, TRIES),
            Way::Beat(beat) => beat.claim(steal),
        }
    }

    fn let_go(&self) {
        match self {
            Way::Web(lock) => lock.let_go(),
            Way::Beat(beat) => beat.let_go(),
        }
    }

    fn end(&self) {
        if let Way::Web(lock) = self {
            lock.over.set(true);
        }
        self.let_go();
    }

    /// Reclaims the lock that the page gave up when it went into the cache; what it shows may be outdated.
    fn come_back(&self) {
        let tell = match self {
            Way::Web(lock) => &lock.tell,
            Way::Beat(beat) => beat.tell(),
        };
        tell(LockState::Lost);
        self.ask(false);
    }
}

/// A lock of the browser's lock manager, held while a promise of ours is pending.
struct WebLock {
    locks: JsValue,
    name: String,
    tell: Tell,
    /// The number of requests to the lock manager.
    asked: Cell<u32>,
    /// Whether a takeover is in progress: a second tap must not steal from the first.
    stealing: Cell<bool>,
    /// The number of the request that holds the lock, and the function that resolves its promise; `None` when
    /// the lock is not held.
    held: RefCell<Option<(u32, Function)>>,
    over: Cell<bool>,
}

impl WebLock {
    fn new(locks: JsValue, sitting: &str, tell: Tell) -> WebLock {
        let name = ["tablee:", sitting].concat();
        let (stealing, over) = (Cell::new(false), Cell::new(false));
        let (asked, held) = (Cell::new(0), RefCell::new(None));
        WebLock { locks, name, tell, asked, stealing, held, over }
    }

    fn request(self: Rc<Self>, steal: bool, tries: u32) {
        if self.over.get() || self.stealing.get() || self.held.borrow().is_some() {
            return;
        }
        self.stealing.set(steal);
        let number = self.asked.get() + 1;
        self.asked.set(number);
        let wish = if steal { "steal" } else { "ifAvailable" };
        let options = js::object(&[(wish, true.into())]);
        let this = self.clone();
        let answer = js::function(move |lock| this.clone().answered(&lock, number, tries));
        let arguments = [self.name.as_str().into(), options, answer.into()];
        match js::call(&self.locks, "request", &arguments) {
            Some(request) => js::when_settled(&request, move |end| self.ended(number, end)),
            None => self.no_locks(),
        }
    }

    /// Handles the lock manager's answer: a lock, held until the returned promise is resolved, or `null`.
    fn answered(self: Rc<Self>, lock: &JsValue, number: u32, tries: u32) -> JsValue {
        self.stealing.set(false);
        if self.over.get() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            self.refused(tries);
            return JsValue::UNDEFINED;
        }
        let promise = Promise::new(&mut |keep, _| {
            self.held.replace(Some((number, keep)));
        });
        (self.tell)(LockState::Held);
        promise.into()
    }

    fn refused(self: Rc<Self>, tries: u32) {
        if self.held.borrow().is_some() {
            // Refused because this tab has taken over meanwhile.
        } else if tries > 1 {
            set_timeout(move || self.request(false, tries - 1), PAUSE);
        } else {
            (self.tell)(LockState::Elsewhere);
        }
    }

    /// Handles the end of a request: the lock was released, or stolen (`AbortError`; by ourselves if another
    /// request of ours holds it), or locks are forbidden here.
    fn ended(&self, number: u32, end: Result<JsValue, JsValue>) {
        self.stealing.set(false);
        let Err(why) = end else { return };
        if self.over.get() {
            return;
        }
        if js::get(&why, "name").is_none_or(|name| name != "AbortError") {
            self.no_locks();
        } else if self.held.borrow().as_ref().is_some_and(|(holder, _)| *holder == number) {
            self.held.take();
            (self.tell)(LockState::Lost);
        }
    }

    /// Reports the lock as held: where locks are forbidden there is no storage either, so nothing to overwrite.
    fn no_locks(&self) {
        let tell = self.tell.clone();
        set_timeout(move || tell(LockState::Held), Duration::ZERO);
    }

    fn let_go(&self) {
        if let Some((_, keep)) = self.held.take() {
            // A promise's resolve function does not throw.
            let _ = keep.call0(&JsValue::UNDEFINED);
        }
    }
}
