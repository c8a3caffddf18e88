//! What each viewer may know, and what may be taken back.

use crate::rules::Player;
use crate::rules::contest::view::{AnswerView, ContestView};
use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::*;

fn contest_of(table: &Egomaster, viewer: Viewer) -> ContestView {
    let PhaseView::Question { contest, .. } = table.view(viewer).phase else {
        panic!("a question")
    };
    contest
}

#[test]
fn the_reader_alone_sees_the_question_before_it_is_put_and_its_answer_after() {
    let table = four().at_square(4, rapidite()).names(C);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        assert_eq!(contest_of(&table, viewer).question, None);
        assert_eq!(contest_of(&table.asked(), viewer).question.as_deref(), Some("Qui ?"));
        assert_eq!(contest_of(&table.asked(), viewer).answer, None);
    }
    let reader = contest_of(&table, Viewer::Seat(D));
    assert!(matches!(reader.answer, Some(AnswerView::Open { answer, .. }) if answer == "Gauguin"));
}

#[test]
fn where_the_tablet_judges_nobody_sees_an_answer() {
    let setup = with(3, |options| options.tablet_reads = true);
    let asked = ready(&setup).at_square(12, colours()).asked();
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)] {
        assert_eq!(contest_of(&asked, viewer).answer, None);
    }
}

#[test]
fn once_it_is_over_the_question_lies_open_until_the_next_roll() {
    let over = four().at_square(12, rapidite()).asked().buzzes(B, true);
    let shown = over.view(Viewer::Seat(A)).shown.expect("it lies open");
    let answer = shown.contest.answer;
    assert!(matches!(answer, Some(AnswerView::Open { answer, .. }) if answer == "Gauguin"));
    assert_eq!(shown.how, contest::Progress::Won(B));
    assert!(over.then(Move::Roll).view(Viewer::Table).shown.is_none());
}

#[test]
fn when_an_automatic_player_will_buzz_is_in_no_view() {
    let mut setup = setup(4);
    setup.chairs[1].player = Player::Automatic(Level::Champion);
    let put = |seed| {
        let mut table = ready(&setup).at_square(12, rapidite());
        table.common.chance = Rng::new(seed);
        table.asked()
    };
    let (one, other) = (put(1), (2..20).map(put).find(|t| t.deadline() != put(1).deadline()));
    let other = other.expect("seeds differ");
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(D)] {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
    }
}

fn sealed(table: &Egomaster, seat: Seat, mv: Move) -> bool {
    table.play(Ms(0), By::Seat(seat), &mv).expect("it is legal").sealed
}

#[test]
fn choices_are_taken_back_until_they_have_shown_something() {
    assert!(sealed(&start(&setup(3)), A, Move::Throw));
    assert!(sealed(&four(), A, Move::Roll));
    assert!(!sealed(&four().rolled(3), A, Move::Walk(Direction::Backward)));
    let open = poor(&[3_000; 4]).at_square(2, rapidite());
    assert!(!sealed(&open, A, Move::Name(B)));
    assert!(!sealed(&open.names(B), A, Move::Stake(900)));
    assert!(sealed(&open.names(B), A, Move::Stake(500)), "the reader sees the question");
    let raised = open.names(B).staking(900, &[]);
    assert!(!sealed(&raised, B, Move::Refuse));
    assert!(sealed(&raised, B, Move::Accept));
}
