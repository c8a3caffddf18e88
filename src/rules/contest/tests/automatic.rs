//! Automatic players in a contest.

use super::*;

fn with_automatic(kind: u8, judge: Judge, level: Level) -> Table {
    let mut terms = terms();
    terms.levels[1] = Some(level);
    terms.levels[2] = Some(level);
    table(kind, terms, judge, &[A, B, C])
}

#[test]
fn automatic_players_buzz_at_their_time_and_answer_by_themselves() {
    let mut wins = 0;
    for seed in 0..200 {
        let mut table = with_automatic(0, READ, Level::Champion);
        table.chance = Rng::new(seed);
        let mut table = table.by(0, READER, Reply::Ask);
        while table.progress == Progress::Going && table.contest.deadline().is_some() {
            table = table.later();
            if let Some(seat) = table.contest.answering() {
                assert_eq!(table.contest.moves(seat, table.question()), [Reply::Hunch]);
                assert_eq!(table.refused(READER, Reply::Right), Refusal::AnswersByItself);
                table = table.by(20_000, seat, Reply::Hunch);
            }
        }
        wins += u32::from(matches!(table.progress, Progress::Won(B | C)));
    }
    assert!((150..200).contains(&wins), "two champions know nearly all: {wins}");
}

/// A touch reaches the rules a frame after it was made, and a journal never goes back: when an
/// automatic player's time came meanwhile, both count from that millisecond, the person first.
#[test]
fn def_chr1_a_persons_touch_comes_before_an_automatic_one_of_the_same_millisecond() {
    for seed in 0..50 {
        let mut table = with_automatic(0, READ, Level::Champion);
        table.chance = Rng::new(seed);
        let table = table.by(0, READER, Reply::Ask);
        if table.contest.deadline().is_none() {
            continue;
        }
        let table = table.later();
        let Play::Race(race) = &table.contest.play else { panic!("a race") };
        let due = race.line[0].at.0;
        let after = table.by(due, A, Reply::Buzz { us: 998 });
        assert_eq!(after.contest.answering(), Some(A));
        assert_ne!(table.by(due + 1, A, Reply::Buzz { us: 0 }).contest.answering(), Some(A));
    }
}

#[test]
fn automatic_players_who_do_not_know_give_up_when_they_are_alone() {
    let mut table = with_automatic(0, Judge::Tablet, Level::Beginner);
    let Play::Race(race) = &mut table.contest.play else { panic!("a race") };
    race.out = Crowd::NOBODY;
    for seed in 0..50 {
        let mut table = table.clone();
        table.chance = Rng::new(seed);
        table = table.by(0, A, Reply::Ask).by(1, A, Reply::Pass);
        while table.progress == Progress::Going {
            table = match table.contest.answering() {
                Some(seat) => table.by(30_000, seat, Reply::Hunch),
                None => table.later(),
            };
        }
    }
}

#[test]
fn automatic_players_propose_and_list() {
    let table = with_automatic(1, READ, Level::Champion).by(0, READER, Reply::Ask);
    let table = table.by(1, A, propose(3)).by(2, B, Reply::Hunch).by(3, C, Reply::Hunch);
    assert!(matches!(table.progress, Progress::Won(B | C) | Progress::Tied(_)));
    let table = with_automatic(2, READ, Level::Champion).by(0, READER, Reply::Ask);
    let table = table.rule(Reply::Tick(0)).by(1, B, Reply::Hunch);
    assert!(table.contest.out().has(B) || table.seen.len() > 2);
}
