//! XLSX: the sheets of a workbook, cells as they are shown.

use super::super::brought::Reason;
use super::super::card::Language;
use super::super::import::Sheet;
use super::grid::{Grid, place};
use super::pull::{Piece, Pull, Tag};
use super::shown::{Look, general};
use super::zip::Zip;
use std::collections::BTreeMap;

/// Maximum number of sheets, shared texts and styles that are read.
const MOST_SHEETS: usize = 64;
const MOST_TEXTS: usize = 200_000;
/// Maximum length of all shared texts, in bytes.
const LONGEST_TEXTS: usize = 16 << 20;
const MOST_STYLES: usize = 70_000;

/// What the cells of all sheets refer to.
struct Book {
    texts: Vec<String>,
    looks: Vec<Look>,
    from_1904: bool,
    language: Language,
}

/// A sheet as the workbook lists it.
struct Listed {
    name: String,
    hidden: bool,
    id: String,
}

/// Reads every sheet.
///
/// # Errors
/// Why nothing was read.
pub fn sheets(zip: &Zip<'_>, language: Language) -> Result<Vec<Sheet>, Reason> {
    let path = main_part(zip)?;
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let (listed, from_1904) = list(zip, &path)?;
    let targets = targets(zip, &path)?;
    let beside = |name: &str| [&*folder, "/", name].concat();
    let mut book = Book { texts: vec![], looks: vec![], from_1904, language };
    book.texts = texts(zip, &beside("sharedStrings.xml"))?;
    book.looks = looks(zip, &beside("styles.xml"), language)?;
    let mut sheets = vec![];
    for Listed { name, hidden, id } in listed {
        let Some(target) = targets.get(&id) else { continue };
        let part = match target.strip_prefix('/') {
            Some(path) => path.to_owned(),
            None => beside(target),
        };
        if let Some(part) = zip.part(&part)? {
            sheets.push(book.grid(Pull::of(part))?.sheet(name, hidden));
        }
    }
    Ok(sheets)
}

/// The path of the workbook.
fn main_part(zip: &Zip<'_>) -> Result<String, Reason> {
    let mut found = None;
    each(zip, "_rels/.rels", |tag| {
        let is_it = tag.get("Type").is_some_and(|kind| kind.ends_with("/officeDocument"));
        if is_it && found.is_none() {
            found = tag.get("Target").map(|path| path.trim_start_matches('/').to_owned());
        }
    })?;
    let path = found.unwrap_or_else(|| "xl/workbook.xml".to_owned());
    match () {
        () if path.ends_with(".bin") => Err(Reason::OldSheet),
        () if !path.starts_with("xl/") || !zip.has(&path) => Err(Reason::NoSheet),
        () => Ok(path),
    }
}

/// Hands every element of a part that begins to `see`.
fn each(zip: &Zip<'_>, part: &str, mut see: impl FnMut(&Tag)) -> Result<(), Reason> {
    let Some(part) = zip.part(part)? else { return Ok(()) };
    let mut pull = Pull::of(part);
    loop {
        match pull.piece()? {
            Piece::Open(tag) => see(&tag),
            Piece::End => return Ok(()),
            _ => {}
        }
    }
}

/// The sheets of a workbook, and whether its days begin in 1904.
fn list(zip: &Zip<'_>, path: &str) -> Result<(Vec<Listed>, bool), Reason> {
    let (mut listed, mut from_1904) = (vec![], false);
    each(zip, path, |tag| match &*tag.name {
        "workbookPr" => from_1904 = tag.is("date1904"),
        "sheet" if listed.len() < MOST_SHEETS => listed.push(Listed {
            name: tag.get("name").unwrap_or_default().to_owned(),
            hidden: tag.get("state").is_some_and(|state| state != "visible"),
            id: tag.get("id").unwrap_or_default().to_owned(),
        }),
        _ => {}
    })?;
    Ok((listed, from_1904))
}

/// The parts that a workbook refers to, by their ids.
fn targets(zip: &Zip<'_>, path: &str) -> Result<BTreeMap<String, String>, Reason> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let mut targets = BTreeMap::new();
    each(zip, &format!("{folder}/_rels/{name}.rels"), |tag| {
        if let (Some(id), Some(target)) = (tag.get("Id"), tag.get("Target")) {
            targets.insert(id.to_owned(), target.to_owned());
        }
    })?;
    Ok(targets)
}

/// The texts that cells share.
fn texts(zip: &Zip<'_>, path: &str) -> Result<Vec<String>, Reason> {
    let Some(part) = zip.part(path)? else { return Ok(vec![]) };
    let mut pull = Pull::of(part);
    let (mut texts, mut length) = (vec![], 0);
    loop {
        match pull.piece()? {
            Piece::Open(tag) if tag.name == "si" => {
                let text = rich(&mut pull, "si")?;
                length += text.len();
                if texts.len() >= MOST_TEXTS || length > LONGEST_TEXTS {
                    return Err(Reason::UnpacksTooLong);
                }
                texts.push(text);
            }
            Piece::End => return Ok(texts),
            _ => {}
        }
    }
}

/// A text whose parts may look different, up to the end of the element of that name, without how it is pronounced.
fn rich(pull: &mut Pull<'_>, name: &str) -> Result<String, Reason> {
    let (mut text, mut inside) = (String::new(), false);
    loop {
        match pull.piece()? {
            Piece::Open(tag) if matches!(&*tag.name, "rPh" | "phoneticPr") => pull.skip()?,
            Piece::Open(tag) if tag.name == "t" => inside = true,
            Piece::Close(closed) if closed == "t" => inside = false,
            Piece::Close(closed) if closed == name => break,
            Piece::Text(piece) if inside => text.push_str(&piece),
            Piece::End => return Err(Reason::CutOff),
            _ => {}
        }
    }
    // Line ends that XML would lose.
    Ok(text.replace("_x000D_", " ").replace("_x000A_", " "))
}

/// How cells of each style show their numbers.
fn looks(zip: &Zip<'_>, path: &str, language: Language) -> Result<Vec<Look>, Reason> {
    let mut codes = BTreeMap::new();
    let (mut looks, mut of_cells) = (vec![], false);
    each(zip, path, |tag| match &*tag.name {
        "numFmt" => {
            let code = tag.number("numFmtId").zip(tag.get("formatCode"));
            codes.extend(code.map(|(id, code)| (id, code.to_owned())));
        }
        "cellXfs" => of_cells = true,
        "cellStyles" | "dxfs" | "cellStyleXfs" => of_cells = false,
        "xf" if of_cells && looks.len() < MOST_STYLES => {
            let id = tag.number("numFmtId").unwrap_or_default();
            looks.push(match codes.get(&id) {
                Some(code) => Look::of(code),
                None => Look::built_in(id, language),
            });
        }
        _ => {}
    })?;
    Ok(looks)
}

/// The first and the last cell of those that are merged, by row and column.
fn spanned(tag: &Tag) -> Option<((usize, usize), (usize, usize))> {
    let (from, to) = tag.get("ref")?.split_once(':')?;
    place(from).zip(place(to))
}

/// A cell that is being read.
#[derive(Default)]
struct Cell {
    kind: String,
    style: usize,
    value: String,
}

impl Book {
    fn grid(&self, mut pull: Pull<'_>) -> Result<Grid, Reason> {
        let mut grid = Grid::default();
        let (mut row, mut column) = (0, 0);
        loop {
            match pull.piece()? {
                Piece::Open(tag) => match &*tag.name {
                    "col" if tag.is("hidden") => {
                        let ends = tag.number("min").zip(tag.number("max"));
                        let (from, to) = ends.unwrap_or((1, 0));
                        grid.hide_columns(from.saturating_sub(1), to.saturating_sub(1));
                    }
                    "row" => {
                        row = tag.number("r").unwrap_or(row + 1).max(1);
                        column = 0;
                        if tag.is("hidden") {
                            grid.hide_row(row - 1);
                        }
                    }
                    "c" => {
                        let named = tag.get("r").and_then(place);
                        let at = named.unwrap_or((row.max(1) - 1, column));
                        column = at.1 + 1;
                        let text = self.cell(&mut pull, &tag)?;
                        grid.put(at.0, at.1, &text)?;
                    }
                    "mergeCell" => {
                        if let Some(((row, column), (to, _))) = spanned(&tag) {
                            grid.span(row, column, to)?;
                        }
                    }
                    _ => {}
                },
                // What stands behind the rows, the merged cells, is not worth a million of them.
                Piece::Close(name) if name == "row" && grid.ends_before(row) => return Ok(grid),
                Piece::End => return Ok(grid),
                _ => {}
            }
        }
    }

    /// The text of a cell whose element has just begun.
    fn cell(&self, pull: &mut Pull<'_>, tag: &Tag) -> Result<String, Reason> {
        let mut cell = Cell {
            kind: tag.get("t").unwrap_or("n").to_owned(),
            style: tag.number("s").unwrap_or_default(),
            value: String::new(),
        };
        let (mut inside, mut plain) = (false, None);
        loop {
            match pull.piece()? {
                Piece::Open(tag) if tag.name == "v" => inside = true,
                Piece::Open(tag) if tag.name == "is" => plain = Some(rich(pull, "is")?),
                Piece::Close(name) if name == "v" => inside = false,
                Piece::Close(name) if name == "c" => break,
                Piece::Text(text) if inside => cell.value.push_str(&text),
                Piece::End => return Err(Reason::CutOff),
                _ => {}
            }
        }
        Ok(plain.unwrap_or_else(|| self.shown(&cell)))
    }

    fn shown(&self, Cell { kind, style, value }: &Cell) -> String {
        let [yes, no] = self.language.truth();
        let truth = if value.trim() == "1" { yes } else { no };
        match &**kind {
            "s" => {
                let at: Option<usize> = value.trim().parse().ok();
                at.and_then(|at| self.texts.get(at)).cloned().unwrap_or_default()
            }
            "b" => truth.to_owned(),
            "n" => match value.trim().parse::<f64>() {
                Ok(number) => match self.looks.get(*style) {
                    Some(look) => look.show(number, self.from_1904, self.language),
                    None => general(number, self.language),
                },
                Err(_) => value.clone(),
            },
            _ => value.clone(),
        }
    }
}
