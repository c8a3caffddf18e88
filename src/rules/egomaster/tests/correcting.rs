//! A ruling right or wrong can always be corrected, and what followed is recomputed.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::*;

/// A, B and C have staked 500 each.
fn asked() -> Egomaster {
    poor(&[3_000; 4]).at_square(12, rapidite()).staking(500, &[]).asked()
}

fn overruled(table: &Egomaster, ruling: Reply) -> Egomaster {
    table.table(Move::Overrule(ruling)).expect("there is a ruling")
}

#[test]
fn nothing_to_overrule_without_a_ruling_and_only_the_table_does() {
    let refused = |table: &Egomaster, ruling| table.table(Move::Overrule(ruling)).map(|_| ());
    assert_eq!(refused(&asked(), Reply::Right), Err(Refusal::NothingToOverrule));
    let ruled = asked().buzzes(B, false);
    assert_eq!(ruled.refuses(A, Move::Overrule(Reply::Right)), Refusal::TableOnly);
    assert_eq!(refused(&ruled, Reply::Wrong), Err(Refusal::SameRuling));
}

#[test]
fn right_that_was_wrong_lets_the_others_go_on() {
    let table = asked().buzzes(B, true);
    assert_eq!((table.phase_name(), table.turn()), ("roll", Some(B)));
    let back = overruled(&table, Reply::Wrong);
    assert_eq!((back.phase_name(), back.pot()), ("question", 1_500));
    assert_eq!(back.buzzes(A, true).totals(), [4_000, 2_500, 2_500, 3_000]);
}

#[test]
fn a_solo_ruling_is_corrected_after_the_chips_have_moved() {
    let table = poor(&[2_000, 500, 5_000, 4_500]).at_square(4, rapidite()).names(B).asked();
    let out = table.ruled(Reply::Right);
    assert_eq!((out.totals()[1], out.out(), out.pawn(B)), (0, &[B][..], None));
    let back = overruled(&out, Reply::Wrong);
    assert_eq!((back.totals(), back.pawn(B)), (vec![1_500, 1_000, 5_000, 4_500], Some(7)));
}

#[test]
fn what_the_dice_decided_after_a_wrong_ruling_is_taken_back() {
    let table = asked().ruled_wrong_for_all();
    assert_eq!(table.phase_name(), "dice-off");
    let decided = table.dice(&[[20, 20], [1, 1], [1, 2]]);
    assert_eq!(decided.totals()[0], 4_000);
    assert_eq!(overruled(&decided, Reply::Right).totals(), [2_500, 2_500, 4_000, 3_000]);
}

impl Egomaster {
    fn ruled_wrong_for_all(&self) -> Egomaster {
        self.buzzes(A, false).buzzes(B, false).buzzes(C, false)
    }
}

#[test]
fn an_empty_bank_is_filled_again() {
    let table = four().owning(&[5_000, 4_000, 2_500, 0]).at_square(12, rapidite()).asked();
    let over = table.buzzes(B, true);
    assert!(!over.common.enrichment && over.out() == [D]);
    let back = overruled(&over, Reply::Wrong);
    assert_eq!((back.common.enrichment, back.bank(), back.out().len()), (true, 500, 0));
}

#[test]
fn questions_rolled_since_the_ruling_stay_used_and_the_next_question_closes_it() {
    let table = asked().buzzes(B, true).then(Move::Roll);
    let table = table.then(Move::Walk(Direction::Forward)).then(Move::Dice);
    let used = table.used_ids().len();
    assert_eq!(overruled(&table, Reply::Wrong).used_ids().len(), used);
    let next = table.turn_of_seat(B).at_square(4, rapidite()).names(C);
    let refused = next.table(Move::Overrule(Reply::Wrong)).map(|_| ());
    assert_eq!(refused, Err(Refusal::NothingToOverrule));
}
