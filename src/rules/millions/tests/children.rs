//! With children (MIL-Q47): while a child is in, all are asked what a child can know; the money is the same.

use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;

fn with_child(players: u8, child: Seat) -> Millions {
    let mut setup = Setup { cards: childrens_cards(5, 1), ..setup(players) };
    setup.chairs[child.index()].child = true;
    start(&setup).reads()
}

/// The level in the deck of the question in the holder.
fn level(table: &Millions) -> u8 {
    table.question().level
}

#[test]
fn mil_q47_while_a_child_is_in_all_are_asked_what_a_child_can_know() {
    let table = with_child(4, C).at_worth(3_000);
    assert_eq!((table.level, level(&table), table.hand()), (6, 3, 1_500), "the money is the same");
    let grown_up = table.all_answer(&[true, false, true]).all_try();
    assert_eq!((grown_up.level, level(&grown_up)), (7, 7), "the child is out");
    assert_eq!(grown_up.totals()[2], 1_500);
}

#[test]
fn mil_q47_a_child_who_leaves_leaves_the_question_as_it_is() {
    let table = with_child(4, C).at_worth(3_000);
    let gone = table.gone_from(C);
    assert_eq!((level(&gone), gone.question()), (3, table.question()));
}

#[test]
fn mil_q47_a_child_who_hosts_reads_to_the_others_what_they_are_asked() {
    let table = with_child(3, A).at_worth(3_000);
    assert_eq!(level(&table), 6);
}

#[test]
fn mil_q47_no_question_comes_twice_and_all_that_were_asked_are_remembered() {
    let table = with_child(4, C).at_worth(500).all_answer(&[true, false, true]).all_try();
    let used = table.used_ids();
    assert_eq!(used.len(), 4);
    assert!(used.iter().all(|id| used.iter().filter(|other| other == &id).count() == 1));
}

#[test]
fn mil_c2_each_level_has_a_question_of_both_kinds() {
    let mut drawn = (*childrens_cards(2, 1)).clone();
    drawn.packs[3].truncate(2);
    let setup = Setup { cards: Cards::from(drawn), ..setup(3) };
    let none = Millions::start(&setup).map(|_| ());
    assert_eq!(none, Err(Refusal::CardsMissing { level: 4 }));
}
