//! Decodes a file, and maps byte positions to lines. A file is UTF-8 with or without a byte order mark, UTF-16 with one
//! (*Unicode text* in spreadsheets), or else Windows-1252.

use super::brought::Reason;

/// The characters of Windows-1252 from 0x80 on, where Latin-1 has control characters.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// Decodes the bytes.
///
/// # Errors
/// When no text contains such bytes.
pub fn text(bytes: &[u8]) -> Result<String, Reason> {
    let wide = |rest: &[u8], pair: fn([u8; 2]) -> u16| {
        let units = rest.as_chunks::<2>().0.iter().map(|two| pair(*two));
        Ok(char::decode_utf16(units).map(|c| c.unwrap_or('\u{FFFD}')).collect())
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => return wide(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => return wide(rest, u16::from_be_bytes),
        _ => {}
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if bytes.contains(&0) {
        return Err(Reason::NoText);
    }
    Ok(match str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| windows(*byte)).collect(),
    })
}

fn windows(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The line ends of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines(Vec<usize>);

impl Lines {
    /// Indexes that text.
    #[must_use]
    pub fn of(text: &str) -> Lines {
        Lines(
            text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect(),
        )
    }

    /// The line, from 1, of a byte position.
    #[must_use]
    pub fn line(&self, at: usize) -> usize {
        self.0.partition_point(|end| *end < at) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_gives_the_same_text() {
        let wanted = Ok("L’œuf coûte 2 €\r\n".to_owned());
        let plain = "L’œuf coûte 2 €\r\n";
        assert_eq!(text(plain.as_bytes()), wanted);
        assert_eq!(text(&[b"\xEF\xBB\xBF", plain.as_bytes()].concat()), wanted);
        assert_eq!(text(b"L\x92\x9Cuf co\xFBte 2 \x80\r\n"), wanted);
        let little = plain.encode_utf16().flat_map(u16::to_le_bytes);
        assert_eq!(text(&[0xFF, 0xFE].into_iter().chain(little).collect::<Vec<u8>>()), wanted);
        let big = plain.encode_utf16().flat_map(u16::to_be_bytes);
        assert_eq!(text(&[0xFE, 0xFF].into_iter().chain(big).collect::<Vec<u8>>()), wanted);
    }

    #[test]
    fn a_file_with_nul_bytes_is_no_text() {
        assert_eq!(text(b"question\0answer"), Err(Reason::NoText));
    }

    #[test]
    fn places_have_lines() {
        let lines = Lines::of("a\nbc\n\nd");
        let at = |at| lines.line(at);
        assert_eq!([at(0), at(1), at(2), at(4), at(5), at(6), at(99)], [1, 1, 2, 2, 3, 4, 4]);
    }
}
