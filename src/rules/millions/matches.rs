//! Games and the match of them (MIL-E1 to E5, M3, M4; options O1, O3, O11, O14; MIL-Q37): a stay of the
//! host is one game, or all that fit into his minutes.

use super::ladder::{TOP, in_hand};
use super::lifelines::Lifelines;
use super::*;

impl Act {
    /// That seat becomes the host, or the first seat (MIL-E2, Q29).
    pub(super) fn stay_begins(&mut self, lead: Seat) {
        self.table.lead = lead;
        self.table.stay_until = self.table.house.options.stay().map(|span| self.at.after(span));
        self.game_begins();
    }

    /// Everybody is in again, with 3 lifelines and a 200 € question (MIL-E2 to E4, J2).
    fn game_begins(&mut self) {
        let table = &mut self.table;
        table.game = table.game.saturating_add(1);
        table.level = table.house.options.entry();
        table.still = table.contestants();
        table.lifelines = [Lifelines::ALL; MOST_PLAYERS];
        table.paid = [None; MOST_PLAYERS];
        let first = table.asked().next().expect("a game begins with a contestant");
        let (game, host) = (table.game, table.host());
        self.see(Event::GameStarted { game, host, first });
        self.put_question();
    }

    /// Whether the host's minutes are over (option O3).
    fn is_time_over(&self) -> bool {
        self.table.stay_until.is_some_and(|until| until <= self.at)
    }

    /// The question has been settled: the next one, or the game is over (MIL-E1, M4).
    pub(super) fn question_over(&mut self) {
        let table = &self.table;
        let won = table.millionaires != Crowd::NOBODY && !table.house.options.plays_on;
        if won {
            return self.match_over();
        }
        match table.asked().next() {
            None => self.game_over(),
            Some(_) if self.is_time_over() => self.time_over(),
            Some(seat) => {
                self.table.level = (table.level + 1).min(TOP);
                self.choice_begins(seat);
            }
        }
    }

    /// The host's minutes are over: everybody still in is paid his money in hand (MIL-Q6).
    pub(super) fn time_over(&mut self) {
        self.see(Event::TimeOver);
        // In a choice the level is the next question's already, and so is its money in hand.
        if !self.table.is_choosing() {
            self.table.level += 1;
        }
        self.pay_all_in_hand();
        self.game_over();
    }

    /// Everybody still in leaves with his money in hand.
    pub(super) fn pay_all_in_hand(&mut self) {
        let amount = in_hand(self.table.level);
        let all: Vec<Seat> = self.table.asked().collect();
        all.into_iter().for_each(|seat| self.leaves(seat, amount, Leave::Stopped));
    }

    /// Nobody is in any more (MIL-E1): the same host goes on while his minutes last (MIL-Q37).
    pub(super) fn game_over(&mut self) {
        self.see(Event::GameOver { game: self.table.game });
        self.welcome();
        let limited = self.table.stay_until.is_some() && !self.table.house.options.quick;
        let stays = limited && self.table.present.has(self.table.lead);
        if stays && !self.is_time_over() {
            return self.game_begins();
        }
        self.stay_over();
    }

    /// The next player on the left is host, if one still has to be (MIL-E2, M3, TV-11).
    pub(super) fn stay_over(&mut self) {
        let table = &mut self.table;
        table.led[table.lead.index()] += 1;
        let laps = table.house.options.laps;
        let left = |seat: &Seat| table.present.has(*seat) && table.led[seat.index()] < laps;
        let (next, quick) = (table.lead.left(table.house.seats), table.house.options.quick);
        match next.round(table.house.seats).find(left).filter(|_| !quick) {
            Some(lead) => self.stay_begins(lead),
            None => self.match_over(),
        }
    }

    /// The match is over (MIL-M3).
    pub(super) fn match_over(&mut self) {
        let end = self.table.end();
        self.table.stay_until = None;
        self.table.phase = Phase::Over(end);
        self.see(Event::Ended { end: self.table.crowned(end) });
    }
}
