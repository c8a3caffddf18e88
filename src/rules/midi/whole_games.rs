//! Properties of whole games, tested on hundreds of them: the invariants MIDI-G1 to G6, the bounds of
//! MIDI-R1-15 and R2-17, the use of cards, and that every game ends.

use super::fixtures::{setup, start, tables};
use super::*;
use crate::rules::random_play::{play_out, random_move};

/// Plays a game with random moves and waits and passes each step to `look`: before, events, after.
fn watch(setup: &Setup, mut look: impl FnMut(&Midi, &[Event], &Midi)) -> Midi {
    let (mut rng, mut now) = (Rng::new(setup.seed), 0);
    let mut state = start(setup);
    while state.outcome().is_none() {
        now += rng.below(3_000);
        let step = if state.deadline().is_some_and(|due| due <= Ms(now)) {
            state.time_up()
        } else {
            let (by, mv) = random_move(&state, &mut rng).expect("somebody can move");
            state.play(Ms(now), by, &mv).expect("it is listed")
        };
        look(&state, &step.events, &step.state);
        state = step.state;
    }
    state
}

/// Sixty rulebook games for each number of players.
fn games() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|players| (0..60).map(move |seed| Setup { seed, ..setup(players) }))
}

fn is_final(state: &Midi) -> bool {
    matches!(state.phase, Phase::Master(_) | Phase::Star(_) | Phase::Tiebreak(_) | Phase::Over(_))
}

/// Passes the wallets after every step of every game to `look`, with whether the final has begun.
fn wallets(mut look: impl FnMut(&Midi, Vec<u32>, bool)) {
    for setup in games() {
        watch(&setup, |_, _, state| look(state, state.wallets(), is_final(state)));
    }
}

#[test]
fn midi_g1_until_the_final_the_wallets_add_up() {
    wallets(|state, wallets, last| {
        let dealt = 10_000 * u32::from(state.house.seats);
        assert!(last || wallets.iter().sum::<u32>() == dealt, "{wallets:?}");
    });
}

#[test]
fn midi_g2_no_wallet_falls_below_1_000() {
    wallets(|_, wallets, _| assert!(wallets.iter().all(|&wallet| wallet >= 1_000), "{wallets:?}"));
}

#[test]
fn midi_g3_the_highest_wallet_when_the_final_starts() {
    wallets(|state, wallets, last| {
        let most = if state.house.seats == 3 { 22_000 } else { 19_000 };
        assert!(last || wallets.iter().all(|&wallet| wallet <= most), "{wallets:?}");
    });
}

#[test]
fn midi_g4_the_final_costs_the_bank_at_most_25_000() {
    wallets(|state, wallets, _| {
        let dealt = 10_000 * u32::from(state.house.seats);
        assert!(wallets.iter().sum::<u32>() <= dealt + 25_000);
        assert_eq!(state.purse.sum(), money::BOX);
    });
}

#[test]
fn midi_g5_wallets_are_1_000_above_a_multiple_of_3_000_the_finders_2_000() {
    wallets(|state, wallets, _| {
        for (seat, wallet) in Seat::all(4).zip(wallets) {
            let rest = if state.board.finder == Some(seat) { 2_000 } else { 1_000 };
            assert_eq!(wallet % 3_000, rest);
        }
    });
}

#[test]
fn midi_g6_two_wallets_before_and_after_round_3() {
    for setup in games().filter(|setup| setup.chairs.len() == 2) {
        watch(&setup, |_, events, state| {
            let wallets = state.wallets();
            let apart = wallets[0].abs_diff(wallets[1]);
            if events.iter().any(|event| matches!(event, Event::FaceOff { .. })) {
                assert!([0, 12_000].contains(&apart));
            }
            if events.iter().any(|event| matches!(event, Event::FinalStarts { .. })) {
                assert!([6_000, 18_000].contains(&apart));
            }
        });
    }
}

#[test]
fn midi_r1_15_round_1_holds_at_least_2_and_at_most_one_more_wrong_than_players() {
    for setup in games() {
        let mut wrong = 0;
        watch(&setup, |before, events, _| {
            let chose = |event: &&Event| matches!(event, Event::Chose { right: false, .. });
            if matches!(before.phase, Phase::Kickoff(_)) {
                wrong += events.iter().filter(chose).count();
            }
        });
        assert!((2..=setup.chairs.len() + 1).contains(&wrong), "{wrong}");
    }
}

#[test]
fn midi_r2_17_false_flaps_of_a_whole_round() {
    for setup in games() {
        let mut opened = 0;
        watch(&setup, |_, events, _| {
            let is_false = |event: &&Event| matches!(event, Event::Opened { truth: false, .. });
            opened += events.iter().filter(is_false).count();
        });
        assert!((2..=setup.chairs.len() + 1).contains(&opened), "{opened}");
    }
}

#[test]
fn midi_c6_what_one_game_uses() {
    for setup in games() {
        let state = watch(&setup, |_, _, _| {});
        let Piles { kickoff, sheets, fatal, master } = state.piles;
        let withdrawn = u16::from(state.board.guessed.count());
        assert!(master.drawn() <= 5 + withdrawn && sheets.drawn() >= 2);
        let face_offs = if setup.chairs.len() == 2 { 1 } else { 2 };
        assert!(fatal.drawn() >= 2 * face_offs && kickoff.drawn() >= 3);
        assert!(state.used_ids().len() >= 2 + 3 + 2 + 2);
    }
}

#[test]
fn midi_q16_nobody_is_ever_unable_to_pay() {
    for setup in games() {
        watch(&setup, |_, events, _| {
            for event in events {
                let paid = matches!(event, Event::Paid { amount: 3_000 | 10_000, .. });
                assert!(paid || !matches!(event, Event::Paid { .. }), "{event:?}");
            }
        });
    }
}

#[test]
fn random_play_with_clocks_ends_at_every_table_without_a_violation() {
    for setup in tables() {
        let playout = play_out(start(&setup), &mut Rng::new(setup.seed), 20_000);
        assert_eq!((playout.ended, playout.violations), (true, 0), "{:?}", setup.options);
    }
}

#[test]
fn the_story_tells_a_whole_game() {
    use super::story::Story;
    use crate::rules::session::Session;
    let mut session = Session::<Midi>::new(setup(3)).expect("three may play");
    let (mut rng, mut now) = (Rng::new(3), 0);
    while session.state().outcome().is_none() {
        now += rng.below(3_000);
        session.tick(Ms(now));
        let Some((by, mv)) = random_move(session.state(), &mut rng) else { break };
        session.play(Ms(now), by, mv).result().expect("it is listed");
    }
    let story = Story::of(&session);
    assert_eq!(story.wallets.last(), Some(session.state().purse.wallets()));
    assert_eq!(story.duels_won.iter().sum::<u8>(), 2);
    assert_eq!(story.face_offs_lost.iter().sum::<u8>(), 2);
    assert!(story.right.iter().chain(&story.wrong).sum::<u16>() > 10);
}
