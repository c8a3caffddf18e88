//! The set-up (MIDI-S1 to S13) and who begins (MIDI-R1-1, R1-2, Q3).

use super::cards::Piles;
use super::house::House;
use super::kickoff::Turn;
use super::*;
use crate::rules::Chair;

/// The minimum number of cards in each pile.
const LEAST: [(&str, u8); 4] = [("kickoff", 1), ("sheets", 1), ("fatal", 2), ("master", 1)];

/// Deals a new game.
pub(super) fn start(setup: &Setup) -> Result<Midi, Refusal> {
    let house = house(setup)?;
    let (cards, purse) = (&setup.cards, money::dealt(house.seats));
    let (all, sizes) = (cards.all(), cards.sizes());
    for (place, (pile, needs)) in LEAST.into_iter().enumerate() {
        let least = usize::from(needs);
        let theirs = all[place] - sizes[place];
        if sizes[place] < least || (cards.children.is_some() && theirs < least) {
            return Err(Refusal::CardsMissing { pile, needs });
        }
    }
    let first = first(&house, setup);
    Ok(Midi {
        house,
        cards: cards.of_deck(&setup.deck),
        purse,
        desks: [Colour::Green; MOST_PLAYERS],
        piles: Piles::new(cards),
        childrens: Later(Piles::for_children(cards)),
        phase: Phase::Kickoff(Turn { seat: first, asked: None }),
        taken: 0,
        board: star::Board::CLOSED,
        hunch: automatic::Hunch::NONE,
        shown: None,
        ruled: None,
        said: said::Last::NOTHING,
        chance: Rng::new(setup.seed),
    })
}

fn house(setup: &Setup) -> Result<House, Refusal> {
    let players = setup.chairs.len();
    if !(2..=MOST_PLAYERS).contains(&players) {
        return Err(Refusal::PlayersOutOfRange { players });
    }
    let mut youth = setup.youth.clone();
    youth.sort_unstable();
    let seats = players as u8;
    if !youth.into_iter().eq(Seat::all(seats)) {
        return Err(Refusal::NoOrderOfAges);
    }
    if setup.masters.iter().any(|seat| seat.0 >= seats) {
        return Err(Refusal::NobodyOnThatSeat);
    }
    let mut house = House {
        seats,
        options: setup.options,
        reading: setup.reading,
        levels: [None; MOST_PLAYERS],
        longer: Longer::by_seat(&setup.longer),
        children: Later(Chair::children(&setup.chairs)),
        ages: [0; MOST_PLAYERS],
    };
    for seat in Seat::all(seats) {
        house.levels[seat.index()] = Midi::automatic(setup, seat);
    }
    for (age, seat) in setup.youth.iter().enumerate() {
        house.ages[seat.index()] = age as u8;
    }
    Ok(house)
}

/// The youngest of the previous Masters who play again, or else the youngest of all (MIDI-Q3).
fn first(house: &House, setup: &Setup) -> Seat {
    let masters = setup.masters.iter().copied();
    let master = masters.filter(|_| !house.options.youngest_starts);
    let youngest = house.youngest(Seat::all(house.seats)).expect("two players at least");
    house.youngest(master).unwrap_or(youngest)
}
