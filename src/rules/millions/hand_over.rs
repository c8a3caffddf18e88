//! The hand-over of a seat: to the tablet for a person who has to go, or to a person who is back (MIL-Q46).

use super::automatic::Belief;
use super::holder::Stand;
use super::*;
use crate::rules::Player;

impl Millions {
    /// The same table with that seat handed over: an automatic player draws a belief about the question, a
    /// person finds nothing covered that they have not covered themselves.
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
            // Another level goes on with the belief already drawn.
            _ => {}
        }
        table
    }
}
