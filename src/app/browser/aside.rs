//! Unreadable data: the raw texts, moved aside under `aside:<id>` with the reason and the time, to be
//! downloaded or dropped. Nothing is removed before its copy is written.

use super::js::{base36, epoch};
use super::lines::value;
use super::{setups, storage};
use crate::rules::save::LoadError;
use serde::Serialize;
use serde_json::Value;

const PREFIX: &str = "aside:";

/// Why something was moved aside: [`LoadError`] without its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsideReason {
    /// Damaged, cut off, or something else altogether.
    NotJson,
    /// Written by a newer version of this program.
    NewerFormat,
    /// A game that this program does not know.
    OtherGame,
    /// Played under another version of the rules.
    OtherRules,
    /// The rules refuse one of its moves.
    Refused,
    /// The table at the end is not the one that was saved.
    Diverged,
}

impl AsideReason {
    const ALL: [AsideReason; 6] = [
        AsideReason::NotJson,
        AsideReason::NewerFormat,
        AsideReason::OtherGame,
        AsideReason::OtherRules,
        AsideReason::Refused,
        AsideReason::Diverged,
    ];

    /// Its name in the stored text.
    pub const fn name(self) -> &'static str {
        match self {
            AsideReason::NotJson => "not-json",
            AsideReason::NewerFormat => "newer-format",
            AsideReason::OtherGame => "other-game",
            AsideReason::OtherRules => "other-rules",
            AsideReason::Refused => "refused",
            AsideReason::Diverged => "diverged",
        }
    }
}

impl From<LoadError> for AsideReason {
    fn from(error: LoadError) -> AsideReason {
        match error {
            LoadError::NotJson => AsideReason::NotJson,
            LoadError::NewerFormat { .. } => AsideReason::NewerFormat,
            LoadError::OtherGame => AsideReason::OtherGame,
            LoadError::OtherRules { .. } => AsideReason::OtherRules,
            LoadError::Refused { .. } | LoadError::OutOfTime { .. } => AsideReason::Refused,
            LoadError::Diverged => AsideReason::Diverged,
        }
    }
}

/// One thing that was moved aside.
#[derive(Clone, PartialEq, Debug)]
pub struct Aside {
    /// Its id: that of the sitting, or the key of a list such as `profiles`, perhaps followed by a time.
    pub id: String,
    /// Why it was moved aside.
    pub why: AsideReason,
    /// When it was moved, in milliseconds since 1970; 0 when the copy itself is damaged.
    pub when: f64,
}

/// The value stored under `aside:<id>`: the keys and their texts, verbatim.
#[derive(Serialize)]
struct Bundle {
    tablee: &'static str,
    why: &'static str,
    when: u64,
    texts: Vec<(String, String)>,
}

/// Copies the texts under `keys` aside. True when the copy is written; false when there is nothing to
/// copy or no room. The originals stay.
pub(super) fn copy(id: &str, why: AsideReason, keys: &[String]) -> bool {
    let texts: Vec<_> = keys.iter().filter_map(|key| Some((key.clone(), text(key)?))).collect();
    if texts.is_empty() {
        return false;
    }
    let bundle = Bundle { tablee: "aside", why: why.name(), when: epoch(), texts };
    let text = serde_json::to_string(&bundle).expect("texts and numbers are JSON");
    storage::set(&free_key(id), &text).is_ok()
}

/// The text under `key`: a set-up whole, if its cards are still there.
fn text(key: &str) -> Option<String> {
    setups::get(key).or_else(|| storage::get(key))
}

/// `aside:<id>`, with the time appended when that key is taken.
fn free_key(id: &str) -> String {
    let key = [PREFIX, id].concat();
    if storage::has(&key) { [&key, "-", &base36(epoch())].concat() } else { key }
}

/// Everything that was moved aside, newest first.
pub fn asides() -> Vec<Aside> {
    let mut asides: Vec<Aside> = vec![];
    for key in storage::keys(PREFIX) {
        let aside = read(&key[PREFIX.len()..]);
        asides.insert(asides.partition_point(|other| other.when >= aside.when), aside);
    }
    asides
}

fn read(id: &str) -> Aside {
    let bundle = bundle(id);
    let named = |why: &AsideReason| bundle["why"].as_str() == Some(why.name());
    let why = AsideReason::ALL.into_iter().find(named).unwrap_or(AsideReason::NotJson);
    Aside { id: id.to_owned(), why, when: bundle["when"].as_f64().unwrap_or(0.0) }
}

/// The [`Bundle`] of that id; `null` when there is none or it is damaged itself.
fn bundle(id: &str) -> Value {
    value(&aside_text(id).unwrap_or_default())
}

/// Everything that was moved aside under that id, as one text for a file.
pub fn aside_text(id: &str) -> Option<String> {
    storage::get(&[PREFIX, id].concat())
}

/// Deletes it for good.
pub fn drop_aside(id: &str) {
    storage::remove(&[PREFIX, id].concat());
}
