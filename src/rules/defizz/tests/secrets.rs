//! What each viewer may know, and what may be taken back.

use crate::decks::defizz::Device;
use crate::rules::Player;
use crate::rules::contest::view::{AnswerView, PlayView};
use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::*;

fn contest_of(table: &Defizz, viewer: Viewer) -> contest::view::ContestView {
    let PhaseView::Question { contest, .. } = table.view(viewer).phase else {
        panic!("a question")
    };
    contest
}

#[test]
fn the_reader_alone_sees_the_question_before_it_is_put_and_its_answer_after() {
    let paid = four().multi(100).about(chrono()).staking(100, &[]);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        assert_eq!(contest_of(&paid, viewer).question, None);
        assert_eq!(contest_of(&paid.asked(), viewer).question.as_deref(), Some("Qui ?"));
        assert_eq!(contest_of(&paid.asked(), viewer).answer, None);
    }
    let reader = contest_of(&paid, Viewer::Seat(D));
    assert!(matches!(reader.answer, Some(AnswerView::Open { answer, .. }) if answer == "Gauguin"));
}

#[test]
fn where_the_tablet_judges_nobody_sees_an_answer() {
    let setup = with(3, |options| options.tablet_reads = true);
    let asked = start(&setup).multi(100).about(suits()).staking(100, &[]).asked();
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)] {
        assert_eq!(contest_of(&asked, viewer).answer, None);
    }
    let given = asked.by(A, Move::Reply(Reply::Say("trefle".into())));
    let PlayView::Rally { given } = contest_of(&given, Viewer::Table).play else {
        panic!("a rally")
    };
    assert_eq!(given, [(A, Some("trèfle".to_owned()))], "what was given is known");
}

#[test]
fn once_it_is_over_the_question_lies_open_until_the_next_card() {
    let over = four().multi(100).about(chrono()).staking(100, &[]).asked().buzzes(B, true);
    let shown = over.view(Viewer::Seat(A)).shown.expect("it lies open");
    let contest = shown.contest.expect("it was no luck");
    assert!(matches!(contest.answer, Some(AnswerView::Open { answer, .. }) if answer == "Gauguin"));
    assert_eq!((shown.pot, shown.how), (300, contest::Progress::Won(B)));
    assert!(over.then(Move::Roll).view(Viewer::Table).shown.is_none());
}

#[test]
fn what_the_tablet_thinks_of_is_in_no_view() {
    let put = four().multi(100).about(luck(Device::SecretNumber)).staking(100, &[]);
    let PhaseView::Chance { luck: before, .. } = put.view(Viewer::Seat(A)).phase else { panic!() };
    assert_eq!((before.text, before.device), (None, None));
    let table = put.asked();
    let mut other = table.clone();
    let Phase::Chance(luck) = &mut other.phase else { panic!("luck") };
    luck.secret = luck.secret % 10 + 1;
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(D)] {
        assert_eq!(table.view(viewer), other.view(viewer));
    }
}

#[test]
fn when_an_automatic_player_will_buzz_is_in_no_view() {
    let mut setup = setup(4);
    setup.chairs[1].player = Player::Automatic(Level::Champion);
    let put = |seed| {
        let mut table = start(&setup).multi(100).about(chrono()).staking(100, &[]);
        table.common.chance = Rng::new(seed);
        table.asked()
    };
    let (one, other) = (put(1), (2..20).map(put).find(|t| t.deadline() != put(1).deadline()));
    let other = other.expect("seeds differ");
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(D)] {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
    }
}

fn sealed(table: &Defizz, seat: Seat, mv: Move) -> bool {
    table.play(Ms(0), By::Seat(seat), &mv).expect("it is legal").sealed
}

#[test]
fn choices_are_taken_back_until_they_have_shown_something() {
    let table = four().duel(100);
    assert!(sealed(&four(), A, Move::Roll));
    assert!(sealed(&table, A, Move::Help));
    assert!(!sealed(&table, A, Move::Choose(0)));
    let named = table.about(chrono());
    assert!(!sealed(&named, A, Move::Challenge(B)));
    let staking = named.against(B);
    assert!(!sealed(&staking, A, Move::Stake(500)));
    assert!(sealed(&staking, A, Move::Stake(100)), "the mode is told");
    let raised = staking.staking(500, &[]);
    assert!(!sealed(&raised, B, Move::Refuse));
    assert!(sealed(&raised, B, Move::Accept));
    let asked = raised.answers(true).asked();
    assert!(!sealed(&asked, B, Move::Reply(Reply::Buzz { us: 0 })));
}
