//! How a sitting went, for the results: the totals turn by turn and the questions of each seat.

use super::{Egomaster, Event, MOST_PLAYERS};
use crate::rules::contest::{Happening, Progress};
use crate::rules::session::Session;

/// How a sitting went. Lists are by seat; seats that nobody took stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The totals at the start and at the end of each turn.
    pub totals: Vec<[u32; MOST_PLAYERS]>,
    /// At which of those totals the bank was empty, if it was.
    pub elimination: Option<usize>,
    /// Right answers: solo, buzzed or listed.
    pub right: [u16; MOST_PLAYERS],
    /// Wrong answers.
    pub wrong: [u16; MOST_PLAYERS],
    /// Questions won, solo included.
    pub won: [u16; MOST_PLAYERS],
    /// Those eliminated, the first one first, by place.
    pub out: Vec<u8>,
}

impl Story {
    /// Tells a sitting from its journal. A ruling that was corrected is told as it was corrected.
    #[must_use]
    pub fn of(session: &Session<Egomaster>) -> Story {
        let dealt = *session.dealt().purse.wallets();
        let mut story = Story { totals: vec![dealt], ..Story::default() };
        // The story as it was before the last ruling: a correction tells it again from there.
        let mut before = story.clone();
        session.retold(|table, step| {
            if step.events.iter().any(|event| matches!(event, Event::Overruled { .. })) {
                story = before.clone();
            } else if step.state.ruled.is_some() && step.state.ruled != table.ruled {
                before = story.clone();
            }
            step.events.iter().for_each(|event| story.tell(event, &step.state));
        });
        story
    }

    fn tell(&mut self, event: &Event, after: &Egomaster) {
        match *event {
            Event::Question(Happening::Ruled { seat, right }) => {
                let answers = if right { &mut self.right } else { &mut self.wrong };
                answers[seat.index()] += 1;
            }
            Event::Question(Happening::Given { seat, .. }) => self.right[seat.index()] += 1,
            Event::Question(Happening::Ended { how: Progress::Won(seat) }) => {
                self.won[seat.index()] += 1;
            }
            Event::BankEmpty { .. } => self.elimination = Some(self.totals.len()),
            Event::Eliminated { seat } => self.out.push(seat.0),
            Event::Turn { .. } | Event::Ended { .. } => self.totals.push(*after.purse.wallets()),
            _ => {}
        }
    }
}
