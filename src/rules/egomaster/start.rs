//! The set-up (EGO-S1, S4, V) and the start: who begins, where the pawns stand (EGO-S2, S3).

use super::*;

/// What every player begins the quick game with (EGO-V2, R1).
#[must_use]
pub const fn quick(players: u8) -> Chips {
    match players {
        0..=3 => Chips { of_500: 4, of_200: 6, of_100: 8 },
        4 => Chips { of_500: 3, of_200: 4, of_100: 6 },
        _ => Chips { of_500: 2, of_200: 3, of_100: 4 },
    }
}

/// Deals a new game.
pub(super) fn start(setup: &Setup) -> Result<Egomaster, Refusal> {
    let house = house(setup)?;
    let (cards, options, seats) = (&setup.cards, house.options, house.terms.seats);
    for (booklet, pile) in ["solo", "duo", "multi"].into_iter().enumerate() {
        if cards.size(booklet) == 0 {
            return Err(Refusal::CardsMissing { pile });
        }
    }
    let everybody = Crowd::all(seats);
    Ok(Egomaster {
        house,
        cards: cards.clone(),
        purse: purse(options, seats),
        company: Company::new(seats, options.reading()),
        pawns: [None; MOST_PLAYERS],
        enrichment: !options.quick,
        used: [[0; 13]; 3],
        turns: 1,
        phase: Phase::Start(DiceOff::new(seats, Seat(0), everybody)),
        shown: None,
        ruled: None,
        chance: Rng::new(setup.seed),
    })
}

/// All chips lie in the bank (EGO-S1, O8); in the quick game each is dealt his (EGO-V2).
fn purse(options: Options, seats: u8) -> Purse {
    match (options.quick, options.short_enrichment) {
        (true, _) => Purse::dealt(BOX.worth(), seats, quick(seats).worth()),
        (false, true) => Purse::new(2_000 * u32::from(seats)),
        (false, false) => Purse::new(BOX.worth()),
    }
}

fn house(setup: &Setup) -> Result<House, Refusal> {
    let (players, options) = (setup.chairs.len(), setup.options);
    let least = options.reading().least_players();
    if !(least..=MOST_PLAYERS).contains(&players) {
        return Err(Refusal::PlayersOutOfRange { players, least });
    }
    let levels = std::array::from_fn(|seat| Egomaster::automatic(setup, Seat(seat as u8)));
    let terms = Terms {
        seats: players as u8,
        levels,
        limits: options.timer.limits(&Longer::by_seat(&setup.longer)),
        lone_wins: options.lone_wins,
        earlier_wins: options.earlier_wins,
    };
    Ok(House { terms, options })
}

impl Act {
    /// That player begins: he places his pawn first.
    pub(super) fn begins(&mut self, seat: Seat) {
        self.see(Event::Begins { seat });
        self.table.phase = Phase::Place { next: seat, starter: seat };
    }

    /// A pawn is placed; then the next one clockwise, until all stand (EGO-S3, R4).
    pub(super) fn place(&mut self, seat: Seat, starter: Seat, on: u8) -> Result<bool, Refusal> {
        let square = Square(on);
        if !(1..=ring::SQUARES).contains(&on) {
            return Err(Refusal::NoSuchSquare);
        }
        if self.table.pawns.contains(&Some(square)) {
            return Err(Refusal::SquareTaken);
        }
        self.table.pawns[seat.index()] = Some(square);
        self.see(Event::Placed { seat, square });
        let next = seat.left(self.table.seats_count());
        self.table.phase = if next == starter {
            self.see(Event::Turn { seat: starter });
            Phase::Roll(starter)
        } else {
            Phase::Place { next, starter }
        };
        Ok(false)
    }
}
