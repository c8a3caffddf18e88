//! DEF-CHA: every procedure of Chance, one by one, and by seeds.

use crate::decks::defizz::Device;
use crate::rules::defizz::table::*;
use crate::rules::defizz::*;

/// A question of luck put to A, B and C, with that seed.
fn put(device: Device, seed: u64) -> Defizz {
    let mut table = four().multi(100).about(luck(device)).staking(100, &[]);
    assert_eq!((table.phase_name(), table.turn()), ("chance", Some(D)), "the reader reads it");
    table.chance = Rng::new(seed);
    table.asked()
}

/// Plays on by whatever may be done; gives back what everybody saw.
fn played(device: Device, seed: u64) -> (Defizz, Vec<Event>) {
    let (mut table, mut seen, mut rng) = (put(device, seed), vec![], Rng::new(seed + 1_000));
    for _ in 0..400 {
        let Phase::Chance(luck) = &table.phase else { return (table, seen) };
        let calls = luck.calls();
        let mv = match rng.pick(&calls) {
            Some(&call) => Move::Call(call),
            None => Move::Throw,
        };
        seen.extend(table.shows(mv.clone()));
        table = table.then(mv);
    }
    panic!("{device:?}: nobody wins");
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
    let richest = Seat::all(4).find(|seat| table.purse.wallet(*seat) == 2_100);
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

/// Of the last round: what the winner threw, and what the others did.
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

/// Calls as they come; whether the last one in is right or wrong is chance.
fn called(device: Device, calls: [u8; 3], seed: u64) -> (Defizz, Vec<Event>) {
    let mut table = put(device, seed);
    let mut seen = vec![];
    for call in calls {
        seen = table.shows(Move::Call(call));
        table = table.then(Move::Call(call));
    }
    (table, seen)
}

#[test]
fn heads_or_tails_who_is_wrong_is_out() {
    for seed in 0..20 {
        let (table, seen) = called(Device::HeadsOrTails, [0, 1, 1], seed);
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
    let all_wrong = (0..20).map(|seed| called(Device::HeadsOrTails, [0, 0, 0], seed));
    for (table, _) in all_wrong {
        let Phase::Chance(luck) = &table.phase else { panic!("nobody has won") };
        assert_eq!((luck.left.count(), luck.round.len()), (3, 0));
    }
}

#[test]
fn odd_or_even_is_read_off_an_ordinary_die() {
    for seed in 0..30 {
        let (table, seen) = called(Device::OddOrEven, [0, 0, 1], seed);
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
    let table = put(Device::SecretNumber, 3);
    assert_eq!(table.refuses(A, Move::Call(11)), Refusal::NoSuchCall);
    assert_eq!(table.refuses(A, Move::Throw), Refusal::MustCall);
    assert_eq!(table.then(Move::Call(4)).refuses(B, Move::Call(4)), Refusal::NoSuchCall);
    for seed in 0..30 {
        let (table, seen) = called(Device::SecretNumber, [2, 5, 9], seed);
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
