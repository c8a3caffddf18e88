//! What *Egomaster* adds to a table being set up: its options.

use crate::app::setup::game_draft::Drafted;
use crate::kiosk::offer::Length;
use crate::rules::egomaster::Options;

impl Drafted for Options {
    // The enrichment alone is about 37 questions, however many play (EGO-R5).
    fn minutes(&self, seats: usize) -> usize {
        match self.length() {
            Length::Quick => 10 + 5 * seats,
            Length::Short => 5 + 10 * seats,
            Length::Whole => 35 + 5 * seats,
        }
    }

    fn length(&self) -> Length {
        match (self.quick, self.short_enrichment) {
            (true, _) => Length::Quick,
            (_, true) => Length::Short,
            _ => Length::Whole,
        }
    }

    fn set_length(&mut self, length: Length) {
        self.quick = length == Length::Quick;
        self.short_enrichment = length == Length::Short;
    }
}
