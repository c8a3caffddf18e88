//! Installing the app on the home screen: whether that is done, and how to do it.

use super::{js, media};
use leptos::ev::Custom;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use wasm_bindgen::JsValue;
use web_sys::Event;

/// How the app can be put on the home screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Installed: the page runs as the app, or was installed just now.
    Done,
    /// The browser can show its prompt ([`ask`]).
    Offered,
    /// An iPad or iPhone: by hand, by the share sheet.
    ShareSheet,
    /// By the browser's menu, if it has such a thing.
    Menu,
}

/// The global in which tools/start.js keeps the browser's offer, a `beforeinstallprompt` event.
const OFFER: &str = "installOffer";

/// The way to install the app now, for as long as the current owner lives.
pub fn way() -> Signal<Way> {
    let way = RwSignal::new(way_now());
    for name in ["beforeinstallprompt", "appinstalled"] {
        let _ = use_event_listener(use_window(), Custom::<Event>::new(name), move |_| {
            way.set(if name == "appinstalled" { Way::Done } else { way_now() });
        });
    }
    way.into()
}

fn way_now() -> Way {
    let standalone = js::navigator("standalone").map(|there| there.is_truthy());
    let shown = ["fullscreen", "standalone"]
        .iter()
        .any(|mode| media::holds(&["(display-mode: ", mode, ")"].concat()));
    match standalone {
        _ if js::global(OFFER).is_some() => Way::Offered,
        Some(true) => Way::Done,
        _ if shown => Way::Done,
        // Only Safari on iOS has `navigator.standalone`.
        Some(false) => Way::ShareSheet,
        None => Way::Menu,
    }
}

/// Shows the browser's prompt; must be called from a tap.
pub fn ask() {
    let asked = js::global(OFFER).and_then(|offer| js::call(&offer, "prompt", &[]));
    js::when_settled(&asked.unwrap_or(JsValue::UNDEFINED), |_| ());
}
