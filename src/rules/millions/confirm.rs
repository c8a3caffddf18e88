//! The final word (MIL-P11, P13, Q36): asked of each by name; a yes makes the choice final, a no allows to
//! think again.

use super::holder::Stand;
use super::moves::Sealed;
use super::*;

impl Act {
    /// Asks that seat whether it is sure (MIL-P13), or all who have settled, while their thinking times stand
    /// still (option O12; MIL-Q41).
    pub(super) fn confirms(&mut self, seat: Seat) {
        if self.state.house.options.together() {
            self.state.phase = Phase::FinalWords;
            return;
        }
        self.state.phase = Phase::Confirm { seat };
        self.resume_clock(seat);
    }

    /// Makes all settled answers final without asking (option O12), and reveals.
    pub(super) fn all_final(&mut self) {
        for holder in &mut self.state.holders {
            if holder.stand == Stand::Settled {
                holder.stand = Stand::Final;
            }
        }
        self.reveal();
    }

    /// Yes: the choice is final (MIL-P11).
    pub(super) fn final_word(&mut self, seat: Seat) -> Sealed {
        self.see(Event::FinalWord { seat, yes: true });
        self.holder(seat).stand = Stand::Final;
        self.go_on();
        self.state.shown.is_some()
    }

    /// No: the contestant may leave another answer uncovered, and is asked again; on television everything is
    /// as before the final word, lifelines and walking away included (MIL-Q36).
    pub(super) fn thinks_again(&mut self, seat: Seat) -> Sealed {
        self.see(Event::FinalWord { seat, yes: false });
        let television = self.state.house.options.television;
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
