//! The roles in the current game: host, contestants, audience, and the order in which they are asked (MIL-H5,
//! Q11, Q29, TV-1 to TV-3).

use super::holder::Stand;
use super::{Millions, Phase};
use crate::rules::crowd::Crowd;
use crate::rules::{Game, Seat};

impl Millions {
    /// The host, if it is a player.
    pub(super) const fn host(&self) -> Option<Seat> {
        if self.house.options.device { None } else { Some(self.lead) }
    }

    /// All at the table but the host, in the order of asking: from the host's left, or from the first seat.
    pub(super) fn asking(&self) -> impl Iterator<Item = Seat> + use<> {
        let (present, host) = (self.present, self.host());
        let all = self.lead.round(self.house.seats);
        all.filter(move |&seat| present.has(seat) && Some(seat) != host)
    }

    /// Those who are in, in the order of asking.
    pub(super) fn asked(&self) -> impl Iterator<Item = Seat> + use<> {
        let still = self.still;
        self.asking().filter(move |&seat| still.has(seat))
    }

    /// The contestants of a game that begins now (MIL-H2, TV-2).
    pub(super) fn contestants(&self) -> Crowd {
        let most = if self.house.options.television { 1 } else { self.house.seats };
        self.asking().take(usize::from(most)).collect()
    }

    /// The seats that the table waits for: several where all are asked at the same time (option O12), else
    /// the seat on turn.
    pub(super) fn awaited(&self) -> Crowd {
        match self.phase {
            Phase::Choices { left } => left,
            Phase::FinalWords => {
                let settled = |seat: &Seat| self.holder(*seat).stand == Stand::Settled;
                self.asked().filter(settled).collect()
            }
            _ => self.turn().map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat)),
        }
    }

    /// Whether that seat has to act.
    pub(super) fn acts(&self, seat: Seat) -> bool {
        self.awaited().has(seat)
    }

    /// Whether money or question is being chosen (MIL-P1).
    pub(super) const fn is_choosing(&self) -> bool {
        matches!(self.phase, Phase::Choice { .. } | Phase::Choices { .. })
    }

    /// The seats that vote and may be phoned for that asker, clockwise from its left: everybody but the asker
    /// and the host, in or out (MIL-JV3, JP2, Q14).
    pub(super) fn others(&self, asker: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (present, host) = (self.present, self.host());
        let others = asker.others(self.house.seats);
        others.filter(move |&seat| present.has(seat) && Some(seat) != host)
    }

    /// Whether nobody else is there, so that vote and phone call are free tries (section 7, MIL-Q29).
    pub(super) fn is_alone(&self, asker: Seat) -> bool {
        self.others(asker).next().is_none()
    }
}
