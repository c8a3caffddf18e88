//! Automatic players. Their knowledge is drawn by chance, not read off the cards: when a question is put
//! to an automatic seat, the state draws a [`Hunch`] – whether he knows it – with the chance of his level
//! at that round and number. The hunch is in no view, so no person and no screen can see it; the seat
//! plays [`Move::Hunch`] and the state turns it into an ordinary answer. In the final each flap may give
//! an automatic seat the urge to name the star; only its own view shows that.

use super::fatal::Running;
use super::master::{self, Stage};
use super::view::{PhaseView, StepView, TableView};
use super::*;
use crate::rules::knowing::{Chances, knows};

/// Two propositions.
pub const KICKOFF: Chances = [62, 75, 88];
/// Four propositions.
pub const DUEL: Chances = [45, 62, 80];
/// A true proposition on a sheet.
pub const SHEET: Chances = [80, 88, 95];
/// An open question in a few seconds.
pub const FATAL: Chances = [35, 50, 65];
/// Three propositions, by number.
pub const MASTER: [Chances; 5] =
    [[80, 90, 96], [68, 80, 92], [55, 66, 84], [42, 54, 72], [33, 42, 60]];
/// The star, once he has the urge to name it.
pub const STAR: Chances = [45, 62, 80];
/// The chance of the urge in per cent for each open large flap; a small flap counts a third. Drawn after
/// each flap.
const URGE: Chances = [6, 12, 18];
/// How long he takes in a face-off, at least and at most, in ms.
const PACE: [(u32, u32); 3] = [(3_000, 9_000), (2_500, 7_000), (2_000, 5_000)];

/// The answer that an automatic player will give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hunch {
    /// Whether he knows it.
    pub right: bool,
    /// Selects one of the wrong (or of several right) propositions.
    pub stray: u8,
    /// How long he takes, in a face-off.
    pub pace: Option<Ms>,
}

impl Hunch {
    /// No automatic player is asked.
    pub const NONE: Hunch = Hunch { right: false, stray: 0, pace: None };
}

impl Midi {
    /// Draws whether the automatic player on that seat knows the answer; nothing for a person.
    pub(super) fn draw_hunch(&mut self, seat: Seat, chances: Chances) {
        self.hunch = Hunch::NONE;
        let Some(level) = self.house.levels[seat.index()] else { return };
        let right = knows(&chances, level, &mut self.chance);
        let stray = self.chance.below(60) as u8;
        let pace = matches!(self.phase, Phase::Fatal(_)).then(|| {
            let (least, most) = PACE[level.rank()];
            Ms(least + self.chance.below(most - least))
        });
        self.hunch = Hunch { right, stray, pace };
    }

    /// Draws, after a flap, which automatic players believe that they recognise the picture.
    pub(super) fn draw_urges(&mut self) {
        let weight: u32 = self.board.open_flaps().map(|flap| if flap.large { 3 } else { 1 }).sum();
        for seat in Seat::all(self.house.seats) {
            let Some(level) = self.house.levels[seat.index()] else { continue };
            if self.chance.below(300) < weight * URGE[level.rank()] {
                self.board.urges = self.board.urges.with(seat);
            }
        }
    }

    /// Whether that seat answers by its hunch now.
    pub(super) fn follows_hunch(&self, seat: Seat) -> bool {
        self.is_automatic(seat)
            && match self.phase {
                Phase::Kickoff(turn) => turn.asked.is_some(),
                Phase::Tiebreak(tiebreak) => tiebreak.turn.asked.is_some(),
                Phase::Duel(duel) => duel.asked.is_some(),
                Phase::Sheet(_) | Phase::Star(_) => true,
                // A seat that was handed over in its turn waits for the next question first.
                Phase::Fatal(face_off) => {
                    face_off.answerer() == seat && face_off.clock != Running::Passing
                }
                Phase::Master(master) => master.is_asked(),
                _ => false,
            }
    }

    /// The proposition that the hunch leads to.
    fn hunch_pick(&self) -> Option<Pick> {
        let (right, all): (Pick, &[Pick]) = match self.phase {
            Phase::Kickoff(turn) => (self.right_of(turn.asked?), &TWO),
            Phase::Tiebreak(tiebreak) => (self.right_of(tiebreak.turn.asked?), &TWO),
            Phase::Duel(duel) => (duel::right_of(duel.asked?), &FOUR),
            Phase::Master(master) => match master.stage {
                Stage::Asked { order, .. } => (master::right_of(order), &THREE),
                _ => return None,
            },
            _ => return None,
        };
        if self.hunch.right {
            return Some(right);
        }
        let wrong: Vec<Pick> = all.iter().copied().filter(|&pick| pick != right).collect();
        wrong.get(usize::from(self.hunch.stray) % wrong.len()).copied()
    }

    /// The small flap that the hunch leads to.
    fn hunch_flap(&self, sheet: sheet::Sheet) -> u8 {
        let wanted =
            |place: &u8| !sheet.is_open(*place) && sheet.is_false(*place) != self.hunch.right;
        let places: Vec<u8> = (0..7).filter(wanted).collect();
        places[usize::from(self.hunch.stray) % places.len()] + 1
    }
}

const TWO: [Pick; 2] = [Pick::Shown(0), Pick::Other];
const THREE: [Pick; 3] = [Pick::Shown(0), Pick::Shown(1), Pick::Other];
const FOUR: [Pick; 4] = [Pick::Shown(0), Pick::Shown(1), Pick::Shown(2), Pick::Shown(3)];

impl Act {
    /// The automatic player on turn answers by its hunch.
    pub(super) fn follow_hunch(&mut self, seat: Seat) -> Result<bool, Refusal> {
        if !self.state.is_automatic(seat) {
            return Err(Refusal::NotAutomatic);
        }
        if !self.state.follows_hunch(seat) || self.state.thinking() == Some(clock::Clock::Reading) {
            return Err(self.state.expected());
        }
        let right = self.state.hunch.right;
        match self.state.phase {
            Phase::Sheet(sheet) => return self.open(sheet, self.state.hunch_flap(sheet)),
            Phase::Fatal(face_off) => {
                self.state.ruled = None;
                self.rule(face_off, right);
            }
            Phase::Star(guess) => {
                self.state.ruled = None;
                self.state.draw_hunch(seat, STAR);
                let right = self.state.hunch.right;
                self.state.hunch = Hunch::NONE;
                self.settle(guess, right);
            }
            _ => self.answered(self.state.hunch_pick()),
        }
        Ok(true)
    }
}

/// The move of an automatic player, from what his seat may know.
pub(super) fn suggest(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    let me = view.seats.get(seat.index())?;
    let can_guess = matches!(&view.phase, PhaseView::Master { .. }) && me.may_guess;
    if can_guess && view.urge {
        return Some(Move::Star);
    }
    if view.turn != Some(seat) {
        return None;
    }
    match &view.phase {
        PhaseView::Kickoff { step, .. } | PhaseView::Tiebreak { step, .. } => match step {
            StepView::Number => Some(Move::Number(1 + rng.below(4) as u8)),
            StepView::Asked(_) => Some(answer_or_read(view)),
        },
        PhaseView::Duel { challenged: None, challenger, .. } => {
            opponent(view, *challenger, level, rng)
        }
        PhaseView::Duel { question: None, .. } => Some(Move::Take(rng.below(2) as u8)),
        PhaseView::Duel { .. } | PhaseView::Sheet { .. } => Some(answer_or_read(view)),
        PhaseView::Opponent { seat } => opponent(view, *seat, level, rng),
        // He has taken over the seat in its turn: the clock still rests.
        PhaseView::Fatal(face_off) if face_off.clock == Running::Passing => Some(Move::Ready),
        PhaseView::Fatal(_) | PhaseView::Star { .. } => Some(Move::Hunch),
        PhaseView::Master { stage, board, .. } => match stage {
            view::StageView::Draw => Some(Move::Draw),
            view::StageView::Asked(_) => Some(answer_or_read(view)),
            view::StageView::Flap { large } => {
                let closed = |flap: &Flap| flap.large == *large && !board.contains(flap);
                let flaps: Vec<Flap> = star::flaps().filter(closed).collect();
                rng.pick(&flaps).copied().map(Move::Lift)
            }
            view::StageView::LastChance { .. } => Some(Move::Decline),
        },
        PhaseView::Over { .. } => None,
    }
}

fn answer_or_read(view: &TableView) -> Move {
    if view.reading { Move::Read } else { Move::Hunch }
}

/// Débutants name anybody, the others the richest.
fn opponent(view: &TableView, me: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    let others: Vec<Seat> = Seat::all(view.seats.len() as u8).filter(|&seat| seat != me).collect();
    let wallet = |seat: &Seat| view.seats[seat.index()].wallet;
    let most = others.iter().map(wallet).max()?;
    let rich: Vec<Seat> = others.iter().copied().filter(|seat| wallet(seat) == most).collect();
    let among = if level == Level::Beginner { &others } else { &rich };
    rng.pick(among).copied().map(Move::Challenge)
}
