//! A ruling right or wrong can always be corrected, and its consequences are recomputed.

use crate::rules::midi::fatal::Running;
use crate::rules::midi::fixtures::*;
use crate::rules::midi::*;
use crate::rules::session::Session;

fn overruled(table: &Midi, at: u32) -> Midi {
    table.play(Ms(at), By::Table, &Move::Overrule).expect("there is a ruling").state
}

fn running() -> Midi {
    round_3(&[16_000, 4_000]).at(1_000, Move::Ready)
}

#[test]
fn nothing_to_overrule_without_a_ruling_and_only_the_table_does() {
    let refused = |table: &Midi, by| table.play(Ms(0), by, &Move::Overrule).map(|_| ());
    assert_eq!(refused(&running(), By::Table), Err(Refusal::NothingToOverrule));
    assert_eq!(refused(&running().then(Move::Wrong), By::Seat(A)), Err(Refusal::TableOnly));
}

#[test]
fn wrong_that_was_right_freezes_the_time_of_the_ruling() {
    let table = overruled(&running().at(11_000, Move::Wrong), 20_000);
    let face_off = table.duelling();
    assert_eq!((face_off.side, face_off.left[0]), (1, Ms(50_000)));
    assert_eq!(face_off.cards[0].1, 2, "the next question was on the screen already");
}

#[test]
fn right_that_was_wrong_gives_the_turn_back_with_the_clocks_of_then() {
    let table = running().at(11_000, Move::Right).at(15_000, Move::Ready);
    let table = overruled(&table, 25_000);
    let face_off = table.duelling();
    assert_eq!((face_off.side, face_off.clock), (0, Running::Passing), "until the tablet is back");
    assert_eq!(face_off.left, [Ms(50_000), Ms(60_000)], "the opponent has his minute again");
    assert_eq!(face_off.cards.map(|card| card.1), [1, 1], "B has seen his first question");
    assert_eq!(table.at(30_000, Move::Ready).deadline(), Some(Ms(80_000)));
}

#[test]
fn a_face_off_lost_by_a_wrong_ruling_is_paid_back() {
    let table = running().at(60_000, Move::Wrong).later(61_000);
    assert_eq!((table.phase_name(), table.wallets()), ("master", vec![13_000, 7_000]));
    let table = overruled(&table, 63_000);
    assert_eq!((table.phase_name(), table.wallets()), ("fatal", vec![16_000, 4_000]));
    assert_eq!(table.duelling().left, [Ms(1_000), Ms(60_000)]);
    assert_eq!(table.duelling().cards[0].1, 2, "what time ran out on is not asked again");
    assert_eq!(table.audit(), Ok(()));
}

#[test]
fn a_correction_can_itself_be_corrected() {
    let table = overruled(&running().at(11_000, Move::Right), 12_000);
    let table = overruled(&table, 13_000);
    assert_eq!((table.duelling().side, table.duelling().left[0]), (1, Ms(50_000)));
}

#[test]
fn a_typed_answer_is_corrected_in_the_same_way() {
    let setup = Setup { reading: Reading::Tablet, ..setup(2) };
    let table = round_3_of(&setup, &[16_000, 4_000]).at(1_000, Move::Ready);
    let table = overruled(&table.at(5_000, Move::Say("presque".into())), 6_000);
    assert_eq!((table.duelling().side, table.turn()), (1, Some(B)));
}

#[test]
fn a_guesser_who_said_the_wrong_thing_is_heard_again() {
    let table = master(&[7_000, 13_000]).strokes(true);
    let found = table.guesses(A, true);
    let again = overruled(&found, 0);
    assert_eq!((again.phase_name(), again.wallets()), ("master", table.wallets()));
    assert!(again.board.guessed.has(A) && again.board.finder.is_none());
    assert_eq!(overruled(&table.guesses(A, false), 0).board.finder, Some(A));
}

#[test]
fn once_the_final_has_gone_on_the_ruling_stands() {
    let table = running().at(60_000, Move::Wrong).later(61_000).at(70_000, Move::Draw);
    let refused = table.play(Ms(70_000), By::Table, &Move::Overrule).map(|_| ());
    assert_eq!(refused, Err(Refusal::NothingToOverrule));
}

#[test]
fn a_sitting_takes_a_sealed_ruling_back() {
    let mut session = Session::<Midi>::new(setup(2)).expect("two may play");
    let mut rng = Rng::new(1);
    while session.state().phase_name() != "fatal" {
        let (by, mv) = crate::rules::random_play::random_move(session.state(), &mut rng)
            .expect("somebody can move");
        session.play(Ms(1), by, mv).result().expect("it is listed");
    }
    for mv in [Move::Ready, Move::Wrong] {
        let turn = session.state().turn().expect("it goes on");
        session.play(Ms(1_000), By::Seat(turn), mv).result().expect("it is his turn");
    }
    let entries = session.journal().len();
    assert_eq!((session.undo_span(), session.undo()), (Ok(1), Ok(())));
    assert_eq!((session.journal().len(), session.state().phase_name()), (entries - 1, "fatal"));
}
