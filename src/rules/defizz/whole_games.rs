//! What holds of whole games, played by hundreds: chips, turn order, who reads, and that the better
//! automatic players win.

use super::table::{setup, start, tables};
use super::*;
use crate::rules::Player;
use crate::rules::purse::Payer;
use crate::rules::random_play::{play_automatically, random_move};
use crate::rules::session::Session;

/// Plays a game by random moves and shows each step: before, events, after.
fn watch(setup: &Setup, mut look: impl FnMut(&Defizz, &[Event], &Defizz)) -> Defizz {
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

#[test]
fn def_f7_chips_are_conserved_in_every_game() {
    for setup in tables() {
        let all = start(&setup).purse.sum();
        let over = watch(&setup, |before, _, after| {
            assert_eq!(after.purse.sum(), all);
            let totals = |state: &Defizz| state.totals().iter().sum::<u32>() + state.purse.pot();
            if !before.enrichment {
                assert_eq!(totals(before), totals(after), "nothing enters or leaves play");
            }
        });
        let winner = over.outcome().expect("it is over").winners[0];
        let (mine, bank) = (over.purse.wallet(winner), over.purse.bank());
        assert_eq!(mine + bank, all, "he owns all that is in play");
    }
}

#[test]
fn def_f6_only_who_stakes_can_be_eliminated_and_a_reader_never_is() {
    for setup in tables() {
        watch(&setup, |before, events, after| {
            let active = before.active();
            let reader = active.and_then(|active| before.company.reader(active));
            let gone = events.iter().filter_map(|event| match event {
                Event::Eliminated { seat } => Some(*seat),
                _ => None,
            });
            let poor = before.enrichment && !after.enrichment;
            assert!(gone.into_iter().all(|seat| poor || Some(seat) != reader));
        });
    }
}

#[test]
fn void_challenges_pay_back_what_was_paid() {
    let mut void = 0;
    for setup in tables() {
        watch(&setup, |before, events, after| {
            if events.contains(&Event::Void) {
                void += 1;
                let back = events.iter().filter_map(|event| match event {
                    Event::Paid { from: Payer::Pot, amount, .. } => Some(*amount),
                    _ => None,
                });
                assert_eq!(back.sum::<u32>(), before.purse.pot());
                assert_eq!((after.purse.pot(), after.active()), (0, before.active()));
            }
        });
    }
    assert!(void > 100, "{void}");
}

/// Of so many games, how many the one champion among débutants has won.
fn champion_wins(games: u64, players: u8) -> u64 {
    let mut wins = 0;
    for game in 0..games {
        let mut setup = Setup { seed: game, ..setup(players) };
        let best = Seat((game % u64::from(players)) as u8);
        let level = |seat| if seat == best { Level::Champion } else { Level::Beginner };
        for (seat, chair) in Seat::all(players).zip(&mut setup.chairs) {
            chair.player = Player::Automatic(level(seat));
        }
        let mut session = Session::<Defizz>::new(setup).expect("the setup is legal");
        play_automatically(&mut session, level, &mut Rng::new(game)).expect("they always can");
        let outcome = session.state().outcome().expect("it is over");
        wins += u64::from(outcome.winners == [best]);
    }
    wins
}

#[test]
fn a_champion_clearly_beats_debutants() {
    let wins = champion_wins(500, 3);
    assert!(wins > 300, "one of three would win 167 of 500 by chance: {wins}");
}
