//! Somebody else plays a seat: the tablet for whoever has to go, or a person who is back (MIL-Q46).

use super::automatic::Belief;
use super::holder::Stand;
use super::*;
use crate::rules::Player;

impl Millions {
    /// The same table with that seat in other hands: an automatic player draws what he believes of the
    /// question, a person finds nothing covered that he has not covered himself.
    pub(super) fn in_other_hands(&self, seat: Seat, to: Player) -> Millions {
        let mut table = self.clone();
        let was = self.house.levels[seat.index()];
        table.house.levels[seat.index()] = to.level();
        match (was, to) {
            (None, Player::Automatic(_)) => {
                table.beliefs[seat.index()] = table.belief_of(seat);
            }
            (Some(_), Player::Person) => {
                table.beliefs[seat.index()] = Belief::NONE;
                let holder = &mut table.holders[seat.index()];
                if holder.stand == Stand::Open && !table.house.options.television {
                    holder.bare();
                }
            }
            // A better or worse automatic player goes on with what the other one believed.
            _ => {}
        }
        table
    }
}
