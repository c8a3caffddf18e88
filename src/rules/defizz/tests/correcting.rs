//! A ruling right or wrong can always be corrected, and what followed is reckoned anew.

use crate::rules::defizz::table::*;
use crate::rules::defizz::*;
use crate::rules::session::Session;

fn asked() -> Defizz {
    four().multi(200).about(chrono()).staking(200, &[]).asked()
}

fn overruled(table: &Defizz, ruling: Reply) -> Defizz {
    table.table(Move::Overrule(ruling)).expect("there is a ruling")
}

#[test]
fn nothing_to_overrule_without_a_ruling_and_only_the_table_does() {
    let refused = |table: &Defizz| table.table(Move::Overrule(Reply::Right)).map(|_| ());
    assert_eq!(refused(&asked()), Err(Refusal::NothingToOverrule));
    let ruled = asked().buzzes(B, false);
    assert_eq!(ruled.refuses(A, Move::Overrule(Reply::Right)), Refusal::TableOnly);
    let same = ruled.table(Move::Overrule(Reply::Wrong)).map(|_| ());
    assert_eq!(same, Err(Refusal::SameRuling));
}

#[test]
fn wrong_that_was_right_wins_the_pot_of_then() {
    let table = asked().buzzes(B, false).buzzes(C, true);
    assert_eq!(table.totals()[2], 2_300);
    let again = overruled(&asked().buzzes(B, false), Reply::Right);
    assert_eq!(again.totals(), [1_700, 2_300, 1_700, 1_900]);
}

#[test]
fn right_that_was_wrong_lets_the_others_go_on() {
    let table = asked().buzzes(B, true);
    assert_eq!((table.phase_name(), table.turn()), ("roll", Some(B)));
    let back = overruled(&table, Reply::Wrong);
    assert_eq!((back.phase_name(), back.purse.pot()), ("question", 600));
    assert_eq!(back.buzzes(A, true).totals()[0], 2_300);
}

#[test]
fn an_elimination_by_a_wrong_ruling_is_taken_back() {
    let table = four().owning(&[3_000, 200, 2_300, 2_100]).duel(300).about(chrono()).against(B);
    let out = table.asked().buzzes(A, true);
    assert!(out.company.out() == [B] && !out.help.has(B));
    let back = overruled(&out, Reply::Wrong);
    assert!(back.company.out().is_empty() && back.help.has(B));
}

#[test]
fn a_game_won_by_a_wrong_ruling_goes_on() {
    let table = four().owning(&[5_000, 0, 2_600, 0]).without(&[B, D]);
    let over = table.duel(300).about(chrono()).staking(5_000, &[true]).asked().buzzes(A, true);
    assert_eq!(over.phase_name(), "over");
    assert_eq!(overruled(&over, Reply::Wrong).phase_name(), "question");
}

#[test]
fn another_answer_of_the_list_was_meant() {
    let table = four().multi(200).about(suits()).staking(200, &[]).asked().ruled(Reply::Wrong);
    let back = overruled(&table, Reply::Tick(2));
    let Phase::Question(asking) = &back.phase else { panic!("a rally") };
    assert_eq!((asking.contest.answering(), asking.contest.out()), (Some(B), Crowd::NOBODY));
    let again = overruled(&back, Reply::Tick(3));
    let taken = again.refuses(D, Move::Reply(Reply::Tick(3)));
    assert_eq!(taken, Refusal::Question(contest::Refusal::AlreadyGiven));
}

#[test]
fn a_typed_answer_is_corrected_in_the_same_way() {
    let setup = with(3, |options| options.tablet_reads = true);
    let asked = start(&setup).multi(100).about(chrono()).staking(100, &[]).asked();
    let typed = asked.by(B, Move::Reply(Reply::Buzz { us: 0 }));
    let typed = typed.by(B, Move::Reply(Reply::Say("Paul G.".into())));
    let ruling = typed.view(Viewer::Table).ruled.expect("it can be corrected");
    assert_eq!((ruling.seat, ruling.right, ruling.tie), (B, Some(false), false));
    assert_eq!(overruled(&typed, Reply::Right).totals(), [1_800, 2_100, 1_800]);
}

#[test]
fn a_question_may_be_withdrawn_after_it_was_settled() {
    let table = four().multi(100).about(number(1969)).staking(100, &[]).asked().proposes(1969);
    assert_eq!(table.totals()[0], 2_100);
    let ruling = table.view(Viewer::Table).ruled.expect("it can be withdrawn");
    assert_eq!(ruling.right, None);
    let void = overruled(&table, Reply::Withdraw);
    assert_eq!((void.totals(), void.turn()), (vec![1_900; 4], Some(A)));
}

#[test]
fn a_tie_found_too_late_is_void() {
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let heat = asked().at(1_000, A, buzz()).at(1_002, C, buzz()).ruled_at(2_000, Reply::Right);
    assert!(heat.view(Viewer::Table).ruled.is_some_and(|ruling| ruling.tie));
    assert_eq!(overruled(&heat, Reply::Tie).totals(), [1_900; 4]);
}

#[test]
fn cards_drawn_since_the_ruling_stay_used_and_the_next_question_closes_it() {
    let table = asked().buzzes(B, true).then(Move::Roll).then(Move::TakeCard);
    let drawn: u16 = table.piles.iter().map(Pile::drawn).sum();
    let back = overruled(&table, Reply::Wrong);
    assert_eq!(back.piles.iter().map(Pile::drawn).sum::<u16>(), drawn);
    let next = table.turn_of_seat(B).multi(100).about(chrono()).staking(100, &[]);
    let refused = next.table(Move::Overrule(Reply::Wrong)).map(|_| ());
    assert_eq!(refused, Err(Refusal::NothingToOverrule));
}

#[test]
fn a_sitting_takes_a_sealed_ruling_back() {
    let mut session = Session::<Defizz>::new(setup(3)).expect("three may play");
    let mut rng = Rng::new(3);
    let ruled = |session: &Session<Defizz>| session.state().view(Viewer::Table).ruled.is_some();
    while !ruled(&session) {
        let (by, mv) = crate::rules::random_play::random_move(session.state(), &mut rng)
            .expect("somebody can move");
        session.play(Ms(1), by, mv).1.expect("it is listed");
    }
    let entries = session.journal().len();
    assert_eq!((session.undo_span(), session.undo()), (Ok(1), Ok(())));
    assert_eq!((session.journal().len(), ruled(&session)), (entries - 1, false));
}
