//! The opponent of a Duel (DEF-T9, R42).

use super::*;

impl Act {
    /// Names the only opponent there is.
    pub(super) fn against(&mut self, turn: Turn, opponents: Crowd) {
        let opponent = opponents.iter().next();
        opponent.iter().for_each(|&seat| self.see(Event::Challenged { by: turn.active, seat }));
        self.stake_begins(Turn { opponent, ..turn });
    }

    /// The active player names the opponent (DEF-T9).
    pub(super) fn challenge(&mut self, turn: Turn, seat: Seat) -> Result<bool, Refusal> {
        self.state.common.company.may_oppose(turn.active, seat)?;
        self.see(Event::Challenged { by: turn.active, seat });
        self.stake_begins(Turn { opponent: Some(seat), ..turn });
        Ok(self.state.at_the_question())
    }
}
