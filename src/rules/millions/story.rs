//! How a match went, for the results: what each had question by question, how far each climbed, right and wrong answers,
//! lifelines used.

use super::ladder::{FIRST_NET, Reached};
use super::{Event, Leave, MOST_PLAYERS, Millions, PhaseKind};
use crate::rules::session::Session;
use crate::rules::{Game, Seat};

/// How a match went. Lists are by seat; empty seats stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// What each seat owned at the start and after each question: its total, with the money in hand while it is in.
    pub climb: Vec<[u32; MOST_PLAYERS]>,
    /// Right answers, free tries included.
    pub right: [u16; MOST_PLAYERS],
    /// Final answers that were wrong, and those that time ran out on.
    pub wrong: [u16; MOST_PLAYERS],
    /// Lifelines used.
    pub lifelines: [u16; MOST_PLAYERS],
    /// Right bets on who falls (MIL-Q53).
    pub bets_right: [u16; MOST_PLAYERS],
    /// Times somebody walked away with money in hand.
    pub walked: [u16; MOST_PLAYERS],
    /// The most that each seat was paid for one game, in euros.
    pub best_game: [u32; MOST_PLAYERS],
    /// The highest step on which each seat was wrong, from the first net on: what it nearly had.
    pub nearly: [u16; MOST_PLAYERS],
}

impl Story {
    /// Builds the story of a match from its journal.
    #[must_use]
    pub fn of(session: &Session<Millions>) -> Story {
        let mut story = Story { climb: vec![owned(session.dealt())], ..Story::default() };
        session.retold(|_, step| {
            step.events.iter().for_each(|event| story.tell(event));
            story.misses(&step.events);
            if step.events.iter().any(ends_a_question) {
                story.climb.push(owned(&step.state));
            }
        });
        story
    }

    /// The best that seat reached in one game: its title.
    #[must_use]
    pub const fn reached(&self, seat: Seat) -> Reached {
        Reached::of(self.best_game[seat.index()])
    }

    fn tell(&mut self, event: &Event) {
        match *event {
            Event::Answered { seat, right: true, .. } => self.right[seat.index()] += 1,
            Event::Answered { seat, right: false, .. } => self.wrong[seat.index()] += 1,
            Event::Used { seat, .. } => self.lifelines[seat.index()] += 1,
            Event::BetRight { seat } => self.bets_right[seat.index()] += 1,
            Event::Paid { seat, amount, why } => self.paid(seat, amount, why),
            _ => {}
        }
    }

    /// Who has just been wrong, and on which step.
    fn misses(&mut self, events: &[Event]) {
        let level = events.iter().find_map(|event| match *event {
            Event::Revealed { level, .. } if level >= FIRST_NET => Some(u16::from(level)),
            _ => None,
        });
        let Some(level) = level else { return };
        for event in events {
            if let Event::Answered { seat, right: false, .. } = *event {
                let nearly = &mut self.nearly[seat.index()];
                *nearly = (*nearly).max(level);
            }
        }
    }

    fn paid(&mut self, seat: Seat, amount: u32, why: Leave) {
        let best = &mut self.best_game[seat.index()];
        *best = (*best).max(amount);
        self.walked[seat.index()] += u16::from(why == Leave::Walked && amount > 0);
    }
}

/// Whether a question is over with that event, or a game: by walking away, it ends between two questions.
const fn ends_a_question(event: &Event) -> bool {
    matches!(event, Event::Revealed { .. } | Event::GameOver { .. } | Event::Ended { .. })
}

/// The totals, with the money in hand of those who are in.
fn owned(table: &Millions) -> [u32; MOST_PLAYERS] {
    let mut owned = *table.purse.wallets();
    // Who is in when the match ends is paid nothing more.
    let hand = if table.phase_kind() == PhaseKind::Over { 0 } else { table.in_hand() };
    table.still.iter().for_each(|seat| owned[seat.index()] += hand);
    owned
}
