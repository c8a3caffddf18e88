//! Rearranging one's own hand: HEURE-T3, at any time, on anybody's turn.

use super::{Event, Heure, Refusal, open};
use crate::rules::{By, Step};

/// Rearranges a hand: the card that was at `order[i]` goes to `i`.
pub fn arrange(mut state: Heure, by: By, order: &[u8]) -> Result<Step<Heure>, Refusal> {
    let By::Seat(seat) = by else { return Err(Refusal::NotThatHand) };
    if seat.0 >= state.seats {
        return Err(Refusal::NotThatHand);
    }
    let old = *state.hand(seat);
    let every_place = (0..old.count()).all(|place| order.contains(&place));
    if order.len() != old.len() || !every_place {
        return Err(Refusal::NotThatHand);
    }
    *state.hand_mut(seat) = order.iter().map(|&place| old[usize::from(place)]).collect();
    Ok(open(state, vec![Event::Arranged { seat }]))
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, G, busy};
    use super::super::{Heure, Move, Refusal};
    use crate::rules::{By, Game, Ms, Seat, Viewer};

    fn arranged(state: &Heure, seat: Seat, order: &[u8]) -> Result<Heure, Refusal> {
        let mv = Move::Arrange { order: order.to_vec() };
        state.play(Ms(0), By::Seat(seat), &mv).map(|step| step.state)
    }

    #[test]
    fn heure_t3_everybody_may_put_his_hand_in_any_order_before_he_is_drawn_from() {
        for players in 2..=4 {
            let victim = Seat(players as u8 - 1);
            let state = busy(players).with_hand(victim, &[7, G, 8]);
            let after = arranged(&state, victim, &[1, 2, 0]).expect("it is his hand");
            // Ghost first, then 08:00 and 07:00: A now draws the 07:00 at the place where 08:00 lay.
            let drawn = after.then(Move::Draw { card: 2 });
            assert_eq!(drawn.hand_numbers(victim), [G, 8]);
            assert_eq!(after.turn(), state.turn(), "it is not a turn");
        }
    }

    #[test]
    fn heure_t3_after_receiving_a_ghost_and_each_time_again() {
        let taken = busy(2).with_hand(B, &[7, G]).draws(G).then(Move::Hide);
        let at = taken.hand(A).iter().position(|card| card.is_ghost()).expect("he drew it") as u8;
        let others = (0..3).filter(|place| *place != at);
        let ghost_first: Vec<u8> = [at].into_iter().chain(others).collect();
        let once = arranged(&taken, A, &ghost_first).expect("he has just received a ghost");
        let twice = arranged(&once, A, &[1, 0, 2]).expect("each time");
        assert_eq!(twice.then(Move::Draw { card: 1 }).phase_name(), "ghost");
    }

    #[test]
    fn heure_t3_a_card_taken_into_the_hand_lies_where_nobody_can_guess() {
        let mut places = [0; 3];
        for seed in 0..300 {
            let mut state = busy(2).with_hand(A, &[7, 8]).with_hand(B, &[9, G]);
            state.chance = crate::rules::Rng::new(seed);
            let taken = state.draws(G).then(Move::Hide);
            let at = taken.hand(A).iter().position(|card| card.is_ghost()).expect("he drew it");
            places[at] += 1;
        }
        assert!(places.iter().all(|&times| (70..130).contains(&times)), "{places:?}");
    }

    #[test]
    fn heure_t3_the_order_is_secret() {
        let state = busy(3).with_hand(C, &[7, G, 8]);
        let after = arranged(&state, C, &[2, 1, 0]).expect("it is his hand");
        for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B)] {
            assert_eq!(after.view(viewer), state.view(viewer));
        }
    }

    #[test]
    fn heure_t3_only_the_same_cards_of_ones_own_hand() {
        let state = busy(2);
        for order in [&[][..], &[0], &[0, 0], &[1, 2], &[0, 1, 2], &[255, 0]] {
            assert_eq!(arranged(&state, B, order), Err(Refusal::NotThatHand), "{order:?}");
        }
        let nobody = [By::Table, By::Seat(C), By::Seat(Seat(255))];
        for (by, order) in nobody.into_iter().flat_map(|by| [(by, vec![]), (by, vec![1, 0])]) {
            let refused = state.play(Ms(0), by, &Move::Arrange { order });
            assert_eq!(refused.expect_err("it is nobody's hand"), Refusal::NotThatHand);
        }
    }
}
