//! What must hold between any two moves: the bookkeeping of HEURE-S10, increasing rows, and the
//! redrawing of secrets (HEURE-R16) that the law of secrets needs.

use super::cards::{Card, Cards, Hour};
use super::{Heure, Phase, deal};
use crate::rules::{Rng, Seat, Viewer};

/// Counts every card (HEURE-S10) and looks at every row (HEURE-P1).
pub fn audit(state: &Heure) -> Result<(), &'static str> {
    let mut copies = [0u8; Hour::LAST.get() as usize + 1];
    let mut ghosts = u8::from(state.phase == Phase::Ghost);
    let mut count = |card: &Card| match card {
        Card::Hour(hour) => copies[usize::from(hour.get())] += 1,
        Card::Ghost => ghosts += 1,
    };
    let heaps = state.hands.iter().chain([&state.pile, &state.boxed]);
    heaps.flat_map(|heap| heap.iter()).for_each(&mut count);
    for row in &state.rows {
        let mut before = None;
        for (_, hour) in row.laid() {
            count(&Card::Hour(hour));
            if before.replace(hour).is_some_and(|before| before >= hour) {
                return Err("a row does not increase");
            }
        }
    }
    if let Phase::Place { hour } | Phase::Ask { hour } | Phase::Answer { hour, .. } = state.phase {
        count(&Card::Hour(hour));
    }
    // Cards that were never dealt lie in the box from the start: none are missing from the 34.
    if Hour::all().any(|hour| copies[usize::from(hour.get())] != 2) {
        return Err("an Hour card is missing or twice too many");
    }
    if usize::from(ghosts) != deal::ghosts_in_play(usize::from(state.seats)) {
        return Err("a ghost is missing or one too many");
    }
    Ok(())
}

/// Shuffles every card that the viewer cannot see among the places he cannot see into.
pub fn reseal(state: &Heure, viewer: Viewer, rng: &mut Rng) -> Heure {
    let mut state = state.clone();
    let hidden = |seat: Seat| viewer != Viewer::Seat(seat);
    let mut unseen: Vec<Card> = state.pile.to_vec();
    for seat in Seat::all(state.seats).filter(|&seat| hidden(seat)) {
        unseen.extend(state.hand(seat).iter());
    }
    rng.shuffle(&mut unseen);
    let mut refill = |heap: &mut Cards| {
        for card in heap.as_mut_slice() {
            *card = unseen.pop().expect("as many cards go back as were taken out");
        }
    };
    refill(&mut state.pile);
    for seat in Seat::all(state.seats).filter(|&seat| hidden(seat)) {
        refill(state.hand_mut(seat));
    }
    state
}
