//! A move being judged: the table as it becomes, and what everybody sees. Judging works on a copy,
//! so that a refusal half way changes nothing.

use super::{Game, Ms, Step};

/// A move being judged.
pub struct Act<G: Game> {
    /// The table as it becomes.
    pub table: G,
    /// What everybody sees, in order.
    pub seen: Vec<G::Event>,
    /// Game time.
    pub at: Ms,
}

impl<G: Game> Act<G> {
    /// Nothing has happened yet.
    pub fn new(table: &G, at: Ms) -> Self {
        Act { table: table.clone(), seen: vec![], at }
    }

    /// Everybody sees that.
    pub fn see(&mut self, event: G::Event) {
        self.seen.push(event);
    }

    /// The move is played; sealed, if undo has to stop before it.
    pub fn done(self, sealed: bool) -> Step<G> {
        Step { state: self.table, events: self.seen, sealed }
    }
}
