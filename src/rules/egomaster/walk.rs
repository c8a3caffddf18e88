//! The pawn walks (EGO-T1 to T4).

use super::*;

impl Egomaster {
    /// The squares of the other pawns.
    pub(super) fn others(&self, active: Seat) -> Vec<Square> {
        let seats = Seat::all(self.common.seats()).filter(|&seat| seat != active);
        seats.filter_map(|seat| self.pawns[seat.index()]).collect()
    }

    /// The square where that player's pawn would land.
    pub(super) fn landing(&self, active: Seat, steps: u8, way: Direction) -> Square {
        let from = self.pawns[active.index()].expect("whoever plays has a pawn on the board");
        ring::landing(from, steps, way, &self.others(active))
    }
}

impl Act {
    /// The roller's pawn walks (EGO-T2, T3).
    pub(super) fn walk(&mut self, active: Seat, steps: u8, way: Direction) -> bool {
        let to = self.state.landing(active, steps, way);
        let from = self.state.pawns[active.index()].replace(to).unwrap_or(to);
        self.see(Event::Walked { seat: active, from, to, way });
        self.state.phase = Phase::Dice(active);
        false
    }
}
