//! The result of a question (EGO-Q, CIB, PIN, RAP): it is paid, or the dice decide.

use super::*;

impl Act {
    /// Plays a reply while a question is played. Returns whether it is sealed.
    pub(super) fn reply(&mut self, by: By, reply: &Reply) -> Result<bool, Refusal> {
        let Phase::Question(asking) = self.state.phase.clone() else {
            return Err(self.state.expected());
        };
        self.reply_to(asking, by, reply)?;
        Ok(!reply.is_open())
    }

    /// Somebody has won, or the dice decide (EGO-RAP3, PIN5, R10, R14).
    pub(super) fn comes_of(&mut self, asking: &Asking<Turn>, how: Progress) {
        let (turn, paid) = (asking.turn, asking.paid);
        match (turn.square.mode(), how) {
            (_, Progress::Withdrawn) => self.again(turn.active, &paid),
            (Mode::Solo, how) => self.solo(turn, matches!(how, Progress::Won(_))),
            (_, Progress::Won(winner)) => self.won(turn, winner),
            (_, Progress::Tied(level)) => self.dice_decide(turn, paid, level),
            (_, _) => self.dice_decide(turn, paid, asking.contest.players()),
        }
    }

    fn dice_decide(&mut self, turn: Turn, paid: Paid<MOST_PLAYERS>, between: Crowd) {
        let off = DiceOff::new(self.state.common.seats(), turn.active, between);
        self.see(Event::DiceOff { seats: between });
        self.state.phase = Phase::DiceOff { turn, paid, off };
    }
}
