//! The moves that a seat's person can make now, derived from the seat's own view only; a phone's hand
//! offers them. Rearranging one's own hand, possible at any time, is not listed.

use super::Move;
use super::row::{SLOTS, Slot};
use super::view::{PhaseView, TableView};
use crate::rules::Seat;

/// The moves that seat can make. Where the table does not point out where a card fits, every free slot
/// can be tried.
#[must_use]
pub fn offers(view: &TableView, seat: Seat) -> Vec<Move> {
    let Some(me) = view.seats.get(seat.index()).filter(|_| view.turn == Some(seat)) else {
        return vec![];
    };
    match &view.phase {
        PhaseView::Draw { cards, .. } => (0..*cards).map(|card| Move::Draw { card }).collect(),
        PhaseView::Place { slots, glow, .. } => {
            let may = |slot: &Slot| match glow {
                Some(_) => slots[usize::from(*slot) - 1],
                None => me.row.at(*slot).is_none(),
            };
            (1..=SLOTS).filter(may).map(|slot| Move::Lay { slot }).collect()
        }
        PhaseView::Ghost => vec![Move::Hide],
        PhaseView::Ask { .. } => vec![Move::Ask],
        PhaseView::Answer { .. } => [false, true].map(|yes| Move::Answer { yes }).into(),
        PhaseView::Emergency { shifts, .. } => shifts.iter().copied().map(Move::Shift).collect(),
        PhaseView::Over { .. } => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::super::Heure;
    use super::*;
    use crate::rules::kit::heure_tables;
    use crate::rules::random_play::hold_offers;

    #[test]
    fn whatever_a_seat_is_offered_is_legal_and_nothing_is_missing() {
        let ordered = |mv: &Move| !matches!(mv, Move::Arrange { .. });
        let tables = heure_tables().filter(|setup| setup.options.glow).step_by(5);
        let looked = (0..).zip(tables);
        let looked =
            looked.map(|(seed, setup)| hold_offers::<Heure>(&setup, seed, offers, ordered));
        assert!(looked.sum::<usize>() > 1_000);
    }
}
