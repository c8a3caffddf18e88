//! Who is still in the game, who is next, and who reads (DEF-T1, R6, R31, F4, O5, O8; EGO-T6, R7, R8,
//! R27, F3, O6, O9).

use super::Seat;
use super::crowd::Crowd;

/// Who reads the questions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reading {
    /// The nearest player to the right; somebody eliminated once two are left.
    #[default]
    Neighbour,
    /// Somebody eliminated as soon as there is one (options DEF-O5, EGO-O6).
    EliminatedEarly,
    /// The tablet (options DEF-O8, EGO-O9).
    Tablet,
}

impl Reading {
    /// As two options of a table say it.
    #[must_use]
    pub const fn chosen(tablet_reads: bool, eliminated_read: bool) -> Reading {
        match (tablet_reads, eliminated_read) {
            (true, _) => Reading::Tablet,
            (false, true) => Reading::EliminatedEarly,
            (false, false) => Reading::Neighbour,
        }
    }

    /// The least players, or teams, who can play so (DEF-R1, EGO-R1).
    #[must_use]
    pub const fn least_players(self) -> usize {
        if matches!(self, Reading::Tablet) { 2 } else { 3 }
    }
}

/// Why somebody cannot be an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody plays against himself (DEF-T9, EGO-SE2).
    NotYourself,
    /// Nobody sits there.
    NobodyThere,
    /// He is out of the game (DEF-F1, EGO-A7).
    NotInTheGame,
    /// The reader takes no part (DEF-T2, EGO-T6).
    NotTheReader,
}

/// The players, those eliminated in their order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Company {
    seats: u8,
    reading: Reading,
    out: Vec<Seat>,
    /// Who of the eliminated reads to the end, once one of them does.
    appointed: Option<Seat>,
    /// Whether the table may still choose another of them.
    choosing: bool,
}

impl Company {
    /// Everybody is in.
    #[must_use]
    pub const fn new(seats: u8, reading: Reading) -> Company {
        Company { seats, reading, out: vec![], appointed: None, choosing: false }
    }

    /// How many seats there are, those eliminated included.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Those still in.
    #[must_use]
    pub fn still_in(&self) -> Crowd {
        let out = self.out.iter().fold(Crowd::NOBODY, |out, &seat| out.with(seat));
        Crowd::all(self.seats).without(out)
    }

    /// Those eliminated, the first one first.
    #[must_use]
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// Those go, in the order clockwise after `turn`, that player himself last (DEF-R31, EGO-R27).
    pub fn eliminate(&mut self, those: Crowd, turn: Seat) -> Vec<Seat> {
        let order = turn.others(self.seats).chain([turn]);
        let gone: Vec<Seat> = order.filter(|&seat| those.has(seat)).collect();
        self.out.extend(&gone);
        self.appoint_first();
        gone
    }

    /// The first one eliminated reads, unless the table names another.
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

    /// Those among whom the table may choose the reader.
    #[must_use]
    pub fn candidates(&self) -> &[Seat] {
        if self.choosing && self.out.len() > 1 { &self.out } else { &[] }
    }

    /// The table names him to read to the end. Says whether it may.
    pub fn appoint(&mut self, seat: Seat) -> bool {
        let may = self.candidates().contains(&seat);
        if may {
            self.appointed = Some(seat);
        }
        may
    }

    /// The reader has begun: he stays.
    pub const fn settle_reader(&mut self) {
        self.choosing = false;
    }

    /// The next player clockwise still in.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        let mut others = seat.others(self.seats);
        others.find(|&seat| self.still_in().has(seat)).unwrap_or(seat)
    }

    /// Who reads when it is that player's turn; nobody when the tablet does.
    #[must_use]
    pub fn reader(&self, turn: Seat) -> Option<Seat> {
        if self.reading == Reading::Tablet {
            return None;
        }
        let mut neighbours = turn.others(self.seats).collect::<Vec<_>>().into_iter().rev();
        self.appointed.or_else(|| neighbours.find(|&seat| self.still_in().has(seat)))
    }

    /// Whether that player may play against him.
    ///
    /// # Errors
    /// Why not.
    pub fn may_oppose(&self, turn: Seat, seat: Seat) -> Result<(), Refusal> {
        match seat {
            _ if seat == turn => Err(Refusal::NotYourself),
            _ if seat.0 >= self.seats => Err(Refusal::NobodyThere),
            _ if !self.still_in().has(seat) => Err(Refusal::NotInTheGame),
            _ if self.reader(turn) == Some(seat) => Err(Refusal::NotTheReader),
            _ => Ok(()),
        }
    }

    /// All who may be played against when it is that player's turn: those still in but the reader.
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
