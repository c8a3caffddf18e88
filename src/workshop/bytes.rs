//! Decodes a file, and maps byte positions to lines. A file is UTF-8 or UTF-16, with or without a byte order mark, or
//! else Windows-1252 or `MacRoman`, whichever makes likelier letters. A byte that is none costs one character.

use super::brought::Reason;
use std::borrow::Cow;

/// The characters of Windows-1252 from 0x80 on, where Latin-1 has control characters.
const WINDOWS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ";
/// The characters of `MacRoman` from 0x80 on.
const MAC: &str = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
/// The letters and signs beyond ASCII that French and English write, but for capitals.
const LIKELY: &str = "éèêëàâçùûüîïôœæñ’‘“”«»…–—€°\u{A0}";
/// The same as capitals, which do not follow a small letter.
const LIKELY_CAPITALS: &str = "ÉÈÊËÀÂÇÙÛÎÏÔŒ";
/// A file is no text if more than one byte in so many is NUL.
const TEXT_PER_NUL: usize = 200;

/// Decodes the bytes.
///
/// # Errors
/// When no text contains such bytes.
pub fn text(bytes: &[u8]) -> Result<String, Reason> {
    let text = decoded(bytes)?;
    // Macs end a row with a carriage return alone, and lines within a cell in another way.
    let alone = |pair: &[u8]| pair[0] == b'\r' && pair[1] != b'\n';
    let mac = text.ends_with('\r') || text.as_bytes().windows(2).any(alone);
    Ok(if mac { text.replace("\r\n", "\n").replace('\r', "\n") } else { text })
}

fn decoded(bytes: &[u8]) -> Result<String, Reason> {
    match (bytes, unmarked(bytes)) {
        ([0xFF, 0xFE, rest @ ..], _) | (rest, Some(Wide::Little)) => {
            Ok(wide(rest, u16::from_le_bytes))
        }
        ([0xFE, 0xFF, rest @ ..], _) | (rest, Some(Wide::Big)) => {
            Ok(wide(rest, u16::from_be_bytes))
        }
        _ => narrow(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)),
    }
}

fn wide(bytes: &[u8], pair: fn([u8; 2]) -> u16) -> String {
    let units = bytes.as_chunks::<2>().0.iter().map(|two| pair(*two));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Which byte of a pair comes first.
#[derive(Clone, Copy)]
enum Wide {
    Little,
    Big,
}

/// UTF-16 without a mark: most letters have a NUL on one side, and hardly any on the other.
fn unmarked(bytes: &[u8]) -> Option<Wide> {
    let pairs = bytes[..bytes.len().min(4_096)].as_chunks::<2>().0;
    let nuls = |side: usize| pairs.iter().filter(|pair| pair[side] == 0).count();
    let (first, second) = (nuls(0), nuls(1));
    let most = |here: usize, there: usize| here > pairs.len() / 2 && there * 20 < here;
    match (most(first, second), most(second, first)) {
        (true, _) => Some(Wide::Big),
        (_, true) => Some(Wide::Little),
        _ => None,
    }
}

/// UTF-8, or a byte a letter.
fn narrow(bytes: &[u8]) -> Result<String, Reason> {
    let nuls = bytes.iter().filter(|byte| **byte == 0).count();
    if nuls * TEXT_PER_NUL > bytes.len() {
        return Err(Reason::NoText);
    }
    let text = match String::from_utf8_lossy(bytes) {
        Cow::Borrowed(text) => text.to_owned(),
        Cow::Owned(lossy) => {
            let bad = lossy.matches(char::REPLACEMENT_CHARACTER).count();
            let good = lossy.chars().filter(|c| !c.is_ascii()).count() - bad;
            if good >= bad { lossy } else { by_letters(bytes) }
        }
    };
    Ok(if nuls > 0 { text.replace('\0', "\u{FFFD}") } else { text })
}

/// The text in the one of both encodings that makes likelier letters; Windows-1252 if neither does.
fn by_letters(bytes: &[u8]) -> String {
    let table = |from: u8, table: &str| -> Vec<char> {
        table.chars().chain((from..=0xFF).map(char::from)).collect()
    };
    let read = |table: &[char]| -> String {
        let letter = |byte: &u8| table.get(usize::from(byte.wrapping_sub(0x80)));
        let one = |byte| letter(byte).copied().unwrap_or(char::from(*byte));
        bytes.iter().map(one).collect()
    };
    let windows = read(&table(0xA0, WINDOWS));
    let mac = read(&MAC.chars().collect::<Vec<char>>());
    if likely(&mac) > likely(&windows) { mac } else { windows }
}

/// How many letters of a text are what French and English write.
fn likely(text: &str) -> usize {
    let pairs = [' '].into_iter().chain(text.chars()).zip(text.chars());
    let is_likely = |(before, c): &(char, char)| {
        !c.is_ascii()
            && (LIKELY.contains(*c) || LIKELY_CAPITALS.contains(*c) && !before.is_lowercase())
    };
    pairs.filter(is_likely).count()
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
    fn wide_files_need_no_mark() {
        let plain = "Où est l’été ?;Ici\nQui ?;Zoé\n";
        let units: Vec<u16> = plain.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        assert_eq!([text(&little), text(&big)], [Ok(plain.to_owned()), Ok(plain.to_owned())]);
    }

    #[test]
    fn a_mac_is_told_from_windows_by_its_letters() {
        let plain = "Où est né l’été ? « À Nîmes », ça, c’est sûr…\n";
        let place = |c: char| MAC.chars().position(|mac| mac == c);
        let mac = |c: char| place(c).map_or(c as u8, |place| 0x80 + place as u8);
        let bytes: Vec<u8> = plain.chars().map(mac).collect();
        assert_eq!(text(&bytes), Ok(plain.to_owned()));
        assert_eq!(MAC.chars().count(), 128);
        let old: Vec<u8> = "Été ?;oui\rOù ?;là\r".chars().map(mac).collect();
        assert_eq!(text(&old), Ok("Été ?;oui\nOù ?;là\n".to_owned()));
        assert_eq!(text(b"a;\"b\nc\"\rd;e\r"), Ok("a;\"b\nc\"\nd;e\n".into()));
        assert_eq!(text(b"caf\xE9"), Ok("café".into()));
        assert_eq!(text(b"na\xEFve \x96 l\x92\xC9tat"), Ok("naïve – l’État".into()));
    }

    #[test]
    fn one_bad_byte_costs_one_character() {
        let mut bytes = "Où sont les châtaignes de l’été ?;là".as_bytes().to_vec();
        bytes[5] = 0xFF;
        assert_eq!(text(&bytes), Ok("Où s\u{FFFD}nt les châtaignes de l’été ?;là".into()));
        let long = "Une question sans accent ? Une reponse. ".repeat(10);
        let mut bytes = long.clone().into_bytes();
        bytes[4] = 0;
        assert_eq!(text(&bytes), Ok(long.replacen('q', "\u{FFFD}", 1)));
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
