//! The end of a contest: one player is left, the table agrees to stop, or it stops by the clock (DEF-R46, EGO-R40).

use super::side_bets::SideBets;
use super::state::{Contested, End, Next};
use super::told::Told;
use crate::rules::act::Act;
use crate::rules::stakes;

impl<G: Contested> Act<G> {
    /// The table agrees to stop; what lies in the pot goes back.
    pub(in crate::rules) fn stop(&mut self) -> bool {
        self.take_back_stakes();
        self.over(End { winner: None, counted: false });
        false
    }

    /// The table stops by the clock; what lies in the pot goes back, and the player who owns the most has
    /// won (DEF-R46, EGO-R40).
    pub(in crate::rules) fn count(&mut self) -> bool {
        self.take_back_stakes();
        let richest = self.state.common().richest();
        let winner = richest.iter().next().filter(|_| richest.count() == 1);
        self.over(End { winner, counted: true });
        false
    }

    fn take_back_stakes(&mut self) {
        let (paid, between) = (self.state.paid(), self.state.asking().is_none());
        let common = self.state.common_mut();
        stakes::give_back(&mut common.purse, &paid);
        if between {
            common.side_bets = SideBets::default();
        }
    }

    /// The game is over.
    pub(super) fn over(&mut self, end: End) {
        self.state.go_on(Next::Over(end));
        self.tell(Told::Ended { end });
    }
}
