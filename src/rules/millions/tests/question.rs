//! One question, step by step (MIL-P1 to P20, Q8 to Q12, Q28, Q30, Q36).

use crate::rules::answered::Answered;
use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letters;
use crate::rules::millions::*;

#[test]
fn mil_p1_before_each_question_from_level_2_on_everybody_in_chooses() {
    let choice = table(3).all_answer(&[true, true]);
    assert_eq!((choice.phase_name(), choice.turn(), choice.level), ("choice", Some(B), 2));
    assert_eq!(choice.moves(By::Seat(B)), [Move::Try, Move::Take]);
    assert_eq!(choice.refusal(Move::Settle), Refusal::MustTryOrTake);
    let next = choice.then(Move::Try);
    assert_eq!((next.phase_name(), next.turn()), ("choice", Some(C)));
    assert_eq!(next.then(Move::Try).phase_name(), "reading");
}

#[test]
fn mil_p1a_who_takes_the_money_is_out_and_paid_at_once() {
    let choice = table(3).at_worth(500).all_answer(&[true, true]);
    let step = choice.step(Move::Take);
    assert_eq!(step.events, [Event::Paid { seat: B, amount: 500, why: Leave::Walked }]);
    assert_eq!((step.state.totals(), step.state.who_is_in()), (vec![0, 500, 0], vec![C]));
}

#[test]
fn mil_p1b_the_choice_is_made_before_the_question_is_read() {
    let choice = table(3).all_answer(&[true, true]);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B)] {
        let view = choice.view(viewer);
        assert!(view.question.is_none() && view.console.is_none(), "{viewer:?}");
    }
    assert_eq!(choice.put[1], 0, "it is not even in the holder");
}

#[test]
fn mil_p1c_there_is_no_choice_before_level_1() {
    assert_eq!(start(&setup(3)).phase_name(), "reading");
    assert_eq!(device(2).phase_name(), "answer");
}

#[test]
fn mil_p1d_if_nobody_tries_the_question_is_not_asked() {
    let over = table(3).all_answer(&[true, true]).choose(&[B, C]);
    assert_eq!((over.game, over.lead, over.level), (2, B, 1));
    assert_eq!(over.put[1], 0);
}

#[test]
fn mil_p2_the_first_question_of_a_game_is_worth_200() {
    let begun = start(&setup(2));
    assert_eq!((begun.level, begun.question().level), (1, 1));
    let second = begun.reads().at_level(4).all_answer(&[false]);
    assert_eq!((second.game, second.question().level, second.put[0]), (2, 1, 2));
}

#[test]
fn mil_p3_everybody_sees_the_question_once_it_is_read() {
    let begun = start(&setup(3));
    assert!(begun.view(Viewer::Seat(A)).question.is_some(), "the host has it before him");
    assert!(begun.view(Viewer::Seat(B)).question.is_none());
    let read = begun.then(Move::Read);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)] {
        assert_eq!(read.view(viewer).question.expect("read").q, begun.question().q);
    }
}

#[test]
fn mil_p4_everybody_in_answers_in_secret_by_covering_and_one_must_stay() {
    let [a, b, c, d] = LETTERS;
    let table = table(3);
    let covered = table.then(Move::Cover(a)).then(Move::Cover(b)).then(Move::Cover(d));
    assert_eq!(covered.eyes(B).uncovered(), Some(c));
    assert_eq!(covered.refusal(Move::Cover(c)), Refusal::OneMustStay);
    assert_eq!(covered.refusal(Move::Cover(a)), Refusal::AlreadyCovered);
    assert_eq!(covered.view(Viewer::Table), table.view(Viewer::Table));
    assert_eq!(covered.view(Viewer::Seat(C)), table.view(Viewer::Seat(C)));
    assert_eq!(covered.then(Move::Settle).turn(), Some(C), "and the next one answers too");
}

#[test]
fn mil_p5_there_is_no_time_limit() {
    let table = table(3);
    assert_eq!(table.deadline(), None);
    assert_eq!(table.answers_so(true).answers_so(true).deadline(), None);
}

#[test]
fn mil_q12_nobody_is_hurried_but_on_the_telephone() {
    let talking = table_with(2, |options| options.real_call = true).then(Move::Call);
    assert_eq!(talking.deadline(), None);
    assert_eq!(talking.then(Move::Connected).deadline(), Some(Ms(30_000)));
}

#[test]
fn mil_p6_each_is_asked_in_turn_whether_he_wants_a_lifeline() {
    let table = table(3);
    assert_eq!((table.turn(), table.may().lifelines.len()), (Some(B), 3));
    assert_eq!(table.refusal_of(C, Move::Fifty), Refusal::NotYourTurn { turn: B });
    assert_eq!(table.answers_so(true).then(Move::Fifty).turn(), Some(C));
}

#[test]
fn mil_p7_a_used_lifeline_never_comes_back() {
    let used = table(3).then(Move::Fifty);
    assert_eq!(used.refusal(Move::Fifty), Refusal::LifelineUsed);
    let later = used.answers_so(true).answers_so(true).confirmed().all_try();
    assert_eq!((later.level, later.refusal(Move::Fifty)), (2, Refusal::LifelineUsed));
}

#[test]
fn mil_p8_a_lifeline_is_carried_out_before_anything_else() {
    let vote = table(4).then(Move::Audience);
    for mv in [Move::Fifty, Move::Settle, Move::Walk, Move::Cover(LETTERS[0])] {
        assert_eq!(vote.refusal(mv), Refusal::MustGive);
        assert_eq!(vote.refusal_of(B, mv), Refusal::NotYourTurn { turn: C });
    }
}

#[test]
fn mil_p9_after_a_lifeline_he_settles_uses_another_or_walks_away() {
    let helped = table(3).then(Move::Fifty);
    assert_eq!((helped.turn(), helped.may().walk), (Some(B), true));
    assert_eq!(helped.answers_so(true).turn(), Some(C));
    assert_eq!(helped.then(Move::Audience).phase_name(), "vote");
    assert_eq!(helped.then(Move::Walk).who_is_in(), [C]);
}

#[test]
fn mil_p10_who_walks_away_is_paid_and_his_answer_not_looked_at() {
    let table = table(3).at_worth(800).then(Move::Fifty).answers_nothing();
    let walked = table.then(Move::Walk);
    assert_eq!((walked.totals(), walked.who_is_in()), (vec![0, 500, 0], vec![C]));
    let shown = walked.answers_so(true).confirmed().view(Viewer::Table).shown.expect("revealed");
    assert_eq!(shown.given.iter().map(|given| given.seat).collect::<Vec<_>>(), [C]);
}

#[test]
fn mil_q30_at_level_1_a_lifeline_may_be_used_and_walking_away_pays_nothing() {
    let walked = table(3).then(Move::Fifty).then(Move::Walk);
    assert_eq!((walked.totals(), walked.who_is_in()), (vec![0; 3], vec![C]));
}

#[test]
fn mil_q8_without_a_lifeline_who_let_the_question_be_read_must_answer() {
    let table = table(3).at_level(7);
    assert_eq!((table.refusal(Move::Walk), table.may().walk), (Refusal::NotYetWalking, false));
    let settled = table.then(Move::Fifty).answers_so(true);
    assert_eq!(settled.refusal_of(B, Move::Walk), Refusal::NotYourTurn { turn: C });
    assert_eq!(settled.answers_so(true).refusal(Move::Walk), Refusal::NoMoreWalking);
}

#[test]
fn mil_q10_who_has_settled_cannot_come_back_to_lifelines() {
    let again = table(3).answers_so(true).answers_so(true).then(Move::No);
    for mv in [Move::Fifty, Move::Audience, Move::Phone(Some(C)), Move::Call] {
        assert_eq!(again.refusal(mv), Refusal::NoMoreLifelines);
    }
    assert!(again.may().lifelines.is_empty());
}

#[test]
fn mil_p11_an_answer_may_be_changed_until_the_final_word() {
    let [a, b, ..] = LETTERS;
    let changed = table(3).settles(a).answers_so(true).then(Move::No).settles(b);
    assert_eq!((changed.phase_name(), changed.turn()), ("confirm", Some(B)));
    let (given, _) = changed.confirmed().given(B);
    assert_eq!(given, Some(b));
    let said = changed.then(Move::Yes);
    assert_eq!(said.refusal_of(B, Move::No), Refusal::NotYourTurn { turn: C });
}

#[test]
fn mil_p12_until_the_common_reveal_no_answer_is_said() {
    for right in [true, false] {
        let answered = table(3).answers_so(right);
        let other = table(3).answers_so(!right);
        assert_eq!(answered.view(Viewer::Table), other.view(Viewer::Table));
        assert_eq!(answered.view(Viewer::Seat(C)), other.view(Viewer::Seat(C)));
        assert_eq!(table(3).answers_nothing().shows(Move::Settle), [Event::Settled { seat: B }]);
    }
}

#[test]
fn mil_p13_the_final_word_is_asked_of_each_by_name() {
    let asked = table(3).answers_so(true).answers_so(false);
    assert_eq!((asked.phase_name(), asked.turn()), ("confirm", Some(B)));
    assert_eq!(asked.refusal(Move::Settle), Refusal::MustConfirm);
    assert_eq!(asked.then(Move::Yes).turn(), Some(C));
}

#[test]
fn mil_p14_all_answers_are_shown_at_the_same_time() {
    let asked = table(4).answers_so(true).answers_so(false).answers_so(true);
    let last = asked.then(Move::Yes).then(Move::Yes);
    assert!(last.view(Viewer::Table).shown.is_none());
    let shown = last.then(Move::Yes).view(Viewer::Table).shown.expect("revealed");
    let given: Vec<_> = shown.given.iter().map(|given| (given.seat, given.right)).collect();
    assert_eq!(given, [(B, true), (C, false), (D, true)]);
}

#[test]
fn mil_p15_the_right_answer_is_announced() {
    let asked = table(2).answers_so(false);
    let right = asked.right();
    let seen = asked.shows(Move::Yes);
    assert_eq!(seen[1], Event::Revealed { level: 1, right });
    let shown = asked.then(Move::Yes).view(Viewer::Seat(B)).shown.expect("revealed");
    assert!(shown.answers[shown.right.index()].starts_with("juste 1."));
    assert!(shown.note.is_some(), "with a line of explanation");
}

#[test]
fn mil_p16_right_the_question_is_won_and_he_goes_up_one_level() {
    let next = table(2).at_worth(300).all_answer(&[true]);
    assert_eq!((next.hand(), next.level, next.totals()), (300, 3, vec![0, 0]));
}

#[test]
fn mil_p17_wrong_he_is_out_and_paid_by_the_nets() {
    let wrong = table(3).at_worth(6_000).all_answer(&[false, true]);
    assert_eq!((wrong.who_is_in(), wrong.totals()), (vec![C], vec![0, 1_500, 0]));
}

#[test]
fn mil_p18_each_is_treated_on_his_own() {
    let step = table(5).at_worth(3_000).all_answer(&[true, false, true, false]);
    assert_eq!(step.who_is_in(), [B, D]);
    assert_eq!(step.totals(), [0, 0, 1_500, 0, 1_500]);
}

#[test]
fn mil_p19_the_card_goes_to_the_end_of_its_section() {
    let table = start(&Setup { cards: cards(2, 3), ..with(3, |options| options.laps = 2) });
    let first = table.question().id.clone();
    let second = table.reads().all_answer(&[false, false]);
    assert_ne!(second.question().id, first);
    let third = second.reads().all_answer(&[false, false]);
    assert_eq!(third.question().id, first, "two cards a section: it comes back");
}

#[test]
fn mil_p20_a_right_answer_at_level_15_pays_the_million_at_once() {
    let won = table(2).at_level(15).all_answer(&[true]);
    assert_eq!((won.totals(), won.phase_name()), (vec![0, 1_000_000], "over"));
}

#[test]
fn mil_q9_money_is_paid_on_leaving_only() {
    let table = table(3).at_worth(12_000);
    assert_eq!((table.hand(), table.totals()), (6_000, vec![0; 3]));
}

#[test]
fn mil_q28_exactly_one_answer_is_uncovered_when_it_is_settled() {
    let mut table = table(2);
    for letter in &LETTERS[..3] {
        assert_eq!(table.refusal(Move::Settle), Refusal::ExactlyOne, "before {letter:?}");
        assert!(!table.listed(Move::Settle));
        table = table.then(Move::Cover(*letter));
    }
    assert!(table.listed(Move::Settle));
    let back = table.then(Move::Uncover(LETTERS[0]));
    assert_eq!(back.eyes(B).covers, set(&[LETTERS[1], LETTERS[2]]));
    assert_eq!(back.refusal(Move::Uncover(LETTERS[0])), Refusal::NotCovered);
    assert_eq!(back.refusal(Move::Settle), Refusal::ExactlyOne);
}

#[test]
fn mil_q36_a_no_lets_him_change_and_he_is_asked_again() {
    let again = table(3).at_level(2).then(Move::Fifty).answers_so(true).answers_so(true);
    let again = again.then(Move::No);
    assert_eq!((again.phase_name(), again.turn()), ("answer", Some(B)));
    assert_eq!(again.refusal(Move::Walk), Refusal::NoMoreWalking);
    let excluded = again.eyes(B).excluded.iter().next().expect("two of them");
    assert_eq!(again.refusal(Move::Uncover(excluded)), Refusal::Excluded);
    let other = again.eyes(B).excluded.rest().without(Letters::only(again.right())).single();
    let settled = again.settles(other.expect("the other one left"));
    assert_eq!((settled.phase_name(), settled.turn()), ("confirm", Some(B)));
    assert_eq!(settled.then(Move::Yes).turn(), Some(C));
}

#[test]
fn mil_q25_everybody_wrong_ends_the_game() {
    let over = table(4).at_worth(6_000).all_answer(&[false, false, false]);
    assert_eq!((over.totals(), over.lead, over.game), (vec![0, 1_500, 1_500, 1_500], B, 2));
}

#[test]
fn when_all_have_walked_away_the_right_answer_is_announced_all_the_same() {
    let walked = table(2).then(Move::Fifty).step(Move::Walk);
    assert!(walked.sealed && walked.events.iter().any(|e| matches!(e, Event::Revealed { .. })));
    assert!(walked.state.view(Viewer::Table).shown.expect("announced").given.is_empty());
}

#[test]
fn answers_are_told_with_the_question_when_all_turn() {
    let before = table(3).at_level(4);
    let asked = before.question().clone();
    let (mut table, mut told) = (before.answers_so(true).answers_so(false), vec![]);
    while table.phase_name() == "confirm" {
        let step = table.step(Move::Yes);
        told.extend(table.answered(&step));
        table = step.state;
    }
    let said: Vec<_> = told.iter_mut().filter_map(|given| given.said.take()).collect();
    let one =
        |seat, right| Answered { card: asked.id.clone(), question: 0, seat, right, said: None };
    assert_eq!(told, [one(B, true), one(C, false)]);
    assert!(said[0] == asked.right && asked.wrong.contains(&said[1]), "{said:?}");
}
