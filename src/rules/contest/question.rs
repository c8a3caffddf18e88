//! A question from its asking to its end, in any game (DEF-T13, T14, EGO-Q): replies, time, and
//! the correction of a ruling.

use super::ruling::Last;
use super::state::{Asking, Contested, Next};
use super::told::{self, Told};
use super::*;
use crate::rules::stakes::Paid;
use crate::rules::{By, Step, act::Act};

impl<G: Contested> Act<G> {
    /// Emits a shared event.
    pub(in crate::rules) fn tell(&mut self, told: Told) {
        self.see(told.into());
    }

    /// The stakes are paid: the reader may look at the question (DEF-R11, EGO-Q4).
    pub(in crate::rules) fn question_begins(
        &mut self,
        turn: G::Turn,
        paid: Paid<SEATS>,
        players: Crowd,
    ) {
        let common = self.state.common_mut();
        (common.shown, common.ruled) = (None, None);
        G::puts(self, turn, paid, players);
    }

    /// Plays the question as a contest.
    pub(in crate::rules) fn contest_begins(
        &mut self,
        turn: G::Turn,
        paid: Paid<SEATS>,
        players: Crowd,
    ) {
        let common = self.state.common();
        let (active, terms) = (G::active_of(&turn), common.house.terms);
        let question = G::question_of(&common.cards, &turn);
        let contest = Contest::new(terms, common.judge(active), active, players, question);
        self.state.go_on(Next::Question(Asking { turn, paid, contest }));
    }

    /// Applies a reply to the question being played.
    pub(in crate::rules) fn reply_to(
        &mut self,
        mut asking: Asking<G::Turn>,
        by: By,
        reply: &Reply,
    ) -> Result<(), G::Refusal> {
        let settles = asking.contest.settles(reply);
        let tie = asking.contest.level().count() > 1;
        let mut before = self.state.clone();
        before.common_mut().ruled = None;
        let (progress, seen) =
            self.play_on(&mut asking, |contest, scene| contest.reply(by, reply, scene))?;
        let ruling = settles.and_then(|seat| Last::told(&seen, seat, before, self.at, tie));
        let close = self.sounds_right(&asking.turn, reply);
        let ruling = ruling.map(|ruling| ruling.sounding(close));
        if ruling.is_some() || *reply == Reply::Hunch {
            self.state.common_mut().ruled = ruling;
        }
        self.came_to(progress, asking);
        Ok(())
    }

    /// Whether the reply is a typed answer that only sounds right.
    fn sounds_right(&self, turn: &G::Turn, reply: &Reply) -> bool {
        let cards = &self.state.common().cards;
        let question = G::question_of(cards, turn);
        matches!(reply, Reply::Say(text) if question.sounds_right(text, cards.language()))
    }

    /// Runs `act` on a contest with its question and the state's chance, and emits what happens.
    fn play_on(
        &mut self,
        asking: &mut Asking<G::Turn>,
        act: impl FnOnce(&mut Contest, &mut Scene) -> Result<Progress, Refusal>,
    ) -> Result<(Progress, Vec<Happening>), G::Refusal> {
        let common = self.state.common_mut();
        let question = G::question_of(&common.cards, &asking.turn);
        let (language, chance) = (common.cards.language(), &mut common.chance);
        let mut scene = Scene { at: self.at, question, language, chance, seen: vec![] };
        let progress = act(&mut asking.contest, &mut scene)?;
        let seen = scene.seen;
        seen.iter().for_each(|&happening| self.tell(Told::Question(happening)));
        Ok((progress, seen))
    }

    /// Handles the progress of the contest: it goes on, or it is over and revealed.
    fn came_to(&mut self, progress: Progress, asking: Asking<G::Turn>) {
        if progress == Progress::Going {
            return self.state.go_on(Next::Question(asking));
        }
        let common = self.state.common_mut();
        common.shown = Some(G::open(asking.clone(), progress, common.purse.pot()));
        self.side_bets_are_over(progress);
        G::comes_of(self, &asking, progress);
    }

    /// The running clock, or an automatic player's thinking, has run out.
    fn time_is_up(&mut self, mut asking: Asking<G::Turn>) {
        let played = self.play_on(&mut asking, |contest, scene| Ok(contest.time_up(scene)));
        let (progress, _) = played.unwrap_or_else(|_| unreachable!("time asks nobody"));
        self.came_to(progress, asking);
    }
}

/// Handles the end of the running timer.
pub(in crate::rules) fn time_up<G: Contested>(state: &G) -> Step<G> {
    let mut act = Act::new(state, state.deadline().unwrap_or_default());
    if let Some(asking) = state.asking().cloned() {
        act.time_is_up(asking);
    }
    act.done(true)
}

/// Corrects the last ruling at game time `at`: right or wrong can always be corrected, sealed or not. The
/// table returns to the state before the ruling, with its chips and clocks, and continues with the other
/// ruling. What was drawn since then stays used, so that nothing is drawn twice.
pub(in crate::rules) fn overrule<G: Contested>(
    state: &G,
    at: Ms,
    ruling: &Reply,
) -> Result<Step<G>, G::Refusal> {
    let nothing = told::Refusal::NothingToOverrule;
    let last = state.common().ruled.as_ref().ok_or(nothing)?;
    if last.is(ruling) {
        return Err(told::Refusal::SameRuling.into());
    }
    // Once the right number has been revealed, a proposal can no longer be changed.
    if matches!(ruling, Reply::Propose(_)) && state.asking().is_none() {
        return Err(nothing.into());
    }
    let mut asking = last.table().asking().cloned().ok_or(nothing)?;
    let mut act = Act::new(last.table(), at);
    act.state.keep_drawn(state);
    let common = act.state.common_mut();
    common.chance = state.common().chance.clone();
    common.ruled = Some(last.corrected(ruling));
    act.tell(Told::Overruled { seat: last.seat() });
    let later = last.ago(at);
    let (progress, _) =
        act.play_on(&mut asking, |contest, scene| contest.overrule(ruling, later, scene))?;
    act.came_to(progress, asking);
    Ok(act.done(true))
}
