//! Tables for spreadsheets (CSV): writes and reads rows of quoted cells. The separator is the semicolon or the comma,
//! depending on the language of the spreadsheet.

/// Characters that start a formula in a spreadsheet.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Maximum number of cells read per row.
const MOST_CELLS: usize = 16;

/// A row, including its line end.
#[must_use]
pub fn row<T: AsRef<str>>(cells: &[T], sign: &str) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text.as_ref())).collect();
    cells.join(sign) + "\r\n"
}

/// A quoted cell, since a title may contain the separator. A text that would be taken for a formula is marked as text.
fn cell(text: &str) -> String {
    let mark = if text.starts_with(FORMULA) { "'" } else { "" };
    ["\"", mark, &text.replace('"', "\"\""), "\""].concat()
}

/// Reads the rows of a file, whatever its separator; quotes may be missing, as spreadsheets leave them out.
#[must_use]
pub fn read(text: &str) -> Vec<Vec<String>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let head = text.lines().next().unwrap_or_default();
    let sign = [';', ',', '\t'].into_iter().max_by_key(|sign| head.matches(*sign).count());
    let mut rows = vec![];
    let mut rest = text;
    while !rest.is_empty() {
        let (cells, after) = read_row(rest, sign.unwrap_or(';'));
        rest = after;
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(cells);
        }
    }
    rows
}

/// The cells of the first row, and the rest of the text.
fn read_row(text: &str, sign: char) -> (Vec<String>, &str) {
    let (mut cells, mut cell, mut quoted) = (vec![], String::new(), false);
    let mut letters = text.char_indices().peekable();
    let mut end = text.len();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' if quoted && letters.peek().is_some_and(|(_, next)| *next == '"') => {
                cell.push('"');
                letters.next();
            }
            '"' => quoted = !quoted,
            '\n' if !quoted => {
                end = at + 1;
                break;
            }
            '\r' if !quoted => {}
            letter if letter == sign && !quoted => cells.push(std::mem::take(&mut cell)),
            letter => cell.push(letter),
        }
    }
    cells.push(cell);
    cells.truncate(MOST_CELLS);
    cells.iter_mut().for_each(unmark);
    (cells, &text[end..])
}

/// Removes the mark of a text again.
fn unmark(cell: &mut String) {
    if cell.strip_prefix('\'').is_some_and(|text| text.starts_with(FORMULA)) {
        cell.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let rows = [["a;b", "say \"no\""], ["", "=1+1"], ["-2", "l’été,\nlong"]];
        for sign in [";", ","] {
            let text: String = rows.iter().map(|cells| row(cells, sign)).collect();
            assert_eq!(read(&["\u{feff}", &text].concat()), rows, "{sign}");
        }
        assert_eq!(row(&["=1+1", "x"], ";"), "\"'=1+1\";\"x\"\r\n");
    }

    #[test]
    fn what_a_spreadsheet_has_saved_again_is_read() {
        assert_eq!(
            read("Day,Game\n2026-11-24,\"a, b\"\n\n"),
            [["Day", "Game"], ["2026-11-24", "a, b"]]
        );
        assert_eq!(read("a\tb\r\n1\t2"), [["a", "b"], ["1", "2"]]);
    }

    #[test]
    fn nothing_strange_takes_long_or_breaks_it() {
        for text in ["", "\"", "\"\"\"", ";;;", "\r\n\r\n", "\"a\nb"] {
            assert!(read(text).len() <= 1, "{text:?}");
        }
        assert_eq!(read(&";x".repeat(99))[0].len(), MOST_CELLS);
    }
}
