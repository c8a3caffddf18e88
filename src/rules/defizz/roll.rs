//! The die (DEF-T4, R8).

use super::*;

impl Act {
    /// The active player rolls; where nobody reads, the card is taken at once.
    pub(super) fn roll(&mut self, active: Seat) -> bool {
        let face = self.state.common.chance.below(6);
        let kind = if face < 3 { Kind::Duel } else { Kind::Multi };
        let die = Die { kind, amount: 100 * (face % 3 + 1) };
        self.state.common.company.settle_reader();
        self.see(Event::Rolled { seat: active, die });
        if self.state.common.company.reader(active).is_some() {
            self.state.phase = Phase::Card { active, die };
            self.state.common.shown = None;
            return true;
        }
        self.take_card(active, die)
    }
}
