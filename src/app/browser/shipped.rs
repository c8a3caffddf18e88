//! Texts that come with the app and are read by whoever asks for them: what is new, and the licences.

use super::lines::{list, text, value};
use super::{js, once, storage};
use crate::news::NEWEST;
use serde_json::Value;

/// What is new in a release, a line each, in one language.
#[derive(Clone)]
pub struct Release {
    /// Its version.
    pub version: String,
    /// What a player notices.
    pub lines: Vec<String>,
}

/// Works under the same terms.
pub struct Licence {
    /// Their names and versions.
    pub of: Vec<String>,
    /// The terms' short name, as SPDX writes it.
    pub name: String,
    /// The terms.
    pub text: String,
}

fn entries<T: 'static>(
    file: &str,
    read: impl Fn(&Value) -> Option<T> + 'static,
    told: impl FnOnce(Vec<T>) + 'static,
) {
    js::fetch_text(file.to_owned(), move |text| {
        let all = text.map(|text| value(&text)).unwrap_or_default();
        told(all.as_array().into_iter().flatten().filter_map(read).collect());
    });
}

/// Hands over what is new, the newest release first, in the language of that code; nothing when it does not come.
pub fn news(lang: &'static str, told: impl FnOnce(Vec<Release>) + 'static) {
    let read = move |of: &Value| {
        Some(Release { version: text(&of["version"])?, lines: list(&of[lang], text)? })
    };
    entries("news.json", read, told);
}

/// Hands over under which terms everything is that the app is made of; nothing when it does not come.
pub fn licences(told: impl FnOnce(Vec<Licence>) + 'static) {
    let read = |of: &Value| {
        Some(Licence {
            of: list(&of["of"], text)?,
            name: text(&of["licence"])?,
            text: text(&of["text"])?,
        })
    };
    entries("licences.json", read, told);
}

fn name() -> String {
    ["news.", NEWEST].concat()
}

/// Whether there is something new since the last visit.
pub fn is_news() -> bool {
    !once::was_shown(&name())
}

/// Who comes for the first time has everything before them: nothing is new to them, nor later. To be called
/// before they have left a trace.
pub fn note_newcomer() {
    let known = ["records", "profiles"].into_iter().any(storage::has);
    if !known && storage::keys("sitting:").is_empty() {
        note_news();
    }
}

/// It has been seen, or is not wanted.
pub fn note_news() {
    once::note(&name());
}
