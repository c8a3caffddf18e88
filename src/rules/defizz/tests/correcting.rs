//! A ruling right or wrong can always be corrected, and what followed is recomputed.

use crate::decks::decimal::Decimal;
use crate::rules::contest::ruling::Verdict;
use crate::rules::defizz::fixtures::*;
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
    assert_eq!((back.phase_name(), back.pot()), ("question", 600));
    assert_eq!(back.buzzes(A, true).totals()[0], 2_300);
}

#[test]
fn an_elimination_by_a_wrong_ruling_is_taken_back() {
    let table = four().owning(&[3_000, 200, 2_300, 2_100]).duel(300).about(chrono()).against(B);
    let out = table.asked().buzzes(A, true);
    assert!(out.out() == [B] && !out.help.has(B));
    let back = overruled(&out, Reply::Wrong);
    assert!(back.out().is_empty() && back.help.has(B));
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
    assert_eq!((ruling.seat, ruling.verdict, ruling.tie), (B, Some(Verdict::Wrong), false));
    assert_eq!(overruled(&typed, Reply::Right).totals(), [1_800, 2_100, 1_800]);
}

#[test]
fn a_question_may_be_withdrawn_after_it_was_settled() {
    let table = four().multi(100).about(number(1969)).staking(100, &[]).asked().proposes(1969);
    assert_eq!(table.totals()[0], 2_100);
    let ruling = table.view(Viewer::Table).ruled.expect("it can be withdrawn");
    assert_eq!((ruling.number, ruling.verdict), (true, None));
    let void = overruled(&table, Reply::Withdraw);
    assert_eq!((void.totals(), void.turn()), (vec![1_900; 4], Some(A)));
    let ruling = void.view(Viewer::Table).ruled.expect("it is still the last one");
    assert_eq!((ruling.number, ruling.verdict), (true, Some(Verdict::Withdrawn)));
}

#[test]
fn a_tie_found_too_late_is_void() {
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let heat = asked().at(1_000, A, buzz()).at(1_002, C, buzz()).ruled_at(2_000, Reply::Right);
    assert!(heat.view(Viewer::Table).ruled.is_some_and(|ruling| ruling.tie));
    let tie = overruled(&heat, Reply::Tie);
    assert_eq!(tie.totals(), [1_900; 4]);
    // From there it can be ruled right or wrong, but not a tie again.
    let ruling = tie.view(Viewer::Table).ruled.expect("it can be corrected again");
    assert_eq!((ruling.verdict, ruling.tie), (Some(Verdict::Tie), false));
    assert_eq!(overruled(&tie, Reply::Right).totals(), heat.totals());
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
        session.play(Ms(1), by, mv).result().expect("it is listed");
    }
    let entries = session.journal().len();
    assert_eq!((session.undo_span(), session.undo()), (Ok(1), Ok(())));
    assert_eq!((session.journal().len(), ruled(&session)), (entries - 1, false));
}

#[test]
fn def_r48_what_only_sounds_right_is_wrong_until_the_table_is_asked() {
    let setup = with(3, |options| options.tablet_reads = true);
    let asked = start(&setup).multi(100).about(chrono()).staking(100, &[]).asked();
    let typed = |text: &str| {
        let buzzed = asked.by(B, Move::Reply(Reply::Buzz { us: 0 }));
        buzzed.by(B, Move::Reply(Reply::Say(text.into())))
    };
    let ruling = |table: &Defizz| table.view(Viewer::Table).ruled.expect("it can be corrected");
    let close = typed("goguin");
    assert_eq!((ruling(&close).verdict, ruling(&close).close), (Some(Verdict::Wrong), true));
    assert!(!ruling(&typed("Monet")).close && !ruling(&typed("gauguin")).close);
    let right = overruled(&close, Reply::Right);
    assert_eq!((right.totals(), ruling(&right).close), (vec![1_800, 2_100, 1_800], false));
}

#[test]
fn def_r49_a_help_card_played_after_a_ruling_comes_back_with_the_turn_but_its_card_does_not() {
    let table = asked().buzzes(B, true);
    let later = table.then(Move::Roll).then(Move::TakeCard).by(B, Move::Help);
    assert!(!later.help.has(B));
    let back = overruled(&later, Reply::Wrong);
    assert!(back.help.has(B), "his turn has not been");
    let read = later.turn_of().expect("a card lies there");
    assert!(back.used_ids().contains(&&*card_of(&later.common.cards, read).id), "it stays read");
}

#[test]
fn def_r53_a_mistyped_number_is_corrected_until_the_answer_lies_open() {
    let is = |number| Reply::Propose(Decimal::whole(number));
    let table = four().multi(100).about(number(1969)).staking(100, &[]).asked();
    let typed = table.proposes(196);
    let back = overruled(&typed, is(1968));
    assert_eq!((back.turn(), back.pot()), (Some(B), 300), "the next one is asked");
    let over = back.proposes(1975).proposes(1990);
    assert_eq!(over.totals(), [2_100, 1_800, 1_800, 1_900], "the number that was meant wins");
    let refused = |table: &Defizz, ruling| table.table(Move::Overrule(ruling)).map(|_| ());
    assert_eq!(refused(&over, is(1969)), Err(Refusal::NothingToOverrule), "it lies open");
    let two = typed.proposes(1975);
    let taken = Err(Refusal::Question(contest::Refusal::AlreadyProposed));
    assert_eq!(refused(&two, is(196)), taken, "the last one's number is corrected, not A's");
    assert_eq!(overruled(&two, is(1970)).turn(), Some(C));
    let twice = overruled(&overruled(&typed, is(1960)), is(1961));
    assert_eq!(twice.turn(), Some(B), "and once more");
    let other = Err(Refusal::Question(contest::Refusal::NotThisKind));
    assert_eq!(refused(&asked().buzzes(B, false), is(7)), other, "a race has no number");
}

#[test]
fn def_r53_the_last_number_is_known_before_it_opens_the_answer() {
    let last = |table: &Defizz| match table.view(Viewer::Table).phase {
        view::PhaseView::Question { contest, .. } => contest.awaits_last_number(),
        _ => false,
    };
    let table = four().multi(100).about(number(1969)).staking(100, &[]).asked();
    let one = table.proposes(1960);
    assert_eq!([&table, &one, &one.proposes(1975)].map(last), [false, false, true]);
    assert!(!last(&asked()), "a race has no number");
}

#[test]
fn def_r53_nobody_puts_a_number_in_a_robots_mouth() {
    let mut setup = setup(4);
    setup.chairs[0].player = Player::Automatic(Level::Regular);
    let table = start(&setup).multi(100).about(number(1969)).staking(100, &[]).asked();
    let thought = table.by(A, Move::Reply(Reply::Hunch));
    if thought.phase_name() == "question" {
        assert!(thought.table(Move::Overrule(Reply::Propose(Decimal::whole(1969)))).is_err());
    }
}
