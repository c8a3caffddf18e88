//! The service worker (public/sw.js), as the page sees it: registered once the first screen has stood
//! for a while, asked how far it is, and told to take over a new build only when nobody plays. A
//! browser that refuses it costs nothing but playing without a network.

use super::{js, one_file, storage};
use leptos::ev::{Custom, online};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use::{use_document_visibility, use_event_listener, use_interval_fn, use_window};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RegistrationOptions, ServiceWorker, ServiceWorkerContainer,
    ServiceWorkerRegistration, ServiceWorkerState, ServiceWorkerUpdateViaCache, VisibilityState,
};

const WORKER: &str = "sw.js";

/// What people wait for comes before the worker's files.
const HEAD_START: Duration = Duration::from_secs(3);

/// A page that stays open looks for a new build so often, in ms.
const LOOK_AGAIN: u64 = 3_600_000;

/// A new build that has not taken over by then is left to a reload: whatever the worker before is at, a
/// browser ends it when it has been idle for half a minute.
const PATIENCE: Duration = Duration::from_secs(35);

/// The build whose page has already been reloaded for the next one, and how often.
const LEFT: &str = "left-build";

/// A build that does not go after so many reloads stays: else the page might be reloaded for ever.
const RELOADS: u8 = 3;

/// How far playing without a network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offline {
    /// Nothing is known yet.
    Unknown,
    /// This browser, or this address, has no service workers.
    Refused,
    /// So many of so many files are here.
    Filling(u32, u32),
    /// Every file is here and is what was built.
    Ready,
    /// The device has no room for it.
    Full,
    /// A file did not come; it is tried again.
    Missing,
}

/// What the screens know of the worker.
#[derive(Clone, Copy)]
pub struct Worker {
    /// How far playing without a network is.
    pub offline: RwSignal<Offline>,
    /// Whether a new build is here and waits to be put into force.
    pub renewed: RwSignal<bool>,
    /// Whether it was asked to take over and has not done it in all its time.
    overdue: StoredValue<bool>,
}

impl Worker {
    /// Before anything is known.
    pub fn unknown() -> Worker {
        Worker {
            offline: RwSignal::new(Offline::Unknown),
            renewed: RwSignal::new(false),
            overdue: StoredValue::new(false),
        }
    }

    /// Registers the worker in a while and follows it, for as long as the current owner lives.
    pub fn keep(self) {
        let Some(container) = container().filter(|_| !one_file::is_here()) else {
            return self.offline.set(Offline::Refused);
        };
        let said = Custom::<MessageEvent>::new("message");
        let _ = use_event_listener(container, said, move |event| self.hear(&event.data()));
        set_timeout(move || self.look(), HEAD_START);
        let _ = use_interval_fn(move || self.look(), LOOK_AGAIN);
        let _ = use_event_listener(use_window(), online, move |_| self.look());
        let visibility = use_document_visibility();
        Effect::new(move |before: Option<VisibilityState>| {
            let now = visibility.get();
            if before == Some(VisibilityState::Hidden) && now == VisibilityState::Visible {
                self.look();
            }
            now
        });
    }

    /// What the worker says. A build that is fetched behind the one in force is not spoken of.
    fn hear(self, said: &JsValue) {
        let number = |name| js::get(said, name).and_then(|n| n.as_f64()).unwrap_or(0.0) as u32;
        let text = |name| js::get(said, name).and_then(|text| text.as_string());
        if js::get(said, "update").is_some_and(|update| update.is_truthy()) {
            return;
        }
        // Another build serves this page: it has taken over, here or in a second tab.
        if is_served() && text("built").is_some_and(|serving| serving != built()) {
            self.renewed.set(true);
        }
        match text("state").as_deref() {
            Some("filling") => self.offline.set(Offline::Filling(number("done"), number("total"))),
            Some("ready") => self.offline.set(Offline::Ready),
            Some("failed") if text("why").as_deref() == Some("full") => {
                self.offline.set(Offline::Full);
            }
            Some("failed") => self.offline.set(Offline::Missing),
            _ => {}
        }
    }

    /// Asks the worker whether all is there, and the host whether there is a new one.
    fn look(self) {
        spawn_local(async move {
            let Some(registration) = register().await else {
                if self.offline.get_untracked() == Offline::Unknown {
                    self.offline.set(Offline::Refused);
                }
                return;
            };
            self.follow(&registration);
            // A worker that is asked is busy, and makes no room for the next one meanwhile: Chromium
            // was seen to forget that one waits.
            let known = self.offline.get_untracked() == Offline::Ready;
            let idle = known || registration.waiting().is_some();
            if let Some(worker) = registration.active().filter(|_| !idle) {
                let _ = worker.post_message(&"state".into());
            }
            // Without a network there is nothing new.
            if let Ok(update) = registration.update() {
                let _ = JsFuture::from(update).await;
            }
            self.follow(&registration);
        });
    }

    /// Notes a build that waits, now or when it has come.
    fn follow(self, registration: &ServiceWorkerRegistration) {
        if registration.waiting().is_some() {
            return self.renewed.set(true);
        }
        let Some(coming) = registration.installing() else { return };
        let worker = coming.clone();
        let serves = registration.active().is_some();
        let changed = js::function(move |_| {
            if serves && worker.state() == ServiceWorkerState::Installed {
                self.renewed.set(true);
            }
            JsValue::UNDEFINED
        });
        coming.set_onstatechange(Some(&changed));
    }

    /// Puts the new build into force, then loads the page again: whoever calls this knows that nobody
    /// plays. A build that waits is asked to take over, which lasts until the one before has ended
    /// what it is at; it says when it serves the page ([`Worker::hear`]), and this is called again.
    pub fn renew(self) {
        spawn_local(async move {
            match waiting().await {
                Some(build) if !self.overdue.get_value() => {
                    let _ = build.post_message(&"takeOver".into());
                    set_timeout(move || self.give_up(), PATIENCE);
                }
                _ => leave(&built()),
            }
        });
    }

    fn give_up(self) {
        self.overdue.set_value(true);
        self.renewed.set(true);
    }
}

/// The build that is here and not in force.
async fn waiting() -> Option<ServiceWorker> {
    let asked = container()?.get_registration();
    let registration = JsFuture::from(asked).await.ok()?;
    registration.dyn_into::<ServiceWorkerRegistration>().ok()?.waiting()
}

/// Loads the page of the build in force, if this tab may leave that one once more.
fn leave(built: &str) {
    if !built.is_empty() && may_leave(built) {
        let _ = window().location().reload();
    }
}

/// Notes that this tab leaves that build; whether it may do so once more.
fn may_leave(built: &str) -> bool {
    let Some(session) = window().session_storage().ok().flatten() else { return false };
    let key = storage::full(LEFT);
    let noted = session.get_item(&key).ok().flatten().unwrap_or_default();
    let before = noted.strip_prefix(built).and_then(|times| times.trim().parse().ok()).unwrap_or(0);
    // Without the note it might be reloaded for ever.
    before < RELOADS && session.set_item(&key, &format!("{built} {}", before + 1)).is_ok()
}

/// Which build this page is of, as the build named it; empty in a quick build.
pub fn built() -> String {
    let page = document().document_element();
    page.and_then(|page| page.get_attribute("data-built")).unwrap_or_default()
}

/// Only where there is one: an address without TLS has none.
fn container() -> Option<ServiceWorkerContainer> {
    js::navigator("serviceWorker")?.dyn_into().ok()
}

fn is_served() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

async fn register() -> Option<ServiceWorkerRegistration> {
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let asked = container()?.register_with_options(WORKER, &options);
    JsFuture::from(asked).await.ok()?.dyn_into().ok()
}
