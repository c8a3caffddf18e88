//! Lifelines (MIL-J1 to J4, P7, P8): the three of them, and when each may be used. A used one never comes back.

use super::*;

/// A lifeline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Lifeline {
    /// 50:50.
    Fifty,
    /// Ask the Audience.
    Audience,
    /// Phone a Friend.
    Phone,
}

impl Lifeline {
    /// All three.
    pub const ALL: [Lifeline; 3] = [Lifeline::Fifty, Lifeline::Audience, Lifeline::Phone];
}

/// The lifelines that a contestant still has in this game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lifelines(u8);

impl Lifelines {
    /// All three (MIL-S4).
    pub const ALL: Lifelines = Lifelines(0b111);

    /// Whether that one is among them.
    #[must_use]
    pub const fn has(self, lifeline: Lifeline) -> bool {
        self.0 & 1 << lifeline as u8 != 0
    }

    /// Without that one.
    #[must_use]
    pub const fn without(self, lifeline: Lifeline) -> Lifelines {
        Lifelines(self.0 & !(1 << lifeline as u8))
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Millions {
    /// Whether that seat, whose turn it is to answer, may use that lifeline (MIL-P7, 2P-14).
    pub(super) fn may_use(&self, seat: Seat, lifeline: Lifeline) -> Result<(), Refusal> {
        if !self.lifelines[seat.index()].has(lifeline) {
            return Err(Refusal::LifelineUsed);
        }
        if lifeline == Lifeline::Fifty && self.holder(seat).left().count() <= 2 {
            return Err(Refusal::NothingToHalve);
        }
        Ok(())
    }
}

impl Act {
    /// The contestant hands the lifeline to the host (MIL-J1); thinking time stands still while others act.
    pub(super) fn used(&mut self, seat: Seat, lifeline: Lifeline) -> Result<(), Refusal> {
        self.state.may_use(seat, lifeline)?;
        let left = &mut self.state.lifelines[seat.index()];
        *left = left.without(lifeline);
        let holder = self.holder(seat);
        (holder.helped, holder.free_card) = (true, false);
        self.see(Event::Used { seat, lifeline });
        self.rest_clocks();
        Ok(())
    }
}
