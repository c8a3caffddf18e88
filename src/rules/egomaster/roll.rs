//! The d6 (EGO-T1).

use super::*;

impl Act {
    /// The roller rolls the d6.
    pub(super) fn roll(&mut self, active: Seat) -> bool {
        let steps = 1 + self.state.common.chance.below(6) as u8;
        self.state.common.company.settle_reader();
        self.state.common.shown = None;
        self.see(Event::Rolled { seat: active, steps });
        self.state.phase = Phase::Walk { active, steps };
        true
    }
}
