//! CSV: one card per row. The columns are found by their names (French or English), which titles may stand above;
//! without names they are question, right answer, wrong answers. `docs/own-decks.md` lists all of them.

pub(super) mod cells;
mod columns;
mod correct;
mod layout;
mod rows;
mod split;
mod told;

use super::brought::{Brought, Draft, Format, Reason, Refused};
use super::bytes::Lines;
use super::card::Language;
use super::levels::Deal;
use super::markup;
use super::pace::Pace;
pub use columns::Column;
use csv::StringRecord;
use layout::Layout;
pub use layout::{is_named, looks_like};
pub use told::{Seen, Told};

/// What must be said of a row of a text so that it can be read alone, and that row, which begins at a byte.
pub(super) fn alone<'a>(text: &'a str, told: &Told, at: usize) -> (Told, &'a str) {
    let layout = Layout::of(text, told);
    let row = split::first(&text[at..], layout.mark);
    let told = Told {
        mark: Some(layout.mark),
        names: Some(false),
        columns: Some(layout.columns.meanings().to_vec()),
        numbers: layout.columns.numbers,
        html: Some(layout.html),
        most: Some(layout.most),
    };
    (told, row)
}

/// Reads a file, as somebody says it is.
pub async fn read(text: &str, told: &Told, language: Language, pace: &Pace<'_>) -> Brought {
    let mut brought = Brought::of(Format::Csv);
    let layout = Layout::of(text, told);
    if layout.columns.has(Column::Filled) {
        return Brought::nothing(Reason::FilledIn);
    }
    let lines = Lines::of(text);
    let mut deal = Deal::default();
    for row in split::rows(&text[layout.data..], layout.mark) {
        let at = layout.data + row.at;
        pace.before(at, text.len()).await;
        let found = match row.cells {
            Some(cells) if is_idle(&layout, &cells) => continue,
            Some(cells) => card(&layout, &cells, language, &mut deal),
            None => Err(Reason::OpenQuote.into()),
        };
        if !brought.take(lines.line(at), found) {
            break;
        }
    }
    brought
}

fn card(
    layout: &Layout,
    cells: &StringRecord,
    language: Language,
    deal: &mut Deal,
) -> Result<Draft, Refused> {
    if cells.iter().skip(layout.most).any(|cell| !cell.trim().is_empty()) {
        return Err(Reason::MoreCells.into());
    }
    let cells: StringRecord = cells.iter().map(cells::unguarded).collect();
    if !layout.html {
        return rows::card(&layout.columns, &cells, language, deal);
    }
    let sound = cells.iter().any(|cell| cell.contains("[sound:"));
    let cells: Vec<markup::Plain> = cells.iter().map(markup::plain).collect();
    let media = sound || cells.iter().any(|cell| cell.media);
    let cells: StringRecord = cells.into_iter().map(|cell| cell.text).collect();
    let found = rows::card(&layout.columns, &cells, language, deal);
    match found {
        Ok(Draft { card, .. }) if media => {
            Err(Refused { reason: Reason::NeedsMedia, draft: Some(Box::new(card)) })
        }
        found => found,
    }
}

/// Whether a row says nothing in the columns that have a meaning: it is empty, perhaps but for its number, or the line
/// under the names of a table in Markdown.
fn is_idle(layout: &Layout, cells: &StringRecord) -> bool {
    let line = |cell: &str| {
        cell.contains("--") && cell.trim().bytes().all(|byte| matches!(byte, b'-' | b':'))
    };
    let extra = cells.iter().skip(layout.most);
    layout.columns.known(cells).chain(extra).all(|cell| cell.trim().is_empty() || line(cell))
}

#[cfg(test)]
mod tests;
