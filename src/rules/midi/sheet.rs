//! Round 2, blow by blow (MIDI-R2): seven propositions, six true; the player who opens the false one
//! twice loses the round.

use super::cards::Kind;
use super::clock::Clock;
use super::shown::Shown;
use super::*;
use crate::rules::layout::layout;

/// The sheet in the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    pub card: u8,
    /// The proposition at each place: 0 to 5 are true, 6 is the intruder.
    pub order: [u8; 7],
    /// The open small flaps, one bit each.
    pub open: u8,
    /// The player who has the board.
    pub seat: Seat,
    /// The player who started this sheet and reads it (MIDI-R2-5, Q22).
    pub starter: Seat,
    pub clock: Clock,
}

impl Sheet {
    /// Whether that place, from 0, holds the intruder.
    pub const fn is_false(&self, place: u8) -> bool {
        self.order[place as usize] == 6
    }

    /// Whether the small flap of that place, from 0, is open.
    pub const fn is_open(&self, place: u8) -> bool {
        self.open & 1 << place != 0
    }
}

impl Act {
    /// A sheet is slid into the board, its verdicts covered (MIDI-R2-2, R2-3, R2-12).
    pub(super) fn new_sheet(&mut self, starter: Seat) {
        let table = &mut self.state;
        let (card, reshuffled) = table.draw_card(Kind::Sheets, table.everybody(), &[]);
        let texts = &table.cards.sheets[usize::from(card)];
        let [a, b, c, d, e, f] = &texts.truths;
        let order = layout([a, b, c, d, e, f, &texts.intruder], &mut table.chance);
        let clock = match table.house.thinking_time(starter) {
            None => Clock::Free,
            // His time starts when he takes the board (option O3).
            Some(_) if !table.is_automatic(starter) => Clock::Reading,
            Some(span) => Clock::Until(self.at.after(span)),
        };
        let sheet = Sheet { card, order, open: 0, seat: starter, starter, clock };
        table.phase = Phase::Sheet(sheet);
        table.draw_hunch(starter, automatic::SHEET);
        if reshuffled {
            self.see(Event::Reshuffled);
        }
        self.see(Event::NewSheet { seat: starter });
    }

    /// The starter has the board in his hands: his thinking time runs (option O3).
    pub(super) fn board_taken(&mut self, sheet: Sheet) -> Result<bool, Refusal> {
        if sheet.clock != Clock::Reading {
            return Err(self.state.expected());
        }
        self.read(sheet.seat).map(|()| false)
    }

    /// A small flap is opened (MIDI-R2-6 to R2-10).
    pub(super) fn open(&mut self, mut sheet: Sheet, flap: u8) -> Result<bool, Refusal> {
        if sheet.clock == Clock::Reading {
            return Err(Refusal::MustBeReady);
        }
        let Some(place) = flap.checked_sub(1).filter(|&place| place < 7) else {
            return Err(Refusal::NoSuchFlap);
        };
        if sheet.is_open(place) {
            return Err(Refusal::FlapOpen);
        }
        sheet.open |= 1 << place;
        self.state.shown = None;
        let truth = !sheet.is_false(place);
        self.see(Event::Opened { seat: sheet.seat, flap, truth });
        if truth {
            self.opened_true(sheet)
        } else {
            self.sheet_mistake(sheet, Some(flap))
        }
        Ok(true)
    }

    /// No penalty: the board passes to the left; six TRUE exhaust the sheet (MIDI-R2-7, R2-13, R2-14).
    pub(super) fn opened_true(&mut self, sheet: Sheet) {
        let seat = self.state.left(sheet.seat);
        if sheet.open.count_ones() == 6 {
            return self.replace_sheet(sheet, None, seat);
        }
        let span = self.state.house.thinking_time(seat);
        let clock = span.map_or(Clock::Free, |span| Clock::Until(self.at.after(span)));
        self.state.phase = Phase::Sheet(Sheet { seat, clock, ..sheet });
        self.state.draw_hunch(seat, automatic::SHEET);
        self.see(Event::Turn { seat });
    }

    /// The false one was opened, or time ran out (option O3): a mistake, and the sheet is over.
    pub(super) fn sheet_mistake(&mut self, sheet: Sheet, flap: Option<u8>) {
        if self.mistake(sheet.seat) {
            let Sheet { seat, card, order, open, .. } = sheet;
            self.state.shown = Some(Shown::Sheet { seat, card, order, open, flap });
            return self.duel_begins(seat, true);
        }
        self.replace_sheet(sheet, flap, self.state.left(sheet.seat));
    }

    pub(super) fn replace_sheet(&mut self, sheet: Sheet, flap: Option<u8>, next: Seat) {
        let Sheet { seat, card, order, open, .. } = sheet;
        self.state.shown = Some(Shown::Sheet { seat, card, order, open, flap });
        self.new_sheet(next);
        self.see(Event::Turn { seat: next });
    }
}
