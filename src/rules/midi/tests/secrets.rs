//! MIDI-C5: what each rule reveals, and to whom; which moves can be undone.

use crate::rules::Player;
use crate::rules::midi::fixtures::*;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::*;
use crate::rules::session::{Session, UndoRefusal};

#[test]
fn midi_c5_only_the_reader_of_a_fatal_card_sees_its_answers() {
    let table = round_3(&[4_000, 16_000, 10_000]).then(Move::Ready);
    let answer = table.open_question(&table.duelling()).expect("it is asked").answer.clone();
    for (viewer, sees) in [
        (Viewer::Seat(A), true),
        (Viewer::Seat(B), false),
        (Viewer::Seat(C), false),
        (Viewer::Table, false),
    ] {
        assert_eq!(format!("{:?}", table.view(viewer)).contains(&answer), sees, "{viewer:?}");
    }
}

#[test]
fn midi_c5_a_typed_question_is_shown_to_all_and_its_answer_to_nobody() {
    let setup = Setup { reading: Reading::Tablet, ..setup(2) };
    let table = round_3_of(&setup, &[16_000, 4_000]).then(Move::Ready);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        let PhaseView::Fatal(face_off) = table.view(viewer).phase else { panic!("a face-off") };
        assert!(face_off.question.is_some_and(|question| question.answer.is_none()));
    }
}

#[test]
fn midi_c5_no_view_holds_a_duels_verdict_or_a_card_before_its_time() {
    let table = duel(3, A).then(Move::Challenge(B));
    let text = format!("{:?}", table.view(Viewer::Seat(B)));
    assert!(!text.contains("juste") && !text.contains("erreur") && !text.contains("Duel 1"));
}

#[test]
fn an_automatic_players_hunch_is_in_no_view() {
    let mut setup = setup(2);
    setup.chairs[0].player = Player::Automatic(Level::Champion);
    let table = start(&setup).then(Move::Number(1));
    let mut other = table.clone();
    other.hunch.right = !other.hunch.right;
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        assert_eq!(table.view(viewer), other.view(viewer), "{viewer:?}");
    }
}

#[test]
fn the_urge_to_name_the_star_is_in_ones_own_view_only() {
    let mut setup = setup(3);
    setup.chairs[1].player = Player::Automatic(Level::Champion);
    let mut table = master_of(&setup, &[10_000; 3]).strokes(true);
    table.board.urges = Crowd::NOBODY.with(B);
    let urge = |viewer| table.view(viewer).urge;
    assert_eq!([A, B, C].map(|seat| urge(Viewer::Seat(seat))), [false, true, false]);
    assert!(!urge(Viewer::Table));
    let view = table.view(Viewer::Seat(B));
    let mv = Midi::suggest(&view, B, Level::Champion, &mut Rng::new(1));
    assert_eq!(mv, Some(Move::Star));
}

#[test]
fn a_star_said_by_mistake_is_taken_back_until_he_has_looked() {
    let mut session = Session::<Midi>::new(setup(2)).expect("two may play");
    assert_eq!(session.undo_span(), Err(UndoRefusal::NothingToUndo));
    session.play(Ms(1), By::Seat(A), Move::Number(1)).result().expect("A names a number");
    assert_eq!(session.undo_span(), Err(UndoRefusal::Sealed), "a card was drawn");
    let table = master(&[7_000, 13_000]).strokes(true);
    let sealed = |table: &Midi, mv: Move| {
        let turn = By::Seat(table.turn().expect("it goes on"));
        table.play(Ms(0), turn, &mv).expect("it is legal").sealed
    };
    let star = table.play(Ms(0), By::Seat(A), &Move::Star).expect("A may");
    assert!(!star.sealed);
    assert!(sealed(&star.state, Move::Look));
}
