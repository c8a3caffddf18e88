//! What somebody says of a table, in place of what is seen in it; and its first rows, so that somebody can say it.

use super::columns::{Column, MOST_COLUMNS};
use super::layout::{Layout, marks};
use super::split;
use crate::text::clean;
use crate::workshop::bytes::Lines;

/// What is said of a table; nothing at first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The separator.
    pub mark: Option<u8>,
    /// Whether a row of names stands above the questions.
    pub names: Option<bool>,
    /// The meaning of each column.
    pub columns: Option<Vec<Option<Column>>>,
    /// Whether answers that are numbers ask for the nearest one.
    pub numbers: bool,
    /// Whether cells are HTML.
    pub html: Option<bool>,
    /// Most cells that a row may have.
    pub most: Option<usize>,
}

/// How many rows are shown, within so many bytes, and how many letters of a cell.
const SHOWN_BYTES: usize = 40_000;
const SHOWN_ROWS: usize = 6;
const SHOWN_LETTERS: usize = 90;

/// The first rows of a table, and what its columns are taken for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    pub mark: u8,
    /// The separators to choose from, if there are several.
    pub marks: Vec<u8>,
    /// The names above the columns; empty without any.
    pub names: Vec<String>,
    /// What each column is taken for, as many as are shown.
    pub columns: Vec<Option<Column>>,
    /// The first rows, each with its line from 1.
    pub rows: Vec<(usize, Vec<String>)>,
}

impl Seen {
    /// The first rows of a text.
    #[must_use]
    pub fn of(text: &str, told: &Told) -> Seen {
        let layout = Layout::of(text, told);
        let lines = Lines::of(text);
        let cell = |cell: &str| clean(cell, SHOWN_LETTERS);
        let mut rows = vec![];
        let rest = &text[layout.data..];
        let rest = &rest[..rest.floor_char_boundary(rest.len().min(SHOWN_BYTES))];
        for row in split::rows(rest, layout.mark) {
            let Some(cells) =
                row.cells.filter(|row| row.iter().any(|cell| !cell.trim().is_empty()))
            else {
                continue;
            };
            let line = lines.line(layout.data + row.at);
            rows.push((line, cells.iter().take(MOST_COLUMNS).map(cell).collect::<Vec<String>>()));
            if rows.len() == SHOWN_ROWS {
                break;
            }
        }
        let names: Vec<String> =
            layout.names.iter().flatten().take(MOST_COLUMNS).map(cell).collect();
        let known = layout.columns.meanings();
        let widest = rows.iter().map(|(_, cells)| cells.len());
        let width = widest.chain([names.len(), known.len()]).max().unwrap_or_default();
        let columns = (0..width).map(|at| known.get(at).copied().flatten()).collect();
        let marks = if told.html == Some(false) { vec![] } else { marks(text) };
        Seen { mark: layout.mark, marks, names, columns, rows }
    }
}
