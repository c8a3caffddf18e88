//! Texts that ship with the app and load on demand: release notes and licences.

use super::lines::{list, text, value};
use super::{js, once, storage};
use crate::news::NEWEST;
use serde_json::Value;

/// The news of a release in one language.
#[derive(Clone)]
pub struct Release {
    /// Its version.
    pub version: String,
    /// Changes that players notice, one per line.
    pub lines: Vec<String>,
}

/// A licence and the works under it.
pub struct Licence {
    /// The names and versions of the works.
    pub of: Vec<String>,
    /// The SPDX identifier of the licence.
    pub name: String,
    /// The text of the licence.
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

/// Passes the releases to `told`, newest first, in the language with that code; none when they cannot be loaded.
pub fn news(lang: &'static str, told: impl FnOnce(Vec<Release>) + 'static) {
    let read = move |of: &Value| {
        Some(Release { version: text(&of["version"])?, lines: list(&of[lang], text)? })
    };
    entries("news.json", read, told);
}

/// Passes the licences of everything in the app to `told`; none when they cannot be loaded.
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

/// Whether there is news that has not been noted as seen.
pub fn is_news() -> bool {
    !once::was_shown(&name())
}

/// Marks the news as seen on a tablet without records, people or sittings: a newcomer is not told of it, now
/// or later. To be called before the first visit stores any of these.
pub fn note_newcomer() {
    let known = ["records", "profiles"].into_iter().any(storage::has);
    if !known && storage::keys("sitting:").is_empty() {
        note_news();
    }
}

/// Marks the news as seen or unwanted.
pub fn note_news() {
    once::note(&name());
}
