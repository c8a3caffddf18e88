//! Tests on hundreds of whole matches: the money, the pyramid, the lifelines; that secrets stay secret on the
//! way up to the million, which random play never reaches; and the story.

use super::fixtures::{setup, start, tables};
use super::ladder::{LADDER, TOP, worth};
use super::story::Story;
use super::*;
use crate::rules::random_play::play_automatically;
use crate::rules::session::Session;
use crate::rules::{Chair, Player};
use std::collections::BTreeSet;

/// That setup with every seat played by the tablet.
fn automatic(setup: Setup, level: Level) -> Setup {
    let player = Player::Automatic(level);
    let chairs = setup.chairs.into_iter().map(|chair| Chair { player, ..chair }).collect();
    Setup { chairs, ..setup }
}

/// Plays a match with the suggested moves and calls `look` with each step: before, events, after.
fn watch(setup: Setup, level: Level, mut look: impl FnMut(&Millions, &[Event], &Millions)) {
    let (mut rng, mut now) = (Rng::new(setup.seed), Ms(0));
    let mut state = start(&setup);
    while let Some(turn) = state.turn() {
        now = now.after(state.pace().unwrap_or(Ms(1)));
        let step = if state.deadline().is_some_and(|due| due <= now) {
            state.time_up()
        } else {
            let view = state.view(Viewer::Seat(turn));
            let mv = Millions::suggest(&view, turn, level, &mut rng).expect("it is his turn");
            state.play(now, By::Seat(turn), &mv).expect("what is suggested is legal")
        };
        look(&state, &step.events, &step.state);
        state = step.state;
    }
}

/// Matches of champions, who climb high, at every kind of table.
fn matches() -> impl Iterator<Item = Setup> {
    tables().map(|setup| automatic(setup, Level::Champion))
}

#[test]
fn champions_come_to_every_step_and_are_paid_every_amount_of_a_walk_or_a_net() {
    let (mut levels, mut amounts) = (BTreeSet::new(), BTreeSet::new());
    for (setup, seed) in
        matches().zip(0..).flat_map(|(s, seed)| [(s.clone(), seed), (s, seed + 500)])
    {
        watch(Setup { seed, ..setup }, Level::Champion, |_, events, after| {
            levels.insert(after.level);
            for event in events {
                if let Event::Paid { amount, .. } = event {
                    amounts.insert(*amount);
                }
            }
        });
    }
    assert_eq!(levels.into_iter().collect::<Vec<_>>(), (1..=TOP).collect::<Vec<_>>());
    assert!([0, 1_500, 48_000, 1_000_000].iter().all(|amount| amounts.contains(amount)));
    assert!(amounts.iter().all(|&a| a == 0 || LADDER.iter().any(|rung| rung.worth == a)));
}

#[test]
fn all_the_way_up_nobody_sees_what_is_not_his() {
    let mut rng = Rng::new(4);
    for setup in matches() {
        watch(setup, Level::Champion, |_, _, state| {
            assert_eq!(state.audit(), Ok(()));
            let seats = Seat::all(state.house.seats).map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Table]) {
                let other = state.reseal(viewer, &mut rng);
                assert_eq!(other.audit(), Ok(()));
                assert_eq!(state.view(viewer), other.view(viewer), "{viewer:?}");
            }
        });
    }
}

#[test]
fn nobody_is_paid_twice_for_one_game_and_the_host_never() {
    for setup in matches() {
        let mut paid = vec![];
        watch(setup, Level::Champion, |before, events, _| {
            for event in events {
                match event {
                    Event::GameStarted { .. } => paid.clear(),
                    Event::Paid { seat, .. } => {
                        assert!(!paid.contains(seat), "{seat:?} twice");
                        assert_ne!(before.host(), Some(*seat));
                        paid.push(*seat);
                    }
                    _ => {}
                }
            }
        });
    }
}

#[test]
fn lifelines_only_ever_get_fewer_in_a_game() {
    for setup in matches() {
        watch(setup, Level::Champion, |before, _, after| {
            if before.game == after.game {
                for (now, then) in after.lifelines.iter().zip(before.lifelines) {
                    assert!(now.count() <= then.count());
                }
            }
        });
    }
}

#[test]
fn champions_beat_beginners_clearly() {
    let (mut champion, mut others) = (0, 0);
    for seed in 0..150 {
        let best = Seat((seed % 3) as u8);
        let level = |seat| if seat == best { Level::Champion } else { Level::Beginner };
        let mut setup = Setup { seed, ..setup(3) };
        for (seat, chair) in Seat::all(3).zip(&mut setup.chairs) {
            chair.player = Player::Automatic(level(seat));
        }
        let mut session = Session::<Millions>::new(setup).expect("three may play");
        play_automatically(&mut session, level, &mut Rng::new(seed)).expect("it ends");
        let winners = session.state().winners();
        let wins = if winners.contains(&best) { &mut champion } else { &mut others };
        *wins += 1;
    }
    assert!(champion > 2 * others, "{champion} to {others}");
}

#[test]
fn the_story_tells_what_was_played() {
    let setup = automatic(Setup { seed: 9, ..setup(4) }, Level::Regular);
    let mut session = Session::<Millions>::new(setup.clone()).expect("four may play");
    play_automatically(&mut session, |_| Level::Regular, &mut Rng::new(9)).expect("it ends");
    let story = Story::of(&session);
    assert_eq!(story.climb.first(), Some(&[0; MOST_PLAYERS]));
    assert_eq!(story.climb.last(), Some(session.state().purse.wallets()));
    let (mut right, mut used, mut best, mut questions) = (0, 0, 0, 0);
    watch(setup, Level::Regular, |_, events, _| {
        for event in events {
            match event {
                Event::Revealed { .. } => questions += 1,
                Event::Answered { right: true, .. } => right += 1,
                Event::Used { .. } => used += 1,
                Event::Paid { amount, .. } => best = best.max(*amount),
                _ => {}
            }
        }
    });
    assert!(story.climb.len() > questions && questions > 4, "a point a question: {questions}");
    let most = story.climb.iter().flatten().max();
    assert!(most >= session.state().purse.wallets().iter().max(), "what was in hand, too");
    assert_eq!(story.right.iter().sum::<u16>(), right);
    assert_eq!(story.lifelines.iter().sum::<u16>(), used);
    assert_eq!(story.best_game.iter().max(), Some(&best));
    assert!(best <= worth(TOP) && right > 0 && used > 0);
}
