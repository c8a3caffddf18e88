//! MIDI-D1 and MIDI-D2: the duels.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::money::Payer;
use crate::rules::midi::part::Part;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::*;

/// Round 2 lost by `seat`, who is the challenger of Duel 2; Duel 1 took that card.
fn second(players: u8, seat: Seat, taken: u8) -> Midi {
    let mut act = Act::new(&start(&setup(players)).with_taken(taken), Ms(0));
    act.state.desks[seat.index()] = Colour::Red;
    act.duel_begins(seat, true);
    act.state
}

fn view(table: &Midi) -> PhaseView {
    table.view(Viewer::Table).phase
}

fn reader(table: &Midi) -> Seat {
    match view(table) {
        PhaseView::Duel { question: Some(question), .. } => question.reader,
        other => panic!("{other:?}"),
    }
}

#[test]
fn midi_d1_1_the_challenger_names_his_opponent() {
    let table = duel(3, B);
    assert_eq!(table.moves(By::Seat(B)), [A, C].map(Move::Challenge));
    assert_eq!(table.refusal(Move::Take(0)), Refusal::MustChallenge);
}

#[test]
fn midi_d1_2_anyone_but_himself_and_nobody_may_refuse() {
    let table = duel(4, B);
    assert_eq!(table.refusal(Move::Challenge(B)), Refusal::NotYourself);
    assert_eq!(table.refusal(Move::Challenge(Seat(4))), Refusal::NobodyOnThatSeat);
    for seat in [A, C, D] {
        assert_eq!(table.then(Move::Challenge(seat)).moves(By::Seat(seat)).len(), 2, "two cards");
    }
}

#[test]
fn midi_d1_3_he_chooses_by_the_titles_without_seeing_a_question() {
    let table = duel(3, B).then(Move::Challenge(C));
    let PhaseView::Duel { titles, question, .. } = view(&table) else { panic!("a duel") };
    assert!(titles.iter().all(|title| title.starts_with("Titre")));
    assert_eq!((question, table.turn()), (None, Some(C)));
    assert_eq!(table.refusal(Move::Take(2)), Refusal::NoSuchCard);
    assert_eq!(table.refusal(Move::Challenge(A)), Refusal::MustTake);
}

#[test]
fn midi_d1_4_the_card_not_chosen_is_kept_for_duel_2() {
    for card in [0, 1] {
        let table = duel(3, B).then(Move::Challenge(C)).then(Move::Take(card));
        assert_eq!(table.taken, card);
    }
}

#[test]
fn midi_d1_5_the_challenged_players_left_neighbour_reads_four_propositions() {
    let table = duel(4, B).then(Move::Challenge(C)).then(Move::Take(0));
    let PhaseView::Duel { question: Some(question), .. } = view(&table) else { panic!("a duel") };
    assert_eq!((question.reader, question.propositions.len(), question.other), (D, 4, false));
}

#[test]
fn midi_d1_6_the_challenger_may_be_the_reader() {
    assert_eq!(reader(&duel(4, B).then(Move::Challenge(A)).then(Move::Take(0))), B);
}

#[test]
fn midi_d1_7_only_the_challenged_player_answers_once() {
    let table = duel(3, B).then(Move::Challenge(C)).then(Move::Take(0));
    let choice = Move::Choose(Pick::Shown(0));
    assert_eq!(table.refusal_of(B, choice.clone()), Refusal::NotYourTurn { turn: C });
    assert_eq!(table.refusal(Move::Choose(Pick::Shown(4))), Refusal::NoSuchProposition);
    assert_eq!(table.refusal(Move::Choose(Pick::Other)), Refusal::NoSuchProposition);
    assert_eq!(table.then(choice).phase_name(), "sheet", "one answer ends the duel");
}

#[test]
fn midi_d1_8_right_the_challenger_pays_and_has_lost() {
    let table = duel(3, B).duels(C, true);
    assert_eq!((table.wallets(), table.turn()), (vec![10_000, 7_000, 13_000], Some(B)));
}

#[test]
fn midi_d1_9_wrong_the_challenged_player_pays_and_has_lost() {
    let table = duel(3, B).duels(C, false);
    assert_eq!((table.wallets(), table.turn()), (vec![10_000, 13_000, 7_000], Some(C)));
}

#[test]
fn midi_d1_10_no_colour_changes_in_a_duel() {
    let table = duel(3, B);
    let asked = table.then(Move::Challenge(C)).then(Move::Take(0));
    assert_eq!((asked.desks, asked.desks[1]), (table.desks, Colour::Red));
}

#[test]
fn midi_d1_11_the_loser_starts_round_2() {
    for (right, starter) in [(true, B), (false, A)] {
        let table = duel(3, B).duels(A, right);
        assert_eq!((table.phase_name(), table.turn()), ("sheet", Some(starter)));
    }
}

#[test]
fn midi_d1_2p_1_with_two_the_opponent_is_given_and_the_challenger_reads() {
    let table = duel(2, B);
    assert_eq!(table.turn(), Some(A));
    assert_eq!(reader(&table.then(Move::Take(0))), B);
}

#[test]
fn midi_d1_3p_1_with_three_the_reader_goes_by_seat() {
    let reader_of = |seat| reader(&duel(3, A).then(Move::Challenge(seat)).then(Move::Take(0)));
    assert_eq!([reader_of(B), reader_of(C)], [C, A]);
}

#[test]
fn midi_d1_4p_1_with_four_one_of_three_is_picked() {
    let table = duel(4, C);
    assert_eq!(table.moves(By::Seat(C)), [A, B, D].map(Move::Challenge));
    assert_eq!(reader(&table.then(Move::Challenge(D)).then(Move::Take(1))), A);
}

#[test]
fn midi_d2_1_the_same_limits_and_the_same_players_may_meet_again() {
    let table = second(3, B, 0);
    assert_eq!(table.refusal(Move::Challenge(B)), Refusal::NotYourself);
    assert_eq!(table.moves(By::Seat(B)), [A, C].map(Move::Challenge));
}

#[test]
fn midi_d2_2_the_card_left_is_taken_without_a_choice() {
    for taken in [0, 1] {
        let table = second(3, B, taken).then(Move::Challenge(C));
        let PhaseView::Duel { card, question, .. } = view(&table) else { panic!("a duel") };
        assert_eq!((card, question.is_some(), table.turn()), (Some(1 - taken), true, Some(C)));
    }
}

#[test]
fn midi_d2_3_the_challenged_players_left_neighbour_reads() {
    let reader_of = |seat| reader(&second(4, B, 0).then(Move::Challenge(seat)));
    assert_eq!([A, C, D].map(reader_of), [B, D, A]);
}

#[test]
fn midi_d2_4_only_the_challenged_player_answers_once() {
    let table = second(3, B, 0).then(Move::Challenge(C));
    let refusal = table.refusal_of(B, Move::Choose(Pick::Shown(0)));
    assert_eq!(refusal, Refusal::NotYourTurn { turn: C });
    assert_eq!(table.then(Move::Choose(Pick::Shown(0))).phase_name(), "fatal");
}

#[test]
fn midi_d2_5_right_he_receives_3_000_from_the_challenger() {
    assert_eq!(second(3, B, 0).duels(C, true).wallets(), [10_000, 7_000, 13_000]);
}

#[test]
fn midi_d2_6_wrong_he_gives_3_000_to_the_challenger() {
    assert_eq!(second(3, B, 0).duels(C, false).wallets(), [10_000, 13_000, 7_000]);
}

#[test]
fn midi_d2_7_the_loser_gains_no_right_in_round_3() {
    for right in [true, false] {
        let table = second(2, B, 0).duels(A, right);
        let richer = if right { A } else { B };
        assert_eq!(table.duelling().opponents[0], richer, "round 3 goes by money");
    }
}

#[test]
fn midi_d2_8_round_3_follows() {
    assert_eq!(second(2, B, 0).duels(A, true).phase_name(), "fatal");
    assert_eq!(second(4, B, 0).duels(A, true).phase_name(), "opponent");
}

#[test]
fn midi_d2_2p_1_with_two_the_question_is_there_at_once() {
    let table = second(2, B, 0);
    assert_eq!((table.turn(), reader(&table)), (Some(A), B));
}

#[test]
fn midi_d2_3p_1_with_three_the_reader_goes_by_seat() {
    let reader_of = |seat| reader(&second(3, A, 0).then(Move::Challenge(seat)));
    assert_eq!([reader_of(B), reader_of(C)], [C, A]);
}

#[test]
fn midi_d2_4p_1_with_four_one_of_three_is_picked() {
    assert_eq!(second(4, C, 0).moves(By::Seat(C)), [A, B, D].map(Move::Challenge));
}

#[test]
fn midi_q14_both_titles_are_read_out() {
    let table = duel(3, A).then(Move::Challenge(B));
    let PhaseView::Duel { titles, .. } = view(&table) else { panic!("a duel") };
    assert_ne!(titles[0], titles[1]);
}

#[test]
fn midi_q15_the_challenger_pays_the_challenged_winner() {
    let table = duel(3, B).then(Move::Challenge(C)).then(Move::Take(0));
    let seen = table.shows(Move::Choose(table.pick(true)));
    let paid = Event::Paid { from: Payer::Wallet(B), to: Payer::Wallet(C), amount: 3_000 };
    assert!(seen.contains(&paid), "{seen:?}");
}

#[test]
fn midi_q17_with_two_the_choice_is_automatic() {
    assert!(!duel(2, A).listed(&Move::Challenge(B)));
    assert_eq!(duel(2, A).refusal(Move::Challenge(A)), Refusal::MustTake);
}

#[test]
fn midi_q18_the_reading_challenger_has_nothing_to_decide() {
    let table = duel(2, B).then(Move::Take(0));
    assert_eq!((reader(&table), table.moves(By::Seat(B))), (B, vec![]));
}

#[test]
fn midi_q19_the_reset_comes_with_the_next_round() {
    let table = duel(3, B);
    assert_eq!(table.then(Move::Challenge(A)).desks[1], Colour::Red);
    assert_eq!(table.duels(A, true).desks, [Colour::Green; 4]);
}

#[test]
fn midi_d2_2_each_duels_answer_belongs_to_its_own_duel() {
    for taken in [0, 1] {
        let first = duel(3, B).then(Move::Challenge(C)).then(Move::Take(taken));
        let last = second(3, B, taken).then(Move::Challenge(C));
        for (table, second) in [(first, false), (last, true)] {
            let seen = table.then(Move::Choose(Pick::Shown(0))).view(Viewer::Table);
            assert_eq!(seen.shown_in, Some(Part::Duel { second }));
            assert_eq!(Part::of_phase(&seen.phase), if second { Part::Fatal } else { Part::Sheet });
        }
    }
}

#[test]
fn midi_q20_the_title_of_the_card_left_may_be_shown() {
    let table = second(3, B, 1).then(Move::Challenge(C));
    let PhaseView::Duel { titles, card, .. } = view(&table) else { panic!("a duel") };
    assert!(titles[usize::from(card.expect("it is taken"))].ends_with(".1"));
}
