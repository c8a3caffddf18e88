//! An answer prepared for comparison: its words without a leading article, its numbers as values.

use super::fold::{self, Word};
use super::number;
use crate::decks::Language;

/// Leading articles, also joined with a preposition ("au tennis"); one of them is dropped. Those of both languages:
/// names and titles keep their own.
const ARTICLES: [&str; 13] =
    ["le", "la", "les", "l", "un", "une", "des", "du", "au", "aux", "the", "a", "an"];

/// The kind of a token, which says how exact it must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Letters: a typing mistake can be forgiven.
    Word,
    /// A number in words.
    Number,
    /// Something with digits in it: exact.
    Digits,
    /// A Roman numeral: exact.
    Roman,
}

/// One word, or one number of several words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The folded text; for a number of several words, with spaces between them.
    pub text: String,
    /// The value of a number.
    pub value: Option<u64>,
    /// What it is.
    pub kind: Kind,
}

/// An answer, word by word and number by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// Each word by itself.
    pub words: Vec<Token>,
    /// The same, with the words of a number joined.
    pub numbers: Vec<Token>,
    /// `numbers` without inner words that distinguish no answers: "the", "and", the "s" of a possessive.
    pub meant: Vec<Token>,
    /// All letters and digits without a space, with the leading article.
    pub whole: String,
    /// The language in which it was read; both where it is not known.
    pub language: Option<Language>,
}

impl Tokens {
    /// An answer as somebody typed it: Roman numerals may be in small letters.
    #[must_use]
    pub fn typed(text: &str, language: Option<Language>) -> Tokens {
        Tokens::new(text, language, roman_typed)
    }

    /// An answer as the card has it: Roman numerals are in capitals.
    #[must_use]
    pub fn printed(text: &str, language: Option<Language>) -> Tokens {
        Tokens::new(text, language, roman_printed)
    }

    fn new(text: &str, language: Option<Language>, roman: impl Fn(&Word) -> Option<u64>) -> Tokens {
        let folded = fold::words(text, language);
        let whole = folded.iter().map(|word| word.text.as_str()).collect();
        let folded = without_article(&folded);
        let words: Vec<Token> = folded.iter().map(|word| token(word, language, &roman)).collect();
        let numbers = joined_numbers(&words, language);
        let owners = folded.iter().enumerate().map(|(at, word)| at == 0 || !word.is_possessive());
        let owners = words.iter().zip(owners).filter(|(_, kept)| *kept);
        let owners: Vec<Token> = owners.map(|(token, _)| token.clone()).collect();
        let meant = without_joints(&joined_numbers(&owners, language));
        Tokens { words, numbers, meant, whole, language }
    }

    /// All letters and digits without spaces.
    #[must_use]
    pub fn joined(&self) -> String {
        self.words.iter().map(|token| token.text.as_str()).collect()
    }

    /// The groups of digits, in order.
    #[must_use]
    pub fn digits(&self) -> Vec<&str> {
        let digits = |token: &&Token| token.text.contains(|c: char| c.is_ascii_digit());
        let rows = self.words.iter().filter(|token| digits(token));
        let rows = rows.flat_map(|token| token.text.split(|c: char| !c.is_ascii_digit()));
        rows.filter(|row| !row.is_empty()).collect()
    }
}

/// The words after one leading article, unless the article is all there is.
fn without_article(words: &[Word]) -> &[Word] {
    match words {
        [before, la, rest @ ..]
            if is_one_of(before, &["de", "a"])
                && is_one_of(la, &["la", "l"])
                && !rest.is_empty() =>
        {
            rest
        }
        [article, rest @ ..]
            if is_one_of(article, &ARTICLES) && !is_tea(article) && !rest.is_empty() =>
        {
            rest
        }
        _ => words,
    }
}

/// Whether a "the" is a "thé".
fn is_tea(word: &Word) -> bool {
    word.text == "the" && !word.raw.is_ascii()
}

fn is_one_of(word: &Word, list: &[&str]) -> bool {
    list.contains(&word.text.as_str())
}

fn token(word: &Word, language: Option<Language>, roman: impl Fn(&Word) -> Option<u64>) -> Token {
    let text = if word.text == "minus" { "moins".into() } else { word.text.clone() };
    let (value, kind) = if text.contains(|c: char| c.is_ascii_digit()) {
        (number::of_digits(&text), Kind::Digits)
    } else if let Some(value) = value_in(&text, language) {
        (Some(value), Kind::Number)
    } else if let Some(value) = roman(word) {
        (Some(value), Kind::Roman)
    } else {
        (None, Kind::Word)
    };
    Token { text, value, kind }
}

/// The value of a number in words.
fn value_in(text: &str, language: Option<Language>) -> Option<u64> {
    number::of_word(text).filter(|_| !number::is_false_friend(text, language))
}

/// XIVe, Ier, IV in capitals. Of single letters only I, V and X count: C is a vitamin.
fn roman_printed(word: &Word) -> Option<u64> {
    let end = word.raw.find(|c: char| !"IVXLCDM".contains(c)).unwrap_or(word.raw.len());
    let (numeral, ending) = word.raw.split_at(end);
    let known = match ending {
        "" | "e" | "ème" => numeral.len() > 1 || matches!(numeral, "I" | "V" | "X"),
        "er" | "re" | "ère" => numeral == "I",
        _ => false,
    };
    number::of_roman(numeral).filter(|_| known)
}

/// The same in any case. It counts only against a number on the card: "mi" is also a note.
fn roman_typed(word: &Word) -> Option<u64> {
    let endings = ["", "e", "eme", "er", "re", "ere"].into_iter();
    let numerals = endings.filter_map(|ending| word.text.strip_suffix(ending));
    numerals.filter_map(|numeral| number::of_roman(&numeral.to_uppercase())).next()
}

/// Drops "the" and "and" between the first and the last word; an "and" after a number stays, since it adds to the
/// number.
fn without_joints(tokens: &[Token]) -> Vec<Token> {
    let last = tokens.len().saturating_sub(1);
    let letters = |token: &Token| matches!(token.kind, Kind::Word | Kind::Roman);
    let kept = tokens.iter().enumerate().filter(|(at, token)| {
        let joint = match token.text.as_str() {
            "the" => true,
            "and" | "et" | "n" => *at > 0 && letters(&tokens[at - 1]),
            _ => false,
        };
        !joint || *at == 0 || *at == last
    });
    kept.map(|(_, token)| token.clone()).collect()
}

/// Joins the words of a number, and groups of three digits.
fn joined_numbers(words: &[Token], language: Option<Language>) -> Vec<Token> {
    let number = |token: &Token| !number::is_false_friend(&token.text, language);
    let (mut numbers, mut at) = (vec![], 0);
    while at < words.len() {
        let texts = words[at..].iter().map(|it| if number(it) { it.text.as_str() } else { "" });
        let texts: Vec<&str> = texts.collect();
        let found = thousands(&texts).or_else(|| number::leading(&texts));
        let (value, used) = found.unwrap_or((0, 1));
        let mut token = words[at].clone();
        if found.is_some() && used > 1 {
            token.text = texts[..used].join(" ");
            token.value = Some(value);
        }
        let half = number::and_a_half(&texts[used..]);
        if let (Some(value), Kind::Digits | Kind::Number, 1..) = (token.value, token.kind, half) {
            token = Token { text: format!("{value}.5"), value: None, kind: Kind::Digits };
            at += half;
        }
        numbers.push(token);
        at += used;
    }
    numbers
}

/// A number in groups of three digits, and how many words it takes.
fn thousands(words: &[&str]) -> Option<(u64, usize)> {
    let digits = |word: &&&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let first = words.first().filter(digits)?;
    let groups = words[1..].iter().take_while(|word| digits(word) && word.len() == 3).count();
    let parted = (1..=3).contains(&first.len()) && !first.starts_with('0') && groups > 0;
    let value = words[..=groups].concat().parse().ok()?;
    parted.then_some((value, groups + 1))
}
