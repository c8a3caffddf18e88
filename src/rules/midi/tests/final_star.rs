//! MIDI-F-17 to F-27 and F-31: naming the mystery star.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::master::{Master, Stage};
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::*;

/// After question 1 of three players: B is to draw no. 2.
fn one_flap() -> Midi {
    master(&[7_000, 10_000, 13_000]).strokes(true)
}

fn now(table: &Midi) -> Master {
    if let Phase::Master(master) = table.phase { master } else { panic!("{:?}", table.phase) }
}

#[test]
fn midi_f_17_a_player_speaks_at_once_even_out_of_turn() {
    for table in [one_flap(), one_flap().then(Move::Draw)] {
        for seat in [A, B, C] {
            assert_eq!(table.by(seat, Move::Star).turn(), Some(seat));
        }
    }
}

#[test]
fn midi_f_18_from_the_first_flap_until_the_end() {
    let table = master(&[7_000, 10_000, 13_000]);
    assert_eq!(table.refusal_of(C, Move::Star), Refusal::NoFlapOpenYet);
    assert_eq!(kickoff(3, A).refusal_of(C, Move::Star), Refusal::NotInTheFinal);
    assert!(one_flap().moves(By::Seat(C)).contains(&Move::Star));
}

#[test]
fn midi_f_19_only_the_guesser_sees_what_lies_behind_the_bottom_flap() {
    let table = one_flap().by(C, Move::Star);
    assert_eq!(table.refusal(Move::Right), Refusal::MustLook);
    let table = table.by(C, Move::Look);
    let answer = |viewer| match table.view(viewer).phase {
        PhaseView::Star { answer, .. } => answer,
        other => panic!("{other:?}"),
    };
    assert!(answer(Viewer::Seat(C)).is_some_and(|(name, _)| name == table.cards.star.answer));
    assert_eq!([Viewer::Seat(A), Viewer::Seat(B), Viewer::Table].map(answer), [None, None, None]);
}

#[test]
fn midi_f_20_right_earns_10_000_and_the_game_stops() {
    let asked = one_flap().then(Move::Draw);
    let table = asked.guesses(C, true);
    assert_eq!((table.wallets(), table.phase_name()), (vec![10_000, 10_000, 23_000], "over"));
    assert_eq!(table.purse.bank(), asked.purse.bank() - 10_000);
}

#[test]
fn midi_f_21_wrong_he_never_guesses_again_and_is_skipped() {
    let table = one_flap().guesses(C, false);
    assert_eq!(table.refusal_of(C, Move::Star), Refusal::AlreadyGuessed);
    assert_eq!(table.strokes(true).turn(), Some(A), "C is skipped");
}

#[test]
fn midi_f_22_he_keeps_his_wallet_and_can_win() {
    let table = one_flap().guesses(C, false).guesses(B, false).guesses(A, false);
    assert_eq!((table.wallets()[2], table.masters()), (13_000, vec![C]));
}

#[test]
fn midi_f_23_he_still_reads_for_the_player_on_his_right() {
    let table = one_flap().guesses(C, false);
    assert!(table.shows(Move::Draw).contains(&Event::Asked { seat: B, reader: C, number: 2 }));
}

#[test]
fn midi_f_24_each_player_has_at_most_one_guess() {
    let table = one_flap().guesses(C, false).strokes(true).strokes(true);
    assert_eq!(table.refusal_of(C, Move::Star), Refusal::AlreadyGuessed);
    assert!(!table.view(Viewer::Table).seats[2].may_guess);
}

#[test]
fn midi_f_25_guesses_are_taken_one_at_a_time() {
    let table = one_flap().at(5, Move::Draw).by(C, Move::Star);
    let later = table.play(Ms(9), By::Seat(A), &Move::Star).map(|_| ());
    assert_eq!(later, Err(Refusal::AnotherGuess { seat: C }));
}

#[test]
fn midi_f_26_a_wrong_guess_by_another_leaves_the_question_pending() {
    let asked = one_flap().then(Move::Draw);
    let table = asked.guesses(C, false);
    assert_eq!((now(&table), table.turn()), (now(&asked), Some(B)));
}

#[test]
fn midi_f_27_a_wrong_guess_by_the_answerer_withdraws_his_question() {
    let table = one_flap().then(Move::Draw).guesses(B, false);
    assert_eq!(now(&table), Master { number: 2, seat: C, stage: Stage::Draw });
    assert_eq!((table.wallets()[1], table.board.open_flaps().count()), (10_000, 1));
    assert_eq!(table.then(Move::Draw).piles.master.drawn(), 3, "a new card");
}

#[test]
fn midi_f_31_when_everybody_has_guessed_wrong_the_final_ends() {
    let table = one_flap().guesses(A, false).guesses(B, false).guesses(C, false);
    assert_eq!((table.phase_name(), table.piles.master.drawn()), ("over", 1));
    assert_eq!(table.wallets(), [10_000, 10_000, 13_000]);
}

#[test]
fn midi_q39_not_before_the_first_flap() {
    let asked = master(&[7_000, 10_000, 13_000]).then(Move::Draw);
    assert_eq!(asked.refusal_of(A, Move::Star), Refusal::NoFlapOpenYet);
    assert!(asked.view(Viewer::Table).seats.iter().all(|seat| !seat.may_guess));
}

#[test]
fn midi_q40_a_guess_interrupts_at_any_moment_before_the_flap_too() {
    let asked = one_flap().then(Move::Draw);
    let answered = asked.then(Move::Choose(asked.pick(true)));
    for table in [&asked, &answered, &answered.lifts()] {
        assert!(table.moves(By::Seat(A)).contains(&Move::Star));
    }
    let after = answered.guesses(A, false);
    assert_eq!((now(&after), after.turn()), (now(&answered), Some(B)), "he opens his flap");
}

#[test]
fn midi_f_14_the_flap_of_an_answer_is_opened_though_its_owner_guessed_wrong() {
    let asked = one_flap().then(Move::Draw);
    let table = asked.then(Move::Choose(asked.pick(true))).guesses(B, false);
    assert_eq!((table.turn(), now(&table).stage), (Some(B), Stage::Flap { large: true }));
    assert_eq!(table.lifts().turn(), Some(C), "then it goes on without him");
}

#[test]
fn midi_f_14_the_first_flap_has_to_be_open() {
    let asked = master(&[7_000, 10_000, 13_000]).then(Move::Draw);
    let answered = asked.then(Move::Choose(asked.pick(true)));
    assert_eq!(answered.refusal_of(A, Move::Star), Refusal::NoFlapOpenYet);
}

#[test]
fn midi_f_31_nobody_opens_a_flap_for_nobody() {
    let asked = one_flap().then(Move::Draw);
    let answered = asked.then(Move::Choose(asked.pick(true)));
    let table = answered.guesses(A, false).guesses(C, false).guesses(B, false);
    assert_eq!(table.phase_name(), "over");
}

#[test]
fn midi_q41_an_excluded_player_leaves_the_final_only() {
    let table = one_flap().guesses(B, false);
    let seat = &table.view(Viewer::Table).seats[1];
    assert_eq!((seat.out, seat.wallet, table.turn()), (true, 10_000, Some(C)));
}

#[test]
fn midi_q42_at_the_very_same_instant_the_player_on_turn_goes_first() {
    // B is on turn; C and A speak with him in the same millisecond.
    let table = one_flap().by(A, Move::Star).by(C, Move::Star).by(B, Move::Star);
    assert_eq!(table.turn(), Some(B));
    assert_eq!(table.refusal_of(C, Move::Star), Refusal::AnotherGuess { seat: B });
    let table = table.by(B, Move::Look).by(B, Move::Wrong);
    assert_eq!(table.by(C, Move::Star).turn(), Some(C), "the second may still stand");
}

#[test]
fn midi_q42_after_question_5_it_goes_clockwise_from_its_answerer() {
    let table = (0..5).fold(master(&[7_000, 10_000, 13_000]), |table, _| table.strokes(true));
    let table = table.by(B, Move::Star).by(A, Move::Star).by(C, Move::Star);
    assert_eq!(table.turn(), Some(C), "B answered no. 5");
}

#[test]
fn midi_q44_when_everybody_has_failed_nobody_gets_the_10_000() {
    let table = one_flap().guesses(A, false).guesses(B, false).guesses(C, false);
    assert_eq!((table.phase_name(), table.board.finder), ("over", None));
}

#[test]
fn midi_q47_the_guesser_judges_himself_after_he_has_looked() {
    let table = one_flap().by(A, Move::Star);
    assert_eq!(table.refusal_of(B, Move::Right), Refusal::NotYourTurn { turn: A });
    assert_eq!(table.moves(By::Seat(A)), [Move::Look]);
    assert_eq!(table.then(Move::Look).moves(By::Seat(A)), [Move::Right, Move::Wrong]);
}

#[test]
fn midi_q48_a_wrong_guess_costs_no_money() {
    let table = one_flap();
    assert_eq!(table.guesses(A, false).wallets(), table.wallets());
}

#[test]
fn midi_q49_the_answer_is_a_name_with_its_variants() {
    let table = master_of(&with(2, |options| options.compared_guess = true), &[7_000, 13_000]);
    let star = table.cards.star.clone();
    for (name, right) in [(&star.answer, true), (&star.accept[0], true), (&star.id, false)] {
        let guessed = table.strokes(true).by(A, Move::Star).then(Move::Say(name.clone()));
        assert_eq!(guessed.board.finder.is_some(), right, "{name}");
    }
}
