//! The host's seat (MIL-H1 to H6, Q11, V3).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::view::Role;
use crate::rules::millions::*;

/// The seats on turn, one after the other, until the phase changes.
fn asked(mut table: Millions, act: impl Fn(&Millions) -> Millions) -> Vec<Seat> {
    let (phase, mut seats) = (table.phase_name(), vec![]);
    while table.phase_name() == phase {
        seats.extend(table.turn());
        table = act(&table);
    }
    seats
}

#[test]
fn mil_h1_every_player_is_host_in_turn() {
    let second = table(3).all_answer(&[false, false]);
    assert_eq!((second.lead, second.turn()), (B, Some(B)));
    let third = second.reads().all_answer(&[false, false]);
    assert_eq!((third.lead, third.turn()), (C, Some(C)));
}

#[test]
fn mil_h2_the_host_asks_and_does_not_compete() {
    let table = table(4);
    assert_eq!(table.who_is_in(), [B, C, D]);
    assert_eq!(table.view(Viewer::Table).seats[0].role, Role::Host);
    assert!(table.view(Viewer::Seat(A)).holder.is_none());
}

#[test]
fn mil_h3_a_host_stays_until_his_game_is_over() {
    let table = table(2).at_level(15);
    assert_eq!((table.lead, table.game), (A, 1));
    assert_eq!(table.all_answer(&[false]).lead, B);
}

#[test]
fn mil_h4_the_host_alone_sees_the_right_answer_until_the_reveal() {
    let mut tables = vec![start(&setup(3)), table(3), table(3).answers_so(true)];
    tables.push(table(3).answers_so(true).answers_so(false));
    for table in tables {
        let sees = |viewer| table.view(viewer).console.map(|console| console.right);
        assert_eq!(sees(Viewer::Seat(A)), Some(table.right()), "{}", table.phase_name());
        assert_eq!(sees(Viewer::Seat(B)).or(sees(Viewer::Seat(C))).or(sees(Viewer::Table)), None);
        assert!(table.view(Viewer::Table).shown.is_none());
    }
}

#[test]
fn mil_h5_contestants_are_asked_clockwise_from_the_hosts_left() {
    let setup = Setup { first: Some(C), ..setup(4) };
    let table = start(&setup).reads();
    assert_eq!(asked(table, |table| table.answers_so(true)), [D, A, B]);
}

#[test]
fn mil_q11_one_order_for_lifelines_final_words_and_the_money() {
    let setup = Setup { first: Some(B), ..setup(4) };
    let table = start(&setup).reads();
    let settled = [true; 3].iter().fold(table.clone(), |table, _| table.answers_so(true));
    assert_eq!(asked(table, |table| table.answers_so(true)), [C, D, A]);
    assert_eq!(asked(settled.clone(), |table| table.then(Move::Yes)), [C, D, A]);
    assert_eq!(asked(settled.confirmed(), |table| table.then(Move::Try)), [C, D, A]);
}

#[test]
fn mil_h6_the_host_gives_no_opinion_but_the_right_letter_of_a_vote() {
    let table = table(3);
    assert_eq!(table.refusal(Move::Phone(Some(A))), Refusal::HostIsNoFriend);
    let vote = table.then(Move::Audience);
    assert_eq!(vote.turn(), Some(C), "the host is not asked");
    assert_eq!(vote.refusal_of(A, Move::Give(LETTERS[0])), Refusal::NotYourTurn { turn: C });
    let wrong = vote.right_or_not(false);
    let cards = vote.then(Move::Give(wrong)).eyes(B).cards;
    assert!(cards.contains(&table.right()), "his card is among them");
}
