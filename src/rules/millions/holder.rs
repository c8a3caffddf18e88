//! A contestant's card holder (MIL-S4, P4): what he has covered, what is excluded for him, what his
//! lifelines have brought, and his time; anew for every question.

use super::letters::{Letter, Letters};
use super::{Act, Millions};
use crate::rules::Seat;
use crate::rules::clock::Clock;

/// How far a contestant is with a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stand {
    /// He has not settled yet.
    Open,
    /// He has settled; his final word is still to come.
    Settled,
    /// He has given his final word, or time has (MIL-Q38).
    Final,
    /// Time ran out without an answer (MIL-Q38).
    Nothing,
}

/// How many cards with each letter the audience and the host gave (MIL-JV5).
pub type Ballot = [u8; 4];

/// A contestant's card holder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holder {
    /// What is covered, all that is excluded included.
    pub covers: Letters,
    /// What his 50:50 has taken away.
    pub halved: Letters,
    /// What his free tries have shown to be wrong.
    pub tried: Letters,
    /// What the audience gave him; no card before he has asked.
    pub ballot: Ballot,
    /// What his friend gave him.
    pub friend: Option<(Seat, Letter)>,
    /// Whether he has used a lifeline on this question (MIL-P9).
    pub helped: bool,
    /// Whether a second free card may still be shown (option O9).
    pub free_card: bool,
    /// How far he is.
    pub stand: Stand,
    /// His thinking time (option O5).
    pub clock: Clock,
}

impl Holder {
    /// Nothing is covered.
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

    /// What can no longer be his answer (MIL-2P-12).
    pub const fn excluded(&self) -> Letters {
        self.halved.and(self.tried)
    }

    /// What can still be his answer.
    pub const fn left(&self) -> Letters {
        self.excluded().rest()
    }

    /// The one answer that is uncovered, if it is one (MIL-Q28).
    pub fn uncovered(&self) -> Option<Letter> {
        self.covers.rest().single()
    }

    /// The holder comes back from the host with nothing covered but what is excluded.
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
        &mut self.table.holders[seat.index()]
    }
}
