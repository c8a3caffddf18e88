//! A deck that is played once (option O17; MIL-Q55): the pyramid has as many steps as the deck has questions, and games
//! follow each other until each question has been asked.

use super::ladder::Steps;
use super::*;
use crate::decks::Shortage;
use crate::decks::millions::{Deck, Drawn, LEVELS, Question};
use crate::decks::taste::Order;

/// Draws the questions of such a match: a step each, in the order of their levels, and no more than there are steps.
///
/// # Errors
/// That there are too few for a pyramid.
pub fn drawn(deck: &Deck, order: &impl Order, seed: u64) -> Result<Drawn, Vec<Shortage>> {
    let questions = deck.draw_some(order, LEVELS, seed);
    let (has, needs) = (questions.len(), usize::from(Steps::LEAST));
    if has < needs {
        return Err(vec![Shortage { pile: "steps", has, needs }]);
    }
    let mut packs: [Vec<Question>; LEVELS] = Default::default();
    for (level, question) in Steps::of(has).levels().zip(questions) {
        packs[usize::from(level - 1)].push(question);
    }
    Ok(Drawn { packs, children: None })
}

/// The steps of the pyramid of that setup: all fifteen, unless its deck is played once.
pub(super) fn steps(setup: &Setup) -> Steps {
    if !setup.options.deck_once {
        return Steps::default();
    }
    Steps::of(setup.cards.packs.iter().filter(|pack| !pack.is_empty()).count())
}

impl Millions {
    /// The money in hand of those who are in.
    pub(super) fn in_hand(&self) -> u32 {
        self.house.steps.0.in_hand(self.level)
    }

    /// How many questions have been put into the holder in the whole match, children's aside.
    pub(super) fn asked_so_far(&self) -> u16 {
        self.put.iter().sum()
    }

    /// Where the deck's question of that number is, from 0: pack and place.
    pub(super) fn where_once(&self, number: u16) -> (usize, usize) {
        let step = u8::try_from(number).unwrap_or(ladder::TOP).saturating_add(1);
        let steps = self.house.steps.0;
        (usize::from(steps.level(step.min(steps.count())) - 1), 0)
    }

    /// The deck's questions that have been asked.
    pub(super) fn asked_once(&self) -> impl Iterator<Item = &Question> {
        (0..self.asked_so_far()).map(|number| {
            let (pack, place) = self.where_once(number);
            &self.cards.packs[pack][place]
        })
    }

    /// Whether each question of a deck that is played once has been asked.
    pub(super) fn is_used_up(&self) -> bool {
        let all = u16::from(self.house.steps.0.count());
        self.house.options.deck_once && self.asked_so_far() >= all
    }
}

impl Act {
    /// A game of a deck that is played once is over: the next one begins with the questions left, if there are any. A
    /// player who hosts stays; on television, and with the device as host, the next one on the left leads.
    pub(super) fn deck_goes_on(&mut self) {
        let table = &self.state;
        let Options { device, television, .. } = table.house.options;
        let stays = !device && !television && table.present.has(table.lead);
        let from = if stays { table.lead } else { table.lead.left(table.house.seats) };
        let lead = from.round(table.house.seats).find(|seat| table.present.has(*seat));
        match lead.filter(|_| !table.is_used_up()) {
            Some(lead) => self.stay_begins(lead),
            None => self.match_over(),
        }
    }
}
