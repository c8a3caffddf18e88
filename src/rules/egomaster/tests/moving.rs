//! EGO-T1 to T4, T7: the d6, the pawn, the turn.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::*;

#[test]
fn ego_t1_the_d6_moves_the_pawn_by_as_many_squares() {
    let mut seen = Crowd::NOBODY;
    for seed in 0..60 {
        let table = ready(&Setup { seed, ..setup(3) });
        let table = table.standing(&[1, 23, 24]).then(Move::Roll);
        let Phase::Walk { steps, .. } = table.phase else { panic!("he has rolled") };
        assert_eq!(table.then(Move::Walk(Direction::Forward)).pawn(A), Some(1 + steps));
        seen = seen.with(Seat(steps - 1));
    }
    assert_eq!(seen, Crowd::all(6), "from 1 to 6, each of them");
    assert_eq!(four().refuses(A, Move::Walk(Direction::Forward)), Refusal::MustRoll);
}

#[test]
fn ego_t2_he_chooses_either_way_after_the_roll() {
    let table = four().rolled(3);
    assert_eq!(table.refuses(A, Move::Roll), Refusal::MustWalk);
    let PhaseView::Walk { steps, forward, backward } = table.view(Viewer::Table).phase else {
        panic!("he chooses")
    };
    assert_eq!((steps, &*forward, &*backward), (3, &[2, 3, 4][..], &[24, 23, 22][..]));
    assert_eq!(table.then(Move::Walk(Direction::Backward)).pawn(A), Some(22));
    let over = four().rolled(7 - 1).standing(&[1, 4, 13, 19]);
    assert_eq!(over.then(Move::Walk(Direction::Forward)).pawn(A), Some(7), "4 counts in passing");
}

#[test]
fn ego_t3_he_does_not_end_on_an_opponents_square() {
    let table = four().standing(&[1, 4, 5, 6]).rolled(3);
    assert_eq!(table.then(Move::Walk(Direction::Forward)).pawn(A), Some(7));
    let free = four().standing(&[1, 4, 5, 6]).without(&[B]).rolled(3);
    assert_eq!(free.then(Move::Walk(Direction::Forward)).pawn(A), Some(4));
}

#[test]
fn ego_t4_the_square_gives_mode_and_sum() {
    let table = four().rolled(2).then(Move::Walk(Direction::Forward));
    let phase = table.view(Viewer::Table).phase;
    assert_eq!(phase, PhaseView::Dice { square: 3, mode: Mode::Multi, sum: 200 });
}

#[test]
fn ego_t7_then_the_left_neighbour_still_in_has_his_turn() {
    let over = four().at_square(12, rapidite()).asked().buzzes(A, true);
    assert_eq!(over.turn(), Some(B), "whoever has won");
    let table = poor(&[4_000, 0, 4_000, 4_000]).without(&[B]);
    assert_eq!(
        table.at_square(12, rapidite()).staking(500, &[]).asked().buzzes(A, true).turn(),
        Some(C)
    );
}

#[test]
fn ego_r8_turns_go_clockwise_one_each() {
    let mut table = four();
    for seat in [A, B, C, D, A] {
        assert_eq!(table.turn(), Some(seat));
        table = table.at_square(12, rapidite());
        table = table.asked().ruled(Reply::Time);
        while table.phase_name() == "dice-off" {
            table = table.then(Move::Throw);
        }
    }
}

#[test]
fn ego_r44_after_the_third_turn_page_and_booklet_go_by_themselves() {
    let walked = |turns, by_hand| {
        let mut table = ready(&with(4, |options| options.by_hand = by_hand));
        table.common.turns = turns;
        let table = table.rolled(1);
        assert_eq!(table.by_itself(), None, "a way is chosen");
        table.then(Move::Walk(Direction::Forward))
    };
    let table = walked(4, false);
    assert_eq!(table.by_itself(), Some(Move::Dice));
    assert_eq!(table.then(Move::Dice).by_itself(), Some(Move::Open));
    assert_eq!(table.then(Move::Dice).then(Move::Open).by_itself(), None, "that is a choice");
    assert_eq!(walked(3, false).by_itself(), None, "it has not been seen often enough");
    assert_eq!(walked(40, true).by_itself(), None, "the table does it by hand");
}
