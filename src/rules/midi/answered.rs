//! The question that a step reveals and the answer it got; a correction by the table counts as a new answer.

use super::shown::Shown;
use super::{Event, Midi};
use crate::rules::Step;
use crate::rules::answered::Answered;

impl Midi {
    /// The answer given in `step`, which was played on this state; empty if there was none.
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
