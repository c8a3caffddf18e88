//! MIDI-E: the end of the game.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::*;

/// The final with those wallets, its five questions all wrong and every last chance declined.
fn played(setup: &Setup, wallets: &[u32]) -> Midi {
    let table = (0..5).fold(master_of(setup, wallets), |table, _| table.strokes(false));
    Seat::all(wallets.len() as u8).fold(table, |table, seat| table.by(seat, Move::Decline))
}

#[test]
fn midi_e_1_the_game_ends_with_the_final() {
    let over = played(&setup(2), &[7_000, 13_000]);
    assert_eq!((over.phase_name(), over.turn(), over.deadline()), ("over", None, None));
}

#[test]
fn midi_e_2_excluded_players_count_too() {
    let table = master(&[7_000, 13_000]).strokes(true).guesses(B, false).guesses(A, false);
    assert_eq!(table.outcome().expect("it is over").scores, [10_000, 13_000]);
}

#[test]
fn midi_e_3_the_richest_is_the_midi_master() {
    assert_eq!(played(&setup(3), &[4_000, 16_000, 10_000]).masters(), [B]);
}

#[test]
fn midi_e_4_finding_the_star_is_not_by_itself_a_victory() {
    let table = master(&[1_000, 19_000]).strokes(true).guesses(A, true);
    assert_eq!((table.wallets(), table.masters()), (vec![14_000, 19_000], vec![B]));
}

#[test]
fn midi_e_5_players_level_for_the_most_share_the_title() {
    assert_eq!(played(&setup(3), &[4_000, 13_000, 13_000]).masters(), [B, C]);
}

#[test]
fn midi_e_6_the_master_starts_the_next_game_with_10_000_again() {
    let masters = played(&setup(3), &[4_000, 16_000, 10_000]).masters();
    let next = start(&Setup { masters, ..setup(3) });
    assert_eq!((next.turn(), next.wallets()), (Some(B), vec![10_000; 3]));
}

#[test]
fn midi_e_7_picture_and_answer_are_shown_to_all_at_the_end() {
    let over = played(&setup(2), &[7_000, 13_000]);
    let star = |table: &Midi| match table.view(Viewer::Table).phase {
        PhaseView::Over { star, .. } => star,
        other => panic!("{other:?}"),
    };
    let card = &over.cards.star;
    assert_eq!(star(&over), Some((card.id.clone(), card.answer.clone())));
    let stopped = kickoff(2, A).play(Ms(0), By::Table, &Move::Stop).expect("they agree").state;
    assert_eq!(star(&stopped), None, "a star that nobody has played for stays fresh");
}

#[test]
fn midi_q45_the_richest_wins_whoever_found_the_star() {
    let table = master(&[4_000, 16_000, 10_000]).strokes(false).guesses(A, true);
    assert_eq!((table.wallets()[0], table.masters()), (14_000, vec![B]));
}

#[test]
fn midi_q46_a_tie_is_a_shared_title() {
    let over = played(&setup(4), &[10_000; 4]);
    assert_eq!(over.masters(), [A, B, C, D]);
}
