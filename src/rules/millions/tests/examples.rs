//! The worked examples MIL-X1 to X10, with their amounts.

use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::*;

/// All who are in answer those questions, right or wrong in the order of asking; those who are still
/// in try the next one.
fn climb(table: Millions, questions: &[&[bool]]) -> Millions {
    questions.iter().fold(table, |table, right| table.all_try().all_answer(right))
}

/// The voters or the friend give those letters.
fn give(table: Millions, letters: &[Letter]) -> Millions {
    letters.iter().fold(table, |table, &letter| table.then(Move::Give(letter)))
}

/// B shows those cards in free tries.
fn shows(table: Millions, letters: &[Letter]) -> Millions {
    letters.iter().fold(table, |table, &letter| table.then(Move::Show(letter)))
}

const RIGHT: &[bool] = &[true];

#[test]
fn mil_x1_three_players_first_steps() {
    let first = table(3).all_answer(&[true, true]);
    assert_eq!((first.hand(), first.who_is_in()), (200, vec![B, C]));
    let second = climb(first, &[&[false, true]]);
    assert_eq!((second.hand(), second.who_is_in(), second.totals()), (300, vec![C], vec![0, 0, 0]));
    let over = second.then(Move::Take);
    assert_eq!((over.totals(), over.lead, over.level), (vec![0, 0, 300], B, 1));
    assert_eq!(over.who_is_in(), [A, C]);
    assert_eq!(over.lifelines[..3].iter().map(|left| left.count()).sum::<u8>(), 9);
}

/// X2 up to the 3,000 € question: C is alone in, with 3,000 in hand.
fn nets() -> Millions {
    let table = table(4).at_worth(1_500);
    assert_eq!(table.hand(), 800);
    climb(table.all_answer(&[true, true, false]), &[&[false, true]])
}

#[test]
fn mil_x2_a_the_nets_with_four_players() {
    assert_eq!(nets().totals(), [0, 1_500, 0, 0]);
    let climbed = climb(nets(), &[RIGHT, RIGHT, RIGHT]);
    assert_eq!(climbed.hand(), 24_000);
    assert_eq!(climb(climbed, &[&[false]]).totals(), [0, 1_500, 1_500, 0]);
}

#[test]
fn mil_x2_b_taking_the_money_before_the_48_000_question() {
    let climbed = climb(nets(), &[RIGHT, RIGHT, RIGHT]);
    assert_eq!(climbed.then(Move::Take).totals(), [0, 1_500, 24_000, 0]);
}

#[test]
fn mil_x2_c_right_at_48_000_and_wrong_at_72_000() {
    let over = climb(nets(), &[RIGHT, RIGHT, RIGHT, RIGHT, &[false]]);
    assert_eq!(over.totals(), [0, 1_500, 48_000, 0]);
}

#[test]
fn mil_x2_d_right_up_to_300_000() {
    let climbed = climb(nets(), &[RIGHT; 8]);
    assert_eq!((climbed.hand(), climbed.level), (300_000, 15));
    assert_eq!(climb(climbed.clone(), &[&[false]]).totals(), [0, 1_500, 48_000, 0]);
    assert_eq!(climbed.then(Move::Take).totals(), [0, 1_500, 300_000, 0]);
}

#[test]
fn mil_x2_e_five_players_everybody_wrong() {
    let table = table(5).at_worth(6_000);
    assert_eq!(table.hand(), 3_000);
    let over = table.all_answer(&[false; 4]);
    assert_eq!((over.totals(), over.lead), (vec![0, 1_500, 1_500, 1_500, 1_500], B));
}

#[test]
fn mil_x3_a_a_vote_with_four_players() {
    let [_, b, c, _] = LETTERS;
    let table = table(4).at_worth(6_000).with_right(c);
    assert_eq!(table.hand(), 3_000);
    let voted = give(table.then(Move::Audience), &[b, c]);
    assert_eq!(voted.eyes(B).cards, [b, c, c]);
    let settled = voted.settles(c).answers_so(true).answers_so(true);
    let won = settled.confirmed();
    assert_eq!((won.hand(), won.given(B)), (6_000, (Some(c), true)));
    assert_eq!(won.view(Viewer::Table).seats[1].lifelines.len(), 2);
}

#[test]
fn mil_x3_b_five_players_one_of_them_out() {
    let table = table(5).all_answer(&[true, true, true, false]).all_try();
    assert_eq!(table.who_is_in(), [B, C, D]);
    let [a, b, _, d] = LETTERS;
    let voted = give(table.with_right(d).then(Move::Audience), &[a, b, a]);
    assert_eq!(voted.eyes(B).cards, [a, a, b, d], "those of C, D, E and the host");
}

#[test]
fn mil_x3_c_three_players_who_agree() {
    let c = LETTERS[2];
    let voted = give(table(3).with_right(c).then(Move::Audience), &[c]);
    assert_eq!(voted.eyes(B).cards, [c, c]);
}

#[test]
fn mil_x4_a_a_friend_who_is_out() {
    let table = table(4).at_worth(500).all_answer(&[true, true, false]).all_try();
    let table = table.at_worth(12_000);
    assert_eq!((table.hand(), table.who_is_in()), (6_000, vec![B, C]));
    let phoned = table.answers_so(true).then(Move::Phone(Some(D)));
    assert_eq!(phoned.turn(), Some(D));
    let walked = phoned.then(Move::Give(LETTERS[0])).then(Move::Walk);
    assert_eq!(walked.totals(), [0, 0, 6_000, 0]);
    let right = walked.confirmed();
    assert_eq!((right.hand(), right.who_is_in()), (12_000, vec![B]));
    assert_eq!(right.then(Move::Take).totals(), [0, 12_000, 6_000, 0]);
}

#[test]
fn mil_x4_b_a_real_call_to_a_busy_line() {
    let table = table_with(3, |options| options.real_call = true);
    let table = table.all_answer(&[false, true]).all_try().at_worth(3_000);
    assert_eq!((table.turn(), table.hand()), (Some(C), 1_500));
    let busy = table.then(Move::Call).then(Move::Busy);
    assert_eq!(busy.refusal(Move::Call), Refusal::LifelineUsed);
    assert_eq!(busy.then(Move::Fifty).then(Move::Walk).totals(), [0, 0, 1_500]);
}

#[test]
fn mil_x5_three_lifelines_on_one_question() {
    let [a, b, _, d] = LETTERS;
    let chosen = |options: &mut Options| options.chosen_fifty = true;
    let table = table_with(3, chosen).at_worth(24_000).with_right(d);
    assert_eq!(table.hand(), 12_000);
    let halved = table.then(Move::Fifty).then(Move::Spare(a));
    assert_eq!(halved.eyes(B).excluded.rest(), set(&[a, d]));
    let voted = give(halved.then(Move::Audience), &[b]);
    assert_eq!(voted.eyes(B).cards, [b, d]);
    let phoned = give(voted.then(Move::Phone(Some(C))), &[a]);
    assert_eq!(phoned.eyes(B).friend, Some((C, a)));
    let right = phoned.settles(d).answers_so(false).confirmed();
    assert_eq!((right.hand(), right.lifelines[1].count()), (24_000, 0));
    let wrong = climb(right, &[&[false]]);
    assert_eq!(wrong.totals(), [0, 1_500, 1_500], "C was wrong at 24,000 as well");
    assert_eq!(wrong.lifelines[1].count(), 3, "in the next game he has all three again");
}

#[test]
fn mil_x6_a_two_players_a_vote_whose_second_try_is_right() {
    let [_, b, _, d] = LETTERS;
    let table = table(2).at_worth(800).with_right(b);
    assert_eq!(table.hand(), 500);
    let won = shows(table.then(Move::Audience), &[d, b]);
    assert_eq!((won.hand(), won.level, won.lifelines[1].count()), (800, 5, 2));
}

/// X6b: at 24,000 € two misses; [a] and [b] remain, [a] is right.
fn two_misses() -> Millions {
    let table = table(2).at_worth(24_000).with_right(LETTERS[0]);
    shows(table.then(Move::Audience), &[LETTERS[2], LETTERS[3]])
}

#[test]
fn mil_x6_b_two_misses() {
    let [a, b, ..] = LETTERS;
    let missed = two_misses();
    assert_eq!((missed.hand(), missed.eyes(B).excluded.rest()), (12_000, set(&[a, b])));
    assert_eq!(missed.refusal(Move::Fifty), Refusal::NothingToHalve);
    assert_eq!(missed.settles(b).confirmed().totals(), [0, 1_500]);
    assert_eq!(missed.settles(a).confirmed().hand(), 24_000);
    assert_eq!(missed.then(Move::Walk).totals(), [0, 12_000]);
    let one = shows(missed.then(Move::Phone(None)), &[b]);
    assert_eq!((one.eyes(B).excluded.rest().single(), one.totals()), (Some(a), vec![0, 0]));
    assert_eq!(one.settles(a).confirmed().hand(), 24_000);
}

/// X7: at 100,000 € a phone call with [a]; [d] is right.
fn missed_call(change: impl FnOnce(&mut Options)) -> Millions {
    let table = table_with(2, change).at_worth(100_000).with_right(LETTERS[3]);
    assert_eq!(table.hand(), 72_000);
    shows(table.then(Move::Phone(None)), &[LETTERS[0]])
}

#[test]
fn mil_x7_two_players_phone_call() {
    let [_, b, _, d] = LETTERS;
    let missed = missed_call(|_| {});
    assert_eq!(missed.settles(d).confirmed().hand(), 100_000);
    assert_eq!(missed.settles(b).confirmed().totals(), [0, 48_000]);
    let left = missed.then(Move::Fifty).eyes(B).excluded.rest();
    assert_eq!((left.count(), left.has(d), left.has(LETTERS[0])), (2, true, false));
    assert_eq!(missed.then(Move::Walk).totals(), [0, 72_000]);
    let free = shows(missed_call(|options| options.second_card_free = true), &[b]);
    assert_eq!((free.phase_name(), free.totals()), ("answer", vec![0, 0]));
    assert!(free.listed(Move::Audience) && free.listed(Move::Walk));
    assert_eq!(free.settles(d).confirmed().hand(), 100_000);
}

/// X8 up to the end of game 2: A 48,000, B 24,000, C 1,500; C hosts.
fn two_games() -> Millions {
    let first = table(3).at_worth(6_000).all_answer(&[true, false]).all_try();
    let first = first.at_worth(24_000).all_answer(RIGHT).then(Move::Take);
    assert_eq!((first.totals(), first.lead), (vec![0, 24_000, 1_500], B));
    // A and C are asked from B's left: C first.
    let second = first.reads().at_worth(500).all_answer(&[false, true]).all_try();
    let second = second.at_worth(48_000).all_answer(RIGHT).then(Move::Take);
    assert_eq!((second.totals(), second.lead), (vec![48_000, 24_000, 1_500], C));
    second.reads()
}

#[test]
fn mil_x8_a_match_of_three_decided_by_totals() {
    let third = two_games().at_worth(1_500).all_answer(&[false, true]).all_try();
    let over = third.at_worth(100_000).all_answer(&[false]);
    assert_eq!((over.totals(), over.phase_name()), (vec![48_000, 72_000, 1_500], "over"));
    assert_eq!(over.winners(), [B]);
}

#[test]
fn mil_x9_a_the_million_in_the_third_game() {
    let over = two_games().at_level(15).all_answer(&[true, false]);
    assert_eq!((over.totals(), over.winners()), (vec![1_048_000, 72_000, 1_500], vec![A]));
}

#[test]
fn mil_x9_b_the_million_in_the_first_game() {
    let begun = start(&Setup { first: Some(C), ..setup(3) });
    let over = begun.at_level(15).all_answer(&[true, false]);
    assert_eq!((over.totals(), over.winners()), (vec![1_000_000, 48_000, 0], vec![A]));
    assert_eq!(over.led, [0; 5], "A and B never host");
}

#[test]
fn mil_x9_c_two_millionaires() {
    let over = two_games().at_level(15).all_answer(&[true, true]);
    assert_eq!(over.totals(), [1_048_000, 1_024_000, 1_500]);
    assert_eq!(over.winners(), [A]);
}

#[test]
fn mil_x10_television_with_four_players() {
    let [a, b, c, _] = LETTERS;
    let chosen = |options: &mut Options| {
        options.television = true;
        options.chosen_fifty = true;
    };
    let table = table_with(4, chosen).at_worth(12_000).with_right(a);
    assert_eq!(table.hand(), 6_000);
    let halved = table.then(Move::Fifty).then(Move::Spare(c));
    let seen = halved.view(Viewer::Table).question.expect("it is read").excluded;
    assert_eq!(seen.rest(), set(&[a, c]));
    assert!(!seen.rest().has(b));
    let voted = give(halved.then(Move::Audience), &[c, a]);
    assert_eq!(voted.eyes(B).cards, [a, a, c]);
    let right = voted.then(Move::Say(a)).then(Move::Yes);
    assert_eq!(right.hand(), 12_000);
    let walked = right.all_try().then(Move::Walk);
    assert_eq!(walked.totals(), [0, 12_000, 0, 0]);
    assert_eq!((walked.lead, walked.who_is_in(), walked.lifelines[2].count()), (B, vec![C], 3));
}
