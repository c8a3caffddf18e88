//! What *Qui veut gagner des millions ?* adds to a table being set up: its options.

use crate::app::setup::game_draft::Drafted;
use crate::kiosk::offer::Length;
use crate::rules::millions::Options;

impl Drafted for Options {
    // One is enough when the tablet is the host (MIL-Q29).
    fn least_seats(&self) -> usize {
        self.least_players().into()
    }

    fn minutes(&self, seats: usize) -> usize {
        if self.quick || self.deck_once { 15 } else { 10 + 10 * seats }
    }

    fn length(&self) -> Length {
        if self.quick { Length::Quick } else { Length::Whole }
    }

    fn set_length(&mut self, length: Length) {
        self.quick = length == Length::Quick;
    }
}
