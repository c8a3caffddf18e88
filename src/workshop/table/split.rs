//! Parts a text into rows and cells. Quotes are heard where they begin a cell and close again; a quote that never
//! closes costs the line it stands on, and no row below it.

use csv::{ReaderBuilder, StringRecord};

/// A row of a table.
pub struct Row {
    /// The byte at which it begins in the text.
    pub at: usize,
    /// Its cells; none where a quote never closes.
    pub cells: Option<StringRecord>,
}

/// How the quotes of a stretch of rows are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    /// They hold a cell together.
    Heard,
    /// They are part of the text: nobody doubled them within a cell.
    Plain,
    /// One of them never closes.
    Open,
}

/// The rows of a text, without empty lines.
pub fn rows(text: &str, mark: u8) -> impl Iterator<Item = Row> {
    stretches(text, mark).flat_map(move |stretch| stretch.rows(mark))
}

impl<'a> Stretch<'a> {
    fn rows(self, mark: u8) -> Box<dyn Iterator<Item = Row> + 'a> {
        let Stretch { at, text, quotes } = self;
        if quotes == Quotes::Open {
            let line = move |line: &'a str| Row { at: at + text.len() - line.len(), cells: None };
            let rests = text.split_inclusive('\n').scan(text, |rest, line| {
                let from = *rest;
                *rest = &rest[line.len()..];
                Some(from)
            });
            return Box::new(rests.map(line));
        }
        let reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(mark)
            .quoting(quotes == Quotes::Heard)
            .from_reader(text.as_bytes());
        Box::new(reader.into_records().flatten().map(move |cells| {
            // The reader counts a row from before the end of the line above it.
            let from = cells.position().map_or(0, |at| at.byte() as usize);
            let ends = text.get(from..).unwrap_or_default().bytes();
            let at = at + from + ends.take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
            Row { at, cells: if quotes == Quotes::Heard { Some(cells) } else { bare(&cells) } }
        }))
    }
}

/// The cells without quotes around them; `None` where the mark stands between quotes.
fn bare(cells: &StringRecord) -> Option<StringRecord> {
    let inner = |cell: &str| {
        let cell = cell.trim();
        let inner = cell.strip_prefix('"').and_then(|cell| cell.strip_suffix('"'));
        // Two quoted words, one at either end, are no quoted cell.
        let opens = |inner: &&str| inner.split_once('"').is_none_or(|(q, _)| q.ends_with(' '));
        let even = cell.matches('"').count().is_multiple_of(2);
        even.then(|| inner.filter(opens).unwrap_or(cell).to_owned())
    };
    cells.iter().map(inner).collect()
}

/// The first row of a text, across line ends within quotes.
pub fn first(text: &str, mark: u8) -> &str {
    text[..end(text, mark).0].trim_end_matches(['\r', '\n'])
}

/// Rows whose quotes are read alike.
struct Stretch<'a> {
    /// The byte at which it begins.
    at: usize,
    text: &'a str,
    quotes: Quotes,
}

fn stretches(text: &str, mark: u8) -> impl Iterator<Item = Stretch<'_>> {
    let (mut from, mut next) = (0, None);
    std::iter::from_fn(move || {
        let at = from;
        let row = |at: usize| text.get(at..).filter(|it| !it.is_empty()).map(|it| end(it, mark));
        let (length, quotes) = next.take().or_else(|| row(at))?;
        from += length;
        while let Some((length, more)) = row(from) {
            if more != quotes {
                next = Some((length, more));
                break;
            }
            from += length;
        }
        Some(Stretch { at, text: &text[at..from], quotes })
    })
}

/// Where the first row of a text ends, behind its line end, and how its quotes are read.
fn end(text: &str, mark: u8) -> (usize, Quotes) {
    let bytes = text.as_bytes();
    let line = bytes.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| at + 1);
    let to = |from: usize| {
        let ends = |byte: &u8| *byte == mark || *byte == b'\n';
        bytes[from..].iter().position(ends).map_or(bytes.len(), |at| from + at)
    };
    let mut at = 0;
    loop {
        if bytes.get(at) == Some(&b'"') {
            let Some(closed) = closing(bytes, at) else { return (line, unquoted(&bytes[..line])) };
            at = closed;
            if !matches!(bytes.get(at), None | Some(b'\r' | b'\n')) && bytes[at] != mark {
                return (line, unquoted(&bytes[..line]));
            }
        }
        at = to(at);
        match bytes.get(at) {
            None => return (bytes.len(), Quotes::Heard),
            Some(b'\n') => return (at + 1, Quotes::Heard),
            Some(_) => at += 1,
        }
    }
}

/// The byte behind the quote that closes the one at `at`; a doubled quote closes nothing.
fn closing(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += 1 + bytes.get(at + 1..)?.iter().position(|byte| *byte == b'"')?;
        if bytes.get(at + 1) != Some(&b'"') {
            return Some(at + 1);
        }
        at += 1;
    }
}

/// How a line is read that has a quote which holds no cell together.
fn unquoted(line: &[u8]) -> Quotes {
    let count = line.iter().filter(|byte| **byte == b'"').count();
    if count.is_multiple_of(2) { Quotes::Plain } else { Quotes::Open }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(usize, Vec<String>)> {
        let cells = |row: StringRecord| row.iter().map(str::to_owned).collect();
        rows(text, b';').map(|row| (row.at, row.cells.map(cells).unwrap_or_default())).collect()
    }

    #[test]
    fn quotes_hold_a_cell_together() {
        let rows = read("a;\"b; \"\"c\"\"\nd\"\r\n\r\n\"e\";f\n");
        assert_eq!(
            rows,
            [(0, vec!["a".into(), "b; \"c\"\nd".into()]), (18, vec!["e".into(), "f".into()])]
        );
    }

    #[test]
    fn a_quote_that_never_closes_costs_one_row() {
        for next in ["b;\"c\"", "\"b\";c", "b;c", "\"b\"\"\";c"] {
            let rows = read(&format!("x;y\n\"a;b\n{next}\nd;e"));
            let lengths: Vec<usize> = rows.iter().map(|(_, cells)| cells.len()).collect();
            assert_eq!(lengths, [2, 0, 2, 2], "{next}");
            assert_eq!((rows[1].0, rows[2].0), (4, 9));
        }
    }

    #[test]
    fn quotes_that_nobody_doubled_are_text() {
        let rows = read("\"Oui\" en anglais ?;Yes\n\"Qui dit \"non\" ?\";\"Moi\"\na 5\" b;c\n");
        let cells: Vec<&[String]> = rows.iter().map(|(_, cells)| &cells[..]).collect();
        assert_eq!(
            cells,
            [["\"Oui\" en anglais ?", "Yes"], ["Qui dit \"non\" ?", "Moi"], ["a 5\" b", "c"]]
        );
    }

    #[test]
    #[expect(clippy::disallowed_types, reason = "a test may look at the clock")]
    fn hostile_quotes_cost_no_time() {
        let start = std::time::Instant::now();
        for piece in
            ["\"", "\"\n", "\"a\n", "a;\"\n", "\"\"\"\n", "\"\"", ";\"\"\"\"x\n", "\"a;\n\"\"\"b\n"]
        {
            let text = piece.repeat(1_000_000 / piece.len());
            assert!(rows(&text, b';').count() <= text.len());
        }
        assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    }
}
