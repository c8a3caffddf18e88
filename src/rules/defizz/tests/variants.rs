//! DEF-VX, VT, VE: Expert, Team, Enrichment.

use crate::rules::contest::Timer;
use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::*;

fn expert() -> Defizz {
    start(&with(4, |options| options.expert = true))
}

fn rich() -> Defizz {
    start(&with(4, |options| options.enrichment = true))
}

#[test]
fn def_vx1_there_is_no_help_in_expert() {
    let table = expert();
    assert!(table.view(Viewer::Table).seats.iter().all(|seat| !seat.piece.help));
    assert_eq!(table.duel(100).refuses(A, Move::Help), Refusal::NoHelpInExpert);
}

#[test]
fn def_vx2_the_reader_chooses_the_question() {
    let table = expert().duel(100);
    let PhaseView::Clues { chooser, .. } = table.view(Viewer::Table).phase else { panic!("clues") };
    assert_eq!((chooser, table.turn()), (D, Some(D)));
    assert_eq!(table.refuses(A, Move::Choose(0)), Refusal::NotYourTurn { turn: D });
}

#[test]
fn def_vx3_he_says_it_before_opponent_and_stake_are_named() {
    let table = expert().duel(100).by(D, Move::Choose(2));
    let PhaseView::Opponent { turn, .. } = table.view(Viewer::Table).phase else {
        panic!("a duel")
    };
    assert_eq!((turn.question, table.turn()), (Some(2), Some(A)));
}

#[test]
fn def_vx4_all_other_rules_apply_in_expert() {
    let table = expert().multi(200).about(chrono()).staking(700, &[true, false]);
    assert_eq!((table.pot(), table.totals()), (1_600, vec![1_200, 1_200, 1_700, 1_900]));
}

#[test]
fn def_r32_the_reader_says_only_the_clue_not_the_mode() {
    let table = expert().duel(100).by(D, Move::Choose(2));
    assert!(!format!("{:?}", table.view(Viewer::Table)).contains("PingPong"));
}

#[test]
fn def_r1_in_expert_the_tablet_draws_the_question_at_random() {
    let setup = with(3, |options| (options.expert, options.tablet_reads) = (true, true));
    let chosen: Vec<u8> = (0..30)
        .filter_map(|seed| {
            let table = start(&Setup { seed, ..setup.clone() }).then(Move::Roll);
            table.turn_of().and_then(|turn| turn.question)
        })
        .collect();
    assert!((0..3).all(|question| chosen.contains(&question)), "{chosen:?}");
}

#[test]
fn def_vt1_teams_play_against_each_other() {
    let mut setup = with(3, |options| options.team = true);
    let pair = |a: &str, b: &str| vec![a.to_owned(), b.to_owned()];
    setup.members = vec![pair("Anna", "Ali"), pair("Bo", "Bea"), pair("Cy", "Cleo")];
    assert_eq!(start(&setup).seats(), 3);
    let text = serde_json::to_string(&setup).expect("a setup is JSON");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("just written"), setup);
}

fn team() -> Defizz {
    start(&with(4, |options| options.team = true))
}

#[test]
fn def_vt2_a_team_has_one_set_of_chips_one_help_card_and_one_place() {
    let view = team().view(Viewer::Table);
    assert_eq!(view.seats.len(), 4);
    assert!(view.seats.iter().all(|seat| seat.total == 1_900 && seat.piece.help));
    assert_eq!((view.active, view.reader), (Some(A), Some(D)), "a whole team reads");
}

#[test]
fn def_vt3_a_team_has_one_answer() {
    let table = team().multi(100).about(chrono()).staking(100, &[]).asked().buzzes(B, false);
    let again = Move::Reply(Reply::Buzz { us: 0 });
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses(B, again), refused);
}

#[test]
fn def_vt4_one_number_and_one_answer_a_round_per_team() {
    let table = team().multi(100).about(number(7)).staking(100, &[]).asked().proposes(3);
    let more = Move::Reply(Reply::Propose(crate::decks::decimal::Decimal::whole(7)));
    let refused = Refusal::Question(contest::Refusal::NotYourTurn { turn: B });
    assert_eq!(table.refuses(A, more), refused);
    let table = team().multi(100).about(suits()).staking(100, &[]).asked();
    let Phase::Question(asking) = table.ruled(Reply::Tick(0)).phase else { panic!("a rally") };
    assert_eq!(asking.contest.answering(), Some(B));
}

#[test]
fn def_vt5_three_to_six_teams() {
    for (teams, may) in [(2, false), (3, true), (6, true), (7, false)] {
        let started = Defizz::start(&with(teams, |options| options.team = true));
        assert_eq!(started.is_ok(), may, "{teams}");
    }
}

#[test]
fn def_r33_the_first_answer_of_a_team_counts() {
    let table = team().multi(100).about(chrono()).staking(100, &[]).asked();
    assert_eq!(table.buzzes(A, true).totals()[0], 2_100);
    let one_person = Setup { members: vec![vec!["Zoé".into()]], ..with(3, |o| o.team = true) };
    assert!(Defizz::start(&one_person).is_ok(), "odd numbers: a team of one");
}

#[test]
fn def_ve1_all_chips_lie_in_the_bank() {
    let view = rich().view(Viewer::Table);
    assert_eq!(view.bank, Some(11_400));
    assert!(view.seats.iter().all(|seat| seat.total == 0));
}

#[test]
fn def_ve2_every_question_is_worth_500_and_nobody_stakes() {
    for amount in [100, 300] {
        let table = rich().multi(amount).about(chrono());
        assert_eq!((table.phase_name(), table.pot()), ("question", 0));
        assert_eq!(table.asked().buzzes(A, true).totals(), [500, 0, 0, 0]);
    }
}

#[test]
fn def_ve3_reader_clues_help_and_opponent_as_in_the_classic_game() {
    let table = rich().duel(100);
    assert!(table.moves(By::Seat(A)).contains(&Move::Help));
    let table = table.then(Move::Help).about(chrono()).against(C);
    assert_eq!(table.turn(), Some(D), "D reads, and no stake is asked for");
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.asked().refuses(B, Move::Reply(Reply::Buzz { us: 0 })), refused);
}

#[test]
fn def_ve4_the_winner_is_paid_by_the_bank_and_a_void_challenge_pays_nothing() {
    let table = rich().multi(100).about(chrono()).asked();
    assert_eq!(table.buzzes(C, true).bank(), 10_900);
    let void = table.ruled(Reply::Time);
    assert_eq!((void.bank(), void.turn()), (11_400, Some(A)));
}

/// The bank pays A the last full question.
fn last(after: [u32; 4]) -> Defizz {
    let mut before = after;
    before[0] -= PRIZE;
    rich().owning(&before).multi(100).about(chrono()).asked().buzzes(A, true)
}

#[test]
fn def_ve5_the_rest_goes_at_once_to_the_lowest_total() {
    let table = last([4_000, 3_500, 2_000, 1_500]);
    assert_eq!((table.totals()[3], table.bank()), (1_900, 0));
}

#[test]
fn def_ve6_an_empty_bank_ends_the_enrichment_too() {
    let table = last([4_400, 3_500, 2_000, 1_500]);
    assert_eq!(
        (table.common.enrichment, table.totals()),
        (false, vec![4_400, 3_500, 2_000, 1_500])
    );
    assert_eq!(table.view(Viewer::Table).bank, None);
}

#[test]
fn def_ve7_nobody_is_out_during_the_enrichment() {
    let table = rich().multi(100).about(chrono()).asked().buzzes(B, true);
    assert_eq!((table.totals()[0], table.out().len(), table.turn()), (0, 0, Some(B)));
}

#[test]
fn def_ve8_then_the_classic_rules_with_stakes_and_raises() {
    let table = last([4_000, 3_500, 2_000, 1_500]);
    assert_eq!(table.turn(), Some(B), "the next one clockwise");
    let table = table.duel(300).about(chrono()).against(C).staking(900, &[false]);
    assert_eq!(table.totals()[1..3], [3_800, 1_700]);
    let won = last([11_400, 0, 0, 0]);
    assert_eq!(won.outcome().expect("he owns all").winners, [A]);
}

#[test]
fn def_ve9_a_full_bank_is_22_questions_and_a_rest_of_400() {
    let mut table = rich();
    for _ in 0..22 {
        assert!(table.common.enrichment);
        let active = table.turn().expect("it goes on");
        table = table.multi(200).about(chrono()).asked().buzzes(active, true);
    }
    assert!(!table.common.enrichment);
    assert_eq!(table.totals().iter().sum::<u32>(), 11_000, "C and D tie: the rest is lost");
}

#[test]
fn def_r34_option_o3_the_bank_of_each_number_of_players() {
    for (players, bank, rest) in
        [(2, 3_800, 300), (3, 5_700, 200), (4, 7_600, 100), (5, 9_500, 0), (6, 11_400, 400)]
    {
        let mut setup = with(players, |options| options.enrichment = true);
        (setup.options.bank, setup.options.tablet_reads) = (Bank::PerPlayer, players == 2);
        let table = start(&setup);
        assert_eq!((table.bank(), bank % PRIZE), (bank, rest));
    }
}

#[test]
fn def_r35_fewest_chips_means_the_lowest_total() {
    let table = last([5_500, 2_000, 1_900, 1_600]);
    assert_eq!(table.totals()[3], 2_000, "1,600 is three chips of 500 and one of 100");
}

#[test]
fn def_r36_who_owns_nothing_when_the_enrichment_ends_is_out() {
    let table = last([6_000, 5_000, 0, 0]);
    assert_eq!(table.out(), [C, D]);
}

#[test]
fn def_r39_variants_combine() {
    let setup = with(3, |options| {
        (options.expert, options.team, options.enrichment) = (true, true, true);
    });
    let table = start(&setup).multi(100);
    assert_eq!(table.turn(), Some(C), "the reader chooses in an Expert enrichment");
    let table = table.by(C, Move::Choose(0));
    assert_eq!((table.pot(), table.help), (0, Crowd::NOBODY));
}

#[test]
fn def_r38_longer_time_is_a_seats_own() {
    let mut setup = with(4, |options| options.timer = Timer::Seconds10);
    setup.longer = vec![Longer::Once, Longer::Twice];
    let table = start(&setup).multi(100).about(number(7)).staking(100, &[]).asked();
    let read = table.at(500, D, Move::Reply(Reply::Read));
    assert_eq!(read.deadline(), Some(Ms(10_500)));
    assert_eq!(read.later(10_500).deadline(), Some(Ms(30_500)), "B has twice as long");
}
