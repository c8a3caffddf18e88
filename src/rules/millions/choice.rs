//! The choice between the money and the next question (MIL-P1 to P1d): before it is read, each who
//! is in, in the order of asking.

use super::ladder::in_hand;
use super::moves::Sealed;
use super::*;

impl Act {
    /// He tries the next question (MIL-P1).
    pub(super) fn tries(&mut self, seat: Seat) -> Sealed {
        let next = self.table.asked().skip_while(|&other| other != seat).nth(1);
        self.see(Event::Tries { seat });
        self.choice_of(next)
    }

    /// He is paid his money in hand and is out (MIL-P1a).
    pub(super) fn takes(&mut self, seat: Seat) -> Sealed {
        let next = self.table.asked().skip_while(|&other| other != seat).nth(1);
        self.leaves(seat, in_hand(self.table.level), Leave::Walked);
        self.choice_of(next)
    }

    /// The next one chooses; after the last one the question is put, if anybody tries (MIL-P1d).
    pub(super) fn choice_of(&mut self, next: Option<Seat>) -> Sealed {
        match next {
            Some(seat) => self.table.phase = Phase::Choice { seat },
            None if self.table.still == Crowd::NOBODY => self.game_over(),
            None => self.put_question(),
        }
        next.is_none()
    }
}
