//! EGO-CIB, PIN, RAP: what the dice decide, and the rulings on questions.

use crate::decks::decimal::Decimal;
use crate::rules::contest::Timer;
use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::*;

/// A, B and C compete for 500 from the bank.
fn multi(asks: crate::decks::egomaster::Asks) -> Egomaster {
    four().at_square(12, asks).asked()
}

/// The same with those options.
fn with_option(
    asks: crate::decks::egomaster::Asks,
    change: impl FnOnce(&mut Options),
) -> Egomaster {
    ready(&with(4, change)).at_square(12, asks).asked()
}

/// The players between whom the dice decide.
fn between(table: &Egomaster) -> Crowd {
    let Phase::DiceOff { off, .. } = &table.phase else { panic!("{:?}", table.phase) };
    off.left
}

fn crowd(seats: &[Seat]) -> Crowd {
    seats.iter().fold(Crowd::NOBODY, |crowd, &seat| crowd.with(seat))
}

#[test]
fn ego_cib1_the_nearest_wins() {
    for (numbers, winner) in [([90, 99, 120], B), ([101, 90, 80], A), ([1, 300, 150], C)] {
        let table = numbers.iter().fold(multi(cible(100)), |table, &n| table.proposes(n));
        assert_eq!(table.totals()[winner.index()], 500, "{numbers:?}");
    }
}

#[test]
fn ego_cib2_the_roller_proposes_first_then_clockwise() {
    let table = four().turn_of_seat(C).at_square(12, cible(100)).asked();
    let mut order = vec![];
    let mut table = table;
    while table.phase_name() == "question" {
        order.push(table.turn().expect("it goes on"));
        table = table.proposes(order.len() as i64);
    }
    assert_eq!(order, [C, D, A], "B reads");
}

#[test]
fn ego_cib3_one_proposal_each() {
    let table = multi(cible(100)).proposes(3);
    let again = table.refuses_reply(A, Reply::Propose(Decimal::whole(7)));
    assert_eq!(again, Refusal::Question(contest::Refusal::NotYourTurn { turn: B }));
}

#[test]
fn ego_cib4_the_exact_answer_wins_at_once() {
    let table = multi(cible(100)).proposes(100);
    assert_eq!((table.totals()[0], table.phase_name()), (500, "roll"));
}

#[test]
fn ego_cib5_no_number_twice_and_the_dice_for_a_tie() {
    let table = multi(cible(100)).proposes(90);
    let again = table.refuses_reply(B, Reply::Propose(Decimal::whole(90)));
    assert_eq!(again, Refusal::Question(contest::Refusal::AlreadyProposed));
    assert_eq!(between(&table.proposes(110).proposes(50)), crowd(&[A, B]));
}

#[test]
fn ego_r9_a_number_that_was_proposed_is_not_listed_again() {
    let listed = |table: &Egomaster, seat| {
        table.moves(By::Seat(seat)).contains(&Move::Reply(Reply::Propose(Decimal::whole(50))))
    };
    let table = multi(cible(100));
    assert!(listed(&table, A) && !listed(&table.proposes(50), B));
}

#[test]
fn ego_r10_a_tie_goes_to_the_dice_or_by_option_o3_to_the_earlier() {
    let tie = |table: Egomaster| table.proposes(1).proposes(101).proposes(99);
    assert_eq!(between(&tie(multi(cible(100)))), crowd(&[B, C]));
    let earlier = tie(with_option(cible(100), |options| options.earlier_wins = true));
    assert_eq!(earlier.totals(), [0, 500, 0, 0]);
    let pass = |table: Egomaster| table.ruled(Reply::Pass);
    let one = pass(multi(cible(100))).proposes(7_000).ruled(Reply::Pass);
    assert_eq!(one.totals(), [0, 500, 0, 0], "who proposes nothing cannot win");
    let nobody = pass(pass(pass(multi(cible(100)))));
    assert_eq!(between(&nobody), crowd(&[A, B, C]));
}

#[test]
fn ego_pin1_in_turn_one_answer_each() {
    let table = multi(colours());
    let Phase::Question(asking) = &table.ticked(&[1]).phase else { panic!("it goes on") };
    assert_eq!(asking.contest.answering(), Some(B));
    let Phase::Question(asking) = &table.ticked(&[1, 0]).phase else { panic!("it goes on") };
    assert_eq!(asking.contest.answering(), Some(C));
}

#[test]
fn ego_pin2_a_wrong_answer_or_none_eliminates() {
    for nothing in [Reply::Wrong, Reply::Time] {
        let table = multi(colours()).ruled(nothing).ticked(&[0, 1]);
        let Phase::Question(asking) = &table.phase else { panic!("it goes on") };
        assert_eq!((asking.contest.out(), asking.contest.answering()), (crowd(&[A]), Some(B)));
    }
}

#[test]
fn ego_r11_a_repeated_answer_is_wrong() {
    let table = multi(colours()).ticked(&[0]);
    let refused = Refusal::Question(contest::Refusal::AlreadyGiven);
    assert_eq!(table.refuses_reply(D, Reply::Tick(0)), refused, "it can only be ruled wrong");
    let tablet = with(4, |options| options.tablet_reads = true);
    let said = ready(&tablet).at_square(12, colours()).asked();
    let said = said.ruled(Reply::Say("rouge".into())).ruled(Reply::Say("Rouge".into()));
    let Phase::Question(asking) = &said.phase else { panic!("it goes on") };
    assert_eq!(asking.contest.out(), crowd(&[B]));
}

#[test]
fn ego_pin3_the_last_right_answer_wins() {
    assert_eq!(multi(colours()).ticked(&[2, 1, 0]).totals(), [0, 0, 500, 0]);
    let alone = multi(colours()).ticked(&[2]).ruled(Reply::Wrong).ruled(Reply::Wrong);
    assert_eq!(alone.totals(), [500, 0, 0, 0]);
}

#[test]
fn ego_r12_once_anybody_has_been_right_the_last_one_in_gave_the_last_right_answer() {
    let table = multi(colours()).ticked(&[2]).ruled(Reply::Wrong).ticked(&[1]).ruled(Reply::Wrong);
    assert_eq!(table.totals(), [0, 0, 500, 0]);
}

#[test]
fn ego_pin4_the_last_one_in_must_be_right_if_nobody_was() {
    let last = multi(colours()).ruled(Reply::Wrong).ruled(Reply::Wrong);
    assert_eq!(last.phase_name(), "question");
    assert_eq!(last.ticked(&[0]).totals(), [0, 0, 500, 0]);
}

#[test]
fn ego_pin5_nobody_right_the_dice_decide_among_all() {
    let table = multi(colours()).ruled(Reply::Wrong).ruled(Reply::Wrong).ruled(Reply::Wrong);
    assert_eq!(between(&table), crowd(&[A, B, C]));
    assert_eq!(table.dice(&[[1, 2], [20, 2], [20, 1]]).totals(), [0, 500, 0, 0]);
}

#[test]
fn ego_rap1_the_fastest_right_answer_wins() {
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let table = multi(rapidite()).at(1_000, C, buzz()).at(1_200, A, buzz());
    assert_eq!(table.ruled_at(2_000, Reply::Right).totals(), [0, 0, 500, 0]);
}

#[test]
fn ego_rap2_a_wrong_answer_is_out_of_the_question() {
    let table = multi(rapidite()).buzzes(A, false);
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses_reply(A, Reply::Buzz { us: 0 }), refused);
    assert_eq!(table.buzzes(B, true).totals(), [0, 500, 0, 0]);
    let timed = ready(&with(4, |options| options.timer = Timer::Seconds10));
    let read = timed.at_square(12, rapidite()).asked();
    let early = read.by(B, Move::Reply(Reply::Buzz { us: 0 }));
    assert_eq!(early.turn(), Some(D), "while the question is still being read");
}

#[test]
fn ego_rap3_the_reader_may_let_the_dice_decide_a_tie() {
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let far = multi(rapidite()).at(1_000, A, buzz()).at(1_900, B, buzz());
    let refused = Refusal::Question(contest::Refusal::NoDeadHeat);
    let why = far.play(Ms(2_000), By::Seat(D), &Move::Reply(Reply::Tie)).map(|_| ());
    assert_eq!(why, Err(refused));
    let heat = multi(rapidite()).at(1_000, A, buzz()).at(1_002, C, buzz());
    let tie = heat.ruled_at(2_000, Reply::Tie);
    assert_eq!(between(&tie), crowd(&[A, C]));
    assert_eq!(tie.dice(&[[1, 1], [1, 2]]).totals(), [0, 0, 500, 0]);
}

#[test]
fn ego_rap4_the_last_one_left_must_be_right() {
    let last = multi(rapidite()).buzzes(A, false).buzzes(B, false);
    assert_eq!(last.phase_name(), "question");
    assert_eq!(last.buzzes(C, true).totals(), [0, 0, 500, 0]);
    assert_eq!(between(&last.buzzes(C, false)), crowd(&[A, B, C]));
}

#[test]
fn ego_r14_nobody_right_the_dice_decide_among_all_who_took_part() {
    let table = multi(rapidite()).buzzes(B, false).ruled(Reply::Time);
    assert_eq!(between(&table), crowd(&[A, B, C]));
    let paid = poor(&[3_000; 4]).at_square(12, rapidite()).staking(600, &[true, false]);
    let off = paid.asked().ruled(Reply::Time);
    assert_eq!((between(&off), off.pot()), (crowd(&[A, B]), 1_700), "not those who refused");
}

#[test]
fn ego_r13_the_last_one_in_wins_without_answering_by_option_o7() {
    let lone = |options: &mut Options| options.lone_wins = true;
    let race = with_option(rapidite(), lone).buzzes(A, false).buzzes(B, false);
    assert_eq!(race.totals(), [0, 0, 500, 0]);
    let rally = with_option(colours(), lone).ruled(Reply::Wrong).ruled(Reply::Wrong);
    assert_eq!(rally.totals(), [0, 0, 500, 0]);
}

#[test]
fn ego_r32_no_limit_but_the_reader_may_call_time_and_option_o1_sets_one() {
    assert_eq!(multi(rapidite()).deadline(), None);
    assert_eq!(multi(rapidite()).ruled(Reply::Time).phase_name(), "dice-off");
    for (timer, ms) in
        [(Timer::Seconds10, 10_000), (Timer::Seconds20, 20_000), (Timer::Seconds30, 30_000)]
    {
        let table = ready(&with(4, |options| options.timer = timer)).at_square(4, rapidite());
        let read = table.names(B).asked().ruled(Reply::Read);
        assert_eq!(read.deadline(), Some(Ms(ms)));
        assert_eq!(read.later(ms).totals(), [0, 500, 0, 0], "time up counts as no answer");
    }
}

#[test]
fn ego_r33_a_faulty_question_pays_nothing_and_the_d20s_are_rolled_again() {
    let staked = poor(&[3_000; 4]).at_square(12, rapidite()).staking(900, &[true, false]).asked();
    let again = staked.table(Move::Reply(Reply::Withdraw)).expect("the table may");
    assert_eq!((again.totals(), again.pot()), (vec![3_000; 4], 0));
    assert_eq!((again.phase_name(), again.turn(), again.pawn(A)), ("dice", Some(A), Some(12)));
    let rolled = again.then(Move::Dice);
    assert_eq!(rolled.then(Move::Open).phase_name(), "stake", "all choices are made anew");
}
