//! Folds a text to bare words: small letters without marks or punctuation.

use crate::decks::Language;

/// The plain form, and the small letters, figures and fractions that fold to it.
const PLAIN: [(&str, &str); 36] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặª"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
    ("g", "ĝğġģǧ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıǐỉị"),
    ("j", "ĵ"),
    ("k", "ķ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŋ"),
    ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợº"),
    ("r", "ŕŗř"),
    ("s", "śŝşšșſ"),
    ("t", "ţťŧț"),
    ("u", "ùúûüũūŭůűųưǔụủứừửữự"),
    ("w", "ŵ"),
    ("y", "ýÿŷỳỵỷỹ"),
    ("z", "źżž"),
    ("ae", "æǽ"),
    ("oe", "œ"),
    ("ss", "ß"),
    ("th", "þ"),
    ("0", "⁰₀"),
    ("1", "¹₁"),
    ("2", "²₂"),
    ("3", "³₃"),
    ("4", "⁴₄"),
    ("5", "⁵₅"),
    ("6", "⁶₆"),
    ("7", "⁷₇"),
    ("8", "⁸₈"),
    ("9", "⁹₉"),
    (".25", "¼"),
    (".5", "½"),
    (".75", "¾"),
];

/// A word as it was written and as it is compared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Word {
    /// With its capitals, which tell a Roman numeral from a word.
    pub raw: String,
    /// Folded.
    pub text: String,
    /// Whether only an apostrophe separates it from the word before.
    pub apostrophe: bool,
}

impl Word {
    /// Drops the last zeros of three decimals: 1.500 is 1.5.
    fn drop_zeros(&mut self) {
        let Some((_, decimals)) = self.text.split_once('.').filter(|(_, it)| it.len() == 3) else {
            return;
        };
        let kept = decimals.trim_end_matches('0').len();
        let dropped = if kept == 0 { decimals.len() + 1 } else { decimals.len() - kept };
        self.text.truncate(self.text.len() - dropped);
    }

    /// Whether it is the "s" of "Carthage’s".
    pub fn is_possessive(&self) -> bool {
        self.apostrophe && self.text == "s"
    }
}

/// The words of a text. A decimal comma or point becomes a point within its number, a minus sign before a number
/// becomes a word; all other punctuation separates words. Before three digits a comma or point separates thousands,
/// unless it is the decimal sign of the text's language.
pub fn words(text: &str, language: Option<Language>) -> Vec<Word> {
    let chars: Vec<char> = text.chars().collect();
    let (mut words, mut word) = (vec![], Word::default());
    for (at, &c) in chars.iter().enumerate() {
        if let Some(folded) = folded(c) {
            word.raw.push(c);
            word.text.push_str(&folded);
        } else if is_decimal_mark(&chars, at, language) {
            word.raw.push(c);
            word.text.push('.');
        } else {
            let apostrophe = matches!(c, '\'' | '’') && !word.text.is_empty();
            words.push(std::mem::replace(&mut word, Word { apostrophe, ..Word::default() }));
            if is_minus(&chars, at) {
                let (raw, text) = (c.to_string(), "moins".into());
                words.push(Word { raw, text, apostrophe: false });
            }
        }
    }
    words.push(word);
    words.retain(|word| !word.text.is_empty());
    words.iter_mut().for_each(Word::drop_zeros);
    words
}

/// The folded form of a character; `None` when it separates words.
fn folded(c: char) -> Option<String> {
    // Combining marks and invisible characters are dropped within a word.
    if matches!(c, '\u{300}'..='\u{36f}' | '\u{ad}' | '\u{200b}'..='\u{200d}') {
        return Some(String::new());
    }
    if !c.is_alphanumeric() {
        return None;
    }
    Some(c.to_lowercase().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')).map(plain).collect())
}

fn plain(c: char) -> String {
    let known = PLAIN.iter().find(|(_, marked)| !c.is_ascii() && marked.contains(c));
    known.map_or_else(|| c.to_string(), |(plain, _)| (*plain).to_string())
}

/// Whether a comma or point is a decimal mark: before three digits only that of the language, and only once.
fn is_decimal_mark(chars: &[char], at: usize, language: Option<Language>) -> bool {
    let sign = chars[at];
    let after = chars[at + 1..].iter().take_while(|c| c.is_ascii_digit()).count();
    let before = chars[..at].iter().rev().take_while(|c| c.is_ascii_digit()).count();
    if !matches!(sign, ',' | '.') || before == 0 || after == 0 {
        return false;
    }
    let again =
        chars.get(at + 1 + after) == Some(&sign) || at > before && chars[at - before - 1] == sign;
    after != 3 || !again && language.is_some_and(|language| language.decimal_sign() == sign)
}

fn is_minus(chars: &[char], at: usize) -> bool {
    let number = chars.get(at + 1).is_some_and(char::is_ascii_digit);
    matches!(chars[at], '-' | '−') && number && (at == 0 || chars[at - 1].is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::{Language, words};

    #[test]
    fn content_5_a_text_is_folded_to_bare_words() {
        for (text, folded) in [
            ("  Élysée ", "elysee"),
            ("L’Œuvre au noir", "l oeuvre au noir"),
            ("E\u{301}le\u{300}ve", "eleve"),
            ("Straße, Łódź ; ÆGIR !", "strasse lodz aegir"),
            ("İstanbul", "istanbul"),
            ("H₂O", "h2o"),
            ("9\u{202f}000\u{a0}m²", "9 000 m2"),
            ("3,5 / 3.25 / 3,141 / 3, 4", "3.5 3.25 3 141 3 4"),
            ("−40 °C, 1914-1918", "moins 40 c 1914 1918"),
            ("Ménélik\u{200b}", "menelik"),
            ("Ελλάδα", "ελλάδα"),
            ("?!", ""),
        ] {
            let found: Vec<String> = words(text, None).into_iter().map(|word| word.text).collect();
            assert_eq!(found.join(" "), folded, "{text}");
        }
    }

    #[test]
    fn what_a_comma_means_before_three_digits_is_for_the_language_to_say() {
        let found = |text, language| {
            let words = words(text, language).into_iter().map(|word| word.text);
            words.collect::<Vec<_>>().join(" ")
        };
        for (text, french, english) in [
            ("1,500", "1.5", "1 500"),
            ("1.500", "1 500", "1.5"),
            ("3,141", "3.141", "3 141"),
            ("2,000", "2", "2 000"),
            ("3,5 / 3.5", "3.5 3.5", "3.5 3.5"),
            ("1,500,000", "1 500 000", "1 500 000"),
            ("12, 500", "12 500", "12 500"),
        ] {
            assert_eq!(found(text, Some(Language::Fr)), french, "{text}");
            assert_eq!(found(text, Some(Language::En)), english, "{text}");
        }
    }
}
