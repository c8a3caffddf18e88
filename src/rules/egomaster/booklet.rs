//! The booklet is opened: icon and keyword (EGO-T6, Q1 to Q4).

use super::*;

impl Act {
    /// The reader says icon and keyword; then the choices are made (EGO-Q4).
    pub(super) fn open(&mut self, turn: Turn) -> bool {
        let reader = self.state.common.company.reader(turn.active);
        self.see(Event::Opened { reader });
        let candidates = self.state.candidates(&turn);
        match (turn.square.mode(), candidates.count(), candidates.iter().next()) {
            (Mode::Multi, ..) => self.stake_begins(turn),
            (_, 1, Some(only)) => self.named(turn, only),
            _ => self.state.phase = Phase::Opponent(turn),
        }
        true
    }
}
