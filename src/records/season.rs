//! A season: the games between two moments – a holiday, a school year –, with a name of its own.

use super::GameRecord;
use serde::Serialize;

/// Maximum length of its name, in letters.
pub const NAME_LENGTH: usize = 32;

/// How many seasons are kept; the oldest go first.
pub const KEPT: usize = 12;

/// A season of the house.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Season {
    /// Its name.
    pub name: String,
    /// When it began, in milliseconds since 1970.
    pub from: f64,
    /// When it ended; `None` while it runs.
    pub to: Option<f64>,
}

impl Season {
    /// Whether a game that ended at that moment belongs to it.
    #[must_use]
    pub fn holds(&self, ended_at: f64) -> bool {
        ended_at >= self.from && self.to.is_none_or(|to| ended_at <= to)
    }
}

/// The games that statistics cover.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Span {
    /// All of them.
    #[default]
    Always,
    /// Those since that moment, in milliseconds since 1970: this year's.
    Since(f64),
    /// Those of a season.
    Season(Season),
}

impl Span {
    /// The games of the span, in their order.
    #[must_use]
    pub fn of(&self, records: &[GameRecord]) -> Vec<GameRecord> {
        let holds = |record: &&GameRecord| match self {
            Span::Always => true,
            Span::Since(from) => record.ended_at >= *from,
            Span::Season(season) => season.holds(record.ended_at),
        };
        records.iter().filter(holds).cloned().collect()
    }
}

/// Begins a season and ends the one that runs. Returns the seasons that are kept, the newest last.
#[must_use]
pub fn begin(mut seasons: Vec<Season>, name: String, now: f64) -> Vec<Season> {
    seasons = end(seasons, now);
    seasons.push(Season { name, from: now, to: None });
    let surplus = seasons.len().saturating_sub(KEPT);
    seasons.split_off(surplus)
}

/// Ends the season that runs, if there is one. When the clock went back meanwhile, it ends where it began.
#[must_use]
pub fn end(mut seasons: Vec<Season>, now: f64) -> Vec<Season> {
    for season in seasons.iter_mut().filter(|season| season.to.is_none()) {
        season.to = Some(now.max(season.from));
    }
    seasons
}
