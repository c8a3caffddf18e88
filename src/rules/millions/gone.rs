//! A player leaves the table (MIL-Q31) and is paid the money in hand. When the host leaves, the question is
//! dropped and everybody still in is paid. A player who has left may come back with the next game (MIL-Q45).

use super::moves::Sealed;
use super::*;
use crate::rules::fingerprint::Later;

impl Act {
    /// That player leaves; a move of the table.
    pub(super) fn gone(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        if seat.0 >= self.state.house.seats {
            return Err(Refusal::NobodyOnThatSeat);
        }
        if self.state.returning.0.has(seat) {
            self.state.returning.0 = self.state.returning.0.without(Crowd::NOBODY.with(seat));
            self.see(Event::LeftTable { seat });
            return Ok(false);
        }
        if !self.state.present.has(seat) {
            return Err(Refusal::AlreadyGone);
        }
        let host = self.state.host() == Some(seat);
        let acts = self.state.acts(seat);
        let next = self.state.chooses_next(seat);
        self.see(Event::LeftTable { seat });
        if self.state.still.has(seat) {
            self.leaves(seat, self.state.in_hand(), Leave::Walked);
        }
        self.state.present = self.state.present.without(Crowd::NOBODY.with(seat));
        if host || !self.state.is_enough() {
            self.dropped();
        } else {
            self.without(seat, acts, next);
        }
        Ok(true)
    }

    /// That player is back: he plays from the next game on.
    pub(super) fn back(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.state.may_come_back(seat)?;
        self.state.returning.0 = self.state.returning.0.with(seat);
        self.see(Event::ComesBack { seat });
        Ok(false)
    }

    /// A game is over: players who have come back are at the table again.
    pub(super) fn welcome(&mut self) {
        let table = &mut self.state;
        table.present = table.returning.0.iter().fold(table.present, Crowd::with);
        table.returning = Later(Crowd::NOBODY);
    }

    /// The question is dropped, and with it the game: the next player on the left hosts a new one, if
    /// enough are left.
    fn dropped(&mut self) {
        self.rest_clocks();
        self.pay_all_in_hand();
        self.see(Event::GameOver { game: self.state.game });
        self.welcome();
        if self.state.is_enough() { self.stay_over() } else { self.match_over() }
    }

    /// Goes on with the question without that contestant, voter or friend.
    fn without(&mut self, seat: Seat, acts: bool, next: Option<Phase>) {
        if self.state.still == Crowd::NOBODY {
            self.rest_clocks();
            return self.game_over();
        }
        match self.state.phase {
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

    /// Whether a game follows this one, with that player back.
    fn has_further_game(&self, back: Seat) -> bool {
        let all = self.returning.0.iter().fold(self.present, Crowd::with).with(back);
        let led = |seat: Seat| self.led[seat.index()] + u8::from(seat == self.lead);
        let leads = |seat: Seat| led(seat) < self.house.options.laps;
        if self.house.options.deck_once {
            return !self.is_used_up();
        }
        !self.house.options.quick && (self.stay_until.is_some() || all.iter().any(leads))
    }

    /// Whether enough are left to play (MIL-Q31).
    const fn is_enough(&self) -> bool {
        self.present.count() >= self.house.options.least_players()
    }
}
