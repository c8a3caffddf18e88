//! Phone a Friend (MIL-JP1 to JP6, TV-9, Q15): another player, in or out, gives one letter, which the
//! asker alone sees and which may be wrong.

use super::letters::Letter;
use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::tries::Tries;
use super::*;

impl Act {
    /// Phones that player (MIL-JP1); with nobody else there the contestant tries a card (MIL-2P-8), or the
    /// studio's friend answers (option O13).
    pub(super) fn phone(&mut self, seat: Seat, friend: Option<Seat>) -> Result<Sealed, Refusal> {
        let alone = self.state.is_alone(seat);
        let friend = match friend {
            None if !alone => return Err(Refusal::MustNameFriend),
            Some(friend) => Some(self.state.friend(seat, friend)?),
            None => None,
        };
        self.used(seat, Lifeline::Phone)?;
        match friend {
            Some(friend) => {
                self.see(Event::Phoned { seat, friend });
                self.state.phase = Phase::Friend { asker: seat, friend };
            }
            None if self.state.has_studio(seat) => return Ok(self.advises(seat)),
            None => self.try_cards(Tries { seat, lifeline: Lifeline::Phone, second: false }),
        }
        Ok(self.state.shows_left(seat))
    }

    /// The friend gives a letter, through the host, to the asker (MIL-JP3).
    pub(super) fn friend_answers(
        &mut self,
        asker: Seat,
        friend: Seat,
        letter: Letter,
    ) -> Result<Sealed, Refusal> {
        if !self.state.givable(asker).has(letter) {
            return Err(Refusal::Excluded);
        }
        self.holder(asker).friend = Some((friend, letter));
        self.see(Event::FriendAnswered { seat: asker, friend });
        self.answers(asker, false);
        Ok(true)
    }
}

impl Millions {
    /// That friend, if the player can be chosen (MIL-JP1, JP2, H6).
    fn friend(&self, seat: Seat, friend: Seat) -> Result<Seat, Refusal> {
        match friend {
            friend if self.is_alone(seat) && friend.0 < self.house.seats => {
                Err(Refusal::NobodyToPhone)
            }
            friend if friend.0 >= self.house.seats => Err(Refusal::NobodyOnThatSeat),
            friend if friend == seat => Err(Refusal::NotYourself),
            friend if self.host() == Some(friend) => Err(Refusal::HostIsNoFriend),
            friend if !self.present.has(friend) => Err(Refusal::AlreadyGone),
            friend => Ok(friend),
        }
    }
}
