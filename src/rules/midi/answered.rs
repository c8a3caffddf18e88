//! The question that a step reveals, and who answered it; what the table puts right counts anew.

use super::shown::Shown;
use super::{Event, Midi};
use crate::rules::Step;
use crate::rules::answered::Answered;

impl Midi {
    /// Who answered in the step that followed this table, and how.
    #[must_use]
    pub fn answered(&self, step: &Step<Midi>) -> Vec<Answered> {
        let rules_on = |event: &Event| {
            matches!(
                event,
                Event::Chose { .. }
                    | Event::Ruled { .. }
                    | Event::Opened { .. }
                    | Event::Overruled { .. }
                    | Event::SaidInFact { .. }
            )
        };
        if !step.events.iter().any(rules_on) {
            return vec![];
        }
        let question = match step.state.shown {
            Some(Shown::Kickoff { number, .. } | Shown::Master { number, .. }) => number - 1,
            Some(Shown::Open { question, .. }) => question,
            Some(Shown::Duel { card, .. }) => card,
            Some(Shown::Sheet { .. }) => 0,
            None => return vec![],
        };
        let shown = step.state.revealed();
        let one = shown.and_then(|shown| {
            let said = shown.chosen.and_then(|one| shown.propositions.get(usize::from(one)));
            let (said, right) = (said.cloned(), shown.verdict?);
            Some(Answered { question, seat: shown.seat, right, said, card: shown.card })
        });
        one.into_iter().collect()
    }
}
