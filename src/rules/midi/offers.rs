//! The moves that a seat's person can make now, derived from the seat's own view only; a phone's hand
//! offers them.

use super::Move;
use super::Pick;
use super::star::flaps;
use super::view::{FaceOffView, Manner, PhaseView, QuestionView, Running, StageView, StepView};
use super::view::{TableView, question_of};
use crate::rules::Seat;

/// The moves that seat's person can make; none for an automatic player. An empty [`Move::Say`] stands for
/// any typed text.
#[must_use]
pub fn offers(view: &TableView, seat: Seat) -> Vec<Move> {
    let Some(me) = view.seats.get(seat.index()).filter(|me| !me.automatic) else { return vec![] };
    let own = if view.turn == Some(seat) { on_turn(view, seat) } else { vec![] };
    let last = match &view.phase {
        PhaseView::Master { stage: StageView::LastChance { left }, .. } => left.contains(&seat),
        _ => false,
    };
    let decline = last.then_some(Move::Decline);
    let star = me.may_guess.then_some(Move::Star);
    own.into_iter().chain(decline).chain(star).collect()
}

fn on_turn(view: &TableView, seat: Seat) -> Vec<Move> {
    let others = || {
        let all = Seat::all(view.seats.len() as u8);
        all.filter(|other| *other != seat).map(Move::Challenge).collect()
    };
    match &view.phase {
        PhaseView::Sheet { .. } if view.reading => vec![Move::Ready],
        _ if view.reading => vec![Move::Read],
        phase if question_of(phase).is_some() => {
            question_of(phase).map(choices).unwrap_or_default()
        }
        PhaseView::Kickoff { step: StepView::Number, .. }
        | PhaseView::Tiebreak { step: StepView::Number, .. } => (1..=4).map(Move::Number).collect(),
        PhaseView::Duel { challenged: None, .. } | PhaseView::Opponent { .. } => others(),
        PhaseView::Duel { question: None, .. } => [0, 1].map(Move::Take).into(),
        PhaseView::Sheet { flaps, .. } => {
            let closed = (1..).zip(flaps).filter(|(_, flap)| flap.verdict.is_none());
            closed.map(|(place, _)| Move::Open(place)).collect()
        }
        PhaseView::Fatal(face_off) => in_face_off(face_off),
        PhaseView::Master { stage: StageView::Draw, .. } => vec![Move::Draw],
        PhaseView::Master { stage: StageView::Flap { large }, board, .. } => {
            let closed = flaps().filter(|flap| flap.large == *large && !board.contains(flap));
            closed.map(Move::Lift).collect()
        }
        PhaseView::Star { typed: true, .. } => vec![Move::Say(String::new())],
        PhaseView::Star { looked: false, .. } => vec![Move::Look],
        PhaseView::Star { .. } => vec![Move::Wrong, Move::Right],
        // Questions are matched above; the last chance is added by the caller.
        _ => vec![],
    }
}

fn choices(asked: &QuestionView) -> Vec<Move> {
    let shown = (0..asked.propositions.len()).map(|place| Pick::Shown(place as u8));
    shown.chain(asked.other.then_some(Pick::Other)).map(Move::Choose).collect()
}

fn in_face_off(face_off: &FaceOffView) -> Vec<Move> {
    match (face_off.clock, face_off.manner) {
        (Running::Passing, _) => vec![Move::Ready],
        (Running::Reading, _) => vec![Move::Read],
        (_, Manner::Typed) => vec![Move::Say(String::new())],
        _ => vec![Move::Wrong, Move::Right],
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Midi, fixtures};
    use super::*;
    use crate::rules::random_play::hold_offers;

    #[test]
    fn whatever_a_seat_is_offered_is_legal_and_nothing_is_missing() {
        let all = (0..).zip(fixtures::tables().step_by(3));
        let looked = all.map(|(seed, setup)| hold_offers::<Midi>(&setup, seed, offers, |_| true));
        assert!(looked.sum::<usize>() > 1_000);
    }
}
