//! A ruling right or wrong can always be corrected, sealed or not: the table goes back to the moment
//! of the ruling, with the chips and the clocks of then, and goes on from the other ruling.

use super::*;

/// Corrects the last ruling at game time `at`.
///
/// Questions asked since then stay used, so that none comes twice.
pub(super) fn overrule(
    state: &Egomaster,
    at: Ms,
    ruling: &Reply,
) -> Result<Step<Egomaster>, Refusal> {
    let Some(last) = &state.ruled else { return Err(Refusal::NothingToOverrule) };
    if last.is(ruling) {
        return Err(Refusal::SameRuling);
    }
    let Phase::Question(mut asking) = last.table().phase.clone() else {
        return Err(Refusal::NothingToOverrule);
    };
    let mut act = Act::new(last.table(), at);
    act.table.used = state.used;
    act.table.chance = state.chance.clone();
    act.table.ruled = Some(last.corrected(ruling));
    act.see(Event::Overruled { seat: last.seat() });
    let (turn, later) = (asking.turn, last.ago(at));
    let (progress, _) = act.play_on(&turn, |scene| {
        asking.contest.overrule(ruling, later, scene).map(|progress| (progress, asking))
    })?;
    act.came_to(progress.0, progress.1);
    Ok(act.done(true))
}
