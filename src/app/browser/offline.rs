//! The page's side of the service worker (public/sw.js): registers it a while after the first screen,
//! follows its progress, and lets a new build take over only when nobody plays. Where a browser refuses
//! it, only playing without a network is lost.

use super::{js, link, one_file, storage};
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

/// The delay before the worker is registered: files that people wait for load first.
const HEAD_START: Duration = Duration::from_secs(3);

/// The interval at which an open page looks for a new build, in ms.
const LOOK_AGAIN: u64 = 3_600_000;

/// How long a new build may take to take over before the page reloads anyway: browsers end the old worker
/// once it has been idle for half a minute.
const PATIENCE: Duration = Duration::from_secs(35);

/// The session-storage key of the build that this tab has reloaded to leave, and how often.
const LEFT: &str = "left-build";

/// The maximum number of reloads to leave a build: otherwise the page might reload for ever.
const RELOADS: u8 = 3;

/// How far playing without a network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offline {
    /// Nothing is known yet.
    Unknown,
    /// This browser, or this address, has no service workers.
    Refused,
    /// The number of files that are here, and of all files.
    Filling(u32, u32),
    /// Every file is here and verified.
    Ready,
    /// The device has no room for it.
    Full,
    /// A file could not be loaded; the worker will try again.
    Missing,
}

/// The state of the worker, as the screens see it.
#[derive(Clone, Copy)]
pub struct Worker {
    /// How far playing without a network is.
    pub offline: RwSignal<Offline>,
    /// Whether a new build is here and waits for [`Worker::renew`].
    pub renewed: RwSignal<bool>,
    /// Whether it was asked to take over and did not do so within [`PATIENCE`].
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

    /// Registers the worker a little later and follows it, for as long as the current owner lives.
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

    /// Handles a message of the worker; ignores the progress of a build that loads behind the active one.
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

    /// Asks the worker whether all files are there, and the host whether there is a new build.
    fn look(self) {
        spawn_local(async move {
            let Some(registration) = register().await else {
                if self.offline.get_untracked() == Offline::Unknown {
                    self.offline.set(Offline::Refused);
                }
                return;
            };
            self.follow(&registration);
            // A message keeps the worker busy, which delays its replacement: Chromium was seen to forget
            // the one that waits.
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

    /// Sets `renewed` when a new build waits, now or once it is installed.
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

    /// Activates the new build, then reloads the page: only to be called when nobody plays. A waiting build
    /// is asked to take over, which may take until the old worker has finished its work; its message
    /// ([`Worker::hear`]) sets `renewed`, on which this is called again and reloads.
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

/// The worker of a new build that is installed but not active.
async fn waiting() -> Option<ServiceWorker> {
    let asked = container()?.get_registration();
    let registration = JsFuture::from(asked).await.ok()?;
    registration.dyn_into::<ServiceWorkerRegistration>().ok()?.waiting()
}

/// Reloads the page to leave the build `built`, if this tab may do so once more.
fn leave(built: &str) {
    if !built.is_empty() && may_leave(built) {
        link::load_anew();
    }
}

/// Counts a reload of this tab to leave that build; returns whether it is allowed.
fn may_leave(built: &str) -> bool {
    let Some(session) = storage::of_tab() else { return false };
    let key = storage::full(LEFT);
    let noted = session.get_item(&key).ok().flatten().unwrap_or_default();
    let before = noted.strip_prefix(built).and_then(|times| times.trim().parse().ok()).unwrap_or(0);
    // Without that count the page might reload for ever.
    before < RELOADS && session.set_item(&key, &format!("{built} {}", before + 1)).is_ok()
}

/// The name of this page's build; empty in a quick build.
pub fn built() -> String {
    let page = document().document_element();
    page.and_then(|page| page.get_attribute("data-built")).unwrap_or_default()
}

/// The browser's service workers; `None` where there are none, as at an address without TLS.
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
