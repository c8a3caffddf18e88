//! An aim at a number (DEF-CIB, EGO-CIB): each proposes once, in turn; the nearest wins, the exact one
//! at once.

use super::*;
use crate::decks::question::Target;

/// The state of an aim.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Aim {
    /// The proposals in order; `None` for a player who passed.
    pub proposals: Vec<(Seat, Option<Decimal>)>,
}

impl Aim {
    /// Whether that seat has had its turn.
    #[must_use]
    pub fn has_proposed(&self, seat: Seat) -> bool {
        self.proposals.iter().any(|(other, _)| *other == seat)
    }

    /// Whether that number has been proposed.
    #[must_use]
    pub fn is_taken(&self, number: Decimal) -> bool {
        self.proposals.iter().any(|(_, other)| *other == Some(number))
    }

    /// Those nearest to the value, in the order of their proposals.
    #[must_use]
    pub fn nearest(&self, value: Decimal) -> Vec<Seat> {
        let apart = |number: &Decimal| number.apart(value);
        let numbers = || self.proposals.iter().filter_map(|(seat, n)| Some((*seat, (*n)?)));
        let least = numbers().map(|(_, number)| apart(&number)).min();
        let nearest = numbers().filter(|(_, number)| Some(apart(number)) == least);
        nearest.map(|(seat, _)| seat).collect()
    }
}

impl Contest {
    /// The player on turn proposes a number, or none.
    pub(super) fn propose(
        &mut self,
        seat: Seat,
        number: Option<Decimal>,
        scene: &mut Scene,
    ) -> Result<Progress, Refusal> {
        let Question::Target(target) = scene.question else { return Err(Refusal::NotThisKind) };
        self.on_turn(seat)?;
        let Play::Aim(aim) = &mut self.play else { return Err(Refusal::NotThisKind) };
        if number.is_some_and(|number| aim.is_taken(number)) {
            return Err(Refusal::AlreadyProposed);
        }
        aim.proposals.push((seat, number));
        scene.see(Happening::Proposed { seat, number });
        if number == Some(target.value) {
            return Ok(Progress::Won(seat));
        }
        if self.answering().is_none() {
            return Ok(self.compare(target));
        }
        self.restart_clock(scene.at);
        Ok(Progress::Going)
    }

    /// All have had their turn: the nearest wins.
    fn compare(&self, target: &Target) -> Progress {
        let Play::Aim(aim) = &self.play else { return Progress::Nobody };
        match aim.nearest(target.value)[..] {
            [] => Progress::Nobody,
            [winner] => Progress::Won(winner),
            [earlier, ..] if self.terms.earlier_wins => Progress::Won(earlier),
            ref tied => Progress::Tied(tied.iter().fold(Crowd::NOBODY, |c, &seat| c.with(seat))),
        }
    }
}
