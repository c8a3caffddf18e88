//! Questions that somebody at the table has reported: one JSON line each under `doubts`, oldest first.

use super::lines;
use super::storage::{self, Trouble};
use crate::text::clean;
use serde::Serialize;
use serde_json::Value;

const KEY: &str = "doubts";

/// How many are kept; the oldest go first.
const KEPT: usize = 300;

/// The longest question that is kept, in letters.
const LONGEST: usize = 300;

/// What is wrong with a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its answer is wrong.
    Wrong,
    /// Another answer would be right, too.
    Ambiguous,
    /// It is badly worded or misspelt.
    Wording,
    /// It is not for this table.
    Unfit,
}

impl Why {
    /// All of them.
    pub const ALL: [Why; 4] = [Why::Wrong, Why::Ambiguous, Why::Wording, Why::Unfit];

    /// Its name in the stored report.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Wrong => "wrong",
            Why::Ambiguous => "ambiguous",
            Why::Wording => "wording",
            Why::Unfit => "unfit",
        }
    }
}

/// A question that was reported.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Doubt {
    /// The id of its deck.
    pub deck: String,
    /// The id of its card.
    pub card: String,
    /// What is asked.
    pub q: String,
    /// What is wrong with it.
    pub why: Why,
    /// When, in ms since 1970.
    pub at: f64,
}

/// Every report, oldest first; a damaged one costs only itself.
pub fn load() -> Vec<Doubt> {
    lines::read(KEY, doubt)
}

fn doubt(kept: &Value) -> Option<Doubt> {
    Some(Doubt {
        deck: lines::name(&kept["deck"])?,
        card: lines::name(&kept["card"])?,
        q: clean(kept["q"].as_str()?, LONGEST),
        why: Why::ALL.into_iter().find(|why| kept["why"] == why.name())?,
        at: kept["at"].as_f64()?,
    })
}

/// Stores a report; it replaces an earlier one of the same question for the same reason.
///
/// # Errors
/// Why saving failed.
pub fn add(new: Doubt) -> Result<(), Trouble> {
    let mut all = load();
    all.retain(|old| (&old.card, &old.q, old.why) != (&new.card, &new.q, new.why));
    all.push(new);
    let too_many = all.len().saturating_sub(KEPT);
    lines::write(KEY, &all[too_many..])
}

/// Deletes all reports.
pub fn clear() {
    storage::remove(KEY);
}

/// All reports as the text of a file, one JSON line each.
pub fn export_text() -> String {
    storage::get(KEY).unwrap_or_default()
}
