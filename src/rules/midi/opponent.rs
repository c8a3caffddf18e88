//! The poorest of four names his opponent of the first face-off (MIDI-R3-4P-2).

use super::*;

impl Act {
    /// The poorest of four names his opponent (MIDI-R3-4P-2).
    pub(super) fn pick_opponent(&mut self, seat: Seat, other: Seat) -> Result<bool, Refusal> {
        self.state.may_face(seat, other)?;
        self.see(Event::Challenged { by: seat, seat: other });
        self.state.shown = None;
        self.face_off(seat, other, false);
        Ok(true)
    }
}
