//! A player leaves the table for good (MIL-Q31): he walks away with his money in hand, and when the
//! host does, the question is dropped and everybody still in is paid his.

use super::ladder::in_hand;
use super::moves::Sealed;
use super::*;

impl Act {
    /// That player leaves; the whole table says so.
    pub(super) fn gone(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        if seat.0 >= self.table.house.seats {
            return Err(Refusal::NobodyOnThatSeat);
        }
        if !self.table.present.has(seat) {
            return Err(Refusal::AlreadyGone);
        }
        let host = self.table.host() == Some(seat);
        let turn = self.table.turn();
        let next = self.table.asked().skip_while(|&other| other != seat).nth(1);
        self.see(Event::LeftTable { seat });
        if self.table.still.has(seat) {
            self.leaves(seat, in_hand(self.table.level), Leave::Walked);
        }
        self.table.present = self.table.present.without(Crowd::NOBODY.with(seat));
        if host || !self.table.is_enough() {
            self.dropped();
        } else {
            self.without(seat, turn == Some(seat), next);
        }
        Ok(true)
    }

    /// The question is dropped, and with it the game: the next player on the left hosts a new one, if
    /// enough are left.
    fn dropped(&mut self) {
        self.rest_clocks();
        self.pay_all_in_hand();
        self.see(Event::GameOver { game: self.table.game });
        if self.table.is_enough() { self.stay_over() } else { self.match_over() }
    }

    /// The question goes on without a contestant, a voter or a friend.
    fn without(&mut self, seat: Seat, turn: bool, next: Option<Seat>) {
        if self.table.still == Crowd::NOBODY {
            self.rest_clocks();
            return self.game_over();
        }
        match self.table.phase {
            Phase::Choice { .. } if turn => {
                self.choice_of(next);
            }
            Phase::Fifty { asker } if asker == seat => self.go_on(),
            Phase::Vote(vote) if vote.asker == seat => self.go_on(),
            Phase::Vote(vote) => {
                self.vote_goes_on(vote);
            }
            Phase::Friend { asker, .. } if asker == seat => self.go_on(),
            Phase::Friend { asker, friend } if friend == seat => {
                self.see(Event::FriendGone { seat: asker });
                self.answers(asker, false);
            }
            Phase::Answer { .. } | Phase::Call { .. } | Phase::Tries(_) | Phase::Confirm { .. }
                if turn =>
            {
                self.go_on();
            }
            _ => {}
        }
    }
}

impl Millions {
    /// Whether enough are left to play (MIL-Q31).
    const fn is_enough(&self) -> bool {
        self.present.count() >= self.house.options.least_players()
    }
}
