//! A move being judged: the table after it and the events so far. Judging works on a copy, so that a refusal
//! half-way changes nothing.

use super::{Game, Ms, Step};

/// A move being judged.
pub struct Act<G: Game> {
    /// The table after the move.
    pub state: G,
    /// What everybody sees, in order.
    pub seen: Vec<G::Event>,
    /// Game time.
    pub at: Ms,
}

impl<G: Game> Act<G> {
    /// Starts judging a move: nothing has happened yet.
    pub fn new(state: &G, at: Ms) -> Self {
        Act { state: state.clone(), seen: vec![], at }
    }

    /// Adds an event.
    pub fn see(&mut self, event: G::Event) {
        self.seen.push(event);
    }

    /// The finished step; `sealed` if undo has to stop before it.
    pub fn done(self, sealed: bool) -> Step<G> {
        Step { state: self.state, events: self.seen, sealed }
    }
}
