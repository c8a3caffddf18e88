//! How a sitting went, for the results: the totals turn by turn and the questions of each seat.

use super::{Defizz, Event, MOST_PLAYERS};
use crate::rules::Game;
use crate::rules::contest::{Happening, Progress};
use crate::rules::session::{Entry, Session};

/// How a sitting went. Lists are by seat; seats that nobody took stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The totals at the start and whenever a question was settled.
    pub totals: Vec<[u32; MOST_PLAYERS]>,
    /// Right answers: buzzed, listed, or the nearest number.
    pub right: [u16; MOST_PLAYERS],
    /// Wrong answers.
    pub wrong: [u16; MOST_PLAYERS],
    /// Questions won.
    pub won: [u16; MOST_PLAYERS],
    /// The largest pot won by each.
    pub largest: [u32; MOST_PLAYERS],
    /// Those eliminated, the first one first, by place.
    pub out: Vec<u8>,
}

impl Story {
    /// Tells a sitting from its journal. A ruling that was corrected is told as it was corrected.
    #[must_use]
    pub fn of(session: &Session<Defizz>) -> Story {
        let Ok(mut state) = Defizz::start(session.setup()) else { return Story::default() };
        let mut story = Story { totals: vec![*state.purse.wallets()], ..Story::default() };
        // The story as it was before the last ruling: a correction tells it again from there.
        let mut before = story.clone();
        for entry in session.journal() {
            let step = match entry {
                Entry::Move { at, by, mv } => match state.play(*at, *by, mv) {
                    Ok(step) => step,
                    Err(_) => return story,
                },
                Entry::TimeUp { .. } => state.time_up(),
            };
            if step.events.iter().any(|event| matches!(event, Event::Overruled { .. })) {
                story = before.clone();
            } else if step.state.ruled.is_some() && step.state.ruled != state.ruled {
                before = story.clone();
            }
            let pot = state.purse.pot();
            state = step.state;
            step.events.iter().for_each(|event| story.tell(event, pot, &state));
        }
        story
    }

    fn tell(&mut self, event: &Event, pot: u32, after: &Defizz) {
        match *event {
            Event::Question(Happening::Ruled { seat, right }) => {
                let answers = if right { &mut self.right } else { &mut self.wrong };
                answers[seat.index()] += 1;
            }
            Event::Question(Happening::Given { seat, .. }) => self.right[seat.index()] += 1,
            Event::Question(Happening::Ended { how: Progress::Won(seat) }) => {
                self.won[seat.index()] += 1;
                let largest = &mut self.largest[seat.index()];
                *largest = pot.max(*largest);
            }
            Event::Eliminated { seat } => self.out.push(seat.0),
            Event::Turn { .. } | Event::Ended { .. } => self.totals.push(*after.purse.wallets()),
            _ => {}
        }
    }
}
