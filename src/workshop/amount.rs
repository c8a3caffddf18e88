//! The number of a card as somebody types it: as the deck's language writes numbers, with at most one decimal. What could
//! be read in two ways is refused.

use super::brought::Reason;
use super::card::Language;
use crate::decks::decimal::Decimal;

/// Reads a number that was typed.
///
/// # Errors
/// Why it is none: [`Reason::NoNumber`], [`Reason::NotANumber`] or [`Reason::TooFine`].
pub fn typed(text: &str, language: Language) -> Result<Decimal, Reason> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix(['-', '\u{2212}', '\u{2013}']) {
        Some(digits) => ("-", digits.trim_start()),
        None => ("", text),
    };
    let read = |bare: Option<String>| bare.and_then(|bare| [sign, &bare].concat().parse().ok());
    let by_spaces = read(together(digits, char::is_whitespace));
    let read =
        by_spaces.or_else(|| read(together(digits, |c| c == ',' && language == Language::En)));
    read.ok_or_else(|| why_not(text))
}

/// Reads a number as it stands in a file of that language: decimals may end in noughts, `1,500` is 1.5 in French.
///
/// # Errors
/// As [`typed`], and [`Reason::Doubtful`] for what another language would take for thousands.
pub fn found(text: &str, language: Language) -> Result<Decimal, Reason> {
    typed(text, language).or_else(|why| {
        let (whole, decimals) = text.trim().split_once(['.', ',']).ok_or(why.clone())?;
        let own = text.contains(if language == Language::Fr { ',' } else { '.' });
        let rest = decimals.trim_end_matches('0');
        match rest.len() {
            _ if why != Reason::TooFine => Err(why),
            _ if !own && decimals.len() == 3 => Err(Reason::Doubtful),
            0 => typed(whole, language),
            1 => typed(&[whole, ".", rest].concat(), language),
            _ => Err(why),
        }
    })
}

/// The digits without the marks between their groups of three; `None` where they are no such groups.
fn together(digits: &str, is_mark: impl Fn(char) -> bool) -> Option<String> {
    let (whole, decimals) = match digits.rsplit_once(['.', ',']) {
        Some((whole, decimals)) if decimals.len() == 1 => (whole, &digits[whole.len()..]),
        _ => (digits, ""),
    };
    let mut groups = whole.split(is_mark);
    let first = groups.next().unwrap_or_default();
    let rest: Vec<&str> = groups.collect();
    let grouped = rest.is_empty() || (1..=3).contains(&first.len());
    let threes = rest.iter().all(|group| group.len() == 3);
    (grouped && threes).then(|| [first, &rest.concat(), decimals].concat())
}

/// Why a text that could not be read is no number.
#[must_use]
pub fn why_not(text: &str) -> Reason {
    let text = text.trim();
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let bare = text.trim_start_matches(['-', '\u{2212}', '\u{2013}']);
    match bare.split_once(['.', ',']) {
        _ if text.is_empty() => Reason::NoNumber,
        Some((whole, decimals)) if digits(whole) && digits(decimals) => Reason::TooFine,
        _ => Reason::NotANumber,
    }
}

/// A number as that language writes it, to be typed on.
#[must_use]
pub fn written(value: Decimal, language: Language) -> String {
    let text = value.to_string();
    match language {
        Language::Fr => text.replace('.', ","),
        Language::En => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{En, Fr};

    fn read(text: &str, language: Language) -> Result<i64, Reason> {
        typed(text, language).map(Decimal::in_tenths)
    }

    #[test]
    fn a_number_is_read_as_people_write_it() {
        for (text, tenths) in [
            ("8", 80),
            ("08", 80),
            (" 3,2 ", 32),
            ("3.2", 32),
            ("-4,5", -45),
            ("\u{2212}4.5", -45),
            ("12\u{202F}000", 120_000),
            ("1 000 000,5", 10_000_005),
        ] {
            for language in [Fr, En] {
                assert_eq!(read(text, language), Ok(tenths), "{text}");
            }
        }
        assert_eq!(read("1,500", En), Ok(15_000), "English parts thousands by a comma");
        assert_eq!(read("1,234,567.5", En), Ok(12_345_675));
    }

    #[test]
    fn what_is_none_is_refused_with_its_reason() {
        for (text, language, reason) in [
            ("", Fr, Reason::NoNumber),
            ("  ", En, Reason::NoNumber),
            ("3,25", Fr, Reason::TooFine),
            ("3.25", En, Reason::TooFine),
            ("1,500", Fr, Reason::TooFine),
            ("1.500", Fr, Reason::TooFine),
            ("1.500", En, Reason::TooFine),
            ("12abc", Fr, Reason::NotANumber),
            ("abc", En, Reason::NotANumber),
            ("3,", Fr, Reason::NotANumber),
            ("12 13", Fr, Reason::NotANumber),
            ("1,5,5", Fr, Reason::NotANumber),
            ("12,34,567", En, Reason::NotANumber),
            ("50%", Fr, Reason::NotANumber),
            ("--1", Fr, Reason::NotANumber),
            ("999999999999999", Fr, Reason::NotANumber),
        ] {
            assert_eq!(typed(text, language), Err(reason), "{text}");
        }
    }

    #[test]
    fn a_number_in_a_file_is_of_its_language() {
        let read = |text, language| found(text, language).map(Decimal::in_tenths);
        assert_eq!((read("1,500", En), read("1,500", Fr)), (Ok(15_000), Ok(15)));
        assert_eq!((read("1.500", En), read("1.500", Fr)), (Ok(15), Err(Reason::Doubtful)));
        for text in ["1 500", "1\u{202F}500", "1\u{A0}500", "1500,0", "1500.00"] {
            assert_eq!([read(text, Fr), read(text, En)], [Ok(15_000), Ok(15_000)], "{text}");
        }
        assert_eq!((read("-3,50", Fr), read("3,25", Fr)), (Ok(-35), Err(Reason::TooFine)));
        assert_eq!((read("0,000", Fr), read("1 234,560", Fr)), (Ok(0), Err(Reason::NotANumber)));
    }

    #[test]
    fn a_number_that_is_shown_is_read_again() {
        for tenths in [0, 5, -125, 15_000, 12_345_675] {
            for language in [Fr, En] {
                let text = written(Decimal::tenths(tenths), language);
                assert_eq!(read(&text, language), Ok(tenths), "{text}");
            }
        }
    }
}
