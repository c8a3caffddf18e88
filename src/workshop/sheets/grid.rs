//! A sheet on its way to a text: a line for each row, so that what is said of a line is said of the row as the sheet
//! counts it, and a tab between cells.

use super::super::brought::Reason;
use super::super::import::Sheet;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of columns that are read.
const MOST_COLUMNS: usize = 256;
/// Behind so many rows without a word nothing is looked for: sheets are often formatted down to their last row.
pub const MOST_EMPTY: usize = 20_000;
/// The last row that is read.
const LAST_ROW: usize = 100_000;
/// Maximum length of a sheet's text, in bytes.
const LONGEST: usize = 8 << 20;

/// The rows of a sheet.
#[derive(Default)]
pub struct Grid {
    rows: BTreeMap<usize, Vec<String>>,
    hidden_rows: BTreeSet<usize>,
    hidden_columns: BTreeSet<usize>,
    length: usize,
    /// Whether rows with words were not read.
    cut: bool,
}

impl Grid {
    /// Whether a row, from 0, lies so far behind the last words that nothing more is read.
    #[must_use]
    pub fn ends_before(&self, row: usize) -> bool {
        let last = self.rows.last_key_value().map_or(0, |(row, _)| row + 1);
        row > last + MOST_EMPTY
    }

    /// Hides a row.
    pub fn hide_row(&mut self, row: usize) {
        if row < LAST_ROW {
            self.hidden_rows.insert(row);
        }
    }

    /// Hides columns.
    pub fn hide_columns(&mut self, from: usize, to: usize) {
        self.hidden_columns.extend(from..=to.min(MOST_COLUMNS));
    }

    /// Puts a text into a cell, by row and column from 0.
    ///
    /// # Errors
    /// When the sheet has more text than is read.
    pub fn put(&mut self, row: usize, column: usize, text: &str) -> Result<(), Reason> {
        let text = text.trim();
        if text.is_empty() || column >= MOST_COLUMNS {
            return Ok(());
        }
        if row >= LAST_ROW || self.ends_before(row) {
            self.cut = true;
            return Ok(());
        }
        self.length += text.len() + 1;
        if self.length > LONGEST {
            return Err(Reason::UnpacksTooLong);
        }
        let cells = self.rows.entry(row).or_default();
        if cells.len() <= column {
            cells.resize(column + 1, String::new());
        }
        text.clone_into(&mut cells[column]);
        Ok(())
    }

    /// Says what a cell says of the rows below it, which it spans. What asks is asked once.
    ///
    /// # Errors
    /// When the sheet has more text than is read.
    pub fn span(&mut self, row: usize, column: usize, to: usize) -> Result<(), Reason> {
        let text = self.rows.get(&row).and_then(|cells| cells.get(column)).cloned();
        let Some(text) = text.filter(|text| !text.ends_with(['?', '？'])) else { return Ok(()) };
        let below: Vec<usize> = self.rows.range(row + 1..).map(|(row, _)| *row).collect();
        for row in below.into_iter().take_while(|row| *row <= to) {
            self.put(row, column, &text)?;
        }
        Ok(())
    }

    /// The sheet, without its hidden rows and columns, which leave empty lines and no gap.
    #[must_use]
    pub fn sheet(self, name: String, hidden: bool) -> Sheet {
        let Grid { rows, hidden_rows, hidden_columns, cut, .. } = self;
        let mut text = String::new();
        let mut next = 0;
        let mut unseen = 0;
        for (row, cells) in rows {
            if hidden_rows.contains(&row) {
                unseen += 1;
                continue;
            }
            text.extend(std::iter::repeat_n('\n', row - next));
            let shown = cells.iter().enumerate().filter(|(at, _)| !hidden_columns.contains(at));
            let shown: Vec<String> = shown.map(|(_, cell)| written(cell)).collect();
            text.push_str(&shown.join("\t"));
            next = row;
        }
        text.push('\n');
        Sheet { name, hidden, text: text.into(), cut, hidden_rows: unseen }
    }
}

/// A cell on one line, quoted where it has quotes.
fn written(cell: &str) -> String {
    let line = cell.replace(['\t', '\r', '\n'], " ");
    if line.contains('"') { ["\"", &line.replace('"', "\"\""), "\""].concat() } else { line }
}

/// The row and the column, from 0, of a place such as `B12`.
#[must_use]
pub fn place(name: &str) -> Option<(usize, usize)> {
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    if !(1..=3).contains(&letters) {
        return None;
    }
    let digit = |byte: u8| usize::from(byte.to_ascii_uppercase() - b'A') + 1;
    let column = name.bytes().take(letters).fold(0, |sum, byte| sum * 26 + digit(byte));
    let row: usize = name[letters..].parse().ok()?;
    Some((row.checked_sub(1)?, column - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_row_and_a_column() {
        assert_eq!(place("A1"), Some((0, 0)));
        assert_eq!(place("AB12"), Some((11, 27)));
        for strange in ["", "A", "12", "A0", "ABCD1", "A-1"] {
            assert_eq!(place(strange), None, "{strange}");
        }
    }

    #[test]
    fn lines_are_the_rows_of_the_sheet() {
        let mut grid = Grid::default();
        for (row, column, text) in
            [(0, 0, "a"), (0, 2, "c\nd"), (2, 1, "x \"y\""), (3, 0, "?"), (5, 0, "end")]
        {
            assert_eq!(grid.put(row, column, text), Ok(()));
        }
        grid.hide_row(3);
        grid.hide_columns(0, 0);
        let sheet = grid.sheet("S".into(), false);
        assert_eq!((&*sheet.text, sheet.hidden_rows), ("\tc d\n\n\"x \"\"y\"\"\"\n\n\n\n", 1));
    }

    #[test]
    fn what_spans_rows_is_said_of_each() {
        let mut grid = Grid::default();
        for (row, column, text) in [(0, 0, "theme"), (0, 1, "a"), (1, 1, "b"), (3, 1, "c")] {
            assert_eq!(grid.put(row, column, text), Ok(()));
        }
        assert_eq!(grid.span(0, 0, 2), Ok(()));
        assert_eq!(&*grid.sheet(String::new(), false).text, "theme\ta\ntheme\tb\n\n\tc\n");
    }

    #[test]
    fn a_row_behind_many_empty_ones_is_not_read() {
        let mut grid = Grid::default();
        assert_eq!(grid.put(0, 0, "a"), Ok(()));
        assert!(!grid.ends_before(MOST_EMPTY) && grid.ends_before(1_000_000));
        assert_eq!(grid.put(1_000_000, 0, "b"), Ok(()));
        let sheet = grid.sheet(String::new(), false);
        assert_eq!((&*sheet.text, sheet.cut), ("a\n", true));
    }
}
