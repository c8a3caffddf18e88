//! How an answer sounds, roughly, in French and English: "Lucy Aubrac" is heard as "Lucie Aubrac". Whoever
//! typed what only sounds right is not right, but the table may be asked.

use super::tokens::{Kind, Token, Tokens};

/// Letters that are heard as others, the longest first; read from left to right.
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

/// Single letters that are heard as others.
const LETTERS: [(char, char); 6] =
    [('c', 'k'), ('q', 'k'), ('y', 'i'), ('z', 's'), ('w', 'v'), ('x', 's')];

/// What is not heard at the end of a word.
const SILENT: [char; 6] = ['e', 's', 't', 'd', 'x', 'p'];

/// The word without its double letters, but for two that are one sound of their own.
fn written_once(text: &str) -> String {
    let mut once = String::new();
    for letter in text.chars().filter(|letter| letter.is_alphanumeric()) {
        if !once.ends_with(letter) || matches!(letter, 'o' | 'e') {
            once.push(letter);
        }
    }
    once
}

/// Whether the word goes on with those letters. A vowel after `m` or `n` takes them to itself: "Rome".
fn is_heard(written: &str, rest: &str) -> bool {
    let Some(after) = rest.strip_prefix(written) else { return false };
    let nasal = written.len() == 2 && written.ends_with(['m', 'n']);
    !(nasal && after.starts_with(['a', 'e', 'i', 'o', 'u', 'y']))
}

/// How one folded word sounds.
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
        // What is heard twice is heard once.
        if !heard.ends_with(&sound) {
            heard.push_str(&sound);
        }
        rest = &rest[length..];
    }
    let kept = heard.trim_end_matches(SILENT);
    if kept.is_empty() { heard } else { kept.to_owned() }
}

/// How those words sound, without the spaces between them; nothing where numbers or digits stand, which
/// are never meant otherwise.
fn heard(tokens: &Tokens) -> Option<String> {
    let number = |token: &Token| matches!(token.kind, Kind::Number | Kind::Digits);
    let letters = !tokens.words.iter().any(number);
    letters.then(|| tokens.words.iter().map(|token| word(&token.text)).collect())
}

/// Whether both sound the same: at least three sounds, or anything would.
pub fn alike(typed: &Tokens, known: &Tokens) -> bool {
    let heard = heard(typed).zip(heard(known));
    heard.is_some_and(|(typed, known)| typed == known && known.chars().count() >= 3)
}
