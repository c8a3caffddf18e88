//! How a sitting went, for the results: the totals turn by turn and the questions of each seat.

use super::{Defizz, Event, MOST_PLAYERS};
use crate::rules::contest::{Happening, Progress};
use crate::rules::session::Session;

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
    /// Those eliminated, the first one first, by place.
    pub out: Vec<u8>,
}

impl Story {
    /// Tells a sitting from its journal. A ruling that was corrected is told as it was corrected.
    #[must_use]
    pub fn of(session: &Session<Defizz>) -> Story {
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

    fn tell(&mut self, event: &Event, after: &Defizz) {
        match *event {
            Event::Question(Happening::Ruled { seat, right }) => {
                let answers = if right { &mut self.right } else { &mut self.wrong };
                answers[seat.index()] += 1;
            }
            Event::Question(Happening::Given { seat, .. }) => self.right[seat.index()] += 1,
            Event::Question(Happening::Ended { how: Progress::Won(seat) }) => {
                self.won[seat.index()] += 1;
            }
            Event::Eliminated { seat } => self.out.push(seat.0),
            Event::Turn { .. } | Event::Ended { .. } => self.totals.push(*after.purse.wallets()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::contest::Reply;
    use crate::rules::defizz::table::*;
    use crate::rules::defizz::{Move, Setup};
    use crate::rules::random_play::random_move;
    use crate::rules::{By, Game, Ms, Rng, Viewer};

    fn played(seed: u64) -> Session<Defizz> {
        let mut session =
            Session::<Defizz>::new(Setup { seed, ..setup(3) }).expect("three may play");
        let mut rng = Rng::new(seed);
        while session.state().outcome().is_none() {
            let (by, mv) = random_move(session.state(), &mut rng).expect("somebody can move");
            session.play(Ms(1), by, mv).1.expect("it is listed");
        }
        session
    }

    #[test]
    fn a_story_ends_with_the_totals_and_counts_what_was_won() {
        let session = played(4);
        let story = Story::of(&session);
        assert_eq!(story.totals.first(), Some(&[1_900, 1_900, 1_900, 0, 0, 0]));
        assert_eq!(story.totals.last(), Some(session.state().purse.wallets()));
        assert_eq!(story.out.len(), 2, "two of three are out");
        assert!(story.won.iter().sum::<u16>() > 0);
    }

    #[test]
    fn a_corrected_ruling_is_told_as_it_was_corrected() {
        let mut session = Session::<Defizz>::new(setup(3)).expect("three may play");
        let mut rng = Rng::new(9);
        let ruled = |session: &Session<Defizz>| {
            session.state().view(Viewer::Table).ruled.and_then(|ruling| ruling.right)
        };
        while ruled(&session) != Some(false) {
            let (by, mv) = random_move(session.state(), &mut rng).expect("somebody can move");
            session.play(Ms(1), by, mv).1.expect("it is listed");
        }
        let wrong: u16 = Story::of(&session).wrong.iter().sum();
        let corrected = session.play(Ms(2), By::Table, Move::Overrule(Reply::Withdraw)).1;
        assert_eq!(corrected, Ok(()));
        assert_eq!(Story::of(&session).wrong.iter().sum::<u16>() + 1, wrong);
    }
}
