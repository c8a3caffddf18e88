//! Side bets, a rule of ours (DEF-R54, EGO-R46): eliminated players bet on the winner of the question. No
//! chips move; what became of a bet is announced, right ones are counted in the results.

use super::state::Contested;
use super::table_view::TableView;
use super::told::{Refusal, Told};
use super::view::{ContestView, PlayView};
use super::{Contest, Play, Progress, SEATS};
use crate::rules::Seat;
use crate::rules::act::Act;
use crate::rules::crowd::Crowd;

/// The player on whom each seat has bet in the question being played.
pub type SideBets = [Option<Seat>; SEATS];

impl Contest {
    /// Whether nobody has answered yet, nor tried to.
    fn is_untouched(&self) -> bool {
        match &self.play {
            Play::Race(race) => race.line.is_empty() && race.out == Crowd::NOBODY,
            Play::Aim(aim) => aim.proposals.is_empty(),
            Play::Rally(rally) => rally.given.is_empty() && rally.out == Crowd::NOBODY,
        }
    }
}

/// The players on whom a seat may bet now: those who play the question, until one of them answers. The
/// reader does not bet.
#[must_use]
pub fn choices<G: Contested>(state: &G, seat: Seat) -> Vec<Seat> {
    let (common, Some(asking)) = (state.common(), state.asking()) else { return vec![] };
    let (contest, company) = (&asking.contest, &common.company);
    let is_out = seat.0 < common.seats() && !company.still_in().has(seat);
    let reads = company.reader(G::active_of(&asking.turn)) == Some(seat);
    if !is_out || reads || contest.players().count() < 2 || !contest.is_untouched() {
        return vec![];
    }
    let bet = common.side_bets[seat.index()];
    contest.players().iter().filter(|on| bet != Some(*on)).collect()
}

impl<G: Contested> Act<G> {
    /// Places or changes the bet of an eliminated player.
    pub(in crate::rules) fn side_bet(&mut self, seat: Seat, on: Seat) -> Result<bool, G::Refusal> {
        if !choices(&self.state, seat).contains(&on) {
            return Err(Refusal::NoSideBet.into());
        }
        self.state.common_mut().side_bets[seat.index()] = Some(on);
        self.tell(Told::SideBet { seat, on });
        Ok(false)
    }

    /// The question is over: announces what became of the bets, unless the dice decide who wins it, or it was faulty.
    pub(super) fn side_bets_are_over(&mut self, how: Progress) {
        match how {
            Progress::Won(winner) => self.side_bets_are_won(winner),
            Progress::Tied(_) | Progress::Nobody if G::DICE_DECIDE => {}
            Progress::Tied(_) | Progress::Nobody => self.side_bets_end(None),
            _ => self.state.common_mut().side_bets = SideBets::default(),
        }
    }

    /// That player has won what was bet on: announces what became of the bets.
    pub(in crate::rules) fn side_bets_are_won(&mut self, winner: Seat) {
        self.side_bets_end(Some(winner));
    }

    fn side_bets_end(&mut self, winner: Option<Seat>) {
        let bets = std::mem::take(&mut self.state.common_mut().side_bets);
        for (seat, on) in Seat::all(SEATS as u8).zip(bets) {
            let Some(on) = on else { continue };
            let right = winner == Some(on);
            self.tell(if right { Told::BetRight { seat } } else { Told::BetWrong { seat, on } });
        }
    }
}

/// The same as [`choices`], from a seat's view.
#[must_use]
pub fn offered<P: PartialEq, S: PartialEq, X: PartialEq>(
    view: &TableView<P, S, X>,
    contest: &ContestView,
    seat: Seat,
) -> Vec<Seat> {
    let untouched = contest.out.is_empty()
        && match &contest.play {
            PlayView::Race { line, .. } => line.is_empty(),
            PlayView::Aim { proposals, .. } => proposals.is_empty(),
            PlayView::Rally { given } => given.is_empty(),
        };
    let Some(me) = view.seats.get(seat.index()).filter(|me| me.out && !me.reads) else {
        return vec![];
    };
    let may = untouched && contest.players.len() > 1;
    let others = contest.players.iter().copied().filter(|on| me.bet != Some(*on));
    if may { others.collect() } else { vec![] }
}
