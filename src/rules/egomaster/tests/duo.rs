//! EGO-DE, DL: the duo question.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::*;
use crate::rules::{company, stakes};

fn enriching() -> Egomaster {
    four().at_square(2, rapidite())
}

/// A against B, who own 3,000 and 1,200, for 500.
fn eliminating() -> Egomaster {
    poor(&[3_000, 1_200, 4_000, 3_800]).at_square(8, rapidite())
}

#[test]
fn ego_de1_the_roller_hears_icon_and_keyword() {
    let text = format!("{:?}", enriching().view(Viewer::Seat(A)));
    assert!(text.contains("Rapidite") && text.contains("mot-clé d1.1"), "{text}");
    assert!(!text.contains("Qui ?"));
}

#[test]
fn ego_de2_he_chooses_his_opponent() {
    let table = enriching();
    assert_eq!(table.moves(By::Seat(A)), [Move::Name(B), Move::Name(C)]);
    let refused = Refusal::Opponent(company::Refusal::NotTheReader);
    assert_eq!(table.refuses(A, Move::Name(D)), refused);
}

#[test]
fn ego_de3_both_compete() {
    let table = enriching().names(C).asked();
    let Phase::Question(asking) = &table.phase else { panic!("a question") };
    assert_eq!(asking.contest.players(), Crowd::NOBODY.with(A).with(C));
}

#[test]
fn ego_de4_the_bank_pays_the_winner_and_there_is_no_raise() {
    let table = enriching().names(C);
    assert_eq!((table.phase_name(), table.pot()), ("question", 0));
    let won = table.asked().buzzes(C, true);
    assert_eq!((won.totals(), won.bank()), (vec![0, 0, 500, 0], 11_500));
}

#[test]
fn ego_r31_the_winner_gets_the_sum_of_the_square() {
    for (square, sum) in [(2, 500), (5, 200), (11, 100)] {
        let won = four().at_square(square, rapidite()).names(C).asked().buzzes(C, true);
        assert_eq!(won.totals()[2], sum);
    }
}

#[test]
fn ego_dl1_the_opponent_is_chosen_as_in_the_enrichment() {
    let table = eliminating();
    assert_eq!(table.refuses(A, Move::Stake(500)), Refusal::MustName);
    assert_eq!(table.moves(By::Seat(A)), [Move::Name(B), Move::Name(C)]);
}

#[test]
fn ego_dl2_he_plays_for_the_square_sum_or_raises_up_to_all_he_owns() {
    let PhaseView::Stake { turn, raise } = eliminating().names(B).view(Viewer::Table).phase else {
        panic!("a stake")
    };
    assert_eq!((turn.sum, raise), (500, Some((600, 3_000))));
    assert_eq!(eliminating().names(B).refuses(A, Move::Accept), Refusal::NothingToAnswer);
    assert_eq!(eliminating().names(B).refuses(A, Move::Roll), Refusal::MustStake);
}

#[test]
fn ego_dl3_the_square_sum_must_be_accepted_and_the_winner_takes_both_stakes() {
    let table = eliminating().names(B).staking(500, &[]);
    assert_eq!((table.phase_name(), table.pot()), ("question", 1_000));
    assert_eq!(table.asked().buzzes(A, true).totals(), [3_500, 700, 4_000, 3_800]);
}

#[test]
fn ego_dl4_refused_the_opponent_gives_the_square_sum() {
    let table = eliminating().names(B).staking(1_000, &[false]);
    assert_eq!((table.totals(), table.phase_name()), (vec![3_500, 700, 4_000, 3_800], "roll"));
}

#[test]
fn ego_dl5_accepted_both_stake_the_whole_raise() {
    let table = eliminating().names(B).staking(1_000, &[true]);
    assert_eq!((table.pot(), table.totals()[..2].to_vec()), (2_000, vec![2_000, 200]));
    assert_eq!(table.asked().buzzes(B, true).totals()[..2], [2_000, 2_200]);
}

#[test]
fn ego_dl6_only_the_roller_raises_once_in_hundreds() {
    let table = eliminating().names(B);
    for (stake, why) in [
        (400, stakes::Refusal::TooLow { at_least: 500 }),
        (3_100, stakes::Refusal::TooHigh { at_most: 3_000 }),
        (650, stakes::Refusal::NotInHundreds),
    ] {
        assert_eq!(table.refuses(A, Move::Stake(stake)), Refusal::Stake(why));
    }
    let raised = table.staking(1_000, &[]);
    assert_eq!(raised.refuses(B, Move::Stake(1_200)), Refusal::MustAnswer);
    assert_eq!(raised.refuses(A, Move::Stake(1_200)), Refusal::NotYourTurn { turn: B });
}

#[test]
fn ego_r19_a_raise_is_a_multiple_of_100_above_the_square_sum_within_his_total() {
    let table = eliminating().names(B);
    let legal = (0..=40).map(|n| n * 100).filter(|&stake| {
        stake > 500 && table.play(Ms(0), By::Seat(A), &Move::Stake(stake)).is_ok()
    });
    let legal: Vec<u32> = legal.collect();
    assert_eq!((legal.first(), legal.last(), legal.len()), (Some(&600), Some(&3_000), 25));
}
