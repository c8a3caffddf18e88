//! The moves that may be made now, for automatic players and random play.

use super::*;
use contest::{side_bets, stake};

/// The moves of `by`, without those that a person types, and with only a few raises.
pub(super) fn moves(state: &Defizz, by: By) -> Vec<Move> {
    match (by, &state.phase) {
        (_, Phase::Over(_)) => vec![],
        (By::Table, Phase::Roll(_)) => {
            let candidates = state.common.company.candidates().iter().copied().map(Move::Appoint);
            candidates.chain([Move::Stop, Move::Count]).collect()
        }
        (By::Table, _) => vec![Move::Stop, Move::Count],
        (By::Seat(seat), Phase::Question(asking)) => {
            let question = Defizz::question_of(&state.common.cards, &asking.turn);
            let replies = asking.contest.moves(seat, question).into_iter().map(Move::Reply);
            replies.chain(side_bets::choices(state, seat).into_iter().map(Move::SideBet)).collect()
        }
        (By::Seat(seat), Phase::Clues(turn)) => state.clue_moves(turn, seat),
        (By::Seat(seat), _) if state.turn() == Some(seat) => state.turn_moves(),
        (By::Seat(_), _) => vec![],
    }
}

impl Defizz {
    /// The choices of a clue, and Help! for the active player.
    fn clue_moves(&self, turn: &Turn, seat: Seat) -> Vec<Move> {
        let chooses = self.chooser(turn) == seat;
        let mut moves: Vec<Move> = (0..3).filter(|_| chooses).map(Move::Choose).collect();
        if turn.active == seat && self.help.has(seat) {
            moves.push(Move::Help);
        }
        moves
    }

    fn turn_moves(&self) -> Vec<Move> {
        match &self.phase {
            Phase::Roll(_) => vec![Move::Roll],
            Phase::Card { .. } => vec![Move::TakeCard],
            Phase::Opponent(turn) => {
                self.common.company.opponents(turn.active).iter().map(Move::Challenge).collect()
            }
            Phase::Stake(turn) => stake::some(self, turn).into_iter().map(Move::Stake).collect(),
            Phase::Raise(..) => vec![Move::Accept, Move::Refuse],
            Phase::Chance(luck) if !luck.asked => vec![Move::Reply(Reply::Ask)],
            Phase::Chance(luck) => match &luck.calls()[..] {
                [] => vec![Move::Throw],
                calls => calls.iter().copied().map(Move::Call).collect(),
            },
            Phase::Clues(_) | Phase::Question(_) | Phase::Over(_) => vec![],
        }
    }
}
