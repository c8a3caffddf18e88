//! MIDI-R3: the fatal blow, who meets whom, who reads, who pays.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::*;

/// The first face-off that those wallets lead to, with two or three players.
fn face_off(wallets: &[u32]) -> fatal::FaceOff {
    round_3(wallets).duelling()
}

/// The side on turn runs out of time.
fn lost(table: &Midi) -> Midi {
    let table = if table.deadline().is_none() { table.then(Move::Ready) } else { table.clone() };
    table.later(table.deadline().expect("a clock runs").0)
}

fn number(table: &Midi) -> u8 {
    let face_off = table.duelling();
    face_off.cards[usize::from(face_off.side)].1
}

#[test]
fn midi_r3_1_all_desks_are_green_again() {
    let table = sheet(2, A).opens(false).opens(true).opens(false);
    assert_eq!(table.desks[0], Colour::Red);
    let pick = table.pick(true);
    assert_eq!(table.then(Move::Choose(pick)).desks, [Colour::Green; 4]);
}

#[test]
fn midi_r3_2_a_wrong_answer_colours_nothing() {
    let table = round_3(&[10_000; 2]).then(Move::Ready).then(Move::Wrong).then(Move::Wrong);
    assert_eq!(table.desks, [Colour::Green; 4]);
    let mut coloured = table;
    coloured.desks[0] = Colour::Orange;
    assert_eq!(coloured.audit(), Err("a colour where colours play no part (MIDI-R3-2)"));
}

#[test]
fn midi_r3_3_each_has_a_full_minute() {
    assert_eq!(face_off(&[16_000, 4_000]).left, [Ms(60_000); 2]);
    assert_eq!(round_3(&[16_000, 4_000]).deadline(), None, "the sand is at rest");
}

#[test]
fn midi_r3_4_each_has_his_own_card_and_somebody_who_reads() {
    let face_off = face_off(&[16_000, 4_000]);
    assert_ne!(face_off.cards[0].0, face_off.cards[1].0);
    assert_eq!(face_off.readers, [B, A]);
}

#[test]
fn midi_r3_5_the_richer_starts() {
    assert_eq!(face_off(&[4_000, 16_000]).opponents, [B, A]);
}

#[test]
fn midi_r3_7_the_reader_asks_open_questions_in_order() {
    let table = round_3(&[16_000, 4_000]).then(Move::Ready);
    let view = |viewer| match table.view(viewer).phase {
        view::PhaseView::Fatal(face_off) => face_off.question,
        other => panic!("{other:?}"),
    };
    let question = view(Viewer::Seat(B)).expect("B reads");
    let card = &table.cards.fatal[usize::from(table.duelling().cards[0].0)];
    assert_eq!((question.number, question.q), (1, card.questions[0].q.clone()));
    assert_eq!([view(Viewer::Seat(A)), view(Viewer::Table)], [None, None]);
}

#[test]
fn midi_r3_8_wrong_goes_straight_on_while_the_time_runs() {
    let table = round_3(&[16_000, 4_000]).then(Move::Ready);
    let after = table.at(7_000, Move::Wrong);
    assert_eq!((number(&after), after.deadline()), (1, Some(Ms(60_000))));
    assert_eq!(after.turn(), Some(B), "the same reader");
}

#[test]
fn midi_r3_9_questions_follow_each_other_until_one_is_right() {
    let table =
        (0..5).fold(round_3(&[16_000, 4_000]).then(Move::Ready), |t, _| t.then(Move::Wrong));
    assert_eq!((number(&table), table.duelling().side), (5, 0));
    assert_eq!(table.then(Move::Right).duelling().side, 1);
}

#[test]
fn midi_r3_9_the_note_is_shown_when_the_question_is_over() {
    let asked = round_3(&[16_000, 4_000]).then(Move::Ready);
    for viewer in [A, B].map(Viewer::Seat) {
        assert!(!format!("{:?}", asked.view(viewer)).contains("\"note "), "{viewer:?}");
    }
    let shown = asked.then(Move::Right).view(Viewer::Table).shown.expect("it is answered");
    assert!(shown.note.is_some_and(|note| note.starts_with("note")));
}

#[test]
fn midi_r3_13_a_turn_resumes_at_the_first_question_not_yet_asked() {
    let table = round_3(&[16_000, 4_000]);
    let table = table.then(Move::Ready).then(Move::Wrong).then(Move::Right);
    let table = table.then(Move::Ready).then(Move::Right).then(Move::Ready);
    assert_eq!((table.duelling().side, number(&table)), (0, 2));
}

#[test]
fn midi_r3_14_after_eight_questions_another_card_is_drawn() {
    let table = round_3(&[16_000, 4_000]).then(Move::Ready);
    let first = table.duelling().cards;
    let table = (0..8).fold(table, |table, _| table.at(1_000, Move::Wrong));
    let cards = table.duelling().cards;
    assert_eq!((cards[0].1, cards[1]), (0, first[1]));
    assert_ne!(cards[0].0, first[0].0);
    assert_eq!(table.deadline(), Some(Ms(60_000)), "the time keeps running");
}

#[test]
fn midi_r3_14_a_small_pile_is_shuffled_anew_without_the_cards_in_play() {
    let mut drawn = (*cards(1)).clone();
    drawn.fatal.truncate(3);
    let few = Setup { cards: Cards::from(drawn), ..setup(2) };
    let mut table = round_3_of(&few, &[16_000, 4_000]).then(Move::Ready);
    for _ in 0..200 {
        table = table.then(Move::Wrong);
        let [mine, his] = table.duelling().cards;
        assert_ne!(mine.0, his.0);
    }
}

#[test]
fn midi_r3_16_the_loser_pays_at_once() {
    let table = round_3(&[16_000, 4_000]);
    assert_eq!(lost(&table).wallets(), [13_000, 7_000]);
}

#[test]
fn midi_r3_17_only_one_clock_runs() {
    let table = round_3(&[16_000, 4_000]).then(Move::Ready).at(9_000, Move::Right);
    assert_eq!((table.deadline(), table.duelling().left[0]), (None, Ms(51_000)));
    let table = table.at(9_000, Move::Ready);
    assert_eq!((table.deadline(), table.duelling().left[0]), (Some(Ms(69_000)), Ms(51_000)));
}

#[test]
fn midi_r3_2p_1_one_single_face_off() {
    assert_eq!(lost(&round_3(&[10_000; 2])).phase_name(), "master");
}

#[test]
fn midi_r3_2p_2_each_is_the_others_reader() {
    let table = round_3(&[16_000, 4_000]);
    assert_eq!(table.turn(), Some(B));
    assert_eq!(table.then(Move::Ready).then(Move::Right).turn(), Some(A));
}

#[test]
fn midi_r3_2p_3_then_the_final() {
    let table = lost(&round_3(&[16_000, 4_000]));
    assert_eq!((table.wallets(), table.turn()), (vec![13_000, 7_000], Some(B)));
}

#[test]
fn midi_r3_3p_1_two_face_offs() {
    let table = lost(&round_3(&[4_000, 16_000, 10_000]));
    assert!(table.duelling().second);
    assert_eq!(lost(&table).phase_name(), "master");
}

#[test]
fn midi_r3_3p_2_the_two_biggest_wallets_first() {
    assert_eq!(face_off(&[4_000, 16_000, 10_000]).opponents, [B, C]);
}

#[test]
fn midi_r3_3p_3_the_loser_pays_and_plays_no_further_face_off() {
    let table = lost(&round_3(&[4_000, 16_000, 10_000]));
    assert_eq!(table.wallets(), [4_000, 13_000, 13_000]);
    assert!(!table.duelling().opponents.contains(&B));
}

#[test]
fn midi_r3_3p_4_the_winner_meets_the_third_player() {
    let table = lost(&round_3(&[4_000, 16_000, 10_000]));
    assert_eq!(table.duelling().opponents, [C, A]);
}

#[test]
fn midi_r3_3p_5_full_time_and_new_cards() {
    let first = round_3(&[4_000, 16_000, 10_000]);
    let second = lost(&first.then(Move::Ready).at(5_000, Move::Right)).duelling();
    assert_eq!((second.left, second.cards.map(|card| card.1)), ([Ms(60_000); 2], [0, 0]));
    let old = first.duelling().cards.map(|card| card.0);
    assert!(second.cards.iter().all(|card| !old.contains(&card.0)));
}

#[test]
fn midi_r3_3p_6_wallets_after_the_first_payment_decide_who_starts() {
    // C wins 3,000 from B and is then richer than A, who was richer before.
    let table = lost(&round_3(&[7_000, 16_000, 7_000]));
    assert_eq!(table.duelling().opponents, [A, C], "A met B and has 10,000");
}

#[test]
fn midi_r3_3p_7_the_second_loser_pays_too_then_the_final() {
    let table = lost(&lost(&round_3(&[4_000, 16_000, 10_000])));
    assert_eq!((table.wallets(), table.phase_name()), (vec![7_000, 13_000, 10_000], "master"));
}

#[test]
fn midi_r3_3p_8_the_player_not_involved_reads_for_both() {
    let table = round_3(&[4_000, 16_000, 10_000]);
    assert_eq!(table.duelling().readers, [A, A]);
    assert_eq!(lost(&table).duelling().readers, [B, B]);
}

#[test]
fn midi_r3_4p_1_two_face_offs_and_each_player_in_one() {
    let first = round_3(&[7_000, 13_000, 10_000, 10_000]).then(Move::Challenge(C));
    let second = lost(&first);
    let mut seats = [first.duelling().opponents, second.duelling().opponents].concat();
    seats.sort_unstable();
    assert_eq!(seats, [A, B, C, D]);
    assert_eq!(lost(&second).phase_name(), "master");
}

#[test]
fn midi_r3_4p_2_the_poorest_chooses_his_opponent() {
    let table = round_3(&[10_000, 13_000, 7_000, 10_000]);
    assert_eq!(table.moves(By::Seat(C)), [A, B, D].map(Move::Challenge));
    assert_eq!(table.refusal(Move::Challenge(C)), Refusal::NotYourself);
    assert_eq!(table.refusal(Move::Ready), Refusal::MustChallenge);
}

#[test]
fn midi_r3_4p_3_level_for_the_least_the_youngest_of_them_chooses() {
    let youth = vec![A, D, B, C];
    let table = round_3_of(&Setup { youth, ..setup(4) }, &[13_000, 7_000, 13_000, 7_000]);
    assert_eq!(table.turn(), Some(D), "A is younger, but richer");
}

#[test]
fn midi_r3_4p_4_the_first_loser_pays() {
    let table = round_3(&[7_000, 13_000, 10_000, 10_000]).then(Move::Challenge(B));
    assert_eq!(lost(&table).wallets(), [10_000, 10_000, 10_000, 10_000]);
}

#[test]
fn midi_r3_4p_5_the_two_others_with_full_time_and_new_cards() {
    let first = round_3(&[7_000, 13_000, 10_000, 10_000]).then(Move::Challenge(B));
    let second = lost(&first).duelling();
    assert_eq!((second.opponents, second.left), ([C, D], [Ms(60_000); 2]));
    assert!(second.cards.iter().all(|card| !first.duelling().cards.contains(card)));
}

#[test]
fn midi_r3_4p_6_then_the_final() {
    let table = lost(&lost(&round_3(&[7_000, 13_000, 10_000, 10_000]).then(Move::Challenge(B))));
    assert_eq!(
        (table.wallets(), table.phase_name()),
        (vec![10_000, 10_000, 7_000, 13_000], "master")
    );
}

#[test]
fn midi_r3_4p_7_the_two_not_involved_read_one_for_each() {
    let table = round_3(&[7_000, 13_000, 10_000, 10_000]).then(Move::Challenge(B));
    assert_eq!((table.duelling().opponents, table.duelling().readers), ([B, A], [C, D]));
    assert_eq!(lost(&table).duelling().readers, [A, B]);
}

#[test]
fn midi_r3_4p_8_choosing_gives_no_right_to_start() {
    let table = round_3(&[7_000, 13_000, 10_000, 10_000]).then(Move::Challenge(D));
    assert_eq!(table.duelling().opponents, [D, A]);
}

#[test]
fn midi_q26_with_equal_wallets_the_younger_starts() {
    let youth = vec![B, A];
    assert_eq!(round_3_of(&Setup { youth, ..setup(2) }, &[10_000; 2]).duelling().opponents, [B, A]);
}

#[test]
fn midi_q27_places_in_the_first_face_off_go_by_wallet_then_by_youth() {
    let youth = vec![C, B, A];
    for (wallets, opponents) in
        [([10_000; 3], [C, B]), ([16_000, 7_000, 7_000], [A, C]), ([13_000, 13_000, 4_000], [B, A])]
    {
        let table = round_3_of(&Setup { youth: youth.clone(), ..setup(3) }, &wallets);
        assert_eq!(table.duelling().opponents, opponents, "{wallets:?}");
    }
}

#[test]
fn midi_q28_the_youngest_of_those_level_not_of_the_table() {
    let youth = vec![B, A, C, D];
    let table = round_3_of(&Setup { youth, ..setup(4) }, &[13_000, 13_000, 7_000, 7_000]);
    assert_eq!(table.turn(), Some(C));
}

#[test]
fn midi_q30_the_first_idle_player_clockwise_from_the_starter_reads_for_him() {
    for (wallets, opponent, readers) in [
        ([7_000, 13_000, 7_000, 13_000], C, [B, D]),
        ([4_000, 16_000, 10_000, 10_000], B, [C, D]),
        ([4_000, 10_000, 10_000, 16_000], D, [B, C]),
    ] {
        let table = round_3(&wallets).then(Move::Challenge(opponent));
        assert_eq!(table.duelling().readers, readers, "{wallets:?}");
    }
}

#[test]
fn midi_q31_the_winner_too_has_a_full_clock_again() {
    let first = round_3(&[4_000, 16_000, 10_000]).then(Move::Ready).at(30_000, Move::Right);
    let second = first.at(30_000, Move::Right).later(99_000);
    assert_eq!((second.duelling().second, second.duelling().left), (true, [Ms(60_000); 2]));
}

#[test]
fn midi_q32_the_reader_judges_and_nobody_else() {
    let table = round_3(&[4_000, 16_000, 10_000]).then(Move::Ready);
    assert_eq!(table.refusal_of(B, Move::Right), Refusal::NotYourTurn { turn: A });
    assert_eq!(table.moves(By::Seat(A)), [Move::Right, Move::Wrong]);
    assert_eq!(table.refusal(Move::Say("réponse".into())), Refusal::MustRule);
}
