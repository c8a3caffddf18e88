//! DEF-D, M, A: Duel and Multi, refusers, all-in.

use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::*;

fn duel(totals: &[u32], amount: u32) -> Defizz {
    four().owning(totals).duel(amount).about(chrono()).against(B)
}

fn multi(totals: &[u32], amount: u32) -> Defizz {
    four().owning(totals).multi(amount).about(chrono())
}

const RICH: [u32; 4] = [1_900; 4];

#[test]
fn def_d1_the_minimum_of_a_duel_is_paid_by_both_without_asking() {
    let table = duel(&RICH, 300).staking(300, &[]);
    assert_eq!((table.phase_name(), table.pot()), ("question", 600));
    assert_eq!(table.refuses(B, Move::Refuse), Refusal::NothingToAnswer);
    assert_eq!(table.asked().buzzes(B, true).totals()[..2], [1_600, 2_200]);
}

#[test]
fn def_d2_an_accepted_raise_is_the_whole_stake_of_each() {
    let table = duel(&RICH, 300).staking(700, &[true]);
    assert_eq!((table.pot(), table.totals()), (1_400, vec![1_200, 1_200, 1_900, 1_900]));
}

#[test]
fn def_d3_a_refused_raise_costs_the_minimum_and_no_question_is_asked() {
    let table = duel(&RICH, 300).staking(700, &[false]);
    assert_eq!((table.totals(), table.phase_name()), (vec![2_200, 1_600, 1_900, 1_900], "roll"));
}

#[test]
fn def_d4_only_the_two_of_a_duel_answer() {
    let table = duel(&RICH, 300).staking(300, &[]).asked();
    let buzz = Move::Reply(Reply::Buzz { us: 0 });
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses(C, buzz.clone()), refused);
    assert_eq!(table.by(B, buzz).turn(), Some(D));
}

#[test]
fn def_m1_a_multi_concerns_everybody_but_the_reader() {
    let table = multi(&RICH, 100).staking(100, &[]);
    assert_eq!(table.totals(), [1_800, 1_800, 1_800, 1_900]);
}

#[test]
fn def_m2_the_minimum_of_a_multi_cannot_be_refused() {
    let table = multi(&RICH, 100).staking(100, &[]);
    assert_eq!(table.refuses(B, Move::Refuse), Refusal::NothingToAnswer);
    assert_eq!(table.asked().buzzes(C, true).totals(), [1_800, 1_800, 2_100, 1_900]);
}

#[test]
fn def_m3_opponents_answer_one_after_the_other_and_for_good() {
    let table = multi(&RICH, 100).staking(400, &[]);
    assert_eq!(table.turn(), Some(B));
    assert_eq!(table.refuses(C, Move::Accept), Refusal::NotYourTurn { turn: B });
    let table = table.answers(false);
    assert_eq!(table.refuses(B, Move::Accept), Refusal::NotYourTurn { turn: C });
}

#[test]
fn def_m4_those_who_accept_pay_the_raise_and_play() {
    let table = multi(&RICH, 100).staking(400, &[false, true]).asked();
    assert_eq!(table.totals(), [1_500, 1_800, 1_500, 1_900]);
    assert_eq!(table.buzzes(C, true).totals()[2], 2_400);
}

#[test]
fn def_m5_those_who_refuse_pay_the_minimum_and_do_not_play() {
    let table = multi(&RICH, 100).staking(400, &[false, true]).asked();
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses(B, Move::Reply(Reply::Buzz { us: 0 })), refused);
}

#[test]
fn def_m6_the_winner_takes_the_refusers_minimum_too() {
    let table = multi(&RICH, 100).staking(400, &[false, true]).asked();
    assert_eq!(table.buzzes(A, true).totals(), [2_400, 1_800, 1_500, 1_900]);
}

#[test]
fn def_m7_if_nobody_accepts_the_active_player_gets_every_minimum() {
    let table = multi(&RICH, 100).staking(400, &[false, false]);
    assert_eq!((table.totals(), table.turn()), (vec![2_100, 1_800, 1_800, 1_900], Some(B)));
}

#[test]
fn def_a1_a_short_active_player_stakes_all_and_cannot_raise() {
    let table = duel(&[200, 3_000, 2_400, 2_000], 300);
    assert_eq!((table.phase_name(), table.pot()), ("question", 400));
    assert_eq!(table.totals()[..2], [0, 2_800], "B stakes exactly as much");
}

#[test]
fn def_a2_all_align_on_a_participant_who_cannot_pay() {
    let table = duel(&[3_000, 200, 2_400, 2_000], 300);
    assert_eq!(table.pot(), 400);
    let table = multi(&[3_000, 2_400, 200, 2_000], 300).staking(300, &[]);
    assert_eq!((table.pot(), table.totals()[2]), (600, 0));
}

#[test]
fn def_a4_an_aligned_minimum_is_still_compulsory() {
    let table = multi(&[100, 3_000, 2_400, 2_100], 300);
    assert_eq!((table.phase_name(), table.pot()), ("question", 300));
    assert_eq!(table.refuses(B, Move::Refuse), Refusal::NothingToAnswer);
}

#[test]
fn def_a5_a_short_player_accepts_a_raise_all_in_or_refuses_it() {
    let table = multi(&[3_000, 500, 2_000, 2_100], 200).staking(900, &[]);
    let PhaseView::Raise { round, .. } = table.view(Viewer::Table).phase else { panic!("a raise") };
    assert_eq!((round.accepting, round.refusing, round.free), (500, 200, false));
    assert_eq!(table.answers(true).answers(true).pot(), 1_500);
    assert_eq!(table.answers(false).answers(true).pot(), 2_000, "his shortage lowers nothing");
}

#[test]
fn def_a6_a_refuser_never_pays_more_than_the_aligned_stake() {
    let table = multi(&[3_000, 100, 2_400, 2_100], 300).staking(1_000, &[true, false]);
    assert_eq!((table.pot(), table.totals()), (300, vec![2_900, 0, 2_300, 2_100]));
}

#[test]
fn def_a7_no_raise_when_no_opponent_could_pay_more() {
    let table = duel(&[3_000, 300, 2_200, 2_100], 300);
    assert_eq!(table.phase_name(), "question");
    let table = multi(&[3_000, 300, 200, 4_100], 300);
    assert_eq!(table.phase_name(), "question", "the reader's chips do not count");
}

#[test]
fn def_a8_who_is_all_in_and_wins_gets_the_whole_pot() {
    let table = multi(&[3_000, 500, 2_000, 2_100], 200).staking(900, &[true, true]);
    assert_eq!(table.asked().buzzes(B, true).totals()[1], 1_500, "three times his stake");
    let table = multi(&[3_000, 500, 2_000, 2_100], 200).staking(900, &[true, false]);
    assert_eq!(table.asked().buzzes(B, true).totals()[1], 1_200, "and the refuser's minimum");
}

#[test]
fn def_r12_the_raise_is_not_added_to_the_minimum() {
    let staked = duel(&RICH, 300).staking(400, &[true]);
    assert_eq!(staked.totals()[..2], [1_500, 1_500]);
}

#[test]
fn def_r25_several_short_players_one_common_stake() {
    let table = multi(&[3_000, 400, 200, 4_000], 300).staking(700, &[true, true]);
    assert_eq!((table.pot(), table.totals()), (600, vec![2_800, 200, 0, 4_000]));
}

#[test]
fn def_r26_option_o6_a_short_players_multi_may_be_declined() {
    let setup = with(4, |options| options.declinable = true);
    let table = start(&setup).owning(&[100, 3_000, 2_400, 2_100]);
    assert_eq!(table.duel(300).about(chrono()).against(B).phase_name(), "question");
    let asked = table.multi(300).about(chrono());
    let PhaseView::Raise { round, .. } = asked.view(Viewer::Table).phase else { panic!("asked") };
    assert_eq!((round.free, round.accepting, round.refusing), (true, 100, 0));
    let void = asked.answers(true).answers(false).asked().ruled(Reply::Time);
    assert_eq!(void.totals(), [100, 3_000, 2_400, 2_100]);
}

#[test]
fn def_r28_refusing_never_costs_more_than_playing() {
    for stake in [400, 500, 1_000] {
        let table = multi(&[3_000, 100, 2_400, 2_100], 300).staking(stake, &[true, false]);
        assert_eq!(table.totals()[2], 2_300);
    }
}

#[test]
fn def_r29_no_raise_against_who_owns_exactly_the_minimum() {
    assert_eq!(duel(&[3_000, 200, 2_300, 2_100], 200).phase_name(), "question");
    assert_eq!(duel(&[3_000, 300, 2_200, 2_100], 200).phase_name(), "stake");
}

#[test]
fn def_r37_a_refused_raise_counts_as_a_turn() {
    assert_eq!(duel(&RICH, 100).staking(500, &[false]).turn(), Some(B));
}

#[test]
fn def_r16_a_void_challenge_gives_the_refusers_minimum_back() {
    let table = multi(&RICH, 200).staking(600, &[true, false]).asked().ruled(Reply::Time);
    assert_eq!((table.totals(), table.turn()), (RICH.to_vec(), Some(A)));
}

#[test]
fn def_r18_chrono_without_a_right_answer_is_void() {
    let table = duel(&RICH, 200).staking(200, &[]).asked().buzzes(A, false).buzzes(B, false);
    assert_eq!((table.totals(), table.phase_name()), (RICH.to_vec(), "roll"));
}

fn about(asks: Asks) -> Defizz {
    four().multi(100).about(asks).staking(100, &[]).asked()
}

#[test]
fn def_cib1_the_answer_is_a_number() {
    let table = about(number(1969));
    let typed = Move::Reply(Reply::Say("mille".into()));
    let refused = Refusal::Question(contest::Refusal::NotThisKind);
    assert_eq!(table.refuses(A, typed), refused);
}

#[test]
fn def_r20_the_same_number_twice_is_not_allowed() {
    let table = about(number(1969)).proposes(1900);
    let again = Move::Reply(Reply::Propose(crate::decks::decimal::Decimal::whole(1900)));
    let refused = Refusal::Question(contest::Refusal::AlreadyProposed);
    assert_eq!(table.refuses(B, again), refused);
}

#[test]
fn def_r22_a_tie_in_cible_is_void() {
    let table = about(number(1969)).proposes(1960).proposes(1978).proposes(1);
    assert_eq!((table.totals(), table.turn()), (RICH.to_vec(), Some(A)));
}

#[test]
fn def_pin1_all_answers_are_on_the_card_for_the_readers_eyes() {
    let table = about(suits());
    let sees = |viewer| format!("{:?}", table.view(viewer)).contains("trèfle");
    assert!(sees(Viewer::Seat(D)));
    assert!(![A, B, C].iter().any(|&seat| sees(Viewer::Seat(seat))) && !sees(Viewer::Table));
}

#[test]
fn def_r45_a_faulty_question_is_void() {
    let table = about(suits());
    let refused = Refusal::Question(contest::Refusal::ReaderOnly);
    assert_eq!(table.refuses(A, Move::Reply(Reply::Withdraw)), refused);
    let void = table.by(D, Move::Reply(Reply::Withdraw));
    assert_eq!((void.totals(), void.turn()), (RICH.to_vec(), Some(A)));
}
