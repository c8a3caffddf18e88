//! Lifelines in general and the 50:50 (MIL-J1 to J4, J50, Q13; option O8).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letters;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::*;
use std::collections::BTreeSet;

#[test]
fn mil_j1_using_a_lifeline_hands_it_to_the_host() {
    let step = table(3).step(Move::Fifty);
    assert_eq!(step.events[0], Event::Used { seat: B, lifeline: Lifeline::Fifty });
    let view = step.state.view(Viewer::Table);
    assert_eq!(view.seats[1].lifelines, [Lifeline::Audience, Lifeline::Phone]);
}

#[test]
fn mil_j2_every_game_starts_with_all_three_and_a_used_one_never_comes_back_in_it() {
    let used = table(3).then(Move::Fifty).answers_so(true).answers_so(true).confirmed().all_try();
    assert_eq!(used.lifelines[1].count(), 2);
    let next = used.all_answer(&[false, false]);
    assert_eq!((next.game, next.lifelines.map(|left| left.count())), (2, [3; 5]));
}

#[test]
fn mil_j3_lifelines_at_any_level_in_any_order_several_on_one_question() {
    let audience = |table: &Millions| table.then(Move::Audience).then(Move::Give(LETTERS[0]));
    let phone = |table: &Millions| table.then(Move::Phone(Some(C))).then(Move::Give(LETTERS[1]));
    let fifty = |table: &Millions| table.then(Move::Fifty);
    for level in [1, 8, 15] {
        let table = table(3).at_level(level);
        for all in [
            fifty(&audience(&phone(&table))),
            phone(&fifty(&audience(&table))),
            audience(&phone(&fifty(&table))),
        ] {
            assert_eq!((all.turn(), all.lifelines[1].count()), (Some(B), 0));
            assert!(all.may().lifelines.is_empty());
        }
    }
}

#[test]
fn mil_j4_lifelines_belong_to_the_contestant() {
    let used = table(3).then(Move::Fifty);
    assert_eq!((used.lifelines[1].count(), used.lifelines[2].count()), (2, 3));
    let next = used.answers_so(true);
    assert!(next.listed(Move::Fifty), "C has his own");
    assert_eq!(next.refusal_of(B, Move::Audience), Refusal::NotYourTurn { turn: C });
}

#[test]
fn mil_j50_1_he_gives_his_holder_with_all_that_he_had_covered() {
    let covered = table(3).answers_nothing();
    let holder = covered.then(Move::Fifty).eyes(B);
    assert_eq!(holder.covers, holder.excluded, "it comes back with nothing but the host's covers");
}

#[test]
fn mil_j50_2_two_answers_remain_one_of_them_right() {
    for seed in 0..20 {
        let table = start(&Setup { seed, ..setup(3) }).reads();
        let holder = table.then(Move::Fifty).eyes(B);
        let left = holder.excluded.rest();
        assert_eq!((left.count(), left.has(table.right())), (2, true));
    }
}

#[test]
fn mil_j50_3_the_result_is_for_this_contestant_alone() {
    let table = table(4);
    let halved = table.then(Move::Fifty);
    let other = halved.clone().with_halved(B, &halved);
    assert_ne!(halved.eyes(B), other.eyes(B));
    for viewer in [Viewer::Table, Viewer::Seat(C), Viewer::Seat(D)] {
        assert_eq!(halved.view(viewer), other.view(viewer), "{viewer:?}");
    }
    assert!(table.shows(Move::Fifty).contains(&Event::Halved { seat: B, left: None }));
}

#[test]
fn mil_j50_4_then_he_covers_the_last_wrong_one_or_goes_on_or_walks() {
    let halved = table(3).then(Move::Fifty);
    let wrong = halved.wrong_left(B).single().expect("one wrong answer is left");
    assert_eq!(halved.refusal(Move::Settle), Refusal::ExactlyOne);
    let covered = halved.then(Move::Cover(wrong));
    assert_eq!(covered.eyes(B).uncovered(), Some(halved.right()));
    assert!(covered.listed(Move::Settle));
    assert!(halved.listed(Move::Audience) && halved.listed(Move::Walk));
}

#[test]
fn mil_q13_which_ones_is_chance_for_each_contestant_whatever_he_had_covered() {
    let spared = |table: &Millions, seat| {
        let halved = table.then(Move::Fifty);
        halved.wrong_left(seat).single().expect("one wrong answer is left")
    };
    let mut seen = BTreeSet::new();
    let mut differ = 0;
    for seed in 0..60 {
        let table = start(&Setup { seed, ..setup(3) }).reads().with_right(LETTERS[0]);
        seen.insert(spared(&table, B));
        let after = table.then(Move::Fifty).answers_so(true);
        differ += u8::from(spared(&table, B) != spared(&after, C));
    }
    assert_eq!(seen.len(), 3, "each of the three wrong ones");
    assert!(differ > 10, "drawn for each anew: {differ}");
}

#[test]
fn mil_o8_the_host_may_choose_which_wrong_answer_stays() {
    let table = table_with(3, |options| options.chosen_fifty = true).with_right(LETTERS[1]);
    let asked = table.then(Move::Fifty);
    assert_eq!((asked.phase_name(), asked.turn()), ("fifty", Some(A)));
    assert_eq!(asked.refusal(Move::Spare(LETTERS[1])), Refusal::RightStaysAnyway);
    assert_eq!(asked.refusal(Move::Read), Refusal::MustSpare);
    assert_eq!(asked.refusal_of(B, Move::Spare(LETTERS[0])), Refusal::NotYourTurn { turn: A });
    let spared = asked.then(Move::Spare(LETTERS[3]));
    assert_eq!(spared.eyes(B).excluded.rest(), set(&[LETTERS[1], LETTERS[3]]));
    assert_eq!((spared.turn(), spared.phase_name()), (Some(B), "answer"));
}

#[test]
fn mil_o8_with_the_device_as_host_it_stays_chance() {
    let table = table_with(2, |options| {
        options.device = true;
        options.chosen_fifty = true;
    });
    assert_eq!(table.then(Move::Fifty).phase_name(), "answer");
}

impl Millions {
    /// The same with a 50:50 that has left a wrong answer excluded in `from`.
    fn with_halved(mut self, seat: Seat, from: &Millions) -> Millions {
        let excluded = from.holder(seat).halved.iter().next().expect("two of them");
        let left = Letters::only(from.right()).with(excluded);
        let holder = &mut self.holders[seat.index()];
        holder.halved = left.rest();
        holder.covers = holder.halved;
        self
    }
}
