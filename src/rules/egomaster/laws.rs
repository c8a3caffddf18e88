//! The invariants between any two moves: the chips (EGO-P4), the pawns, the players still in; and the
//! redrawing of secrets for the law of secrets.

use super::*;
use crate::decks::egomaster::{Asks, Entry, Solo};
use crate::decks::question::Open;
use crate::rules::chips::STEP;
use contest::secrets::{QuestionMut, other_list, other_open, other_target};
use std::sync::Arc;

/// Checks chips, pawns and players.
pub(super) fn audit(state: &Egomaster) -> Result<(), &'static str> {
    let (seats, options) = (state.common.seats(), state.common.house.options);
    let all = match (options.quick, options.short_enrichment) {
        (false, true) => 2_000 * u32::from(seats),
        _ => BOX.worth(),
    };
    if state.common.purse.sum() != all {
        return Err("chips were lost or made (EGO-P4)");
    }
    let totals = &state.common.purse.wallets()[..usize::from(seats)];
    if totals.iter().any(|total| total % STEP != 0) {
        return Err("a total that no chips make up");
    }
    let dealt = start::quick(seats).worth() * u32::from(seats);
    if options.quick && totals.iter().sum::<u32>() + state.common.purse.pot() != dealt {
        return Err("the totals do not add up (EGO-P4)");
    }
    if state.paid().iter().sum::<u32>() != state.common.purse.pot() {
        return Err("the pot is not what was paid");
    }
    pawns(state)
}

fn pawns(state: &Egomaster) -> Result<(), &'static str> {
    let standing: Vec<Square> = state.pawns.iter().flatten().copied().collect();
    let mut squares = standing.clone();
    squares.sort_unstable();
    squares.dedup();
    if squares.len() != standing.len() {
        return Err("two pawns on a square (EGO-T3, R4)");
    }
    let out = state.common.company.out();
    if out
        .iter()
        .any(|&seat| state.common.purse.wallet(seat) > 0 || state.pawns[seat.index()].is_some())
    {
        return Err("somebody who is out owns something or stands on the board (EGO-A7)");
    }
    let broke = |seat: Seat| state.common.purse.wallet(seat) == 0;
    let between = matches!(state.phase, Phase::Roll(_)) && !state.common.enrichment;
    if between && state.common.company.still_in().iter().any(broke) {
        return Err("somebody without chips is still in (EGO-A7)");
    }
    Ok(())
}

/// The same table with everything unknown to `viewer` drawn anew: other keywords, questions and icons
/// everywhere, other chance, other beliefs of automatic players.
pub(super) fn reseal(state: &Egomaster, viewer: Viewer, rng: &mut Rng) -> Egomaster {
    let mut other = state.clone();
    let known: &Drawn = &state.common.cards;
    let mut cards = known.clone();
    blank(&mut cards, rng);
    if let Some(turn) = state.turn_of().filter(|_| !matches!(state.phase, Phase::Booklet(_))) {
        keep_keyword((known, &mut cards), turn, rng);
    }
    if let Phase::Question(asking) = &mut other.phase {
        asking.contest.reseal(rng);
        keep_question((known, &mut cards), asking, viewer);
    }
    let after = if let Phase::DiceOff { turn, .. } = &state.phase { Some(*turn) } else { None };
    let shown = state.common.shown.as_ref().map(|shown| shown.0.asking.turn);
    for turn in after.into_iter().chain(shown) {
        keep_all((known, &mut cards), &turn);
    }
    other.common.cards = Cards::from(cards);
    other.common.chance = Rng::new(u64::from(rng.next_u32()));
    other
}

fn blank(cards: &mut Drawn, rng: &mut Rng) {
    for solo in cards.solo.iter_mut().map(Arc::make_mut) {
        solo.keyword = format!("{:x}", rng.next_u32());
        solo.open = other_open(rng);
    }
    for entry in cards.duo.iter_mut().chain(&mut cards.multi).map(Arc::make_mut) {
        entry.keyword = format!("{:x}", rng.next_u32());
        entry.asks = match rng.below(3) {
            0 => Asks::Cible(other_target(rng)),
            1 => Asks::PingPong(other_list(rng)),
            _ => Asks::Rapidite(other_open(rng)),
        };
    }
}

/// The solo question or the entry of a turn, in the known and in the redrawn cards.
enum Lines<'a> {
    Solo(&'a Solo, &'a mut Solo),
    Entry(&'a Entry, &'a mut Entry),
}

fn lines<'a>((known, cards): (&'a Drawn, &'a mut Drawn), turn: &Turn) -> Lines<'a> {
    let place = usize::from(turn.place);
    match turn.square.mode() {
        Mode::Solo => Lines::Solo(&known.solo[place], Arc::make_mut(&mut cards.solo[place])),
        Mode::Duo => Lines::Entry(&known.duo[place], Arc::make_mut(&mut cards.duo[place])),
        Mode::Multi => Lines::Entry(&known.multi[place], Arc::make_mut(&mut cards.multi[place])),
    }
}

/// Keeps keyword and icon, which are known once the booklet is open.
fn keep_keyword(of: (&Drawn, &mut Drawn), turn: &Turn, rng: &mut Rng) {
    match lines(of, turn) {
        Lines::Solo(from, to) => to.keyword.clone_from(&from.keyword),
        Lines::Entry(from, to) => {
            to.keyword.clone_from(&from.keyword);
            to.asks = match from.asks {
                Asks::Cible(_) => Asks::Cible(other_target(rng)),
                Asks::PingPong(_) => Asks::PingPong(other_list(rng)),
                Asks::Rapidite(_) => Asks::Rapidite(other_open(rng)),
            };
        }
    }
}

/// Keeps what `viewer` knows of the question while it is played.
fn keep_question(of: (&Drawn, &mut Drawn), asking: &Asking<Turn>, viewer: Viewer) {
    match lines(of, &asking.turn) {
        Lines::Solo(from, to) => {
            let open: &mut Open = &mut to.open;
            asking.contest.keep_known(from.line().question, QuestionMut::Open(open), viewer);
        }
        Lines::Entry(from, to) => {
            let to = match &mut to.asks {
                Asks::Cible(target) => QuestionMut::Target(target),
                Asks::PingPong(list) => QuestionMut::List(list),
                Asks::Rapidite(open) => QuestionMut::Open(open),
            };
            asking.contest.keep_known(from.line().question, to, viewer);
        }
    }
}

/// Keeps a question that is over, which is public.
fn keep_all(of: (&Drawn, &mut Drawn), turn: &Turn) {
    match lines(of, turn) {
        Lines::Solo(from, to) => to.clone_from(from),
        Lines::Entry(from, to) => to.clone_from(from),
    }
}
