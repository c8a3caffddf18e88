//! A player leaves the table (MIL-Q31): he walks away with his money in hand, and when the host does, the
//! question is dropped and everybody still in is paid his. He may come back with the next game (MIL-Q45).

use super::ladder::in_hand;
use super::moves::Sealed;
use super::*;
use crate::rules::fingerprint::Later;

impl Act {
    /// That player leaves; the whole table says so.
    pub(super) fn gone(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        if seat.0 >= self.table.house.seats {
            return Err(Refusal::NobodyOnThatSeat);
        }
        if self.table.returning.0.has(seat) {
            self.table.returning.0 = self.table.returning.0.without(Crowd::NOBODY.with(seat));
            self.see(Event::LeftTable { seat });
            return Ok(false);
        }
        if !self.table.present.has(seat) {
            return Err(Refusal::AlreadyGone);
        }
        let host = self.table.host() == Some(seat);
        let acts = self.table.acts(seat);
        let next = self.table.chooses_next(seat);
        self.see(Event::LeftTable { seat });
        if self.table.still.has(seat) {
            self.leaves(seat, in_hand(self.table.level), Leave::Walked);
        }
        self.table.present = self.table.present.without(Crowd::NOBODY.with(seat));
        if host || !self.table.is_enough() {
            self.dropped();
        } else {
            self.without(seat, acts, next);
        }
        Ok(true)
    }

    /// That player is back: he plays from the next game on.
    pub(super) fn back(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.table.may_come_back(seat)?;
        self.table.returning.0 = self.table.returning.0.with(seat);
        self.see(Event::ComesBack { seat });
        Ok(false)
    }

    /// A game is over: whoever is back is at the table again.
    pub(super) fn welcome(&mut self) {
        let table = &mut self.table;
        table.present = table.returning.0.iter().fold(table.present, Crowd::with);
        table.returning = Later(Crowd::NOBODY);
    }

    /// The question is dropped, and with it the game: the next player on the left hosts a new one, if
    /// enough are left.
    fn dropped(&mut self) {
        self.rest_clocks();
        self.pay_all_in_hand();
        self.see(Event::GameOver { game: self.table.game });
        self.welcome();
        if self.table.is_enough() { self.stay_over() } else { self.match_over() }
    }

    /// The question goes on without a contestant, a voter or a friend.
    fn without(&mut self, seat: Seat, acts: bool, next: Option<Phase>) {
        if self.table.still == Crowd::NOBODY {
            self.rest_clocks();
            return self.game_over();
        }
        match self.table.phase {
            Phase::Choice { .. } | Phase::Choices { .. } if acts => {
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
            Phase::Answer { .. }
            | Phase::Call { .. }
            | Phase::Tries(_)
            | Phase::Confirm { .. }
            | Phase::FinalWords
                if acts =>
            {
                self.go_on();
            }
            _ => {}
        }
    }
}

impl Millions {
    /// Whether a player who has left may come back (MIL-Q45): there must be a game left to play.
    pub(super) fn may_come_back(&self, seat: Seat) -> Result<(), Refusal> {
        match seat {
            seat if seat.0 >= self.house.seats => Err(Refusal::NobodyOnThatSeat),
            seat if self.present.has(seat) || self.returning.0.has(seat) => Err(Refusal::NotGone),
            seat if !self.has_further_game(seat) => Err(Refusal::NoFurtherGame),
            _ => Ok(()),
        }
    }

    /// Whether a game follows this one, that player being back.
    fn has_further_game(&self, back: Seat) -> bool {
        let all = self.returning.0.iter().fold(self.present, Crowd::with).with(back);
        let led = |seat: Seat| self.led[seat.index()] + u8::from(seat == self.lead);
        let leads = |seat: Seat| led(seat) < self.house.options.laps;
        !self.house.options.quick && (self.stay_until.is_some() || all.iter().any(leads))
    }

    /// Whether enough are left to play (MIL-Q31).
    const fn is_enough(&self) -> bool {
        self.present.count() >= self.house.options.least_players()
    }
}
