//! A player leaves the table (MIL-Q31).

use crate::rules::millions::table::*;
use crate::rules::millions::view::Role;
use crate::rules::millions::*;

#[test]
fn mil_q31_a_contestant_walks_away_with_his_money_in_hand_and_his_total_stays() {
    let gone = table(4).at_worth(3_000).gone_from(C);
    assert_eq!((gone.totals(), gone.who_is_in()), (vec![0, 0, 1_500, 0], vec![B, D]));
    assert_eq!(gone.view(Viewer::Table).seats[2].role, Role::Gone);
    let next = gone.all_answer(&[false, false]).reads().all_answer(&[false, false]);
    assert_eq!((next.lead, next.who_is_in()), (D, vec![A, B]), "he is skipped as host");
}

#[test]
fn mil_q31_if_the_host_leaves_the_question_is_dropped_and_all_who_are_in_are_paid() {
    let gone = table(4).at_worth(3_000).answers_so(true).gone_from(A);
    assert_eq!(gone.totals(), [0, 1_500, 1_500, 1_500]);
    assert_eq!((gone.lead, gone.game, gone.who_is_in()), (B, 2, vec![C, D]));
    assert!(gone.view(Viewer::Table).shown.is_none());
}

#[test]
fn mil_q31_lifelines_follow_the_number_of_players_left() {
    let table = table(3).gone_from(C);
    assert_eq!((table.phase_name(), table.turn()), ("answer", Some(B)));
    assert_eq!(table.then(Move::Audience).phase_name(), "tries");
}

#[test]
fn mil_q31_with_fewer_than_two_left_the_match_ends_and_totals_decide() {
    let over = table(2).at_worth(12_000).gone_from(A);
    assert_eq!(
        (over.phase_name(), over.totals(), over.winners()),
        ("over", vec![0, 6_000], vec![B])
    );
    let over = table(2).at_worth(12_000).gone_from(B);
    assert_eq!((over.phase_name(), over.winners()), ("over", vec![B]), "his total stays");
    let one = device(2).gone_from(A);
    assert_eq!((one.phase_name(), one.turn()), ("answer", Some(B)), "the device goes on with one");
    assert_eq!(one.gone_from(B).phase_name(), "over");
}

#[test]
fn mil_q31_only_the_table_says_that_somebody_has_left() {
    let table = table(3);
    assert_eq!(table.refusal_of(B, Move::Gone(B)), Refusal::TableOnly);
    let by_table = |table: &Millions, seat| table.play(Ms(0), By::Table, &Move::Gone(seat));
    assert_eq!(by_table(&table, E).map(|_| ()), Err(Refusal::NobodyOnThatSeat));
    let gone = table.gone_from(C);
    assert_eq!(by_table(&gone, C).map(|_| ()), Err(Refusal::AlreadyGone));
    assert_eq!(gone.moves(By::Table), [A, B].map(Move::Gone));
}

#[test]
fn mil_q31_whoever_was_waited_for_is_waited_for_no_longer() {
    let asked = table(5).then(Move::Audience);
    let voted = asked.gone_from(C);
    assert_eq!((voted.phase_name(), voted.turn()), ("vote", Some(D)));
    let over = asked.then(Move::Give(LETTERS[0])).then(Move::Give(LETTERS[0])).gone_from(E);
    assert_eq!((over.phase_name(), over.eyes(B).cards.len()), ("answer", 3));
    assert_eq!(asked.gone_from(B).turn(), Some(C), "the asker himself: the next one answers");
    let phoned = table(4).then(Move::Phone(Some(D))).gone_from(D);
    assert_eq!((phoned.phase_name(), phoned.turn()), ("answer", Some(B)));
    assert_eq!(phoned.refusal(Move::Phone(Some(C))), Refusal::LifelineUsed);
    assert_eq!(table(4).then(Move::Phone(Some(D))).gone_from(B).turn(), Some(C));
    assert_eq!(self::table(4).gone_from(D).refusal(Move::Phone(Some(D))), Refusal::AlreadyGone);
}

#[test]
fn mil_q31_in_every_phase_the_game_goes_on_without_him() {
    let real = |options: &mut Options| {
        options.real_call = true;
        options.chosen_fifty = true;
    };
    let table = table_with(4, real);
    let choice = table.all_answer(&[true, true, true]);
    for (waiting, turn) in [
        (choice.clone(), ("choice", Some(C))),
        (table.then(Move::Call), ("answer", Some(C))),
        (table.then(Move::Fifty), ("answer", Some(C))),
        (table.answers_so(true).answers_so(true).answers_so(true), ("confirm", Some(C))),
        (table.clone(), ("answer", Some(C))),
    ] {
        let gone = waiting.gone_from(B);
        assert_eq!((gone.phase_name(), gone.turn()), turn);
    }
    let last = choice.then(Move::Try).then(Move::Try).gone_from(D);
    assert_eq!(last.phase_name(), "reading", "the last one to choose");
    let not_his = choice.gone_from(D);
    assert_eq!((not_his.phase_name(), not_his.turn()), ("choice", Some(B)));
}

#[test]
fn mil_q31_the_candidates_leaving_ends_his_game() {
    let gone = television(4).at_worth(500).gone_from(B);
    assert_eq!((gone.totals(), gone.game, gone.lead), (vec![0, 300, 0, 0], 2, C));
    assert_eq!(gone.who_is_in(), [D]);
}
