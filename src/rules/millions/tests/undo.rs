//! What may be taken back: what a seat does in secret it takes back itself, what showed something
//! stays; a settled answer, a lifeline and a no can be taken back.

use crate::rules::millions::table::*;
use crate::rules::millions::*;
use crate::rules::session::{Session, UndoRefusal};

fn played(moves: &[(Seat, Move)]) -> Session<Millions> {
    let mut session = Session::new(setup(3)).expect("three may play");
    for (at, (seat, mv)) in (1u32..).zip(moves) {
        assert_eq!(session.play(Ms(at), By::Seat(*seat), *mv).1, Ok(()), "{mv:?}");
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
