//! A host's stay in minutes (option O3, MIL-Q6, Q37).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;

/// A stay of two minutes at a table of that many.
fn two_minutes(players: u8) -> Millions {
    table_with(players, |options| options.minutes = 2)
}

const OVER: u32 = 120_000;

/// All answer and confirm, up to the reveal; the last of them confirms at that moment.
fn revealed_at(table: &Millions, at: u32, right: &[bool]) -> Millions {
    let table = right.iter().fold(table.clone(), |table, &right| table.answers_so(right));
    let asked = (1..right.len()).fold(table, |table, _| table.then(Move::Yes));
    asked.at(at, Move::Yes)
}

#[test]
fn mil_o3_a_host_stays_for_equal_minutes_if_the_table_wants() {
    let table = two_minutes(3);
    assert_eq!(table.stay_until, Some(Ms(OVER)));
    let again = table.all_answer(&[false, false]);
    assert_eq!((again.lead, again.game, again.stay_until), (A, 2, Some(Ms(OVER))));
    let next = revealed_at(&again.reads(), OVER + 5_000, &[false, false]);
    assert_eq!((next.lead, next.stay_until), (B, Some(Ms(2 * OVER + 5_000))));
}

#[test]
fn mil_q6_when_time_is_up_the_question_is_settled_and_all_who_are_in_are_paid() {
    let table = two_minutes(3).at_worth(800);
    assert_eq!(table.deadline(), None, "the question in progress goes on");
    let over = revealed_at(&table, OVER + 1, &[true, false]);
    assert_eq!((over.totals(), over.lead), (vec![0, 800, 0], B));
}

#[test]
fn mil_q37_the_same_host_starts_another_game_while_his_minutes_last() {
    let one = two_minutes(3).at_worth(500).all_answer(&[true, false]).choose(&[B]);
    assert_eq!((one.lead, one.game, one.level, one.who_is_in()), (A, 2, 1, vec![B, C]));
    assert_eq!(one.lifelines[1].count(), 3);
    let two = one.reads().all_answer(&[true, true]).choose(&[B, C]);
    assert_eq!(two.totals(), [0, 700, 200], "gains are added");
}

#[test]
fn mil_q37_in_a_choice_no_other_question_is_started_when_time_is_up() {
    let choice = two_minutes(3).at_worth(1_500).all_answer(&[true, true]);
    assert_eq!(choice.deadline(), Some(Ms(OVER)));
    let tried = choice.at(OVER - 1, Move::Try);
    let step = tried.time_up();
    assert_eq!(step.state.totals(), [0, 1_500, 1_500], "who has said try is paid as well");
    assert_eq!((step.state.lead, step.events[0]), (B, Event::TimeOver));
}

#[test]
fn mil_q37_a_question_is_in_progress_once_it_lies_in_the_holder() {
    let reading = two_minutes(2).all_answer(&[true]).at(OVER - 1, Move::Try);
    assert_eq!((reading.phase_name(), reading.deadline()), ("reading", None));
    let read = reading.at(OVER + 500, Move::Read);
    assert_eq!(revealed_at(&read, OVER + 9_000, &[true]).totals(), [0, 300]);
}

#[test]
fn mil_q37_with_the_device_as_host_the_same_first_seat_on_television_the_same_candidate() {
    let device = table_with(2, |options| {
        options.device = true;
        options.minutes = 2;
    });
    assert_eq!(device.all_answer(&[false, false]).lead, A);
    let television = table_with(3, |options| {
        options.television = true;
        options.minutes = 2;
    });
    let again = television.all_answer(&[false]);
    assert_eq!((again.game, again.who_is_in()), (2, vec![B]));
}

#[test]
fn mil_q37_the_million_ends_the_match_all_the_same() {
    assert_eq!(two_minutes(2).at_level(15).all_answer(&[true]).phase_name(), "over");
}
