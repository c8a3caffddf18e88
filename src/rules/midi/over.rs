//! The end of the game (MIDI-E): wallets are counted, the richest is the Midi Master.

use super::*;

impl Act {
    /// The final is over: who has won, or who plays on in sudden death (MIDI-E-1 to E-5, O1, O5).
    pub(super) fn final_over(&mut self) {
        let table = &mut self.state;
        table.hunch = automatic::Hunch::NONE;
        let finder = table.board.finder.filter(|_| table.house.options.finder_wins);
        let best = match finder {
            Some(seat) => Crowd::NOBODY.with(seat),
            None => table.richest(),
        };
        if best.count() > 1 && table.house.options.sudden_death {
            return self.sudden_death(best);
        }
        self.end(best);
    }

    pub(super) fn end(&mut self, masters: Crowd) {
        let finder = self.state.board.finder;
        self.over(End { masters, finder, stopped: false });
    }

    /// The table agrees to stop: the game has no Master (MIDI-Q9).
    pub(super) fn stop(&mut self) -> bool {
        let finder = self.state.board.finder;
        self.state.ruled = None;
        self.over(End { masters: Crowd::NOBODY, finder, stopped: true });
        false
    }

    fn over(&mut self, end: End) {
        self.state.hunch = automatic::Hunch::NONE;
        self.state.phase = Phase::Over(end);
        self.see(Event::Ended { end });
    }
}

impl Midi {
    /// All who have the most money, excluded players too (MIDI-E-2, E-3, Q41).
    fn richest(&self) -> Crowd {
        let wallet = |seat: &Seat| self.purse.wallet(*seat);
        let most = Seat::all(self.house.seats).map(|seat| wallet(&seat)).max();
        let level = Seat::all(self.house.seats).filter(|seat| Some(wallet(seat)) == most);
        level.collect()
    }
}
