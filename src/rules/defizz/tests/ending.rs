//! DEF-F: elimination, the two last players, the end.

use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::*;

/// A and C are left, B reads.
fn two() -> Defizz {
    four().owning(&[5_000, 0, 2_600, 0]).without(&[B, D])
}

#[test]
fn def_f1_a_player_without_chips_is_out() {
    let table = four().owning(&[3_000, 200, 2_300, 2_100]).duel(300).about(chrono()).against(B);
    let events = {
        let asked = table.asked().by(A, Move::Reply(Reply::Buzz { us: 0 }));
        asked.shows(Move::Reply(Reply::Right))
    };
    assert!(events.contains(&Event::Eliminated { seat: B }));
    let table = table.asked().buzzes(A, true);
    assert_eq!(table.turn(), Some(C), "he is left out");
    assert_eq!(table.view(Viewer::Table).reader, Some(A), "he does not read");
    assert!(table.view(Viewer::Table).seats[1].out);
    let next = table.duel(100).about(chrono());
    assert_eq!(
        (next.refuses(C, Move::Challenge(B)), next.phase_name()),
        (Refusal::MustStake, "stake")
    );
}

#[test]
fn def_r30_his_help_card_goes_with_him_after_settling() {
    let table = four().owning(&[3_000, 200, 2_300, 2_100]).duel(300).about(chrono()).against(B);
    assert!(table.help.has(B), "not before the challenge is settled");
    assert!(!table.asked().buzzes(A, true).help.has(B));
}

#[test]
fn def_f2_who_owns_all_the_chips_has_won() {
    let table = two().duel(300).about(chrono()).staking(5_000, &[true]).asked().buzzes(A, true);
    let end = table.outcome().expect("it is over");
    assert_eq!((end.winners, end.scores), (vec![A], vec![7_600, 0, 0, 0]));
    assert_eq!(table.refuses(A, Move::Roll), Refusal::GameOver);
}

#[test]
fn def_f3_with_two_left_the_die_is_doubled_from_the_next_roll() {
    for (amount, minimum) in [(100, 200), (200, 400), (300, 600)] {
        let table = two().multi(amount).about(chrono()).staking(minimum, &[]);
        assert_eq!(table.pot(), 2 * minimum);
    }
    let three = four().owning(&[5_000, 100, 2_500, 0]).without(&[D]);
    let table = three.multi(300).about(chrono());
    let minimum = table.minimum(Die { kind: Kind::Multi, amount: 300 });
    assert_eq!(minimum, 300, "three are in while this one is played");
}

#[test]
fn def_f5_with_two_left_duel_and_multi_are_both_between_them() {
    for kind in [Kind::Duel, Kind::Multi] {
        let table = two().rolled(kind, 200).about(chrono());
        assert_eq!(table.phase_name(), "stake");
        let refused = table.staking(1_000, &[false]);
        assert_eq!(refused.totals(), [5_400, 0, 2_200, 0], "the doubled minimum");
    }
}

#[test]
fn def_f6_a_multi_may_eliminate_several_but_never_ends_the_game() {
    let table = start(&setup(5)).owning(&[3_000, 300, 300, 300, 5_600]);
    let table = table.multi(300).about(chrono()).asked().buzzes(A, true);
    assert_eq!((table.out(), table.turn()), (&[B, C, D][..], Some(Seat(4))));
    assert_eq!(table.common.company.still_in().count(), 2, "winner and reader remain");
}

#[test]
fn def_r31_the_table_chooses_which_of_the_eliminated_reads() {
    let table = start(&setup(5)).owning(&[3_000, 300, 300, 300, 5_600]);
    let table = table.multi(300).about(chrono()).asked().buzzes(A, true);
    assert_eq!(table.view(Viewer::Table).reader, Some(B), "the first one, unless it is said");
    let chosen = table.table(Move::Appoint(D)).expect("the table may");
    assert_eq!(chosen.view(Viewer::Table).reader, Some(D));
    let refused = chosen.table(Move::Appoint(A)).map(|_| ());
    assert_eq!(refused, Err(Refusal::NoReaderToChoose));
    let later = chosen.then(Move::Roll).then(Move::TakeCard);
    let refused = later.table(Move::Appoint(B)).map(|_| ());
    assert_eq!(refused, Err(Refusal::NoReaderToChoose), "he stays to the end");
    assert_eq!(table.refuses(A, Move::Appoint(D)), Refusal::TableOnly);
}

#[test]
fn the_table_may_stop_and_what_lies_in_the_pot_goes_back() {
    let table = four().multi(100).about(chrono()).staking(100, &[]).table(Move::Stop);
    let table = table.expect("the table may");
    assert_eq!((table.totals(), table.phase_name()), (vec![1_900; 4], "over"));
    assert_eq!(table.outcome().expect("it is over").winners, []);
    assert_eq!(four().refuses(A, Move::Stop), Refusal::TableOnly);
}

#[test]
fn def_r46_a_table_that_stops_by_the_clock_has_a_winner_by_what_lies_there() {
    let counted = |table: &Defizz| table.table(Move::Count).expect("the table may");
    let winners = |table: &Defizz| table.outcome().expect("it is over").winners;
    let table = four().owning(&[1_900, 2_000, 1_900, 1_800]);
    let staked = table.multi(100).about(chrono()).staking(100, &[]);
    assert_eq!(counted(&staked).totals(), [1_900, 2_000, 1_900, 1_800], "the pot goes back");
    assert_eq!(winners(&counted(&staked)), [B]);
    let Phase::Over(end) = counted(&staked).phase else { panic!("it is over") };
    assert_eq!((end.winner, end.counted), (Some(B), true));
    assert_eq!(winners(&counted(&four())), [A, B, C, D], "all are level");
    let poor = start(&with(4, |options| options.enrichment = true));
    assert_eq!(winners(&counted(&poor)), [], "nobody has won with nothing");
    assert_eq!(four().refuses(A, Move::Count), Refusal::TableOnly);
    assert_eq!(counted(&staked).table(Move::Stop).map(|_| ()), Err(Refusal::GameOver));
}

#[test]
fn def_r54_whoever_is_out_bets_on_who_wins_the_question() {
    let three = start(&setup(5)).owning(&[3_000, 0, 2_300, 2_100, 0]).without(&[B, Seat(4)]);
    let table = three.multi(300).about(chrono()).staking(300, &[]);
    let bets = |on: Seat| Move::SideBet(on);
    assert_eq!(table.view(Viewer::Table).reader, Some(D), "the nearest who is still in");
    let placed = table.by(B, bets(A)).by(Seat(4), bets(C));
    assert_eq!(placed.turn(), table.turn(), "nothing else changes");
    assert_eq!(placed.view(Viewer::Table).seats[1].bet, Some(A));
    for (seat, on, why) in
        [(B, A, "that is his bet"), (B, D, "the reader does not play"), (C, A, "he is in")]
    {
        assert_eq!(placed.refuses(seat, bets(on)), Refusal::NoSideBet, "{why}");
    }
    let anew = placed.by(B, bets(C)).by(B, bets(A)).asked();
    let buzzed = anew.by(A, Move::Reply(Reply::Buzz { us: 0 }));
    assert_eq!(buzzed.refuses(B, bets(C)), Refusal::NoSideBet, "somebody answers");
    let events = buzzed.shows(Move::Reply(Reply::Right));
    assert!(events.contains(&Event::BetRight { seat: B }));
    assert!(events.contains(&Event::BetWrong { seat: Seat(4), on: C }));
    let void = buzzed.shows(Move::Reply(Reply::Withdraw));
    assert!(
        !void.iter().any(|told| matches!(told, Event::BetRight { .. } | Event::BetWrong { .. }))
    );
    let after = buzzed.ruled(Reply::Right);
    let (chips, bets) = (after.totals(), after.common.side_bets);
    assert_eq!((chips, bets), (vec![3_300, 0, 2_000, 2_100, 0], [None; 6]), "no chip moves");
}
