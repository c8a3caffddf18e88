//! What a seat can do now, from its own view.

use super::view::{LuckView, PhaseView, TableView};
use super::{Move, Seat};
use crate::rules::contest::offers::{Offer, in_question, stake};
use crate::rules::contest::side_bets::offered;
use crate::rules::contest::{Judge, Reply};

/// What that seat's person can do; empty for an automatic player.
#[must_use]
pub fn offers(view: &TableView, seat: Seat) -> Vec<Offer<Move>> {
    let Some(me) = view.seats.get(seat.index()).filter(|me| !me.automatic) else { return vec![] };
    let on = view.turn == Some(seat);
    let one = |mv: Move| if on { vec![Offer::Move(mv)] } else { vec![] };
    match &view.phase {
        PhaseView::Roll => one(Move::Roll),
        PhaseView::Card { .. } => one(Move::TakeCard),
        PhaseView::Clues { chooser, .. } => {
            let choose = (0..3).filter(|_| *chooser == seat).map(Move::Choose);
            let help = (me.active && me.piece.help).then_some(Move::Help);
            choose.chain(help).map(Offer::Move).collect()
        }
        PhaseView::Opponent { among, .. } if on => {
            among.iter().copied().map(Move::Challenge).map(Offer::Move).collect()
        }
        PhaseView::Stake { turn, raise } if on => vec![stake(turn.minimum, *raise)],
        PhaseView::Raise { .. } if on => [Move::Refuse, Move::Accept].map(Offer::Move).into(),
        PhaseView::Question { contest, .. } => {
            let automatic = |seat: Seat| view.seats[seat.index()].automatic;
            let all = in_question(contest, seat, automatic).into_iter();
            let bets = offered(view, contest, seat).into_iter().map(Move::SideBet);
            all.map(|offer| offer.map(Move::Reply)).chain(bets.map(Offer::Move)).collect()
        }
        PhaseView::Chance { luck, .. } => tries(luck, seat),
        _ => vec![],
    }
}

/// The offers in a question of luck.
fn tries(luck: &LuckView, seat: Seat) -> Vec<Offer<Move>> {
    let own = match (luck.asker, &luck.calls[..]) {
        (Some(asker), _) if asker == seat => vec![Move::Reply(Reply::Ask)],
        (None, []) if luck.next == Some(seat) => vec![Move::Throw],
        (None, calls) if luck.next == Some(seat) => calls.iter().copied().map(Move::Call).collect(),
        _ => vec![],
    };
    let reads = luck.judge == Judge::Reader(seat);
    let faulty = reads.then_some(Move::Reply(Reply::Withdraw));
    own.into_iter().chain(faulty).map(Offer::Move).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::contest::offered::{Words, hold};
    use crate::rules::defizz::{Defizz, fixtures};

    #[test]
    fn whatever_a_seat_is_offered_is_legal_and_nothing_is_missing() {
        let words = Words { reply: Move::Reply, stake: Move::Stake, reply_of: Move::reply };
        let all = (0..).zip(fixtures::tables().step_by(3));
        let looked = all.map(|(seed, setup)| hold::<Defizz>(&setup, seed, offers, &words));
        assert!(looked.sum::<usize>() > 1_000);
    }
}
