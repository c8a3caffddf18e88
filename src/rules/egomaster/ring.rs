//! The board (EGO-R5): a closed ring of 24 squares, each with a mode and a sum; and where a pawn lands
//! (EGO-T1 to T3, R6).

use serde::Serialize;

/// How many squares the ring has.
pub const SQUARES: u8 = 24;

/// A square, from 1 to 24, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Square(pub u8);

/// The mode that a square's colour shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Mode {
    /// The roller answers alone.
    Solo,
    /// Two compete.
    Duo,
    /// Everybody but the reader competes.
    Multi,
}

/// Which way a pawn walks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Clockwise, to higher numbers.
    Forward,
    /// The other way.
    Backward,
}

/// The sums of the squares, from square 1.
const SUMS: [u32; SQUARES as usize] = [
    100, 500, 200, 500, 200, 500, 200, 500, 100, 500, 100, 500, 100, 500, 200, 500, 200, 500, 200,
    500, 100, 500, 100, 500,
];

impl Square {
    /// All squares.
    pub fn all() -> impl Iterator<Item = Square> {
        (1..=SQUARES).map(Square)
    }

    /// The mode of its colour: solo, duo and multi in turn.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match (self.0 - 1) % 3 {
            0 => Mode::Solo,
            1 => Mode::Duo,
            _ => Mode::Multi,
        }
    }

    /// The sum printed on it.
    #[must_use]
    pub const fn sum(self) -> u32 {
        SUMS[(self.0 - 1) as usize]
    }

    /// The next square in that direction; 24 is next to 1.
    #[must_use]
    pub const fn next(self, way: Direction) -> Square {
        match way {
            Direction::Forward => Square(self.0 % SQUARES + 1),
            Direction::Backward => Square((self.0 + SQUARES - 2) % SQUARES + 1),
        }
    }
}

/// The squares that a pawn walks over, the last one where it lands: `steps` of them, and on to the first one
/// without another pawn.
#[must_use]
pub fn path(from: Square, steps: u8, way: Direction, others: &[Square]) -> Vec<Square> {
    let mut path = vec![];
    let mut here = from;
    while path.len() < usize::from(steps) || others.contains(&here) {
        here = here.next(way);
        path.push(here);
    }
    path
}

/// The square where that pawn lands.
#[must_use]
pub fn landing(from: Square, steps: u8, way: Direction, others: &[Square]) -> Square {
    path(from, steps, way, others).last().copied().unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ego_r5_the_board_has_eight_squares_a_mode_and_7_800_in_all() {
        for mode in [Mode::Solo, Mode::Duo, Mode::Multi] {
            let sums: Vec<u32> =
                Square::all().filter(|square| square.mode() == mode).map(Square::sum).collect();
            let count = |sum| sums.iter().filter(|other| **other == sum).count();
            assert_eq!((count(100), count(200), count(500)), (2, 2, 4), "{mode:?}");
        }
        assert_eq!(Square::all().map(Square::sum).sum::<u32>(), 7_800);
        for (square, mode, sum) in [
            (1, Mode::Solo, 100),
            (3, Mode::Multi, 200),
            (8, Mode::Duo, 500),
            (9, Mode::Multi, 100),
            (12, Mode::Multi, 500),
            (17, Mode::Duo, 200),
            (21, Mode::Multi, 100),
            (24, Mode::Multi, 500),
        ] {
            assert_eq!((Square(square).mode(), Square(square).sum()), (mode, sum), "{square}");
        }
    }

    /// Where a pawn lands, computed with remainders.
    fn reckoned(from: u8, steps: u8, forward: bool, taken: &dyn Fn(u8) -> bool) -> u8 {
        let at = |n: u8| {
            let zero = i16::from(from) - 1;
            let n = i16::from(n);
            (if forward { zero + n } else { zero - n }).rem_euclid(24) as u8 + 1
        };
        (steps..).map(at).find(|&square| !taken(square)).expect("there is always a free square")
    }

    #[test]
    fn ego_t3_from_every_square_by_every_roll_over_every_set_of_pawns_both_ways() {
        for from in 1..=SQUARES {
            for steps in 1..=6 {
                // Only the pawns on the eleven squares ahead matter.
                for pawns in (0u16..1 << 11).filter(|pawns| pawns.count_ones() <= 5) {
                    for way in [Direction::Forward, Direction::Backward] {
                        let forward = way == Direction::Forward;
                        let ahead = |n: u8| reckoned(from, n, forward, &|_| false);
                        let pawns = (0..11).filter(|n| pawns & 1 << n != 0);
                        let others: Vec<Square> = pawns.map(|n| Square(ahead(n + 1))).collect();
                        let taken = |square: u8| others.contains(&Square(square));
                        let wanted = reckoned(from, steps, forward, &taken);
                        let ends = landing(Square(from), steps, way, &others);
                        assert_eq!(ends.0, wanted, "{from} {steps} {way:?} {others:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn ego_r6_the_pawn_goes_on_in_its_direction_over_several_pawns() {
        let others = [Square(19), Square(20)];
        let path = path(Square(13), 6, Direction::Forward, &others);
        let walked: Vec<u8> = path.iter().map(|square| square.0).collect();
        assert_eq!(walked, [14, 15, 16, 17, 18, 19, 20, 21]);
    }
}
