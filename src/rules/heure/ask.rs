//! A card that fits nowhere (HEURE-N1–N4): could another player lay it?

use super::cards::{Card, Hour};
use super::{Event, Heure, Phase, open, over, sealed};
use crate::rules::{Seat, Step};

/// The opponents who could still lay the card, clockwise (HEURE-N2, HEURE-R7).
pub fn could_lay(state: &Heure, hour: Hour) -> impl Iterator<Item = Seat> {
    state.opponents().filter(move |&seat| state.row(seat).fits_somewhere(hour))
}

/// Asks the question: answered from the rows, or by the opponents themselves (option O3).
pub fn ask(mut state: Heure, hour: Hour) -> Step<Heure> {
    let mut events = vec![Event::Asked { seat: state.turn, hour }];
    let able: Vec<Seat> = could_lay(&state, hour).collect();
    match able.first() {
        None => put_away(state, hour, events),
        Some(&asked) if state.options.answer_themselves => {
            state.phase = Phase::Answer { hour, asked };
            open(state, events)
        }
        Some(_) => {
            events.extend(able.iter().map(|&seat| Event::Answered { seat, yes: true }));
            keep(state, hour, events)
        }
    }
}

/// Somebody could lay it: the card stays in play, in the hand of the player who drew it (HEURE-N3).
pub fn keep(mut state: Heure, hour: Hour, mut events: Vec<Event>) -> Step<Heure> {
    let seat = state.turn;
    state.take(seat, Card::Hour(hour));
    events.push(Event::Kept { seat, hour });
    over::end_turn(&mut state, &mut events);
    open(state, events)
}

/// Nobody says yes: the card goes into the box, and the player takes one from the pile, which he may not
/// lay (HEURE-N4).
pub fn put_away(mut state: Heure, hour: Hour, mut events: Vec<Event>) -> Step<Heure> {
    let seat = state.turn;
    state.boxed.push(Card::Hour(hour));
    events.push(Event::PutAway { seat, hour });
    if let Some(card) = state.pile.pop() {
        state.take(seat, card);
        events.push(Event::DrewFromPile { seat });
    }
    over::end_turn(&mut state, &mut events);
    sealed(state, events)
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, COMPLETE, D, FROM_7, G, hour, six_for};
    use super::super::{Move, Refusal};
    use super::*;
    use crate::rules::{By, Game, Ms};

    #[test]
    fn heure_n1_a_card_that_fits_nowhere_is_asked_about() {
        let state = six_for(&[[0; 7], FROM_7]);
        assert_eq!(state.phase_name(), "ask");
        for mv in [Move::Lay { slot: 1 }, Move::Draw { card: 0 }, Move::Hide] {
            assert_eq!(state.refusal(mv), Refusal::MustAsk);
        }
        assert_eq!(state.shows(Move::Ask)[0], Event::Asked { seat: A, hour: hour(6) });
    }

    #[test]
    fn heure_n2_could_lay_means_a_free_slot_on_his_row_as_it_lies() {
        for (row, yes) in [
            ([0; 7], true),
            ([0, 7, 0, 0, 0, 0, 0], true),
            (FROM_7, false),
            ([6, 0, 0, 0, 0, 0, 0], false),
            (COMPLETE, false),
        ] {
            let kept = six_for(&[row]).then(Move::Ask).hand_numbers(A).contains(&6);
            assert_eq!(kept, yes, "{row:?}");
        }
    }

    #[test]
    fn heure_n2_his_turn_hand_and_ghosts_play_no_part() {
        for hand in [&[G, 10][..], &[G, G, 6], &[6]] {
            let state = six_for(&[[0; 7], FROM_7]).with_hand(B, hand);
            assert_eq!(state.then(Move::Ask).hand_numbers(A), [6, 9, 20]);
        }
    }

    #[test]
    fn heure_n3_with_one_yes_the_card_goes_into_his_hand() {
        for others in [&[[0; 7]][..], &[FROM_7, [0; 7]], &[FROM_7, COMPLETE, [0; 7]]] {
            let before = six_for(others);
            let after = before.then(Move::Ask);
            assert_eq!(after.hand_numbers(A), [6, 9, 20]);
            assert_eq!((after.rows, after.pile), (before.rows, before.pile));
            assert_eq!((after.boxed.count(), after.turn()), (0, Some(B)));
        }
    }

    #[test]
    fn heure_n4_without_a_yes_it_is_boxed_and_a_pile_card_taken_unseen() {
        for others in [&[FROM_7][..], &[FROM_7, COMPLETE], &[FROM_7, COMPLETE, FROM_7]] {
            let step = six_for(others).step(Move::Ask);
            let [asked, away] = [
                Event::Asked { seat: A, hour: hour(6) },
                Event::PutAway { seat: A, hour: hour(6) },
            ];
            let then = [Event::DrewFromPile { seat: A }, Event::Turn { seat: B }];
            assert_eq!(step.events, [[asked, away], then].concat());
            assert_eq!(step.state.hand_numbers(A), [9, 13, 20]);
            assert_eq!(step.state.boxed.to_vec(), [Card::Hour(hour(6))]);
            assert_eq!(step.state.pile.count(), 2);
        }
    }

    #[test]
    fn heure_n4_the_pile_card_may_not_be_laid() {
        // 13:00 would fit on A's row, but the turn is over.
        let after = six_for(&[FROM_7]).then(Move::Ask);
        let lay = after.play(Ms(0), By::Seat(A), &Move::Lay { slot: 5 });
        assert_eq!(lay.expect_err("his turn is over"), Refusal::NotYourTurn { turn: B });
    }

    #[test]
    fn heure_o1_a_ghost_drawn_under_n4_is_kept_unseen_without_a_further_draw() {
        let step = six_for(&[FROM_7]).with_pile(&[G, 13]).step(Move::Ask);
        assert_eq!((step.state.hand_numbers(A), step.state.pile.count()), (vec![G, 9, 20], 1));
        let shown = |event: &Event| matches!(event, Event::GhostShown { .. });
        assert!(!step.events.iter().any(shown));
    }

    #[test]
    fn heure_r7_every_opponent_who_could_lay_it_says_so() {
        let step = six_for(&[[0; 7], FROM_7, [0; 7]]).step(Move::Ask);
        let [b, d] = [B, D].map(|seat| Event::Answered { seat, yes: true });
        assert_eq!(step.events[1..3], [b, d]);
    }

    #[test]
    fn heure_r7_a_blocked_row_is_judged_as_it_lies() {
        // 08:00 on slot 4 is blocked, yet 06:00 fits before it.
        let kept = six_for(&[[0, 0, 0, 8, 0, 0, 0]]).then(Move::Ask);
        assert_eq!(kept.hand_numbers(A), [6, 9, 20]);
    }
}
