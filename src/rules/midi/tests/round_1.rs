//! MIDI-R1: the kick-off.

use crate::decks::midi::{Kickoff, Side};
use crate::rules::answered::Answered;
use crate::rules::midi::fixtures::*;
use crate::rules::midi::view::{PhaseView, StepView};
use crate::rules::midi::*;

fn asked(table: &Midi) -> view::QuestionView {
    match table.view(Viewer::Table).phase {
        PhaseView::Kickoff { step: StepView::Asked(question), .. } => question,
        other => panic!("{other:?}"),
    }
}

#[test]
fn midi_r1_1_the_youngest_starts_a_first_game() {
    assert_eq!(start(&Setup { youth: vec![C, A, B], ..setup(3) }).turn(), Some(C));
}

#[test]
fn midi_r1_2_the_previous_master_starts_a_later_game() {
    assert_eq!(start(&Setup { masters: vec![B], ..setup(3) }).turn(), Some(B));
}

#[test]
fn midi_r1_3_a_number_from_1_to_4_is_named_first() {
    let table = kickoff(3, A);
    for number in [0, 5, 255] {
        assert_eq!(table.refusal(Move::Number(number)), Refusal::NoSuchNumber { most: 4 });
    }
    assert_eq!(table.refusal(Move::Choose(Pick::Other)), Refusal::MustNameNumber);
    assert_eq!(table.then(Move::Number(4)).refusal(Move::Number(1)), Refusal::MustChoose);
}

#[test]
fn midi_r1_4_the_left_neighbour_asks_the_question_of_that_number() {
    let table = kickoff(3, B);
    for number in 1..=4 {
        let question = asked(&table.then(Move::Number(number)));
        let card = &table.cards.kickoff[0].questions[usize::from(number - 1)];
        assert_eq!((question.q.as_str(), question.reader), (&*card.q, C));
    }
}

#[test]
fn midi_r1_5_the_second_proposition_is_only_announced() {
    let question = asked(&kickoff(2, A).then(Move::Number(1)));
    assert!(question.other);
    assert_eq!(question.propositions.len(), 1);
    assert!(question.propositions[0].starts_with("visible"));
}

#[test]
fn midi_r1_6_the_visible_one_or_the_other_and_nothing_else() {
    let table = kickoff(2, A).then(Move::Number(1));
    assert_eq!(table.refusal(Move::Choose(Pick::Shown(1))), Refusal::NoSuchProposition);
    assert_eq!(table.refusal(Move::Decline), Refusal::NoLastChanceYet);
    let choices = [Pick::Shown(0), Pick::Other].map(Move::Choose);
    assert_eq!(table.moves(By::Seat(A)), choices);
}

#[test]
fn midi_r1_7_the_hidden_one_and_the_right_one_are_revealed_whatever_was_chosen() {
    let table = kickoff(2, A).then(Move::Number(1));
    for right in [true, false] {
        let after = table.then(Move::Choose(table.pick(right)));
        let shown = after.view(Viewer::Table).shown.expect("a question is over");
        assert!(shown.propositions[1].starts_with("cachée"));
        assert_eq!((shown.verdict, shown.right.iter().filter(|&&r| r).count()), (Some(right), 1));
        assert!(shown.note.is_some());
    }
}

#[test]
fn midi_r1_8_a_right_answer_changes_nothing_but_the_turn() {
    let table = kickoff(3, A).turn_1(true);
    assert_eq!((table.turn(), table.desks), (Some(B), [Colour::Green; 4]));
}

#[test]
fn midi_r1_9_the_first_mistake_is_orange() {
    let table = kickoff(3, A).turn_1(false);
    assert_eq!((table.turn(), table.desks[0]), (Some(B), Colour::Orange));
}

#[test]
fn midi_r1_10_the_second_mistake_ends_the_round() {
    let table = kickoff(3, A).turn_1(false).turn_1(true).turn_1(true);
    let lost = table.turn_1(false);
    assert_eq!(lost.desks[0], Colour::Red);
    assert_eq!(lost.phase_name(), "duel");
}

#[test]
fn midi_r1_11_mistakes_need_not_follow_each_other() {
    let table = [false, true, true, true].iter().fold(kickoff(2, A), |t, &right| t.turn_1(right));
    assert_eq!(table.desks[0], Colour::Orange, "a right answer removes nothing");
    assert_eq!(table.turn_1(false).desks[0], Colour::Red);
}

#[test]
fn midi_r1_12_no_limit_to_turns_and_no_equal_turns() {
    let table = (0..100).fold(kickoff(4, A), |table, _| table.turn_1(true));
    assert_eq!(table.phase_name(), "kickoff");
    let lost = [false, true, true, true, false].iter().fold(table, |t, &right| t.turn_1(right));
    assert_eq!(lost.phase_name(), "duel", "A had one turn more than the others");
}

#[test]
fn midi_r1_13_no_money_moves() {
    let table = [false, false, false].iter().fold(kickoff(2, A), |t, &right| t.turn_1(right));
    assert_eq!((table.phase_name(), table.wallets()), ("duel", vec![10_000; 2]));
}

#[test]
fn midi_r1_14_a_new_card_for_every_turn() {
    let table = kickoff(2, A).turn_1(true).turn_1(true).turn_1(true);
    assert_eq!((table.piles.kickoff.drawn(), table.piles.kickoff.left()), (3, 15));
}

#[test]
fn midi_r1_16_the_red_desk_is_the_challenger() {
    let table = [false, true, true, false].iter().fold(kickoff(3, C), |t, &right| t.turn_1(right));
    let PhaseView::Duel { challenger, second, .. } = table.view(Viewer::Table).phase else {
        panic!("{:?}", table.phase)
    };
    assert_eq!((challenger, second, table.turn()), (C, false, Some(C)));
}

#[test]
fn midi_r1_2p_1_the_opponent_reads() {
    assert_eq!(asked(&kickoff(2, B).then(Move::Number(1))).reader, A);
}

#[test]
fn midi_r1_3p_1_the_third_player_only_watches() {
    let table = kickoff(3, A).then(Move::Number(1));
    assert_eq!(asked(&table).reader, B);
    assert_eq!(table.moves(By::Seat(C)), vec![]);
}

#[test]
fn midi_r1_4p_1_the_other_two_only_watch() {
    let table = kickoff(4, D).then(Move::Number(1));
    assert_eq!(asked(&table).reader, A);
    assert!([B, C].iter().all(|&seat| table.moves(By::Seat(seat)).is_empty()));
}

#[test]
fn midi_q4_no_passing() {
    let table = kickoff(2, A).then(Move::Number(1));
    assert_eq!(table.deadline(), None);
    for mv in [Move::Wrong, Move::Say(String::new()), Move::Ready] {
        assert_eq!(table.refusal(mv), Refusal::MustChoose);
    }
}

#[test]
fn midi_q11_the_reader_has_nothing_to_decide() {
    let table = kickoff(3, A).then(Move::Number(1));
    assert_eq!(table.refusal_of(B, Move::Right), Refusal::NotYourTurn { turn: A });
    assert_eq!(table.moves(By::Seat(B)), vec![]);
}

#[test]
fn midi_q12_the_hidden_one_is_in_nobodys_view() {
    let table = kickoff(4, A).then(Move::Number(3));
    for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Table]) {
        assert!(!format!("{:?}", table.view(viewer)).contains("cachée"), "{viewer:?}");
    }
}

#[test]
fn midi_q13_either_may_be_right() {
    let picks = (1..=4).map(|number| kickoff(2, A).then(Move::Number(number)).pick(true));
    let picks: Vec<Pick> = picks.collect();
    assert!(picks.contains(&Pick::Other) && picks.contains(&Pick::Shown(0)));
}

#[test]
fn an_answer_is_told_with_its_card_and_question() {
    let table = kickoff(3, A).then(Move::Number(2));
    let Kickoff { id: card, questions, .. } = table.cards.kickoff[0].clone();
    let asked = &questions[1];
    for right in [true, false] {
        let step = table
            .play(Ms(0), By::Seat(A), &Move::Choose(table.pick(right)))
            .expect("it may be played");
        let seen = right == (asked.right == Side::Visible);
        let said = Some(if seen { &asked.visible } else { &asked.hidden }.clone());
        let told = Answered { card: card.clone(), question: 1, seat: A, right, said };
        assert_eq!(table.answered(&step), [told]);
    }
}
