//! CSV: one card per row. The columns are found by their names in the first row (French or English); without names they
//! are question, right answer, wrong answers. `docs/own-decks.md` lists all of them.

pub(super) mod cells;
mod columns;
mod rows;

use super::brought::{Brought, Format, Reason};
use super::bytes::Lines;
use super::levels::Deal;
use super::pace::Pace;
use columns::Columns;
use csv::{ReaderBuilder, StringRecord};

/// Possible separators.
const MARKS: [u8; 3] = [b';', b',', b'\t'];

/// The separator of a text: the one that gives the most columns in its first rows.
fn mark_of(text: &str) -> u8 {
    let count = |mark: u8| records(beginning(text), mark).flatten().map(|row| row.len()).max();
    MARKS.into_iter().max_by_key(|mark| (count(*mark), *mark == b',')).unwrap_or(b',')
}

/// The lines above the first row of a table: its separator and its column names.
pub(super) fn head(text: &str) -> String {
    let (mark, rest) = declared(text);
    let mark = mark.unwrap_or_else(|| mark_of(rest));
    let said = ["sep=", &char::from(mark).to_string(), "\n"].concat();
    if is_named(text) { [&said, row(rest), "\n"].concat() } else { said }
}

/// The first row of a text, across line ends within quotes.
pub(super) fn row(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.len();
        if text[..end].matches('"').count().is_multiple_of(2) {
            break;
        }
    }
    text[..end].trim_end_matches(['\r', '\n'])
}

/// The first lines of a text.
fn beginning(text: &str) -> &str {
    const LINES: usize = 5;
    const BYTES: usize = 20_000;
    let end = text.match_indices('\n').nth(LINES - 1).map_or(text.len(), |(at, _)| at);
    &text[..text.floor_char_boundary(end.min(BYTES))]
}

fn records(text: &str, mark: u8) -> impl Iterator<Item = csv::Result<StringRecord>> {
    let reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(mark)
        .from_reader(text.as_bytes());
    reader.into_records()
}

/// Whether the first row of a text names the columns of a table.
pub fn is_named(text: &str) -> bool {
    let (_, text) = declared(text);
    let first = records(beginning(text), mark_of(text)).flatten().next();
    first.is_some_and(|first| Columns::named(&first).is_some())
}

/// Whether a text looks like a table without names: its first rows have the same number of columns.
pub fn looks_like(text: &str) -> bool {
    let (_, text) = declared(text);
    let mut rows = records(beginning(text), mark_of(text)).flatten().map(|row| row.len());
    let Some(first) = rows.next() else { return false };
    first > 2 && rows.all(|row| row == first)
}

/// The separator that a spreadsheet may declare in a line of its own (`sep=;`), and the rest.
fn declared(text: &str) -> (Option<u8>, &str) {
    let line = text.lines().next().unwrap_or_default();
    let mark = line.trim().strip_prefix("sep=").and_then(|mark| mark.bytes().next());
    match mark.filter(|mark| MARKS.contains(mark)) {
        Some(mark) => (Some(mark), text[line.len()..].trim_start_matches(['\r', '\n'])),
        None => (None, text),
    }
}

/// Reads a file.
pub async fn read(text: &str, pace: &Pace<'_>) -> Brought {
    let mut brought = Brought::of(Format::Csv);
    let (declared, rest) = declared(text);
    let (lines, skipped) = (Lines::of(text), text.len() - rest.len());
    let mut columns: Option<Columns> = None;
    let mut deal = Deal::default();
    for record in records(rest, declared.unwrap_or_else(|| mark_of(rest))) {
        let Ok(row) = record else {
            brought.leave_out(1, Reason::Broken.into());
            return brought;
        };
        // The reader counts a row from before the end of the line above it.
        let at = skipped + row.position().map_or(0, |at| at.byte() as usize);
        pace.before(at, text.len()).await;
        let ends = text.get(at..).unwrap_or_default().bytes();
        let line = lines.line(at + ends.take_while(|byte| matches!(byte, b'\r' | b'\n')).count());
        if columns.is_none() {
            let named = Columns::named(&row);
            let is_head = named.is_some();
            columns = Some(named.unwrap_or_default());
            if is_head {
                continue;
            }
        }
        let Some(columns) = &columns else { break };
        if !row.iter().all(|cell| cell.trim().is_empty())
            && !brought.take(line, rows::card(columns, &row, &mut deal))
        {
            break;
        }
    }
    brought
}

#[cfg(test)]
mod tests;
