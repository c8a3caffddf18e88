//! Thinking time (option O5, MIL-Q38) and longer time by seat.

use crate::rules::clock::{Clock, Longer};
use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;

/// Thirty seconds a question.
fn half_a_minute(players: u8, change: impl FnOnce(&mut Options)) -> Millions {
    table_with(players, |options| {
        options.thinking = Thinking::Seconds30;
        change(options);
    })
}

fn clock(table: &Millions, seat: Seat) -> Clock {
    table.view(Viewer::Table).seats[seat.index()].clock
}

/// The seat on turn has covered all but that answer, without settling.
fn only(table: &Millions, letter: usize) -> Millions {
    let others = set(&[LETTERS[letter]]).rest();
    others.iter().fold(table.clone(), |table, other| table.then(Move::Cover(other)))
}

#[test]
fn mil_o5_thinking_time_per_question_if_the_table_wants() {
    for (thinking, span) in [
        (Thinking::Unlimited, None),
        (Thinking::Seconds30, Some(Ms(30_000))),
        (Thinking::Seconds60, Some(Ms(60_000))),
        (Thinking::Seconds90, Some(Ms(90_000))),
    ] {
        assert_eq!(table_with(2, |options| options.thinking = thinking).deadline(), span);
    }
}

#[test]
fn mil_q38_each_has_his_own_time_which_stands_still_while_others_act() {
    let table = half_a_minute(3, |_| {});
    assert_eq!(
        (clock(&table, B), clock(&table, C)),
        (Clock::Until(Ms(30_000)), Clock::Frozen(Ms(30_000)))
    );
    let settled = only(&table, 0).at(10_000, Move::Settle);
    assert_eq!(clock(&settled, B), Clock::Frozen(Ms(20_000)));
    assert_eq!(settled.deadline(), Some(Ms(40_000)));
    let asked = only(&settled, 0).at(15_000, Move::Settle);
    assert_eq!((asked.turn(), asked.deadline()), (Some(B), Some(Ms(35_000))), "it runs on");
}

#[test]
fn mil_q38_it_rests_during_a_vote_a_call_and_the_choice_of_the_host() {
    let change = |options: &mut Options| {
        options.real_call = true;
        options.chosen_fifty = true;
    };
    let table = half_a_minute(3, change);
    let wrong = table.right_or_not(false);
    for (asks, comes_back) in [
        (Move::Audience, Move::Give(LETTERS[0])),
        (Move::Phone(Some(C)), Move::Give(LETTERS[0])),
        (Move::Fifty, Move::Spare(wrong)),
        (Move::Call, Move::Busy),
    ] {
        let away = table.at(12_000, asks);
        assert_eq!((away.deadline(), clock(&away, B)), (None, Clock::Frozen(Ms(18_000))));
        assert_eq!(away.at(50_000, comes_back).deadline(), Some(Ms(68_000)), "{asks:?}");
    }
    let talking = table.at(12_000, Move::Call).at(20_000, Move::Connected);
    assert_eq!(talking.later(50_000).deadline(), Some(Ms(68_000)));
    let choice = half_a_minute(2, |_| {}).all_answer(&[true]);
    assert_eq!((choice.phase_name(), choice.deadline()), ("choice", None));
}

#[test]
fn mil_q38_it_runs_in_a_free_try_and_before_the_final_word() {
    let tries = half_a_minute(2, |_| {}).at(10_000, Move::Audience);
    assert_eq!((tries.phase_name(), tries.deadline()), ("tries", Some(Ms(30_000))));
    let asked = only(&half_a_minute(2, |_| {}), 0).at(10_000, Move::Settle);
    assert_eq!((asked.phase_name(), asked.deadline()), ("confirm", Some(Ms(30_000))));
    let again = asked.at(12_000, Move::No);
    assert_eq!(again.deadline(), Some(Ms(30_000)));
}

#[test]
fn mil_q38_time_out_the_one_uncovered_answer_is_the_final_word() {
    let table = half_a_minute(3, |_| {}).with_right(LETTERS[2]);
    let step = only(&table, 2).time_up();
    assert_eq!(step.events, [Event::TimeRanOut { seat: B }]);
    assert_eq!(step.state.turn(), Some(C));
    let revealed = only(&step.state, 0).then(Move::Settle);
    assert_eq!(revealed.turn(), Some(C), "B's final word has been given");
    assert_eq!(revealed.confirmed().given(B), (Some(LETTERS[2]), true));
}

#[test]
fn mil_q38_time_out_with_several_uncovered_is_wrong() {
    let table = half_a_minute(2, |_| {}).at_worth(6_000);
    let over = table.then(Move::Cover(LETTERS[0])).time_up().state;
    assert_eq!((over.given(B), over.totals()), ((None, false), vec![0, 1_500]));
}

#[test]
fn mil_q38_time_out_ends_lifelines_tries_and_walking() {
    let tries = half_a_minute(2, |_| {}).at_worth(6_000).then(Move::Audience);
    let over = tries.time_up().state;
    assert_eq!((over.totals(), over.game), (vec![0, 1_500], 2));
    let asked = half_a_minute(2, |_| {}).at_worth(6_000).answers_so(true);
    assert_eq!(asked.time_up().state.hand(), 6_000, "the answer stands");
}

#[test]
fn mil_q38_on_television_nothing_is_covered_so_he_is_wrong() {
    let table = half_a_minute(3, |options| options.television = true).at_worth(6_000);
    let said = table.then(Move::Say(table.right()));
    for table in [table, said] {
        assert_eq!(table.time_up().state.totals(), [0, 1_500, 0]);
    }
}

#[test]
fn a_seat_may_have_longer_time_in_the_same_match() {
    let mut setup = with(3, |options| options.thinking = Thinking::Seconds30);
    setup.longer = vec![Longer::Once, Longer::Twice, Longer::Half];
    let table = start(&setup).reads();
    assert_eq!(clock(&table, B), Clock::Until(Ms(60_000)));
    assert_eq!(clock(&table, C), Clock::Frozen(Ms(45_000)));
}
