//! The counts of several tablets, added up from their files, by tablet and in total. A file may hold one tablet or
//! several, and may be imported twice: per tablet, day and game the larger count is taken, since counts only grow.

use super::counts::{CELLS, Count, Counts, Tablet};
use super::house::LONGEST_TABLET;
use crate::rules::GameId;
use crate::spreadsheet;
use crate::text::clean;
use std::collections::BTreeMap;

/// Maximum size of a file in bytes, more than any tablet writes. A longer file is not even read.
pub const LONGEST: usize = 2_000_000;

/// Maximum number of rows added up: ten years of a dozen tablets with five games every day.
const MOST_ROWS: usize = 250_000;

/// Maximum number of tablets.
const MOST_TABLETS: usize = 60;

/// Maximum of a count, and of minutes, per day and game.
const MOST: u64 = 100_000;

/// The result of importing a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    /// Number of rows taken.
    pub rows: usize,
    /// Number of rows that are no counts or found no room; the header is not counted.
    pub strange: usize,
}

/// Maximum length of a tablet's code.
const LONGEST_CODE: usize = 12;

/// Counts by tablet, then by day and game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    counts: BTreeMap<String, BTreeMap<(String, GameId), Count>>,
    /// The names of the tablets here, by their codes: a tablet may have been named, or named otherwise, since a file
    /// was written.
    names: BTreeMap<String, String>,
}

impl Totals {
    /// Adds this tablet's own counts.
    pub fn take_own(&mut self, tablet: &Tablet, counts: &Counts) {
        let name = self.name_of(tablet, "");
        for (day, game, count) in counts.rows() {
            if let Some(game) = GameId::named(game) {
                self.take(&name, day, game, count);
            }
        }
    }

    /// The name of that tablet here: the one that its code has already, else its own, else the file's; with its code
    /// where another tablet has that name.
    fn name_of(&mut self, tablet: &Tablet, file: &str) -> String {
        let Tablet { name, code } = tablet;
        let name = if name.is_empty() { clean(file, LONGEST_TABLET) } else { name.clone() };
        if code.is_empty() {
            return name;
        }
        if let Some(known) = self.names.get(code) {
            return known.clone();
        }
        let taken = self.names.values().any(|other| *other == name);
        let name = if taken { [&name, " ", code].concat() } else { name };
        // A file of strange rows must not fill the memory.
        if self.names.len() < MOST_TABLETS {
            self.names.insert(code.clone(), name.clone());
        }
        name
    }

    /// Imports a file of counts. Rows without a tablet's name belong to a tablet named after the file. `game_titled`
    /// finds a game by its title, in any language.
    pub fn take_file(
        &mut self,
        file: &str,
        text: &str,
        game_titled: impl Fn(&str) -> Option<GameId>,
    ) -> Taken {
        let file = file.rsplit_once('.').map_or(file, |(name, _)| name);
        let mut taken = Taken::default();
        for cells in spreadsheet::read(text).iter().skip(1) {
            match counted(cells, &game_titled) {
                Some((tablet, day, game, count)) => {
                    let tablet = self.name_of(&tablet, file);
                    let room = self.take(&tablet, &day, game, count);
                    taken.rows += usize::from(room);
                    taken.strange += usize::from(!room);
                }
                None => taken.strange += 1,
            }
        }
        taken
    }

    /// Adds one count; returns whether there was room for it.
    fn take(&mut self, tablet: &str, day: &str, game: GameId, count: Count) -> bool {
        let rows: usize = self.counts.values().map(BTreeMap::len).sum();
        let has_place = self.counts.contains_key(tablet) || self.counts.len() < MOST_TABLETS;
        if !has_place || rows >= MOST_ROWS {
            return false;
        }
        let of_tablet = self.counts.entry(tablet.to_owned()).or_default();
        let kept = of_tablet.entry((day.to_owned(), game)).or_default();
        kept.begun = kept.begun.max(count.begun);
        kept.finished = kept.finished.max(count.finished);
        kept.ms = kept.ms.max(count.ms);
        true
    }

    /// The names of the tablets that have counted something.
    #[must_use]
    pub fn tablets(&self) -> Vec<String> {
        self.counts.keys().cloned().collect()
    }

    /// The sum for one tablet or for all, and for one game or for all.
    #[must_use]
    pub fn sum(&self, tablet: Option<&str>, game: Option<GameId>) -> Count {
        let mut sum = Count::default();
        let tablets = self.counts.iter().filter(|(name, _)| tablet.is_none_or(|one| one == **name));
        for ((_, played), count) in tablets.flat_map(|(_, counts)| counts) {
            if game.is_none_or(|game| game == *played) {
                sum.add(*count);
            }
        }
        sum
    }

    /// All counts as a spreadsheet, in the format of a tablet's own file, so that it can be imported again.
    #[must_use]
    pub fn csv(&self, head: [&str; CELLS], title: impl Fn(GameId) -> String, sign: &str) -> String {
        let mut text = spreadsheet::row(&head, sign);
        for (name, counts) in &self.counts {
            let code = self.names.iter().find(|(_, known)| *known == name);
            let code = code.map(|(code, _)| code.clone()).unwrap_or_default();
            let tablet = Tablet { name: name.clone(), code };
            for ((day, game), count) in counts {
                text += &spreadsheet::row(&count.cells(day, &title(*game), &tablet), sign);
            }
        }
        text
    }
}

/// The tablet, day, game and count of a row.
fn counted(
    cells: &[String],
    game_titled: impl Fn(&str) -> Option<GameId>,
) -> Option<(Tablet, String, GameId, Count)> {
    let [day, game, begun, finished, minutes, ..] = cells else { return None };
    let number = |text: &String| text.trim().parse().ok().filter(|number: &u64| *number <= MOST);
    let count = Count {
        begun: u32::try_from(number(begun)?).ok()?,
        finished: u32::try_from(number(finished)?).ok()?,
        ms: number(minutes)? * 60_000,
    };
    let game = game_titled(game.trim())?;
    let cell = |at: usize, most| cells.get(at).map(|text| clean(text, most)).unwrap_or_default();
    let tablet = Tablet { name: cell(5, LONGEST_TABLET), code: cell(6, LONGEST_CODE) };
    is_day(day).then(|| (tablet, day.clone(), game, count))
}

/// Whether that is a day as tablets write it: `2026-11-24`.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let within = |text: &str, length: usize, most: u32| {
        let digits = text.len() == length && text.bytes().all(|digit| digit.is_ascii_digit());
        digits && text.parse().is_ok_and(|number: u32| (1..=most).contains(&number))
    };
    within(year, 4, 9_999) && within(month, 2, 12) && within(day, 2, 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: [&str; CELLS] =
        ["Jour", "Jeu", "Lancées", "Finies", "Minutes", "Tablette", "Repère"];

    fn tablet(name: &str, code: &str) -> Tablet {
        Tablet { name: name.into(), code: code.into() }
    }

    fn titled(text: &str) -> Option<GameId> {
        GameId::named(&text.to_lowercase())
    }

    fn counts(begun: u32) -> Counts {
        let mut counts = Counts::default();
        let one = Count { begun, finished: 1, ms: 600_000 };
        counts.add("2026-11-23", GameId::Heure, one);
        counts.add("2026-11-24", GameId::Midi, one);
        counts
    }

    fn file(name: &str, begun: u32) -> String {
        of_tablet(&tablet(name, ""), begun)
    }

    fn of_tablet(tablet: &Tablet, begun: u32) -> String {
        counts(begun).csv(HEAD, tablet, |game| game.to_owned(), ";")
    }

    #[test]
    fn tablets_are_added_up_one_by_one_and_in_all() {
        let mut totals = Totals::default();
        totals.take_own(&tablet("Ici", "K7QF"), &counts(1));
        assert_eq!(
            totals.take_file("x.csv", &file("Fond", 3), titled),
            Taken { rows: 2, strange: 0 }
        );
        totals.take_file("Entrée.csv", &file("", 5), titled);
        assert_eq!(totals.tablets(), ["Entrée", "Fond", "Ici"]);
        assert_eq!(totals.sum(Some("Fond"), None).begun, 6);
        assert_eq!(totals.sum(None, Some(GameId::Midi)).begun, 9);
        assert_eq!(totals.sum(None, None), Count { begun: 18, finished: 6, ms: 3_600_000 });
    }

    #[test]
    fn a_file_that_comes_twice_or_later_counts_once() {
        let mut totals = Totals::default();
        for begun in [3, 3, 4, 2] {
            totals.take_file("a.csv", &file("Fond", begun), titled);
        }
        assert_eq!(totals.sum(None, None).begun, 8);
    }

    #[test]
    fn its_own_file_counts_once_whatever_the_tablet_was_called() {
        let mut totals = Totals::default();
        totals.take_own(&tablet("Cette tablette", "K7QF"), &counts(3));
        for name in ["", "Fond", "Cette tablette"] {
            totals.take_file("tablee-borne 1.csv", &of_tablet(&tablet(name, "K7QF"), 2), titled);
        }
        assert_eq!(
            (totals.tablets(), totals.sum(None, None).begun),
            (vec!["Cette tablette".into()], 6)
        );
        totals.take_file("tablee-borne.csv", &of_tablet(&tablet("Fond", "M2XB"), 5), titled);
        assert_eq!(totals.sum(Some("Fond"), None).begun, 10);
    }

    #[test]
    fn two_tablets_of_one_name_are_two() {
        let mut totals = Totals::default();
        for code in ["K7QF", "M2XB", "M2XB"] {
            totals.take_file("tablee-borne.csv", &of_tablet(&tablet("", code), 2), titled);
        }
        assert_eq!(totals.tablets(), ["tablee-borne", "tablee-borne M2XB"]);
        assert_eq!(totals.sum(None, None).begun, 8);
    }

    #[test]
    fn what_comes_out_can_be_taken_again() {
        let mut totals = Totals::default();
        totals.take_own(&tablet("Ici", "K7QF"), &counts(1));
        totals.take_file("x.csv", &file("Table \"2\"; fond", 3), titled);
        let text = totals.csv(HEAD, |game| game.name().to_owned(), ",");
        let mut again = Totals::default();
        again.take_file("all.csv", &text, titled);
        assert_eq!(again, totals);
    }

    #[test]
    fn a_strange_row_costs_only_itself() {
        let rows = "Day;Game;Started;Finished;Minutes\n\
            2026-11-24;heure;2;1;10\n\
            24/11/2026;heure;2;1;10\n\
            2026-13-01;heure;2;1;10\n\
            2026-11-24;chess;2;1;10\n\
            2026-11-24;midi;-2;1;10\n\
            2026-11-24;midi;2;1;99999999999\n\
            2026-11-25;midi;2\n";
        let mut totals = Totals::default();
        assert_eq!(totals.take_file("a\u{202e}b.csv", rows, titled), Taken { rows: 1, strange: 6 });
        assert_eq!(totals.tablets(), ["ab"]);
        for other in ["", "no table", "\u{0}\u{1}", "a;b\nc;d"] {
            assert_eq!(Totals::default().take_file("x", other, titled).rows, 0);
        }
    }

    #[test]
    fn so_many_tablets_have_a_row() {
        let mut totals = Totals::default();
        for n in 0..=MOST_TABLETS {
            totals.take_file(&format!("t{n:03}"), &file("", 1), titled);
        }
        assert_eq!(totals.tablets().len(), MOST_TABLETS);
    }
}
