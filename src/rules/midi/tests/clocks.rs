//! The clocks of the face-off to the millisecond, driven by a sitting as the app drives it.

use crate::rules::midi::fatal::{Manner, Running};
use crate::rules::midi::fixtures::*;
use crate::rules::midi::*;
use crate::rules::session::Session;
use crate::rules::{Chair, Mark, Player};

/// A face-off of two, A the starter, who is ready at 1,000 ms: his clock ends at 61,000.
fn running() -> Midi {
    round_3(&[16_000, 4_000]).at(1_000, Move::Ready)
}

#[test]
fn midi_r3_6_the_starters_time_runs_and_the_others_does_not() {
    let table = running();
    assert_eq!(table.deadline(), Some(Ms(61_000)));
    assert_eq!(table.duelling().left[1], Ms(60_000));
}

#[test]
fn midi_r3_10_a_right_answer_freezes_what_is_left() {
    let table = running().at(21_001, Move::Right);
    assert_eq!((table.duelling().left[0], table.deadline()), (Ms(39_999), None));
    assert!(
        running()
            .at(21_000, Move::Wrong)
            .shows(Move::Right)
            .iter()
            .any(|event| { matches!(event, Event::Froze { seat: A, .. }) })
    );
}

#[test]
fn midi_r3_11_the_opponents_clock_starts_at_once_when_the_reader_stays() {
    let table = round_3(&[4_000, 16_000, 10_000]).at(1_000, Move::Ready).at(13_000, Move::Right);
    assert_eq!((table.turn(), table.deadline()), (Some(A), Some(Ms(73_000))));
}

#[test]
fn midi_r3_12_frozen_time_resumes_where_it_stopped() {
    let table = running().at(21_000, Move::Right).at(25_000, Move::Ready);
    let table = table.at(60_000, Move::Right).at(64_000, Move::Ready);
    assert_eq!(table.deadline(), Some(Ms(104_000)), "A had 40 s left");
    assert_eq!(table.duelling().left[1], Ms(25_000));
}

#[test]
fn midi_r3_15_the_face_off_ends_at_the_exact_millisecond() {
    let table = running();
    assert_eq!(table.later(60_999).phase_name(), "fatal");
    assert_eq!(table.later(61_000).phase_name(), "master");
}

#[test]
fn midi_q33_reading_time_counts() {
    let table = running().at(30_000, Move::Wrong);
    assert_eq!(table.duelling().clock, Running::Until(Ms(61_000)));
}

#[test]
fn midi_q34_right_counts_before_the_clock_shows_0_and_not_at_0() {
    assert_eq!(running().at(60_999, Move::Right).duelling().left[0], Ms(1));
    let table = running().later(61_000);
    assert_eq!((table.phase_name(), table.wallets()), ("master", vec![13_000, 7_000]));
}

#[test]
fn midi_q34_a_sitting_runs_the_clock_out_before_it_judges_the_late_tap() {
    let mut session = Session::<Midi>::new(setup(2)).expect("two may play");
    let mut play = |at: u32, seat: Option<Seat>, mv: Move| {
        let seat = seat.or(session.state().turn()).expect("the game goes on");
        let played = session.play(Ms(at), By::Seat(seat), mv).result();
        (played, session.state().clone())
    };
    let mut table = start(&setup(2));
    while table.phase_name() != "fatal" {
        let mv = match table.moves(By::Seat(table.turn().expect("it goes on"))).first().cloned() {
            Some(Move::Choose(_)) => Move::Choose(table.pick(false)),
            Some(Move::Open(_)) => Move::Open(table.flap(false)),
            mv => mv.expect("somebody can move"),
        };
        table = play(10, None, mv).1;
    }
    let (reader, mut now) = (table.turn(), 1_000);
    assert_eq!(play(now, None, Move::Ready).0, Ok(()));
    now += 59_999;
    assert_eq!(play(now, None, Move::Wrong).0, Ok(()), "the last instant");
    let (late, table) = play(now + 1, reader, Move::Right);
    assert!(matches!(late, Err(Refusal::NotYourTurn { .. } | Refusal::MustDraw)), "{late:?}");
    assert_eq!(table.phase_name(), "master");
}

#[test]
fn midi_q35_the_starter_may_lose_before_his_opponent_is_asked_anything() {
    let table = running().later(61_000);
    assert_eq!(table.wallets(), [13_000, 7_000]);
    assert_eq!(table.turn(), Some(B), "and the final begins");
}

#[test]
fn midi_q29_both_clocks_run_on_their_owners_turn_only() {
    let table = running().at(11_000, Move::Right).at(15_000, Move::Ready).at(18_000, Move::Right);
    assert_eq!(table.duelling().left, [Ms(50_000), Ms(57_000)]);
}

#[test]
fn a_change_of_reader_stops_every_clock_until_he_is_ready() {
    let table = running().at(11_000, Move::Right);
    assert_eq!((table.duelling().clock, table.turn()), (Running::Passing, Some(A)));
    assert_eq!(table.refusal(Move::Right), Refusal::MustBeReady);
    let table = table.at(500_000, Move::Ready);
    assert_eq!(table.deadline(), Some(Ms(560_000)));
}

#[test]
fn midi_o4_the_clock_waits_until_each_question_has_been_read() {
    let table = round_3_of(&with(2, |options| options.clock_waits = true), &[16_000, 4_000]);
    let table = table.at(1_000, Move::Ready);
    assert_eq!((table.deadline(), table.refusal(Move::Wrong)), (None, Refusal::MustRead));
    let table = table.at(4_000, Move::Read).at(10_000, Move::Wrong);
    assert_eq!((table.deadline(), table.duelling().left[0]), (None, Ms(54_000)));
    assert_eq!(table.at(13_000, Move::Read).deadline(), Some(Ms(67_000)));
}

#[test]
fn midi_o10_the_length_of_the_clock() {
    for (clock, ms) in [
        (FaceOffTime::Seconds45, 45_000),
        (FaceOffTime::Seconds60, 60_000),
        (FaceOffTime::Seconds90, 90_000),
        (FaceOffTime::Seconds120, 120_000),
    ] {
        let table = round_3_of(&with(2, |options| options.clock = clock), &[16_000, 4_000]);
        assert_eq!(table.then(Move::Ready).deadline(), Some(Ms(ms)));
    }
}

#[test]
fn a_seat_with_longer_time_has_it_on_both_kinds_of_clock() {
    let longer = vec![Longer::Half, Longer::Twice];
    let mut setup = with(2, |options| options.thinking = Thinking::Seconds30);
    setup.longer = longer;
    assert_eq!(round_3_of(&setup, &[16_000, 4_000]).duelling().left, [Ms(90_000), Ms(120_000)]);
    let table = start(&setup).then(Move::Number(1)).at(1_000, Move::Read);
    assert_eq!(table.deadline(), Some(Ms(46_000)));
}

fn typed(mut setup: Setup) -> Midi {
    setup.reading = Reading::Tablet;
    round_3_of(&setup, &[16_000, 4_000])
}

#[test]
fn when_the_tablet_reads_the_answerer_types_and_the_tablet_compares() {
    let table = typed(setup(2));
    assert_eq!((table.turn(), table.manner(&table.duelling())), (Some(A), Manner::Typed));
    let table = table.at(1_000, Move::Ready);
    let answer = table.open_question(&table.duelling()).expect("it is asked").answer.clone();
    assert_eq!(table.refusal(Move::Right), Refusal::MustSay);
    let wrong = table.at(2_000, Move::Say("tout autre chose".into()));
    assert_eq!((wrong.duelling().side, wrong.deadline()), (0, Some(Ms(61_000))));
    let right = table.at(2_000, Move::Say(answer.to_uppercase()));
    assert_eq!((right.duelling().side, right.turn()), (1, Some(B)));
}

#[test]
fn what_is_typed_is_compared_in_the_language_of_the_deck() {
    for (deck, right) in [("own-k3.alone/midi-en", true), ("midi-en", true), ("midi-fr", false)] {
        let mut setup = setup(2);
        let mut drawn = (*setup.cards).clone();
        let questions = drawn.fatal.iter_mut().flat_map(|card| &mut card.questions);
        questions.for_each(|question| question.answer = "1500".into());
        (setup.deck, setup.cards) = (deck.into(), drawn.into());
        let table = typed(setup).at(1_000, Move::Ready).at(2_000, Move::Say("1,500".into()));
        assert_eq!(table.duelling().side == 1, right, "{deck}");
    }
}

#[test]
fn midi_o13_said_aloud_the_other_one_sees_the_answer_and_rules() {
    let mut setup = setup(2);
    setup.options.aloud = true;
    let table = typed(setup.clone());
    assert_eq!((table.turn(), table.manner(&table.duelling())), (Some(B), Manner::Judged));
    let table = table.at(1_000, Move::Ready);
    assert_eq!(table.refusal(Move::Say("x".into())), Refusal::MustRule);
    let right = table.at(2_000, Move::Right);
    assert_eq!((right.duelling().side, right.turn()), (1, Some(A)), "now the first one rules");
    setup.chairs[1].player = Player::Automatic(Level::Regular);
    let robot = typed(setup);
    assert_eq!(robot.manner(&robot.duelling()), Manner::Typed, "a robot rules on nobody");
}

#[test]
fn an_automatic_reader_cannot_judge_so_the_answer_is_typed() {
    let mut setup = setup(2);
    setup.chairs[1] =
        Chair { player: Player::Automatic(Level::Regular), ..Chair::person("T", Mark(1)) };
    let table = round_3_of(&setup, &[16_000, 4_000]);
    assert_eq!((table.turn(), table.manner(&table.duelling())), (Some(A), Manner::Typed));
    let table = table.at(1_000, Move::Ready);
    let answer = table.open_question(&table.duelling()).expect("it is asked").answer.clone();
    let table = table.at(5_000, Move::Say(answer));
    assert_eq!((table.turn(), table.deadline()), (Some(B), Some(Ms(65_000))), "at once");
    let pace = table.pace().expect("it takes some time");
    assert!((2_500..7_000).contains(&pace.0));
    assert_eq!(table.moves(By::Seat(B)), [Move::Hunch]);
}
