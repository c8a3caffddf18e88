//! Games with children (MIDI-Q52): questions to a child, or between a child and somebody else, come from
//! the cards for children; the money is the same.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::*;

/// B is a child.
fn table(players: u8) -> Midi {
    let mut setup = Setup { cards: childrens_cards(1), ..setup(players) };
    setup.chairs[1].child = true;
    start(&setup)
}

/// The index of the first card for children: kick-off, sheets, fatal, master.
fn from(table: &Midi) -> [u8; 4] {
    table.cards.children.as_ref().expect("the deck was drawn so").from
}

#[test]
fn midi_q52_each_is_asked_his_own_in_the_kick_off() {
    let mut table = table(3);
    for (seat, child) in [(A, false), (B, true), (C, false), (A, false), (B, true)] {
        let asked = table.then(Move::Number(1));
        let Phase::Kickoff(kickoff::Turn { asked: Some(card), .. }) = asked.phase else {
            panic!("{:?}", asked.phase)
        };
        assert_eq!((asked.turn(), card.card >= from(&asked)[0]), (Some(seat), child));
        table = asked.then(Move::Choose(asked.right_of(card)));
    }
    assert_eq!(table.used_ids().len(), 2 + 1 + 5);
}

#[test]
fn midi_q52_a_sheet_is_everybodys_and_so_the_childs() {
    let mut act = Act::new(&table(3), Ms(0));
    act.new_sheet(A);
    let Phase::Sheet(sheet) = act.state.phase else { panic!("{:?}", act.state.phase) };
    assert!(sheet.card >= from(&act.state)[1]);
}

#[test]
fn midi_q52_a_duel_between_a_child_and_an_adult_takes_the_childs() {
    let duel = |challenger: Seat, challenged: Seat| {
        let mut act = Act::new(&table(3), Ms(0));
        act.duel_begins(challenger, false);
        act.state.then(Move::Challenge(challenged))
    };
    let theirs = |table: &Midi| table.cards.children.clone().expect("it was drawn so").pair;
    for (one, other, child) in [(A, B, true), (B, C, true), (A, C, false)] {
        let table = duel(one, other);
        let pair = if child { theirs(&table) } else { table.cards.pair.clone() };
        let titles = |table: &Midi| match table.view(Viewer::Table).phase {
            PhaseView::Duel { titles, .. } => titles,
            other => panic!("{other:?}"),
        };
        assert_eq!(titles(&table), pair.cards.each_ref().map(|card| card.title.clone()));
        let asked = table.then(Move::Take(1));
        let PhaseView::Duel { question: Some(question), card: Some(1), .. } =
            asked.view(Viewer::Table).phase
        else {
            panic!("{:?}", asked.phase)
        };
        assert_eq!(question.q, pair.cards[1].q);
        let shown = asked.then(Move::Choose(Pick::Shown(0))).view(Viewer::Table).shown;
        assert_eq!(shown.expect("it is revealed").card, pair.id);
    }
}

#[test]
fn midi_q52_in_a_face_off_with_a_child_both_get_a_childs_card() {
    let two = |players| {
        let mut act = Act::new(&table(players), Ms(0));
        act.round_3();
        act.state
    };
    let Phase::Fatal(face_off) = two(2).phase else { panic!("two meet at once") };
    let childs = from(&table(2))[2];
    assert!(face_off.cards.iter().all(|(card, _)| *card >= childs));
}

#[test]
fn midi_q52_a_deck_that_was_not_drawn_for_children_asks_everybody_the_same() {
    let mut setup = setup(3);
    setup.chairs[1].child = true;
    assert!(!start(&setup).is_for_children(Crowd::all(3)));
}
