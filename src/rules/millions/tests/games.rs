//! Games and matches (MIL-E, MIL-M, Q7, Q20 to Q22, Q26, Q32, Q33; options O1, O6, O11).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::view::Role;
use crate::rules::millions::*;

/// One game in which everybody answers the first question wrong.
fn lost(table: &Millions) -> Millions {
    let table = table.reads();
    table.all_answer(&vec![false; usize::from(table.still.count())])
}

/// The rest of the match, every game lost at once.
fn to_the_end(mut table: Millions) -> Millions {
    while table.turn().is_some() {
        table = lost(&table);
    }
    table
}

/// B, who is alone in, wins the million under host A.
fn million(players: u8, change: impl FnOnce(&mut Options)) -> Millions {
    let table = table_with(players, change);
    let only_b: Vec<bool> = (0..table.still.count()).map(|place| place == 0).collect();
    table.all_answer(&only_b).all_try().at_level(15).all_answer(&[true])
}

#[test]
fn mil_e1_a_game_is_over_when_nobody_is_in() {
    let table = table(4).all_answer(&[true, false, true]).choose(&[B]);
    assert_eq!((table.game, table.who_is_in()), (1, vec![D]));
    let step = table.answers_so(false).step(Move::Yes);
    assert!(step.events.contains(&Event::GameOver { game: 1 }));
    assert_eq!(step.state.game, 2);
}

#[test]
fn mil_e2_the_left_neighbour_hosts_a_new_game_with_a_200_question() {
    let step = table(3).answers_so(false).answers_so(false).then(Move::Yes).step(Move::Yes);
    let started = Event::GameStarted { game: 2, host: Some(B), first: C };
    assert!(step.events.contains(&started), "{:?}", step.events);
    assert_eq!((step.state.level, step.state.turn()), (1, Some(B)));
}

#[test]
fn mil_e3_every_contestant_has_three_lifelines_again() {
    let used = table(3).then(Move::Fifty).then(Move::Audience).then(Move::Give(LETTERS[0]));
    let next = used.answers_so(false).answers_so(false).confirmed();
    assert_eq!(next.lifelines[1].count(), 3);
    assert!(next.reads().may().lifelines.len() == 3);
}

#[test]
fn mil_e4_the_former_host_competes_and_everybody_is_in_again() {
    assert_eq!(lost(&table(4)).who_is_in(), [A, C, D]);
}

#[test]
fn mil_e5_who_is_alone_in_climbs_on_with_the_others_as_audience_and_friends() {
    let table = table(3).all_answer(&[false, true]).all_try();
    assert_eq!((table.who_is_in(), table.turn()), (vec![C], Some(C)));
    assert_eq!(table.may().friends, [B]);
    assert_eq!(table.at_level(9).hand(), 12_000);
}

#[test]
fn mil_q26_the_one_left_climbs_until_he_leaves() {
    let table = table(3).all_answer(&[false, true]).all_try().at_level(12);
    let voted = table.then(Move::Audience).then(Move::Give(LETTERS[0]));
    assert_eq!(voted.then(Move::Walk).totals(), [0, 0, 72_000]);
}

#[test]
fn mil_m1_gains_are_added_to_the_totals() {
    let one = table(3).at_worth(500).all_answer(&[true, true]).choose(&[B, C]);
    assert_eq!(one.totals(), [0, 500, 500]);
    let two = one.reads().at_worth(300).all_answer(&[true, true]).choose(&[A, C]);
    assert_eq!(two.totals(), [300, 500, 800]);
}

#[test]
fn mil_m2_payment_takes_place_on_leaving_a_game() {
    let table = table(3).at_worth(6_000);
    assert_eq!(table.totals(), [0; 3]);
    let wrong = table.answers_so(false).answers_so(true).then(Move::Yes).step(Move::Yes);
    let paid = Event::Paid { seat: B, amount: 1_500, why: Leave::Wrong };
    assert!(wrong.events.contains(&paid));
    assert_eq!(wrong.state.view(Viewer::Table).seats[1].role, Role::Out { paid: 1_500 });
}

#[test]
fn mil_m3_the_match_ends_when_every_player_has_been_host() {
    for players in 2..=5 {
        let over = to_the_end(table(players));
        assert_eq!(over.game, u16::from(players));
        assert_eq!(over.moves(By::Table), []);
    }
    assert_eq!(million(3, |_| {}).game, 1, "or as soon as the million has been won");
}

#[test]
fn mil_m4_the_million_ends_the_match_once_everybody_has_been_settled() {
    let over = table(3).at_level(15).all_answer(&[true, false]);
    assert_eq!((over.phase_name(), over.totals()), ("over", vec![0, 1_000_000, 48_000]));
}

#[test]
fn mil_m5_who_wins_the_million_wins_the_match() {
    assert_eq!(million(4, |_| {}).winners(), [B]);
}

#[test]
fn mil_q20_even_against_a_larger_total() {
    let mut rich = table(3).at_level(15);
    rich.purse.pay(purse::Payer::Bank, purse::Payer::Wallet(C), 1_200_000);
    let over = rich.all_answer(&[true, false]);
    assert_eq!(over.winners(), [B]);
}

#[test]
fn mil_o6_unless_the_table_lets_the_largest_total_win() {
    let mut rich = table_with(3, |options| options.richest_wins = true).at_level(15);
    rich.purse.pay(purse::Payer::Bank, purse::Payer::Wallet(C), 1_200_000);
    let over = rich.all_answer(&[true, false]);
    assert_eq!((over.winners(), over.totals()), (vec![C], vec![0, 1_000_000, 1_248_000]));
}

#[test]
fn mil_m6_of_several_millionaires_the_largest_total_wins_and_equal_ones_share() {
    let table = table(3).at_level(15);
    let both = table.all_answer(&[true, true]);
    assert_eq!((both.winners(), both.totals()), (vec![B, C], vec![0, 1_000_000, 1_000_000]));
    let mut ahead = table;
    ahead.purse.pay(purse::Payer::Bank, purse::Payer::Wallet(C), 200);
    assert_eq!(ahead.all_answer(&[true, true]).winners(), [C]);
}

#[test]
fn mil_q21_each_of_several_millionaires_is_paid_in_full() {
    let all = table(5).at_level(15).all_answer(&[true; 4]);
    assert_eq!(all.totals(), [0, 1_000_000, 1_000_000, 1_000_000, 1_000_000]);
}

#[test]
fn mil_m7_without_a_million_the_largest_total_wins() {
    let one = table(3).at_worth(500).all_answer(&[true, false]).choose(&[B]);
    assert_eq!(to_the_end(one).winners(), [B]);
}

#[test]
fn mil_q22_equal_totals_share_the_victory() {
    let over = to_the_end(table(3).at_worth(500).then(Move::Fifty).then(Move::Walk));
    let over = to_the_end(over);
    assert_eq!((over.totals(), over.winners()), (vec![0, 300, 0], vec![B]));
    let table = table(3).at_worth(500).then(Move::Fifty).then(Move::Walk).then(Move::Fifty);
    let over = to_the_end(table.then(Move::Walk));
    assert_eq!((over.totals(), over.winners()), (vec![0, 300, 300], vec![B, C]));
}

#[test]
fn mil_q43_nobody_who_leaves_with_0_has_won() {
    let over = to_the_end(table(3));
    assert_eq!((over.totals(), over.winners()), (vec![0; 3], vec![]));
    let alone = to_the_end(device(1));
    assert_eq!((alone.totals(), alone.winners()), (vec![0], vec![]));
    let view::PhaseView::Over { end } = alone.view(Viewer::Table).phase else { panic!("over") };
    assert_eq!(end.winners, Crowd::NOBODY);
    let kept = device(1).at_worth(500).then(Move::Fifty).then(Move::Walk);
    assert_eq!((kept.totals(), kept.winners()), (vec![300], vec![A]));
}

#[test]
fn mil_q7_being_the_richest_by_far_ends_nothing() {
    let one = table(3).at_worth(300_000).all_answer(&[true, false]).choose(&[B]);
    assert_eq!((one.game, one.phase_name()), (2, "answer"));
}

#[test]
fn mil_q32_the_bank_never_runs_out() {
    let mut table = table(5);
    for seat in [B, C, D, E] {
        table.purse.pay(purse::Payer::Bank, purse::Payer::Wallet(seat), 900_000_000);
    }
    assert!(table.purse.bank() >= 4 * 45 * 1_000_000, "what nine laps could still pay");
}

#[test]
fn mil_q33_a_wrong_answer_loses_the_game_not_the_match() {
    let next = lost(&table(3));
    assert_eq!((next.phase_name(), next.who_is_in()), ("reading", vec![A, C]));
}

#[test]
fn mil_o1_several_laps() {
    let over = to_the_end(table_with(3, |options| options.laps = 2));
    assert_eq!((over.game, over.led), (6, [2, 2, 2, 0, 0]));
}

#[test]
fn mil_o11_the_remaining_games_may_be_played_after_the_million() {
    let on = million(3, |options| options.plays_on = true);
    assert_eq!((on.phase_name(), on.game, on.lead), ("reading", 2, B));
    // In a later game A wins a million too: the earliest game decides.
    let again = on.reads().all_answer(&[false, true]).all_try().at_level(15).all_answer(&[true]);
    let over = to_the_end(again);
    assert_eq!((over.totals(), over.winners()), (vec![1_000_000, 1_000_000, 0], vec![B]));
}

#[test]
fn the_view_says_how_many_hosts_are_still_to_come() {
    let stays = |table: &Millions| table.view(Viewer::Table).stays_left;
    let table = table_with(3, |options| options.laps = 2);
    assert_eq!((stays(&table), stays(&lost(&table)), stays(&to_the_end(table.clone()))), (5, 4, 0));
}
