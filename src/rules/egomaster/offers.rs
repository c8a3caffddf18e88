//! What a seat can do now, from its own view.

use super::ring::Direction;
use super::view::{PhaseView, TableView};
use super::{Move, Seat};
use crate::rules::contest::offers::{Offer, in_question, stake};
use crate::rules::contest::side_bets::offered;

/// What that seat's person can do; empty for an automatic player.
#[must_use]
pub fn offers(view: &TableView, seat: Seat) -> Vec<Offer<Move>> {
    if view.seats.get(seat.index()).is_none_or(|me| me.automatic) {
        return vec![];
    }
    if let PhaseView::Question { contest, .. } = &view.phase {
        let automatic = |seat: Seat| view.seats[seat.index()].automatic;
        let all = in_question(contest, seat, automatic).into_iter();
        let bets = offered(view, contest, seat).into_iter().map(Move::SideBet);
        return all.map(|offer| offer.map(Move::Reply)).chain(bets.map(Offer::Move)).collect();
    }
    if view.turn == Some(seat) { on_turn(&view.phase) } else { vec![] }
}

fn on_turn(phase: &PhaseView) -> Vec<Offer<Move>> {
    let moves: Vec<Move> = match phase {
        PhaseView::Start { .. } | PhaseView::DiceOff { .. } => vec![Move::Throw],
        PhaseView::Place { free } => free.iter().copied().map(Move::Place).collect(),
        PhaseView::Roll => vec![Move::Roll],
        PhaseView::Walk { .. } => [Direction::Backward, Direction::Forward].map(Move::Walk).into(),
        PhaseView::Dice { .. } => vec![Move::Dice],
        PhaseView::Booklet { .. } => vec![Move::Open],
        PhaseView::Opponent { among, .. } => among.iter().copied().map(Move::Name).collect(),
        PhaseView::Stake { turn, raise } => return vec![stake(turn.sum, *raise)],
        PhaseView::Raise { .. } => vec![Move::Refuse, Move::Accept],
        PhaseView::Question { .. } | PhaseView::Over { .. } => vec![],
    };
    moves.into_iter().map(Offer::Move).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::contest::offered::{Words, hold};
    use crate::rules::egomaster::{Egomaster, fixtures};

    #[test]
    fn whatever_a_seat_is_offered_is_legal_and_nothing_is_missing() {
        let words = Words { reply: Move::Reply, stake: Move::Stake, reply_of: Move::reply };
        let all = (0..).zip(fixtures::tables().step_by(3));
        let looked = all.map(|(seed, setup)| hold::<Egomaster>(&setup, seed, offers, &words));
        assert!(looked.sum::<usize>() > 1_000);
    }
}
