//! Exact numbers from files: a sign, digits, decimals, an optional exponent.

use crate::decks::decimal::Decimal;

/// Number of decimals kept.
const PLACES: u32 = 9;
/// The number 1, in units of the last decimal kept.
const ONE: i128 = 1_000_000_000;

/// A number with up to nine decimals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Exact(i128);

impl Exact {
    /// Parses `-12`, `3.14`, `3,14`, `1.5e3`, `1 000`.
    #[must_use]
    pub fn read(text: &str) -> Option<Exact> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.replace(['\u{2212}', '\u{2013}'], "-");
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
            None => (&*text, 0),
        };
        if !(-20..=20).contains(&exponent) {
            return None;
        }
        let (negative, digits) = match mantissa.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, mantissa.strip_prefix('+').unwrap_or(mantissa)),
        };
        let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let all = [whole, decimals].concat();
        if all.is_empty() || all.len() > 24 || !all.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let shift = exponent - i32::try_from(decimals.len()).ok()? + PLACES as i32;
        let number = shifted(all.parse::<i128>().ok()?, shift)?;
        (number <= 100_000_000_000_000 * ONE).then_some(Exact(if negative {
            -number
        } else {
            number
        }))
    }

    /// The middle of both numbers, and its distance to either.
    #[must_use]
    pub fn middle(self, other: Exact) -> (Exact, Exact) {
        (Exact(self.0.midpoint(other.0)), Exact((other.0 - self.0).abs() / 2))
    }

    /// The number in tenths, and whether it was rounded; `None` if rounding exceeds the tolerance.
    #[must_use]
    pub fn tenths(self, tolerance: Exact) -> Option<(Decimal, bool)> {
        let tenth = ONE / 10;
        let tenths = (self.0 + self.0.signum() * tenth / 2) / tenth;
        let apart = (tenths * tenth - self.0).abs();
        let number = i64::try_from(tenths).ok()?;
        (apart <= tolerance.0.abs()).then(|| (Decimal::tenths(number), apart > 0))
    }

    /// The number in digits, with as many decimals as it needs.
    #[must_use]
    pub fn digits(self) -> String {
        let (whole, rest) = (
            self.0.unsigned_abs() / ONE.unsigned_abs(),
            self.0.unsigned_abs() % ONE.unsigned_abs(),
        );
        let sign = if self.0 < 0 { "-" } else { "" };
        format!("{sign}{whole}.{rest:09}").trim_end_matches('0').trim_end_matches('.').to_owned()
    }

    /// The number in thousandths, rounded towards zero.
    #[must_use]
    pub fn thousandths(self) -> i64 {
        i64::try_from(self.0 / (ONE / 1_000)).unwrap_or(i64::MAX)
    }
}

/// The number times a power of ten; digits that drop out are rounded.
fn shifted(number: i128, places: i32) -> Option<i128> {
    let factor = 10_i128.checked_pow(places.unsigned_abs())?;
    match places {
        0.. => number.checked_mul(factor),
        _ => Some((number + factor / 2) / factor),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, tenths) in [
            ("324", 3_240),
            (" -12 ", -120),
            ("+4,5", 45),
            ("1.5e3", 15_000),
            ("12\u{202F}000", 120_000),
            ("2500e-3", 25),
            ("\u{2212}7", -70),
            ("1822.00", 18_220),
        ] {
            let number = Exact::read(text).expect(text).tenths(Exact::default());
            assert_eq!(number, Some((Decimal::tenths(tenths), false)), "{text}");
        }
        for text in ["", "-", "x", "1.2.3", "1e99", "--1", "1e", "9999999999999999999999999", "."] {
            assert_eq!(Exact::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_finer_than_a_tenth_needs_a_tolerance() {
        let (pi, little) = (Exact::read("3.1416"), Exact::read("0.05"));
        let pi = pi.expect("a number");
        assert_eq!((pi.tenths(Exact::default()), &*pi.digits()), (None, "3.1416"));
        assert_eq!(Exact::read("-0,50").map(Exact::digits), Some("-0.5".into()));
        assert_eq!(Exact::read("1e3").map(Exact::digits), Some("1000".into()));
        assert_eq!(pi.tenths(little.expect("a number")), Some((Decimal::tenths(31), true)));
        let minus = Exact::read("-3.16").expect("a number");
        assert_eq!(minus.tenths(Exact(ONE)), Some((Decimal::tenths(-32), true)));
    }

    #[test]
    fn a_range_has_a_middle() {
        let read = |text| Exact::read(text).expect("a number");
        assert_eq!(read("1").middle(read("5")), (read("3"), read("2")));
        assert_eq!(read("5").middle(read("1")), (read("3"), read("2")));
    }
}
