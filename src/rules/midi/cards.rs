//! The cards in play and the piles they are drawn from (MIDI-S13, Q5).

use super::Midi;
use crate::decks::midi::Drawn;
use crate::rules::cards;
use crate::rules::crowd::Crowd;
use crate::rules::pile;
use std::hash::{Hash, Hasher};

/// The cards of one game.
pub type Cards = cards::Cards<Drawn>;

/// The star and two pile sizes are enough to tell games apart.
impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.star.id.hash(state);
        [self.kickoff.len() as u32, self.sheets.len() as u32].hash(state);
    }
}

/// A pile, with room for the largest pile of the box.
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
    /// Full piles of those cards, without the cards for children.
    #[must_use]
    pub fn new(cards: &Drawn) -> Piles {
        Piles::of(cards.sizes())
    }

    /// Full piles of the cards for children, if there are any.
    #[must_use]
    pub fn for_children(cards: &Drawn) -> Option<Piles> {
        let (all, others) = (cards.all(), cards.sizes());
        cards.children.as_ref().map(|_| Piles::of(std::array::from_fn(|i| all[i] - others[i])))
    }

    fn of([kickoff, sheets, fatal, master]: [usize; 4]) -> Piles {
        Piles {
            kickoff: Pile::new(kickoff),
            sheets: Pile::new(sheets),
            fatal: Pile::new(fatal),
            master: Pile::new(master),
        }
    }

    fn pile(&mut self, kind: Kind) -> &mut Pile {
        match kind {
            Kind::Kickoff => &mut self.kickoff,
            Kind::Sheets => &mut self.sheets,
            Kind::Fatal => &mut self.fatal,
            Kind::Master => &mut self.master,
        }
    }
}

/// The kinds of piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Kickoff,
    Sheets,
    Fatal,
    Master,
}

impl Midi {
    /// Whether those seats are asked from the cards for children: a child is among them, and the deck was
    /// drawn for it (MIDI-Q52).
    pub(super) fn is_for_children(&self, those: Crowd) -> bool {
        let children = self.house.children.0;
        self.cards.children.is_some() && those.iter().any(|seat| children.has(seat))
    }

    /// Draws a card of that pile for those seats; also returns whether the pile was reshuffled.
    pub(super) fn draw_card(&mut self, kind: Kind, those: Crowd, in_play: &[u8]) -> (u8, bool) {
        let theirs = self.is_for_children(those);
        match &mut self.childrens.0 {
            Some(piles) if theirs => {
                let from = self.cards.sizes()[kind as usize] as u8;
                let in_play = in_play.iter().filter_map(|card| card.checked_sub(from));
                let in_play: Vec<u8> = in_play.collect();
                let (card, reshuffled) = piles.pile(kind).draw(&in_play, &mut self.chance);
                (card + from, reshuffled)
            }
            _ => self.piles.pile(kind).draw(in_play, &mut self.chance),
        }
    }

    /// The ids of the cards that have been drawn.
    pub(super) fn drawn_ids(&self) -> Vec<&str> {
        let (cards, from) = (&self.cards, self.cards.sizes().map(|size| size as u8));
        let piles = [Some((&self.piles, [0; 4])), self.childrens.0.as_ref().map(|p| (p, from))];
        let mut ids: Vec<&str> = vec![&cards.pair.id, &cards.star.id];
        ids.extend(cards.children.iter().map(|children| &*children.pair.id));
        for (piles, from) in piles.into_iter().flatten() {
            let at = |card: u8, kind: usize| usize::from(card + from[kind]);
            ids.extend(piles.kickoff.seen().map(|i| &*cards.kickoff[at(i, 0)].id));
            ids.extend(piles.sheets.seen().map(|i| &*cards.sheets[at(i, 1)].id));
            ids.extend(piles.fatal.seen().map(|i| &*cards.fatal[at(i, 2)].id));
            ids.extend(piles.master.seen().map(|i| &*cards.master[at(i, 3)].id));
        }
        ids
    }
}
