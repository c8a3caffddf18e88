//! Gate 9: a sheet whose line names a table is recomputed from it.
//!
//! `"table": "towns.csv", "filter": "river=Loire"`: a row passes if that column contains that text.
//! `&` separates several conditions, `|` several values of a cell; `column>=value`, `column<=value`
//! compare numbers. Every true proposition must be a cell of a passing row, the false one of none.
//! `"column"` may name their column. A list must have an answer for that column of each passing row,
//! and no other answer.

use super::facts::line_ids;
use super::read::{Entry, Kind, Shelf, text};
use std::collections::BTreeMap;
use tablee::decks::Language;
use tablee::decks::answer::key;
use tablee::decks::question::List;

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let entries: BTreeMap<String, Entry> =
        shelf.entries().into_iter().map(|entry| (entry.name(), entry)).collect();
    let mut found = sourceless(shelf);
    for (id, line) in line_ids(shelf) {
        let name = text(&line.json, "table");
        let Some(entry) = entries.get(&id).filter(|_| !name.is_empty()) else { continue };
        let table = shelf.tables.get(name.trim_start_matches("tables/"));
        let said = match table.map(|table| Rows::read(table)) {
            None => vec![format!("there is no content/tables/{name}")],
            Some(rows) => recomputed(entry, &rows, &line.json),
        };
        found.extend(said.into_iter().map(|said| format!("{id}: {said}")));
    }
    found
}

/// Tables without a source and its year in lines that begin with `#`.
fn sourceless(shelf: &Shelf) -> Vec<String> {
    let says = |text: &String| {
        let notes: String = text.lines().filter(|line| line.starts_with('#')).collect();
        notes.split(|c: char| !c.is_ascii_digit()).any(|row| row.len() == 4)
    };
    let silent = shelf.tables.iter().filter(|(_, text)| !says(text));
    silent.map(|(name, _)| format!("content/tables/{name} has no # source with its year")).collect()
}

struct Rows {
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Rows {
    fn read(text: &str) -> Rows {
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let mut rows: Vec<Vec<String>> = lines.map(cells).collect();
        let columns = if rows.is_empty() { vec![] } else { rows.remove(0) };
        Rows { columns, rows }
    }

    /// The rows that pass, or why the filter is invalid.
    fn passing(&self, filter: &str) -> Result<Vec<&Vec<String>>, String> {
        let mut rows: Vec<&Vec<String>> = self.rows.iter().collect();
        for condition in filter.split('&').map(str::trim).filter(|part| !part.is_empty()) {
            let joint = [">=", "<=", "="].into_iter().find(|joint| condition.contains(joint));
            let joint = joint.ok_or(format!("{condition:?} is no column=value"))?;
            let (column, value) = condition.split_once(joint).unwrap_or_default();
            let column = self.columns.iter().position(|name| name == column.trim());
            let column = column.ok_or(format!("the table has no column of {condition:?}"))?;
            rows.retain(|row| row.get(column).is_some_and(|cell| holds(cell, joint, value.trim())));
        }
        Ok(rows)
    }
}

fn holds(cell: &str, joint: &str, value: &str) -> bool {
    let number = |text: &str| text.trim().replace(',', ".").parse::<f64>().ok();
    match (joint, number(cell), number(value)) {
        (">=", Some(cell), Some(value)) => cell >= value,
        ("<=", Some(cell), Some(value)) => cell <= value,
        ("=", ..) => cell.split('|').any(|part| part.trim() == value),
        _ => false,
    }
}

fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    let mut chars = line.trim_end_matches('\r').chars().peekable();
    while let Some(c) = chars.next() {
        let cell = cells.last_mut().expect("there is always one");
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => cell.extend(chars.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            c => cell.push(c),
        }
    }
    cells
}

fn recomputed(entry: &Entry, rows: &Rows, line: &serde_json::Value) -> Vec<String> {
    if !matches!(entry.kind, Kind::Sheet | Kind::List) {
        return vec!["only a sheet or a list is recomputed".into()];
    }
    let passing = match rows.passing(&text(line, "filter")) {
        Ok(passing) => passing,
        Err(why) => return vec![why],
    };
    let column = text(line, "column");
    let column = rows.columns.iter().position(|name| !column.is_empty() && *name == column);
    if entry.kind == Kind::List {
        return column.map_or(vec!["a list names its column".into()], |column| {
            of_list(entry, &passing, column)
        });
    }
    let is_there = |proposition: &String| {
        let wanted = key(proposition);
        let cell = |(at, cell): (usize, &String)| {
            column.is_none_or(|column| column == at) && cell.split('|').any(|c| key(c) == wanted)
        };
        passing.iter().any(|row| row.iter().enumerate().any(cell))
    };
    let not_true = entry.others().into_iter().filter(|other| !is_there(other));
    let mut said: Vec<String> = not_true.map(|it| format!("{it:?} is not in the table")).collect();
    if is_there(&entry.answer()) {
        said.push(format!("{:?} is in the table, so it is true", entry.answer()));
    }
    said
}

/// Passing rows without an answer in the list, and answers without a passing row.
fn of_list(entry: &Entry, passing: &[&Vec<String>], column: usize) -> Vec<String> {
    let list = serde_json::from_value::<List>(entry.json.clone()).unwrap_or_default();
    let is_listed = |cell: &str| list.find(cell, Language::of_code(&entry.lang)).is_some();
    let found = |row: &&&Vec<String>| row[column].split('|').any(is_listed);
    let lacking = passing.iter().filter(|row| !found(row));
    let mut said: Vec<String> =
        lacking.map(|row| format!("{:?} is missing from the list", row[column])).collect();
    let cells: Vec<String> =
        passing.iter().flat_map(|row| row[column].split('|')).map(key).collect();
    let strange = list.answers.iter().filter(|listed| {
        let mut names = [&listed.a].into_iter().chain(&listed.accept);
        !names.any(|name| cells.contains(&key(name)))
    });
    said.extend(strange.map(|listed| format!("{:?} is not in the table", listed.a)));
    said
}
