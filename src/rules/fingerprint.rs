//! A fingerprint of a state: FNV-1a over its fields, the same on 32-bit and 64-bit machines.

use std::hash::{Hash, Hasher};

/// The 64-bit fingerprint of `state`.
pub fn fingerprint<T: Hash>(state: &T) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    state.hash(&mut hasher);
    hasher.finish()
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
