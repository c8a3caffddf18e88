//! The choice between the money and the next question (MIL-P1 to P1d, Q41), made before the question is read:
//! by the contestants in the order of asking, or by all at the same time (option O12).

use super::moves::Sealed;
use super::*;

impl Act {
    /// Lets those who are in choose, if the table asks at this level; else puts the question (MIL-P1; option O12).
    pub(super) fn choice_begins(&mut self, first: Seat) {
        let Millions { still, level, .. } = self.state;
        let options = &self.state.house.options;
        if !options.asks_at(level) {
            return self.put_question();
        }
        let together = options.together();
        self.state.phase =
            if together { Phase::Choices { left: still } } else { Phase::Choice { seat: first } };
    }

    /// The contestant tries the next question (MIL-P1).
    pub(super) fn tries(&mut self, seat: Seat) -> Sealed {
        let next = self.state.chooses_next(seat);
        self.see(Event::Tries { seat });
        self.choice_of(next)
    }

    /// The contestant is paid the money in hand and is out (MIL-P1a).
    pub(super) fn takes(&mut self, seat: Seat) -> Sealed {
        let next = self.state.chooses_next(seat);
        self.leaves(seat, self.state.in_hand(), Leave::Walked);
        self.choice_of(next)
    }

    /// Goes on with the next choice; after the last one the question is put, if anybody tries (MIL-P1d).
    pub(super) fn choice_of(&mut self, next: Option<Phase>) -> Sealed {
        match next {
            Some(phase) => self.state.phase = phase,
            None if self.state.still == Crowd::NOBODY => self.game_over(),
            None => self.put_question(),
        }
        next.is_none()
    }
}

impl Millions {
    /// The phase after that seat has chosen or left the table; `None` after the last one.
    pub(super) fn chooses_next(&self, seat: Seat) -> Option<Phase> {
        if let Phase::Choices { left } = self.phase {
            let left = left.without(Crowd::NOBODY.with(seat));
            return (left != Crowd::NOBODY).then_some(Phase::Choices { left });
        }
        let next = self.asked().skip_while(|&other| other != seat).nth(1);
        next.map(|seat| Phase::Choice { seat })
    }
}
