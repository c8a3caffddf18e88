//! MIDI-O1 to O12: the table options (O13: see `clocks`).

use crate::rules::midi::clock::Clock;
use crate::rules::midi::fixtures::*;
use crate::rules::midi::master::{Master, Stage};
use crate::rules::midi::part::Part;
use crate::rules::midi::*;

fn one_flap(change: impl FnOnce(&mut Options), wallets: &[u32]) -> Midi {
    master_of(&with(wallets.len() as u8, change), wallets).strokes(true)
}

#[test]
fn midi_o1_the_finder_wins_outright() {
    let table = one_flap(|options| options.finder_wins = true, &[1_000, 19_000]);
    assert_eq!(table.guesses(A, true).masters(), [A]);
    assert_eq!(table.guesses(B, false).guesses(A, false).masters(), [B], "nobody found it");
}

#[test]
fn midi_o2_soft_only_the_right_to_guess_is_lost() {
    let table = one_flap(|options| options.soft = true, &[7_000, 13_000]).then(Move::Draw);
    let table = table.guesses(B, false);
    assert!(matches!(
        table.phase,
        Phase::Master(Master { seat: B, stage: Stage::Asked { .. }, .. })
    ));
    let table = table.guesses(A, false);
    let asked = table.then(Move::Choose(table.pick(true))).lifts();
    let after = asked.strokes(true).strokes(true).strokes(true);
    assert_eq!((after.phase_name(), after.piles.master.drawn()), ("over", 5));
}

#[test]
fn midi_o2_soft_only_those_who_have_not_guessed_get_the_last_chance() {
    let table = one_flap(|options| options.soft = true, &[7_000, 13_000]).guesses(A, false);
    let table = (0..4).fold(table, |table, _| table.strokes(true));
    assert_eq!(table.turn(), Some(B));
    assert_eq!(table.then(Move::Decline).phase_name(), "over");
}

fn seconds_15(options: &mut Options) {
    options.thinking = Thinking::Seconds15;
}

#[test]
fn midi_o3_thinking_time_runs_from_the_moment_the_question_has_been_read() {
    let table = start(&with(3, seconds_15)).at(1_000, Move::Number(1));
    assert_eq!((table.deadline(), table.turn()), (None, Some(B)), "B reads");
    assert_eq!(table.refusal(Move::Choose(Pick::Other)), Refusal::MustRead);
    let table = table.at(4_000, Move::Read);
    assert_eq!((table.deadline(), table.turn()), (Some(Ms(19_000)), Some(A)));
    assert_eq!(table.refusal(Move::Read), Refusal::NothingToRead);
    let table = table.later(19_000);
    assert_eq!((table.desks[0], table.turn()), (Colour::Orange, Some(B)));
}

#[test]
fn midi_o3_a_duel_is_lost_when_time_runs_out() {
    let table = duel_of(&with(3, seconds_15), A).then(Move::Challenge(B)).then(Move::Take(0));
    let table = table.at(2_000, Move::Read).later(17_000);
    assert_eq!((table.wallets(), table.turn()), (vec![13_000, 7_000, 10_000], Some(B)));
}

#[test]
fn midi_o3_in_round_2_it_runs_from_the_moment_the_board_is_his() {
    let table = sheet_of(&with(3, seconds_15), A);
    assert_eq!((table.deadline(), table.refusal(Move::Open(1))), (None, Refusal::MustBeReady));
    let table = table.at(1_000, Move::Ready);
    assert_eq!(table.deadline(), Some(Ms(16_000)));
    let flap = table.flap(true);
    let table = table.at(9_000, Move::Open(flap));
    assert_eq!((table.turn(), table.deadline()), (Some(B), Some(Ms(24_000))));
    let late = table.later(24_000);
    assert_eq!((late.desks[1], late.turn()), (Colour::Orange, Some(C)));
    let Phase::Sheet(sheet) = late.phase else { panic!("{:?}", late.phase) };
    assert_eq!((sheet.open, sheet.clock), (0, Clock::Reading), "the sheet is replaced");
}

#[test]
fn midi_o3_in_the_final_it_stands_still_while_a_guess_is_settled() {
    let table = one_flap_of_15().at(0, Move::Draw).at(0, Move::Read);
    let guessing = table.play(Ms(5_000), By::Seat(A), &Move::Star).expect("A may guess").state;
    assert_eq!(guessing.deadline(), None);
    let table = guessing.at(30_000, Move::Look).at(31_000, Move::Wrong);
    assert_eq!(table.deadline(), Some(Ms(41_000)));
    let late = table.later(41_000);
    assert!(matches!(
        late.phase,
        Phase::Master(Master { stage: Stage::Flap { large: false }, .. })
    ));
}

fn one_flap_of_15() -> Midi {
    let table = master_of(&with(2, seconds_15), &[7_000, 13_000]).then(Move::Draw).then(Move::Read);
    table.then(Move::Choose(table.pick(true))).lifts()
}

/// Both have 13,000 € after the final: A and B are level.
fn tied() -> Midi {
    let setup = with(3, |options| options.sudden_death = true);
    let table = (0..5).fold(master_of(&setup, &[13_000, 13_000, 4_000]), |t, _| t.strokes(false));
    [A, B, C].iter().fold(table, |table, &seat| table.by(seat, Move::Decline))
}

#[test]
fn midi_o5_each_tied_player_gets_a_kick_off_question_the_youngest_first() {
    let table = tied();
    assert_eq!((table.phase_name(), table.turn()), ("tiebreak", Some(A)));
    assert_eq!(table.refusal(Move::Number(5)), Refusal::NoSuchNumber { most: 4 });
    let answered = table.turn_1(true);
    assert_eq!(answered.view(Viewer::Table).shown_in, Some(Part::Tiebreak));
    let over = answered.turn_1(false);
    assert_eq!((over.masters(), over.wallets()), (vec![A], vec![13_000, 13_000, 4_000]));
    assert_eq!(over.desks, [Colour::Green; 4]);
}

#[test]
fn midi_o5_laps_go_on_until_one_is_left() {
    let both_wrong = tied().turn_1(false).turn_1(false);
    assert_eq!((both_wrong.phase_name(), both_wrong.turn()), ("tiebreak", Some(A)));
    let both_right = both_wrong.turn_1(true).turn_1(true);
    assert_eq!(both_right.turn(), Some(A));
    assert_eq!(both_right.turn_1(false).turn_1(true).masters(), [B]);
}

#[test]
fn midi_o6_guessing_from_the_start_of_the_final() {
    let setup = with(2, |options| options.early_guess = true);
    let table = master_of(&setup, &[7_000, 13_000]);
    assert_eq!(table.guesses(B, true).board.finder, Some(B));
}

#[test]
fn midi_o7_the_youngest_starts_later_games_too() {
    let mut later = with(3, |options| options.youngest_starts = true);
    later.masters = vec![C];
    assert_eq!(start(&later).turn(), Some(A));
}

#[test]
fn midi_o8_no_last_chance() {
    let setup = with(2, |options| options.no_last_chance = true);
    let table = (0..5).fold(master_of(&setup, &[7_000, 13_000]), |table, _| table.strokes(true));
    assert_eq!(table.phase_name(), "over");
}

#[test]
fn midi_o9_the_announced_name_is_compared() {
    let table = one_flap(|options| options.compared_guess = true, &[7_000, 13_000]);
    let guessing = table.by(B, Move::Star);
    assert_eq!(guessing.refusal(Move::Look), Refusal::MustSay);
    let name = guessing.cards.star.answer.clone();
    assert_eq!(guessing.then(Move::Say(name)).board.finder, Some(B));
    let wrong = guessing.then(Move::Say("autre chose".into()));
    assert!(wrong.board.guessed.has(B));
}

#[test]
fn midi_o10_any_of_the_four_lengths() {
    let lengths = [
        FaceOffTime::Seconds45,
        FaceOffTime::Seconds60,
        FaceOffTime::Seconds90,
        FaceOffTime::Seconds120,
    ];
    assert_eq!(lengths.map(|clock| clock.length().0 / 1_000), [45, 60, 90, 120]);
}

#[test]
fn midi_o11_the_question_is_simply_shown() {
    let setup = with(3, |options| {
        seconds_15(options);
        options.shown_to_all = true;
    });
    let table = start(&setup).at(1_000, Move::Number(1));
    assert_eq!((table.turn(), table.deadline()), (Some(A), Some(Ms(16_000))));
}

#[test]
fn midi_o12_the_first_mistake_loses_a_round_of_a_quick_game() {
    let quick = with(3, |options| options.quick = true);
    let lost = start(&quick).turn_1(true).turn_1(false);
    assert_eq!((lost.desks[1], lost.phase_name(), lost.turn()), (Colour::Red, "duel", Some(B)));
    let table = sheet_of(&quick, A);
    let lost = table.then(Move::Open(table.flap(false)));
    assert_eq!((lost.desks[0], lost.phase_name(), lost.turn()), (Colour::Red, "duel", Some(A)));
}

#[test]
fn midi_o12_the_final_of_a_quick_game_has_three_questions_that_grow_harder() {
    let quick = with(2, |options| options.quick = true);
    let number = |table: &Midi| match table.phase {
        Phase::Master(Master { number, .. }) => number,
        phase => panic!("{phase:?}"),
    };
    let first = master_of(&quick, &[7_000, 13_000]);
    let (second, third) = (first.strokes(true), first.strokes(true).strokes(true));
    assert_eq!([number(&first), number(&second), number(&third)], [1, 3, 5]);
    let end = third.strokes(true);
    assert!(matches!(end.phase, Phase::Master(Master { stage: Stage::LastChance { .. }, .. })));
    assert_eq!((end.wallets(), end.piles.master.drawn()), (vec![13_000, 16_000], 3));
}
