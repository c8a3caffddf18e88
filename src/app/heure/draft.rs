//! What *Quelle heure est-il ?* adds to a table being set up: its options.

use crate::app::setup::Draft;
use crate::app::setup::game_draft::Drafted;
use crate::rules::heure::{First, Options};

impl Drafted for Options {
    fn minutes(&self, seats: usize) -> usize {
        4 + 3 * seats.max(2)
    }

    fn first(&self, draft: &Draft) -> Option<usize> {
        (self.first == First::Youngest).then_some(draft.youngest)
    }
}
