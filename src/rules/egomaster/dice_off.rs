//! A dice-off (EGO-S2, R3): each player rolls both d20, the highest sum wins; those who tie for it roll again.

use super::*;
use crate::decks::egomaster::FACES;

/// Two d20.
pub type Dice = [u8; 2];

/// Players who roll both d20 until one is the highest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DiceOff {
    seats: u8,
    /// The seat from which the rolling goes round.
    first: Seat,
    /// Those who can still win.
    pub left: Crowd,
    /// What each of them has rolled in this round.
    pub round: Vec<(Seat, Dice)>,
}

impl DiceOff {
    /// A dice-off in which nobody has rolled yet.
    #[must_use]
    pub const fn new(seats: u8, first: Seat, left: Crowd) -> DiceOff {
        DiceOff { seats, first, left, round: vec![] }
    }

    /// The next player to roll.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        let done = |seat: &Seat| self.round.iter().any(|(other, _)| other == seat);
        let mut order = self.first.round(self.seats).filter(|&seat| self.left.has(seat));
        order.find(|seat| !done(seat))
    }

    /// Records a roll; once all have rolled, returns the players with the highest sum.
    pub fn rolled(&mut self, seat: Seat, dice: Dice) -> Option<Crowd> {
        self.round.push((seat, dice));
        if self.next().is_some() {
            return None;
        }
        let sum = |dice: &Dice| dice[0] + dice[1];
        let highest = self.round.iter().map(|(_, dice)| sum(dice)).max();
        let best = self.round.iter().filter(|(_, dice)| Some(sum(dice)) == highest);
        let best = best.fold(Crowd::NOBODY, |crowd, (seat, _)| crowd.with(*seat));
        self.left = best;
        self.round.clear();
        Some(best)
    }
}

/// One d20.
pub(super) fn d20(chance: &mut Rng) -> u8 {
    1 + chance.below(u32::from(FACES)) as u8
}

impl Act {
    /// The next player of a dice-off rolls.
    pub(super) fn throw(&mut self) -> Result<bool, Refusal> {
        let off = match &self.state.phase {
            Phase::Start(off) | Phase::DiceOff { off, .. } => off.clone(),
            _ => return Err(self.state.expected()),
        };
        let seat = off.next().expect("whoever is left has not all rolled");
        let dice = [d20(&mut self.state.common.chance), d20(&mut self.state.common.chance)];
        self.see(Event::Threw { seat, dice });
        self.after_throw(off, seat, dice);
        Ok(true)
    }

    /// Goes on after a roll: somebody has won, those who tie roll again, or the next one rolls.
    pub(super) fn after_throw(&mut self, mut off: DiceOff, seat: Seat, dice: Dice) {
        let best = off.rolled(seat, dice);
        let winner = best.filter(|best| best.count() == 1).and_then(|best| best.iter().next());
        if let (Some(best), None) = (best, winner) {
            self.see(Event::ThrowAgain { seats: best });
        }
        match (self.state.phase.clone(), winner) {
            (Phase::Start(_), Some(starter)) => self.begins(starter),
            (Phase::Start(_), None) => self.state.phase = Phase::Start(off),
            (Phase::DiceOff { turn, paid, .. }, None) => {
                self.state.phase = Phase::DiceOff { turn, paid, off };
            }
            (Phase::DiceOff { turn, .. }, Some(winner)) => {
                self.side_bets_are_won(winner);
                self.won(turn, winner);
            }
            _ => {}
        }
    }
}
