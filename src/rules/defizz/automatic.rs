//! Automatic players. What they know of a question is drawn by chance (see
//! [`crate::rules::contest::hunch`]); whom they challenge, what they stake and when they follow comes
//! from what their seat may know.

use super::view::{LuckView, PhaseView, RoundView, TableView, TurnView};
use super::*;
use crate::decks::defizz::Mode;
use crate::rules::contest::view::ContestView;

/// The move of an automatic player, from what his seat may know.
pub(super) fn suggest(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    if view.turn != Some(seat) {
        return None;
    }
    let me = view.seats.get(seat.index())?;
    let him = Player { view, seat, level, total: me.total };
    match &view.phase {
        PhaseView::Roll => Some(Move::Roll),
        PhaseView::Card { .. } => Some(Move::TakeCard),
        PhaseView::Clues { turn, .. } => Some(him.chooses(turn, me.help, rng)),
        PhaseView::Opponent { among, .. } => him.names(among, rng),
        PhaseView::Stake { turn, raise } => Some(him.stakes(turn, *raise, rng)),
        PhaseView::Raise { round, .. } => Some(him.answers(round, rng)),
        PhaseView::Question { contest, .. } => Some(plays(contest)),
        PhaseView::Chance { luck, .. } => Some(tries_his_luck(luck, rng)),
        PhaseView::Over { .. } => None,
    }
}

/// He puts the question, or answers it; when nobody but automatic players is left, he sees to it
/// that they go on.
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

/// An automatic player at the table that he sees.
struct Player<'a> {
    view: &'a TableView,
    seat: Seat,
    level: Level,
    total: u32,
}

impl Player<'_> {
    fn total_of(&self, seat: Seat) -> u32 {
        self.view.seats.get(seat.index()).map_or(0, |seat| seat.total)
    }

    /// Any clue; having read the card, one that is not left to luck. Only the better ones think of
    /// Help!, and when there is something to win.
    fn chooses(&self, turn: &TurnView, help: bool, rng: &mut Rng) -> Move {
        let active = self.view.active == Some(self.seat);
        let often = [5, 15, 30][self.level.rank()];
        if help && active && turn.card.is_none() && rng.below(100) < often {
            return Move::Help;
        }
        let skill = |question: &u8| {
            let card = turn.card.as_ref();
            card.is_none_or(|card| card[usize::from(*question)].mode != Mode::Chance)
        };
        let good: Vec<u8> = (0..3).filter(skill).collect();
        Move::Choose(rng.pick(&good).copied().unwrap_or(0))
    }

    /// Débutants name anybody, the others whoever can lose most.
    fn names(&self, among: &[Seat], rng: &mut Rng) -> Option<Move> {
        let most = among.iter().map(|&seat| self.total_of(seat)).max()?;
        let rich = |seat: &&Seat| self.level == Level::Beginner || self.total_of(**seat) == most;
        let among: Vec<Seat> = among.iter().filter(rich).copied().collect();
        rng.pick(&among).copied().map(Move::Challenge)
    }

    /// How much of what he owns he dares to stake, in per cent; he raises more often the better he is.
    fn stakes(&self, turn: &TurnView, raise: Option<(u32, u32)>, rng: &mut Rng) -> Move {
        let Some((least, most)) = raise else { return Move::Stake(turn.minimum) };
        let (often, dares) = [(25, 60), (40, 35), (75, 45)][self.level.rank()];
        if rng.below(100) >= often {
            return Move::Stake(turn.minimum);
        }
        let share = self.total * (10 + rng.below(dares)) / 100;
        Move::Stake((share / 100 * 100).clamp(least, most))
    }

    /// Débutants follow as it comes, the others as long as it does not cost too much of what they
    /// own; a champion follows further, for he wins more often.
    fn answers(&self, round: &RoundView, rng: &mut Rng) -> Move {
        let share = round.accepting * 100 / self.total.max(1);
        let follows = match self.level {
            Level::Beginner => rng.below(100) < 55,
            Level::Regular => share <= 30 + rng.below(30),
            Level::Champion => share <= 55 + rng.below(45),
        };
        if follows || round.free && share < 50 { Move::Accept } else { Move::Refuse }
    }
}
