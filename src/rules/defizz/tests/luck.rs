//! DEF-CHA: every procedure of Chance, one by one, and by seeds; who begins, and what runs on by itself
//! (DEF-R50, R51).

use crate::decks::defizz::Device;
use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::*;

/// A question of luck put to A, B and C, with that seed.
fn put(device: Device, seed: u64) -> Defizz {
    put_at(&four(), device, seed)
}

fn put_at(table: &Defizz, device: Device, seed: u64) -> Defizz {
    let mut table = table.multi(100).about(luck(device)).staking(100, &[]);
    assert_eq!((table.phase_name(), table.turn()), ("chance", Some(D)), "the reader reads it");
    table.common.chance = Rng::new(seed);
    table.asked()
}

/// The same in a game that was set up before DEF-R50.
fn put_by_hand(device: Device, seed: u64) -> Defizz {
    put_at(&start(&with(4, |options| options.each_throw = true)), device, seed)
}

/// Plays random calls or throws until somebody has won; returns all events.
fn played(device: Device, seed: u64) -> (Defizz, Vec<Event>) {
    let (table, seen, _) = played_on(put(device, seed), seed);
    (table, seen)
}

/// The same from that table on, with the number of moves.
fn played_on(mut table: Defizz, seed: u64) -> (Defizz, Vec<Event>, usize) {
    let (mut seen, mut rng) = (vec![], Rng::new(seed + 1_000));
    for acts in 0..400 {
        let Phase::Chance(luck) = &table.phase else { return (table, seen, acts) };
        let calls = luck.calls();
        let mv = match rng.pick(&calls) {
            Some(&call) => Move::Call(call),
            None => Move::Throw,
        };
        seen.extend(table.shows(mv.clone()));
        table = table.then(mv);
    }
    panic!("nobody wins");
}

/// The values that were thrown, in order.
fn thrown(seen: &[Event]) -> Vec<(Seat, u8)> {
    let threw = seen.iter().filter_map(|event| match *event {
        Event::Threw { seat, value } => Some((seat, value)),
        _ => None,
    });
    threw.collect()
}

fn winner(table: &Defizz) -> Seat {
    let richest = Seat::all(4).find(|seat| table.common.purse.wallet(*seat) == 2_100);
    richest.expect("somebody has won 300")
}

#[test]
fn def_cha1_every_procedure_ends_with_a_winner_whatever_the_seed() {
    for device in Device::ALL {
        let winners: Vec<Seat> = (0..60).map(|seed| winner(&played(device, seed).0)).collect();
        for seat in [A, B, C] {
            assert!(winners.contains(&seat), "{device:?}: {seat:?} never wins");
        }
        let (again, once) = (played(device, 5), played(device, 5));
        assert_eq!(again, once, "{device:?}: the seed decides");
    }
}

#[test]
fn def_cha2_a_round_without_a_single_winner_goes_on_among_those_who_are_level() {
    let level = (0..200).find_map(|seed| {
        let (_, seen) = played(Device::HighDie, seed);
        let go_on = seen.iter().find_map(|event| match event {
            Event::GoOn { seats } if seats.count() == 2 => Some(*seats),
            _ => None,
        });
        go_on.map(|seats| (seats, thrown(&seen)))
    });
    let (seats, thrown) = level.expect("two are level now and then");
    let again: Vec<Seat> = thrown[3..5].iter().map(|(seat, _)| *seat).collect();
    assert!(again.iter().all(|&seat| seats.has(seat)), "only those two throw again");
}

#[test]
fn def_r24_a_question_of_luck_that_cannot_be_played_is_void() {
    let table = put(Device::Wheel, 1);
    let void = table.by(D, Move::Reply(Reply::Withdraw));
    assert_eq!((void.totals(), void.turn()), (vec![1_900; 4], Some(A)));
}

/// The throws of the last round: the winner's and the others'.
fn last_round(device: Device, seed: u64) -> (u8, Vec<u8>) {
    let (table, seen) = played(device, seed);
    let last = seen.iter().rposition(|event| matches!(event, Event::GoOn { .. }));
    let thrown = thrown(&seen[last.unwrap_or(0)..]);
    let won = winner(&table);
    let of = |mine: bool| thrown.iter().filter(move |(seat, _)| (*seat == won) == mine);
    let others = of(false).map(|(_, value)| *value).collect();
    let mine = of(true).map(|(_, value)| *value).next_back().expect("the winner threw");
    (mine, others)
}

#[test]
fn high_die_low_die_high_card_and_two_dice_compare_one_throw() {
    for seed in 0..50 {
        for (device, range) in
            [(Device::HighDie, 1..=3), (Device::HighCard, 1..=13), (Device::TwoDice, 2..=12)]
        {
            let (mine, others) = last_round(device, seed);
            assert!(others.iter().all(|&other| other < mine && range.contains(&other)));
            assert!(range.contains(&mine));
        }
        let (mine, others) = last_round(Device::LowDie, seed);
        assert!(others.iter().all(|&other| other > mine));
    }
}

#[test]
fn the_first_six_wins_at_once() {
    for seed in 0..50 {
        let (table, seen) = played(Device::FirstSix, seed);
        let thrown = thrown(&seen);
        let sixes: Vec<Seat> =
            thrown.iter().filter(|(_, value)| *value == 6).map(|(seat, _)| *seat).collect();
        assert_eq!(sixes, [winner(&table)]);
        assert_eq!(thrown.last(), Some(&(winner(&table), 6)));
    }
}

#[test]
fn the_first_to_add_up_15_wins_the_race() {
    for seed in 0..50 {
        let (table, seen) = played(Device::RaceTo15, seed);
        let sum = |seat: Seat| {
            let mine = thrown(&seen).into_iter().filter(|(other, _)| *other == seat);
            mine.map(|(_, value)| value).sum::<u8>()
        };
        for seat in [A, B, C] {
            assert_eq!(sum(seat) >= 15, seat == winner(&table), "{seat:?}");
        }
    }
}

#[test]
fn the_wheel_is_spun_once_and_names_the_winner() {
    for seed in 0..30 {
        let (table, seen) = played(Device::Wheel, seed);
        let thrown = thrown(&seen);
        assert_eq!((thrown.len(), Seat(thrown[0].1)), (1, winner(&table)));
    }
}

/// Makes those calls; returns the events of the last one. Whether the last call is right is left to chance.
fn called(table: Defizz, calls: &[u8]) -> (Defizz, Vec<Event>) {
    let (mut table, mut seen) = (table, vec![]);
    for &call in calls {
        seen = table.shows(Move::Call(call));
        table = table.then(Move::Call(call));
    }
    (table, seen)
}

#[test]
fn heads_or_tails_who_is_wrong_is_out() {
    for seed in 0..20 {
        let (table, seen) = called(put(Device::HeadsOrTails, seed), &[0, 1, 1]);
        let showed = seen.contains(&Event::Showed { value: 0 });
        if showed {
            assert_eq!(winner(&table), A);
        } else {
            let Phase::Chance(luck) = &table.phase else { panic!("B and C go on") };
            assert_eq!(luck.left, Crowd::NOBODY.with(B).with(C));
        }
    }
}

#[test]
fn heads_or_tails_when_all_are_wrong_all_go_on() {
    let alike = |seed| called(put_by_hand(Device::HeadsOrTails, seed), &[0, 0, 0]);
    let all_wrong = (0..20).map(alike);
    for (table, _) in all_wrong {
        let Phase::Chance(luck) = &table.phase else { panic!("nobody has won") };
        assert_eq!((luck.left.count(), luck.round.len()), (3, 0));
    }
}

#[test]
fn odd_or_even_is_read_off_an_ordinary_die() {
    for seed in 0..30 {
        let (table, seen) = called(put_by_hand(Device::OddOrEven, seed), &[0, 0, 1]);
        let value = seen.iter().find_map(|event| match event {
            Event::Showed { value } => Some(*value),
            _ => None,
        });
        let value = value.expect("the die was rolled");
        assert!((1..=6).contains(&value));
        assert_eq!(value % 2 == 1, !matches!(table.phase, Phase::Chance(_)), "C alone said odd");
    }
}

#[test]
fn the_secret_number_is_won_by_the_nearest_other_call() {
    let table = put_by_hand(Device::SecretNumber, 3);
    assert_eq!(table.refuses(A, Move::Call(11)), Refusal::NoSuchCall);
    assert_eq!(table.refuses(A, Move::Throw), Refusal::MustCall);
    assert_eq!(table.then(Move::Call(4)).refuses(B, Move::Call(4)), Refusal::NoSuchCall);
    for seed in 0..30 {
        let (table, seen) = called(put_by_hand(Device::SecretNumber, seed), &[2, 5, 9]);
        let secret = seen.iter().find_map(|event| match event {
            Event::Showed { value } => Some(*value),
            _ => None,
        });
        let apart = [2, 5, 9].map(|call: u8| call.abs_diff(secret.expect("it is told")));
        let least = apart.into_iter().min();
        let nearest: Vec<usize> = (0..3).filter(|&i| Some(apart[i]) == least).collect();
        match nearest[..] {
            [one] => assert_eq!(winner(&table).index(), one),
            _ => assert!(matches!(table.phase, Phase::Chance(_)), "the level ones go on"),
        }
    }
}

#[test]
fn the_long_straw_wins_at_once_and_each_is_drawn_once() {
    let table = put(Device::LongStraw, 8);
    let Phase::Chance(luck) = &table.phase else { panic!("a question of luck") };
    assert_eq!(luck.calls(), [1, 2, 3]);
    let (long, short) = (luck.secret, luck.secret % 3 + 1);
    assert_eq!(winner(&table.then(Move::Call(long))), A);
    let next = table.then(Move::Call(short));
    assert_eq!(next.refuses(B, Move::Call(short)), Refusal::NoSuchCall);
    assert_eq!(winner(&next.then(Move::Call(long))), B);
}

#[test]
fn a_question_of_luck_must_be_put_before_it_is_played() {
    let table = four().multi(100).about(luck(Device::TwoDice)).staking(100, &[]);
    let refused = Refusal::Question(contest::Refusal::MustAsk { by: D });
    assert_eq!(table.refuses(D, Move::Throw), refused);
    assert_eq!(table.asked().refuses(A, Move::Call(1)), Refusal::MustThrow);
}

#[test]
fn def_r50_the_tablet_draws_who_begins_a_race() {
    for device in [Device::FirstSix, Device::RaceTo15, Device::SecretNumber] {
        let mut firsts = [0; 4];
        for seed in 0..300 {
            let table = put(device, seed);
            let Phase::Chance(luck) = &table.phase else { panic!("a question of luck") };
            let first = luck.begins.expect("somebody was drawn");
            assert_eq!(table.turn(), Some(first), "{device:?}: he throws or calls first");
            firsts[first.index()] += 1;
        }
        assert_eq!(firsts[D.index()], 0, "the reader does not play");
        assert!(firsts[..3].iter().all(|&n| (70..130).contains(&n)), "{device:?}: {firsts:?}");
    }
    for device in [Device::HighDie, Device::Wheel, Device::LongStraw, Device::HeadsOrTails] {
        let table = put(device, 1);
        let Phase::Chance(luck) = &table.phase else { panic!("a question of luck") };
        assert_eq!(
            (luck.begins, table.turn()),
            (None, Some(A)),
            "{device:?}: order does not count"
        );
    }
}

#[test]
fn def_r50_everybody_sees_who_was_drawn() {
    let waits = four().multi(100).about(luck(Device::FirstSix)).staking(100, &[]);
    let seen = waits.shows(Move::Reply(Reply::Ask));
    let Some(Event::Begins { seat }) = seen.last().copied() else { panic!("it is told") };
    assert_eq!(waits.asked().turn(), Some(seat));
    let view::PhaseView::Chance { luck, .. } = waits.view(Viewer::Table).phase else { panic!() };
    assert_eq!(luck.begins, None, "nobody is drawn before the question is put");
}

#[test]
fn def_r50_a_first_six_in_a_duel_is_fair_whoever_is_active() {
    let won = |seed| {
        let mut table = four().duel(100).about(luck(Device::FirstSix)).against(B).staking(100, &[]);
        table.common.chance = Rng::new(seed);
        let over = table.asked().then(Move::Throw);
        over.common.purse.wallet(A) == 2_000
    };
    let wins = (0..2_000).filter(|&seed| won(seed)).count();
    assert!((930..1_070).contains(&wins), "A, who is active, wins {wins} of 2,000");
}

#[test]
fn def_r51_a_race_takes_one_act_and_rolls_on_by_itself() {
    for seed in 0..40 {
        for device in [Device::FirstSix, Device::RaceTo15, Device::Wheel] {
            let (_, seen, acts) = played_on(put(device, seed), seed);
            assert_eq!(acts, 1, "{device:?}");
            let least = if device == Device::RaceTo15 { 3 } else { 1 };
            assert!(thrown(&seen).len() >= least, "{device:?}");
        }
    }
}

#[test]
fn def_r51_those_who_are_level_roll_again_without_an_act() {
    for seed in 0..40 {
        for device in [Device::HighDie, Device::LowDie, Device::HighCard, Device::TwoDice] {
            let (_, _, acts) = played_on(put(device, seed), seed);
            assert_eq!(acts, 3, "{device:?}: one each");
        }
    }
}

#[test]
fn def_r51_automatic_players_throw_after_the_person_before_them() {
    let mut setup = setup(4);
    setup.chairs[1].player = Player::Automatic(Level::Regular);
    setup.chairs[2].player = Player::Automatic(Level::Regular);
    for seed in 0..20 {
        let (_, _, acts) = played_on(put_at(&start(&setup), Device::HighDie, seed), seed);
        assert_eq!(acts, 1);
    }
}

#[test]
fn def_r51_the_last_side_and_the_last_straw_are_nobodys_choice() {
    let (_, seen) = called(put(Device::HeadsOrTails, 2), &[0, 0]);
    assert!(seen.contains(&Event::Called { seat: C, call: 1 }), "else the coin decides nothing");
    assert!(seen.iter().any(|event| matches!(event, Event::Showed { .. })), "and it is tossed");
    let table = put(Device::LongStraw, 8);
    let Phase::Chance(luck) = &table.phase else { panic!("a question of luck") };
    let long = luck.secret;
    let (one, other) = (long % 3 + 1, (long + 1) % 3 + 1);
    let next = table.then(Move::Call(one));
    assert_eq!(next.shows(Move::Call(other))[1], Event::Called { seat: C, call: long });
    assert_eq!(winner(&next.then(Move::Call(other))), C);
}

#[test]
fn def_r50_a_game_that_was_set_up_before_goes_on_as_it_was() {
    let table = put_by_hand(Device::FirstSix, 4);
    let Phase::Chance(luck) = &table.phase else { panic!("a question of luck") };
    assert_eq!((luck.begins, table.turn()), (None, Some(A)), "the active player begins");
    let (_, seen, acts) = played_on(table, 4);
    assert_eq!(thrown(&seen).len(), acts, "each throw is an act");
    let kept: Options = serde_json::from_str("{}").expect("it is JSON");
    assert!(kept.each_throw, "what a save does not say is as it was");
    let text = serde_json::to_string(&Options::default()).expect("it is JSON");
    assert!(text.contains("each_throw"), "a new game says so: {text}");
}
