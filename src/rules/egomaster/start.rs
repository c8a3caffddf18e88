//! The set-up (EGO-S1, S4, V), and the whole start at once: all rolls, all squares (EGO-S2, S3, R43).

use super::*;
use crate::rules::contest::side_bets::SideBets;
use contest::state::Purse;

/// The chips dealt to every player in the quick game (EGO-V2, R1).
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
    let common = Common {
        house,
        cards: cards.of_deck(&setup.deck),
        purse: purse(options, seats),
        company: Company::new(seats, options.reading()),
        enrichment: !options.quick,
        turns: 1,
        shown: None,
        ruled: None,
        side_bets: SideBets::default(),
        chance: Rng::new(setup.seed),
    };
    let phase = Phase::Start(DiceOff::new(seats, Seat(0), everybody));
    Ok(Egomaster { common, pawns: [None; MOST_PLAYERS], used: [[0; 13]; 3], phase })
}

/// The chips at the start: all in the bank (EGO-S1, O8); in the quick game every player is dealt some (EGO-V2).
fn purse(options: Options, seats: u8) -> Purse {
    match (options.quick, options.short_enrichment) {
        (true, _) => Purse::dealt(BOX.worth(), seats, quick(seats).worth()),
        (false, true) => Purse::new(2_000 * u32::from(seats)),
        (false, false) => Purse::new(BOX.worth()),
    }
}

fn house(setup: &Setup) -> Result<House<Options>, Refusal> {
    let options = setup.options;
    let terms = Terms {
        lone_wins: options.lone_wins,
        earlier_wins: options.earlier_wins,
        together: options.together,
        ..Terms::of(&setup.chairs, &setup.longer, options.reading(), options.timer)?
    };
    Ok(House { terms, options })
}

impl Act {
    /// Rolls for all until one is the highest, then places all remaining pawns at random (EGO-S2, S3, R43).
    /// What has been rolled or placed by hand stays.
    pub(super) fn throw_all(&mut self) -> Result<bool, Refusal> {
        while matches!(self.state.phase, Phase::Start(_)) {
            self.throw()?;
        }
        if !matches!(self.state.phase, Phase::Place { .. }) {
            return Err(self.state.expected());
        }
        while let Phase::Place { next, starter } = self.state.phase {
            let free = self.state.free_squares();
            let on = *self.state.common.chance.pick(&free).expect("six pawns leave squares free");
            self.place(next, starter, on)?;
        }
        Ok(true)
    }
}
