//! The cards in play and the piles they are drawn from (MIDI-S13, Q5).

use crate::decks::midi::Drawn;
use crate::rules::cards;
use crate::rules::pile;
use std::hash::{Hash, Hasher};

/// The cards of one game.
pub type Cards = cards::Cards<Drawn>;

/// The star and the sizes tell two games apart well enough.
impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.star.id.hash(state);
        [self.kickoff.len() as u32, self.sheets.len() as u32].hash(state);
    }
}

/// A pile of at most as many cards as the largest of the box.
pub type Pile = pile::Pile<55>;

/// The four piles that are drawn from during the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piles {
    pub kickoff: Pile,
    pub sheets: Pile,
    pub fatal: Pile,
    pub master: Pile,
}

impl Piles {
    /// Full piles of those cards.
    #[must_use]
    pub fn new(cards: &Drawn) -> Piles {
        Piles {
            kickoff: Pile::new(cards.kickoff.len()),
            sheets: Pile::new(cards.sheets.len()),
            fatal: Pile::new(cards.fatal.len()),
            master: Pile::new(cards.master.len()),
        }
    }
}
