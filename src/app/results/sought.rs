//! Finds when a moment of a game happened: after how many entries of its journal.

use super::moment::{Moment, Sought};
use crate::app::sitting::Sitting;
use crate::rules::Game;
use crate::rules::session::Session;
use leptos::prelude::Callback;
use reactive_stores::PatchField;

/// A game that has moments worth telling.
pub trait Storied: Game<View: PatchField + Send + Sync> {
    /// The story of the game so far: the number of values of its curve, and its kinds of moments.
    fn told(session: &Session<Self>) -> (usize, Vec<Moment>);
}

/// For the table of a sitting: returns the number of journal entries after which a moment happened.
pub fn at<G: Storied>(sitting: Sitting<G>) -> Callback<Sought, usize> {
    Callback::new(move |sought| sitting.read(|session| when(session, sought)))
}

/// The number of journal entries after which that moment happened.
pub fn when<G: Storied>(session: &Session<G>, sought: Sought) -> usize {
    let most = |(_, kinds): &(usize, Vec<Moment>), kind: usize| {
        kinds.get(kind).and_then(|kind| kind.counts.iter().max().copied()).unwrap_or_default()
    };
    let whole = G::told(session);
    let is_reached = |now: &(usize, Vec<Moment>)| match sought {
        Sought::Turn(turn) => now.0 > turn,
        Sought::Kind(kind) => most(now, kind) >= most(&whole, kind),
    };
    first(session.journal().len(), |entries| is_reached(&G::told(&session.until(entries, None))))
}

/// The first number up to `last` from which on `holds` is true, by binary search.
fn first(last: usize, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, last);
    while low < high {
        let middle = usize::midpoint(low, high);
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    low
}
