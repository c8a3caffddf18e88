//! Numbers as a sheet shows them: by the number format of their cell, with the decimal sign and the names of months of
//! the deck's language. Fractions, exponents and conditions are shown as plain numbers.

use super::super::card::Language;
use super::dates::{self, Token};

/// How a cell shows its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// As it is.
    #[default]
    General,
    /// A day or a time.
    Date(Vec<Token>),
    /// Digits between words.
    Digits(Digits),
}

/// A pattern of digits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Digits {
    before: String,
    behind: String,
    /// Least number of digits before the decimal sign.
    whole: usize,
    /// Least and most decimals.
    decimals: [usize; 2],
    /// Whether thousands are parted.
    grouped: bool,
    percent: bool,
    /// How a number below zero is shown, without its sign.
    below: Option<Box<Digits>>,
}

/// Significant digits of a number: what lies behind is an error of its making.
const PRECISION: usize = 15;

/// The formats that have a number instead of a pattern.
const BUILT_IN: [(usize, &str); 18] = [
    (1, "0"),
    (2, "0.00"),
    (3, "#,##0"),
    (4, "#,##0.00"),
    (9, "0%"),
    (10, "0.00%"),
    (15, "d-mmm-yy"),
    (16, "d-mmm"),
    (17, "mmm-yy"),
    (18, "h:mm AM/PM"),
    (20, "h:mm"),
    (21, "h:mm:ss"),
    (37, "#,##0"),
    (38, "#,##0"),
    (39, "#,##0.00"),
    (40, "#,##0.00"),
    (45, "mm:ss"),
    (47, "mm:ss"),
];

impl Look {
    /// The look of a format without a pattern of its own.
    #[must_use]
    pub fn built_in(id: usize, language: Language) -> Look {
        let day = match language {
            Language::Fr => "dd/mm/yyyy",
            Language::En => "m/d/yyyy",
        };
        let code = match id {
            14 => day.to_owned(),
            19 => "h:mm:ss AM/PM".to_owned(),
            22 => [day, " hh:mm"].concat(),
            id => BUILT_IN.iter().find(|(known, _)| *known == id).map_or("", |it| it.1).to_owned(),
        };
        Look::of(&code)
    }

    /// The look of a pattern.
    #[must_use]
    pub fn of(code: &str) -> Look {
        let sections = sections(code);
        let first = sections.first().map_or("", |section| &**section);
        if let Some(tokens) = dates::tokens(first) {
            return Look::Date(tokens);
        }
        let Some(mut digits) = Digits::of(first) else { return Look::General };
        digits.below = sections.get(1).and_then(|section| Digits::of(section)).map(Box::new);
        Look::Digits(digits)
    }

    /// A number as it is shown. Days are counted from 1900, or from 1904.
    #[must_use]
    pub fn show(&self, value: f64, from_1904: bool, language: Language) -> String {
        match self {
            Look::General => general(value, language),
            Look::Date(tokens) => dates::show(tokens, value, from_1904, language)
                .unwrap_or_else(|| general(value, language)),
            Look::Digits(digits) => digits.show(value, language),
        }
    }
}

/// The parts of a pattern between semicolons that no quotes hold.
fn sections(code: &str) -> Vec<String> {
    let (mut sections, mut quoted) = (vec![String::new()], false);
    for c in code.chars() {
        quoted ^= c == '"';
        if c == ';' && !quoted {
            sections.push(String::new());
        } else if let Some(last) = sections.last_mut() {
            last.push(c);
        }
    }
    sections
}

impl Digits {
    /// The pattern of a section; `None` where it has no digits, or a fraction, an exponent or a condition.
    fn of(section: &str) -> Option<Digits> {
        let mut digits = Digits::default();
        let (mut seen, mut point) = (false, false);
        let mut signs = section.chars();
        while let Some(c) = signs.next() {
            let word = if seen { &mut digits.behind } else { &mut digits.before };
            match c {
                '"' => word.extend(signs.by_ref().take_while(|c| *c != '"')),
                '\\' => word.extend(signs.next()),
                // A gap as wide as a letter; a letter that fills the cell.
                '_' => word.extend(signs.next().map(|_| ' ')),
                '*' => {
                    let _ = signs.next();
                }
                '[' => {
                    let inside: String = signs.by_ref().take_while(|c| *c != ']').collect();
                    word.push_str(currency(&inside)?);
                }
                '0' | '#' | '?' => {
                    seen = true;
                    match (point, c) {
                        (false, '0') => digits.whole += 1,
                        (true, '0') => digits.decimals = [digits.decimals[1] + 1; 2],
                        (true, _) => digits.decimals[1] += 1,
                        (false, _) => {}
                    }
                }
                '.' => point = true,
                ',' => digits.grouped = seen,
                '%' => {
                    digits.percent = true;
                    word.push('%');
                }
                '/' | 'E' | 'e' | '@' => return None,
                c => word.push(c),
            }
        }
        seen.then_some(digits)
    }

    fn show(&self, value: f64, language: Language) -> String {
        if let Some(below) = self.below.as_deref().filter(|_| value < 0.0) {
            return below.show(-value, language);
        }
        let value = if self.percent { value * 100.0 } else { value };
        let [least, most] = self.decimals;
        // As it is written with its significant digits, so that 0.285 is no 0.28499.
        let text = format!("{:.most$}", nudged(value.abs()));
        let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
        let kept = decimals.trim_end_matches('0').len().max(least.min(decimals.len()));
        let whole = if self.whole == 0 { whole.trim_start_matches('0') } else { whole };
        let mut whole = format!("{whole:0>width$}", width = self.whole);
        if self.grouped {
            whole = grouped(&whole, language);
        }
        let zero = text.bytes().all(|byte| matches!(byte, b'0' | b'.'));
        let sign = if value < 0.0 && !zero { "-" } else { "" };
        let point = if kept == 0 { "" } else { point(language) };
        let Digits { before, behind, .. } = self;
        let shown = [sign, before, &whole, point, &decimals[..kept], behind].concat();
        shown.trim().to_owned()
    }
}

/// The currency between brackets; a colour says nothing, a condition is not read.
fn currency(inside: &str) -> Option<&str> {
    let sign = inside.strip_prefix('$').unwrap_or_default();
    let condition = inside.starts_with(['<', '>', '=']);
    (!condition).then(|| sign.split('-').next().unwrap_or_default())
}

/// The number that its significant digits are, a little away from zero so that halves are rounded up.
fn nudged(value: f64) -> f64 {
    value * (1.0 + f64::EPSILON * 4.0)
}

const fn point(language: Language) -> &'static str {
    match language {
        Language::Fr => ",",
        Language::En => ".",
    }
}

fn grouped(whole: &str, language: Language) -> String {
    let mark = match language {
        Language::Fr => '\u{202F}',
        Language::En => ',',
    };
    let mut text = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

/// A number without a format of its own.
#[must_use]
pub fn general(value: f64, language: Language) -> String {
    if value == 0.0 || !value.is_finite() {
        return "0".to_owned();
    }
    // Rust writes no exponents: a number that is as long as a line is no answer, and stays bounded by its digits.
    let rounded: f64 = format!("{value:.width$e}", width = PRECISION - 1).parse().unwrap_or(value);
    let text = if (1e-9..1e15).contains(&rounded.abs()) {
        rounded.to_string()
    } else {
        format!("{rounded:e}").replace('e', "E")
    };
    text.replace('.', point(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{En, Fr};

    #[test]
    fn numbers_are_shown_by_their_format() {
        for (code, value, fr, en) in [
            ("General", 7.0, "7", "7"),
            ("", 0.1 + 0.2, "0,3", "0.3"),
            ("000", 7.0, "007", "007"),
            ("0%", 0.5, "50%", "50%"),
            ("0.0%", 0.125, "12,5%", "12.5%"),
            ("0.00", 3.5, "3,50", "3.50"),
            ("0.0#", 3.25, "3,25", "3.25"),
            ("0.##", 3.0, "3", "3"),
            ("#,##0", 1_234_567.0, "1\u{202F}234\u{202F}567", "1,234,567"),
            ("0.0\" kg\"", 3.26, "3,3 kg", "3.3 kg"),
            ("#,##0.00\\ [$€-40C]", 1500.0, "1\u{202F}500,00 €", "1,500.00 €"),
            ("0;(0)", -4.0, "(4)", "(4)"),
            ("0", -4.0, "-4", "-4"),
            ("0.00", 1.005, "1,01", "1.01"),
            ("# ?/?", 0.5, "0,5", "0.5"),
            ("@", 12.0, "12", "12"),
            ("0.0", -0.01, "0,0", "0.0"),
        ] {
            let look = Look::of(code);
            let shown = [Fr, En].map(|language| look.show(value, false, language));
            assert_eq!(shown, [fr, en], "{code} {value}");
        }
    }

    #[test]
    fn days_and_times_are_shown_by_their_format() {
        for (code, value, wanted) in [
            ("dd/mm/yyyy", 32_703.0, "14/07/1989"),
            ("d mmmm yyyy", 32_703.0, "14 juillet 1989"),
            ("[$-40C]dddd d mmm yy;@", 32_703.0, "vendredi 14 juil. 89"),
            ("yyyy", 32_703.0, "1989"),
            ("hh:mm", 0.75, "18:00"),
            ("h:mm AM/PM", 0.75, "6:00 PM"),
            ("hh\"h\"mm", 32_703.5 + 5.0 / 1_440.0, "12h05"),
        ] {
            assert_eq!(Look::of(code).show(value, false, Fr), wanted, "{code}");
        }
        assert_eq!(Look::built_in(14, Fr).show(32_703.0, false, Fr), "14/07/1989");
        assert_eq!(Look::built_in(14, En).show(32_703.0, false, En), "7/14/1989");
        assert_eq!(Look::built_in(14, Fr).show(31_241.0, true, Fr), "14/07/1989");
        assert_eq!(Look::built_in(0, Fr), Look::General);
    }
}
