//! Hand-over of a seat in the middle of a contest: an automatic player's knowledge is drawn as at its
//! beginning, and when the reader has gone the tablet judges.

use super::state::{Contested, Next};
use super::*;
use crate::rules::Player;

/// The table with that seat handed over. The last ruling can no longer be corrected: that would restore
/// the table from before the hand-over.
pub(in crate::rules) fn in_other_hands<G: Contested>(
    state: &G,
    at: Ms,
    seat: Seat,
    to: Player,
) -> G {
    let mut table = state.clone();
    let asking = table.asking().cloned();
    let common = table.common_mut();
    common.ruled = None;
    common.house.terms.levels[seat.index()] = to.level();
    if let Some(mut asking) = asking {
        let question = G::question_of(&common.cards, &asking.turn);
        let (language, chance) = (common.cards.language(), &mut common.chance);
        let mut scene = Scene { at, question, language, chance, seen: vec![] };
        asking.contest.handed_over(seat, to, &mut scene);
        table.go_on(Next::Question(asking));
    }
    table
}

impl Contest {
    /// Hands that seat over.
    pub fn handed_over(&mut self, seat: Seat, to: Player, scene: &mut Scene) {
        let was = self.terms.levels[seat.index()];
        let level = to.level();
        self.terms.levels[seat.index()] = level;
        self.reader_has_gone(seat, level.is_some(), scene);
        // An automatic player of another level keeps the hunch of the previous one.
        if !self.asked || was.is_some() == level.is_some() {
            return;
        }
        self.redraws(seat, level, scene);
        let awaited = self.answering().is_none_or(|answering| answering == seat);
        if awaited && self.clock != Clock::Reading {
            self.restart_clock(scene.at);
        }
    }

    /// An automatic reader cannot judge: the tablet does, and what was to be read is shown.
    fn reader_has_gone(&mut self, seat: Seat, gone: bool, scene: &Scene) {
        if !gone || self.judge != Judge::Reader(seat) {
            return;
        }
        self.judge = Judge::Tablet;
        if self.clock == Clock::Reading {
            self.restart_clock(scene.at);
        }
    }

    /// Redraws what he knows in a race and when he buzzes; for a person nothing is drawn.
    fn redraws(&mut self, seat: Seat, level: Option<Level>, scene: &mut Scene) {
        let left = self.left().has(seat);
        let Play::Race(race) = &mut self.play else { return };
        race.knows = race.knows.without(Crowd::NOBODY.with(seat));
        race.due[seat.index()] = None;
        if let Some(level) = level.filter(|_| left) {
            let hunch = hunch::race(level, scene.question.q(), scene.chance);
            if hunch.knows {
                race.knows = race.knows.with(seat);
            }
            if !race.has_buzzed(seat) {
                race.due[seat.index()] = hunch.after.map(|span| scene.at.after(span));
            }
        }
        self.look_for_idlers(scene.at);
    }
}
