//! Tables laid out by hand, for the rule tests: `table(2).with_row(A, […]).with_hand(B, &[…])…`.

use super::cards::{Card, Cards, Hour, cards};
use super::row::row;
use super::*;

/// The seats of the worked examples.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A ghost, in hands and piles written as numbers.
pub const G: u8 = 0;

/// A complete row.
pub const COMPLETE: [u8; 7] = [6, 8, 10, 12, 15, 17, 20];
/// On this row 06:00 fits nowhere.
pub const FROM_7: [u8; 7] = [7, 0, 11, 12, 0, 18, 0];

/// A setup with that many persons, the first of whom is the youngest.
pub fn setup(players: usize) -> Setup {
    let chairs = (0..players)
        .map(|i| Chair::person(["A", "B", "C", "D", "E", "F"][i], crate::rules::Mark(i as u8)))
        .collect();
    Setup { chairs, youngest: A, options: Options::default(), seed: 1 }
}

/// An empty table of that many seats: A is to draw, hands, rows, pile and box are empty.
pub fn table(players: usize) -> Heure {
    let mut state = deal::deal(&setup(players)).expect("2 to 4 players");
    state.hands = [Cards::EMPTY; MOST_PLAYERS];
    state.pile = Cards::EMPTY;
    state
}

/// A table in full swing: some hours in every hand, no ghost, every row free, 13 on the pile's top.
pub fn busy(players: usize) -> Heure {
    let hands = [[9, 20], [10, 21], [11, 19], [12, 18]];
    let seats = Seat::all(players as u8).zip(hands);
    let state = seats.fold(table(players), |state, (seat, hand)| state.with_hand(seat, &hand));
    state.with_pile(&[13, 14, 15])
}

/// A has drawn 06:00, which fits nowhere on his row; the others have those rows.
pub fn six_for(others: &[[u8; 7]]) -> Heure {
    let players = others.len() + 1;
    let victim = Seat(others.len() as u8);
    let state = busy(players).with_row(A, FROM_7).with_hand(victim, &[6, 10]);
    let seats = [B, C, D].into_iter().zip(others);
    seats.fold(state, |state, (seat, &row)| state.with_row(seat, row)).draws(6)
}

/// The hour of that number.
pub fn hour(number: u8) -> Hour {
    Hour::new(number).expect("a number from 6 to 22")
}

/// The cards of a heap as sorted numbers, ghosts first.
pub fn numbers(cards: &[Card]) -> Vec<u8> {
    let number = |card: &Card| if let Card::Hour(hour) = card { hour.get() } else { G };
    let mut numbers: Vec<u8> = cards.iter().map(number).collect();
    numbers.sort_unstable();
    numbers
}

impl Heure {
    /// With that row, `0` for a free slot.
    pub fn with_row(mut self, seat: Seat, slots: [u8; 7]) -> Heure {
        self.rows[seat.index()] = row(slots);
        self
    }

    /// With that hand, [`G`] for a ghost.
    pub fn with_hand(mut self, seat: Seat, numbers: &[u8]) -> Heure {
        self.hands[seat.index()] = cards(numbers);
        self
    }

    /// With that pile, its top card first.
    pub fn with_pile(mut self, from_the_top: &[u8]) -> Heure {
        self.pile = cards(from_the_top);
        self.pile.as_mut_slice().reverse();
        self
    }

    /// With those options.
    pub fn with_options(mut self, change: impl FnOnce(&mut Options)) -> Heure {
        change(&mut self.options);
        self
    }

    /// With the turn at that seat, normal or emergency, as after the end of a turn.
    pub fn with_turn(mut self, seat: Seat) -> Heure {
        self.turn = seat;
        let blocked = emergency::is_due(&self, seat);
        self.phase = if blocked { Phase::Emergency } else { Phase::Draw };
        self
    }

    /// The table after the active seat's move.
    pub fn then(&self, mv: Move) -> Heure {
        self.step(mv).state
    }

    /// The whole step of the active seat's move.
    pub fn step(&self, mv: Move) -> Step<Heure> {
        let turn = self.turn().expect("the game goes on");
        self.play(Ms(0), By::Seat(turn), &mv).unwrap_or_else(|why| panic!("{mv:?}: {why:?}"))
    }

    /// The refusal of the active seat's move.
    pub fn refusal(&self, mv: Move) -> Refusal {
        let turn = self.turn().expect("the game goes on");
        self.play(Ms(0), By::Seat(turn), &mv).expect_err("the move was expected to be refused")
    }

    /// Draws the neighbour's card of that number ([`G`] for a ghost), wherever it lies.
    pub fn draws(&self, number: u8) -> Heure {
        self.then(self.draw_of(number))
    }

    /// The move that draws that card.
    pub fn draw_of(&self, number: u8) -> Move {
        let wanted = Hour::new(number).map_or(Card::Ghost, Card::Hour);
        let place = self.hand(self.victim()).iter().position(|&card| card == wanted);
        Move::Draw { card: place.expect("the neighbour holds that card") as u8 }
    }

    /// The table after the active seat laid its card there.
    pub fn lays(&self, slot: Slot) -> Heure {
        self.then(Move::Lay { slot })
    }

    /// The events of that move by the active seat.
    pub fn shows(&self, mv: Move) -> Vec<Event> {
        self.step(mv).events
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        if let Phase::Over(end) = self.phase { Some(end) } else { None }
    }

    /// The hand as sorted numbers, ghosts first.
    pub fn hand_numbers(&self, seat: Seat) -> Vec<u8> {
        numbers(self.hand(seat))
    }

    /// How many cards every hand has, by seat.
    pub fn hand_sizes(&self) -> Vec<u8> {
        Seat::all(self.seats).map(|seat| self.hand(seat).count()).collect()
    }

    /// The row as numbers, `0` for a free slot.
    pub fn row_numbers(&self, seat: Seat) -> [u8; 7] {
        std::array::from_fn(|i| self.row(seat).at(i as Slot + 1).map_or(0, Hour::get))
    }
}
