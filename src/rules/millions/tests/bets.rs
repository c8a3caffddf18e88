//! Side bets of those who are out (MIL-Q53).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::story::Story;
use crate::rules::millions::view::bets_offered;
use crate::rules::millions::*;
use crate::rules::session::Session;

/// Four players, A hosts; D was wrong at the 200 € question.
fn one_is_out() -> Millions {
    table(4).all_answer(&[true, true, false]).all_try()
}

fn bets(table: &Millions, seat: Seat, on: Seat) -> Result<Step<Millions>, Refusal> {
    table.play(Ms(0), By::Seat(seat), &Move::Bet(on))
}

#[test]
fn mil_q53_whoever_is_out_bets_on_who_falls_and_is_told() {
    let table = one_is_out();
    let step = bets(&table, D, B).expect("he is out");
    assert_eq!(
        (step.events.as_slice(), step.sealed),
        (&[Event::Bet { seat: D, on: B }][..], false)
    );
    let bet = step.state;
    assert_eq!((bet.turn(), bet.view(Viewer::Table).seats[3].bet), (table.turn(), Some(B)));
    assert_eq!(bets(&bet, D, B).err(), Some(Refusal::NoBet), "once");
    let other = bets(&bet, D, C).expect("he changes his mind").state;
    assert!(settles_all(&bet, &[false, true]).contains(&Event::BetRight { seat: D }));
    assert!(!settles_all(&other, &[false, true]).contains(&Event::BetRight { seat: D }));
    assert_eq!(bet.all_answer(&[true, true]).view(Viewer::Table).seats[3].bet, None, "it is over");
}

/// The events by which the answers of all who are in are revealed.
fn settles_all(table: &Millions, right: &[bool]) -> Vec<Event> {
    let settled = right.iter().fold(table.clone(), |table, &right| table.answers_so(right));
    let words = right.len() - 1;
    let asked = (0..words).fold(settled, |table, _| table.then(Move::Yes));
    asked.shows(Move::Yes)
}

#[test]
fn mil_q53_who_is_in_who_hosts_and_where_nothing_is_asked_no_bet_is_taken() {
    let table = one_is_out();
    for (seat, on) in [(B, C), (A, B), (D, D), (D, A), (Seat(9), B)] {
        assert_eq!(bets(&table, seat, on).err(), Some(Refusal::NoBet), "{seat:?} on {on:?}");
    }
    let choice = table.all_answer(&[true, true]);
    assert_eq!(choice.phase_name(), "choice");
    assert_eq!(bets(&choice, D, B).err(), Some(Refusal::NoBet));
}

#[test]
fn mil_q53_a_view_offers_what_the_rules_take() {
    let table = one_is_out();
    for state in [table.clone(), bets(&table, D, C).expect("he is out").state] {
        for seat in [A, B, C, D] {
            let view = state.view(Viewer::Seat(seat));
            assert_eq!(bets_offered(&view, seat), state.bets_on(seat), "{seat:?}");
        }
    }
}

#[test]
fn mil_q53_right_bets_are_counted() {
    let mut session = Session::<Millions>::new(setup(4)).expect("four may play");
    let mut play = |seat: Option<Seat>, mv: fn(&Millions) -> Move| {
        let (turn, mv) = (session.state().turn().expect("it goes on"), mv(session.state()));
        let played = session.play(Ms(0), By::Seat(seat.unwrap_or(turn)), mv);
        assert_eq!(played.refused, None);
        Story::of(&session).bets_right
    };
    let right = |table: &Millions| Move::Keep(table.letter(true));
    let wrong = |table: &Millions| Move::Keep(table.letter(false));
    play(None, |_| Move::Read);
    for answer in [right as fn(&Millions) -> Move, right, wrong] {
        play(None, answer);
        play(None, |_| Move::Settle);
    }
    (0..3).for_each(|_| _ = play(None, |_| Move::Yes));
    (0..2).for_each(|_| _ = play(None, |_| Move::Try));
    play(None, |_| Move::Read);
    play(Some(D), |_| Move::Bet(C));
    for answer in [right as fn(&Millions) -> Move, wrong] {
        play(None, answer);
        play(None, |_| Move::Settle);
    }
    play(None, |_| Move::Yes);
    assert_eq!(play(None, |_| Move::Yes), [0, 0, 0, 1, 0]);
}
