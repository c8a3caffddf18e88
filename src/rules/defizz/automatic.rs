//! Automatic players. What they know of a question is drawn at random (see [`crate::rules::contest::hunch`]);
//! opponents, stakes and replies to raises follow from the seat's own view.

use super::view::{LuckView, PhaseView, TableView, TurnView};
use super::*;
use crate::decks::defizz::Mode;
use crate::rules::bettor;
use crate::rules::contest::view::ContestView;

/// Thinking time of an automatic player: up to the question, all steps of a turn add up to three seconds.
pub(super) const fn thought(phase: PhaseKind) -> Ms {
    match phase {
        PhaseKind::Roll | PhaseKind::Raise => Ms(300),
        PhaseKind::Stake => Ms(350),
        PhaseKind::Card | PhaseKind::Opponent => Ms(450),
        PhaseKind::Clues => Ms(1_000),
        PhaseKind::Question | PhaseKind::Chance | PhaseKind::Over => Ms(1_200),
    }
}

/// The move of an automatic player, from what his seat may know.
pub(super) fn suggest(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    if view.turn != Some(seat) {
        return None;
    }
    let me = view.seats.get(seat.index())?;
    match &view.phase {
        PhaseView::Roll => Some(Move::Roll),
        PhaseView::Card { .. } => Some(Move::TakeCard),
        PhaseView::Clues { turn, .. } => {
            let help = me.piece.help && me.active;
            Some(chooses(level, turn, help, rng))
        }
        PhaseView::Opponent { among, .. } => {
            let total = |seat: Seat| view.seats.get(seat.index()).map_or(0, |seat| seat.total);
            bettor::opponent(level, among, total, rng).map(Move::Challenge)
        }
        PhaseView::Stake { turn, raise } => {
            Some(Move::Stake(bettor::stake(level, me.total, turn.minimum, *raise, rng)))
        }
        PhaseView::Raise { round, .. } => {
            let follows = bettor::follows(level, me.total, round, rng);
            Some(if follows { Move::Accept } else { Move::Refuse })
        }
        PhaseView::Question { contest, .. } => Some(plays(contest)),
        PhaseView::Chance { luck, .. } => Some(tries_his_luck(luck, rng)),
        PhaseView::Over { .. } => None,
    }
}

/// Puts the question, or answers it; with only automatic players left, makes them go on.
fn plays(contest: &ContestView) -> Move {
    Move::Reply(if contest.asker.is_some() { Reply::Ask } else { Reply::Hunch })
}

fn tries_his_luck(luck: &LuckView, rng: &mut Rng) -> Move {
    match (luck.asker, rng.pick(&luck.calls)) {
        (Some(_), _) => Move::Reply(Reply::Ask),
        (None, Some(&call)) => Move::Call(call),
        (None, None) => Move::Throw,
    }
}

/// Any clue; after Help! one that is not left to luck. The better the level, the more often it uses Help!
fn chooses(level: Level, turn: &TurnView, help: bool, rng: &mut Rng) -> Move {
    let often = [5, 15, 30][level.rank()];
    if help && turn.card.is_none() && rng.below(100) < often {
        return Move::Help;
    }
    let skill = |question: &u8| {
        let card = turn.card.as_ref();
        card.is_none_or(|card| card[usize::from(*question)].mode != Mode::Chance)
    };
    let good: Vec<u8> = (0..3).filter(skill).collect();
    Move::Choose(rng.pick(&good).copied().unwrap_or(0))
}
