//! A drawn ghost: HEURE-G1–G4. It is shown, goes into the hand, and the turn is over.

use super::cards::Card;
use super::{Event, Heure, open, over};
use crate::rules::Step;

/// Everybody has seen the ghost: it goes into the hand (HEURE-G1) and the turn ends (HEURE-G2).
pub fn hide(mut state: Heure) -> Step<Heure> {
    let seat = state.turn;
    state.take(seat, Card::Ghost);
    let mut events = vec![Event::GhostHidden { seat }];
    over::end_turn(&mut state, &mut events);
    open(state, events)
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, G, busy};
    use super::super::{Event, Heure, Move, Refusal};
    use crate::rules::{Game, Seat};

    fn a_has_drawn_a_ghost(players: usize) -> Heure {
        let victim = Seat(players as u8 - 1);
        busy(players).with_hand(victim, &[7, G, 8]).draws(G)
    }

    #[test]
    fn heure_g1_the_ghost_is_shown_to_all_then_goes_into_the_hand() {
        let state = busy(3).with_hand(C, &[7, G]);
        let shown = state.step(state.draw_of(G));
        let [drew, ghost] = [Event::Drew { seat: A, from: C }, Event::GhostShown { seat: A }];
        assert_eq!(shown.events, [drew, ghost]);
        assert_eq!(shown.state.then(Move::Hide).hand_numbers(A), [G, 9, 20]);
    }

    #[test]
    fn heure_g1_a_shown_ghost_must_be_put_into_the_hand() {
        for mv in [Move::Draw { card: 0 }, Move::Lay { slot: 1 }, Move::Ask] {
            assert_eq!(a_has_drawn_a_ghost(2).refusal(mv), Refusal::MustHide);
        }
    }

    #[test]
    fn heure_g2_the_turn_is_over_without_laying_asking_or_drawing() {
        for players in 2..=4 {
            let before = a_has_drawn_a_ghost(players);
            let step = before.step(Move::Hide);
            let [hid, turn] = [Event::GhostHidden { seat: A }, Event::Turn { seat: B }];
            assert_eq!(step.events, [hid, turn]);
            assert_eq!((step.state.rows, step.state.pile), (before.rows, before.pile));
        }
    }

    #[test]
    fn heure_g3_one_player_may_hold_both_ghosts() {
        let state = busy(3).with_hand(A, &[9, G]).with_hand(C, &[11, G]);
        assert_eq!(state.draws(G).then(Move::Hide).hand_numbers(A), [G, G, 9]);
    }

    #[test]
    fn heure_g4_nobody_wins_with_a_ghost_in_hand() {
        for ghosts in [&[9, G][..], &[9, G, G]] {
            let state = busy(2).with_row(A, [6, 8, 10, 12, 15, 17, 0]).with_hand(A, ghosts);
            let after = state.with_hand(B, &[20, 21]).draws(20).lays(7);
            assert_eq!((after.outcome(), after.turn()), (None, Some(B)));
        }
    }
}
