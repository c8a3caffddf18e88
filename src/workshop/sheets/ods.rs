//! ODS: the sheets of an OpenDocument file, which has its cells' texts as they are shown.

use super::super::brought::Reason;
use super::super::import::Sheet;
use super::grid::Grid;
use super::pull::{Piece, Pull, Tag};
use super::zip::Zip;
use std::collections::BTreeSet;

/// Maximum number of sheets that are read.
const MOST_SHEETS: usize = 64;
/// Maximum number of times that a cell or a row with words is repeated: more are only formatted.
const MOST_REPEATED: usize = 1_000;
/// Maximum number of spaces in a row.
const MOST_SPACES: usize = 40;

/// Reads every sheet.
///
/// # Errors
/// Why nothing was read.
pub fn sheets(zip: &Zip<'_>) -> Result<Vec<Sheet>, Reason> {
    if is_locked(zip)? {
        return Err(Reason::Locked);
    }
    let part = zip.part("content.xml")?.ok_or(Reason::NoSheet)?;
    let mut pull = Pull::of(part);
    let (mut sheets, mut hidden, mut style) = (vec![], BTreeSet::new(), String::new());
    loop {
        match pull.piece()? {
            Piece::Open(tag) => match &*tag.name {
                "style" => style = tag.get("name").unwrap_or_default().to_owned(),
                "table-properties" if tag.get("display") == Some("false") => {
                    hidden.insert(style.clone());
                }
                "table" if sheets.len() < MOST_SHEETS => {
                    let is_hidden = tag.get("style-name").is_some_and(|name| hidden.contains(name));
                    let name = tag.get("name").unwrap_or_default().to_owned();
                    sheets.push(Rows::default().read(&mut pull)?.sheet(name, is_hidden));
                }
                "table" => pull.skip()?,
                _ => {}
            },
            Piece::End => return Ok(sheets),
            _ => {}
        }
    }
}

/// Whether the file has a password.
fn is_locked(zip: &Zip<'_>) -> Result<bool, Reason> {
    let Some(part) = zip.part("META-INF/manifest.xml")? else { return Ok(false) };
    let mut pull = Pull::of(part);
    loop {
        match pull.piece()? {
            Piece::Open(tag) if tag.name == "encryption-data" => return Ok(true),
            Piece::End => return Ok(false),
            _ => {}
        }
    }
}

/// The rows of a sheet that is being read.
#[derive(Default)]
struct Rows {
    grid: Grid,
    row: usize,
    column: usize,
    /// How often the row stands there.
    repeated: usize,
    /// How many columns were described.
    described: usize,
    /// Cells that span rows: row, column, last row.
    spans: Vec<[usize; 3]>,
}

impl Rows {
    /// Reads to the end of the table that has just begun.
    fn read(mut self, pull: &mut Pull<'_>) -> Result<Grid, Reason> {
        let mut depth = 0_usize;
        loop {
            match pull.piece()? {
                Piece::Open(tag) => match &*tag.name {
                    "table" => depth += 1,
                    // Pictures and diagrams.
                    "shapes" | "forms" => pull.skip()?,
                    "table-column" => self.describe(&tag),
                    "table-row" => {
                        self.repeated = tag.number("number-rows-repeated").unwrap_or(1).max(1);
                        self.column = 0;
                        if is_hidden(&tag) {
                            let rows = self.repeated.min(MOST_REPEATED);
                            (0..rows).for_each(|more| self.grid.hide_row(self.row + more));
                        }
                    }
                    "table-cell" | "covered-table-cell" => self.cell(pull, &tag)?,
                    _ => {}
                },
                Piece::Close(name) if name == "table-row" => {
                    self.row = self.row.saturating_add(self.repeated);
                }
                Piece::Close(name) if name == "table" && depth == 0 => break,
                Piece::Close(name) if name == "table" => depth -= 1,
                Piece::End => return Err(Reason::CutOff),
                _ => {}
            }
        }
        for [row, column, to] in self.spans {
            self.grid.span(row, column, to)?;
        }
        Ok(self.grid)
    }

    fn describe(&mut self, tag: &Tag) {
        let count = tag.number("number-columns-repeated").unwrap_or(1).max(1);
        if is_hidden(tag) {
            self.grid.hide_columns(self.described, self.described.saturating_add(count - 1));
        }
        self.described = self.described.saturating_add(count);
    }

    fn cell(&mut self, pull: &mut Pull<'_>, tag: &Tag) -> Result<(), Reason> {
        let text = text(pull)?;
        let count = tag.number("number-columns-repeated").unwrap_or(1).max(1);
        if !text.is_empty() {
            for more in 0..count.min(MOST_REPEATED) {
                for below in 0..self.repeated.min(MOST_REPEATED) {
                    self.grid.put(self.row + below, self.column + more, &text)?;
                }
            }
            let rows = tag.number("number-rows-spanned").unwrap_or(1);
            if rows > 1 {
                self.spans.push([self.row, self.column, self.row.saturating_add(rows - 1)]);
            }
        }
        self.column = self.column.saturating_add(count);
        Ok(())
    }
}

fn is_hidden(tag: &Tag) -> bool {
    matches!(tag.get("visibility"), Some("collapse" | "filter"))
}

/// The text of a cell whose element has just begun, without notes and how it is pronounced.
fn text(pull: &mut Pull<'_>) -> Result<String, Reason> {
    let (mut text, mut depth, mut inside) = (String::new(), 1_usize, 0_usize);
    while depth > 0 {
        match pull.piece()? {
            Piece::Open(tag) => match &*tag.name {
                "annotation" | "ruby-text" | "frame" | "custom-shape" => pull.skip()?,
                name => {
                    depth += 1;
                    match name {
                        "p" if inside == 0 => {
                            inside = depth;
                            text.push(' ');
                        }
                        "s" => {
                            let count = tag.number("c").unwrap_or(1).min(MOST_SPACES);
                            text.extend(std::iter::repeat_n(' ', count));
                        }
                        "tab" | "line-break" => text.push(' '),
                        _ => {}
                    }
                }
            },
            Piece::Close(_) => {
                if inside == depth {
                    inside = 0;
                }
                depth -= 1;
            }
            Piece::Text(piece) if inside > 0 => text.push_str(&piece),
            Piece::Text(_) => {}
            Piece::End => return Err(Reason::CutOff),
        }
    }
    Ok(text.trim().to_owned())
}
