//! A contestant's card holder (MIL-S4, P4): covered and excluded answers, what the lifelines have brought,
//! and the clock; new for every question.

use super::letters::{Letter, Letters};
use super::{Act, Millions};
use crate::rules::Seat;
use crate::rules::clock::Clock;

/// How far a contestant is with a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stand {
    /// Not settled yet.
    Open,
    /// Settled; the final word is still to come.
    Settled,
    /// The final word is given, by the contestant or by the clock (MIL-Q38).
    Final,
    /// Time ran out without an answer (MIL-Q38).
    Nothing,
}

/// How many cards with each letter the audience and the host gave (MIL-JV5).
pub type Ballot = [u8; 4];

/// A contestant's card holder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holder {
    /// The covered answers, including all excluded ones.
    pub covers: Letters,
    /// The answers that the 50:50 has removed.
    pub halved: Letters,
    /// The answers that free tries have shown to be wrong.
    pub tried: Letters,
    /// The cards from the audience and the host; none before the audience was asked.
    pub ballot: Ballot,
    /// The friend, and the letter given.
    pub friend: Option<(Seat, Letter)>,
    /// Whether a lifeline was used on this question (MIL-P9).
    pub helped: bool,
    /// Whether a second free card may still be shown (option O9).
    pub free_card: bool,
    /// How far the contestant is.
    pub stand: Stand,
    /// The contestant's thinking time (option O5).
    pub clock: Clock,
}

impl Holder {
    /// A holder with nothing covered.
    pub const fn new(clock: Clock) -> Holder {
        Holder {
            covers: Letters::NONE,
            halved: Letters::NONE,
            tried: Letters::NONE,
            ballot: [0; 4],
            friend: None,
            helped: false,
            free_card: false,
            stand: Stand::Open,
            clock,
        }
    }

    /// The answers that can no longer be chosen (MIL-2P-12).
    pub const fn excluded(&self) -> Letters {
        self.halved.and(self.tried)
    }

    /// The answers that can still be chosen.
    pub const fn left(&self) -> Letters {
        self.excluded().rest()
    }

    /// The uncovered answer, if there is exactly one (MIL-Q28).
    pub fn uncovered(&self) -> Option<Letter> {
        self.covers.rest().single()
    }

    /// Uncovers all that is not excluded: so the holder comes back from the host.
    pub const fn bare(&mut self) {
        self.covers = self.excluded();
    }
}

impl Millions {
    pub(super) const fn holder(&self, seat: Seat) -> &Holder {
        &self.holders[seat.index()]
    }

    /// The letter of the right answer.
    pub(super) fn right(&self) -> Letter {
        let place = self.order.iter().position(|&text| text == 0);
        place.and_then(Letter::at).expect("one of four answers is right")
    }
}

impl Act {
    pub(super) const fn holder(&mut self, seat: Seat) -> &mut Holder {
        &mut self.state.holders[seat.index()]
    }
}
