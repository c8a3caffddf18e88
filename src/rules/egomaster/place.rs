//! The first squares of the pawns (EGO-S3, R4).

use super::*;

impl Act {
    /// That player begins by placing the first pawn.
    pub(super) fn begins(&mut self, seat: Seat) {
        self.see(Event::Begins { seat });
        self.state.phase = Phase::Place { next: seat, starter: seat };
    }

    /// Places a pawn; the next player clockwise follows, until all stand (EGO-S3, R4).
    pub(super) fn place(&mut self, seat: Seat, starter: Seat, on: u8) -> Result<bool, Refusal> {
        let square = Square(on);
        if !(1..=ring::SQUARES).contains(&on) {
            return Err(Refusal::NoSuchSquare);
        }
        if self.state.pawns.contains(&Some(square)) {
            return Err(Refusal::SquareTaken);
        }
        self.state.pawns[seat.index()] = Some(square);
        self.see(Event::Placed { seat, square });
        let next = seat.left(self.state.common.seats());
        self.state.phase = if next == starter {
            self.see(Event::Turn { seat: starter });
            Phase::Roll(starter)
        } else {
            Phase::Place { next, starter }
        };
        Ok(false)
    }
}
