//! How a table is laid out: its separator, what other programs say in lines above it, where its rows begin and what its
//! columns mean.

use super::columns::Columns;
use super::correct::{self, Says};
use super::split::{self, Row, rows};
use super::told::Told;
use csv::StringRecord;

/// Possible separators. In a text without names the first of them that parts all rows alike is taken: commas are
/// frequent in sentences, tabs are not.
const MARKS: [u8; 4] = [b'\t', b';', b',', b'|'];
/// How many rows may stand above the names.
const MOST_TITLES: usize = 20;
/// The rows by which the separator is found.
const SEEN_LINES: usize = 40;
const SEEN_BYTES: usize = 16_000;

/// A table's layout.
pub struct Layout {
    pub mark: u8,
    /// Whether its cells are HTML.
    pub html: bool,
    pub columns: Columns,
    /// Most cells that a row may have.
    pub most: usize,
    /// The row of names, if there is one.
    pub names: Option<StringRecord>,
    /// The byte at which the row behind the names begins.
    pub data: usize,
}

impl Layout {
    /// The layout of a text, whether or not it looks like a table. What somebody says of it is not guessed.
    #[must_use]
    pub fn of(text: &str, told: &Told) -> Layout {
        let mut layout = Layout::seen(text, told);
        if let Some(said) = &told.columns {
            layout.most = layout.most.max(said.len());
            layout.columns = Columns::told(said);
        }
        layout.most = told.most.unwrap_or(layout.most);
        layout.columns.numbers = told.numbers;
        layout
    }

    fn seen(text: &str, told: &Told) -> Layout {
        let declared = Declared::of(text);
        let rest = &text[declared.length..];
        let shape = Shape::of(rest, told.mark.or(declared.mark));
        let html = told.html.or(declared.html).unwrap_or_else(|| shape.is_html(rest));
        let mark = shape.mark;
        let behind = |at: usize| declared.length + at + split::first(&rest[at..], mark).len();
        let known = shape.names.clone().filter(|_| told.names != Some(false));
        if let Some((at, columns, most)) = known {
            let row = split::first(&rest[at..], mark);
            let names = rows(row, mark).find_map(|row| row.cells);
            return Layout { mark, html, columns, most, names, data: behind(at) };
        }
        let read = |head: String| {
            let row = rows(&head, mark).find_map(|row| row.cells)?;
            Columns::named(&row).map(|columns| (columns, row.len()))
        };
        let said = declared.names.clone().and_then(read);
        let (columns, count) = said.or_else(|| read(declared.head(&shape))).unwrap_or_default();
        // A comma too many may stand within a text; other marks hardly do.
        let most = if mark == b',' { count } else { usize::MAX };
        // Names that are none of those known here.
        let named = (told.names == Some(true)).then(|| shape.first()).flatten();
        let data = named.as_ref().map_or(declared.length, |(at, _)| behind(*at));
        Layout { mark, html, columns, most, names: named.map(|(_, names)| names), data }
    }
}

/// The separators that somebody may have to choose from: each names the columns or, where none does, parts all rows
/// alike.
pub fn marks(text: &str) -> Vec<u8> {
    let declared = Declared::of(text);
    if declared.mark.is_some() {
        return vec![];
    }
    let seen = beginning(&text[declared.length..]);
    let shapes = MARKS.map(|mark| Shape::with(seen, mark));
    let marks = |fits: fn(&&Shape) -> bool| -> Vec<u8> {
        shapes.iter().filter(fits).map(|shape| shape.mark).collect()
    };
    let named = marks(|shape| shape.names.is_some());
    if named.is_empty() {
        marks(|shape| shape.usual > 1 && shape.alike == shape.rows.len())
    } else {
        named
    }
}

/// Whether a text says what its columns are: in a row of names, or in lines above.
pub fn is_named(text: &str) -> bool {
    let declared = Declared::of(text);
    declared.is_anki || Shape::of(&text[declared.length..], declared.mark).names.is_some()
}

/// Whether a text looks like a table without names: its rows have equally many cells. Parted by commas, which any
/// sentence has, they are more than two; parted by tabs their number does not matter.
pub fn looks_like(text: &str) -> bool {
    let declared = Declared::of(text);
    let shape = Shape::of(&text[declared.length..], declared.mark);
    let count = shape.rows.len();
    match shape.mark {
        b'\t' => count > 0 && shape.rows.iter().all(|row| row.len() > 1),
        mark => {
            let least = if mark == b',' || count < 2 { 3 } else { 2 };
            count > 0 && shape.alike == count && shape.usual >= least
        }
    }
}

/// What stands in lines above a table: `sep=;` of spreadsheets, `#separator:tab` and others of Anki.
#[derive(Default)]
struct Declared {
    mark: Option<u8>,
    html: Option<bool>,
    is_anki: bool,
    /// Columns that hold neither side of a card, from 1.
    aside: Vec<usize>,
    names: Option<String>,
    /// The length of these lines.
    length: usize,
}

impl Declared {
    fn of(text: &str) -> Declared {
        let mut declared = Declared::default();
        for line in text.split_inclusive('\n') {
            let bare = line.trim_end_matches(['\r', '\n']);
            let known = match (bare.strip_prefix("sep="), bare.strip_prefix('#')) {
                (Some(mark), _) => declared.separator(mark.trim_end_matches(' ')),
                (_, Some(said)) => said.split_once(':').is_some_and(|(key, value)| {
                    let known = declared.anki(key, value);
                    declared.is_anki |= known;
                    known
                }),
                _ => false,
            };
            if !known {
                break;
            }
            declared.length += line.len();
        }
        declared
    }

    fn separator(&mut self, mark: &str) -> bool {
        let words = ["tab", "semicolon", "comma", "pipe"];
        let named = words.iter().position(|word| mark.eq_ignore_ascii_case(word));
        let mark = named.map(|at| MARKS[at]).or_else(|| mark.bytes().next());
        self.mark = mark.filter(|mark| MARKS.contains(mark));
        self.mark.is_some()
    }

    fn anki(&mut self, key: &str, value: &str) -> bool {
        match key {
            "separator" => return self.separator(value),
            "html" => self.html = Some(value.trim() == "true"),
            "columns" => self.names = Some(value.to_owned()),
            "notetype" | "deck" | "tags" | "if matches" => {}
            "notetype column" | "deck column" | "tags column" | "guid column" => {
                self.aside.extend(value.trim().parse::<usize>());
            }
            _ => return false,
        }
        true
    }

    /// Names for a table without any: question, right answer, wrong ones; of Anki's cards the first two sides.
    fn head(&self, shape: &Shape) -> String {
        let mark = char::from(shape.mark).to_string();
        let count = shape.usual.clamp(2, 18);
        let sides = shape.sides(&self.aside);
        let place = (!self.is_anki && shape.says_place()).then_some(count);
        let mut content = 0;
        let name = |column: usize| {
            if self.aside.contains(&column) {
                return "-";
            }
            content += 1;
            match content {
                1 => sides[0],
                _ if place == Some(column) => "correct",
                _ if place.is_some() => "option",
                2 => sides[1],
                _ if self.is_anki => "-",
                _ => "wrong",
            }
        };
        (1..=count).map(name).collect::<Vec<&str>>().join(&mark)
    }
}

/// What the first rows of a text look like with a separator.
struct Shape {
    mark: u8,
    rows: Vec<StringRecord>,
    /// Where the first row begins.
    first: usize,
    /// How many cells most rows have, and how many rows have so many.
    usual: usize,
    alike: usize,
    /// Where the names are, what they mean, and how many there are.
    names: Option<(usize, Columns, usize)>,
}

impl Shape {
    /// The shape with the separator that names columns, or else makes most rows alike.
    fn of(text: &str, declared: Option<u8>) -> Shape {
        let seen = beginning(text);
        if let Some(mark) = declared {
            return Shape::with(seen, mark);
        }
        let shapes = MARKS.map(|mark| Shape::with(seen, mark));
        let parted = |shape: &&Shape| shape.usual > 1 && shape.mark != b'|';
        let named = |shape: &&Shape| shape.names.is_some();
        let best = |shapes: Vec<&Shape>| {
            let share = |shape: &&Shape| {
                let parts_all = shape.rows.iter().all(|row| row.len() > 1);
                (parts_all, shape.alike * 1_000 / shape.rows.len().max(1))
            };
            // Of equal ones the first.
            shapes.into_iter().rev().max_by_key(share).map(|shape| shape.mark)
        };
        let mark = best(shapes.iter().filter(named).collect())
            .or_else(|| best(shapes.iter().filter(parted).collect()))
            .unwrap_or(b',');
        let found = shapes.into_iter().find(|shape| shape.mark == mark);
        found.unwrap_or_else(|| Shape::with(seen, mark))
    }

    fn with(text: &str, mark: u8) -> Shape {
        let (mut all, mut names, mut first) = (vec![], None, 0);
        for Row { at, cells } in rows(text, mark) {
            let Some(cells) =
                cells.filter(|cells| cells.iter().any(|cell| !cell.trim().is_empty()))
            else {
                continue;
            };
            if names.is_none() && all.len() < MOST_TITLES {
                names = Columns::named(&cells).map(|columns| (at, columns, cells.len()));
            }
            first = if all.is_empty() { at } else { first };
            all.push(cells);
        }
        let alike = |count: usize| all.iter().filter(|row| row.len() == count).count();
        let usual = all.iter().map(StringRecord::len).max_by_key(|count| (alike(*count), *count));
        let usual = usual.unwrap_or_default();
        Shape { mark, usual, alike: alike(usual), rows: all, first, names }
    }

    /// The first row, and where it begins.
    fn first(&self) -> Option<(usize, StringRecord)> {
        self.rows.first().map(|row| (self.first, row.clone()))
    }

    /// The names of the first two sides: the question is the one that asks.
    fn sides(&self, aside: &[usize]) -> [&'static str; 2] {
        let asks = |side: usize| {
            let columns: Vec<usize> =
                (0..self.usual).filter(|at| !aside.contains(&(at + 1))).collect();
            let at = columns.get(side).copied().unwrap_or(usize::MAX);
            let ends =
                |row: &&StringRecord| row.get(at).is_some_and(|cell| cell.trim().ends_with('?'));
            self.rows.iter().filter(ends).count()
        };
        let turned = asks(1) > self.rows.len() / 2
            && asks(0) < asks(1)
            && self.usual - aside.len().min(self.usual) == 2;
        if turned { ["answer", "question"] } else { ["question", "answer"] }
    }

    /// Whether the last cell of most rows says which of those before it is right.
    fn says_place(&self) -> bool {
        let one = |row: &&StringRecord| {
            let cells: Vec<&str> = row.iter().map(str::trim).collect();
            let [_, options @ .., last] = &cells[..] else { return false };
            if row.len() != self.usual || last.is_empty() {
                return false;
            }
            let options = (1..).zip(options.iter().copied()).filter(|(_, text)| !text.is_empty());
            let options: Vec<(u8, &str)> = options.collect();
            // Among letters and figures it may be one more of them.
            let alike = |(_, text): &(u8, &str)| correct::is_place(text);
            let doubtful = correct::is_place(last) && options.iter().any(alike);
            !doubtful && correct::right(&options, &[*last], Says::Either).is_ok()
        };
        (4..=20).contains(&self.usual)
            && self.rows.iter().filter(one).count() * 2 >= self.rows.len()
    }

    /// Whether a table without names that is parted by tabs, as Anki writes it, has HTML.
    fn is_html(&self, text: &str) -> bool {
        let signs = ["<br", "<div", "&nbsp;", "<img", "</"];
        self.mark == b'\t' && self.names.is_none() && signs.iter().any(|sign| text.contains(sign))
    }
}

/// The first lines of a text.
fn beginning(text: &str) -> &str {
    let end = text.match_indices('\n').nth(SEEN_LINES - 1).map_or(text.len(), |(at, _)| at);
    &text[..text.floor_char_boundary(end.min(SEEN_BYTES))]
}
