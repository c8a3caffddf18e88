//! The moves that may be made now, for automatic players and random play.

use super::*;
use contest::{side_bets, stake};

/// The moves of `by`, without those that a person types, and with only a few raises.
pub(super) fn moves(state: &Egomaster, by: By) -> Vec<Move> {
    match (by, &state.phase) {
        (_, Phase::Over(_)) => vec![],
        (By::Table, Phase::Roll(_)) => {
            let candidates = state.common.company.candidates().iter().copied().map(Move::Appoint);
            candidates.chain([Move::Stop, Move::Count]).collect()
        }
        (By::Table, Phase::Start(_) | Phase::Place { .. }) => {
            vec![Move::ThrowAll, Move::Stop, Move::Count]
        }
        (By::Table, _) => vec![Move::Stop, Move::Count],
        (By::Seat(seat), Phase::Question(asking)) => {
            let question = line_of(&state.common.cards, &asking.turn).question;
            let replies = asking.contest.moves(seat, question).into_iter().map(Move::Reply);
            replies.chain(side_bets::choices(state, seat).into_iter().map(Move::SideBet)).collect()
        }
        (By::Seat(seat), _) if state.turn() == Some(seat) => state.turn_moves(),
        (By::Seat(_), _) => vec![],
    }
}

impl Egomaster {
    fn turn_moves(&self) -> Vec<Move> {
        match &self.phase {
            Phase::Start(_) | Phase::DiceOff { .. } => vec![Move::Throw],
            Phase::Place { .. } => self.free_squares().into_iter().map(Move::Place).collect(),
            Phase::Roll(_) => vec![Move::Roll],
            Phase::Walk { .. } => [Direction::Forward, Direction::Backward].map(Move::Walk).into(),
            Phase::Dice(_) => vec![Move::Dice],
            Phase::Booklet(_) => vec![Move::Open],
            Phase::Opponent(turn) => self.candidates(turn).iter().map(Move::Name).collect(),
            Phase::Stake(turn) => stake::some(self, turn).into_iter().map(Move::Stake).collect(),
            Phase::Raise(..) => vec![Move::Accept, Move::Refuse],
            Phase::Question(_) | Phase::Over(_) => vec![],
        }
    }

    /// The squares without a pawn.
    pub(super) fn free_squares(&self) -> Vec<u8> {
        let free = Square::all().filter(|square| !self.pawns.contains(&Some(*square)));
        free.map(|square| square.0).collect()
    }
}
