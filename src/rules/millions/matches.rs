//! Games and matches (MIL-E1 to E5, M3, M4; options O1, O3, O11, O14, O17; MIL-Q37): a host's stay is one game, or
//! all the games that fit into the host's minutes.

use super::lifelines::Lifelines;
use super::*;

impl Act {
    /// Begins a stay with that seat as host or, with the device as host, as first seat (MIL-E2, Q29).
    pub(super) fn stay_begins(&mut self, lead: Seat) {
        self.state.lead = lead;
        self.state.stay_until = self.state.house.options.stay().map(|span| self.at.after(span));
        self.game_begins();
    }

    /// Begins a game: everybody is in again, with 3 lifelines and the question of the entry level (MIL-E2 to E4, J2).
    fn game_begins(&mut self) {
        let table = &mut self.state;
        table.game = table.game.saturating_add(1);
        table.level = table.house.steps.0.at_least(table.house.options.entry());
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
        self.state.stay_until.is_some_and(|until| until <= self.at)
    }

    /// Goes on after a question: the next one, or the game is over (MIL-E1, M4).
    pub(super) fn question_over(&mut self) {
        let table = &self.state;
        let won = table.millionaires != Crowd::NOBODY && !table.house.options.plays_on;
        if won {
            return self.match_over();
        }
        match table.asked().next() {
            None => self.game_over(),
            Some(_) if table.is_used_up() => self.stops(),
            Some(_) if self.is_time_over() => self.time_over(),
            Some(seat) => {
                self.state.level = table.house.steps.0.at_least(table.level + 1);
                self.choice_begins(seat);
            }
        }
    }

    /// The host's minutes are over: everybody still in is paid the money in hand (MIL-Q6).
    pub(super) fn time_over(&mut self) {
        self.see(Event::TimeOver);
        self.stops();
    }

    /// The game stops where it is: everybody still in is paid the money in hand (MIL-Q6, Q55).
    fn stops(&mut self) {
        // In a choice the level, and with it the money in hand, is the next question's already.
        if !self.state.is_choosing() {
            self.state.level += 1;
        }
        self.pay_all_in_hand();
        self.game_over();
    }

    /// Pays everybody still in the money in hand; they leave the game.
    pub(super) fn pay_all_in_hand(&mut self) {
        let amount = self.state.in_hand();
        let all: Vec<Seat> = self.state.asked().collect();
        all.into_iter().for_each(|seat| self.leaves(seat, amount, Leave::Stopped));
    }

    /// The game is over (MIL-E1): the same host begins another while the minutes last (MIL-Q37).
    pub(super) fn game_over(&mut self) {
        self.see(Event::GameOver { game: self.state.game });
        self.welcome();
        let limited = self.state.stay_until.is_some() && !self.state.house.options.one_game();
        let stays = limited && self.state.present.has(self.state.lead);
        if stays && !self.is_time_over() {
            return self.game_begins();
        }
        self.stay_over();
    }

    /// Ends a stay: the next player on the left who still has to be host begins one (MIL-E2, M3, TV-11).
    pub(super) fn stay_over(&mut self) {
        if self.state.house.options.deck_once {
            return self.deck_goes_on();
        }
        let table = &mut self.state;
        table.led[table.lead.index()] += 1;
        let laps = table.house.options.laps;
        let left = |seat: &Seat| table.present.has(*seat) && table.led[seat.index()] < laps;
        let (next, quick) = (table.lead.left(table.house.seats), table.house.options.one_game());
        match next.round(table.house.seats).find(left).filter(|_| !quick) {
            Some(lead) => self.stay_begins(lead),
            None => self.match_over(),
        }
    }

    /// Ends the match (MIL-M3).
    pub(super) fn match_over(&mut self) {
        let end = self.state.end();
        self.state.stay_until = None;
        self.state.phase = Phase::Over(end);
        self.see(Event::Ended { end: self.state.crowned(end) });
    }
}
