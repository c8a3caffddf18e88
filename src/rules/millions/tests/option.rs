//! The device as host (option O2, MIL-Q29) and walking away at any time (option O4).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;

fn any_time(players: u8) -> Millions {
    table_with(players, |options| options.walk_any_time = true)
}

#[test]
fn mil_o2_the_device_may_be_the_host() {
    let table = device(3);
    assert_eq!((table.host(), table.who_is_in()), (None, vec![A, B, C]));
    assert_eq!((table.phase_name(), table.turn()), ("answer", Some(A)), "nobody has to read");
    assert!(table.view(Viewer::Table).question.is_some());
}

#[test]
fn mil_q29_everybody_is_a_contestant_and_the_first_seat_moves_left() {
    for players in 1..=5u8 {
        let mut table = device(players);
        let mut first = vec![];
        while table.turn().is_some() {
            first.extend(table.turn());
            table = table.all_answer(&vec![false; usize::from(players)]);
        }
        assert_eq!(first, [A, B, C, D, E][..usize::from(players)]);
    }
}

#[test]
fn mil_q29_the_first_seat_is_drawn_for_the_first_game() {
    let mut setup = with(4, |options| options.device = true);
    setup.first = None;
    let mut drawn: Vec<Seat> =
        (0..40).map(|seed| start(&Setup { seed, ..setup.clone() }).lead).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [A, B, C, D]);
}

#[test]
fn mil_q29_lifelines_follow_the_number_of_contestants() {
    assert_eq!(device(1).then(Move::Audience).phase_name(), "tries");
    assert_eq!(device(1).then(Move::Phone(None)).phase_name(), "tries");
    let two = device(2);
    let voted = two.then(Move::Audience).then(Move::Give(two.right_or_not(false)));
    assert_eq!(voted.eyes(A).cards.len(), 2, "as many cards as contestants");
    assert!(voted.eyes(A).cards.contains(&two.right()), "the device adds the right one");
    assert_eq!(device(5).may().friends, [B, C, D, E]);
}

#[test]
fn mil_q29_on_television_the_candidate_sits_in_the_first_seat() {
    let mut table = table_with(3, |options| {
        options.device = true;
        options.television = true;
    });
    assert_eq!(table.may().friends, [B, C]);
    let mut candidates = vec![];
    while table.turn().is_some() {
        candidates.extend(table.who_is_in());
        table = table.all_answer(&[false]);
    }
    assert_eq!(candidates, [A, B, C]);
}

#[test]
fn with_the_device_as_host_nobody_sees_a_console() {
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B)] {
        assert!(device(2).view(viewer).console.is_none());
    }
}

#[test]
fn mil_o4_walking_away_at_any_time_before_the_final_word() {
    let table = any_time(3).at_worth(1_500);
    assert_eq!(table.then(Move::Walk).totals(), [0, 800, 0], "without a lifeline");
    let asked = table.answers_so(true).answers_so(true);
    assert_eq!(asked.then(Move::Walk).totals(), [0, 800, 0], "instead of a final word");
    assert_eq!(asked.then(Move::No).then(Move::Walk).totals(), [0, 800, 0]);
    let said = asked.then(Move::Yes);
    assert_eq!(said.refusal_of(B, Move::Walk), Refusal::NotYourTurn { turn: C });
}
