//! The devices of Chance (DEF-CHA1): the calls possible, the results of throws, who wins by them and who goes on.

use super::*;
use crate::decks::defizz::Device;

/// The sum that wins a race of ordinary dice.
const RACE: u8 = 15;
/// The tablet thinks of a number from 1 to this.
const NUMBERS: u8 = 10;

impl Luck {
    /// The calls possible now; empty where something is thrown.
    #[must_use]
    pub fn calls(&self) -> Vec<u8> {
        let free = |call: &u8| !self.round.iter().any(|(_, other)| other == call);
        match self.device {
            Device::HeadsOrTails | Device::OddOrEven => self.sides(),
            Device::SecretNumber => (1..=NUMBERS).filter(free).collect(),
            Device::LongStraw => (1..=self.left.count()).filter(free).collect(),
            _ => vec![],
        }
    }

    /// Both sides; but when all others have called the same one, the last player gets the other: a coin that
    /// all have called alike decides nothing (DEF-R51).
    fn sides(&self) -> Vec<u8> {
        let last = self.round.len() + 1 == usize::from(self.left.count()) && !self.by_hand;
        match self.round.first() {
            Some(&(_, side)) if last && self.round.iter().all(|(_, call)| *call == side) => {
                vec![1 - side]
            }
            _ => vec![0, 1],
        }
    }

    /// Whether the order counts, so that the tablet draws who begins (DEF-R50).
    pub(super) const fn draws_lots(&self) -> bool {
        let in_turn =
            matches!(self.device, Device::FirstSix | Device::RaceTo15 | Device::SecretNumber);
        in_turn && !self.by_hand
    }

    /// Whether a throw is followed by the next one: in a race, and between tied players (DEF-R51).
    pub(super) const fn rolls_on(&self) -> bool {
        matches!(self.device, Device::FirstSix | Device::RaceTo15) || !self.past.is_empty()
    }

    /// Draws what the tablet thinks of in the next round.
    pub(super) fn think(&mut self, chance: &mut Rng) {
        self.secret = match self.device {
            Device::SecretNumber => 1 + chance.below(u32::from(NUMBERS)) as u8,
            Device::LongStraw => 1 + chance.below(u32::from(self.left.count())) as u8,
            _ => 0,
        };
    }

    /// Draws the next throw.
    pub(super) fn throw(&self, chance: &mut Rng) -> u8 {
        let mut below = |n: u32| chance.below(n) as u8;
        match self.device {
            Device::HighDie | Device::LowDie => 1 + below(3),
            Device::HighCard => 1 + below(13),
            Device::TwoDice => 2 + below(6) + below(6),
            Device::Wheel => self
                .in_order()
                .nth(below(u32::from(self.left.count())).into())
                .map_or(0, |seat| seat.0),
            _ => 1 + below(6),
        }
    }

    /// The player who has won by that throw or call alone.
    pub(super) fn wins_at_once(&self, seat: Seat, value: u8) -> Option<Seat> {
        match self.device {
            Device::FirstSix if value == 6 => Some(seat),
            Device::RaceTo15 if self.sums[seat.index()] >= RACE => Some(seat),
            Device::Wheel => Some(Seat(value)),
            Device::LongStraw if value == self.secret => Some(seat),
            _ => None,
        }
    }

    /// The players who go on after a round in which all have thrown or called; `shows` is what the tablet's
    /// coin or die has shown.
    pub(super) fn go_on(&self, shows: u8) -> Crowd {
        let keep = |good: &dyn Fn(u8) -> bool| {
            let good = self.round.iter().filter(|(_, value)| good(*value));
            good.fold(Crowd::NOBODY, |crowd, (seat, _)| crowd.with(*seat))
        };
        let values = || self.round.iter().map(|(_, value)| *value);
        let (high, low) = (values().max(), values().min());
        let apart = |value: u8| value.abs_diff(self.secret);
        let nearest = values().map(apart).min();
        match self.device {
            Device::HighDie | Device::HighCard | Device::TwoDice => keep(&|v| Some(v) == high),
            Device::LowDie => keep(&|v| Some(v) == low),
            Device::SecretNumber => keep(&|v| Some(apart(v)) == nearest),
            Device::HeadsOrTails => keep(&|v| v == shows),
            Device::OddOrEven => keep(&|v| v == shows % 2),
            _ => self.left,
        }
    }

    /// Draws what the tablet's coin or die shows at the end of a round, or shows its number.
    pub(super) fn shows(&self, chance: &mut Rng) -> Option<u8> {
        match self.device {
            Device::HeadsOrTails => Some(chance.below(2) as u8),
            Device::OddOrEven => Some(1 + chance.below(6) as u8),
            Device::SecretNumber => Some(self.secret),
            _ => None,
        }
    }
}
