//! Seeded chance: xoshiro128++ seeded by splitmix64. It draws 32-bit numbers only, so that a
//! 64-bit machine and a 32-bit browser draw alike; a test pins its first values.

use serde::{Deserialize, Serialize};

/// A source of chance that always gives the same numbers for the same seed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rng([u32; 4]);

impl Rng {
    /// A source for that seed.
    #[must_use]
    pub fn new(seed: u64) -> Rng {
        let mut state = seed;
        let (a, b) = (splitmix(&mut state), splitmix(&mut state));
        Rng([a as u32, (a >> 32) as u32, b as u32, (b >> 32) as u32])
    }

    /// The next 32 random bits.
    pub fn next_u32(&mut self) -> u32 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(7).wrapping_add(s[0]);
        let t = s[1] << 9;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(11);
        result
    }

    /// A number from 0 to `n - 1`, each as likely as the others; 0 when `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        // Multiply-shift with rejection: without it the low numbers would come a little too often.
        let threshold = n.wrapping_neg().checked_rem(n).unwrap_or(0);
        loop {
            let wide = u64::from(self.next_u32()) * u64::from(n);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of `items`, or nothing when there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts `items` in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the authors' C code: a browser (32-bit) and a desktop (64-bit) must draw alike, and
    /// every save replays its shuffle, so these numbers may never change.
    #[test]
    fn the_generator_is_xoshiro128_plus_plus() {
        let mut rng = Rng([1, 2, 3, 4]);
        let first: Vec<u32> = (0..6).map(|_| rng.next_u32()).collect();
        assert_eq!(
            first,
            [641, 1_573_767, 3_222_811_527, 3_517_856_514, 836_907_274, 4_247_214_768]
        );
    }

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        for (seed, pinned) in [
            (0, [0x4653_daa3, 0x7392_2b58, 0xb82b_4add]),
            (1, [0x7ff7_8de4, 0x9a17_0265, 0xdac1_27b8]),
            (u64::MAX, [0x9df7_6fa2, 0x4c36_7255, 0x96ef_9cd0]),
        ] {
            let mut rng = Rng::new(seed);
            assert_eq!([0; 3].map(|_| rng.next_u32()), pinned, "seed {seed}");
        }
    }

    #[test]
    fn draws_and_shuffles_are_pinned_too() {
        let mut rng = Rng::new(7);
        assert_eq!([0; 10].map(|_| rng.below(34)), [3, 1, 12, 11, 2, 27, 13, 25, 15, 1]);
        // A range of which almost half of all numbers must be rejected.
        let mut rng = Rng::new(3);
        let drawn = [0; 4].map(|_| rng.below(0x8000_0001));
        assert_eq!(drawn, [2_139_137_498, 79_755_193, 681_632_385, 1_536_461_274]);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        Rng::new(42).shuffle(&mut items);
        assert_eq!(items, [0, 1, 9, 7, 5, 4, 2, 8, 3, 6]);
    }

    #[test]
    fn a_saved_generator_goes_on_where_it_stopped() {
        let mut rng = Rng::new(9);
        rng.next_u32();
        let text = serde_json::to_string(&rng).expect("four numbers");
        let mut again: Rng = serde_json::from_str(&text).expect("four numbers");
        assert_eq!((again.next_u32(), again), (rng.next_u32(), rng));
    }

    #[test]
    fn one_of_nothing_is_nothing() {
        assert_eq!(Rng::new(1).pick::<u8>(&[]), None);
        assert_eq!(Rng::new(1).pick(&["only"]), Some(&"only"));
    }

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = Rng::new(7);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|&n| (9_500..10_500).contains(&n)), "{counts:?}");
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..36).collect();
        Rng::new(1).shuffle(&mut items);
        assert_ne!(items, (0..36).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..36).collect::<Vec<_>>());
    }
}
