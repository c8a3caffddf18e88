//! The house's PIN, stored only as a salted hash, beside that of a rescue code, which is written down when the PIN is
//! chosen. After each wrong try the wait grows.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// How many digits a PIN has.
pub const LENGTH: std::ops::RangeInclusive<usize> = 4..=8;

/// How many digits a rescue code has: too many to try out, and too long to be taken for a PIN.
pub const RESCUE_LENGTH: usize = 12;

/// Number of hash rounds: a tenth of a second on an old tablet.
const ROUNDS: u32 = 4_000;

/// How many wrong tries cost no wait.
const FREE_TRIES: u32 = 3;

/// The longest wait between two tries, in seconds.
const LONGEST_WAIT: u32 = 900;

/// The stored hashes of a PIN and its rescue code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lock {
    salt: String,
    pin: String,
    rescue: String,
}

/// Whether those are the digits of a PIN.
pub fn is_pin(digits: &str) -> bool {
    LENGTH.contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
}

impl Lock {
    /// The lock of a PIN and its rescue code; `salt` is random.
    pub fn new(salt: &str, pin: &str, rescue: &str) -> Lock {
        Lock { salt: salt.into(), pin: sum(salt, pin), rescue: sum(salt, rescue) }
    }

    /// Whether those digits are the PIN or the rescue code.
    pub fn opens(&self, digits: &str) -> bool {
        let wanted = if digits.len() == RESCUE_LENGTH { &self.rescue } else { &self.pin };
        sum(&self.salt, digits) == *wanted
    }

    /// The text to store.
    pub fn text(&self) -> String {
        json!({ "salt": self.salt, "pin": self.pin, "rescue": self.rescue }).to_string()
    }

    /// Reads the stored text; `None` when it is no lock.
    pub fn read(text: &str) -> Option<Lock> {
        let kept: Value = serde_json::from_str(text).ok()?;
        let part = |name: &str| kept[name].as_str().map(ToOwned::to_owned);
        Some(Lock { salt: part("salt")?, pin: part("pin")?, rescue: part("rescue")? })
    }
}

fn sum(salt: &str, digits: &str) -> String {
    let mut sum = Sha256::digest([salt, ":", digits].concat());
    for _ in 1..ROUNDS {
        sum = Sha256::new().chain_update(sum).chain_update(salt).finalize();
    }
    sum.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How many seconds are left to wait, `since` ms after the last of `wrong` wrong tries. When `since` is negative, the
/// clock was put back, and the whole wait starts again.
#[must_use]
pub fn left(wrong: u32, since: f64) -> u32 {
    let wait = f64::from(wait(wrong));
    if since < 0.0 { wait as u32 } else { (wait - since / 1_000.0).ceil().max(0.0) as u32 }
}

/// How long to wait after so many wrong tries, in seconds.
pub const fn wait(wrong: u32) -> u32 {
    if wrong < FREE_TRIES {
        return 0;
    }
    let doubled = wrong - FREE_TRIES;
    let wait = 15 << if doubled > 6 { 6 } else { doubled };
    if wait > LONGEST_WAIT { LONGEST_WAIT } else { wait }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pin_and_the_rescue_code_open_and_nothing_else_does() {
        let lock = Lock::new("salt", "2580", "123456789012");
        assert!(lock.opens("2580") && lock.opens("123456789012"));
        for other in ["", "2581", "25800", "123456789013", "1234"] {
            assert!(!lock.opens(other), "{other}");
        }
    }

    #[test]
    fn no_digit_of_it_is_kept_and_the_same_pin_is_kept_otherwise_elsewhere() {
        let text = Lock::new("a", "2580", "123456789012").text();
        assert!(!text.contains("2580") && !text.contains("123456789012"));
        assert_ne!(text, Lock::new("b", "2580", "123456789012").text());
    }

    #[test]
    fn what_is_kept_is_read() {
        let lock = Lock::new("salt", "2580", "123456789012");
        assert_eq!(Lock::read(&lock.text()), Some(lock));
        assert_eq!(Lock::read("{}"), None);
        assert_eq!(Lock::read("no"), None);
    }

    #[test]
    fn who_guesses_waits_longer_each_time() {
        assert_eq!([0, 2, 3, 4, 5, 9, 99].map(wait), [0, 0, 15, 30, 60, 900, 900]);
    }

    #[test]
    fn the_wait_runs_from_the_last_wrong_one() {
        assert_eq!(
            [0.0, 14_001.0, 15_000.0, 1e12, -1.0].map(|since| left(3, since)),
            [15, 1, 0, 0, 15]
        );
        assert_eq!(left(2, 0.0), 0);
    }

    #[test]
    fn a_pin_is_four_to_eight_digits() {
        assert_eq!(
            ["123", "1234", "12345678", "123456789", "12a4"].map(is_pin),
            [false, true, true, false, false]
        );
    }
}
