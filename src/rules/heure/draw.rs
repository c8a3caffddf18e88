//! Drawing from the neighbour: HEURE-T2–T6, the top-up HEURE-D1–D5, a full row HEURE-F4.

use super::cards::Card;
use super::{Event, Heure, Phase, Refusal, over, sealed};
use crate::rules::{Seat, Step};

/// Takes the card at that place out of the right-hand neighbour's hand (HEURE-T2).
pub fn draw(mut state: Heure, place: u8) -> Result<Step<Heure>, Refusal> {
    let (seat, from) = (state.turn, state.victim());
    let hand = state.hand_mut(from);
    let cards = hand.count();
    let card = hand.remove(place).ok_or(Refusal::NoSuchCard { cards })?;
    let mut events = vec![Event::Drew { seat, from }];
    top_up(&mut state, from, &mut events);
    match card {
        Card::Ghost => show_ghost(&mut state, seat, from, &mut events),
        Card::Hour(hour) if state.row(seat).is_full() => {
            state.take(seat, Card::Hour(hour));
            events.push(Event::TookUnseen { seat });
            over::end_turn(&mut state, &mut events);
        }
        Card::Hour(hour) => {
            events.push(Event::Said { seat, hour });
            let fits = state.row(seat).fits_somewhere(hour);
            state.phase = if fits { Phase::Place { hour } } else { Phase::Ask { hour } };
        }
    }
    Ok(sealed(state, events))
}

/// The ghost is shown; it may have freed the neighbour, who then wins at once (HEURE-F2).
fn show_ghost(state: &mut Heure, seat: Seat, from: Seat, events: &mut Vec<Event>) {
    events.push(Event::GhostShown { seat });
    state.phase = Phase::Ghost;
    if over::has_won(state, from) {
        // The game ends here, but no card may be lost: the ghost goes to the player who drew it.
        state.take(seat, Card::Ghost);
        over::win(state, from, events);
    }
}

/// Tops up a hand at once: if it holds no Hour card, it takes cards from the pile until it holds one
/// (HEURE-D1–D3), or the pile is empty (HEURE-D5).
fn top_up(state: &mut Heure, seat: Seat, events: &mut Vec<Event>) {
    let mut cards = 0;
    while state.hand(seat).hours() == 0 {
        let Some(card) = state.pile.pop() else { break };
        state.take(seat, card);
        cards += 1;
    }
    if cards > 0 {
        events.push(Event::ToppedUp { seat, cards });
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, COMPLETE, D, G, busy, hour, numbers, table};
    use super::super::{Event, Heure, Move, Phase, Refusal};
    use crate::rules::{Game, Seat};

    /// C draws from B; the pile has 10:00 on top.
    fn c_draws_from(b: &[u8]) -> Heure {
        busy(3).with_hand(B, b).with_pile(&[10, 13, 14]).with_turn(C)
    }

    #[test]
    fn heure_t2_the_active_player_draws_one_card_of_his_right_hand_neighbour() {
        for players in 2..=4u8 {
            for turn in Seat::all(players) {
                let before = busy(usize::from(players)).with_turn(turn);
                let after = before.then(Move::Draw { card: 0 });
                for seat in Seat::all(players) {
                    let gone = u8::from(seat == Seat((turn.0 + players - 1) % players));
                    let (now, then) = (after.hand(seat).count(), before.hand(seat).count());
                    assert_eq!(now, then - gone, "{turn:?} draws, hand of {seat:?}");
                }
            }
        }
    }

    #[test]
    fn heure_t2_he_may_point_at_any_card_and_at_no_other() {
        let state = busy(2).with_hand(B, &[7, 14, G]);
        let drawn = [0, 1, 2].map(|card| state.then(Move::Draw { card }).phase);
        let [seven, fourteen] = [7, 14].map(|h| Phase::Place { hour: hour(h) });
        assert_eq!(drawn, [seven, fourteen, Phase::Ghost]);
        for card in [3, 4, 255] {
            assert_eq!(state.refusal(Move::Draw { card }), Refusal::NoSuchCard { cards: 3 });
        }
    }

    #[test]
    fn heure_t4_the_neighbour_tops_up_before_the_drawn_card_is_dealt_with() {
        let step = c_draws_from(&[16]).step(Move::Draw { card: 0 });
        let (drew, topped) =
            (Event::Drew { seat: C, from: B }, Event::ToppedUp { seat: B, cards: 1 });
        assert_eq!(step.events, [drew, topped, Event::Said { seat: C, hour: hour(16) }]);
        assert_eq!(step.state.phase, Phase::Place { hour: hour(16) });
    }

    #[test]
    fn heure_r4_of_two_who_need_the_last_pile_card_the_neighbour_gets_it() {
        // 06:00 fits nowhere for anybody: A wants a card from the pile under N4.
        let state = table(2).with_row(A, [7, 0, 0, 0, 0, 0, 0]).with_row(B, [8, 0, 0, 0, 0, 0, 0]);
        let state = state.with_hand(A, &[9, 20]).with_hand(B, &[6]).with_pile(&[13]);
        let after = state.draws(6).then(Move::Ask);
        assert_eq!((after.hand_numbers(B), after.hand_numbers(A)), (vec![13], vec![9, 20]));
    }

    #[test]
    fn heure_t5_the_hour_is_said_and_the_card_never_is_in_his_hand() {
        let state = busy(3).with_turn(C);
        let drawn = state.step(state.draw_of(21));
        assert!(drawn.events.contains(&Event::Said { seat: C, hour: hour(21) }));
        let laid = drawn.state.lays(7);
        assert_eq!(laid.row_numbers(C), [0, 0, 0, 0, 0, 0, 21]);
        for after in [&drawn.state, &laid] {
            assert_eq!(after.hand_numbers(C), state.hand_numbers(C));
        }
    }

    #[test]
    fn heure_t5_a_laid_card_ends_the_turn() {
        let step = busy(4).draws(12).step(Move::Lay { slot: 4 });
        let laid = Event::Laid { seat: A, hour: hour(12), slot: 4 };
        assert_eq!(step.events, [laid, Event::Turn { seat: B }]);
    }

    #[test]
    fn heure_t6_what_follows_depends_on_the_card() {
        let state = busy(2).with_hand(B, &[G, 12, 6]).with_row(A, [7, 0, 0, 0, 0, 0, 0]);
        let phases = [G, 12, 6].map(|card| state.draws(card).phase_name());
        assert_eq!(phases, ["ghost", "place", "ask"]);
    }

    #[test]
    fn heure_d1_whose_last_card_was_taken_takes_the_top_of_the_pile() {
        let after = c_draws_from(&[16]).draws(16);
        assert_eq!((after.hand_numbers(B), after.pile.count()), (vec![10], 2));
    }

    #[test]
    fn heure_d2_whose_hand_is_only_ghosts_takes_the_top_of_the_pile() {
        for ghosts in [vec![G], vec![G, G]] {
            let after = c_draws_from(&[vec![16], ghosts.clone()].concat()).draws(16);
            assert_eq!(after.hand_numbers(B), [ghosts, vec![10]].concat());
            assert_eq!(after.pile.count(), 2);
        }
    }

    #[test]
    fn heure_d2_everybody_can_tell_that_he_held_only_ghosts() {
        let state = c_draws_from(&[16, G]);
        let step = state.step(state.draw_of(16));
        assert!(step.events.contains(&Event::ToppedUp { seat: B, cards: 1 }));
        // One card was drawn and he holds two: the other can only be a ghost.
        assert_eq!(step.state.hand(B).count(), 2);
    }

    #[test]
    fn heure_d2_a_hand_that_keeps_an_hour_card_takes_nothing() {
        for (hand, drawn) in [(&[16, 18][..], 16), (&[16, 18, G], 16), (&[16, G], G)] {
            let after = c_draws_from(hand).draws(drawn);
            assert_eq!(after.pile.count(), 3, "{hand:?}");
        }
    }

    #[test]
    fn heure_d3_a_ghost_from_the_pile_is_followed_by_another_card() {
        for (pile, hand) in [(&[G, 10, 11][..], &[G, 10][..]), (&[G, G, 10, 11], &[G, G, 10])] {
            let after = c_draws_from(&[16]).with_pile(pile).draws(16);
            assert_eq!((after.hand_numbers(B), after.pile.count()), (hand.to_vec(), 1));
        }
    }

    #[test]
    fn heure_o1_a_ghost_from_the_pile_is_not_shown() {
        let state = c_draws_from(&[16]).with_pile(&[G, 10]);
        let events = state.shows(Move::Draw { card: 0 });
        let shown = |event: &Event| matches!(event, Event::GhostShown { .. });
        assert!(!events.iter().any(shown), "{events:?}");
    }

    #[test]
    fn heure_d4_hands_are_not_refilled_to_seven() {
        let state = busy(4).with_hand(D, &[7, 8, 9, 10, 11, 12, 13]);
        let after = state.draws(10).lays(4);
        assert_eq!((after.hand(D).count(), after.hand(A).count(), after.pile.count()), (6, 2, 3));
    }

    #[test]
    fn heure_d5_from_an_empty_pile_nothing_is_drawn() {
        for (hand, left) in [(&[16][..], &[][..]), (&[16, G], &[G]), (&[16, G, G], &[G, G])] {
            let step = c_draws_from(hand).with_pile(&[]).step(Move::Draw { card: 0 });
            assert_eq!(step.state.hand_numbers(B), left);
            let topped_up = |event: &Event| matches!(event, Event::ToppedUp { .. });
            assert!(!step.events.iter().any(topped_up), "{:?}", step.events);
        }
    }

    #[test]
    fn heure_f3_a_full_row_still_takes_its_turns() {
        for players in 2..=4 {
            let state = busy(players).with_row(A, COMPLETE).with_hand(A, &[13, G]);
            assert_eq!((state.phase_name(), state.turn()), ("draw", Some(A)));
            assert_eq!(state.then(Move::Draw { card: 0 }).turn(), Some(B));
        }
    }

    #[test]
    fn heure_f4_a_full_row_takes_the_hour_card_into_the_hand() {
        for drawn in [12, 18] {
            let state = busy(4).with_row(A, COMPLETE).with_hand(A, &[13, G]);
            let after = state.draws(drawn);
            assert_eq!(
                after.hand_numbers(A),
                numbers(&super::super::cards::cards(&[G, 13, drawn]))
            );
            assert_eq!(after.row_numbers(A), COMPLETE);
        }
    }

    #[test]
    fn heure_f4_a_full_row_shows_a_drawn_ghost() {
        let state = busy(2).with_row(A, COMPLETE).with_hand(A, &[13, G]).with_hand(B, &[7, G]);
        let shown = state.step(state.draw_of(G));
        assert!(shown.events.contains(&Event::GhostShown { seat: A }));
        assert_eq!(shown.state.then(Move::Hide).hand_numbers(A), [G, G, 13]);
    }

    #[test]
    fn heure_r11_the_hour_card_drawn_by_a_full_row_is_not_shown() {
        let state = busy(2).with_row(A, COMPLETE).with_hand(A, &[13, G]);
        let events = state.shows(Move::Draw { card: 0 });
        let [drew, took] = [Event::Drew { seat: A, from: B }, Event::TookUnseen { seat: A }];
        assert_eq!(events, [drew, took, Event::Turn { seat: B }]);
    }
}
