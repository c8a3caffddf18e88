//! The answers to Chrono questions on which a step rules. Other modes have no single right answer: a number
//! is nearer or further, a list has many answers.

use super::{Defizz, Event, Phase, card_of, challenge_of};
use crate::decks::defizz::Asks;
use crate::rules::Step;
use crate::rules::answered::{Answered, ruled};

impl Defizz {
    /// The answers given in the step that followed this table.
    #[must_use]
    pub fn answered(&self, step: &Step<Defizz>) -> Vec<Answered> {
        let Phase::Question(asking) = &self.phase else { return vec![] };
        let asked = challenge_of(&self.common.cards, &asking.turn);
        let Some((challenge, question)) = asked.zip(asking.turn.question) else { return vec![] };
        if !matches!(challenge.asks, Asks::Chrono(_)) {
            return vec![];
        }
        let card = &card_of(&self.common.cards, &asking.turn).id;
        let happenings = step.events.iter().filter_map(|event| match event {
            Event::Question(happening) => Some(happening),
            _ => None,
        });
        ruled(happenings, card, question)
    }
}
