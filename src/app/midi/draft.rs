//! What *Les 12 Coups de Midi* adds to a table being set up: its options, and who reads.

use crate::app::setup::draft::Draft;
use crate::app::setup::game_draft::{Drafted, Kept};
use crate::kiosk::offer::Length;
use crate::rules::midi::{Options, Reading};
use serde::{Deserialize, Serialize};

/// How *Les 12 Coups de Midi* is played.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MidiDraft {
    /// The table options.
    pub options: Options,
    /// Who reads and judges open questions.
    pub reading: Reading,
}

impl Drafted for MidiDraft {
    // About 30 by the rulebook (MIDI-Q6).
    fn minutes(&self, seats: usize) -> usize {
        let whole = 15 + 5 * seats.max(2);
        if self.options.quick { whole / 2 } else { whole }
    }

    fn first(&self, draft: &Draft) -> Option<usize> {
        Some(draft.youngest)
    }

    fn length(&self) -> Length {
        if self.options.quick { Length::Quick } else { Length::Whole }
    }

    fn set_length(&mut self, length: Length) {
        self.options.quick = length == Length::Quick;
    }
}

impl Kept for Options {
    fn of(draft: &Draft) -> Options {
        draft.of::<MidiDraft>().options
    }

    fn of_mut(draft: &mut Draft) -> &mut Options {
        &mut draft.of_mut::<MidiDraft>().options
    }
}
