//! The players still in the game, the next player and the reader (DEF-T1, R6, R31, F4, O5, O8; EGO-T6, R7,
//! R8, R27, F3, O6, O9).

use super::Seat;
use super::crowd::Crowd;

/// Who reads the questions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reading {
    /// The nearest player to the right; an eliminated player once two are left.
    #[default]
    Neighbour,
    /// An eliminated player as soon as there is one (options DEF-O5, EGO-O6).
    EliminatedEarly,
    /// The tablet (options DEF-O8, EGO-O9).
    Tablet,
}

impl Reading {
    /// The choice made by two table options.
    #[must_use]
    pub const fn chosen(tablet_reads: bool, eliminated_read: bool) -> Reading {
        match (tablet_reads, eliminated_read) {
            (true, _) => Reading::Tablet,
            (false, true) => Reading::EliminatedEarly,
            (false, false) => Reading::Neighbour,
        }
    }

    /// The fewest players, or teams, that can play this way (DEF-R1, EGO-R1).
    #[must_use]
    pub const fn least_players(self) -> usize {
        if matches!(self, Reading::Tablet) { 2 } else { 3 }
    }
}

/// Why a player cannot be an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody plays against himself (DEF-T9, EGO-SE2).
    NotYourself,
    /// Nobody sits there.
    NobodyThere,
    /// That player is out of the game (DEF-F1, EGO-A7).
    NotInTheGame,
    /// The reader takes no part (DEF-T2, EGO-T6).
    NotTheReader,
}

/// The players of a game; those eliminated are listed in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Company {
    seats: u8,
    reading: Reading,
    out: Vec<Seat>,
    /// The eliminated player who reads until the end, once one has to.
    appointed: Option<Seat>,
    /// Whether the table may still name another eliminated player.
    choosing: bool,
}

impl Company {
    /// A company in which everybody is still in.
    #[must_use]
    pub const fn new(seats: u8, reading: Reading) -> Company {
        Company { seats, reading, out: vec![], appointed: None, choosing: false }
    }

    /// How many seats there are, those eliminated included.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The players still in.
    #[must_use]
    pub fn still_in(&self) -> Crowd {
        let out = self.out.iter().fold(Crowd::NOBODY, |out, &seat| out.with(seat));
        Crowd::all(self.seats).without(out)
    }

    /// The eliminated players, first to last.
    #[must_use]
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// Eliminates `those`, clockwise from the seat after `turn`, `turn` itself last (DEF-R31, EGO-R27).
    /// Returns them in that order.
    pub fn eliminate(&mut self, those: Crowd, turn: Seat) -> Vec<Seat> {
        let order = turn.others(self.seats).chain([turn]);
        let gone: Vec<Seat> = order.filter(|&seat| those.has(seat)).collect();
        self.out.extend(&gone);
        self.appoint_first();
        gone
    }

    /// Makes the first eliminated player the reader, if one is needed; the table may name another.
    fn appoint_first(&mut self) {
        let needed = match self.reading {
            Reading::Tablet => false,
            Reading::Neighbour => self.still_in().count() <= 2,
            Reading::EliminatedEarly => true,
        };
        if needed && self.appointed.is_none() {
            self.appointed = self.out.first().copied();
            self.choosing = self.appointed.is_some();
        }
    }

    /// The players among whom the table may choose the reader.
    #[must_use]
    pub fn candidates(&self) -> &[Seat] {
        if self.choosing && self.out.len() > 1 { &self.out } else { &[] }
    }

    /// Makes `seat` the reader until the end. Returns whether that is allowed.
    pub fn appoint(&mut self, seat: Seat) -> bool {
        let may = self.candidates().contains(&seat);
        if may {
            self.appointed = Some(seat);
        }
        may
    }

    /// Makes the choice of the reader final, as reading has begun.
    pub const fn settle_reader(&mut self) {
        self.choosing = false;
    }

    /// The next player still in, clockwise.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        let mut others = seat.others(self.seats);
        others.find(|&seat| self.still_in().has(seat)).unwrap_or(seat)
    }

    /// The reader when it is `turn`'s turn; `None` when the tablet reads.
    #[must_use]
    pub fn reader(&self, turn: Seat) -> Option<Seat> {
        if self.reading == Reading::Tablet {
            return None;
        }
        let mut neighbours = turn.others(self.seats).collect::<Vec<_>>().into_iter().rev();
        self.appointed.or_else(|| neighbours.find(|&seat| self.still_in().has(seat)))
    }

    /// Whether `turn` may play against `seat`.
    ///
    /// # Errors
    /// Why `seat` cannot be an opponent.
    pub fn may_oppose(&self, turn: Seat, seat: Seat) -> Result<(), Refusal> {
        match seat {
            _ if seat == turn => Err(Refusal::NotYourself),
            _ if seat.0 >= self.seats => Err(Refusal::NobodyThere),
            _ if !self.still_in().has(seat) => Err(Refusal::NotInTheGame),
            _ if self.reader(turn) == Some(seat) => Err(Refusal::NotTheReader),
            _ => Ok(()),
        }
    }

    /// All players that `turn` may play against: those still in, except the reader.
    #[must_use]
    pub fn opponents(&self, turn: Seat) -> Crowd {
        let reader = self.reader(turn).map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat));
        self.still_in().without(reader).without(Crowd::NOBODY.with(turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(seats: &[u8]) -> Crowd {
        seats.iter().fold(Crowd::NOBODY, |crowd, &seat| crowd.with(Seat(seat)))
    }

    #[test]
    fn def_r6_ego_r7_the_reader_is_the_nearest_on_the_right_still_in() {
        let mut company = Company::new(5, Reading::Neighbour);
        assert_eq!(company.reader(Seat(0)), Some(Seat(4)));
        company.eliminate(crowd(&[4]), Seat(1));
        assert_eq!(company.reader(Seat(0)), Some(Seat(3)));
        assert_eq!(company.opponents(Seat(0)), crowd(&[1, 2]));
        assert_eq!((company.next(Seat(3)), company.next(Seat(0))), (Seat(0), Seat(1)));
    }

    #[test]
    fn def_f4_ego_f3_with_two_left_the_first_eliminated_reads_to_the_end() {
        let mut company = Company::new(4, Reading::Neighbour);
        company.eliminate(crowd(&[1]), Seat(0));
        assert_eq!(company.reader(Seat(0)), Some(Seat(3)), "three are in");
        company.eliminate(crowd(&[3]), Seat(0));
        assert_eq!([0, 2].map(|seat| company.reader(Seat(seat))), [Some(Seat(1)); 2]);
        assert_eq!(company.opponents(Seat(2)), crowd(&[0]));
    }

    #[test]
    fn def_r31_ego_r27_eliminated_together_the_first_after_the_turn_himself_last() {
        let mut company = Company::new(5, Reading::Neighbour);
        assert_eq!(company.eliminate(crowd(&[0, 2, 3]), Seat(2)), [Seat(3), Seat(0), Seat(2)]);
        assert_eq!(company.reader(Seat(1)), Some(Seat(3)));
        assert_eq!(company.candidates(), [Seat(3), Seat(0), Seat(2)]);
        assert!(company.appoint(Seat(0)) && !company.appoint(Seat(1)));
        company.settle_reader();
        assert!(!company.appoint(Seat(2)), "he stays to the end");
        assert_eq!(company.reader(Seat(4)), Some(Seat(0)));
    }

    #[test]
    fn def_o5_ego_o6_somebody_eliminated_reads_as_soon_as_there_is_one() {
        let mut company = Company::new(4, Reading::EliminatedEarly);
        assert_eq!(company.reader(Seat(2)), Some(Seat(1)));
        company.eliminate(crowd(&[0]), Seat(1));
        assert_eq!(company.reader(Seat(2)), Some(Seat(0)));
        assert_eq!(company.opponents(Seat(2)), crowd(&[1, 3]), "everybody still in is concerned");
    }

    #[test]
    fn def_o8_ego_o9_nobody_reads_when_the_tablet_does() {
        let mut company = Company::new(3, Reading::Tablet);
        assert_eq!((company.reader(Seat(0)), company.opponents(Seat(0))), (None, crowd(&[1, 2])));
        company.eliminate(crowd(&[1]), Seat(0));
        assert_eq!((company.reader(Seat(0)), company.opponents(Seat(0))), (None, crowd(&[2])));
    }
}
