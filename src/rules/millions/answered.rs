//! The answers to the question that a step reveals (MIL-P14).

use super::{Event, Millions};
use crate::rules::Step;
use crate::rules::answered::Answered;

impl Millions {
    /// The answers revealed in the step that followed this table.
    #[must_use]
    pub fn answered(&self, step: &Step<Millions>) -> Vec<Answered> {
        let Some(shown) = step.state.revealed() else { return vec![] };
        let one = |event: &Event| match *event {
            Event::Answered { seat, answer, right } => {
                let said = answer.map(|letter| shown.answers[letter.index()].clone());
                Some(Answered { card: shown.card.clone(), question: 0, seat, right, said })
            }
            _ => None,
        };
        step.events.iter().filter_map(one).collect()
    }
}
