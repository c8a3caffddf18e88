//! Automatic players: how often they are right, whom they challenge, and what they never do.

use crate::rules::Player;
use crate::rules::knowing::Chances;
use crate::rules::midi::automatic::{DUEL, FATAL, KICKOFF, MASTER, SHEET, STAR};
use crate::rules::midi::fixtures::*;
use crate::rules::midi::*;

fn with_tablet(players: u8, seat: Seat, level: Level) -> Setup {
    let mut setup = setup(players);
    setup.chairs[seat.index()].player = Player::Automatic(level);
    setup
}

#[test]
fn the_better_the_level_the_better_the_chances() {
    let rising = |chances: &Chances| chances[0] < chances[1] && chances[1] < chances[2];
    assert!([KICKOFF, DUEL, SHEET, FATAL, STAR].iter().chain(&MASTER).all(rising));
    assert!(MASTER.windows(2).all(|pair| (0..3).all(|level| pair[0][level] > pair[1][level])));
}

#[test]
fn they_are_right_as_often_as_their_level_says() {
    for (rank, level) in Level::ALL.into_iter().enumerate() {
        let right = |seed: &u64| {
            let setup = Setup { seed: *seed, ..with_tablet(2, A, level) };
            let asked = start(&setup).then(Move::Number(1));
            let seen = asked.shows(Move::Hunch);
            seen.iter().any(|event| matches!(event, Event::Chose { right: true, .. }))
        };
        let share = (0..1_000).filter(right).count() as u32 / 10;
        assert!(share.abs_diff(KICKOFF[rank]) <= 5, "{level:?}: {share} %");
    }
}

#[test]
fn a_person_has_no_hunch() {
    let table = kickoff(2, A).then(Move::Number(1));
    assert_eq!(table.refusal(Move::Hunch), Refusal::NotAutomatic);
}

#[test]
fn they_challenge_the_richest_but_a_beginner_anybody() {
    for (level, others) in [(Level::Champion, 1), (Level::Regular, 1), (Level::Beginner, 3)] {
        let setup = with_tablet(4, A, level);
        let table = round_3_of(&setup, &[7_000, 13_000, 10_000, 10_000]);
        let view = table.view(Viewer::Seat(A));
        let mut named: Vec<Move> = (0..60)
            .filter_map(|seed| Midi::suggest(&view, A, level, &mut Rng::new(seed)))
            .collect();
        named.sort_by_key(|mv| format!("{mv:?}"));
        named.dedup();
        assert_eq!(named.len(), others, "{level:?} {named:?}");
        assert!(named.contains(&Move::Challenge(B)));
    }
}

#[test]
fn they_open_flaps_that_are_closed_and_of_the_kind_they_must() {
    for seed in 0..50 {
        let setup = Setup { seed, ..with_tablet(2, A, Level::Regular) };
        let table = sheet_of(&setup, A).then(Move::Hunch);
        assert!(matches!(table.phase, Phase::Sheet(_)));
        let table = master_of(&setup, &[7_000, 13_000]).then(Move::Draw).then(Move::Hunch);
        let view = table.view(Viewer::Seat(A));
        let lift = Midi::suggest(&view, A, Level::Regular, &mut Rng::new(seed));
        assert!(lift.is_some_and(|mv| table.moves(By::Seat(A)).contains(&mv)));
    }
}

#[test]
fn nothing_is_suggested_out_of_turn_or_when_the_game_is_over() {
    let table = start(&with_tablet(3, B, Level::Champion));
    let suggest = |table: &Midi, seat| {
        let view = table.view(Viewer::Seat(seat));
        Midi::suggest(&view, seat, Level::Champion, &mut Rng::new(1))
    };
    assert_eq!(suggest(&table, B), None);
    let over = table.play(Ms(0), By::Table, &Move::Stop).expect("the table agrees").state;
    assert_eq!((suggest(&over, A), suggest(&over, Seat(9))), (None, None));
}

/// Persons move at random, automatic seats by what is suggested to them, on turn or with an urge.
#[test]
fn at_mixed_tables_every_suggestion_is_a_legal_move() {
    let (mut suggested, mut stars) = (0, 0);
    for setup in tables().flat_map(|setup| (0..4).map(move |n| (n, setup.clone()))) {
        let setup = Setup { seed: setup.1.seed + 100 * setup.0, ..setup.1 };
        let (mut rng, mut table, mut now) = (Rng::new(setup.seed), start(&setup), 0);
        while let Some(turn) = table.turn() {
            now += table.pace().map_or(rng.below(2_000), |pace| pace.0);
            table = table.later(now);
            let seats = Seat::all(table.seats()).filter(|seat| table.is_automatic(*seat));
            let mv = seats.into_iter().find_map(|seat| {
                let view = table.view(Viewer::Seat(seat));
                Midi::suggest(&view, seat, Level::Regular, &mut rng).map(|mv| (By::Seat(seat), mv))
            });
            assert!(mv.is_some() || table.turn() != Some(turn) || !table.is_automatic(turn));
            suggested += u32::from(mv.is_some());
            stars += u32::from(matches!(mv, Some((_, Move::Star))));
            let mv = mv.or_else(|| crate::rules::random_play::random_move(&table, &mut rng));
            let Some((by, mv)) = mv else { break };
            table = table.play(Ms(now), by, &mv).expect("it is suggested or listed").state;
        }
    }
    assert!(suggested > 1_000 && stars > 10, "{suggested} {stars}");
}
