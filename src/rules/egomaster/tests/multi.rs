//! EGO-ME, ML: the multi question.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::*;

fn enriching() -> Egomaster {
    four().at_square(12, rapidite())
}

/// A rolls, B and C are concerned, D reads; 500 each.
fn eliminating() -> Egomaster {
    poor(&[3_000, 2_500, 2_500, 4_000]).at_square(12, rapidite())
}

#[test]
fn ego_me1_everybody_but_the_reader_competes() {
    let table = enriching();
    assert_eq!(table.phase_name(), "question", "there is nothing to choose");
    let Phase::Question(asking) = &table.phase else { panic!("a question") };
    assert_eq!(asking.contest.players(), Crowd::all(3));
}

#[test]
fn ego_me2_the_bank_pays_the_winner_and_there_is_no_raise() {
    assert_eq!(enriching().pot(), 0);
    let won = enriching().asked().buzzes(B, true);
    assert_eq!((won.totals(), won.bank()), (vec![0, 500, 0, 0], 11_500));
}

#[test]
fn ego_ml1_the_roller_plays_for_the_square_sum_or_raises() {
    let PhaseView::Stake { raise, .. } = eliminating().view(Viewer::Table).phase else {
        panic!("a stake")
    };
    assert_eq!(raise, Some((600, 3_000)));
}

#[test]
fn ego_ml2_everybody_must_accept_the_square_sum() {
    let table = eliminating().staking(500, &[]);
    assert_eq!((table.pot(), table.totals()), (1_500, vec![2_500, 2_000, 2_000, 4_000]));
    assert_eq!(table.refuses(B, Move::Refuse), Refusal::NothingToAnswer);
    assert_eq!(table.asked().buzzes(C, true).totals()[2], 3_500);
}

#[test]
fn ego_ml3_each_answers_a_raise_clockwise() {
    let raised = eliminating().staking(900, &[]);
    assert_eq!(raised.turn(), Some(B));
    assert_eq!(raised.refuses(C, Move::Accept), Refusal::NotYourTurn { turn: B });
    assert_eq!(raised.answers(true).turn(), Some(C));
}

#[test]
fn ego_r20_the_round_goes_clockwise_without_the_reader_and_is_final() {
    let table = ready(&setup(6)).owning(&[2_000; 6]).eliminating().turn_of_seat(Seat(4));
    let mut raised = table.at_square(12, rapidite()).staking(900, &[]);
    let mut order = vec![];
    while raised.phase_name() == "raise" {
        let seat = raised.turn().expect("somebody answers");
        order.push(seat.0);
        raised = raised.answers(seat.0 != 5);
        assert!(raised.play(Ms(0), By::Seat(seat), &Move::Accept).is_err(), "for good");
    }
    assert_eq!(order, [5, 0, 1, 2], "3 reads");
    let lowered = poor(&[3_000, 300, 4_700, 4_000]).at_square(12, rapidite());
    let lowered = lowered.staking(2_000, &[true, false]);
    assert_eq!(lowered.totals()[2], 4_400, "C has refused, though the stake is only 300 now");
}

#[test]
fn ego_ml4_who_refuses_puts_the_square_sum_in_the_middle_and_does_not_answer() {
    let table = eliminating().staking(900, &[true, false]);
    assert_eq!((table.totals()[2], table.pot()), (2_000, 900 + 900 + 500));
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.asked().refuses_reply(C, Reply::Buzz { us: 0 }), refused);
}

#[test]
fn ego_ml5_the_winner_takes_everything_in_the_middle() {
    let won = eliminating().staking(900, &[true, false]).asked().buzzes(B, true);
    assert_eq!(won.totals(), [2_100, 3_900, 2_000, 4_000]);
}

#[test]
fn ego_ml6_nobody_accepts_the_roller_takes_the_square_sums() {
    let table = eliminating().staking(900, &[false]);
    let events = table.shows(Move::Refuse);
    assert!(events.contains(&Event::NobodyPlays));
    assert_eq!(table.answers(false).totals(), [4_000, 2_000, 2_000, 4_000]);
}

#[test]
fn ego_r21_the_first_player_is_the_roller_who_raised() {
    let table = poor(&[3_000; 4]).turn_of_seat(C).at_square(12, rapidite());
    assert_eq!(table.staking(900, &[false, false]).totals(), [2_500, 3_000, 4_000, 2_500]);
}

#[test]
fn ego_ml7_nobody_raises_over_a_raise() {
    let raised = eliminating().staking(900, &[]);
    assert_eq!(raised.refuses(B, Move::Stake(1_000)), Refusal::MustAnswer);
    assert_eq!(raised.refuses(A, Move::Stake(1_000)), Refusal::NotYourTurn { turn: B });
}
