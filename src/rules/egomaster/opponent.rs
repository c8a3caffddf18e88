//! The designated player of a solo, the opponent of a duo (EGO-SE2, DE2).

use super::*;

impl Act {
    /// The roller designates a player, or chooses the opponent.
    pub(super) fn name(&mut self, turn: Turn, seat: Seat) -> Result<bool, Refusal> {
        if !self.state.candidates(&turn).has(seat) {
            self.state.common.company.may_oppose(turn.active, seat)?;
        }
        self.named(turn, seat);
        Ok(self.state.at_the_question())
    }

    pub(super) fn named(&mut self, turn: Turn, seat: Seat) {
        self.see(Event::Named { by: turn.active, seat });
        let turn = Turn { opponent: Some(seat), ..turn };
        match turn.square.mode() {
            Mode::Solo => {
                let alone = Crowd::NOBODY.with(turn.active);
                self.question_begins(turn, [0; MOST_PLAYERS], alone);
            }
            _ => self.stake_begins(turn),
        }
    }
}
