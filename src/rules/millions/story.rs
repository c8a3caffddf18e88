//! How a match went, for the results: the totals game by game, how far each climbed, right and wrong answers,
//! lifelines used.

use super::ladder::Reached;
use super::{Event, Leave, MOST_PLAYERS, Millions};
use crate::rules::Seat;
use crate::rules::session::Session;

/// How a match went. Lists are by seat; empty seats stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The totals at the start and after each game that changed them.
    pub totals: Vec<[u32; MOST_PLAYERS]>,
    /// Right answers, free tries included.
    pub right: [u16; MOST_PLAYERS],
    /// Final answers that were wrong, and those that time ran out on.
    pub wrong: [u16; MOST_PLAYERS],
    /// Lifelines used.
    pub lifelines: [u16; MOST_PLAYERS],
    /// Times somebody walked away with money in hand.
    pub walked: [u16; MOST_PLAYERS],
    /// The most that each seat was paid for one game, in euros.
    pub best_game: [u32; MOST_PLAYERS],
}

impl Story {
    /// Builds the story of a match from its journal.
    #[must_use]
    pub fn of(session: &Session<Millions>) -> Story {
        let dealt = *session.dealt().purse.wallets();
        let mut story = Story { totals: vec![dealt], ..Story::default() };
        session.retold(|_, step| {
            step.events.iter().for_each(|event| story.tell(event, &step.state));
        });
        story
    }

    /// The best that seat reached in one game: its title.
    #[must_use]
    pub const fn reached(&self, seat: Seat) -> Reached {
        Reached::of(self.best_game[seat.index()])
    }

    fn tell(&mut self, event: &Event, after: &Millions) {
        match *event {
            Event::Answered { seat, right: true, .. } => self.right[seat.index()] += 1,
            Event::Answered { seat, right: false, .. } => self.wrong[seat.index()] += 1,
            Event::Used { seat, .. } => self.lifelines[seat.index()] += 1,
            Event::Paid { seat, amount, why } => self.paid(seat, amount, why),
            Event::GameOver { .. } | Event::Ended { .. } => self.game_over(after),
            _ => {}
        }
    }

    fn paid(&mut self, seat: Seat, amount: u32, why: Leave) {
        let best = &mut self.best_game[seat.index()];
        *best = (*best).max(amount);
        self.walked[seat.index()] += u16::from(why == Leave::Walked && amount > 0);
    }

    /// A match may end with its last game, or by the million in the middle of one.
    fn game_over(&mut self, after: &Millions) {
        let totals = *after.purse.wallets();
        if self.totals.last() != Some(&totals) {
            self.totals.push(totals);
        }
    }
}
