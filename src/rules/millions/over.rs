//! The winners of a match (MIL-M5 to M7, Q20 to Q22; options O6, O11).

use super::{End, Millions};
use crate::rules::Seat;
use crate::rules::crowd::Crowd;

impl Millions {
    /// How the match ends as it stands; [`Millions::crowned`] leaves out leaders with 0 €.
    pub(super) fn end(&self) -> End {
        let millionaires = self.millionaires;
        let all = Crowd::all(self.house.seats);
        let by_total = self.house.options.richest_wins || millionaires == Crowd::NOBODY;
        let winners = self.richest(if by_total { all } else { millionaires });
        End { winners, millionaires }
    }

    /// That end without winners who own nothing: nobody wins with 0 € (MIL-Q43).
    pub(super) fn crowned(&self, end: End) -> End {
        let won = |seat: &Seat| self.purse.wallet(*seat) > 0;
        let winners = end.winners.iter().filter(won).collect();
        End { winners, ..end }
    }

    /// The seats in `among` with the largest total; equal totals share the victory (MIL-M6, M7).
    fn richest(&self, among: Crowd) -> Crowd {
        let total = |seat: &Seat| self.purse.wallet(*seat);
        let most = among.iter().map(|seat| total(&seat)).max();
        among.iter().filter(|seat| Some(total(seat)) == most).collect()
    }
}
