//! Tests of the sitting, on the toy game: timers before moves, undo, seals, replay.

use super::session::{Entry, NotHandedOver, Played, ReplayError, Session, UndoRefusal};
use super::toy::{Event, Move, Refusal, Setup, TWO_PERSONS, Toy};
use super::{By, Game, Level, Ms, Player, Seat};

const A: By = By::Seat(Seat(0));
const B: By = By::Seat(Seat(1));

fn session() -> Session<Toy> {
    Session::new(TWO_PERSONS).expect("two persons may play")
}

/// A sitting whose seat B is automatic.
fn with_an_automatic_b() -> Session<Toy> {
    let automatic = [None, Some(Level::Beginner)];
    Session::new(Setup { automatic, ..TWO_PERSONS }).expect("it may play")
}

fn play(session: &mut Session<Toy>, at: u32, by: By, mv: Move) {
    assert_eq!(session.play(Ms(at), by, mv).result(), Ok(()));
}

const fn tap(at: u32, by: By) -> Entry<Move> {
    Entry::Move { at: Ms(at), by, mv: Move::Tap }
}

const fn time_up(at: u32) -> Entry<Move> {
    Entry::TimeUp { at: Ms(at) }
}

#[test]
fn timers_that_are_due_run_out_at_their_exact_time_before_a_move_is_judged() {
    let mut session = session();
    let Played { events, refused } = session.play(Ms(2_500), A, Move::Tap);
    let [a, b] = [Seat(0), Seat(1)];
    let late = [Event::TimeUp { seat: a }, Event::TimeUp { seat: b }];
    assert_eq!(events[..2], late);
    assert_eq!((events.len(), refused), (3, None));
    assert_eq!(session.journal(), [time_up(1_000), time_up(2_000), tap(2_500, A)]);
    assert_eq!(session.state().deadline(), Some(Ms(3_500)));
}

#[test]
fn a_sitting_is_retold_step_by_step_from_the_deal() {
    let mut session = session();
    session.play(Ms(1_500), B, Move::Tap).result().expect("A's time is up, B taps");
    let mut told = vec![];
    session.retold(|before, step| told.push((before.clone(), step.clone())));
    assert_eq!(told[0].0, *session.dealt());
    assert_eq!(told.len(), session.journal().len());
    assert_eq!(told[0].1.state, told[1].0, "each step begins where the last one ended");
    assert_eq!(told.last().map(|(_, step)| &step.state), Some(session.state()));
}

#[test]
fn a_late_tap_is_refused_by_the_ordinary_rule() {
    for (at, played) in [
        (999, Ok(())),
        (1_000, Err(Refusal::NotYourTurn { turn: Seat(1) })),
        (1_999, Err(Refusal::NotYourTurn { turn: Seat(1) })),
    ] {
        assert_eq!(session().play(Ms(at), A, Move::Tap).result(), played, "at {at}");
    }
}

#[test]
fn after_a_late_tap_the_timer_stays_run_out() {
    let mut session = session();
    let events = session.play(Ms(1_500), A, Move::Tap).events;
    assert_eq!(events, [Event::TimeUp { seat: Seat(0) }]);
    assert_eq!((session.journal(), session.state().points()), (&[time_up(1_000)][..], [0, 0]));
}

#[test]
fn can_says_what_play_says_late_or_not() {
    for at in [0, 999, 1_000, 1_999, 2_000, 20_000] {
        for (by, mv) in [(A, Move::Tap), (B, Move::Roll), (By::Table, Move::Bell)] {
            let said = session().can(Ms(at), by, &mv);
            assert_eq!(
                said,
                session().play(Ms(at), by, mv.clone()).result(),
                "{by:?} {mv:?} at {at}"
            );
        }
    }
}

#[test]
fn a_tick_before_the_deadline_does_nothing() {
    let mut session = session();
    assert_eq!((session.tick(Ms(999)), session.journal()), (vec![], &[][..]));
    assert_eq!(session.tick(Ms(1_000)), [Event::TimeUp { seat: Seat(0) }]);
}

#[test]
fn the_journal_never_goes_back_in_time() {
    let mut session = session();
    play(&mut session, 500, A, Move::Tap);
    play(&mut session, 300, B, Move::Tap);
    assert_eq!(session.journal(), [tap(500, A), tap(500, B)]);
}

#[test]
fn undo_takes_back_the_last_act_of_a_person() {
    let mut session = session();
    play(&mut session, 100, A, Move::Tap);
    let before = session.state().clone();
    play(&mut session, 200, B, Move::Tap);
    assert_eq!((session.undo_span(), session.undo()), (Ok(1), Ok(())));
    assert_eq!((session.state(), session.journal()), (&before, &[tap(100, A)][..]));
}

#[test]
fn undo_takes_back_what_automatic_players_did_after_it() {
    let mut session = with_an_automatic_b();
    play(&mut session, 100, A, Move::Tap);
    play(&mut session, 200, B, Move::Tap);
    assert_eq!((session.undo(), session.journal()), (Ok(()), &[][..]));
    assert_eq!(session.undo(), Err(UndoRefusal::NothingToUndo));
}

#[test]
fn an_undo_goes_back_to_when_its_act_was_done() {
    let mut session = session();
    play(&mut session, 100, A, Move::Tap);
    play(&mut session, 700, B, Move::Tap);
    assert_eq!(session.undo_at(), Ok(Ms(700)));
    // The timer that ran out since goes with it: the clock shows what it showed at the act.
    session.tick(Ms(1_700));
    assert_eq!((session.undo_span(), session.undo_at()), (Ok(2), Ok(Ms(700))));
}

#[test]
fn the_last_events_are_those_of_the_last_entry() {
    let mut session = session();
    assert_eq!(session.last_events(), []);
    let events = session.play(Ms(100), A, Move::Tap).events;
    assert_eq!(session.last_events(), events);
    let events = session.tick(Ms(1_100));
    assert_eq!((session.last_events(), events.len()), (events, 1));
}

#[test]
fn undo_never_takes_back_a_timer_alone() {
    let mut session = session();
    session.tick(Ms(2_000));
    assert_eq!(session.undo(), Err(UndoRefusal::NothingToUndo));
    assert_eq!(session.journal(), [time_up(1_000), time_up(2_000)]);
    play(&mut session, 2_500, A, Move::Tap);
    session.tick(Ms(3_500));
    assert_eq!((session.undo_span(), session.undo()), (Ok(2), Ok(())));
    assert_eq!(session.journal(), [time_up(1_000), time_up(2_000)]);
}

#[test]
fn an_automatic_players_act_alone_is_not_taken_back() {
    let automatic = [Some(Level::Beginner), None];
    let setup = Setup { automatic, ..TWO_PERSONS };
    let mut session = Session::<Toy>::new(setup).expect("it may play");
    play(&mut session, 100, A, Move::Tap);
    assert_eq!(session.undo(), Err(UndoRefusal::NothingToUndo));
}

#[test]
fn undo_stops_at_a_seal_whoever_broke_it() {
    let mut session = with_an_automatic_b();
    play(&mut session, 100, A, Move::Tap);
    play(&mut session, 200, B, Move::Roll);
    let before = session.clone();
    assert_eq!(session.undo(), Err(UndoRefusal::Sealed));
    play(&mut session, 300, A, Move::Tap);
    assert_eq!(session.undo(), Ok(()));
    assert_eq!((session.state(), session.journal()), (before.state(), before.journal()));
    assert_eq!(session.undo(), Err(UndoRefusal::Sealed));
}

#[test]
fn undo_stops_at_a_persons_own_seal() {
    let mut session = session();
    play(&mut session, 100, A, Move::Roll);
    let before = session.clone();
    assert_eq!(
        (session.undo_span(), session.undo()),
        (Err(UndoRefusal::Sealed), Err(UndoRefusal::Sealed))
    );
    assert_eq!((session.state(), session.journal()), (before.state(), before.journal()));
}

#[test]
fn what_is_done_after_an_undo_has_its_own_seal() {
    let mut session = session();
    play(&mut session, 100, A, Move::Tap);
    assert_eq!(session.undo(), Ok(()));
    play(&mut session, 200, A, Move::Roll);
    assert_eq!(session.undo(), Err(UndoRefusal::Sealed));
}

#[test]
fn what_the_table_did_can_be_taken_back() {
    let mut session = session();
    play(&mut session, 100, By::Table, Move::Bell);
    assert!(session.state().outcome().is_some());
    assert_eq!((session.undo(), session.state().outcome()), (Ok(()), None));
}

#[test]
fn replay_leads_to_the_same_state_and_the_same_undo() {
    let mut session = session();
    play(&mut session, 100, A, Move::Roll);
    play(&mut session, 1_500, A, Move::Tap);
    let again = Session::<Toy>::replay(TWO_PERSONS, session.journal().to_vec());
    let again = again.expect("it was played");
    assert_eq!((again.state(), again.fingerprint()), (session.state(), session.fingerprint()));
    assert_eq!(again.undo_span(), session.undo_span());
}

#[test]
fn replay_refuses_what_could_not_have_been_played() {
    let late = |entry| ReplayError::OutOfTime { entry };
    let not_b = ReplayError::Refused { entry: 2, why: Refusal::NotYourTurn { turn: Seat(0) } };
    for (journal, why) in [
        (vec![time_up(999)], late(0)),
        (vec![time_up(1_001)], late(0)),
        (vec![tap(100, A), time_up(1_000)], late(1)),
        (vec![tap(1_000, A)], late(0)),
        (vec![tap(1_500, B)], late(0)),
        (vec![tap(500, A), tap(400, B)], late(1)),
        (vec![tap(500, A), tap(600, B), tap(700, B)], not_b),
    ] {
        let refused = Session::<Toy>::replay(TWO_PERSONS, journal.clone()).map(|_| ());
        assert_eq!(refused, Err(why), "{journal:?}");
    }
    let no_turns = Setup { turns: 0, ..TWO_PERSONS };
    let refused = Session::<Toy>::replay(no_turns, vec![]).map(|_| ());
    assert_eq!(refused, Err(ReplayError::Setup(Refusal::NoTurns)));
}

const ROBOT: Player = Player::Automatic(Level::Regular);

const fn handover(at: u32, seat: u8, to: Player) -> Entry<Move> {
    Entry::Handover { at: Ms(at), seat: Seat(seat), to }
}

fn hand_over(session: &mut Session<Toy>, at: u32, seat: u8, to: Player) {
    assert_eq!(session.hand_over(Ms(at), Seat(seat), to).result(), Ok(()));
}

#[test]
fn a_seat_is_handed_over_and_back() {
    let mut session = session();
    hand_over(&mut session, 100, 0, ROBOT);
    assert_eq!(session.who_plays(Seat(0)), ROBOT);
    assert_eq!(session.automatic(Seat(0)), Some(Level::Regular));
    assert_eq!(session.who_plays(Seat(1)), Player::Person);
    hand_over(&mut session, 200, 0, Player::Person);
    assert_eq!(session.automatic(Seat(0)), None);
    assert_eq!(session.journal(), [handover(100, 0, ROBOT), handover(200, 0, Player::Person)]);
    assert_eq!(session.last_events(), []);
}

#[test]
fn timers_that_are_due_run_out_before_a_seat_is_handed_over() {
    let mut session = session();
    let Played { events, refused } = session.hand_over(Ms(1_500), Seat(1), ROBOT);
    assert_eq!((events, refused), (vec![Event::TimeUp { seat: Seat(0) }], None));
    assert_eq!(session.journal(), [time_up(1_000), handover(1_500, 1, ROBOT)]);
}

#[test]
fn a_seat_is_handed_over_to_somebody_else_while_the_game_goes_on() {
    let mut session = with_an_automatic_b();
    for (seat, to, why) in [
        (0, Player::Person, NotHandedOver::PlaysAlready),
        (1, Player::Automatic(Level::Beginner), NotHandedOver::PlaysAlready),
        (2, ROBOT, NotHandedOver::NobodyThere),
    ] {
        assert_eq!(session.hand_over(Ms(1), Seat(seat), to).result(), Err(why));
    }
    assert_eq!(session.journal(), []);
    hand_over(&mut session, 1, 1, Player::Automatic(Level::Champion));
    play(&mut session, 2, By::Table, Move::Bell);
    assert_eq!(session.hand_over(Ms(3), Seat(0), ROBOT).result(), Err(NotHandedOver::Over));
}

#[test]
fn undo_takes_back_a_handing_over_and_what_the_tablet_did_by_it() {
    let mut session = session();
    play(&mut session, 100, A, Move::Tap);
    hand_over(&mut session, 200, 1, ROBOT);
    play(&mut session, 300, B, Move::Tap);
    assert_eq!((session.undo_span(), session.undo()), (Ok(2), Ok(())));
    assert_eq!((session.journal(), session.automatic(Seat(1))), (&[tap(100, A)][..], None));
}

#[test]
fn whoever_did_it_then_says_whether_it_is_undone() {
    let mut session = session();
    play(&mut session, 100, A, Move::Tap);
    play(&mut session, 200, B, Move::Tap);
    hand_over(&mut session, 300, 1, ROBOT);
    assert_eq!(session.undo(), Ok(()));
    // What B did as a person stays a person's act, whoever plays the seat later.
    assert_eq!((session.undo(), session.journal()), (Ok(()), &[tap(100, A)][..]));
    let mut back = with_an_automatic_b();
    play(&mut back, 100, A, Move::Tap);
    play(&mut back, 200, B, Move::Tap);
    hand_over(&mut back, 300, 1, Player::Person);
    assert_eq!(back.undo(), Ok(()));
    assert_eq!((back.undo(), back.journal()), (Ok(()), &[][..]), "the tablet's act goes with A's");
}

#[test]
fn a_journal_with_handings_over_is_replayed_or_refused() {
    let mut session = session();
    hand_over(&mut session, 100, 0, ROBOT);
    play(&mut session, 200, A, Move::Tap);
    hand_over(&mut session, 300, 0, Player::Person);
    let again = Session::<Toy>::replay(TWO_PERSONS, session.journal().to_vec());
    let again = again.expect("it was played");
    assert_eq!(again.state(), session.state());
    assert_eq!(again.undo_span(), session.undo_span());
    let out_of_time = |entry| ReplayError::OutOfTime { entry };
    let not_handed_over = |entry, why| ReplayError::NotHandedOver { entry, why };
    let bell = Entry::Move { at: Ms(1), by: By::Table, mv: Move::Bell };
    let same = NotHandedOver::PlaysAlready;
    for (journal, why) in [
        (vec![handover(1, 0, Player::Person)], not_handed_over(0, same)),
        (vec![handover(1, 0, ROBOT), handover(2, 0, ROBOT)], not_handed_over(1, same)),
        (vec![handover(1, 2, ROBOT)], not_handed_over(0, NotHandedOver::NobodyThere)),
        (vec![bell, handover(2, 0, ROBOT)], not_handed_over(1, NotHandedOver::Over)),
        (vec![handover(1_000, 0, ROBOT)], out_of_time(0)),
        (vec![tap(500, A), handover(400, 0, ROBOT)], out_of_time(1)),
    ] {
        let refused = Session::<Toy>::replay(TWO_PERSONS, journal.clone()).map(|_| ());
        assert_eq!(refused, Err(why), "{journal:?}");
    }
}
