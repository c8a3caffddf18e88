//! The approximate sound of an answer in French and English: "Lucy Aubrac" sounds like "Lucie Aubrac". An answer that
//! only sounds right is not right, but the table may be asked.

use super::tokens::{Kind, Token, Tokens};

/// Letter groups and their sound, the longest first; applied from left to right.
const HEARD: [(&str, &str); 40] = [
    ("eaux", "o"),
    ("eau", "o"),
    ("aux", "o"),
    ("aix", "e"),
    ("ain", "in"),
    ("ein", "in"),
    ("sch", "ch"),
    ("oeu", "e"),
    ("ce", "se"),
    ("ci", "si"),
    ("cy", "si"),
    ("ge", "je"),
    ("gi", "ji"),
    ("gy", "ji"),
    ("gu", "g"),
    ("qu", "k"),
    ("ck", "k"),
    ("ch", "ch"),
    ("ph", "f"),
    ("th", "t"),
    ("rh", "r"),
    ("sh", "ch"),
    ("kh", "k"),
    ("gh", "g"),
    ("au", "o"),
    ("ai", "e"),
    ("ay", "e"),
    ("ei", "e"),
    ("ey", "e"),
    ("oe", "e"),
    ("am", "an"),
    ("em", "an"),
    ("en", "an"),
    ("im", "in"),
    ("ym", "in"),
    ("om", "on"),
    ("oo", "ou"),
    ("ee", "i"),
    ("ie", "i"),
    ("ea", "i"),
];

/// Single letters and their sound.
const LETTERS: [(char, char); 6] =
    [('c', 'k'), ('q', 'k'), ('y', 'i'), ('z', 's'), ('w', 'v'), ('x', 's')];

/// Letters that are silent at the end of a word.
const SILENT: [char; 6] = ['e', 's', 't', 'd', 'x', 'p'];

/// The word without doubled letters, except oo and ee, which have a sound of their own.
fn written_once(text: &str) -> String {
    let mut once = String::new();
    for letter in text.chars().filter(|letter| letter.is_alphanumeric()) {
        if !once.ends_with(letter) || matches!(letter, 'o' | 'e') {
            once.push(letter);
        }
    }
    once
}

/// Whether `rest` starts with those letters. A vowel after `m` or `n` breaks a nasal: "Rome".
fn is_heard(written: &str, rest: &str) -> bool {
    let Some(after) = rest.strip_prefix(written) else { return false };
    let nasal = written.len() == 2 && written.ends_with(['m', 'n']);
    !(nasal && after.starts_with(['a', 'e', 'i', 'o', 'u', 'y']))
}

/// The sound of one folded word.
fn word(text: &str) -> String {
    let (once, mut heard) = (written_once(text), String::new());
    let mut rest = &*once;
    while let Some(letter) = rest.chars().next() {
        let found = HEARD.iter().find(|(written, _)| is_heard(written, rest));
        let (length, sound) = match found {
            Some((written, sound)) => (written.len(), (*sound).to_owned()),
            None if letter == 'h' => (1, String::new()),
            None => {
                let other = LETTERS.iter().find(|(written, _)| *written == letter);
                (letter.len_utf8(), other.map_or(letter, |(_, sound)| *sound).to_string())
            }
        };
        // Repeated sounds are merged.
        if !heard.ends_with(&sound) {
            heard.push_str(&sound);
        }
        rest = &rest[length..];
    }
    let kept = heard.trim_end_matches(SILENT);
    if kept.is_empty() { heard } else { kept.to_owned() }
}

/// The sound of those words without spaces; `None` when there are numbers or digits, which must be exact.
fn heard(tokens: &Tokens) -> Option<String> {
    let number = |token: &Token| matches!(token.kind, Kind::Number | Kind::Digits);
    let letters = !tokens.words.iter().any(number);
    letters.then(|| tokens.words.iter().map(|token| word(&token.text)).collect())
}

/// Whether both sound the same; at least three sounds, or too much would.
pub fn alike(typed: &Tokens, known: &Tokens) -> bool {
    let heard = heard(typed).zip(heard(known));
    heard.is_some_and(|(typed, known)| typed == known && known.chars().count() >= 3)
}
