//! The pyramid and its nets (MIL-G, MIL-N, Q1, section 12): every level, right, wrong, walking away and
//! after each lifeline.

use crate::rules::Seat;
use crate::rules::millions::fixtures::*;
use crate::rules::millions::ladder::{LADDER, Steps, TOP, after_wrong, worth};
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::*;

/// The money in hand on the whole pyramid.
fn in_hand(level: u8) -> u32 {
    Steps::default().in_hand(level)
}

/// Section 1.1: what the question is worth, what is in hand before it, what a wrong answer pays.
const PYRAMID: [(u32, u32, u32); 15] = [
    (200, 0, 0),
    (300, 200, 0),
    (500, 300, 0),
    (800, 500, 0),
    (1_500, 800, 0),
    (3_000, 1_500, 1_500),
    (6_000, 3_000, 1_500),
    (12_000, 6_000, 1_500),
    (24_000, 12_000, 1_500),
    (48_000, 24_000, 1_500),
    (72_000, 48_000, 48_000),
    (100_000, 72_000, 48_000),
    (150_000, 100_000, 48_000),
    (300_000, 150_000, 48_000),
    (1_000_000, 300_000, 48_000),
];

/// Host A and the only contestant B at that level, the question read.
fn climbed(level: u8) -> Millions {
    table(2).at_level(level)
}

/// What B has been paid for this game.
fn paid(table: &Millions) -> u32 {
    table.totals()[1]
}

#[test]
fn mil_q1_the_pyramid_is_the_table_of_the_rules() {
    for (level, (value, hand, wrong)) in (1..=TOP).zip(PYRAMID) {
        assert_eq!((worth(level), in_hand(level), after_wrong(level)), (value, hand, wrong));
    }
    let nets: Vec<u32> = LADDER.iter().filter(|rung| rung.net).map(|rung| rung.worth).collect();
    assert_eq!(nets, [1_500, 48_000]);
}

#[test]
fn mil_g1_15_levels_and_one_single_amount_a_game() {
    assert_eq!(LADDER.len(), 15);
    let table = climbed(9);
    assert_eq!((paid(&table), table.hand()), (0, 12_000), "nothing is paid on the way");
    assert_eq!(paid(&table.all_answer(&[false])), 1_500);
}

#[test]
fn every_level_right_wrong_and_walking_away() {
    for (level, (value, hand, wrong)) in (1..=TOP).zip(PYRAMID) {
        let table = climbed(level);
        assert_eq!((table.level, table.hand()), (level, hand));
        assert_eq!(paid(&table.all_answer(&[false])), wrong, "wrong at {value}");
        let right = table.all_answer(&[true]);
        match level {
            TOP => assert_eq!((paid(&right), right.phase_name()), (1_000_000, "over")),
            _ => assert_eq!((paid(&right), right.hand(), right.level), (0, value, level + 1)),
        }
        if level > 1 {
            let choice = climbed(level - 1).all_answer(&[true]);
            assert_eq!(paid(&choice.then(Move::Take)), hand, "the money before {value}");
        }
    }
}

#[test]
fn every_level_after_each_lifeline_walking_away_right_and_wrong() {
    for (level, (value, hand, wrong)) in (1..=TOP).zip(PYRAMID) {
        // Three players, so that vote and call are not free tries; C is out from the start.
        let table = table(3).answers_so(true).answers_so(false).confirmed();
        let table = if level == 1 { self::table(3) } else { table.all_try().at_level(level) };
        for lifeline in Lifeline::ALL {
            let helped = match lifeline {
                Lifeline::Fifty => table.then(Move::Fifty),
                Lifeline::Audience => table.then(Move::Audience).then(Move::Give(LETTERS[0])),
                Lifeline::Phone => table.then(Move::Phone(Some(C))).then(Move::Give(LETTERS[1])),
            };
            let after = |table: Millions| table.totals()[1];
            assert_eq!(after(helped.then(Move::Walk)), hand, "{value} {lifeline:?}");
            if level > 1 {
                assert_eq!(after(helped.all_answer(&[false])), wrong, "{value} {lifeline:?}");
                let right = if level == TOP { 1_000_000 } else { 0 };
                assert_eq!(after(helped.all_answer(&[true])), right, "{value} {lifeline:?}");
            }
        }
    }
}

#[test]
fn every_level_by_a_free_try() {
    for (level, (value, hand, wrong)) in (1..=TOP).zip(PYRAMID) {
        let tries = climbed(level).then(Move::Phone(None));
        let right = tries.then(Move::Show(tries.letter(true)));
        match level {
            TOP => assert_eq!((paid(&right), right.phase_name()), (1_000_000, "over")),
            _ => assert_eq!((paid(&right), right.hand()), (0, value)),
        }
        let missed = tries.then(Move::Show(tries.letter(false)));
        assert_eq!((paid(&missed), missed.level), (0, level), "he stays in");
        assert_eq!(paid(&missed.then(Move::Walk)), hand);
        assert_eq!(paid(&missed.all_answer(&[false])), wrong);
    }
}

#[test]
fn mil_g2_all_who_are_in_are_at_the_same_level() {
    let table = table(5).all_answer(&[true, false, true, false]).all_try();
    assert_eq!((table.who_is_in(), table.level), (vec![B, D], 2));
    let settled = table.answers_so(true);
    assert_eq!(settled.level, 2, "nobody goes ahead of the others");
    assert_eq!(settled.answers_so(true).confirmed().level, 3);
}

#[test]
fn mil_g3_trying_is_free_at_levels_6_and_11_and_at_level_1() {
    let free: Vec<u8> = (1..=TOP).filter(|&level| in_hand(level) == after_wrong(level)).collect();
    assert_eq!(free, [1, 6, 11]);
    assert!((1..=TOP).all(|level| after_wrong(level) <= in_hand(level)));
}

#[test]
fn mil_g4_no_other_amounts_are_paid() {
    let mut amounts: Vec<u32> =
        (1..=TOP).flat_map(|level| [in_hand(level), after_wrong(level), worth(level)]).collect();
    amounts.sort_unstable();
    amounts.dedup();
    let named: Vec<u32> = [0].into_iter().chain(LADDER.map(|rung| rung.worth)).collect();
    assert_eq!(amounts, named);
    let mut table = table(2);
    table.paid[1] = Some(400);
    assert_eq!(table.audit(), Err("MIL-G4: an amount that no game pays"));
}

#[test]
fn mil_g5_the_host_earns_nothing_in_his_game() {
    let over = table(3).at_worth(1_500).all_answer(&[true, true]).choose(&[B, C]);
    assert_eq!((over.totals(), over.lead), (vec![0, 1_500, 1_500], B));
    let mut table = table(2);
    table.paid[0] = Some(200);
    assert_eq!(table.audit(), Err("MIL-G5: the host was paid"));
}

#[test]
fn mil_n1_a_wrong_answer_up_to_1_500_pays_nothing() {
    for level in 1..=5 {
        let over = climbed(level).all_answer(&[false]);
        assert_eq!((paid(&over), over.lead), (0, B), "{level}");
    }
}

#[test]
fn mil_n2_a_wrong_answer_from_3_000_to_48_000_pays_1_500() {
    for level in 6..=10 {
        assert_eq!(paid(&climbed(level).all_answer(&[false])), 1_500, "{level}");
    }
}

#[test]
fn mil_n3_a_wrong_answer_from_72_000_on_pays_48_000() {
    for level in 11..=15 {
        assert_eq!(paid(&climbed(level).all_answer(&[false])), 48_000, "{level}");
    }
}

#[test]
fn mil_n4_the_net_replaces_the_money_in_hand() {
    let table = climbed(10);
    assert_eq!((table.hand(), paid(&table.all_answer(&[false]))), (24_000, 1_500));
}

#[test]
fn mil_n5_a_net_is_reached_by_answering_its_question_right() {
    for (level, wrong, next) in [(5, 0, 1_500), (10, 1_500, 48_000)] {
        assert_eq!(paid(&climbed(level).all_answer(&[false])), wrong);
        assert_eq!(paid(&climbed(level + 1).all_answer(&[false])), next);
    }
}

#[test]
fn mil_n6_who_walks_away_gets_all_he_has_in_hand() {
    for level in 1..=TOP {
        let walked = climbed(level).then(Move::Fifty).then(Move::Walk);
        assert_eq!(walked.totals()[Seat(1).index()], in_hand(level));
    }
}
