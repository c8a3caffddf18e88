//! Undo: what a seat does in secret it reverses itself, what showed something stays; a settled answer, a
//! lifeline and a no can be undone.

use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;
use crate::rules::session::{Session, UndoRefusal};

fn played(moves: &[(Seat, Move)]) -> Session<Millions> {
    played_at(setup(3), moves)
}

fn played_at(setup: Setup, moves: &[(Seat, Move)]) -> Session<Millions> {
    let mut session = Session::new(setup).expect("three may play");
    for (at, (seat, mv)) in (1u32..).zip(moves) {
        assert_eq!(session.play(Ms(at), By::Seat(*seat), *mv).result(), Ok(()), "{mv:?}");
    }
    session
}

#[test]
fn a_cover_is_uncovered_not_undone() {
    let mut session = played(&[(A, Move::Read), (B, Move::Cover(LETTERS[0]))]);
    assert_eq!(session.undo(), Err(UndoRefusal::Sealed));
}

#[test]
fn a_lifeline_can_be_taken_back_as_long_as_it_has_told_nothing() {
    let mut session = played(&[(A, Move::Read), (B, Move::Audience)]);
    assert_eq!(session.undo(), Ok(()));
    assert_eq!(session.state().lifelines[1].count(), 3);
    let mut told = played(&[(A, Move::Read), (B, Move::Audience), (C, Move::Give(LETTERS[0]))]);
    assert_eq!(told.undo(), Err(UndoRefusal::Sealed));
    let mut halved = played(&[(A, Move::Read), (B, Move::Fifty)]);
    assert_eq!(halved.undo(), Err(UndoRefusal::Sealed));
}

#[test]
fn a_settled_answer_can_be_taken_back_until_the_next_one_covers() {
    let [a, b, c, _] = LETTERS;
    let covers = [(A, Move::Read), (B, Move::Cover(a)), (B, Move::Cover(b)), (B, Move::Cover(c))];
    let settled: Vec<_> = covers.into_iter().chain([(B, Move::Settle)]).collect();
    let mut session = played(&settled);
    assert_eq!((session.undo(), session.state().turn()), (Ok(()), Some(B)));
    let next: Vec<_> = settled.into_iter().chain([(C, Move::Cover(a))]).collect();
    assert_eq!(played(&next).undo(), Err(UndoRefusal::Sealed));
}

#[test]
fn mil_q40_a_real_call_is_taken_back_only_before_the_tablet_is_told_of_the_line() {
    let call = |moves: &[Move]| {
        let moves = [Move::Call].iter().chain(moves).map(|mv| (B, *mv));
        let moves: Vec<_> = [(A, Move::Read)].into_iter().chain(moves).collect();
        played_at(with(3, |options| options.real_call = true), &moves)
    };
    let mut dialled = call(&[]);
    assert_eq!(dialled.undo(), Ok(()));
    assert_eq!(dialled.state().lifelines[1].count(), 3, "a wrong tap costs nothing");
    for heard in [vec![Move::Connected], vec![Move::Busy], vec![Move::Connected, Move::HangUp]] {
        let mut heard = call(&heard);
        assert_eq!(heard.undo(), Err(UndoRefusal::Sealed));
        assert_eq!(heard.state().lifelines[1].count(), 2);
    }
    let mut over = call(&[Move::Connected]);
    over.tick(Ms(100_000));
    assert_eq!(over.undo(), Err(UndoRefusal::Sealed));
}
