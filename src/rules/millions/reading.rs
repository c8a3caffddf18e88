//! A question is put into the holder and read (MIL-P2, P3, S6, S7, P19): only the host sees it and its answer until it
//! has been read; the device shows it at once. While a child is in, all are asked what a child can know (MIL-Q47).

use super::holder::Holder;
use super::ladder::TOP;
use super::moves::Sealed;
use super::*;
use crate::decks::millions::Question;
use crate::rules::clock::Clock;
use crate::rules::layout::layout;

/// The questions for children.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Childs {
    /// How many of each level have been put into the holder.
    pub put: [u16; TOP as usize],
    /// Whether the one in the holder is for children.
    pub now: bool,
}

impl Millions {
    /// Where the question in the holder is: pack and place, from 0. The packs are endless loops
    /// (MIL-P19, Q27).
    pub(super) fn where_it_is(&self) -> (usize, usize) {
        if self.house.options.deck_once {
            return self.where_once(self.asked_so_far().saturating_sub(1));
        }
        let (level, Childs { put, now }) = (usize::from(self.level - 1), self.childs.0);
        let pack = self.cards.pack(level, now);
        let put = if now { put[level] } else { self.put[level] };
        (level, pack.start + usize::from(put - 1) % pack.len())
    }

    /// Whether the next question is one for children: a child is in, and the deck was drawn for it
    /// (MIL-Q47).
    fn is_for_children(&self) -> bool {
        let child = |seat: Seat| self.house.children.0.has(seat);
        let divided = self.cards.children.is_some() && !self.house.options.deck_once;
        divided && self.asked().any(child)
    }

    /// The question in the holder.
    pub(super) fn question(&self) -> &Question {
        let (level, place) = self.where_it_is();
        &self.cards.packs[level][place]
    }
}

impl Act {
    /// Puts the next question of the level into the holder (MIL-P2).
    pub(super) fn put_question(&mut self) {
        let table = &mut self.state;
        let now = table.is_for_children();
        table.childs.0.now = now;
        let put = if now { &mut table.childs.0.put } else { &mut table.put };
        let put = &mut put[usize::from(table.level - 1)];
        *put = put.saturating_add(1);
        let (level, place) = table.where_it_is();
        let texts = table.cards.packs[level][place].answers().map(String::as_str);
        table.order = layout(texts, &mut table.chance);
        for seat in Seat::all(table.house.seats) {
            let clock = table.house.thinking_time(seat).map_or(Clock::Free, Clock::Frozen);
            table.holders[seat.index()] = Holder::new(clock);
            table.beliefs[seat.index()] = table.belief_of(seat);
        }
        (table.heard, table.bets) = (Later::default(), Later::default());
        let level = table.level;
        self.see(Event::Put { level });
        match self.state.host() {
            Some(_) => self.state.phase = Phase::Reading,
            None => self.go_on(),
        }
    }

    /// The host has read the question: everybody sees it (MIL-P3).
    pub(super) fn read(&mut self) -> Sealed {
        let host = self.state.lead;
        self.see(Event::Read { host });
        self.go_on();
        true
    }
}
