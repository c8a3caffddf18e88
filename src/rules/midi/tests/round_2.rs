//! MIDI-R2: blow by blow.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::*;

fn now(table: &Midi) -> sheet::Sheet {
    if let Phase::Sheet(sheet) = table.phase { sheet } else { panic!("{:?}", table.phase) }
}

fn flaps(table: &Midi) -> Vec<Option<bool>> {
    let PhaseView::Sheet { flaps, .. } = table.view(Viewer::Table).phase else {
        panic!("{:?}", table.phase)
    };
    flaps.iter().map(|flap| flap.verdict).collect()
}

/// After that many true flaps.
fn opened(players: u8, starter: Seat, flaps: usize) -> Midi {
    (0..flaps).fold(sheet(players, starter), |table, _| table.opens(true))
}

#[test]
fn midi_r2_1_all_desks_are_green_again() {
    assert_eq!(duel(3, B).duels(C, true).desks, [Colour::Green; 4]);
}

#[test]
fn midi_r2_2_nobody_sees_the_verdicts_of_a_new_sheet() {
    let table = sheet(3, A);
    for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Table]) {
        let PhaseView::Sheet { flaps, .. } = table.view(viewer).phase else { panic!("a sheet") };
        assert!(flaps.iter().all(|flap| flap.verdict.is_none()));
    }
}

#[test]
fn midi_r2_3_question_and_seven_propositions_are_visible() {
    let PhaseView::Sheet { q, flaps, .. } = sheet(3, A).view(Viewer::Table).phase else {
        panic!("a sheet")
    };
    assert!(q.starts_with("Coup par Coup"));
    assert_eq!(flaps.iter().filter(|flap| !flap.text.is_empty()).count(), 7);
}

#[test]
fn midi_r2_4_the_loser_of_duel_1_starts() {
    assert_eq!(duel(4, B).duels(D, false).turn(), Some(D));
}

#[test]
fn midi_r2_5_who_opens_a_sheet_reads_it() {
    let table = sheet(3, B).opens(true);
    assert_eq!((now(&table).starter, table.turn()), (B, Some(C)));
}

#[test]
fn midi_r2_6_exactly_one_closed_flap_is_opened() {
    let table = sheet(2, A);
    for flap in [0, 8, 255] {
        assert_eq!(table.refusal(Move::Open(flap)), Refusal::NoSuchFlap);
    }
    assert_eq!(table.refusal(Move::Choose(Pick::Shown(0))), Refusal::MustOpen, "no passing");
    let open = table.opens(true);
    assert_eq!(flaps(&open).iter().filter(|verdict| verdict.is_some()).count(), 1);
}

#[test]
fn midi_r2_7_true_costs_nothing_and_the_board_goes_on() {
    let table = sheet(3, A).opens(true);
    assert_eq!((table.turn(), table.desks), (Some(B), [Colour::Green; 4]));
    assert_eq!(now(&table).card, now(&sheet(3, A)).card, "the same sheet");
}

#[test]
fn midi_r2_8_the_first_false_is_orange() {
    let table = sheet(3, A).opens(false);
    assert_eq!((table.turn(), table.desks[0]), (Some(B), Colour::Orange));
}

#[test]
fn midi_r2_9_the_second_false_is_red_and_ends_the_round() {
    let table = sheet(2, A).opens(false).opens(true).opens(false);
    assert_eq!((table.desks[0], table.phase_name()), (Colour::Red, "duel"));
}

#[test]
fn midi_r2_10_an_open_flap_stays_open() {
    let table = sheet(3, A);
    let flap = table.flap(true);
    assert_eq!(table.then(Move::Open(flap)).refusal(Move::Open(flap)), Refusal::FlapOpen);
    assert!(!table.then(Move::Open(flap)).listed(&Move::Open(flap)));
}

#[test]
fn midi_r2_11_a_sheet_is_over_by_its_false_flap_or_by_six_true_ones() {
    let first = now(&sheet(3, A)).card;
    assert_ne!(now(&sheet(3, A).opens(false)).card, first);
    assert_eq!(now(&opened(3, A, 5)).card, first);
    assert_ne!(now(&opened(3, A, 6)).card, first);
}

#[test]
fn midi_r2_12_the_new_sheet_is_closed() {
    assert_eq!(flaps(&sheet(3, A).opens(true).opens(false)), [None; 7]);
}

#[test]
fn midi_r2_13_nobody_has_to_open_the_seventh_flap() {
    let table = opened(3, A, 6);
    assert_eq!((flaps(&table), table.desks), (vec![None; 7], [Colour::Green; 4]));
    let shown = table.view(Viewer::Table).shown.expect("the sheet is over");
    assert_eq!((shown.verdict, shown.right.iter().filter(|&&right| !right).count()), (None, 1));
}

#[test]
fn midi_r2_14_the_player_after_the_sixth_true_starts_the_new_sheet() {
    for (players, starter, next) in [(2, A, A), (3, A, A), (4, A, C)] {
        let table = opened(players, starter, 6);
        assert_eq!((table.turn(), now(&table).starter), (Some(next), next), "{players}");
    }
}

#[test]
fn midi_r2_15_the_player_after_a_false_starts_the_new_sheet() {
    let table = sheet(3, A).opens(true).opens(false);
    assert_eq!((table.turn(), now(&table).starter), (Some(C), C));
}

#[test]
fn midi_r2_16_colours_are_kept_from_sheet_to_sheet() {
    let table = (0..6).fold(sheet(2, A).opens(false), |table, _| table.opens(true));
    assert_eq!(table.desks[0], Colour::Orange);
}

#[test]
fn midi_r2_17_a_sheet_cannot_make_a_desk_red() {
    let table = sheet(2, A);
    assert_eq!(table.cards.sheets[0].truths.len(), 6, "and one intruder");
    assert!(table.opens(false).desks.iter().all(|&desk| desk != Colour::Red));
}

#[test]
fn midi_r2_18_no_money_moves() {
    let table = sheet(2, A).opens(false).opens(true).opens(false);
    assert_eq!(table.wallets(), [10_000; 2]);
}

#[test]
fn midi_r2_19_the_red_desk_is_the_challenger_of_duel_2() {
    let table = sheet(3, A).opens(false).opens(true).opens(true).opens(false);
    let Phase::Duel(duel) = table.phase else { panic!("{:?}", table.phase) };
    assert_eq!((duel.challenger, duel.second, table.turn()), (A, true, Some(A)));
}

#[test]
fn midi_r2_2p_1_an_exhausted_sheet_is_three_picks_each() {
    let turns: Vec<_> = (0..7).map(|flaps| opened(2, B, flaps).turn()).collect();
    assert_eq!(turns, [B, A, B, A, B, A, B].map(Some));
}

#[test]
fn midi_r2_3p_1_the_first_picker_starts_the_next_sheet_too() {
    let turns: Vec<_> = (0..7).map(|flaps| opened(3, C, flaps).turn()).collect();
    assert_eq!(turns, [C, A, B, C, A, B, C].map(Some));
}

#[test]
fn midi_r2_4p_1_six_picks_are_one_and_a_half_laps() {
    assert_eq!(opened(4, D, 6).turn(), Some(B));
}

#[test]
fn midi_q21_in_both_cases_the_player_after_the_opener_starts() {
    let after_six = opened(4, A, 6);
    let after_false = opened(4, A, 5).opens(false);
    assert_eq!((after_six.turn(), after_false.turn()), (Some(C), Some(C)));
}

#[test]
fn midi_q22_who_starts_a_later_sheet_reads_it() {
    let table = sheet(3, A).opens(false);
    assert!(
        sheet(3, A)
            .shows(Move::Open(sheet(3, A).flap(false)))
            .contains(&Event::NewSheet { seat: B })
    );
    assert_eq!(now(&table).starter, B);
}

#[test]
fn midi_q23_an_exhausted_sheet_costs_nobody_anything() {
    let table = (0..36).fold(sheet(3, A), |table, _| table.opens(true));
    assert_eq!((table.phase_name(), table.desks), ("sheet", [Colour::Green; 4]));
}

#[test]
fn midi_q24_the_note_is_shown_when_the_sheet_is_over() {
    let table = opened(3, A, 5);
    assert!(!format!("{:?}", table.view(Viewer::Table)).contains("\"note "));
    let shown = table.opens(false).view(Viewer::Table).shown.expect("the sheet is over");
    assert!(shown.note.is_some_and(|note| note.starts_with("note")));
}

#[test]
fn midi_q25_the_verdicts_are_secret_from_everybody() {
    let (table, mut rng) = (sheet(2, A), Rng::new(25));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        let other = (0..20).map(|_| table.reseal(viewer, &mut rng));
        assert!(other.into_iter().any(|other| other.flap(false) != table.flap(false)));
    }
}
