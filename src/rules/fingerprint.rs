//! A fingerprint of a state: FNV-1a over its fields, the same on 32-bit and 64-bit machines.

use std::hash::{Hash, Hasher};

/// The 64-bit fingerprint of `state`.
pub fn fingerprint<T: Hash>(state: &T) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    state.hash(&mut hasher);
    hasher.finish()
}

/// A fingerprint as saves, addresses and ids write it: sixteen hexadecimal digits.
#[must_use]
pub fn hex(sum: u64) -> String {
    format!("{sum:016x}")
}

/// A field added to a state after saves existed: at its default it leaves no trace in the fingerprint, so
/// that older saves keep theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Later<T>(pub T);

impl<T: Hash + PartialEq + Default> Hash for Later<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != T::default() {
            self.0.hash(state);
        }
    }
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // Lengths and enum tags are hashed as usize and isize, whose width depends on the machine.
    fn write_usize(&mut self, n: usize) {
        self.write(&(n as u64).to_le_bytes());
    }

    fn write_isize(&mut self, n: isize) {
        self.write(&(n as i64).to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_later_leaves_no_trace_while_it_is_as_it_always_was() {
        assert_eq!(fingerprint(&(7u8, Later(0u16))), fingerprint(&7u8));
        assert_ne!(fingerprint(&(7u8, Later(1u16))), fingerprint(&7u8));
        assert_ne!(fingerprint(&Later(Some(0u8))), fingerprint(&Later(None::<u8>)));
    }

    #[test]
    fn it_is_fnv_1a() {
        let hash = |text: &str| {
            let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
            hasher.write(text.as_bytes());
            hasher.finish()
        };
        let known = [0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8];
        assert_eq!(["", "a", "foobar"].map(hash), known);
    }

    #[derive(Hash)]
    enum Phase {
        #[expect(dead_code, reason = "the third has to have two before it")]
        First,
        #[expect(dead_code, reason = "the third has to have two before it")]
        Second(u8),
        Third(u16),
    }

    /// One field of each kind that states are made of, lengths and enum tags among them: saves
    /// written by a 32-bit browser carry this number to a 64-bit test.
    #[test]
    fn the_fingerprint_of_a_state_is_pinned() {
        let flat = (7u8, 258u16, 0x0102_0304u32, true, "ab");
        let deep = (Some(5u8), [1u8, 2], vec![3u16], Phase::Third(9), None::<u8>);
        assert_eq!(fingerprint(&(flat, deep)), 0x9ce0_63eb_8ba6_abc2);
    }

    #[test]
    fn a_small_change_shows() {
        let prints = [[1u8, 2], [2, 1], [1, 3]].map(|state| fingerprint(&state));
        assert!(prints[0] != prints[1] && prints[0] != prints[2] && prints[1] != prints[2]);
    }
}
