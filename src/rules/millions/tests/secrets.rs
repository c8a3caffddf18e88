//! What each viewer learns, and when (MIL-V1, V2, C6): see also the host's, the audience's and the friend's
//! tests, and the law of secrets in the kit.

use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;

#[test]
fn mil_v1_everybody_knows_the_question_the_lifelines_who_walks_and_the_reveal() {
    let table = table(3);
    let view = table.then(Move::Fifty).view(Viewer::Table);
    assert_eq!(view.question.expect("it is read").answers.len(), 4);
    assert_eq!(view.seats[1].lifelines.len(), 2);
    let walked = table.then(Move::Fifty).step(Move::Walk);
    assert_eq!(walked.events[0], Event::Paid { seat: B, amount: 0, why: Leave::Walked });
    let shown = table.all_answer(&[true, false]).view(Viewer::Table).shown.expect("revealed");
    assert_eq!((shown.right, shown.given.len()), (table.right(), 2));
}

#[test]
fn mil_v1_everybody_sees_who_has_settled_and_nothing_of_what() {
    let settled = table(4).answers_so(true);
    let seats = settled.view(Viewer::Table).seats;
    assert_eq!(seats.iter().map(|s| s.settled).collect::<Vec<_>>(), [false, true, false, false]);
    let asked = settled.answers_so(true).answers_so(true).then(Move::Yes);
    let confirmed: Vec<bool> =
        asked.view(Viewer::Table).seats.iter().map(|seat| seat.confirmed).collect();
    assert_eq!(confirmed, [false, true, false, false]);
}

#[test]
fn mil_v2_the_contestant_alone_sees_his_covers_50_50_cards_and_friend() {
    let table = table(4).then(Move::Fifty).then(Move::Audience);
    let table = table.then(Move::Give(LETTERS[0])).then(Move::Give(LETTERS[1]));
    let table = table.then(Move::Phone(Some(D))).then(Move::Give(LETTERS[2])).answers_nothing();
    let holder = table.eyes(B);
    assert_eq!((holder.covers.count(), holder.excluded.count(), holder.cards.len()), (3, 2, 3));
    assert_eq!(holder.friend, Some((D, LETTERS[2])));
    let mut other = table.clone();
    other.holders[1].covers = other.holders[1].excluded();
    other.holders[1].ballot = [1, 1, 1, 0];
    other.holders[1].friend = Some((D, LETTERS[0]));
    for viewer in [Viewer::Table, Viewer::Seat(C), Viewer::Seat(D)] {
        assert_eq!(table.view(viewer), other.view(viewer), "{viewer:?}");
    }
}

#[test]
fn mil_c6_no_view_of_a_contestant_tells_the_right_letter_before_the_reveal() {
    let table = table(3).with_right(LETTERS[0]);
    let mut other = table.clone();
    let mut drawn = (*other.cards).clone();
    let (level, place) = other.where_it_is();
    let question = &mut drawn.packs[level][place];
    // Two texts and their numbers are swapped alike: every letter keeps its text.
    std::mem::swap(&mut question.right, &mut question.wrong[0]);
    let wrong = other.order.iter().position(|&text| text == 1).expect("it lies somewhere");
    other.order.swap(0, wrong);
    other.cards = Cards::from(drawn);
    assert_ne!(table.right(), other.right());
    for viewer in [Viewer::Table, Viewer::Seat(B), Viewer::Seat(C)] {
        assert_eq!(table.view(viewer), other.view(viewer), "{viewer:?}");
    }
}

#[test]
fn what_a_seat_has_to_look_at_is_empty_for_whoever_is_out() {
    let table = table(3).all_answer(&[true, false]).all_try();
    assert!(table.view(Viewer::Seat(C)).holder.is_none());
    assert!(table.view(Viewer::Seat(Seat(9))).holder.is_none(), "nobody sits there");
}
