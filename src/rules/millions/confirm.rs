//! The final word (MIL-P11, P13, Q36): asked of each by name; a yes makes the choice final, a no lets
//! him think again.

use super::holder::Stand;
use super::moves::Sealed;
use super::*;

impl Act {
    /// He is asked whether he is sure (MIL-P13), or all who have settled are, while their thinking times
    /// stand still (option O12; MIL-Q41).
    pub(super) fn confirms(&mut self, seat: Seat) {
        if self.table.house.options.together() {
            self.table.phase = Phase::FinalWords;
            return;
        }
        self.table.phase = Phase::Confirm { seat };
        self.resume_clock(seat);
    }

    /// Nobody is asked: what all have settled on is final (option O12).
    pub(super) fn all_final(&mut self) {
        for holder in &mut self.table.holders {
            if holder.stand == Stand::Settled {
                holder.stand = Stand::Final;
            }
        }
        self.reveal();
    }

    /// Yes: his choice is final (MIL-P11).
    pub(super) fn final_word(&mut self, seat: Seat) -> Sealed {
        self.see(Event::FinalWord { seat, yes: true });
        self.holder(seat).stand = Stand::Final;
        self.go_on();
        self.table.shown.is_some()
    }

    /// No: he may leave another answer uncovered, and is asked again; on television he is back before
    /// his final word, with lifelines and walking away (MIL-Q36).
    pub(super) fn thinks_again(&mut self, seat: Seat) -> Sealed {
        self.see(Event::FinalWord { seat, yes: false });
        let television = self.table.house.options.television;
        let holder = self.holder(seat);
        holder.stand = Stand::Open;
        if television {
            holder.bare();
        }
        self.rest_clocks();
        self.answers(seat, !television);
        false
    }
}
