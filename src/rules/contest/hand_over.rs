//! Somebody else plays a seat in the middle of a contest: what he knows is drawn as at its beginning, and
//! where the reader has gone the tablet judges.

use super::state::{Contested, Next};
use super::*;
use crate::rules::Player;

/// The same table with that seat in other hands. A ruling can be corrected no more: that would bring back
/// the table of before.
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
        let mut scene = Scene { at, question, chance: &mut common.chance, seen: vec![] };
        asking.contest.handed_over(seat, to, &mut scene);
        table.go_on(Next::Question(asking));
    }
    table
}

impl Contest {
    /// That seat is played by somebody else from now on.
    pub fn handed_over(&mut self, seat: Seat, to: Player, scene: &mut Scene) {
        let was = self.terms.levels[seat.index()];
        let level = to.level();
        self.terms.levels[seat.index()] = level;
        self.reader_has_gone(seat, level.is_some(), scene);
        // A better or worse automatic player goes on with what the other one knew.
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

    /// What he knows in a race, and when he buzzes; a person is waited for.
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
