//! The story of a sitting, for the results: the totals turn by turn and the questions of each seat.

use super::state::Contested;
use super::told::{Tells, Told};
use super::{Happening, Progress, SEATS};
use crate::rules::session::Session;

/// The story of a sitting. Arrays are by seat; unused seats stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The totals at the start and after each turn.
    pub totals: Vec<[u32; SEATS]>,
    /// The index of the first totals after the bank stopped paying, if it did (DEF-VE6, EGO-P1).
    pub elimination: Option<usize>,
    /// Right answers: alone, buzzed or listed.
    pub right: [u16; SEATS],
    /// Wrong answers.
    pub wrong: [u16; SEATS],
    /// Questions won.
    pub won: [u16; SEATS],
    /// Side bets that were right (DEF-R54, EGO-R46).
    pub bets_right: [u16; SEATS],
    /// The eliminated seats, the first one first.
    pub out: Vec<u8>,
    /// The turn in which each was eliminated, from 1.
    pub out_in: [Option<usize>; SEATS],
}

impl Story {
    /// Builds the story from the journal. A corrected ruling counts as corrected.
    #[must_use]
    pub fn of<G: Contested>(session: &Session<G>) -> Story {
        let dealt = session.dealt().common();
        let mut story = Story { totals: vec![*dealt.purse.wallets()], ..Story::default() };
        // The story before the last ruling: a correction restarts from there.
        let mut before = story.clone();
        session.retold(|table, step| {
            let told = || step.events.iter().filter_map(Tells::told);
            let (ruled, after) = (&table.common().ruled, step.state.common());
            if told().any(|told| matches!(told, Told::Overruled { .. })) {
                story = before.clone();
            } else if after.ruled.is_some() && after.ruled != *ruled {
                before = story.clone();
            }
            if dealt.enrichment && !after.enrichment && story.elimination.is_none() {
                story.elimination = Some(story.totals.len());
            }
            told().for_each(|told| story.tell(told, after.purse.wallets()));
        });
        story
    }

    /// The totals of each of `seats` seats, turn by turn, until it was eliminated.
    #[must_use]
    pub fn lines(&self, seats: usize) -> Vec<Vec<u32>> {
        let line = |seat: usize| {
            let turns = self.out_in[seat].map_or(self.totals.len(), |turn| turn + 1);
            self.totals.iter().take(turns).map(|totals| totals[seat]).collect()
        };
        (0..seats).map(line).collect()
    }

    /// The most that a seat had at the end of a turn.
    #[must_use]
    pub fn most(&self, seat: usize) -> u32 {
        self.totals.iter().map(|totals| totals[seat]).max().unwrap_or(0)
    }

    fn tell(&mut self, told: Told, totals: &[u32; SEATS]) {
        match told {
            Told::Question(Happening::Ruled { seat, right }) => {
                let answers = if right { &mut self.right } else { &mut self.wrong };
                answers[seat.index()] += 1;
            }
            Told::Question(Happening::Given { seat, .. }) => self.right[seat.index()] += 1,
            Told::Question(Happening::Ended { how: Progress::Won(seat) }) => {
                self.won[seat.index()] += 1;
            }
            Told::BetRight { seat } => self.bets_right[seat.index()] += 1,
            Told::Eliminated { seat } => {
                self.out.push(seat.0);
                self.out_in[seat.index()] = Some(self.totals.len());
            }
            Told::Turn { .. } | Told::Ended { .. } => self.totals.push(*totals),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::contest::Reply;
    use crate::rules::contest::ruling::Verdict;
    use crate::rules::defizz::fixtures::*;
    use crate::rules::defizz::{Defizz, Move, Setup};
    use crate::rules::random_play::random_move;
    use crate::rules::{By, Game, Ms, Rng, Viewer};

    fn played(seed: u64) -> Session<Defizz> {
        let mut session =
            Session::<Defizz>::new(Setup { seed, ..setup(3) }).expect("three may play");
        let mut rng = Rng::new(seed);
        while session.state().outcome().is_none() {
            let (by, mv) = random_move(session.state(), &mut rng).expect("somebody can move");
            session.play(Ms(1), by, mv).result().expect("it is listed");
        }
        session
    }

    #[test]
    fn a_story_ends_with_the_totals_and_counts_what_was_won() {
        let session = played(4);
        let story = Story::of(&session);
        assert_eq!(story.totals.first(), Some(&[1_900, 1_900, 1_900, 0, 0, 0]));
        assert_eq!(story.totals.last(), Some(session.state().common().purse.wallets()));
        assert_eq!(story.out.len(), 2, "two of three are out");
        for (seat, line) in story.lines(3).iter().enumerate() {
            let turn = story.out_in[seat].unwrap_or(story.totals.len() - 1);
            assert_eq!(line.len(), turn + 1, "a line ends where its seat went out");
            assert_eq!(story.out_in[seat].is_some(), line.last() == Some(&0));
            assert_eq!(
                line.iter().rposition(|total| *total > 0).map(|last| last + 1 < line.len()),
                Some(story.out_in[seat].is_some())
            );
            assert_eq!(Some(&story.most(seat)), line.iter().max());
        }
        assert!(story.won.iter().sum::<u16>() > 0);
    }

    #[test]
    fn a_corrected_ruling_is_told_as_it_was_corrected() {
        let mut session = Session::<Defizz>::new(setup(3)).expect("three may play");
        let mut rng = Rng::new(9);
        let ruled = |session: &Session<Defizz>| {
            session.state().view(Viewer::Table).ruled.and_then(|ruling| ruling.verdict)
        };
        while ruled(&session) != Some(Verdict::Wrong) {
            let (by, mv) = random_move(session.state(), &mut rng).expect("somebody can move");
            session.play(Ms(1), by, mv).result().expect("it is listed");
        }
        let wrong: u16 = Story::of(&session).wrong.iter().sum();
        let corrected = session.play(Ms(2), By::Table, Move::Overrule(Reply::Withdraw)).result();
        assert_eq!(corrected, Ok(()));
        assert_eq!(Story::of(&session).wrong.iter().sum::<u16>() + 1, wrong);
    }
}
