//! MIDI-F-1 to F-16 and F-28 to F-30: the five questions of the final.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::money::Payer;
use crate::rules::midi::view::{PhaseView, StageView};
use crate::rules::midi::*;

fn numbers(wallets: &[u32]) -> Vec<(u8, Seat)> {
    let mut table = master(wallets);
    let mut turns = vec![];
    for _ in 0..5 {
        let Phase::Master(turn) = table.phase else { panic!("{:?}", table.phase) };
        turns.push((turn.number, turn.seat));
        table = table.strokes(true);
    }
    turns
}

fn board(table: &Midi) -> Vec<Flap> {
    table.board.open_flaps().collect()
}

fn asked(table: &Midi) -> view::QuestionView {
    match table.view(Viewer::Table).phase {
        PhaseView::Master { stage: StageView::Asked(question), .. } => question,
        other => panic!("{other:?}"),
    }
}

#[test]
fn midi_f_1_nobody_sees_the_star() {
    let table = master(&[10_000, 7_000, 13_000]);
    for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Table]) {
        let view = format!("{:?}", table.view(viewer));
        assert!(!view.contains(&table.cards.star.answer) && !view.contains(&table.cards.star.id));
    }
}

#[test]
fn midi_f_2_all_flaps_are_closed() {
    assert_eq!(board(&master(&[10_000, 7_000, 13_000])), vec![]);
}

#[test]
fn midi_f_3_the_picture_lies_behind_the_fourteen_side_flaps() {
    let table = master(&[7_000, 13_000]).then(Move::Draw);
    let table = table.then(Move::Choose(table.pick(true)));
    let lift = |large, place| table.then(Move::Lift(Flap { large, place }));
    assert_eq!(table.refusal(Move::Lift(Flap { large: true, place: 8 })), Refusal::NoSuchFlap);
    assert_eq!(table.refusal(Move::Lift(Flap { large: true, place: 0 })), Refusal::NoSuchFlap);
    assert_eq!(board(&lift(true, 7)), [Flap { large: true, place: 7 }]);
}

#[test]
fn midi_f_4_the_poorest_starts() {
    assert_eq!(master(&[10_000, 7_000, 13_000]).turn(), Some(B));
}

#[test]
fn midi_f_5_the_youngest_of_those_level_for_the_least() {
    let youth = vec![A, C, B];
    let table = master_of(&Setup { youth, ..setup(3) }, &[16_000, 7_000, 7_000]);
    assert_eq!(table.turn(), Some(C));
}

#[test]
fn midi_f_6_he_draws_and_his_left_neighbour_reads() {
    let table = master(&[10_000, 7_000, 13_000]);
    assert_eq!(table.refusal(Move::Choose(Pick::Other)), Refusal::MustDraw);
    let question = asked(&table.then(Move::Draw));
    assert_eq!((question.seat, question.reader), (B, C));
    assert_eq!(table.then(Move::Draw).refusal(Move::Draw), Refusal::MustChoose);
}

#[test]
fn midi_f_7_each_turn_takes_a_new_card_and_the_next_number() {
    let table = master(&[10_000, 7_000, 13_000]).then(Move::Draw);
    assert!(asked(&table).q.ends_with(".1"));
    let pick = table.pick(true);
    let table = table.then(Move::Choose(pick)).lifts().then(Move::Draw);
    assert!(asked(&table).q.ends_with(".2"));
    assert_eq!(table.piles.master.drawn(), 2);
}

#[test]
fn midi_f_8_five_questions_and_the_number_follows_the_turn() {
    assert_eq!(numbers(&[10_000, 7_000, 13_000]), [(1, B), (2, C), (3, A), (4, B), (5, C)]);
}

#[test]
fn midi_f_9_the_order_1_to_5_is_kept() {
    let numbers: Vec<u8> =
        numbers(&[7_000, 13_000]).into_iter().map(|(number, _)| number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
}

#[test]
fn midi_f_10_two_visible_and_one_hidden_and_one_must_be_chosen() {
    let table = master(&[7_000, 13_000]).then(Move::Draw);
    let question = asked(&table);
    assert_eq!((question.propositions.len(), question.other), (2, true));
    assert_eq!(table.refusal(Move::Choose(Pick::Shown(2))), Refusal::NoSuchProposition);
    assert_eq!(table.refusal(Move::Wrong), Refusal::MustChoose);
}

#[test]
fn midi_f_11_the_hidden_one_is_revealed_after_the_choice() {
    let table = master(&[7_000, 13_000]).then(Move::Draw);
    let Phase::Master(master::Master { stage: master::Stage::Asked { order, .. }, .. }) =
        table.phase
    else {
        panic!("{:?}", table.phase)
    };
    let hidden = if order[2] == 0 { "juste" } else { "erreur" };
    let shown = table.then(Move::Choose(Pick::Other)).view(Viewer::Table).shown;
    let shown = shown.expect("the question is over");
    assert_eq!((shown.propositions.len(), shown.chosen), (3, Some(2)));
    assert!(shown.propositions[2].starts_with(hidden));
}

#[test]
fn midi_f_12_right_earns_3_000_and_a_large_flap() {
    let table = master(&[7_000, 13_000]).strokes(true);
    assert_eq!((table.wallets(), table.purse.bank()), (vec![10_000, 13_000], 47_000));
    assert_eq!(board(&table), [Flap { large: true, place: 1 }]);
}

#[test]
fn midi_f_13_wrong_earns_nothing_and_a_small_flap() {
    let table = master(&[7_000, 13_000]).strokes(false);
    assert_eq!(table.wallets(), [7_000, 13_000]);
    assert_eq!(board(&table), [Flap { large: false, place: 1 }]);
}

#[test]
fn midi_f_14_the_flap_is_compulsory() {
    let table = master(&[7_000, 13_000]).strokes(true).then(Move::Draw);
    let table = table.then(Move::Choose(table.pick(false)));
    assert_eq!(table.refusal(Move::Draw), Refusal::MustLift { large: false });
    let large = Move::Lift(Flap { large: true, place: 2 });
    assert_eq!(table.refusal(large), Refusal::MustLift { large: false });
}

#[test]
fn midi_f_15_the_turn_passes_to_the_next_player_still_in() {
    let table = master(&[7_000, 13_000, 10_000]).strokes(true);
    assert_eq!(table.turn(), Some(B));
    assert_eq!(table.guesses(C, false).strokes(true).turn(), Some(A));
}

#[test]
fn midi_f_16_a_wrong_answer_has_no_other_effect() {
    let table = master(&[7_000, 13_000]).strokes(false);
    assert_eq!((table.desks, table.turn()), ([Colour::Green; 4], Some(B)));
}

#[test]
fn midi_f_2p_1_the_starter_answers_1_3_5() {
    assert_eq!(numbers(&[7_000, 13_000]), [(1, A), (2, B), (3, A), (4, B), (5, A)]);
}

#[test]
fn midi_f_3p_1_the_starter_answers_1_and_4() {
    let seats: Vec<Seat> = numbers(&[4_000, 13_000, 13_000]).iter().map(|turn| turn.1).collect();
    assert_eq!(seats, [A, B, C, A, B]);
}

#[test]
fn midi_f_4p_1_the_starter_answers_1_and_5() {
    let seats: Vec<Seat> = numbers(&[10_000, 10_000, 4_000, 16_000]).iter().map(|t| t.1).collect();
    assert_eq!(seats, [C, D, A, B, C]);
}

#[test]
fn midi_f_28_the_last_player_in_answers_all_remaining_questions() {
    let table = master(&[4_000, 13_000, 13_000]).strokes(true).guesses(B, false);
    let mut table = table.guesses(C, false);
    for number in 2..=5 {
        let Phase::Master(turn) = table.phase else { panic!("{:?}", table.phase) };
        assert_eq!((turn.number, turn.seat), (number, A));
        table = table.strokes(false);
    }
}

fn after_five() -> Midi {
    (0..5).fold(master(&[4_000, 13_000, 13_000]), |table, _| table.strokes(true))
}

#[test]
fn midi_f_29_each_player_still_in_guesses_or_declines_once() {
    let table = after_five();
    assert_eq!(table.turn(), Some(C), "clockwise from the answerer of no. 5");
    assert_eq!(table.moves(By::Seat(A)), [Move::Star, Move::Decline]);
    let table = table.by(A, Move::Decline);
    assert_eq!(table.refusal_of(A, Move::Star), Refusal::AlreadyDeclined);
    assert_eq!(table.refusal_of(A, Move::Decline), Refusal::AlreadyDeclined);
    let table = table.guesses(B, false);
    assert_eq!(table.refusal_of(B, Move::Decline), Refusal::AlreadyGuessed);
    assert_eq!(table.by(C, Move::Decline).phase_name(), "over");
}

#[test]
fn midi_f_30_nobody_found_it_and_nobody_receives_10_000() {
    let table = after_five();
    let over = [A, B, C].iter().fold(table.clone(), |t, &seat| t.by(seat, Move::Decline));
    assert_eq!((over.wallets(), over.board.finder), (table.wallets(), None));
}

#[test]
fn midi_q37_five_questions_whatever_the_number_of_players() {
    for wallets in [&[7_000, 13_000][..], &[4_000, 13_000, 13_000], &[10_000; 4]] {
        let table = (0..5).fold(master(wallets), |table, _| table.strokes(true));
        assert_eq!((table.piles.master.drawn(), board(&table).len()), (5, 5));
    }
}

#[test]
fn midi_q38_he_chooses_freely_among_the_closed_flaps_of_the_kind() {
    let table = master(&[7_000, 13_000]).strokes(true).then(Move::Draw);
    let table = table.then(Move::Choose(table.pick(true)));
    let lifts = table.moves(By::Seat(B)).into_iter().filter(|mv| matches!(mv, Move::Lift(_)));
    assert_eq!(lifts.count(), 6);
    assert_eq!(table.refusal(Move::Lift(Flap { large: true, place: 1 })), Refusal::FlapOpen);
}

#[test]
fn midi_q43_a_last_chance_in_whatever_order_they_speak() {
    let table = after_five();
    assert_eq!(master(&[7_000, 13_000]).refusal(Move::Decline), Refusal::NoLastChanceYet);
    let found = table.by(A, Move::Decline).guesses(B, true);
    assert_eq!((found.phase_name(), found.board.finder), ("over", Some(B)));
}

#[test]
fn midi_q50_the_bank_pays() {
    let table = master(&[7_000, 13_000]).then(Move::Draw);
    let seen = table.shows(Move::Choose(table.pick(true)));
    assert!(seen.contains(&Event::Paid { from: Payer::Bank, to: Payer::Wallet(A), amount: 3_000 }));
}
