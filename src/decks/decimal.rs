//! A number with at most one decimal, as answers and guesses to a target question. Stored in tenths, so that the
//! nearest guess is exact.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// A number in tenths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Decimal(i64);

/// More than any question asks for, and far below an overflow.
const MOST: i64 = 1_000_000_000_000_000;

impl Decimal {
    /// That many tenths, clamped to a hundred million millions.
    #[must_use]
    pub fn tenths(tenths: i64) -> Decimal {
        Decimal(tenths.clamp(-MOST, MOST))
    }

    /// A whole number.
    #[must_use]
    pub fn whole(number: i64) -> Decimal {
        Decimal::tenths(number.saturating_mul(10))
    }

    /// Its value in tenths.
    #[must_use]
    pub const fn in_tenths(self) -> i64 {
        self.0
    }

    /// The distance between both, in tenths.
    #[must_use]
    pub const fn apart(self, other: Decimal) -> u64 {
        self.0.abs_diff(other.0)
    }

    /// Whether it has no decimal.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.0 % 10 == 0
    }
}

impl Display for Decimal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (whole, tenth) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        let sign = if self.0 < 0 { "-" } else { "" };
        match tenth {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

/// The text is not a number with at most one decimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANumber;

impl Display for NotANumber {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("not a number with at most one decimal")
    }
}

impl FromStr for Decimal {
    type Err = NotANumber;

    /// Parses digits with an optional sign, and one optional digit after a point or a comma.
    fn from_str(text: &str) -> Result<Decimal, NotANumber> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let (whole, tenth) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
        let number = |text: &str, most: usize| {
            let fits = (1..=most).contains(&text.len());
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            (fits && digits).then(|| text.parse::<i64>().ok()).flatten()
        };
        let tenths = number(whole, 14).zip(number(tenth, 1)).ok_or(NotANumber)?;
        Ok(Decimal::tenths(sign * (tenths.0 * 10 + tenths.1)))
    }
}

/// A JSON number, as in a deck.
impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Decimal, D::Error> {
        let text = serde_json::Number::deserialize(from)?.to_string();
        let whole = text.strip_suffix(".0").unwrap_or(&text);
        whole.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let number: Result<serde_json::Number, _> = self.to_string().parse();
        number.map_err(serde::ser::Error::custom)?.serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_reads_as_it_was_written() {
        for (text, tenths) in
            [("324", 3_240), ("0", 0), ("-12", -120), ("4.5", 45), ("-0.1", -1), ("1969", 19_690)]
        {
            let number: Decimal = text.parse().expect(text);
            assert_eq!((number.in_tenths(), number.to_string()), (tenths, text.to_owned()));
            assert_eq!(serde_json::to_string(&number).expect("a number"), text);
            assert_eq!(serde_json::from_str::<Decimal>(text).expect("a number"), number);
        }
        assert_eq!("4,5".parse(), Ok(Decimal::tenths(45)));
        assert_eq!(serde_json::from_str::<Decimal>("7.0").expect("a number"), Decimal::whole(7));
    }

    #[test]
    fn what_is_no_such_number_is_refused() {
        for text in ["", "-", "1.25", "1e3", ".5", "5.", "12 000", "+1", "123456789012345", "x"] {
            assert_eq!(text.parse::<Decimal>(), Err(NotANumber), "{text:?}");
        }
        for json in ["\"7\"", "1.25", "null", "1e40"] {
            assert!(serde_json::from_str::<Decimal>(json).is_err(), "{json}");
        }
    }

    #[test]
    fn nearest_is_exact_in_either_direction() {
        let (value, below, above) = (Decimal::tenths(45), Decimal::whole(4), Decimal::whole(5));
        assert_eq!((value.apart(below), value.apart(above)), (5, 5));
        assert!(!value.is_whole() && below.is_whole());
        let (least, most) = (Decimal::tenths(i64::MIN), Decimal::tenths(i64::MAX));
        assert_eq!(least.apart(most), 2_000_000_000_000_000);
    }
}
