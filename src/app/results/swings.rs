//! The largest gain and the largest loss of a game, numbered on its curve.

use crate::small_sort::SmallSort;
use std::cmp::Reverse;

/// A seat's gain or loss in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// The index of the seat.
    pub place: usize,
    /// The turn at whose end it shows, from 1.
    pub turn: usize,
    /// Whether it is a gain.
    pub up: bool,
    /// How much.
    pub by: u32,
    /// The seat's value after it.
    pub value: u32,
}

/// The largest gain and the largest loss of all lines, in the order of their turns; of equal ones the first.
pub fn of(lines: &[Vec<u32>]) -> Vec<Swing> {
    let all = lines.iter().enumerate().flat_map(|(place, line)| {
        line.windows(2).enumerate().map(move |(turn, pair)| Swing {
            place,
            turn: turn + 1,
            up: pair[1] > pair[0],
            by: pair[1].abs_diff(pair[0]),
            value: pair[1],
        })
    });
    let all: Vec<Swing> = all.filter(|swing| swing.by > 0).collect();
    let largest = |up: bool| {
        let kind = all.iter().filter(|swing| swing.up == up);
        kind.max_by_key(|swing| (swing.by, Reverse(swing.turn))).copied()
    };
    let mut found: Vec<Swing> = [largest(true), largest(false)].into_iter().flatten().collect();
    found.small_sort_by_key(|swing| swing.turn);
    found
}
