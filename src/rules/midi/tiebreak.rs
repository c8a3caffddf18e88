//! Sudden death (option O5): laps of kick-off questions among the players tied for the win, until one is
//! left. No stars, no money.

use super::kickoff::Turn;
use super::*;

/// A lap of sudden death.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiebreak {
    /// The players left.
    pub left: Crowd,
    /// The players who have answered in this lap.
    pub answered: Crowd,
    /// Those of them who were wrong.
    pub wrong: Crowd,
    pub turn: Turn,
}

impl Act {
    pub(super) fn sudden_death(&mut self, left: Crowd) {
        let Some(seat) = self.state.house.youngest(left.iter()) else { return };
        let (answered, wrong) = (Crowd::NOBODY, Crowd::NOBODY);
        let turn = Turn { seat, asked: None };
        self.state.phase = Phase::Tiebreak(Tiebreak { left, answered, wrong, turn });
        self.see(Event::SuddenDeath);
    }

    /// The next of those left is asked; those wrong in a lap where somebody was right drop out.
    pub(super) fn tiebreak_answered(&mut self, tiebreak: Tiebreak, pick: Option<Pick>) {
        let seat = tiebreak.turn.seat;
        let right = self.reveal_kickoff(tiebreak.turn, pick);
        let answered = tiebreak.answered.with(seat);
        let wrong = if right { tiebreak.wrong } else { tiebreak.wrong.with(seat) };
        let waiting = tiebreak.left.without(answered);
        if let Some(seat) = waiting.first_from(self.state.left(seat), self.state.house.seats) {
            let turn = Turn { seat, asked: None };
            self.state.phase = Phase::Tiebreak(Tiebreak { answered, wrong, turn, ..tiebreak });
            return self.see(Event::Turn { seat });
        }
        let left = if wrong == tiebreak.left { wrong } else { tiebreak.left.without(wrong) };
        if left.count() == 1 { self.end(left) } else { self.sudden_death(left) }
    }
}
