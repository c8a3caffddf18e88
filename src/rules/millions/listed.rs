//! The moves that may be made now: for automatic players, random play and controls. Side bets are not among them: nobody
//! waits for one, and automatic players make none ([`Millions::bets_on`]).

use super::lifelines::Lifeline;
use super::*;

/// The moves of `by`.
pub(super) fn moves(state: &Millions, by: By) -> Vec<Move> {
    match (by, state.phase) {
        (_, Phase::Over(_)) => vec![],
        (By::Table, _) => state.comings_and_goings().chain(state.one_word()).collect(),
        (By::Seat(seat), _) if state.may_answer_ahead(seat) => state.holder_moves(seat),
        (By::Seat(seat), _) if !state.acts(seat) => vec![],
        (_, Phase::Choice { .. } | Phase::Choices { .. }) => vec![Move::Try, Move::Take],
        (_, Phase::Reading) => vec![Move::Read],
        (_, Phase::Answer { seat, again }) => state.answer_moves(seat, again),
        (_, Phase::Fifty { asker }) => state.wrong_left(asker).iter().map(Move::Spare).collect(),
        (_, Phase::Vote(vote)) => state.givable(vote.asker).iter().map(Move::Give).collect(),
        (_, Phase::Friend { asker, .. }) => state.givable(asker).iter().map(Move::Give).collect(),
        (_, Phase::Call { until: None, .. }) => vec![Move::Connected, Move::Busy],
        (_, Phase::Call { .. }) => vec![Move::HangUp],
        (_, Phase::Tries(tries)) => state.shows_of(tries.seat),
        (_, Phase::Confirm { .. } | Phase::FinalWords) if state.house.options.walks_freely() => {
            vec![Move::Yes, Move::No, Move::Walk]
        }
        (_, Phase::Confirm { .. } | Phase::FinalWords) => vec![Move::Yes, Move::No],
    }
}

impl Millions {
    /// The moves of leaving and coming back.
    fn comings_and_goings(&self) -> impl Iterator<Item = Move> {
        let here = self.returning.0.iter().fold(self.present, Crowd::with);
        let back = |seat: &Seat| self.may_come_back(*seat).is_ok();
        let back = Seat::all(self.house.seats).filter(back).map(Move::Back);
        Seat::all(self.house.seats).filter(move |seat| here.has(*seat)).map(Move::Gone).chain(back)
    }

    fn shows_of(&self, seat: Seat) -> Vec<Move> {
        self.holder(seat).left().iter().map(Move::Show).collect()
    }

    fn answer_moves(&self, seat: Seat, again: bool) -> Vec<Move> {
        let holder = self.holder(seat);
        let mut moves = Vec::with_capacity(16);
        if self.house.options.television {
            moves.extend(holder.left().iter().map(Move::Say));
        } else {
            moves.extend(self.holder_moves(seat));
        }
        if !again {
            self.list_lifelines(seat, &mut moves);
        }
        if holder.free_card && !again {
            moves.extend(self.shows_of(seat));
        }
        moves.extend(self.may_walk(seat, again).is_ok().then_some(Move::Walk));
        moves
    }

    fn list_lifelines(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.may_use(seat, Lifeline::Fifty).is_ok() {
            moves.push(Move::Fifty);
        }
        if self.may_use(seat, Lifeline::Audience).is_ok() {
            moves.push(Move::Audience);
        }
        if self.may_use(seat, Lifeline::Phone).is_err() {
            return;
        }
        if self.is_alone(seat) {
            moves.push(Move::Phone(None));
        }
        moves.extend(self.others(seat).map(|friend| Move::Phone(Some(friend))));
        if self.house.options.real_call {
            moves.push(Move::Call);
        }
    }
}
