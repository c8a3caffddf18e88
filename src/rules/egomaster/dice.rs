//! The two d20: page and number of the question (EGO-T5, R29).

use super::dice_off::d20;
use super::*;

/// How many rolls that lead to no question are shown; after them a roll is picked that leads to one.
const ROLLS: u8 = 5;

/// Whether that question of a booklet has been asked.
pub(super) fn is_used(used: &Used, booklet: usize, place: usize) -> bool {
    used[booklet][place / 32] & 1 << (place % 32) != 0
}

impl Egomaster {
    /// The questions of a booklet that have not been asked, by place.
    fn fresh(&self, booklet: usize) -> Vec<usize> {
        let all = 0..self.common.cards.size(booklet);
        all.filter(|&place| !is_used(&self.used, booklet, place)).collect()
    }

    /// What that roll leads to, and the place of a fresh question.
    fn fate(&self, booklet: usize, page: u8, number: u8) -> (Fate, Option<usize>) {
        let place = self.common.cards.find(booklet, page, number);
        match place {
            Some(place) if is_used(&self.used, booklet, place) => (Fate::AskedBefore, None),
            Some(place) => (Fate::Fresh, Some(place)),
            None if self.common.cards.has_page(booklet, page) => (Fate::NoSuchNumber, None),
            None => (Fate::NoSuchPage, None),
        }
    }
}

impl Act {
    /// The roller rolls page and number for the booklet of the pawn's square.
    pub(super) fn dice(&mut self, active: Seat) -> bool {
        let square = self.state.pawns[active.index()].expect("his pawn has just walked");
        let booklet = square.mode() as usize;
        if self.state.fresh(booklet).is_empty() {
            self.state.used[booklet] = [0; 13];
            self.see(Event::FreshAgain);
        }
        let place = self.roll_page(booklet).unwrap_or_else(|| self.roll_fresh(booklet));
        self.state.used[booklet][place / 32] |= 1 << (place % 32);
        let line = self.state.common.cards.line(booklet, place);
        let (page, number) = line.map_or((0, 0), |line| (line.page, line.number));
        let turn = Turn { active, square, page, number, place: place as u16, opponent: None };
        self.state.phase = Phase::Booklet(turn);
        if self.state.common.company.reader(active).is_none() {
            self.open(turn);
        }
        true
    }

    /// Rolls until the dice lead to a fresh question: again the die that shows what the booklet does not
    /// have, or both dice if the question has been asked. `None` after [`ROLLS`] rolls.
    fn roll_page(&mut self, booklet: usize) -> Option<usize> {
        let [mut page, mut number] = [0; 2].map(|_: u8| d20(&mut self.state.common.chance));
        for _ in 0..ROLLS {
            let (fate, place) = self.state.fate(booklet, page, number);
            self.see(Event::Dice { page, number, fate });
            if place.is_some() {
                return place;
            }
            if fate != Fate::NoSuchNumber {
                page = d20(&mut self.state.common.chance);
            }
            if fate != Fate::NoSuchPage {
                number = d20(&mut self.state.common.chance);
            }
        }
        None
    }

    /// Picks a fresh question and shows the roll that leads to it.
    fn roll_fresh(&mut self, booklet: usize) -> usize {
        let fresh = self.state.fresh(booklet);
        let place =
            *self.state.common.chance.pick(&fresh).expect("a used-up booklet is fresh again");
        if let Some(line) = self.state.common.cards.line(booklet, place) {
            let (page, number) = (line.page, line.number);
            self.see(Event::Dice { page, number, fate: Fate::Fresh });
        }
        place
    }
}
