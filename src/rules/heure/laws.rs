//! Invariants between any two moves: the bookkeeping of HEURE-S10 and increasing rows; and the
//! redrawing of secrets (HEURE-R16) that the law of secrets needs.

use super::cards::{Card, Cards, Hour};
use super::{Heure, Phase, deal};
use crate::rules::{Rng, Seat, Viewer};

/// Counts every card (HEURE-S10) and checks every row (HEURE-P1).
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
    // All 34 Hour cards are in play from the deal on: none may be missing.
    if Hour::all().any(|hour| copies[usize::from(hour.get())] != 2) {
        return Err("an Hour card is missing or twice too many");
    }
    if usize::from(ghosts) != deal::ghosts_in_play(usize::from(state.seats)) {
        return Err("a ghost is missing or one too many");
    }
    Ok(())
}

/// Shuffles all cards that the viewer cannot see among their places.
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

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, G, setup};
    use super::super::{cards::cards, row::row};
    use super::*;
    use crate::rules::Game;

    fn dealt() -> Heure {
        Heure::start(&setup(3)).expect("three may play")
    }

    #[test]
    fn heure_s10_a_card_lost_or_doubled_is_noticed() {
        type Change = fn(&mut Heure);
        let changes: [(&str, Change); 6] = [
            ("a pile card is lost", |state| state.pile = state.pile[1..].iter().copied().collect()),
            ("a hand card is lost", |state| {
                state.hands[0] = state.hands[0][1..].iter().copied().collect()
            }),
            ("a card is boxed twice", |state| state.boxed = cards(&[9])),
            ("a card is laid twice", |state| state.rows[1] = row([0, 9, 0, 0, 0, 0, 0])),
            ("a ghost too many", |state| state.hands[1].push(Card::Ghost)),
            ("a card in flight twice", |state| {
                state.phase = Phase::Place { hour: super::super::fixtures::hour(12) };
            }),
        ];
        for (what, change) in changes {
            let mut state = dealt();
            assert_eq!(audit(&state), Ok(()));
            change(&mut state);
            assert!(audit(&state).is_err(), "{what}");
        }
    }

    #[test]
    fn heure_p1_a_row_that_does_not_increase_is_noticed() {
        for slots in [[0, 9, 0, 8, 0, 0, 0], [0, 9, 0, 9, 0, 0, 0]] {
            let state = dealt().with_row(B, slots);
            assert_eq!(audit(&state), Err("a row does not increase"));
        }
    }

    #[test]
    fn heure_r16_all_that_is_secret_is_dealt_anew_and_nothing_else() {
        let (state, mut rng) = (dealt().with_row(C, [6, 0, 0, 0, 0, 0, 0]), Rng::new(16));
        let deals: Vec<Heure> =
            (0..50).map(|_| reseal(&state, Viewer::Seat(A), &mut rng)).collect();
        let changes = |heap: fn(&Heure) -> &Cards| {
            (0..heap(&state).len())
                .all(|i| deals.iter().any(|deal| heap(deal)[i] != heap(&state)[i]))
        };
        assert!(changes(|s| &s.hands[1]) && changes(|s| &s.hands[2]) && changes(|s| &s.pile));
        assert!(deals.iter().all(|deal| deal.hand(A) == state.hand(A) && deal.rows == state.rows));
    }

    #[test]
    fn heure_r16_the_table_knows_no_hand_at_all() {
        let (state, mut rng) = (dealt().with_hand(A, &[G, G, 6]), Rng::new(17));
        let deals: Vec<Heure> = (0..50).map(|_| reseal(&state, Viewer::Table, &mut rng)).collect();
        assert!(deals.iter().any(|deal| deal.hand(A).ghosts() == 0));
    }
}
