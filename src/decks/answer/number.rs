//! Numbers as people write them: in French and English words, in digits, in Roman numerals,
//! cardinal or ordinal.

use crate::decks::Language;

const FRENCH: [(&str, u64); 35] = [
    ("zero", 0),
    ("un", 1),
    ("une", 1),
    ("deux", 2),
    ("trois", 3),
    ("quatre", 4),
    ("cinq", 5),
    ("six", 6),
    ("sept", 7),
    ("huit", 8),
    ("neuf", 9),
    ("dix", 10),
    ("onze", 11),
    ("douze", 12),
    ("treize", 13),
    ("quatorze", 14),
    ("quinze", 15),
    ("seize", 16),
    ("vingt", 20),
    ("vingts", 20),
    ("trente", 30),
    ("quarante", 40),
    ("cinquante", 50),
    ("soixante", 60),
    ("septante", 70),
    ("huitante", 80),
    ("octante", 80),
    ("nonante", 90),
    ("cent", 100),
    ("cents", 100),
    ("mil", THOUSAND),
    ("mille", THOUSAND),
    ("millions", MILLION),
    ("milliard", MILLIARD),
    ("milliards", MILLIARD),
];

const ENGLISH: [(&str, u64); 36] = [
    ("zero", 0),
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("sixteen", 16),
    ("seventeen", 17),
    ("eighteen", 18),
    ("nineteen", 19),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
    ("seventy", 70),
    ("eighty", 80),
    ("ninety", 90),
    ("hundred", 100),
    ("thousand", THOUSAND),
    ("million", MILLION),
    ("billion", MILLIARD),
    ("nought", 0),
    ("dozen", 12),
    // Common misspellings.
    ("fourty", 40),
    ("ninty", 90),
];

/// Irregular ordinals.
const ORDINALS: [(&str, u64); 13] = [
    ("premier", 1),
    ("premiere", 1),
    ("first", 1),
    ("second", 2),
    ("third", 3),
    ("quatrieme", 4),
    ("cinquieme", 5),
    ("neuvieme", 9),
    ("millieme", THOUSAND),
    ("fifth", 5),
    ("eighth", 8),
    ("ninth", 9),
    ("twelfth", 12),
];

const THOUSAND: u64 = 1_000;
const MILLION: u64 = 1_000_000;
const MILLIARD: u64 = 1_000_000_000;
/// Endings of an ordinal in digits.
const ENDINGS: [&str; 13] =
    ["er", "ere", "re", "e", "eme", "ieme", "nd", "nde", "d", "st", "nd", "rd", "th"];

/// The value of one folded word, cardinal or ordinal.
pub fn of_word(word: &str) -> Option<u64> {
    let cardinal = in_list(&FRENCH, word).or_else(|| in_list(&ENGLISH, word));
    cardinal.or_else(|| glued(word)).or_else(|| ordinal(word))
}

/// Whether a folded word has a value in one language and is something else in that one: "cent" is a coin in English, and a
/// French "billion" has more zeros.
pub fn is_false_friend(word: &str, language: Option<Language>) -> bool {
    match language {
        Some(Language::En) => matches!(word, "un" | "cent" | "cents" | "mil"),
        Some(Language::Fr) => word == "billion",
        None => false,
    }
}

/// English tens and units written as one word: sixtyfour.
fn glued(word: &str) -> Option<u64> {
    let tens = ENGLISH.iter().filter(|(_, value)| (20..=90).contains(value));
    let mut glued = tens.filter_map(|(name, tens)| {
        let units = in_list(&ENGLISH, word.strip_prefix(*name)?)?;
        (1..=9).contains(&units).then_some(tens + units)
    });
    glued.next()
}

fn in_list(list: &[(&str, u64)], word: &str) -> Option<u64> {
    list.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
}

fn ordinal(word: &str) -> Option<u64> {
    let word = word.strip_suffix('s').unwrap_or(word);
    let french = |stem: &str| {
        // deux-ième, but onz(e)-ième
        in_list(&FRENCH, stem).or_else(|| in_list(&FRENCH, &format!("{stem}e")))
    };
    let tens = |stem: &str| in_list(&ENGLISH, &format!("{stem}ty"));
    in_list(&ORDINALS, word)
        .or_else(|| word.strip_suffix("ieme").and_then(french))
        .or_else(|| word.strip_suffix("tieth").and_then(tens))
        .or_else(|| word.strip_suffix("th").and_then(|stem| in_list(&ENGLISH, stem)))
}

/// The value of digits, with or without an ordinal's ending.
pub fn of_digits(word: &str) -> Option<u64> {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (digits, ending) = word.split_at(digits);
    let known = ending.is_empty() || ENDINGS.contains(&ending);
    digits.parse().ok().filter(|_| known)
}

/// The value of a Roman numeral in standard form, 1 to 3999, in capitals.
pub fn of_roman(numeral: &str) -> Option<u64> {
    const PARTS: [(&str, u64); 13] = [
        ("M", 1000),
        ("CM", 900),
        ("D", 500),
        ("CD", 400),
        ("C", 100),
        ("XC", 90),
        ("L", 50),
        ("XL", 40),
        ("X", 10),
        ("IX", 9),
        ("V", 5),
        ("IV", 4),
        ("I", 1),
    ];
    let (mut rest, mut value) = (numeral, 0);
    for (part, worth) in PARTS {
        while let Some(after) = rest.strip_prefix(part) {
            (rest, value) = (after, value + worth);
        }
    }
    // Rewritten in standard form it must be the same: IIII, VX and IVI are not.
    let (mut left, mut written) = (value, String::new());
    for (part, worth) in PARTS {
        while left >= worth {
            (left, written) = (left - worth, written + part);
        }
    }
    (value < 4_000 && written == numeral && value > 0).then_some(value)
}

/// The longest number at the start of folded words, and how many words it takes.
pub fn leading(words: &[&str]) -> Option<(u64, usize)> {
    if matches!(words, ["half", "a", "dozen", ..]) {
        return Some((6, 3));
    }
    if let Some(year) = english_year(words) {
        return Some(year);
    }
    let (mut total, mut at) = (0, 0);
    for scale in [MILLIARD, MILLION, THOUSAND] {
        let rest = &words[at..];
        let joined = joined(rest, at);
        if let Some((count, used)) = counted(&rest[joined..], scale) {
            (total, at) = (total + count * scale, at + joined + used);
        }
    }
    let joined = joined(&words[at..], at);
    match below_thousand(&words[at + joined..]) {
        Some((value, used)) if at == 0 || value > 0 => Some((total + value, at + joined + used)),
        _ => (at > 0).then_some((total, at)),
    }
}

/// 1 when an "et" or "and" joins the rest to the `before` words.
fn joined(rest: &[&str], before: usize) -> usize {
    usize::from(before > 0 && matches!(rest.first(), Some(&("et" | "and"))))
}

/// How many words say "and a half", after a number.
pub fn and_a_half(words: &[&str]) -> usize {
    let half = |at: usize| matches!(words.get(at), Some(&("half" | "demi" | "demie")));
    match words {
        ["and" | "et", "a", ..] if half(2) => 3,
        ["and" | "et", ..] if half(1) => 2,
        _ => 0,
    }
}

/// The count of thousands, millions or milliards, and how many words it takes; "mille" alone is one.
fn counted(words: &[&str], scale: u64) -> Option<(u64, usize)> {
    if of_word(words.first()?) == Some(scale) {
        return Some((1, 1));
    }
    let digits = || Some((of_digits(words[0]).filter(|value| *value < THOUSAND)?, 1));
    let (count, used) = below_thousand(words).or_else(digits)?;
    (of_word(words.get(used)?) == Some(scale)).then_some((count, used + 1))
}

fn below_thousand(words: &[&str]) -> Option<(u64, usize)> {
    let hundred = |at: usize| words.get(at).and_then(|word| of_word(word)) == Some(100);
    let (hundreds, used) = match below_hundred(words) {
        _ if hundred(0) => (1, 1),
        Some((count, used)) if count > 0 && hundred(used) => (count, used + 1),
        other => return other,
    };
    let joined = joined(&words[used..], used);
    let rest = below_hundred(&words[used + joined..]).filter(|(value, _)| *value > 0);
    let (more, taken) = rest.map_or((0, 0), |(value, taken)| (value, joined + taken));
    Some((hundreds * 100 + more, used + taken))
}

fn below_hundred(words: &[&str]) -> Option<(u64, usize)> {
    let first = of_word(words.first()?)?;
    let next = words.get(1).copied().unwrap_or_default();
    match first {
        4 if next.starts_with("vingt") => Some(with_units(80, 20, words, 2)),
        10 => Some(match of_word(next) {
            Some(units @ 7..=9) => (10 + units, 2),
            _ => (10, 1),
        }),
        60 => Some(with_units(60, 20, words, 1)),
        20..=90 if first % 10 == 0 => Some(with_units(first, 10, words, 1)),
        0..=99 => Some((first, 1)),
        _ => None,
    }
}

/// The tens plus the units after them: below ten, or below twenty (soixante-dix).
fn with_units(tens: u64, below: u64, words: &[&str], used: usize) -> (u64, usize) {
    let joined = joined(&words[used..], used);
    match below_hundred(&words[used + joined..]) {
        Some((units, taken)) if units > 0 && units < below => (tens + units, used + joined + taken),
        _ => (tens, used),
    }
}

/// Nineteen eighty-four, nineteen oh one: a century and its year, as English says it.
fn english_year(words: &[&str]) -> Option<(u64, usize)> {
    let english = |at: usize| words.get(at).is_some_and(|word| in_list(&ENGLISH, word).is_some());
    let (century, used) = below_hundred(words).filter(|_| english(0))?;
    if matches!(words.get(used), Some(&("oh" | "o"))) {
        let year = words.get(used + 1).and_then(|word| in_list(&ENGLISH, word));
        let year = year.filter(|year| (1..=9).contains(year) && (10..=20).contains(&century));
        return year.map(|year| (century * 100 + year, used + 2));
    }
    let (year, taken) = below_hundred(&words[used..]).filter(|_| english(used))?;
    let said = (10..=20).contains(&century) && (10..=99).contains(&year);
    said.then_some((century * 100 + year, used + taken))
}

#[cfg(test)]
mod tests {
    use super::{leading, of_digits, of_roman};

    fn value(text: &str) -> Option<u64> {
        let words: Vec<&str> = text.split([' ', '-']).collect();
        leading(&words).filter(|(_, used)| *used == words.len()).map(|(value, _)| value)
    }

    #[test]
    fn content_5_french_and_english_numbers_in_words_have_a_value() {
        for (words, number) in [
            ("zero", 0),
            ("dix-sept", 17),
            ("vingt et un", 21),
            ("vingt-deux", 22),
            ("soixante", 60),
            ("soixante-dix", 70),
            ("soixante et onze", 71),
            ("soixante-dix-neuf", 79),
            ("septante-trois", 73),
            ("quatre-vingts", 80),
            ("quatre-vingt-un", 81),
            ("quatre-vingt-dix", 90),
            ("quatre-vingt-dix-neuf", 99),
            ("nonante-neuf", 99),
            ("cent", 100),
            ("cent un", 101),
            ("deux cents", 200),
            ("deux cent quatre-vingt-dix-sept", 297),
            ("mille", 1_000),
            ("mille neuf cent quatre-vingt-quatre", 1_984),
            ("dix-neuf cent quatorze", 1_914),
            ("quatre-vingt mille", 80_000),
            ("neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf", 999_999),
            ("3 millions", 3_000_000),
            ("trois milliards deux cents millions", 3_200_000_000),
            ("premier", 1),
            ("vingt et unieme", 21),
            ("quatorzieme", 14),
            ("one hundred and five", 105),
            ("nineteen eighty-four", 1_984),
            ("nineteen hundred", 1_900),
            ("twenty thousand", 20_000),
            ("six hundred and sixty-six thousand and one", 666_001),
            ("twenty-first", 21),
            ("one hundred five", 105),
            ("sixtyfour", 64),
            ("fourty two", 42),
            ("nineteen oh one", 1_901),
            ("half a dozen", 6),
            ("thirtieth", 30),
        ] {
            assert_eq!(value(words), Some(number), "{words}");
        }
    }

    #[test]
    fn content_5_two_numbers_are_not_one() {
        for words in ["deux trois", "vingt trente", "cent cent", "dix six", "seize sept", "et deux"]
        {
            assert_eq!(value(words), None, "{words}");
        }
    }

    /// Writes out the numbers up to 999 999 (a sample of the middle) and reads them again.
    #[test]
    fn content_5_every_french_number_is_read_as_it_is_written() {
        for number in (0..=999_999).filter(|n| *n < 2_000 || n % 37 == 0 || *n > 999_000) {
            assert_eq!(value(&french(number)), Some(number), "{}", french(number));
        }
    }

    fn french(number: u64) -> String {
        const UNITS: [&str; 17] = [
            "zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix",
            "onze", "douze", "treize", "quatorze", "quinze", "seize",
        ];
        const TENS: [&str; 6] =
            ["vingt", "trente", "quarante", "cinquante", "soixante", "soixante"];
        let after = |n: u64| if n == 0 { String::new() } else { format!("-{}", french(n)) };
        let many = |n: u64| if n == 1 { String::new() } else { format!("{}-", french(n)) };
        match number {
            0..=16 => UNITS[number as usize].into(),
            17..=19 => format!("dix-{}", french(number - 10)),
            80 => "quatre-vingts".into(),
            81..=99 => format!("quatre-vingt-{}", french(number - 80)),
            70..=79 if number == 71 => "soixante et onze".into(),
            70..=79 => format!("soixante-{}", french(number - 60)),
            20..=69 if number % 10 == 1 => format!("{} et un", TENS[number as usize / 10 - 2]),
            20..=69 => format!("{}{}", TENS[number as usize / 10 - 2], after(number % 10)),
            100..=999 => format!("{}cent{}", many(number / 100), after(number % 100)),
            _ => format!("{}mille{}", many(number / 1_000), after(number % 1_000)),
        }
    }

    #[test]
    fn content_5_digits_and_roman_numerals_are_exact() {
        for (digits, value) in
            [("1er", Some(1)), ("14e", Some(14)), ("21st", Some(21)), ("20h", None)]
        {
            assert_eq!(of_digits(digits), value, "{digits}");
        }
        for (numeral, value) in [
            ("XIV", Some(14)),
            ("XVI", Some(16)),
            ("MCMLXXXIV", Some(1984)),
            ("MMMCMXCIX", Some(3999)),
            ("IIII", None),
            ("VX", None),
            ("IVI", None),
            ("", None),
        ] {
            assert_eq!(of_roman(numeral), value, "{numeral}");
        }
    }
}
