//! An opponent answers for himself whether he could lay the card (HEURE-R7, option O3).

use super::ask::{could_lay, keep, put_away};
use super::cards::Hour;
use super::{Event, Heure, Phase, open};
use crate::rules::{Seat, Step};

/// Applies an opponent's own answer; after a silence the next one who could lay it is asked.
pub fn answer(mut state: Heure, hour: Hour, asked: Seat, yes: bool) -> Step<Heure> {
    let events = vec![Event::Answered { seat: asked, yes }];
    if yes {
        return keep(state, hour, events);
    }
    let next = could_lay(&state, hour).skip_while(|&seat| seat != asked).nth(1);
    match next {
        Some(asked) => {
            state.phase = Phase::Answer { hour, asked };
            open(state, events)
        }
        None => put_away(state, hour, events),
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C, COMPLETE, D, FROM_7, hour, six_for};
    use super::super::{Move, Refusal};
    use super::*;
    use crate::rules::{By, Game, Ms};

    fn themselves(state: Heure) -> Heure {
        state.with_options(|options| options.answer_themselves = true)
    }

    #[test]
    fn heure_o3_the_opponents_are_asked_clockwise_until_one_says_yes() {
        let state = themselves(six_for(&[[0; 7], FROM_7, [0; 7]])).then(Move::Ask);
        assert_eq!((state.phase_name(), state.turn()), ("answer", Some(B)));
        let silent = state.then(Move::Answer { yes: false });
        assert_eq!((silent.phase_name(), silent.turn()), ("answer", Some(D)));
        let kept = silent.then(Move::Answer { yes: true });
        assert_eq!((kept.hand_numbers(A), kept.turn()), (vec![6, 9, 20], Some(B)));
    }

    #[test]
    fn heure_o3_a_first_yes_settles_it() {
        let state = themselves(six_for(&[[0; 7], [0; 7], [0; 7]])).then(Move::Ask);
        let step = state.step(Move::Answer { yes: true });
        assert_eq!(
            step.events[..2],
            [Event::Answered { seat: B, yes: true }, Event::Kept { seat: A, hour: hour(6) }]
        );
    }

    #[test]
    fn heure_o3_if_all_stay_silent_the_card_is_put_away() {
        let mut state = themselves(six_for(&[[0; 7], [0; 7], [0; 7]])).then(Move::Ask);
        for _ in 0..3 {
            state = state.then(Move::Answer { yes: false });
        }
        assert_eq!((state.boxed.count(), state.hand_numbers(A)), (1, vec![9, 13, 20]));
    }

    #[test]
    fn heure_o3_who_cannot_lay_it_is_not_asked() {
        let nobody = themselves(six_for(&[FROM_7, COMPLETE])).then(Move::Ask);
        assert_eq!((nobody.phase_name(), nobody.boxed.count()), ("draw", 1));
        let only_c = themselves(six_for(&[FROM_7, [0; 7]])).then(Move::Ask);
        let wrong = only_c.play(Ms(0), By::Seat(B), &Move::Answer { yes: true });
        assert_eq!(wrong.expect_err("B cannot say yes"), Refusal::NotYourTurn { turn: C });
    }

    #[test]
    fn heure_o3_nothing_else_may_be_done_while_they_answer() {
        let state = themselves(six_for(&[[0; 7]])).then(Move::Ask);
        for mv in [Move::Ask, Move::Draw { card: 0 }, Move::Lay { slot: 1 }, Move::Hide] {
            assert_eq!(state.refusal(mv), Refusal::MustAnswer);
        }
    }
}
