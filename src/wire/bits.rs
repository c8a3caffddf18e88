//! Numbers of a few bits one after the other, PURE, and the letters that they are written in.

/// The letters, each of five bits: none looks like another one, and case means nothing (Crockford's base 32).
pub const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Bits of a letter.
const EACH: u32 = 5;

/// The number of a letter as people write it: `O` is the nought, `I` and `L` are the one. `None` for any other character.
#[must_use]
pub fn value(letter: char) -> Option<u32> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    let at = LETTERS.iter().position(|it| char::from(*it) == letter)?;
    u32::try_from(at).ok()
}

/// The letter of a number, of its lowest five bits.
#[must_use]
pub fn letter(value: u32) -> char {
    char::from(LETTERS[(value & 31) as usize])
}

/// Bits as they are written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bits(Vec<bool>);

impl Bits {
    /// Adds a number of that many bits, the highest first.
    pub fn push(&mut self, number: u32, bits: u32) {
        self.0.extend((0..bits).rev().map(|bit| (number >> bit) & 1 == 1));
    }

    /// Adds whole bytes.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.push((*byte).into(), 8));
    }

    /// The letters; noughts fill the last one.
    #[must_use]
    pub fn to_letters(&self) -> String {
        let number = |bits: &[bool]| {
            let bit = |at: usize| u32::from(bits.get(at).copied().unwrap_or_default());
            (0..EACH as usize).fold(0, |sum, at| (sum << 1) | bit(at))
        };
        self.0.chunks(EACH as usize).map(|bits| letter(number(bits))).collect()
    }

    /// The bits of letters; `None` if one of them is no letter.
    #[must_use]
    pub fn of_letters(letters: &str) -> Option<Bits> {
        let mut bits = Bits::default();
        for one in letters.chars() {
            bits.push(value(one)?, EACH);
        }
        Some(bits)
    }

    /// Reads them from the first on.
    #[must_use]
    pub fn reader(&self) -> Reader<'_> {
        Reader(&self.0)
    }
}

/// The bits that are still to be read.
#[derive(Clone, Debug)]
pub struct Reader<'a>(&'a [bool]);

impl Reader<'_> {
    /// The next number of that many bits; `None` at the end.
    pub fn take(&mut self, bits: u32) -> Option<u32> {
        let (now, rest) = self.0.split_at_checked(bits as usize)?;
        self.0 = rest;
        Some(now.iter().fold(0, |sum, bit| (sum << 1) | u32::from(*bit)))
    }

    /// The next bytes.
    pub fn take_bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        for byte in &mut bytes {
            *byte = u8::try_from(self.take(8)?).ok()?;
        }
        Some(bytes)
    }

    /// Whether nothing follows but the noughts that fill up letters.
    #[must_use]
    pub fn is_at_end(&self, fewer_than: usize) -> bool {
        self.0.len() < fewer_than && !self.0.contains(&true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lead_back_to_their_bits() {
        let mut bits = Bits::default();
        bits.push(5, 3);
        bits.push_bytes(&[0, 255, 7]);
        bits.push(1, 1);
        let letters = bits.to_letters();
        assert_eq!(letters.len(), 6, "28 bits");
        let back = Bits::of_letters(&letters).expect("letters");
        let mut reader = back.reader();
        assert_eq!(reader.take(3), Some(5));
        assert_eq!(reader.take_bytes(), Some([0, 255, 7]));
        assert_eq!(reader.take(1), Some(1));
        assert!(reader.is_at_end(5));
        assert_eq!(reader.take(3), None);
    }

    #[test]
    fn a_letter_is_read_however_it_is_written() {
        for (number, one) in (0..).zip(LETTERS) {
            let one = char::from(*one);
            assert_eq!((value(one), value(one.to_ascii_lowercase())), (Some(number), Some(number)));
            assert_eq!(letter(number), one);
        }
        assert_eq!((value('o'), value('I'), value('l')), (Some(0), Some(1), Some(1)));
        assert_eq!((value('U'), value('é'), value('-')), (None, None, None));
    }
}
