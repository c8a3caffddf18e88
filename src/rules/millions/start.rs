//! The set-up (MIL-S1 to S10): who may play, who is the first host.

use super::automatic::Belief;
use super::holder::Holder;
use super::house::House;
use super::ladder::TOP;
use super::lifelines::Lifelines;
use super::*;
use crate::rules::Chair;
use crate::rules::clock::{Clock, Longer};
use crate::rules::fingerprint::Later;

/// Lays the table and begins the first game.
pub(super) fn start(setup: &Setup) -> Result<Millions, Refusal> {
    let house = house(setup)?;
    let cards = &setup.cards;
    let kinds: &[bool] = if cards.children.is_some() { &[false, true] } else { &[false] };
    let empty = |level: &usize| {
        let none = kinds.iter().any(|children| cards.pack(*level, *children).is_empty());
        none || cards.packs[*level].len() > usize::from(u8::MAX)
    };
    let mut levels = house.steps.0.levels().map(|level| usize::from(level - 1));
    if let Some(level) = levels.find(empty) {
        return Err(Refusal::CardsMissing { level: level as u8 + 1 });
    }
    let mut chance = Rng::new(setup.seed);
    let lead = match setup.first {
        Some(seat) if seat.0 >= house.seats => return Err(Refusal::NobodyOnThatSeat),
        Some(seat) => seat,
        None => Seat(chance.below(u32::from(house.seats)) as u8),
    };
    let mut act = Act::new(&laid(house, setup, lead, chance), Ms(0));
    act.stay_begins(lead);
    Ok(act.state)
}

/// The table before the first game.
fn laid(house: House, setup: &Setup, lead: Seat, chance: Rng) -> Millions {
    Millions {
        house,
        cards: setup.cards.clone(),
        purse: Purse::new(BANK),
        present: Crowd::all(house.seats),
        returning: Later::default(),
        lead,
        led: [0; MOST_PLAYERS],
        stay_until: None,
        game: 0,
        level: 1,
        still: Crowd::NOBODY,
        lifelines: [Lifelines::ALL; MOST_PLAYERS],
        paid: [None; MOST_PLAYERS],
        holders: [Holder::new(Clock::Free); MOST_PLAYERS],
        put: [0; TOP as usize],
        childs: Later::default(),
        order: [0, 1, 2, 3],
        phase: Phase::Reading,
        shown: None,
        millionaires: Crowd::NOBODY,
        beliefs: [Belief::NONE; MOST_PLAYERS],
        bets: Later::default(),
        heard: Later::default(),
        chance,
    }
}

fn house(setup: &Setup) -> Result<House, Refusal> {
    let players = setup.chairs.len();
    let least = setup.options.least_players();
    if !(usize::from(least)..=MOST_PLAYERS).contains(&players) {
        return Err(Refusal::PlayersOutOfRange { players, least });
    }
    if !Options::LAPS.contains(&setup.options.laps) {
        return Err(Refusal::NoLap);
    }
    let seats = players as u8;
    let level = |seat| Millions::automatic(setup, Seat(seat as u8));
    Ok(House {
        seats,
        options: setup.options,
        levels: std::array::from_fn(level),
        longer: Longer::by_seat(&setup.longer),
        children: Later(Chair::children(&setup.chairs)),
        steps: Later(once::steps(setup)),
    })
}
