//! Judges a typed answer (MIDI-Q32, MIDI-Q47, option MIDI-O9): spelling, accents, articles and a typing mistake do not
//! matter; another answer does. The table may always overrule.
//!
//! French and English articles, plurals and numbers are both understood, since names and titles keep those of their own
//! language; what means something else in the language of the deck is not. Letters that are not Latin are compared as they
//! stand.

mod fold;
mod number;
mod others;
mod rows;
mod sounds;
mod spellings;
mod tokens;

use super::Language;
use tokens::{Kind, Token, Tokens};

/// The verdict on a typed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is what the card says.
    Exact,
    /// It is, with a typing mistake.
    Near,
    /// The card refuses it, or it is nearer to a refused answer than to a right one.
    Refused,
    /// It sounds like a right answer: not right, but close enough to ask the table.
    Sounds,
    /// The card does not know it.
    Unknown,
}

impl Verdict {
    /// Whether it counts as right.
    #[must_use]
    pub const fn is_right(self) -> bool {
        matches!(self, Verdict::Exact | Verdict::Near)
    }
}

/// Whether `typed` is right: see [`verdict`].
///
/// ```
/// use tablee::decks::answer::judge;
///
/// let accept = ["le nabot".to_string()];
/// assert!(judge("napoleon 1er", "Napoléon Ier", &accept, &[]));
/// assert!(judge("Napolélon Ier", "Napoléon Ier", &accept, &[]));
/// assert!(!judge("Napoléon III", "Napoléon Ier", &accept, &[]));
/// ```
#[must_use]
pub fn judge(typed: &str, canon: &str, accept: &[String], refuse: &[String]) -> bool {
    verdict(typed, canon, accept, refuse).is_right()
}

/// Compares `typed` with the card's answer, the others it accepts and those it refuses. Callers that know other answers
/// (siblings on a list) pass them as refused, too.
///
/// An answer that the card both accepts and refuses is accepted.
#[must_use]
pub fn verdict(typed: &str, canon: &str, accept: &[String], refuse: &[String]) -> Verdict {
    verdict_in(None, typed, canon, accept, refuse)
}

/// The same for a deck of that language, which says what a comma means in a number, and which plurals and numbers are none.
///
/// ```
/// use tablee::decks::{Language, answer::verdict_in};
///
/// let is_right = |language, typed: &str, canon: &str| {
///     verdict_in(Some(language), typed, canon, &[], &[]).is_right()
/// };
/// assert!(is_right(Language::En, "1,500", "1500"));
/// assert!(!is_right(Language::Fr, "1,500", "1500"));
/// assert!(is_right(Language::Fr, "100", "cent"));
/// assert!(!is_right(Language::En, "100", "a cent"));
/// ```
#[must_use]
pub fn verdict_in(
    language: Option<Language>,
    typed: &str,
    canon: &str,
    accept: &[String],
    refuse: &[String],
) -> Verdict {
    let found = compared(language, typed, canon, accept, refuse);
    // Many French keyboards have a point for the comma: 3.141 may be 3141, and 3,141.
    if found.is_right() || language != Some(Language::Fr) || !typed.contains('.') {
        return found;
    }
    let with_comma = compared(language, &typed.replace('.', ","), canon, accept, refuse);
    if with_comma.is_right() { with_comma } else { found }
}

fn compared(
    language: Option<Language>,
    typed: &str,
    canon: &str,
    accept: &[String],
    refuse: &[String],
) -> Verdict {
    let typed = Tokens::typed(typed, language);
    if typed.words.is_empty() {
        return Verdict::Unknown;
    }
    let printed =
        |texts: &[String]| texts.iter().map(|text| Tokens::printed(text, language)).collect();
    let mut right: Vec<Tokens> = printed(accept);
    right.push(Tokens::printed(canon, language));
    let wrong: Vec<Tokens> = printed(refuse);
    let literally = |known: &Tokens| literally_same(&typed, known);
    if right.iter().any(literally) {
        return Verdict::Exact;
    }
    // Literal equality comes before equal value: a card that asks for "septante" may refuse "soixante-dix".
    if wrong.iter().any(literally) {
        return Verdict::Refused;
    }
    if right.iter().any(|known| same(&typed, known)) {
        return Verdict::Exact;
    }
    if wrong.iter().any(|known| same(&typed, known)) {
        return Verdict::Refused;
    }
    let nearest = |known: &[Tokens]| known.iter().filter_map(|known| near(&typed, known)).min();
    match (nearest(&right), nearest(&wrong)) {
        (Some(to_right), Some(to_wrong)) if to_wrong < to_right => Verdict::Refused,
        (Some(_), _) => Verdict::Near,
        (None, Some(_)) => Verdict::Refused,
        (None, None) => heard(&typed, &right, &wrong),
    }
}

/// The verdict on an answer that is not spelt like any other, but may sound like one.
fn heard(typed: &Tokens, right: &[Tokens], wrong: &[Tokens]) -> Verdict {
    let sounds = |known: &[Tokens]| known.iter().any(|known| sounds::alike(typed, known));
    if sounds(right) && !sounds(wrong) { Verdict::Sounds } else { Verdict::Unknown }
}

/// The form in which equal answers are equal: folded, without the leading article, numbers as digits
/// (`le XIVe siècle` and `14ème siècle` are both `14 siecle`).
#[must_use]
pub fn key(text: &str) -> String {
    let value = |token: &Token| token.value.map_or_else(|| token.text.clone(), |v| v.to_string());
    Tokens::printed(text, None).numbers.iter().map(value).collect::<Vec<_>>().join(" ")
}

/// The bare words of a text: small letters without marks or punctuation, one space between them.
#[must_use]
pub fn folded(text: &str) -> String {
    fold::words(text, None).into_iter().map(|word| word.text).collect::<Vec<_>>().join(" ")
}

/// Whether both are equal number for number, word for word, or letter for letter.
fn same(typed: &Tokens, known: &Tokens) -> bool {
    let all = |a: &[Token], b: &[Token]| {
        let mut pairs = a.iter().zip(b);
        a.len() == b.len() && pairs.all(|(one, other)| alike(one, other, known.language))
    };
    all(&typed.numbers, &known.numbers)
        || all(&typed.meant, &known.meant)
        || literally_same(typed, known)
        || with_unit(&typed.numbers, &known.numbers)
}

/// Whether both are the same word or number, however it is written.
fn alike(typed: &Token, known: &Token, language: Option<Language>) -> bool {
    let words = known.kind == Kind::Word && !is_number(typed);
    typed.text == known.text
        || known.value.is_some() && typed.value == known.value
        || words && spellings::are_one(&typed.text, &known.text, language)
}

fn is_number(token: &Token) -> bool {
    matches!(token.kind, Kind::Digits | Kind::Number)
}

/// Whether a bare number was typed with its unit: 90 as "90 minutes". One word only: "and a half" would be another
/// number.
fn with_unit(typed: &[Token], known: &[Token]) -> bool {
    let ([number, unit], [bare]) = (typed, known) else { return false };
    let parts = is_number(number) && is_number(bare) && !is_number(unit);
    let valued = bare.value.is_some() && number.value == bare.value;
    parts && (valued || number.text == bare.text)
}

/// Whether both are equal letter for letter, ignoring spaces (but 3 5 is not 35). What looks like an article may be none:
/// "the vert" is "le thé vert".
fn literally_same(typed: &Tokens, known: &Tokens) -> bool {
    let joined = known.joined();
    let letters =
        [typed.joined(), typed.whole.clone()].contains(&joined) || typed.whole == known.whole;
    letters && typed.digits() == known.digits()
}

/// The number of typing mistakes between both, if few enough for the length of the answer.
fn near(typed: &Tokens, known: &Tokens) -> Option<usize> {
    let (typed_letters, letters) = (typed.joined(), known.joined());
    let begins_alike = typed_letters.chars().next() == letters.chars().next();
    let count = letters.chars().count();
    if count <= 5 && !begins_alike {
        return None;
    }
    let language = known.language;
    let numbers = || aligned(&typed.numbers, &known.numbers, language);
    // Word by word as well: a mistake in "quatre-vingts" leaves a number and a word.
    let words = || aligned(&typed.words, &known.words, language);
    let meant = || aligned(&typed.meant, &known.meant, language);
    let parted = || spaced_otherwise(typed, known);
    let mistakes = numbers().or_else(meant).or_else(words).or_else(parted);
    mistakes.filter(|&mistakes| mistakes <= forgiven(count))
}

/// The mistakes summed over the words, if both have the same number of words.
fn aligned(typed: &[Token], known: &[Token], language: Option<Language>) -> Option<usize> {
    let pairs = typed.iter().zip(known);
    let mistakes: Option<usize> =
        pairs.map(|(typed, known)| misspelt(typed, known, language)).sum();
    mistakes.filter(|_| typed.len() == known.len())
}

/// The mistakes in one word (letters left out, added, changed or swapped); `None` when it is another word.
fn misspelt(typed: &Token, known: &Token, language: Option<Language>) -> Option<usize> {
    if alike(typed, known, language) {
        return Some(0);
    }
    let exact = matches!(known.kind, Kind::Digits | Kind::Roman);
    let mistakes = strsim::osa_distance(&typed.text, &known.text);
    let few = mistakes <= forgiven(known.text.chars().count());
    let another = || is_number(typed) || others::differ(&typed.text, &known.text);
    (few && !exact && !another()).then_some(mistakes)
}

/// The mistakes when a space is missing or superfluous; not for answers with numbers.
fn spaced_otherwise(typed: &Tokens, known: &Tokens) -> Option<usize> {
    let numbers = known.words.iter().any(|token| token.value.is_some());
    // "Rocky II" is not "Rocky"; single letters other than those may be a d’ or an l’.
    let roman = |token: &Token| token.text.len() > 1 || matches!(&*token.text, "i" | "v" | "x");
    let counted = typed.words.iter().any(|token| match token.kind {
        Kind::Word | Kind::Number => false,
        Kind::Digits => true,
        Kind::Roman => roman(token),
    });
    if numbers || counted || typed.words.len() == known.words.len() {
        return None;
    }
    let (typed, known) = (typed.joined(), known.joined());
    (!others::differ(&typed, &known)).then(|| strsim::osa_distance(&typed, &known))
}

/// How many mistakes are forgiven in a text of so many letters.
const fn forgiven(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod english_pairs;
#[cfg(test)]
mod examples;
#[cfg(test)]
mod in_its_language;
