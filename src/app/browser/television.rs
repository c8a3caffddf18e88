//! A second window of the same browser, for a television or a projector: its address, opening it, and the line
//! between the two windows. Only windows of this origin that know the line's token can listen.

use super::{full_screen, js, link, storage};
use js_sys::{Function, Reflect};
use leptos::prelude::window;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

/// The session-storage key of the token, so that a reload keeps the line.
const KEY: &str = "tablee:tv";

/// The maximum length of a token.
const LONGEST: usize = 24;

/// The size of a window whose screen is not known, 16:9.
const USUAL: (u32, u32) = (1_280, 720);

/// The token by which this page was opened as a television, if it was.
pub fn asked() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(link::TELEVISION).filter(|token| is_token(token)).map(ToOwned::to_owned)
}

fn is_token(text: &str) -> bool {
    !text.is_empty() && text.len() <= LONGEST && text.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// The token that this tab already uses for its line; it survives reloads.
pub fn kept_token() -> Option<String> {
    let kept = storage::of_tab()?.get_item(KEY).ok()??;
    is_token(&kept).then_some(kept)
}

/// Forgets it: another tab uses it.
pub fn forget_token() {
    if let Some(session) = storage::of_tab() {
        // Where that fails, the token is asked for again after a reload.
        let _ = session.remove_item(KEY);
    }
}

/// The same, or a new one, which is stored.
pub fn token() -> String {
    kept_token().unwrap_or_else(|| {
        let token = [js::random(), js::random()].map(|n| js::base36(n.into())).concat();
        if let Some(session) = storage::of_tab() {
            // Without storage the line lasts until the page is reloaded.
            let _ = session.set_item(KEY, &token);
        }
        token
    })
}

/// Whether the browser can connect two windows at all: not for a page with an opaque origin, such as a file in
/// some browsers.
pub fn can() -> bool {
    let origin = window().location().origin().unwrap_or_default();
    js::global("BroadcastChannel").is_some() && origin != "null"
}

/// A line to every other window with the same token.
#[derive(Clone)]
pub struct Line(JsValue);

impl Line {
    /// Opens the line and passes every received text to `heard`; `None` where the browser has no such lines.
    pub fn open(token: &str, heard: impl Fn(String) + 'static) -> Option<Line> {
        Line::named(&["tablee-tv-", token].concat(), heard)
    }

    /// Opens the line of that name between all windows of the app.
    pub(super) fn named(name: &str, heard: impl Fn(String) + 'static) -> Option<Line> {
        let class: Function = js::global("BroadcastChannel")?.dyn_into().ok()?;
        let channel = Reflect::construct(&class, &js::list(&[name.into()])).ok()?;
        js::handle(&channel, "message", move |event| {
            if let Some(text) = js::text(&event, "data") {
                heard(text);
            }
        });
        Some(Line(channel))
    }

    /// Sends a text to the windows that are open now.
    pub fn say(&self, text: &str) {
        js::call(&self.0, "postMessage", &[text.into()]);
    }
}

/// Opens the window, full-screen on another screen where the browser knows one and allows it; must be called from a
/// tap. `done` receives whether the window was opened.
pub fn open_window(token: &str, done: impl Fn(bool) + 'static) {
    let address = [&link::here(), link::TELEVISION, token].concat();
    let done = Rc::new(done);
    let extended = js::global("screen").and_then(|screen| js::get(&screen, "isExtended"));
    let asks =
        extended.is_some_and(|it| it.is_truthy()) && js::global("getScreenDetails").is_some();
    if !asks {
        return done(open_at(&address, None));
    }
    let details = js::call(&window(), "getScreenDetails", &[]).unwrap_or_default();
    js::when_settled(&details, move |details| {
        done(open_at(&address, details.ok().and_then(|details| other_screen(&details))));
    });
}

/// The area of another screen: left, top, width, height.
fn other_screen(details: &JsValue) -> Option<[f64; 4]> {
    let here = js::get(details, "currentScreen")?;
    let screens: js_sys::Array = js::get(details, "screens")?.dyn_into().ok()?;
    let other = screens.iter().find(|screen| *screen != here)?;
    let number = |name| js::get(&other, name)?.as_f64();
    Some([number("availLeft")?, number("availTop")?, number("availWidth")?, number("availHeight")?])
}

fn open_at(address: &str, screen: Option<[f64; 4]>) -> bool {
    let features = match screen {
        Some([left, top, width, height]) => {
            format!("popup,left={left},top={top},width={width},height={height},fullscreen")
        }
        None => format!("popup,width={},height={}", USUAL.0, USUAL.1),
    };
    let opened = window().open_with_url_and_target_and_features(address, "tablee-tv", &features);
    opened.ok().flatten().is_some()
}

/// Requests full screen for this window; must be called from a tap on it.
pub fn fill() {
    full_screen::ask();
}
