//! EGO-P, F: from the enrichment to the elimination; the end.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::*;
use crate::rules::fingerprint::fingerprint;

/// The bank holds so much; C wins a multi question of 500.
fn pays(totals: &[u32; 4], options: impl FnOnce(&mut Options)) -> Egomaster {
    let table = ready(&with(4, options)).owning(totals).at_square(12, rapidite());
    table.asked().buzzes(C, true)
}

#[test]
fn ego_p1_the_enrichment_ends_when_the_bank_is_empty() {
    let table = pays(&[5_000, 4_000, 2_000, 500], |_| ());
    assert_eq!((table.bank(), table.common.enrichment), (0, false));
    assert_eq!((table.turn(), table.pawn(B)), (Some(B), Some(7)), "order and pawns go on");
    assert_eq!(table.view(Viewer::Table).bank, None);
    assert_eq!(table.at_square(12, rapidite()).phase_name(), "stake", "by the elimination rules");
    let more = pays(&[5_000, 4_000, 1_900, 500], |_| ());
    assert_eq!((more.bank(), more.common.enrichment), (100, true));
}

#[test]
fn ego_p2_a_bank_that_is_too_small_pays_what_it_has() {
    let table = pays(&[5_000, 4_000, 2_000, 700], |_| ());
    assert_eq!((table.totals(), table.common.enrichment), (vec![5_000, 4_000, 2_300, 700], false));
    let solo = four().owning(&[5_000, 4_000, 2_000, 700]).at_square(4, rapidite()).names(B);
    let solo = solo.asked().ruled(Reply::Wrong);
    assert_eq!((solo.totals()[1], solo.common.enrichment), (4_300, false), "solo too");
}

#[test]
fn ego_r25_the_rest_goes_to_the_winner_or_by_option_o2_to_the_poorest() {
    let poorest = |totals| pays(totals, |options| options.rest_to_poorest = true);
    let table = poorest(&[5_000, 4_000, 2_000, 700]);
    assert_eq!(
        (table.totals(), table.common.enrichment),
        (vec![5_000, 4_000, 2_000, 1_000], false)
    );
    let tied = poorest(&[5_000, 4_700, 1_000, 1_000]);
    assert_eq!((tied.totals(), tied.bank()), (vec![5_000, 4_700, 1_000, 1_000], 300));
    assert!(!tied.common.enrichment, "the rest is lost");
    let whole = poorest(&[5_000, 4_000, 2_000, 500]);
    assert_eq!(whole.totals()[2], 2_500, "a sum that the bank can pay goes to the winner");
}

#[test]
fn ego_p3_nobody_is_eliminated_during_the_enrichment() {
    let table = four().at_square(12, rapidite()).asked().buzzes(A, true);
    assert!(table.out().is_empty() && table.totals()[1] == 0);
    let over = pays(&[5_700, 5_900, 0, 0], |_| ());
    assert_eq!(over.out(), [D], "who owns nothing when the bank is empty");
}

#[test]
fn ego_r26_with_two_left_after_the_enrichment_one_who_is_out_reads() {
    let over = pays(&[11_700, 0, 0, 0], |_| ());
    assert_eq!((over.out(), over.turn()), (&[B, D][..], Some(C)));
    assert_eq!(over.view(Viewer::Table).reader, Some(B));
    let won = pays(&[0, 0, 11_700, 0], |_| ());
    assert_eq!(won.outcome().expect("he owns everything").winners, [C]);
}

#[test]
fn ego_p4_nothing_enters_or_leaves_play_in_the_elimination() {
    let table = poor(&[3_000, 2_500, 2_500, 4_000]);
    for (square, stake) in [(12, 900), (3, 3_000)] {
        let over = table.at_square(square, rapidite()).staking(stake, &[true, false]);
        let over = over.asked().buzzes(B, true);
        assert_eq!(over.totals().iter().sum::<u32>(), 12_000);
    }
}

/// A and C are left; B was out first, then D.
fn two() -> Egomaster {
    poor(&[7_000, 0, 5_000, 0]).without(&[B, D])
}

#[test]
fn ego_f1_the_last_one_left_owns_all_and_has_won() {
    let table = two().at_square(2, rapidite()).staking(5_000, &[true]).asked().buzzes(A, true);
    let end = table.outcome().expect("it is over");
    assert_eq!((end.winners, end.scores), (vec![A], vec![12_000, 0, 0, 0]));
    assert_eq!(table.refuses(A, Move::Roll), Refusal::GameOver);
}

#[test]
fn ego_r36_winning_all_chips_and_being_the_last_one_are_the_same_moment() {
    let table = two().at_square(2, rapidite()).staking(5_000, &[true]).asked();
    let events = table.by(A, Move::Reply(Reply::Buzz { us: 0 })).shows(Move::Reply(Reply::Right));
    assert!(events.contains(&Event::Eliminated { seat: C }));
    assert_eq!(events.last(), Some(&Event::Ended { end: End { winner: Some(A), counted: false } }));
}

#[test]
fn ego_f2_there_is_no_other_end() {
    let table = poor(&[11_800, 100, 100, 0]).without(&[D]);
    assert_eq!(table.outcome(), None);
    let stopped = table.table(Move::Stop).expect("the table may");
    assert_eq!(
        (stopped.outcome().expect("it is over").winners, stopped.phase_name()),
        (vec![], "over")
    );
    assert_eq!(four().refuses(A, Move::Stop), Refusal::TableOnly);
}

#[test]
fn what_lies_in_the_pot_goes_back_when_the_table_stops() {
    let table = poor(&[3_000; 4]).at_square(12, rapidite()).staking(900, &[true, false]);
    let stopped = table.table(Move::Stop).expect("the table may");
    assert_eq!((stopped.totals(), stopped.pot()), (vec![3_000; 4], 0));
}

#[test]
fn ego_f3_with_two_left_nothing_is_doubled_and_one_who_is_out_reads() {
    let table = two().at_square(3, rapidite()).staking(200, &[]);
    assert_eq!((table.pot(), table.turn()), (400, Some(B)));
    let asked = table.asked().by(C, Move::Reply(Reply::Buzz { us: 0 }));
    assert_eq!(asked.ruled(Reply::Right).totals(), [6_800, 0, 5_200, 0]);
}

#[test]
fn ego_f4_with_two_left_everything_is_between_the_two() {
    for square in [2, 12] {
        let table = two().at_square(square, rapidite()).staking(500, &[]);
        assert_eq!(table.pot(), 1_000, "square {square}");
    }
    let solo = two().at_square(4, rapidite()).asked().ruled(Reply::Wrong);
    assert_eq!(solo.totals(), [6_500, 0, 5_500, 0], "C was designated");
}

#[test]
fn ego_r27_the_table_chooses_which_of_the_eliminated_reads() {
    let five = ready(&setup(5)).owning(&[3_000, 300, 300, 300, 8_100]).eliminating();
    let table = five.at_square(12, rapidite()).asked().buzzes(A, true);
    assert_eq!((table.out(), table.turn()), (&[B, C, D][..], Some(Seat(4))));
    assert_eq!(table.view(Viewer::Table).reader, Some(B), "the first clockwise");
    let chosen = table.table(Move::Appoint(D)).expect("the table may");
    assert_eq!(chosen.view(Viewer::Table).reader, Some(D));
    let refused = chosen.table(Move::Appoint(A)).map(|_| ());
    assert_eq!(refused, Err(Refusal::NoReaderToChoose));
    let later = chosen.then(Move::Roll).table(Move::Appoint(B)).map(|_| ());
    assert_eq!(later, Err(Refusal::NoReaderToChoose), "he stays to the end");
    assert_eq!(table.refuses(A, Move::Appoint(D)), Refusal::TableOnly);
}

#[test]
fn of_several_eliminated_together_the_roller_himself_comes_last() {
    let table = ready(&setup(4)).owning(&[300, 300, 5_700, 5_700]).eliminating();
    let table = table.at_square(12, rapidite()).asked().buzzes(C, true);
    assert_eq!(table.out(), [B, A]);
}

#[test]
fn ego_r40_a_table_that_stops_by_the_clock_has_a_winner_by_what_lies_there() {
    let counted = |table: &Egomaster| table.table(Move::Count).expect("the table may");
    let winners = |table: &Egomaster| table.outcome().expect("it is over").winners;
    let table = poor(&[3_000, 2_500, 2_500, 4_000]);
    let staked = table.at_square(12, colours()).staking(500, &[]);
    assert_eq!(staked.pot(), 1_500);
    assert_eq!(counted(&staked).totals(), [3_000, 2_500, 2_500, 4_000], "the pot goes back");
    assert_eq!(winners(&counted(&staked)), [D]);
    assert_eq!(winners(&counted(&four())), [], "nobody has won with nothing");
    assert_eq!(four().refuses(A, Move::Count), Refusal::TableOnly);
}

#[test]
fn ego_r46_whoever_is_out_bets_on_who_wins_but_not_on_one_alone() {
    let table = poor(&[6_000, 3_000, 3_000, 0]).without(&[D]);
    let multi = table.at_square(12, rapidite()).staking(500, &[]);
    let bet = multi.by(D, Move::SideBet(A));
    assert_eq!(bet.view(Viewer::Table).seats[3].bet, Some(A));
    assert_eq!(bet.refuses(B, Move::SideBet(A)), Refusal::NoSideBet);
    let won = bet.asked().by(A, Move::Reply(Reply::Buzz { us: 0 }));
    assert!(won.shows(Move::Reply(Reply::Right)).contains(&Event::BetRight { seat: D }));
    let solo = table.at_square(4, rapidite());
    assert_eq!(solo.refuses(D, Move::SideBet(A)), Refusal::NoSideBet, "he plays alone");
}

#[test]
fn ego_r46_a_bet_stands_until_the_dice_have_decided() {
    let table = poor(&[6_000, 3_000, 3_000, 0]).without(&[D]);
    let bet = table.at_square(12, cible(100)).staking(500, &[]).by(D, Move::SideBet(A));
    let tie = bet.asked().proposes(50).proposes(150);
    assert_eq!((tie.phase_name(), tie.view(Viewer::Table).seats[3].bet), ("dice-off", Some(A)));
    let no_bet =
        Egomaster { common: Common { side_bets: [None; 6], ..tie.common.clone() }, ..tie.clone() };
    assert_eq!(fingerprint(&tie), fingerprint(&no_bet), "a save from before goes on");
    let (mut right, mut wrong) = (0, 0);
    for seed in 0..40 {
        let mut off = tie.clone();
        off.common.chance = Rng::new(seed);
        let mut events = vec![];
        while off.phase_name() == "dice-off" {
            let by = By::Seat(off.turn().expect("somebody throws"));
            let step = off.play(Ms(0), by, &Move::Throw).expect("they throw");
            (off, events) = (step.state, [events, step.events].concat());
        }
        let told = events.contains(&Event::BetRight { seat: D });
        let lost = events.contains(&Event::BetWrong { seat: D, on: A });
        let has_won = off.totals()[0] > tie.totals()[0];
        assert_eq!((told, lost, off.common.side_bets), (has_won, !has_won, [None; 6]));
        *if told { &mut right } else { &mut wrong } += 1;
    }
    assert!(right > 0 && wrong > 0, "{right} {wrong}: the dice decide");
    let stopped = tie.table(Move::Count).expect("the table may");
    assert_eq!(stopped.view(Viewer::Table).seats[3].bet, None, "nobody has won what was bet on");
}
