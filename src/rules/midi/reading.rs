//! The amount of text that is read aloud before the player on turn answers.

use super::view::{FlapView, PhaseView, QuestionView, StageView, StepView};
use super::{Midi, Phase};
use crate::rules::{Game, Viewer};

impl Midi {
    /// The number of letters in the question just asked and its propositions; 0 when there is nothing new
    /// to read.
    pub(super) fn letters(&self) -> usize {
        if let Phase::Fatal(face_off) = &self.phase {
            return self.open_question(face_off).map_or(0, |open| length(&open.q));
        }
        match &self.view(Viewer::Table).phase {
            PhaseView::Kickoff { step: StepView::Asked(asked), .. }
            | PhaseView::Tiebreak { step: StepView::Asked(asked), .. }
            | PhaseView::Duel { question: Some(asked), .. }
            | PhaseView::Master { stage: StageView::Asked(asked), .. } => question(asked),
            PhaseView::Sheet { q, flaps, .. } if is_new(flaps) => {
                length(q) + flaps.iter().map(|flap| length(&flap.text)).sum::<usize>()
            }
            _ => 0,
        }
    }
}

fn question(asked: &QuestionView) -> usize {
    length(&asked.q) + asked.propositions.iter().map(|text| length(text)).sum::<usize>()
}

/// Whether no flap of a sheet has been opened yet.
fn is_new(flaps: &[FlapView]) -> bool {
    flaps.iter().all(|flap| flap.verdict.is_none())
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::super::Move;
    use super::super::fixtures::*;
    use super::*;

    #[test]
    fn a_question_is_read_with_its_propositions_and_nothing_before_it() {
        let table = start(&setup(2));
        assert_eq!(table.letters(), 0);
        let asked = table.then(Move::Number(1));
        let PhaseView::Kickoff { step: StepView::Asked(view), .. } =
            asked.view(Viewer::Table).phase
        else {
            panic!("{:?}", asked.phase)
        };
        let shown: usize = view.propositions.iter().map(|text| text.chars().count()).sum();
        assert_eq!(asked.letters(), view.q.chars().count() + shown);
    }

    #[test]
    fn a_sheet_is_read_once() {
        let table = sheet_of(&setup(3), A);
        assert!(table.letters() > 0);
        assert_eq!(table.then(Move::Open(table.flap(true))).letters(), 0);
    }
}
