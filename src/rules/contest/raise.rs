//! The opponents accept a raise or refuse it, in all games with contests (DEF-D2, D3, M4, M5, O6; EGO-DL4, DL5,
//! ML4, ML5, O5).

use super::state::{Contested, Next};
use super::told::Told;
use crate::rules::act::Act;
use crate::rules::stakes::Bets;

impl<G: Contested> Act<G> {
    /// The next opponent accepts or refuses, for good (DEF-R13, EGO-R20). Returns whether the move is sealed.
    pub(in crate::rules) fn answer(
        &mut self,
        turn: G::Turn,
        mut bets: Bets,
        accepts: bool,
    ) -> bool {
        let seats = self.state.common().seats();
        let seat = bets.next(seats).expect("the phase waits for an opponent's answer");
        bets.answer(seat, accepts);
        self.tell(Told::Answered { seat, accepts });
        if bets.next(seats).is_some() {
            self.state.go_on(Next::Raise(turn, bets));
        } else {
            self.pay(turn, bets);
        }
        self.state.at_the_question()
    }
}
