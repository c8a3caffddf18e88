//! Counts in a public room: games begun, games finished and minutes, by day and game; nothing about people. Stored as
//! one line each.

use crate::rules::GameId;
use crate::spreadsheet;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How many lines are kept, the newest: two thirds of a year with five games every day.
const MOST: usize = 1_200;

/// The counts of one game on one day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Games begun.
    pub begun: u32,
    /// Games finished.
    pub finished: u32,
    /// Time at the table, in ms.
    pub ms: u64,
}

impl Count {
    /// Time at the table in whole minutes.
    pub const fn minutes(self) -> u64 {
        self.ms.saturating_add(30_000) / 60_000
    }

    /// Adds another count.
    pub const fn add(&mut self, other: Count) {
        self.begun = self.begun.saturating_add(other.begun);
        self.finished = self.finished.saturating_add(other.finished);
        self.ms = self.ms.saturating_add(other.ms);
    }

    /// The cells of its row in a spreadsheet.
    pub fn cells(self, day: &str, title: &str, tablet: &Tablet) -> [String; CELLS] {
        let numbers = [self.begun.into(), self.finished.into(), self.minutes()];
        let [begun, finished, minutes] = numbers.map(|number: u64| number.to_string());
        let Tablet { name, code } = tablet.clone();
        [day.to_owned(), title.to_owned(), begun, finished, minutes, name, code]
    }
}

/// How many cells a row of counts has.
pub const CELLS: usize = 7;

/// The tablet that has counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tablet {
    /// As the house calls it; may be empty, and may change.
    pub name: String,
    /// What tells it from every other tablet; empty in files of older versions.
    pub code: String,
}

/// All counts, by day (`2026-11-24`) and game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(BTreeMap<(String, String), Count>);

impl Counts {
    /// Reads the stored text; a damaged line costs only itself.
    pub fn read(text: &str) -> Counts {
        let mut counts = Counts::default();
        for (day, game, count) in text.lines().filter_map(line) {
            counts.0.entry((day, game)).or_default().add(count);
        }
        counts
    }

    /// The text to store, oldest line first; lines beyond the limit are dropped from the oldest on.
    pub fn text(&self) -> String {
        let surplus = self.0.len().saturating_sub(MOST);
        let line = |((day, game), count): (&(String, String), &Count)| {
            let Count { begun, finished, ms } = count;
            let id = [day, " ", game].concat();
            json!({ "id": id, "begun": begun, "finished": finished, "ms": ms }).to_string() + "\n"
        };
        self.0.iter().skip(surplus).map(line).collect()
    }

    /// Adds a count to a game on a day.
    pub fn add(&mut self, day: &str, game: GameId, count: Count) {
        self.0.entry((day.to_owned(), game.name().to_owned())).or_default().add(count);
    }

    /// The count of a game on a day.
    pub fn of(&self, day: &str, game: GameId) -> Count {
        let key = (day.to_owned(), game.name().to_owned());
        self.0.get(&key).copied().unwrap_or_default()
    }

    /// The count of a game over all those days.
    pub fn sum(&self, days: &[String], game: GameId) -> Count {
        let mut sum = Count::default();
        days.iter().for_each(|day| sum.add(self.of(day, game)));
        sum
    }

    /// All counts, one row per day and game, oldest first.
    pub fn rows(&self) -> impl Iterator<Item = (&str, &str, Count)> {
        self.0.iter().map(|((day, game), count)| (&**day, &**game, *count))
    }

    /// The file for a spreadsheet: a header, then one line per day and game, each with the tablet's name.
    pub fn csv(
        &self,
        head: [&str; CELLS],
        tablet: &Tablet,
        title: impl Fn(&str) -> String,
        sign: &str,
    ) -> String {
        let rows = self.rows().map(|(day, game, count)| {
            spreadsheet::row(&count.cells(day, &title(game), tablet), sign)
        });
        [spreadsheet::row(&head, sign)].into_iter().chain(rows).collect()
    }
}

fn line(text: &str) -> Option<(String, String, Count)> {
    let kept: Value = serde_json::from_str(text).ok()?;
    let (day, game) = kept["id"].as_str()?.split_once(' ')?;
    let number = |name: &str| kept[name].as_u64().unwrap_or(0);
    let small = |name: &str| u32::try_from(number(name)).unwrap_or(u32::MAX / 2);
    let count = Count {
        begun: small("begun"),
        finished: small("finished"),
        ms: number("ms").min(u64::MAX / 2),
    };
    Some((day.to_owned(), game.to_owned(), count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Counts {
        let mut counts = Counts::default();
        counts.add("2026-11-23", GameId::Heure, Count { begun: 1, finished: 1, ms: 600_000 });
        counts.add("2026-11-24", GameId::Heure, Count { begun: 1, ..Count::default() });
        counts.add("2026-11-24", GameId::Heure, Count { begun: 1, finished: 1, ms: 90_000 });
        counts.add("2026-11-24", GameId::Midi, Count { begun: 3, finished: 2, ms: 1 });
        counts
    }

    #[test]
    fn what_is_counted_is_kept_and_read() {
        assert_eq!(Counts::read(&some().text()), some());
        assert_eq!(some().of("2026-11-24", GameId::Heure).begun, 2);
        assert_eq!(some().of("2026-11-25", GameId::Heure), Count::default());
    }

    #[test]
    fn days_are_summed() {
        let days = ["2026-11-23", "2026-11-24"].map(String::from);
        assert_eq!(some().sum(&days, GameId::Heure), Count { begun: 3, finished: 2, ms: 690_000 });
        assert_eq!(some().sum(&days, GameId::Heure).minutes(), 12);
    }

    #[test]
    fn a_damaged_line_costs_only_itself() {
        let text = some().text().replace("\"begun\":3", "begun");
        let counts = Counts::read(&text);
        assert_eq!(counts.of("2026-11-24", GameId::Midi), Count::default());
        assert_eq!(counts.of("2026-11-24", GameId::Heure).begun, 2);
    }

    #[test]
    fn the_oldest_lines_go() {
        let mut counts = Counts::default();
        for day in 0..MOST + 10 {
            let day = format!("{day:05}");
            counts.add(&day, GameId::Heure, Count { begun: 1, ..Count::default() });
        }
        let text = counts.text();
        assert_eq!(text.lines().count(), MOST);
        assert!(text.starts_with("{\"begun\":1,\"finished\":0,\"id\":\"00010 "));
    }

    #[test]
    fn a_spreadsheet_gets_a_row_a_day_and_game() {
        let head = ["jour", "jeu", "c", "t", "min", "ici", "n°"];
        let tablet = Tablet { name: "Fond".into(), code: "K7QF".into() };
        let csv = some().csv(head, &tablet, |game| game.to_owned() + "\"", ";");
        let first = "\"jour\";\"jeu\";\"c\";\"t\";\"min\";\"ici\";\"n°\"\r\n";
        let second = "\"2026-11-23\";\"heure\"\"\";\"1\";\"1\";\"10\";\"Fond\";\"K7QF\"\r\n";
        assert!(csv.starts_with(&[first, second].concat()), "{csv}");
        assert_eq!(csv.lines().count(), 4);
    }
}
