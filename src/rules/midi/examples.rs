//! The worked examples MIDI-X1 to X10, each variant a test of its own, to the exact euro.

use super::fixtures::*;
use super::money::Notes;
use super::*;

/// Plays turns of round 1 in order, each answered right or wrong.
fn turns(table: Midi, rights: &[bool]) -> Midi {
    rights.iter().fold(table, |table, &right| table.turn_1(right))
}

/// Plays questions of the final in order, each answered right or wrong.
fn strokes(table: Midi, rights: &[bool]) -> Midi {
    rights.iter().fold(table, |table, &right| table.strokes(right))
}

/// How many large and small flaps are open.
fn flaps(table: &Midi) -> (usize, usize) {
    let large = table.board.open_flaps().filter(|flap| flap.large).count();
    (large, table.board.open_flaps().count() - large)
}

/// The answerer takes that many seconds before a right answer; his reader is ready at once.
fn right_after(table: &Midi, now: &mut u32, seconds: u32) -> Midi {
    let ready = ready(table, *now);
    *now += seconds * 1_000;
    ready.at(*now, Move::Right)
}

/// The answerer's time runs out without a right answer.
fn runs_out(table: &Midi, now: &mut u32) -> Midi {
    let ready = ready(table, *now);
    *now = ready.deadline().expect("a clock runs").0;
    ready.later(*now)
}

fn ready(table: &Midi, now: u32) -> Midi {
    if table.deadline().is_some() { table.clone() } else { table.at(now, Move::Ready) }
}

fn seconds_left(table: &Midi) -> [u32; 2] {
    table.duelling().left.map(|left| left.0 / 1_000)
}

/// The player on turn in the final and the number he is to draw.
fn due(table: &Midi) -> (Seat, u8) {
    if let Phase::Master(turn) = table.phase { (turn.seat, turn.number) } else { panic!() }
}

#[test]
fn midi_x1_set_up_and_bank() {
    let notes =
        |of_10_000, of_5_000, of_2_000, of_1_000| Notes { of_10_000, of_5_000, of_2_000, of_1_000 };
    for (players, bank, worth) in [
        (4, notes(1, 0, 7, 6), 30_000),
        (3, notes(1, 1, 9, 7), 40_000),
        (2, notes(1, 2, 11, 8), 50_000),
    ] {
        let table = start(&setup(players));
        assert_eq!((Notes::bank(players), bank.worth()), (bank, worth));
        assert_eq!((table.purse.bank(), table.wallets()), (worth, vec![10_000; players.into()]));
    }
}

/// Ten turns of four players, D first: A loses round 1 and challenges C.
fn x2() -> Midi {
    let table = kickoff(4, D);
    assert!(table.shows(Move::Number(1)).contains(&Event::Asked { seat: D, reader: A, number: 1 }));
    let table = turns(table, &[true, false, true, false, false, true, false, true, true, false]);
    assert_eq!((table.piles.kickoff.drawn(), table.turn()), (10, Some(A)));
    let oranges = [Colour::Red, Colour::Orange, Colour::Orange, Colour::Orange];
    assert_eq!(table.desks, oranges, "five mistakes, the maximum");
    let asked = table.then(Move::Challenge(C)).shows(Move::Take(0));
    assert!(asked.contains(&Event::Asked { seat: C, reader: D, number: 1 }));
    table
}

#[test]
fn midi_x2_round_1_then_duel_1() {
    assert_eq!(x2().wallets(), [10_000; 4]);
}

#[test]
fn midi_x2_a_c_is_right() {
    let table = x2().duels(C, true);
    assert_eq!(table.wallets(), [7_000, 10_000, 13_000, 10_000]);
    assert_eq!((table.turn(), table.desks), (Some(A), [Colour::Green; 4]));
}

#[test]
fn midi_x2_b_c_is_wrong() {
    let table = x2().duels(C, false);
    assert_eq!(table.wallets(), [13_000, 10_000, 7_000, 10_000]);
    assert_eq!((table.turn(), table.desks), (Some(C), [Colour::Green; 4]));
}

#[test]
fn midi_x2_c_a_later_game_whose_master_was_b() {
    let youth = vec![D, B, C, A];
    let table = start(&Setup { youth, masters: vec![B], ..setup(4) });
    assert!(table.shows(Move::Number(1)).contains(&Event::Asked { seat: B, reader: C, number: 1 }));
}

#[test]
fn midi_x3_an_exhausted_sheet_and_a_duel_read_by_the_challenger() {
    let table = sheet(3, A).with_wallets(&[7_000, 13_000, 10_000]);
    let table = (0..6).fold(table, |table, _| table.opens(true));
    assert_eq!((table.turn(), table.piles.sheets.drawn()), (Some(A), 2));
    let table = table.opens(true).opens(false);
    assert_eq!((table.turn(), table.desks[1]), (Some(C), Colour::Orange));
    let table = table.opens(true).opens(true).opens(false);
    assert_eq!(table.desks[..3], [Colour::Green, Colour::Red, Colour::Green]);
    assert!(table.shows(Move::Challenge(A)).contains(&Event::Asked {
        seat: A,
        reader: B,
        number: 2
    }));
    let table = table.duels(A, false);
    assert_eq!(table.wallets(), [4_000, 16_000, 10_000]);
}

#[test]
fn midi_x4_a_two_players_and_nine_questions() {
    let (table, mut now) = (round_3(&[16_000, 4_000]), 0);
    assert_eq!((table.duelling().opponents, table.duelling().readers), ([A, B], [B, A]));
    // A is asked all eight questions of his card: three, then five.
    let table = ready(&table, now).at(5_000, Move::Wrong).at(9_000, Move::Wrong);
    now = 9_000;
    let table = right_after(&table, &mut now, 11);
    assert_eq!(seconds_left(&table), [40, 60]);
    let table = right_after(&table, &mut now, 35);
    assert_eq!(seconds_left(&table), [40, 25]);
    let table = (0..4).fold(ready(&table, now), |table, _| table.at(now, Move::Wrong));
    let table = right_after(&table, &mut now, 30);
    assert_eq!(seconds_left(&table), [10, 25]);
    let first = table.duelling().cards[0];
    assert_eq!(first.1, 8);
    let table = right_after(&table, &mut now, 15);
    assert_eq!(seconds_left(&table), [10, 10]);
    let table = ready(&table, now);
    assert!(table.duelling().cards[0].0 != first.0 && table.duelling().cards[0].1 == 0);
    let table = runs_out(&table, &mut now);
    assert_eq!(table.wallets(), [13_000, 7_000]);
    let mut table = table;
    for turn in [(B, 1), (A, 2), (B, 3), (A, 4), (B, 5)] {
        assert_eq!(due(&table), turn);
        table = table.strokes(true);
    }
}

#[test]
fn midi_x4_b_the_starter_uses_his_whole_minute() {
    let youth = vec![B, A];
    let table = round_3_of(&Setup { youth, ..setup(2) }, &[10_000; 2]);
    assert_eq!(table.duelling().opponents, [B, A]);
    let before = table.duelling().cards[1];
    assert_eq!(before.1, 0, "A has not been asked anything");
    assert_eq!(runs_out(&table, &mut 0).wallets(), [13_000, 7_000]);
}

fn x5() -> Midi {
    let (table, mut now) = (round_3(&[4_000, 16_000, 10_000]), 0);
    assert_eq!((table.duelling().opponents, table.duelling().readers), ([B, C], [A, A]));
    let table = right_after(&table, &mut now, 12);
    let table = right_after(&table, &mut now, 5);
    let table = right_after(&table, &mut now, 20);
    let table = right_after(&table, &mut now, 40);
    assert_eq!(seconds_left(&table), [28, 15]);
    let table = runs_out(&table, &mut now);
    assert_eq!(now, (12 + 5 + 20 + 40 + 28) * 1_000);
    assert_eq!(table.wallets(), [4_000, 13_000, 13_000]);
    assert_eq!((table.duelling().opponents, table.duelling().readers), ([C, A], [B, B]));
    assert_eq!(seconds_left(&table), [60, 60]);
    runs_out(&table, &mut now)
}

#[test]
fn midi_x5_three_players_round_3() {
    let table = x5();
    assert_eq!((table.wallets(), due(&table)), (vec![7_000, 13_000, 10_000], (A, 1)));
}

#[test]
fn midi_x5_b_the_richest_and_the_younger_of_the_tied_two() {
    let youth = vec![C, B, A];
    let table = round_3_of(&Setup { youth, ..setup(3) }, &[16_000, 7_000, 7_000]);
    assert_eq!(table.duelling().opponents, [A, C]);
    assert!(runs_out(&table, &mut 0).duelling().opponents.contains(&B));
}

fn x6() -> Midi {
    let (youth, mut now) = (vec![C, A, B, D], 0);
    let table = round_3_of(&Setup { youth, ..setup(4) }, &[7_000, 13_000, 7_000, 13_000]);
    assert_eq!(table.turn(), Some(C), "C is younger than A");
    let table = table.then(Move::Challenge(B));
    assert_eq!((table.duelling().opponents, table.duelling().readers), ([B, C], [D, A]));
    let table = runs_out(&table, &mut now);
    assert_eq!(table.wallets(), [7_000, 10_000, 10_000, 13_000]);
    assert_eq!((table.duelling().opponents, table.duelling().readers), ([D, A], [B, C]));
    let table = right_after(&table, &mut now, 10);
    runs_out(&table, &mut now)
}

#[test]
fn midi_x6_four_players_round_3_with_a_tie_for_least() {
    let table = x6();
    assert_eq!((table.wallets(), due(&table)), (vec![4_000, 10_000, 10_000, 16_000], (A, 1)));
}

#[test]
fn midi_x7_the_star_is_found_out_of_turn() {
    let table = strokes(x5(), &[true, true, false, true]);
    assert_eq!((table.wallets(), flaps(&table)), (vec![13_000, 16_000, 10_000], (3, 1)));
    assert_eq!(due(&table), (B, 5));
    let over = table.guesses(C, true);
    assert_eq!((over.wallets(), over.masters()), (vec![13_000, 16_000, 20_000], vec![C]));
    assert_eq!((over.piles.master.drawn(), over.wallets().iter().sum::<u32>()), (4, 49_000));
}

#[test]
fn midi_x8_wrong_guesses_skipping_last_chance() {
    let table = strokes(x6(), &[true, false]);
    assert_eq!(table.wallets(), [7_000, 10_000, 10_000, 16_000]);
    let asked = table.then(Move::Draw);
    assert!(table.shows(Move::Draw).contains(&Event::Asked { seat: C, reader: D, number: 3 }));
    let asked = asked.guesses(D, false);
    let pick = asked.pick(true);
    let table = asked.then(Move::Choose(pick)).lifts();
    assert_eq!((table.wallets()[2], due(&table)), (13_000, (A, 4)), "D is skipped");
    let table = strokes(table, &[true, true]);
    assert_eq!(flaps(&table), (4, 1));
    let over = table.by(A, Move::Decline).guesses(B, false).guesses(C, false);
    assert_eq!((over.wallets(), over.masters()), (vec![10_000, 13_000, 13_000, 16_000], vec![D]));
}

fn x9(finder_wins: bool) -> Midi {
    let setup = with(2, |options| options.finder_wins = finder_wins);
    let table = strokes(master_of(&setup, &[1_000, 19_000]), &[false, true]);
    assert_eq!(table.wallets(), [1_000, 22_000]);
    let over = table.guesses(A, true);
    assert_eq!(over.wallets(), [11_000, 22_000]);
    over
}

#[test]
fn midi_x9_the_floor_of_1_000_and_a_finder_who_does_not_win() {
    // A loses both duels and the face-off.
    let table = turns(kickoff(2, A), &[false, true, false]).duels(B, true);
    let table = table.opens(false).opens(true).opens(false).duels(B, true);
    assert_eq!(table.wallets(), [4_000, 16_000]);
    let table = right_after(&table, &mut 0, 1);
    assert_eq!(runs_out(&table, &mut 1_000).wallets(), [1_000, 19_000]);
    assert_eq!(x9(false).masters(), [B]);
}

#[test]
fn midi_x9_with_o1_the_finder_is_the_master() {
    assert_eq!(x9(true).masters(), [A]);
}

#[test]
fn midi_x10_a_two_players_a_tie() {
    let table = runs_out(&round_3(&[10_000; 2]), &mut 0);
    assert_eq!(table.wallets(), [7_000, 13_000]);
    let table = strokes(table, &[true, false, true, false, false]);
    assert_eq!(flaps(&table), (2, 3));
    let over = table.by(A, Move::Decline).by(B, Move::Decline);
    assert_eq!((over.wallets(), over.masters()), (vec![13_000; 2], vec![A, B]));
    assert_eq!(start(&Setup { masters: over.masters(), ..setup(2) }).turn(), Some(A));
}

#[test]
fn midi_x10_b_everybody_fails() {
    let table = strokes(master(&[7_000, 13_000]), &[true]).guesses(A, false);
    assert_eq!(due(&table), (B, 2));
    let table = strokes(table, &[true]);
    assert_eq!((table.wallets()[1], due(&table)), (16_000, (B, 3)));
    let over = strokes(table, &[false]).guesses(B, false);
    assert_eq!((over.wallets(), over.masters()), (vec![10_000, 16_000], vec![B]));
    assert_eq!(over.piles.master.drawn(), 3, "no. 4 and 5 are not asked");
}

#[test]
fn midi_x10_c_a_wrong_guess_by_the_player_being_asked() {
    let table = strokes(master(&[10_000, 7_000, 13_000]), &[true, false]);
    assert_eq!((table.wallets(), due(&table)), (vec![10_000, 10_000, 13_000], (A, 3)));
    let table = table.then(Move::Draw).guesses(A, false);
    assert_eq!(due(&table), (B, 3));
    let table = strokes(table, &[true, true]);
    assert_eq!((table.wallets(), due(&table)), (vec![10_000, 13_000, 16_000], (B, 5)));
    let table = strokes(table, &[true]);
    assert_eq!(flaps(&table), (4, 1));
    let over = table.by(B, Move::Decline).by(C, Move::Decline);
    assert_eq!((over.wallets(), over.masters()), (vec![10_000, 16_000, 16_000], vec![B, C]));
    assert_eq!(over.piles.master.drawn(), 6);
}
