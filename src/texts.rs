//! The words people read, in the language in force, PURE: the app and what it sends to screens elsewhere are written
//! with them. In the browser leptos_i18n checks the keys at build time; natively, where tests read what screens say, a
//! key is looked up in the same files. The language is one value for the whole page, and changing it re-renders the
//! page, so a word is a plain string.

use crate::decks::Language;
use crate::decks::decimal::Decimal;
use serde::Serialize;
use std::cell::Cell;

#[cfg(target_os = "unknown")]
#[allow(clippy::all, clippy::pedantic, missing_docs, dead_code, unused)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/i18n/mod.rs"));
}

/// A language of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Français.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// The language's code: `fr` or `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language of a code that another window or device has sent; French where it is none.
    #[must_use]
    pub fn told(code: &str) -> Lang {
        if code == Lang::En.code() { Lang::En } else { Lang::Fr }
    }
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::Fr => Lang::Fr,
            Language::En => Lang::En,
        }
    }
}

thread_local! {
    static LANGUAGE: Cell<Lang> = const { Cell::new(Lang::Fr) };
    /// The language of the deck that is asked on this page, where it is known.
    static DECK: Cell<Option<Lang>> = const { Cell::new(None) };
}

/// Notes the language of the deck that is asked on this page from now on; `None` where it is not known, or none is.
pub fn set_deck_language(lang: Option<Lang>) {
    DECK.set(lang);
}

/// The language of the deck that is asked on this page; that of the page where it is not known.
#[must_use]
pub fn deck_language() -> Lang {
    DECK.get().unwrap_or_else(language)
}

/// The `lang` of an element with a text of the deck, where that is not the language of the page.
#[must_use]
pub fn deck_lang() -> Option<&'static str> {
    let lang = deck_language();
    (lang != language()).then(|| lang.code())
}

/// A number of the deck, as its language writes it.
#[must_use]
pub fn deck_number(value: Decimal) -> String {
    said_in(deck_language(), || number(value))
}

/// Changes the language; the caller re-renders the page.
pub fn set_language(lang: Lang) {
    LANGUAGE.set(lang);
}

/// The language in force.
#[must_use]
pub fn language() -> Lang {
    LANGUAGE.get()
}

/// Calls `say` with that language in force and returns its result.
pub fn said_in<T>(lang: Lang, say: impl FnOnce() -> T) -> T {
    let before = LANGUAGE.replace(lang);
    let said = say();
    LANGUAGE.set(before);
    said
}

/// The language in force, as the text macros name it.
#[cfg(target_os = "unknown")]
pub fn locale() -> generated::i18n::Locale {
    match language() {
        Lang::Fr => generated::i18n::Locale::fr,
        Lang::En => generated::i18n::Locale::en,
    }
}

/// The names that the text macros need in scope.
#[cfg(target_os = "unknown")]
pub mod keys {
    pub use super::generated::i18n::*;
}

/// The text of a key in the language in force: `tr!(home.games)`, or with its gaps filled: `tr!(said.turn, name =
/// "Léo")`. Filling them at run time with one function takes a tenth of the wasm of a type per text; a test checks
/// that each call fills its text's gaps (tests/tidy/gaps.rs).
#[cfg(target_os = "unknown")]
macro_rules! tr {
    ($($key:ident).+) => {{
        #[allow(unused_imports)]
        use $crate::texts::keys::*;
        leptos_i18n::td_string!($crate::texts::locale(), $($key).+)
    }};
    ($($key:ident).+, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::texts::fill(
            $crate::texts::tr!($($key).+),
            &[$((stringify!($name), $value.to_string())),+],
        )
    };
}

/// The same outside the browser: the key is looked up in the files of texts.
#[cfg(not(target_os = "unknown"))]
macro_rules! tr {
    ($($key:ident).+) => { $crate::texts::native::text(&[$(stringify!($key)),+].join(".")) };
    ($($key:ident).+, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::texts::fill(
            $crate::texts::tr!($($key).+),
            &[$((stringify!($name), $value.to_string())),+],
        )
    };
}
pub(crate) use tr;

/// The texts outside the browser, read from the files that the app is built from.
#[cfg(not(target_os = "unknown"))]
pub mod native {
    use super::{Lang, language};
    use serde_json::Value;
    use std::collections::BTreeMap;
    use std::sync::LazyLock;

    type Texts = BTreeMap<String, &'static str>;

    static FRENCH: LazyLock<Texts> = LazyLock::new(|| read(include_str!("app/locales/fr.json")));
    static ENGLISH: LazyLock<Texts> = LazyLock::new(|| read(include_str!("app/locales/en.json")));

    fn read(json: &str) -> Texts {
        let mut texts = Texts::new();
        put("", &serde_json::from_str(json).expect("the app is built from it"), &mut texts);
        texts
    }

    /// Puts every text below `value` under its whole key, such as `home.games`.
    fn put(key: &str, value: &Value, into: &mut Texts) {
        match value {
            Value::Object(inner) => inner.iter().for_each(|(name, value)| {
                let path = if key.is_empty() { name.clone() } else { [key, ".", name].concat() };
                put(&path, value, into);
            }),
            Value::String(text) => _ = into.insert(key.to_owned(), text.clone().leak()),
            _ => {}
        }
    }

    /// The text of a key in the language in force.
    ///
    /// # Panics
    /// When there is no such text: in the browser it would not compile.
    #[must_use]
    pub fn text(key: &str) -> &'static str {
        let texts = match language() {
            Lang::Fr => &FRENCH,
            Lang::En => &ENGLISH,
        };
        texts.get(key).copied().unwrap_or_else(|| panic!("there is no text {key}"))
    }
}

/// Joins names: “Chloé, Léo et Zoé”.
#[must_use]
pub fn joined(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => [&*all.join(", "), tr!(common.and), last].join(" "),
    }
}

/// The text with each `{name}` replaced by its value, and each `{n|card|cards}` by the word that goes
/// with the number; a gap without a value stays as it is.
#[must_use]
pub fn fill(text: &str, values: &[(&str, String)]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, after)) = after.split_once('}') else { break };
        let mut parts = name.split('|');
        let name = parts.next().unwrap_or_default();
        let value =
            values.iter().find(|(known, _)| *known == name).map_or(name, |(_, value)| value);
        filled.push_str(match (parts.next(), parts.next()) {
            (Some(one), Some(many)) => {
                if is_one(value) {
                    one
                } else {
                    many
                }
            }
            _ => value,
        });
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// Whether a noun after that number is in the singular.
fn is_one(number: &str) -> bool {
    number == "1" || (number == "0" && language() == Lang::Fr)
}

/// The text with a capital first letter.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// An amount as people write it: `13 000 €` in French, `€13,000` in English.
#[must_use]
pub fn amount(euros: u32) -> String {
    match language() {
        Lang::Fr => [&in_threes(&euros.to_string(), "\u{202f}"), "\u{a0}€"].concat(),
        Lang::En => ["€", &in_threes(&euros.to_string(), ",")].concat(),
    }
}

/// A number without the sign of a currency: on a note, and for chips.
#[must_use]
pub fn figure(value: u32) -> String {
    in_threes(&value.to_string(), if language() == Lang::Fr { "\u{202f}" } else { "," })
}

/// A number as people write it, its decimal with a comma in French.
#[must_use]
pub fn number(value: Decimal) -> String {
    let text = value.to_string();
    let (whole, tenth) = text.split_once('.').map_or((&*text, None), |(w, t)| (w, Some(t)));
    let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("−", digits));
    let (gap, comma) = if language() == Lang::Fr { ("\u{202f}", ",") } else { (",", ".") };
    // Years are written without a gap.
    let grouped = if digits.len() > 4 { in_threes(digits, gap) } else { digits.to_owned() };
    [sign, &grouped, tenth.map_or("", |_| comma), tenth.unwrap_or("")].concat()
}

/// Digits in groups of three.
fn in_threes(digits: &str, gap: &str) -> String {
    let (head, tail) = digits.split_at(digits.len() - (digits.len() - 1) / 3 * 3);
    let groups = tail.as_bytes().chunks(3).map(|three| String::from_utf8_lossy(three));
    groups.fold(head.to_owned(), |all, three| [&all, gap, &three].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_and_nouns_follow_their_number() {
        let cards = |n: u32| tr!(television.cards, n = n);
        let said = |lang| [0, 1, 2].map(|n| said_in(lang, || cards(n)));
        assert_eq!(said(Lang::Fr).map(|text| text.ends_with("cartes")), [false, false, true]);
        assert_eq!(said(Lang::En).map(|text| text.ends_with("cards")), [true, false, true]);
        assert_eq!(fill("{a} and {b}", &[("a", "1".into())]), "1 and b");
    }

    #[test]
    fn numbers_are_written_as_each_language_does() {
        let all = || [amount(13_000), figure(1_500), number(Decimal::tenths(-123_456))];
        let french = ["13\u{202f}000\u{a0}€", "1\u{202f}500", "−12\u{202f}345,6"];
        assert_eq!(said_in(Lang::Fr, all), french);
        assert_eq!(said_in(Lang::En, all), ["€13,000", "1,500", "−12,345.6"]);
        assert_eq!(said_in(Lang::En, || number(Decimal::whole(1990))), "1990", "a year");
    }

    #[test]
    fn names_are_joined() {
        let names = |count: usize| ["Zoé", "Léo", "Max"].map(String::from)[..count].to_vec();
        let said = |count| said_in(Lang::Fr, || joined(&names(count)));
        assert_eq!([said(0), said(1), said(3)], ["", "Zoé", "Zoé, Léo et Max"]);
        assert_eq!(capitalised("élan"), "Élan");
    }
}
