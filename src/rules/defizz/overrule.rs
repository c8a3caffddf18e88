//! A ruling right or wrong can always be corrected, sealed or not: the table goes back to the moment
//! of the ruling, with the chips and the clocks of then, and goes on from the other ruling.

use super::*;
use std::sync::Arc;

/// The last ruling: the table before it, when it was given, on whose answer and how.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Last {
    before: Arc<(Defizz, Ms)>,
    seat: Seat,
    /// Nothing when a number was proposed.
    given: Option<Reply>,
}

/// A ruling that can still be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Whose answer it was.
    pub seat: Seat,
    /// Whether it was ruled right; of a number there is no ruling, only the question can be
    /// withdrawn.
    pub right: Option<bool>,
    /// Whether a tie may be found instead.
    pub tie: bool,
}

impl Last {
    /// The ruling that is being given on that table.
    pub(super) fn before(table: Defizz, at: Ms, seat: Seat, given: Option<Reply>) -> Last {
        Last { before: Arc::new((Defizz { ruled: None, ..table }, at)), seat, given }
    }

    /// What the table may know of it.
    pub(super) fn view(&self) -> Ruling {
        let (before, _) = &*self.before;
        let tie = match &before.phase {
            Phase::Question(asking) => asking.contest.offers_tie(),
            _ => false,
        };
        let right = self.given.as_ref().map(|given| *given != Reply::Wrong);
        Ruling { seat: self.seat, right, tie }
    }
}

/// Corrects the last ruling at game time `at`.
///
/// Cards drawn since then stay used, so that none comes twice.
pub(super) fn overrule(state: &Defizz, at: Ms, ruling: &Reply) -> Result<Step<Defizz>, Refusal> {
    let Some(last) = &state.ruled else { return Err(Refusal::NothingToOverrule) };
    if last.given.as_ref() == Some(ruling) {
        return Err(Refusal::SameRuling);
    }
    let (before, then) = &*last.before;
    let Phase::Question(mut asking) = before.phase.clone() else {
        return Err(Refusal::NothingToOverrule);
    };
    let mut act = Act::new(before, at);
    act.table.piles = state.piles;
    act.table.chance = state.chance.clone();
    act.table.ruled = Some(Last { given: Some(ruling.clone()), ..last.clone() });
    act.see(Event::Overruled { seat: last.seat });
    let (turn, later) = (asking.turn, at.left_at(*then));
    let (progress, _) = act.play_on(&turn, |scene| {
        asking.contest.overrule(ruling, later, scene).map(|progress| (progress, asking))
    })?;
    act.came_to(progress.0, progress.1);
    Ok(act.done(true))
}
