//! The worked examples DEF-EX1 to EX10, each variant to the exact chip.

use super::birthday::Birthday;
use super::fixtures::*;
use super::*;
use crate::decks::decimal::Decimal;
use crate::decks::defizz::Device;
use crate::rules::{company, stakes};

const ALL_BACK: [u32; 4] = [1_900; 4];

#[test]
fn def_ex1_set_up_first_player_roles() {
    let days = [(12, 3), (9, 4), (30, 12), (25, 3)];
    let birthdays = days.map(|(day, month)| vec![Birthday { month, day }]).into();
    let table = start(&Setup { first: None, birthdays, ..setup(4) });
    assert_eq!((table.totals(), table.bank()), (ALL_BACK.to_vec(), 3_800));
    let left = BOX.without(DEALT.times(4));
    assert_eq!((left.of_100, left.of_200, left.of_500), (6, 6, 4));
    assert_eq!(table.help.count(), 4);
    for (active, reader) in [(D, C), (A, D), (B, A)] {
        let table = table.clone().turn_of_seat(active);
        assert_eq!((table.turn(), table.reader()), (Some(active), Some(reader)));
    }
    assert_eq!((table.turn(), table.common.company.next(D)), (Some(D), A));
}

/// A has staked the minimum of a Duel of 200 against B.
fn ex2() -> Defizz {
    let table = four().duel(200).about(chrono()).against(B).staking(200, &[]);
    assert_eq!((table.pot(), table.turn()), (400, Some(D)));
    table.asked()
}

#[test]
fn def_ex2_a_b_is_out_and_a_right() {
    let table = ex2().buzzes(B, false).buzzes(A, true);
    assert_eq!(table.totals(), [2_100, 1_700, 1_900, 1_900]);
}

#[test]
fn def_ex2_b_b_is_first_and_right() {
    assert_eq!(ex2().buzzes(B, true).totals(), [1_700, 2_100, 1_900, 1_900]);
}

#[test]
fn def_ex2_c_a_dead_heat_gives_the_stakes_back() {
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let table = ex2().at(1_000, A, buzz()).at(1_003, B, buzz());
    let table = table.at(2_000, D, Move::Reply(Reply::Tie));
    assert_eq!((table.totals(), table.turn()), (ALL_BACK.to_vec(), Some(A)));
    assert_eq!(table.phase_name(), "roll");
}

#[test]
fn def_ex2_d_both_wrong_or_nobody_answers() {
    for table in [ex2().buzzes(A, false).buzzes(B, false), ex2().ruled(Reply::Time)] {
        assert_eq!((table.totals(), table.turn()), (ALL_BACK.to_vec(), Some(A)));
    }
}

#[test]
fn def_ex2_e_neither_the_reader_nor_himself_and_no_refusing_the_minimum() {
    let table = four().duel(200).about(chrono());
    for (seat, why) in [(D, company::Refusal::NotTheReader), (A, company::Refusal::NotYourself)] {
        assert_eq!(table.refuses(A, Move::Challenge(seat)), Refusal::Opponent(why));
    }
    let table = table.against(B).staking(200, &[]);
    assert_eq!(table.refuses(B, Move::Refuse), Refusal::NothingToAnswer);
}

/// A Duel of 300 against C, who owns so much.
fn ex3(c: u32) -> Defizz {
    four().owning(&[1_900, 1_900, c, 1_900]).duel(300).about(chrono()).against(C)
}

/// C has answered a raise to 800.
fn raised(c: u32, accepts: bool) -> Defizz {
    ex3(c).staking(800, &[accepts])
}

#[test]
fn def_ex3_a_a_raise_accepted() {
    let table = raised(1_900, true);
    assert_eq!(table.pot(), 1_600);
    assert_eq!(table.asked().buzzes(A, true).totals(), [2_700, 1_900, 1_100, 1_900]);
}

#[test]
fn def_ex3_b_a_raise_refused() {
    let table = raised(1_900, false);
    assert_eq!(table.totals(), [2_200, 1_900, 1_600, 1_900]);
    assert_eq!((table.phase_name(), table.turn()), ("roll", Some(B)));
}

#[test]
fn def_ex3_c_accepted_all_in() {
    let table = raised(500, true).asked();
    assert_eq!(table.pot(), 1_000);
    assert_eq!(table.buzzes(C, true).totals(), [1_400, 1_900, 1_000, 1_900]);
    let lost = table.buzzes(A, true);
    assert_eq!(lost.totals(), [2_400, 1_900, 0, 1_900]);
    assert_eq!(lost.out(), [C]);
}

#[test]
fn def_ex3_d_refused_by_a_short_player() {
    assert_eq!(raised(500, false).totals(), [2_200, 1_900, 200, 1_900]);
}

#[test]
fn def_ex3_e_no_raise_against_somebody_who_cannot_follow() {
    let table = ex3(200);
    assert_eq!((table.phase_name(), table.pot()), ("question", 400));
    let table = table.asked().buzzes(A, true);
    assert_eq!((table.totals()[0], table.totals()[2], table.out()), (2_100, 0, &[C][..]));
}

#[test]
fn def_ex3_f_raises_that_are_none() {
    let table = ex3(1_900);
    for (stake, why) in [
        (2_000, stakes::Refusal::TooHigh { at_most: 1_900 }),
        (250, stakes::Refusal::TooLow { at_least: 300 }),
        (350, stakes::Refusal::NotInHundreds),
    ] {
        assert_eq!(table.refuses(A, Move::Stake(stake)), Refusal::Stake(why));
    }
    assert_eq!(table.staking(300, &[]).phase_name(), "question", "300 is no raise");
    let raised = table.staking(800, &[]);
    assert_eq!(raised.refuses(C, Move::Stake(900)), Refusal::MustAnswer, "no raising again");
}

/// A, B and C have staked the minimum of a Multi of 100 on the year of the Moon landing.
fn ex4(options: impl FnOnce(&mut Options)) -> Defizz {
    let table = start(&with(4, options)).multi(100).about(number(1969)).staking(100, &[]);
    assert_eq!(table.pot(), 300);
    table.asked()
}

#[test]
fn def_ex4_a_the_nearest_wins() {
    let table = ex4(|_| ()).proposes(1950).proposes(1975).proposes(1960);
    assert_eq!(table.totals(), [1_800, 2_100, 1_800, 1_900]);
}

#[test]
fn def_ex4_b_the_exact_number_wins_at_once() {
    let table = ex4(|_| ()).proposes(1950).proposes(1969);
    assert_eq!((table.totals(), table.turn()), (vec![1_800, 2_100, 1_800, 1_900], Some(B)));
}

#[test]
fn def_ex4_c_a_tie_is_void_or_won_by_the_earlier() {
    let tie = |table: Defizz| table.proposes(1964).proposes(1974).proposes(1990);
    let void = tie(ex4(|_| ()));
    assert_eq!((void.totals(), void.turn()), (ALL_BACK.to_vec(), Some(A)));
    let earlier = tie(ex4(|options| options.earlier_wins = true));
    assert_eq!(earlier.totals(), [2_100, 1_800, 1_800, 1_900]);
}

#[test]
fn def_ex4_d_a_number_is_proposed_once() {
    let table = ex4(|_| ()).proposes(1950);
    let again = table.refuses_reply(B, Reply::Propose(Decimal::whole(1950)));
    assert_eq!(again, Refusal::Question(contest::Refusal::AlreadyProposed));
    assert_eq!(table.proposes(1951).turn(), Some(C));
}

/// A has raised a Multi of 200 to 600; B and C have answered so.
fn ex5(answers: &[bool], options: impl FnOnce(&mut Options)) -> Defizz {
    start(&with(4, options)).multi(200).about(suits()).staking(600, answers)
}

#[test]
fn def_ex5_a_a_repeated_answer_is_wrong() {
    let table = ex5(&[true, false], |_| ());
    assert_eq!(table.pot(), 1_400);
    let table = table.asked().ticked(&[0, 1, 2]).ruled(Reply::Wrong);
    assert_eq!(table.totals(), [2_700, 1_300, 1_700, 1_900]);
}

#[test]
fn def_ex5_b_all_given_the_last_right_answer_wins() {
    let table = ex5(&[true, false], |_| ()).asked().ticked(&[0, 1, 2, 3]);
    assert_eq!(table.totals(), [1_300, 2_700, 1_700, 1_900]);
}

#[test]
fn def_ex5_c_no_right_answer_is_void_for_refusers_too() {
    let table = ex5(&[true, false], |_| ()).asked().ruled(Reply::Wrong).ruled(Reply::Wrong);
    assert_eq!((table.totals(), table.turn()), (ALL_BACK.to_vec(), Some(A)));
}

#[test]
fn def_ex5_d_the_last_one_in_must_be_right_unless_option_o2() {
    let table = ex5(&[true, false], |_| ()).asked().ruled(Reply::Wrong).ticked(&[3]);
    assert_eq!(table.totals(), [1_300, 2_700, 1_700, 1_900]);
    let lone = ex5(&[true, false], |options| options.lone_wins = true).asked();
    assert_eq!(lone.ruled(Reply::Wrong).totals(), [1_300, 2_700, 1_700, 1_900]);
}

#[test]
fn def_ex5_e_nobody_accepts() {
    let table = ex5(&[false, false], |_| ());
    assert_eq!((table.totals(), table.turn()), (vec![2_300, 1_700, 1_700, 1_900], Some(B)));
}

#[test]
fn def_ex5_f_everybody_accepts() {
    let table = ex5(&[true, true], |_| ()).asked();
    assert_eq!(table.pot(), 1_800);
    let table = table.ruled(Reply::Wrong).ruled(Reply::Wrong);
    assert_eq!(table.ticked(&[1]).totals(), [1_300, 1_300, 3_100, 1_900]);
}

const SHORT_A: [u32; 4] = [100, 3_000, 2_400, 2_100];
const SHORT_B: [u32; 4] = [3_000, 100, 2_400, 2_100];

#[test]
fn def_ex6_a_the_active_player_is_all_in() {
    let table = four().owning(&SHORT_A).duel(300).about(chrono()).against(B);
    assert_eq!((table.phase_name(), table.pot()), ("question", 200));
    assert_eq!(table.asked().buzzes(A, true).totals()[..2], [200, 2_900]);
    let lost = table.asked().buzzes(B, true);
    assert_eq!((&lost.totals()[..2], lost.out()), (&[0, 3_100][..], &[A][..]));
}

#[test]
fn def_ex6_b_all_in_in_a_multi_and_option_o6() {
    let table = four().owning(&SHORT_A).multi(200).about(chrono()).asked();
    assert_eq!(table.pot(), 300);
    let table = table.buzzes(C, true);
    assert_eq!((table.totals(), table.out()), (vec![0, 2_900, 2_600, 2_100], &[A][..]));
    let declinable = start(&with(4, |options| options.declinable = true)).owning(&SHORT_A);
    let asked = declinable.multi(200).about(chrono());
    assert_eq!((asked.phase_name(), asked.turn()), ("raise", Some(B)));
    let none = asked.answers(false).answers(false);
    assert_eq!((none.totals(), none.turn()), (SHORT_A.to_vec(), Some(B)), "the turn is over");
    let one = asked.answers(false).answers(true);
    assert_eq!((one.totals(), one.pot()), (vec![0, 3_000, 2_300, 2_100], 200));
}

#[test]
fn def_ex6_c_all_align_on_the_poorest() {
    let table = four().owning(&SHORT_B).multi(300).about(chrono()).staking(300, &[]);
    assert_eq!(table.pot(), 300);
    let table = table.asked().buzzes(B, true);
    assert_eq!(table.totals(), [2_900, 300, 2_300, 2_100]);
}

/// Totals as in (c), a Multi of 300 raised to 1,000, B and C answer so, and the winner.
fn ex6(answers: [bool; 2], winner: Seat) -> Defizz {
    let table = four().owning(&SHORT_B).multi(300).about(chrono()).staking(1_000, &answers);
    table.asked().buzzes(winner, true)
}

#[test]
fn def_ex6_d_a_raise_accepted_all_in_lowers_the_stake_for_all() {
    let table = ex6([true, true], C);
    assert_eq!((table.totals(), table.out()), (vec![2_900, 0, 2_600, 2_100], &[B][..]));
    assert_eq!(ex6([true, false], A).totals(), [3_200, 0, 2_300, 2_100]);
}

#[test]
fn def_ex6_e_a_refuser_poorer_than_the_minimum() {
    let table = ex6([false, true], C);
    assert_eq!((table.totals(), table.out()), (vec![2_000, 0, 3_500, 2_100], &[B][..]));
}

#[test]
fn def_ex6_f_one_refuses_one_is_all_in() {
    let table = four().owning(&[3_000, 500, 2_000, 2_100]).multi(200).about(chrono());
    let table = table.staking(800, &[true, false]);
    assert_eq!(table.pot(), 1_200);
    assert_eq!(table.asked().buzzes(B, true).totals(), [2_500, 1_200, 1_800, 2_100]);
}

#[test]
fn def_ex7_help_and_chance() {
    let table = four().duel(100);
    assert_eq!(table.refuses(B, Move::Help), Refusal::HelpIsForTheActive);
    let helped = table.then(Move::Help);
    let table = helped.about(luck(Device::HighDie)).against(B);
    let mut table = table.staking(100, &[]).asked();
    while matches!(table.phase, Phase::Chance(_)) {
        table = table.then(Move::Throw);
    }
    let mut totals = table.totals();
    totals.sort_unstable();
    assert_eq!(totals, [1_800, 1_900, 1_900, 2_000]);
    let later = table.turn_of_seat(A).duel(100);
    assert_eq!(later.refuses(A, Move::Help), Refusal::HelpSpent);
    let void = helped.about(chrono()).against(B).staking(100, &[]).asked().ruled(Reply::Time);
    assert_eq!(void.duel(100).refuses(A, Move::Help), Refusal::HelpSpent, "spent all the same");
}

#[test]
fn def_ex8_two_last_players() {
    let table = four().owning(&[5_000, 0, 2_600, 0]).without(&[B, D]);
    let table = table.duel(300).about(chrono());
    let low = Refusal::Stake(stakes::Refusal::TooLow { at_least: 600 });
    assert_eq!(table.refuses(A, Move::Stake(500)), low);
    let table = table.staking(600, &[]);
    assert_eq!(table.turn(), Some(B), "B reads");
    let table = table.asked().buzzes(A, true);
    assert_eq!(table.totals(), [5_600, 0, 2_000, 0]);
    let table = table.multi(200).about(chrono()).staking(1_000, &[true]).asked().buzzes(C, true);
    assert_eq!(table.totals(), [4_600, 0, 3_000, 0]);
    let raised = |accepts| table.duel(100).about(chrono()).staking(3_000, &[accepts]);
    assert_eq!(raised(false).totals(), [4_800, 0, 2_800, 0]);
    let won = raised(true).asked().buzzes(A, true);
    assert_eq!((won.totals(), won.phase_name()), (vec![7_600, 0, 0, 0], "over"));
    assert_eq!(won.outcome().expect("A has won").winners, [A]);
    let poor = table.owning(&[7_300, 0, 300, 0]).duel(200).about(chrono());
    assert_eq!((poor.pot(), poor.minimum(Die { kind: Kind::Duel, amount: 200 })), (600, 400));
}

/// The bank pays A for the last full question; `after` are the totals then.
fn ex9(after: [u32; 4]) -> Defizz {
    let mut before = after;
    before[0] -= PRIZE;
    let table = start(&with(4, |options| options.enrichment = true)).owning(&before);
    let table = table.multi(300).about(chrono()).asked().buzzes(A, true);
    assert!(!table.common.enrichment);
    table
}

#[test]
fn def_ex9_a_the_bank_pays_500_and_nobody_stakes() {
    let table = start(&with(4, |options| options.enrichment = true)).multi(300).about(chrono());
    assert_eq!((table.phase_name(), table.pot()), ("question", 0));
    let won = table.asked().buzzes(B, true);
    assert_eq!((won.totals(), won.bank()), (vec![0, 500, 0, 0], 10_900));
    let void = table.asked().ruled(Reply::Time);
    assert_eq!((void.bank(), void.turn()), (11_400, Some(A)));
    assert_eq!(table.refuses(D, Move::Stake(600)), Refusal::MustPlay, "no raise");
}

#[test]
fn def_ex9_b_the_rest_goes_to_the_poorest() {
    let table = ex9([4_000, 3_500, 2_000, 1_500]);
    assert_eq!((table.totals()[3], table.totals().iter().sum::<u32>()), (1_900, 11_400));
    assert_eq!(table.turn(), Some(B));
}

#[test]
fn def_ex9_c_a_tie_for_the_poorest_loses_the_rest() {
    let table = ex9([4_000, 3_000, 2_000, 2_000]);
    assert_eq!(table.totals().iter().sum::<u32>(), 11_000);
}

#[test]
fn def_ex9_d_the_rest_saves_somebody_without_chips() {
    let table = ex9([5_000, 4_000, 2_000, 0]);
    assert_eq!((table.totals()[3], table.out().len()), (400, 0));
}

#[test]
fn def_ex9_e_two_without_chips_are_out_and_the_die_is_doubled() {
    let table = ex9([6_000, 5_000, 0, 0]);
    assert_eq!((table.totals(), table.out()), (vec![6_000, 5_000, 0, 0], &[C, D][..]));
    assert_eq!(table.minimum(Die { kind: Kind::Multi, amount: 300 }), 600);
    assert_eq!(table.common.company.reader(B), Some(C));
    assert_eq!(table.common.company.candidates(), [C, D]);
}

#[test]
fn def_ex9_f_the_bank_of_five_players_is_19_questions() {
    let mut setup = with(5, |options| options.enrichment = true);
    setup.options.bank = Bank::PerPlayer;
    let mut table = start(&setup);
    for question in 0..19 {
        assert!(table.common.enrichment, "question {question}");
        let active = table.turn().expect("it goes on");
        table = table.multi(100).about(chrono()).asked().buzzes(active, true);
    }
    assert!(!table.common.enrichment);
    assert_eq!(table.totals(), [2_000, 2_000, 2_000, 2_000, 1_500], "nobody gets a rest");
}

#[test]
fn def_ex10_a_expert() {
    let table = start(&with(4, |options| options.expert = true)).duel(200);
    assert_eq!((table.help.count(), table.turn()), (0, Some(D)));
    assert_eq!(table.refuses(A, Move::Choose(1)), Refusal::NotYourTurn { turn: D });
    assert_eq!(table.refuses(A, Move::Help), Refusal::NoHelpInExpert);
    let table = table.by(D, Move::Choose(0)).against(C).staking(500, &[false]);
    assert_eq!(table.totals(), [2_100, 1_900, 1_700, 1_900]);
}

#[test]
fn def_ex10_b_team() {
    let table = start(&with(3, |options| options.team = true));
    assert_eq!(table.totals().iter().sum::<u32>(), 5_700);
    let table = table.multi(300).about(chrono()).staking(300, &[]).asked().buzzes(A, false);
    let partner = table.refuses_reply(A, Reply::Buzz { us: 0 });
    assert_eq!(partner, Refusal::Question(contest::Refusal::NotInTheQuestion), "it does not count");
    assert_eq!(table.buzzes(B, true).totals(), [1_600, 2_200, 1_900]);
}
