//! Several texts in one cell: `|` separates them, and in lists `=` separates an answer from its other forms. A
//! backslash escapes either sign.

/// The texts of a cell, split at `mark`, without empty ones.
pub fn parted(cell: &str, mark: char) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut letters = cell.chars().peekable();
    while let Some(c) = letters.next() {
        let last = parts.last_mut().map_or_else(String::new, std::mem::take);
        let (last, new) = match (c, letters.peek().copied()) {
            ('\\', Some(next @ ('\\' | '|' | '='))) => {
                letters.next();
                // Stays escaped for the second split, at `=`.
                let kept = if mark == '|' { vec!['\\', next] } else { vec![next] };
                (last + &kept.into_iter().collect::<String>(), false)
            }
            (c, _) if c == mark => (last, true),
            (c, _) => (last + c.encode_utf8(&mut [0; 4]), false),
        };
        if let Some(place) = parts.last_mut() {
            *place = last;
        }
        if new {
            parts.push(String::new());
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// A text without its backslashes.
pub fn plain(part: &str) -> String {
    let mut plain = String::new();
    let mut letters = part.chars().peekable();
    while let Some(c) = letters.next() {
        let escaped = c == '\\' && matches!(letters.peek(), Some('\\' | '|' | '='));
        plain.push(if escaped { letters.next().unwrap_or(c) } else { c });
    }
    plain
}

/// The texts of a cell, unescaped.
pub fn several(cell: &str) -> Vec<String> {
    parted(cell, '|').iter().map(|part| plain(part)).collect()
}

/// Escapes a text for a cell that holds several.
pub fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('|', "\\|").replace('=', "\\=")
}

/// Whether a spreadsheet would run a cell as a formula: its first sign, or one of the same meaning in full width. A tab
/// or a line end before it is passed over by some.
fn is_formula(cell: &str) -> bool {
    cell.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])
}

/// A cell that no spreadsheet takes for a formula: an apostrophe stands before it. [`unguarded`] takes it away. A negative
/// number is none.
#[must_use]
pub fn guarded(cell: &str) -> String {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let number = cell.strip_prefix('-').is_some_and(|rest| match rest.split_once(['.', ',']) {
        Some((whole, decimals)) => digits(whole) && digits(decimals),
        None => digits(rest),
    });
    // One that has apostrophes of its own keeps them.
    let formula = is_formula(cell.trim_start_matches('\'')) && !number;
    if formula { ["'", cell].concat() } else { cell.to_owned() }
}

/// A cell without the apostrophe that keeps it from being a formula.
#[must_use]
pub fn unguarded(cell: &str) -> &str {
    let bare = cell.strip_prefix('\'');
    bare.filter(|bare| is_formula(bare.trim_start_matches('\''))).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_escaped_comes_back() {
        for text in ["a|b", "a=b", "a\\b", "\\|=", "\\\\", "plain", "fin\\"] {
            let cell = format!("x | {} |", escaped(text));
            assert_eq!(several(&cell), ["x", text], "{cell}");
            assert_eq!(parted(&escaped(text), '='), [text]);
        }
    }

    #[test]
    fn answers_have_other_ways_to_be_said() {
        let parts = parted(r"chou = choux = le chou \= vert | pou", '|');
        assert_eq!(parts.len(), 2);
        assert_eq!(parted(&parts[0], '='), ["chou", "choux", "le chou = vert"]);
    }

    #[test]
    fn no_cell_is_a_formula() {
        for cell in
            ["=1+1", "+33", "-x", "@a", "＝1", "＠b", "\t=1", "'=1", "''+", "-1-2", "-.", "-1.2.3"]
        {
            let safe = guarded(cell);
            assert!(safe.starts_with('\''), "{safe}");
            assert_eq!(unguarded(&safe), cell);
        }
        for cell in ["", "a=b", "-12,5", "-3", "'oui'", "1-2", "'"] {
            assert_eq!((&*guarded(cell), unguarded(cell)), (cell, cell));
        }
    }
}
