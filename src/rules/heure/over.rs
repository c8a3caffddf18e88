//! The end of a turn and of the game: HEURE-T7, HEURE-F1–F5, HEURE-X1–X6, HEURE-R22.

use super::cards::Card;
use super::{End, Event, Heure, Phase, Refusal, emergency, open};
use crate::rules::{By, Seat, Step};

/// Whether that seat has a full row and no ghost in hand (HEURE-F1). A full row always increases: no
/// other row can be laid.
pub fn has_won(state: &Heure, seat: Seat) -> bool {
    state.row(seat).is_full() && state.hand(seat).ghosts() == 0
}

/// Ends the game with a winner.
pub fn win(state: &mut Heure, seat: Seat, events: &mut Vec<Event>) {
    end(state, End::Won { seat }, events);
}

/// Ends the turn: with the pile gone an empty hand ends the game in a draw (HEURE-X2, HEURE-X5),
/// else the left neighbour is active (HEURE-T7), in an emergency if his row is blocked.
pub fn end_turn(state: &mut Heure, events: &mut Vec<Event>) {
    // Only the hand that was drawn from can have become empty.
    let victim = state.victim();
    if state.pile.is_empty() && state.hand(victim).is_empty() {
        return end(state, End::Draw { seat: victim }, events);
    }
    state.turn = state.turn.left(state.seats);
    events.push(Event::Turn { seat: state.turn });
    let blocked = emergency::is_due(state, state.turn);
    state.phase = if blocked { Phase::Emergency } else { Phase::Draw };
    if blocked {
        events.push(Event::Blocked { seat: state.turn });
    }
}

/// The table agrees to stop: a draw (HEURE-R22).
pub fn stop(mut state: Heure, by: By) -> Result<Step<Heure>, Refusal> {
    if by != By::Table {
        return Err(Refusal::TableOnly);
    }
    // In the middle of a turn the drawn card goes to the player who drew it: none may be lost (HEURE-S10).
    let turn = state.turn;
    match state.phase {
        Phase::Place { hour } | Phase::Ask { hour } | Phase::Answer { hour, .. } => {
            state.take(turn, Card::Hour(hour));
        }
        Phase::Ghost => state.take(turn, Card::Ghost),
        Phase::Draw | Phase::Emergency | Phase::Over(_) => {}
    }
    let mut events = vec![];
    end(&mut state, End::Stopped, &mut events);
    Ok(open(state, events))
}

fn end(state: &mut Heure, end: End, events: &mut Vec<Event>) {
    state.phase = Phase::Over(end);
    events.push(Event::Ended { end });
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, COMPLETE, D, G, busy, hour, numbers};
    use super::super::{Move, Options};
    use super::*;
    use crate::rules::{Game, Ms};

    const ALL_BUT_20: [u8; 7] = [6, 8, 10, 12, 15, 17, 0];

    /// B draws from A; the pile is empty.
    fn pile_gone(a: &[u8]) -> Heure {
        busy(3).with_hand(A, a).with_pile(&[]).with_turn(B)
    }

    const DRAW_OF_A: Option<End> = Some(End::Draw { seat: A });

    #[test]
    fn heure_t7_the_left_neighbour_is_next() {
        for players in 2..=4u8 {
            for turn in Seat::all(players) {
                let state = busy(usize::from(players)).with_turn(turn);
                let after = state.then(Move::Draw { card: 0 }).lays(4);
                assert_eq!(after.turn(), Some(Seat((turn.0 + 1) % players)));
            }
        }
    }

    #[test]
    fn heure_t7_nobody_else_may_act_and_nobody_may_pass() {
        let state = busy(4).with_turn(C);
        for by in [By::Seat(A), By::Seat(B), By::Seat(D), By::Table, By::Seat(Seat(200))] {
            let refused = state.play(Ms(0), by, &Move::Draw { card: 0 });
            assert_eq!(refused.expect_err("it is C's turn"), Refusal::NotYourTurn { turn: C });
        }
        for mv in [Move::Hide, Move::Ask, Move::Lay { slot: 1 }, Move::Answer { yes: true }] {
            assert_eq!(state.refusal(mv), Refusal::MustDraw);
        }
    }

    #[test]
    fn heure_f1_seven_cards_and_no_ghost_win_at_once() {
        for players in 2..=4 {
            let victim = Seat(players as u8 - 1);
            let state = busy(players).with_row(A, ALL_BUT_20).with_hand(victim, &[20, 21]);
            let step = state.draws(20).step(Move::Lay { slot: 7 });
            let ended = Event::Ended { end: End::Won { seat: A } };
            assert_eq!(step.events, [Event::Laid { seat: A, hour: hour(20), slot: 7 }, ended]);
            let outcome = step.state.outcome().expect("A has won");
            assert_eq!(outcome.winners, [A]);
        }
    }

    #[test]
    fn heure_f1_hour_cards_in_hand_do_not_matter() {
        for hand in [&[][..], &[9], &[9, 9, 13, 14, 16, 18, 22, 22, 7]] {
            let state = busy(2).with_row(A, ALL_BUT_20).with_hand(A, hand).with_hand(B, &[20, 21]);
            assert_eq!(state.draws(20).lays(7).end(), Some(End::Won { seat: A }));
        }
    }

    #[test]
    fn heure_f1_the_game_ends_at_once_for_everybody() {
        let won = busy(3).with_row(A, ALL_BUT_20).with_hand(C, &[20, 21]).draws(20).lays(7);
        for by in [By::Seat(A), By::Seat(B), By::Seat(C), By::Table] {
            for mv in [Move::Draw { card: 0 }, Move::Stop, Move::Arrange { order: vec![0, 1] }] {
                assert_eq!(won.play(Ms(0), by, &mv).expect_err("it is over"), Refusal::GameOver);
            }
        }
    }

    #[test]
    fn heure_f2_a_player_can_win_on_his_left_neighbours_turn() {
        for players in 2..=4 {
            let state = busy(players).with_row(A, COMPLETE).with_hand(A, &[13, G]).with_turn(B);
            let step = state.step(state.draw_of(G));
            assert_eq!(step.state.end(), Some(End::Won { seat: A }));
            assert_eq!(numbers(step.state.hand(B))[0], G, "the ghost is B's now");
        }
    }

    #[test]
    fn heure_f2_a_ghost_that_leaves_an_unfinished_row_ends_nothing() {
        let state = busy(2).with_row(A, ALL_BUT_20).with_hand(A, &[13, G]).with_turn(B);
        assert_eq!(state.draws(G).then(Move::Hide).turn(), Some(A));
    }

    #[test]
    fn heure_f3_a_full_row_lays_no_more_cards() {
        let state = busy(2).with_row(A, COMPLETE).with_hand(A, &[13, G]);
        let after = state.draws(21);
        assert_eq!((after.row_numbers(A), after.turn()), (COMPLETE, Some(B)));
    }

    #[test]
    fn heure_f5_both_ghosts_must_be_taken_from_him() {
        let state = busy(3).with_row(A, COMPLETE).with_hand(A, &[13, G, G]).with_turn(B);
        let one_left = state.draws(G).then(Move::Hide);
        assert_eq!(one_left.end(), None);
        assert_eq!(one_left.with_turn(B).draws(G).end(), Some(End::Won { seat: A }));
    }

    #[test]
    fn heure_f5_until_then_another_may_get_ahead_and_win() {
        let state = busy(3).with_row(A, COMPLETE).with_hand(A, &[20, G]).with_row(B, ALL_BUT_20);
        assert_eq!(state.with_turn(B).draws(20).lays(7).end(), Some(End::Won { seat: B }));
    }

    #[test]
    fn heure_x1_with_an_empty_pile_the_game_goes_on() {
        let after = pile_gone(&[14, 16]).draws(14).lays(4);
        assert_eq!((after.end(), after.turn()), (None, Some(C)));
    }

    #[test]
    fn heure_x1_the_card_of_n4_still_goes_into_the_box() {
        let state = pile_gone(&[6, 14]).with_row(B, [7, 0, 0, 0, 0, 0, 0]);
        let state = state.with_row(A, [6, 0, 0, 0, 0, 0, 0]).with_row(C, [6, 0, 0, 0, 0, 0, 0]);
        let after = state.draws(6).then(Move::Ask);
        assert_eq!((after.boxed.count(), after.hand_numbers(B)), (1, vec![10, 21]));
        assert_eq!(after.turn(), Some(C));
    }

    #[test]
    fn heure_x2_an_empty_hand_ends_the_game_once_the_pile_is_gone() {
        let after = pile_gone(&[14]).draws(14).lays(4);
        assert_eq!(after.end(), DRAW_OF_A);
        assert_eq!(after.outcome().expect("it is over").winners, []);
    }

    #[test]
    fn heure_x2_while_the_pile_lasts_no_hand_stays_empty() {
        let after = pile_gone(&[14]).with_pile(&[13]).draws(14).lays(4);
        assert_eq!((after.hand_numbers(A), after.end()), (vec![13], None));
    }

    #[test]
    fn heure_x3_the_turn_is_played_to_its_end_first() {
        let drawn = pile_gone(&[14]).draws(14);
        assert_eq!((drawn.end(), drawn.phase_name()), (None, "place"));
        let laid = drawn.lays(4);
        assert_eq!((laid.row_numbers(B), laid.end()), ([0, 0, 0, 14, 0, 0, 0], DRAW_OF_A));
        let ghost = pile_gone(&[G]).draws(G);
        assert_eq!((ghost.end(), ghost.phase_name()), (None, "ghost"));
        let hidden = ghost.then(Move::Hide);
        assert_eq!((hidden.hand_numbers(B), hidden.end()), (vec![G, 10, 21], DRAW_OF_A));
    }

    #[test]
    fn heure_x3_with_o3_the_answers_are_heard_first() {
        let state = pile_gone(&[6]).with_row(B, [7, 0, 0, 0, 0, 0, 0]);
        let state = state.with_options(|options| options.answer_themselves = true);
        let asked = state.draws(6).then(Move::Ask);
        assert_eq!((asked.turn(), asked.end()), (Some(C), None));
        let kept = asked.then(Move::Answer { yes: true });
        assert_eq!((kept.hand_numbers(B), kept.end()), (vec![6, 10, 21], DRAW_OF_A));
    }

    #[test]
    fn heure_x4_who_meets_f1_by_that_turn_has_won() {
        let freed = pile_gone(&[G]).with_row(A, COMPLETE).draws(G);
        assert_eq!(freed.end(), Some(End::Won { seat: A }));
        let seventh = pile_gone(&[20]).with_row(B, ALL_BUT_20).draws(20).lays(7);
        assert_eq!(seventh.end(), Some(End::Won { seat: B }));
    }

    #[test]
    fn heure_x5_otherwise_it_is_a_draw_whoever_has_laid_most() {
        let state = pile_gone(&[20]).with_row(B, ALL_BUT_20).with_hand(B, &[10, G]);
        assert_eq!(state.draws(20).lays(7).end(), DRAW_OF_A, "his row is full, but he has a ghost");
        let ahead = pile_gone(&[14]).with_row(C, ALL_BUT_20).draws(14).lays(4);
        assert_eq!(ahead.outcome().expect("it is over").winners, []);
    }

    #[test]
    fn heure_x6_ghosts_only_are_still_cards() {
        for hand in [&[14, G][..], &[14, G, G]] {
            let after = pile_gone(hand).draws(14).lays(4);
            assert_eq!((after.end(), after.turn()), (None, Some(C)));
        }
        let next = pile_gone(&[14, G]).draws(14).lays(4).with_turn(B).then(Move::Draw { card: 0 });
        assert_eq!(next.phase_name(), "ghost", "the left neighbour necessarily draws it");
    }

    #[test]
    fn heure_x6_unless_he_has_taken_an_hour_card_in_between() {
        // A holds only a ghost and his row is full: on his own turn he takes C's card (F4).
        let state = pile_gone(&[G]).with_row(A, COMPLETE).with_turn(A).draws(11);
        assert_eq!(state.hand_numbers(A), [G, 11]);
        assert_eq!(state.draws(11).lays(4).end(), None);
    }

    #[test]
    fn heure_r12_with_the_last_hand_card_taken_it_is_still_laid_and_may_win() {
        let state = pile_gone(&[20]).with_row(B, ALL_BUT_20);
        assert_eq!(state.draws(20).lays(7).outcome().expect("it is over").winners, [B]);
    }

    #[test]
    fn heure_r13_only_ghosts_in_hand_with_the_pile_gone_is_not_no_card() {
        let state = pile_gone(&[14, G]).draws(14);
        assert_eq!((state.lays(4).end(), state.hand_numbers(A)), (None, vec![G]));
    }

    #[test]
    fn heure_r14_drawing_the_last_pile_card_does_not_end_the_game() {
        let after = pile_gone(&[14]).with_pile(&[13]).draws(14).lays(4);
        assert_eq!((after.pile.count(), after.end()), (0, None));
        // The next hand that runs out does, for nothing is left to draw.
        assert_eq!(after.with_turn(B).draws(13).lays(3).end(), DRAW_OF_A);
    }

    #[test]
    fn heure_r22_the_table_may_agree_to_stop_at_any_moment() {
        let themselves = |options: &mut Options| options.answer_themselves = true;
        let state = busy(3).with_options(themselves).with_row(A, [7, 0, 0, 0, 0, 0, 0]);
        let state = state.with_hand(C, &[6, 14, G]).with_row(B, [0, 0, 0, 8, 0, 0, 0]);
        let (ask, emergency) = (state.draws(6), state.clone().with_turn(B));
        for (state, phase) in [
            (ask.then(Move::Ask), "answer"),
            (ask, "ask"),
            (state.draws(14), "place"),
            (state.draws(G), "ghost"),
            (emergency, "emergency"),
        ] {
            assert_eq!(state.phase_name(), phase);
            let step = state.play(Ms(0), By::Table, &Move::Stop).expect("the table agrees");
            assert_eq!(step.state.outcome().expect("it is over").winners, []);
        }
    }

    #[test]
    fn heure_r22_stopping_in_the_middle_of_a_turn_loses_no_card() {
        let state = busy(2).with_hand(B, &[6, 14, G]);
        for (drawn, hand) in [(14, [9, 14, 20]), (G, [G, 9, 20])] {
            let drawn = state.draws(drawn);
            let stopped = drawn.play(Ms(0), By::Table, &Move::Stop).expect("the table agrees");
            assert_eq!(stopped.state.hand_numbers(A), hand);
        }
    }

    #[test]
    fn heure_r22_nobody_stops_it_alone() {
        for by in [By::Seat(A), By::Seat(B)] {
            let refused =
                busy(2).play(Ms(0), by, &Move::Stop).expect_err("the table did not agree");
            assert_eq!(refused, Refusal::TableOnly);
        }
    }
}
