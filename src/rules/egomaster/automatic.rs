//! Automatic players. What they know of a question is drawn at random (see [`crate::rules::contest::hunch`]);
//! directions, opponents and stakes follow from the seat's own view.

use super::view::{PhaseView, TableView};
use super::*;
use crate::rules::bettor;

/// Thinking time of an automatic player: up to the question, all steps of a turn add up to three seconds.
pub(super) const fn thought(phase: PhaseKind) -> Ms {
    match phase {
        PhaseKind::Start | PhaseKind::Place | PhaseKind::Roll | PhaseKind::Raise => Ms(300),
        PhaseKind::Stake => Ms(350),
        PhaseKind::Opponent | PhaseKind::DiceOff => Ms(450),
        PhaseKind::Walk | PhaseKind::Booklet => Ms(500),
        PhaseKind::Dice => Ms(600),
        PhaseKind::Question | PhaseKind::Over => Ms(1_200),
    }
}

/// The move of an automatic player, from what his seat may know.
pub(super) fn suggest(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    if view.turn != Some(seat) {
        return None;
    }
    let me = view.seats.get(seat.index())?;
    Some(match &view.phase {
        PhaseView::Start { .. } | PhaseView::DiceOff { .. } => Move::Throw,
        PhaseView::Place { free } => Move::Place(*rng.pick(free)?),
        PhaseView::Roll => Move::Roll,
        PhaseView::Walk { forward, backward, .. } => {
            Move::Walk(way(view, level, me.total, [forward, backward], rng))
        }
        PhaseView::Dice { .. } => Move::Dice,
        PhaseView::Booklet { .. } => Move::Open,
        PhaseView::Opponent { turn, among } => {
            let solo = turn.mode == Mode::Solo;
            Move::Name(names(view, level, among, solo, rng)?)
        }
        PhaseView::Stake { turn, raise } => {
            Move::Stake(bettor::stake(level, me.total, turn.sum, *raise, rng))
        }
        PhaseView::Raise { round, .. } => match bettor::follows(level, me.total, round, rng) {
            true => Move::Accept,
            false => Move::Refuse,
        },
        PhaseView::Question { contest, .. } => {
            Move::Reply(if contest.asker.is_some() { Reply::Ask } else { Reply::Hunch })
        }
        PhaseView::Over { .. } => return None,
    })
}

/// The direction: random for débutants; the others walk where more is to be won, but take the smaller sum if
/// they could lose all they own.
fn way(
    view: &TableView,
    level: Level,
    total: u32,
    ways: [&Vec<u8>; 2],
    rng: &mut Rng,
) -> Direction {
    let sums = ways.map(|way| way.last().map_or(0, |&square| Square(square).sum()));
    let careful = view.bank.is_none() && total <= sums[0].max(sums[1]);
    let forward = match sums[0].cmp(&sums[1]) {
        _ if level == Level::Beginner => rng.below(2) == 0,
        std::cmp::Ordering::Equal => rng.below(2) == 0,
        std::cmp::Ordering::Less => careful,
        std::cmp::Ordering::Greater => !careful,
    };
    if forward { Direction::Forward } else { Direction::Backward }
}

/// The player to designate or challenge. In the enrichment a wrong solo answer pays the designated player:
/// better players designate the poorest. Otherwise they choose the player who can lose most.
fn names(
    view: &TableView,
    level: Level,
    among: &[Seat],
    solo: bool,
    rng: &mut Rng,
) -> Option<Seat> {
    let total = |seat: Seat| view.seats.get(seat.index()).map_or(0, |seat| seat.total);
    let gift = solo && view.bank.is_some();
    let worth = |seat: Seat| if gift { u32::MAX - total(seat) } else { total(seat) };
    bettor::opponent(level, among, worth, rng)
}
