//! The invariants between any two moves: the money (MIL-G4, G5, M1), the holders (MIL-P4, 2P-12), the
//! lifelines and the clocks.

use super::holder::Holder;
use super::ladder::{LADDER, TOP};
use super::letters::Letters;
use super::*;
use crate::rules::clock::Clock;

/// Checks the money, the roles, the holders, the studio's vote and the clocks.
pub(super) fn audit(state: &Millions) -> Result<(), &'static str> {
    money(state)?;
    roles(state)?;
    if state.is_read() {
        for seat in state.asked() {
            holder(state, seat)?;
        }
    }
    if state.heard.0.poll.is_some_and(|poll| poll.iter().sum::<u8>() != 100) {
        return Err("MIL-O13: a vote that is no hundred per cent");
    }
    let running = |holder: &&Holder| matches!(holder.clock, Clock::Until(_));
    if state.holders.iter().filter(running).count() > 1 {
        return Err("two thinking times run at once (MIL-Q38)");
    }
    Ok(())
}

fn money(state: &Millions) -> Result<(), &'static str> {
    if state.purse.sum() != BANK {
        return Err("money was lost or made");
    }
    let pays = |amount: u32| amount == 0 || LADDER.iter().any(|rung| rung.worth == amount);
    if !state.paid.iter().flatten().all(|&amount| pays(amount)) {
        return Err("MIL-G4: an amount that no game pays");
    }
    if state.host().is_some_and(|host| state.paid[host.index()].is_some_and(|paid| paid > 0)) {
        return Err("MIL-G5: the host was paid");
    }
    Ok(())
}

fn roles(state: &Millions) -> Result<(), &'static str> {
    let Millions { still, present, level, .. } = *state;
    if still.without(present) != Crowd::NOBODY {
        return Err("somebody is in who has left the table");
    }
    if state.returning.0.iter().any(|seat| present.has(seat)) {
        return Err("MIL-Q45: somebody comes back who has not left");
    }
    if state.host().is_some_and(|host| still.has(host)) {
        return Err("MIL-H2: the host competes");
    }
    if state.house.options.television && still.count() > 1 {
        return Err("MIL-TV-2: two candidates");
    }
    if !(1..=TOP).contains(&level) {
        return Err("MIL-G1: there is no such level");
    }
    let steps = state.house.steps.0;
    if !matches!(state.phase, Phase::Over(_)) && steps.at_least(level) != level {
        return Err("MIL-Q55: the pyramid has no such step");
    }
    if state.house.options.deck_once && state.asked_so_far() > u16::from(steps.count()) {
        return Err("MIL-Q55: more questions than the deck has");
    }
    if matches!(state.phase, Phase::Over(_)) != state.turn().is_none() {
        return Err("nobody is on turn");
    }
    Ok(())
}

fn holder(state: &Millions, seat: Seat) -> Result<(), &'static str> {
    let holder = state.holder(seat);
    if holder.excluded().has(state.right()) {
        return Err("the right answer is excluded");
    }
    if holder.excluded().without(holder.covers) != Letters::NONE {
        return Err("MIL-2P-12: an excluded answer is uncovered");
    }
    if holder.covers == Letters::ALL {
        return Err("MIL-P4: no answer is uncovered");
    }
    let cards: u8 = holder.ballot.iter().sum();
    if cards == 1 && state.host_votes() {
        return Err("MIL-Q39: the host's right card alone");
    }
    if cards > 0 && state.host_votes() && holder.ballot[state.right().index()] == 0 {
        return Err("MIL-JV6: the right letter is not among the cards");
    }
    if usize::from(cards) > usize::from(state.house.seats) {
        return Err("MIL-JV6: more cards than players");
    }
    if holder.helped && state.lifelines[seat.index()].count() == 3 {
        return Err("MIL-P7: a used lifeline came back");
    }
    Ok(())
}
