//! The answers on which a step rules, for questions with one right answer; a number is only nearer or
//! further, and a list has many answers.

use super::{Egomaster, Event, Phase, line_of};
use crate::decks::question::Question;
use crate::rules::Step;
use crate::rules::answered::{Answered, ruled};

impl Egomaster {
    /// The answers given in the step that followed this table.
    #[must_use]
    pub fn answered(&self, step: &Step<Egomaster>) -> Vec<Answered> {
        let Phase::Question(asking) = &self.phase else { return vec![] };
        let line = line_of(&self.common.cards, &asking.turn);
        if !matches!(line.question, Question::Open(_)) {
            return vec![];
        }
        let happenings = step.events.iter().filter_map(|event| match event {
            Event::Question(happening) => Some(happening),
            _ => None,
        });
        ruled(happenings, line.id, 0)
    }
}
