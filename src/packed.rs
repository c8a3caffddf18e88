//! A text as a word of an address, PURE: deflated and written in URL-safe letters, short enough for a QR code if the
//! text is short.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// Prefix of every word; raised when older builds could not read it.
const FORMAT: &str = "1.";

/// Deflate level: best compression.
const EFFORT: u8 = 9;

/// Packs a text into a word.
#[must_use]
pub fn pack(text: &str) -> String {
    [FORMAT, &URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), EFFORT))].concat()
}

/// Unpacks a word of at most `letters` letters to a text of at most `bytes` bytes; `None` when it is damaged, longer
/// or something else.
#[must_use]
pub fn unpack(word: &str, letters: usize, bytes: usize) -> Option<String> {
    let word = word.strip_prefix(FORMAT).filter(|word| word.len() <= letters)?;
    let deflated = URL_SAFE_NO_PAD.decode(word).ok()?;
    String::from_utf8(decompress_to_vec_with_limit(&deflated, bytes).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_out_as_it_went_in() {
        for text in ["", "é", &"la Tablée ".repeat(900)] {
            let word = pack(text);
            assert_eq!(unpack(&word, 4_000, 16_000).as_deref(), Some(text));
            assert!(word.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)));
        }
    }

    #[test]
    fn what_is_damaged_longer_or_strange_is_none() {
        let word = pack(&"a".repeat(17_000));
        let half = &word[..word.len() / 2];
        for strange in ["", "1.", "1.%%%", "2.abc", half, &word] {
            assert_eq!(unpack(strange, 4_000, 16_000), None, "{strange:.40}");
        }
        assert_eq!(unpack(&pack("abc"), 2, 9), None, "more letters than are read");
    }
}
