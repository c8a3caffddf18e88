//! The lock of a sitting where the browser has no Web Locks (plain http on a home network): a key in
//! storage that its holder rewrites every 2 s. A holder silent for 5 s is considered gone.

use super::js::{base36, epoch, random};
use super::storage;
use super::tab_lock::{LockState, Tell};
use leptos::ev;
use leptos::prelude::set_timeout;
use leptos_use::{use_event_listener, use_interval_fn, use_window};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// The interval between two beats, in ms.
const BEAT: u64 = 2_000;

/// The silence after which a holder is considered gone, in ms.
const STALE: u64 = 5_000;

/// The session-storage key of the tab's name, which survives a reload.
const TAB: &str = "tab";

/// One tab's claim to a sitting.
pub(super) struct Heartbeat {
    key: String,
    tab: String,
    /// Distinguishes this page from a duplicated tab, which shares the tab's name.
    page: String,
    held: Cell<bool>,
    tell: Tell,
}

/// The content of the key: tab, page and time of the last beat.
struct Holder {
    tab: String,
    page: String,
    beat: u64,
}

impl Heartbeat {
    /// A heartbeat that beats, and hears what other tabs write, for as long as the current owner
    /// lives.
    pub(super) fn new(sitting: &str, tell: Tell) -> Rc<Heartbeat> {
        let beat = Rc::new(Heartbeat {
            key: ["lock:", sitting].concat(),
            tab: tab(),
            page: base36(random().into()),
            held: Cell::new(false),
            tell,
        });
        let (heart, ear) = (beat.clone(), beat.clone());
        use_interval_fn(move || heart.beat(), BEAT);
        let _ = use_event_listener(use_window(), ev::storage, move |_| ear.check());
        beat
    }

    /// The callback for changes.
    pub(super) fn tell(&self) -> &Tell {
        &self.tell
    }

    /// Takes the sitting if it is free, or in any case with `steal`. The answer comes asynchronously.
    pub(super) fn claim(self: &Rc<Self>, steal: bool) {
        let free = steal || self.holder().is_none_or(|holder| self.may_follow(&holder));
        if free {
            self.held.set(true);
            self.write();
        }
        let this = self.clone();
        let tell = move || {
            // Between the claim and now another tab may have been quicker.
            let held = free && this.held.get();
            (this.tell)(if held { LockState::Held } else { LockState::Elsewhere });
        };
        set_timeout(tell, Duration::ZERO);
    }

    /// Lets the sitting go, if it is held.
    pub(super) fn let_go(&self) {
        if self.held.take() && self.holder().is_some_and(|holder| holder.page == self.page) {
            storage::remove(&self.key);
        }
    }

    fn holder(&self) -> Option<Holder> {
        let text = storage::get(&self.key)?;
        let mut words = text.split(' ');
        let (tab, page) = (words.next()?.to_owned(), words.next()?.to_owned());
        Some(Holder { tab, page, beat: words.next()?.parse().ok()? })
    }

    /// Whether the holder is gone, or was this tab before it was reloaded.
    fn may_follow(&self, holder: &Holder) -> bool {
        holder.tab == self.tab || epoch().abs_diff(holder.beat) > STALE
    }

    fn write(&self) {
        let text = [&self.tab, " ", &self.page, " ", &epoch().to_string()].concat();
        // Without storage there is nothing that two tabs could overwrite.
        let _ = storage::set(&self.key, &text);
    }

    fn beat(&self) {
        self.check();
        if self.held.get() {
            self.write();
        }
    }

    /// Notices that another page has taken over.
    fn check(&self) {
        let taken = self.holder().is_some_and(|holder| holder.page != self.page);
        if taken && self.held.take() {
            (self.tell)(LockState::Lost);
        }
    }
}

/// The name of this tab, made when there is none yet.
fn tab() -> String {
    let Some(session) = storage::of_tab() else {
        return base36(random().into());
    };
    let key = storage::full(TAB);
    session.get_item(&key).ok().flatten().unwrap_or_else(|| {
        let name = base36(random().into());
        let _ = session.set_item(&key, &name);
        name
    })
}
