//! Two players (MIL-2P-1 to 2P-15, Q17, Q18, Q34, Q35; option O9): vote and phone call as free tries.

use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::*;

const CARD: Move = Move::Phone(None);

/// Host A and contestant B at that question, its right answer at [a].
fn at(euros: u32) -> Millions {
    table(2).at_worth(euros).with_right(LETTERS[0])
}

/// B shows those cards.
fn shows(table: Millions, letters: &[Letter]) -> Millions {
    letters.iter().fold(table, |table, &letter| table.then(Move::Show(letter)))
}

#[test]
fn mil_2p_1_50_50_works_as_ever() {
    let halved = at(3_000).then(Move::Fifty);
    assert_eq!(halved.eyes(B).excluded.count(), 2);
    assert_eq!(halved.then(Move::Walk).totals(), [0, 1_500]);
}

#[test]
fn mil_2p_2_the_vote_is_a_card_shown_to_the_host() {
    let tries = at(500).step(Move::Audience);
    assert_eq!(tries.events, [Event::Used { seat: B, lifeline: Lifeline::Audience }]);
    assert_eq!((tries.state.phase_name(), tries.state.turn()), ("tries", Some(B)));
    assert_eq!(tries.state.moves(By::Seat(B)), LETTERS.map(Move::Show));
}

#[test]
fn mil_2p_3_a_right_card_wins_the_question_without_a_final_word() {
    let step = at(500).then(Move::Audience).step(Move::Show(LETTERS[0]));
    assert_eq!(step.events[0], Event::Tried { seat: B, answer: LETTERS[0], right: true });
    assert_eq!((step.state.phase_name(), step.state.hand()), ("choice", 500));
    assert!(!step.events.iter().any(|event| matches!(event, Event::FinalWord { .. })));
}

#[test]
fn mil_2p_4_a_wrong_card_costs_nothing_and_a_second_one_follows() {
    let missed = shows(at(500).then(Move::Audience), &[LETTERS[1]]);
    assert_eq!((missed.phase_name(), missed.totals()), ("tries", vec![0, 0]));
    let left = [LETTERS[0], LETTERS[2], LETTERS[3]];
    assert_eq!(missed.moves(By::Seat(B)), left.map(Move::Show));
}

#[test]
fn mil_2p_4a_between_the_two_nothing_else_can_be_done() {
    let everything = [Move::Walk, Move::Settle, Move::Fifty, CARD, Move::Cover(LETTERS[2])];
    let free = |options: &mut Options| options.walk_any_time = true;
    for table in [at(500), table_with(2, free).with_right(LETTERS[0]), television(2)] {
        let wrong = table.right_or_not(false);
        let missed = shows(table.then(Move::Audience), &[wrong]);
        for mv in everything {
            assert_eq!(missed.refusal(mv), Refusal::MustShow, "{mv:?}");
        }
    }
}

#[test]
fn mil_q34_nor_before_the_first() {
    let tries = at(500).then(Move::Audience);
    assert_eq!(tries.refusal(Move::Walk), Refusal::MustShow);
    assert!(!tries.listed(Move::Walk));
}

#[test]
fn mil_2p_5_the_second_card_right_wins_the_question() {
    let won = shows(at(500).then(Move::Audience), &[LETTERS[1], LETTERS[0]]);
    assert_eq!((won.phase_name(), won.hand()), ("choice", 500));
}

#[test]
fn mil_2p_6_after_two_misses_two_answers_remain_and_he_is_still_in() {
    let missed = shows(at(500).then(Move::Audience), &[LETTERS[1], LETTERS[2]]);
    assert_eq!((missed.phase_name(), missed.turn()), ("answer", Some(B)));
    assert_eq!(missed.eyes(B).excluded.rest(), set(&[LETTERS[0], LETTERS[3]]));
    assert!(missed.listed(Move::Walk) && missed.listed(CARD));
    let one = shows(at(500).then(Move::Fifty).then(CARD), &[]);
    let wrong = one.wrong_left(B).single().expect("one is left");
    let one = shows(one, &[wrong]);
    assert_eq!(one.eyes(B).excluded.rest().single(), Some(LETTERS[0]), "one, after a 50:50");
}

#[test]
fn mil_2p_7_choosing_one_on_his_holder_is_a_final_answer() {
    let missed = shows(at(12_000).then(Move::Audience), &[LETTERS[1], LETTERS[2]]);
    assert_eq!(missed.all_answer(&[true]).hand(), 12_000);
    assert_eq!(missed.all_answer(&[false]).totals(), [0, 1_500]);
}

#[test]
fn mil_2p_8_the_phone_call_is_one_card() {
    let tries = at(500).step(CARD);
    assert_eq!(tries.events, [Event::Used { seat: B, lifeline: Lifeline::Phone }]);
    assert_eq!(tries.state.phase_name(), "tries");
    assert_eq!(at(500).refusal(Move::Phone(Some(A))), Refusal::NobodyToPhone);
}

#[test]
fn mil_2p_9_right_the_question_is_won() {
    let won = shows(at(500).then(CARD), &[LETTERS[0]]);
    assert_eq!((won.phase_name(), won.hand()), ("choice", 500));
}

#[test]
fn mil_2p_10_wrong_he_answers_uses_another_lifeline_or_leaves() {
    let missed = shows(at(500).then(CARD), &[LETTERS[3]]);
    assert_eq!((missed.phase_name(), missed.eyes(B).excluded), ("answer", set(&[LETTERS[3]])));
    assert!(missed.listed(Move::Fifty) && missed.listed(Move::Audience));
    assert_eq!(missed.then(Move::Walk).totals(), [0, 300]);
    assert_eq!(missed.all_answer(&[true]).hand(), 500);
}

#[test]
fn mil_2p_11_the_next_card_is_his_normal_answer() {
    let missed = shows(at(12_000).then(CARD), &[LETTERS[3]]);
    assert_eq!(missed.refusal(Move::Show(LETTERS[0])), Refusal::NoFreeTry);
    assert_eq!(missed.all_answer(&[false]).totals(), [0, 1_500]);
}

#[test]
fn mil_q17_a_vote_is_two_free_tries_and_a_phone_call_one() {
    let vote = shows(at(500).then(Move::Audience), &[LETTERS[1]]);
    let call = shows(at(500).then(CARD), &[LETTERS[1]]);
    assert_eq!((vote.phase_name(), call.phase_name()), ("tries", "answer"));
}

#[test]
fn mil_2p_12_what_is_excluded_stays_excluded_for_the_question() {
    let missed = shows(at(500).then(CARD), &[LETTERS[3]]);
    assert_eq!(missed.refusal(Move::Uncover(LETTERS[3])), Refusal::Excluded);
    let tries = missed.then(Move::Audience);
    assert_eq!(tries.refusal(Move::Show(LETTERS[3])), Refusal::Excluded);
    let next = shows(tries, &[LETTERS[0]]).all_try();
    assert_eq!(next.eyes(B).excluded.count(), 0, "the next question is whole");
}

#[test]
fn mil_2p_13_three_tries_or_50_50_and_one_make_a_question_certain() {
    for order in [[Move::Audience, CARD], [CARD, Move::Audience]] {
        let mut table = at(1_500);
        for lifeline in order {
            table = table.then(lifeline);
            while table.phase_name() == "tries" {
                let wrong = table.wrong_left(B).iter().next().expect("three tries, three wrong");
                table = table.then(Move::Show(wrong));
            }
        }
        assert_eq!(table.eyes(B).excluded.rest().single(), Some(LETTERS[0]));
        assert_eq!(table.all_answer(&[true]).hand(), 1_500);
    }
}

#[test]
fn mil_2p_14_50_50_leaves_two_of_what_is_left_or_is_not_offered() {
    let missed = shows(at(500).then(CARD), &[LETTERS[3]]);
    let halved = missed.then(Move::Fifty).eyes(B);
    assert_eq!(halved.excluded.rest().count(), 2);
    assert!(halved.excluded.has(LETTERS[3]) && !halved.excluded.has(LETTERS[0]));
    let two = shows(at(500).then(Move::Audience), &[LETTERS[1], LETTERS[2]]);
    assert_eq!(two.refusal(Move::Fifty), Refusal::NothingToHalve);
    assert!(!two.listed(Move::Fifty) && !two.may().lifelines.contains(&Lifeline::Fifty));
}

#[test]
fn mil_q18_combinations_are_allowed_and_a_single_answer_left_is_simply_right() {
    let halved = at(500).then(Move::Fifty);
    let wrong = halved.wrong_left(B).single().expect("one is left");
    let one = shows(halved.then(Move::Audience), &[wrong]);
    assert_eq!(one.moves(By::Seat(B)), [Move::Show(LETTERS[0])]);
    let sure = shows(halved.then(CARD), &[wrong]);
    assert_eq!(sure.refusal(Move::Cover(LETTERS[0])), Refusal::OneMustStay);
    assert_eq!(sure.then(Move::Settle).confirmed().hand(), 500);
}

#[test]
fn mil_2p_15_after_his_game_the_contestant_is_host_and_the_host_contestant() {
    let second = at(500).all_answer(&[false]);
    assert_eq!((second.lead, second.who_is_in(), second.game), (B, vec![A], 2));
}

#[test]
fn mil_q35_a_right_try_at_level_15_wins_the_million_at_once() {
    let won = shows(table(2).at_level(15).with_right(LETTERS[0]).then(CARD), &[LETTERS[0]]);
    assert_eq!(
        (won.phase_name(), won.totals(), won.winners()),
        ("over", vec![0, 1_000_000], vec![B])
    );
}

#[test]
fn mil_o9_the_second_card_may_be_free_too() {
    let free = |options: &mut Options| options.second_card_free = true;
    let table = table_with(2, free).at_worth(12_000).with_right(LETTERS[0]);
    let missed = shows(table.then(CARD), &[LETTERS[1]]);
    assert!(missed.may().free_card && missed.listed(Move::Show(LETTERS[0])));
    assert_eq!(shows(missed.clone(), &[LETTERS[0]]).hand(), 12_000);
    let twice = shows(missed.clone(), &[LETTERS[2]]);
    assert_eq!((twice.phase_name(), twice.totals()), ("answer", vec![0, 0]));
    assert_eq!(twice.refusal(Move::Show(LETTERS[0])), Refusal::NoFreeTry);
    let halved = missed.then(Move::Fifty);
    assert_eq!(halved.refusal(Move::Show(LETTERS[0])), Refusal::NoFreeTry, "given up");
    let again = missed.answers_so(true).then(Move::No);
    assert_eq!(again.refusal(Move::Show(LETTERS[0])), Refusal::NoFreeTry, "given up");
}

#[test]
fn mil_v4_with_2_players_the_host_sees_everything_the_contestant_does() {
    let covered = at(500).then(Move::Fifty).answers_nothing();
    let console = covered.view(Viewer::Seat(A)).console.expect("he is the host");
    assert_eq!(console.holder, Some(covered.eyes(B)));
    assert_eq!(covered.view(Viewer::Table).holder, None);
    let three = table(3).view(Viewer::Seat(A)).console.expect("he is the host");
    assert_eq!(three.holder, None, "with more he does not");
}
