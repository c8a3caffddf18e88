//! The set-up: HEURE-S1–S10, option O1 (hidden ghosts), option O5 (who begins).

use super::cards::{Card, Cards, Hour};
use super::row::Row;
use super::{First, Heure, MOST_PLAYERS, Phase, Refusal, Setup};
use crate::rules::{Rng, Seat};

/// How many cards everybody is dealt (HEURE-S7).
const HAND: usize = 7;

/// Deals a game from its seed.
pub fn deal(setup: &Setup) -> Result<Heure, Refusal> {
    let players = setup.chairs.len();
    if !(2..=MOST_PLAYERS).contains(&players) {
        return Err(Refusal::PlayersOutOfRange { players });
    }
    if setup.youngest.index() >= players {
        return Err(Refusal::NobodyOnThatSeat);
    }
    let mut rng = Rng::new(setup.seed);
    let (packet, pile) = if setup.options.hidden_ghosts {
        hidden_packet(players, &mut rng)
    } else {
        packet(players, &mut rng)
    };
    let mut hands = [Cards::EMPTY; MOST_PLAYERS];
    for (hand, cards) in hands.iter_mut().zip(packet.chunks(HAND)) {
        *hand = cards.iter().copied().collect();
    }
    let turn = match setup.options.first {
        First::Youngest => setup.youngest,
        First::Random => Seat(rng.below(players as u32) as u8),
    };
    Ok(Heure {
        seats: players as u8,
        options: setup.options,
        rows: [Row::default(); MOST_PLAYERS],
        hands,
        pile,
        boxed: Cards::EMPTY,
        turn,
        phase: Phase::Draw,
    })
}

/// The ghosts in play: one with two players, else two (HEURE-S4).
pub const fn ghosts_in_play(players: usize) -> usize {
    if players == 2 { 1 } else { 2 }
}

/// Every ghost in the packet, the pile of Hour cards only (HEURE-S5–S8).
fn packet(players: usize, rng: &mut Rng) -> (Vec<Card>, Cards) {
    let mut hours: Vec<Card> = Hour::all().flat_map(|hour| [Card::Hour(hour); 2]).collect();
    rng.shuffle(&mut hours);
    let ghosts = ghosts_in_play(players);
    let pile = hours.split_off(players * HAND - ghosts);
    hours.extend(vec![Card::Ghost; ghosts]);
    rng.shuffle(&mut hours);
    (hours, pile.into_iter().collect())
}

/// Ghosts anywhere, in the packet or in the pile (option O1).
fn hidden_packet(players: usize, rng: &mut Rng) -> (Vec<Card>, Cards) {
    let mut all: Vec<Card> = Hour::all().flat_map(|hour| [Card::Hour(hour); 2]).collect();
    all.extend(vec![Card::Ghost; ghosts_in_play(players)]);
    rng.shuffle(&mut all);
    let pile = all.split_off(players * HAND);
    (all, pile.into_iter().collect())
}
