//! When a moment of a game was: after how many entries of its journal.

use super::Moment;
use crate::rules::Game;
use crate::rules::session::Session;

/// A moment that is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// The end of a turn of the curve.
    Turn(usize),
    /// The last of a kind, by its place among the kinds.
    Kind(usize),
}

/// After how many entries that moment was; `told` tells a game up to where it is: how many values its curve
/// has, and its kinds of moments.
pub fn when<G: Game>(
    session: &Session<G>,
    sought: Sought,
    told: impl Fn(&Session<G>) -> (usize, Vec<Moment>),
) -> usize {
    let most = |(_, kinds): &(usize, Vec<Moment>), kind: usize| {
        kinds.get(kind).and_then(|kind| kind.counts.iter().max().copied()).unwrap_or_default()
    };
    let whole = told(session);
    let is_reached = |now: &(usize, Vec<Moment>)| match sought {
        Sought::Turn(turn) => now.0 > turn,
        Sought::Kind(kind) => most(now, kind) >= most(&whole, kind),
    };
    first(session.journal().len(), |entries| is_reached(&told(&session.until(entries, None))))
}

/// The first number up to `last` from which on it holds.
fn first(last: usize, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, last);
    while low < high {
        let middle = usize::midpoint(low, high);
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    low
}
