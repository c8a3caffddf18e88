//! The last question that was played to its end: it is public until the next turn's roll.

use super::*;
use std::sync::Arc;

/// A question that is over, with how it ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shown(pub(super) Arc<Closed>);

/// A question that is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Closed {
    /// The question, its turn and what was paid.
    pub asking: Asking<Turn>,
    /// How it ended.
    pub how: Progress,
    /// What lay in the pot.
    pub pot: u32,
}

impl Shown {
    /// A contest that is over.
    pub fn new(asking: Asking<Turn>, how: Progress, pot: u32) -> Shown {
        Shown(Arc::new(Closed { asking, how, pot }))
    }
}
