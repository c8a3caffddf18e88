//! All at the same time, from the first net on (option O12; MIL-Q41).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letters;
use crate::rules::millions::view::PhaseView;
use crate::rules::millions::*;

fn together(players: u8) -> Millions {
    table_with(players, |options| options.in_turn = false)
}

fn by(table: &Millions, seat: Seat, mv: Move) -> Millions {
    let step = table.play(Ms(0), By::Seat(seat), &mv);
    step.unwrap_or_else(|why| panic!("{seat:?} {mv:?}: {why:?} in {}", table.phase_name())).state
}

/// Everybody has settled on the right answer to the question worth that much.
fn settled(table: &Millions, euros: u32) -> Millions {
    let table = table.at_worth(euros);
    let settled = table.who_is_in().iter().fold(table.clone(), |table, _| table.answers_so(true));
    assert_eq!(settled.phase_name(), "confirm");
    settled
}

#[test]
fn mil_o12_below_the_first_net_nobody_is_asked() {
    let table = together(4);
    let last = table.answers_so(true).answers_so(true);
    let letter = last.letter(true);
    let step = last.then(Move::Keep(letter)).step(Move::Settle);
    assert!(step.sealed, "the last one to settle lays all open");
    assert!(step.events.contains(&Event::Answered { seat: D, answer: Some(letter), right: true }));
    assert_eq!((step.state.phase_name(), step.state.level), ("reading", 2), "the next one at once");
    assert_eq!(together(4).at_worth(1_500).who_is_in(), [B, C, D]);
}

#[test]
fn mil_o12_from_the_first_net_on_all_choose_at_the_same_time_in_any_order() {
    let table = settled(&together(4), 1_500).confirmed();
    assert_eq!((table.phase_name(), table.turn()), ("choice", Some(B)));
    for seat in [B, C, D] {
        assert_eq!(table.moves(By::Seat(seat)), [Move::Try, Move::Take], "{seat:?}");
    }
    assert_eq!(table.moves(By::Seat(A)), [], "the host does not compete");
    let two = by(&by(&table, D, Move::Try), C, Move::Take);
    assert_eq!((two.totals(), two.turn()), (vec![0, 0, 1_500, 0], Some(B)));
    assert_eq!(two.refusal_of(D, Move::Take), Refusal::NotYourTurn { turn: B }, "once each");
    let PhaseView::Choice { seat, left, in_hand, .. } = two.view(Viewer::Table).phase else {
        panic!("{}", two.phase_name())
    };
    assert_eq!((seat, left, in_hand), (B, Crowd::NOBODY.with(B), 1_500));
    let put = by(&two, B, Move::Try);
    assert_eq!((put.phase_name(), put.who_is_in()), ("reading", vec![B, D]));
    let nobody = by(&by(&by(&table, D, Move::Take), B, Move::Take), C, Move::Take);
    assert_eq!((nobody.game, nobody.totals()), (2, vec![0, 1_500, 1_500, 1_500]));
}

#[test]
fn mil_o12_the_question_of_the_net_itself_is_asked_of_all() {
    let choice = together(3).at_worth(800).answers_so(true).answers_so(true);
    assert_eq!((choice.phase_name(), choice.level), ("choice", 5));
    assert_eq!(by(&choice, C, Move::Take).totals(), [0, 0, 800]);
}

#[test]
fn mil_o12_all_say_their_final_word_at_the_same_time_in_any_order() {
    let table = settled(&together(4), 3_000);
    assert_eq!(table.refusal_of(A, Move::Yes), Refusal::NotYourTurn { turn: B });
    assert_eq!(table.refusal_of(C, Move::Walk), Refusal::NoMoreWalking);
    assert_eq!(table.refusal_of(C, Move::Settle), Refusal::MustConfirm);
    let one = by(&table, D, Move::Yes);
    assert!(one.view(Viewer::Table).seats[3].confirmed);
    assert_eq!(one.refusal_of(D, Move::No), Refusal::NotYourTurn { turn: B }, "a yes is final");
    let PhaseView::Confirm { left, said, .. } = one.view(Viewer::Table).phase else {
        panic!("{}", one.phase_name())
    };
    assert_eq!((left, said), (Crowd::NOBODY.with(B).with(C), None));
    let two = by(&one, B, Move::Yes);
    let step = two.play(Ms(0), By::Seat(C), &Move::Yes).expect("the last one");
    assert!(step.sealed && step.state.view(Viewer::Table).shown.is_some());
    let open = one.play(Ms(0), By::Seat(B), &Move::Yes).expect("not the last one");
    assert!(!open.sealed, "nothing has been shown");
}

#[test]
fn mil_q36_whoever_says_no_thinks_again_alone_while_the_others_wait() {
    let table = by(&settled(&together(4), 3_000), C, Move::No);
    assert_eq!((table.phase_name(), table.turn()), ("answer", Some(C)));
    assert_eq!(table.refusal(Move::Fifty), Refusal::NoMoreLifelines);
    let again = table.settles(table.right_or_not(false));
    assert_eq!(again.phase_name(), "confirm");
    assert_eq!(again.awaited().iter().collect::<Vec<_>>(), [B, C, D]);
    let over = again.confirmed();
    assert_eq!((over.who_is_in(), over.totals()), (vec![B, D], vec![0, 0, 1_500, 0]));
}

#[test]
fn mil_q41_thinking_time_stands_still_while_all_say_their_final_word() {
    let limited = |options: &mut Options| {
        options.in_turn = false;
        options.thinking = Thinking::Seconds30;
    };
    let table = settled(&table_with(3, limited), 3_000);
    assert_eq!(table.deadline(), None);
    let again = by(&table, B, Move::No);
    assert!(again.deadline().is_some(), "it runs on for whoever thinks again");
}

#[test]
fn mil_q48_one_word_says_it_for_all_who_are_still_asked() {
    let as_one = |table: &Millions, mv| table.play(Ms(0), By::Table, &mv);
    let choice = settled(&together(4), 1_500).confirmed();
    assert!(choice.moves(By::Table).contains(&Move::Try));
    assert_eq!(as_one(&choice, Move::Yes).err(), Some(Refusal::NotYourTurn { turn: B }));
    let put = as_one(&by(&choice, C, Move::Take), Move::Try).expect("two are asked");
    assert!(put.sealed, "the question lies open");
    assert_eq!((put.state.phase_name(), put.state.who_is_in()), ("reading", vec![B, D]));
    let words = settled(&together(4), 3_000);
    let all = as_one(&words, Move::Yes).expect("three are asked");
    assert!(all.sealed && all.state.view(Viewer::Table).shown.is_some());
    let said =
        all.events.iter().filter(|event| matches!(event, Event::FinalWord { yes: true, .. }));
    assert_eq!(said.count(), 3, "the word of each");
    let last = by(&by(&words, B, Move::Yes), C, Move::Yes);
    assert_eq!(as_one(&last, Move::Yes).err(), Some(Refusal::NotYourTurn { turn: D }));
    assert_eq!(as_one(&table(3), Move::Yes).err(), Some(Refusal::NotYourTurn { turn: B }));
}

/// The same table with the tablet on that seat.
fn handed(table: &Millions, seat: Seat) -> Millions {
    table.handed_over(Ms(0), seat, Player::Automatic(Level::Regular))
}

#[test]
fn mil_q48_it_speaks_for_people_only_and_needs_two_of_them() {
    let as_one = |table: &Millions, mv| table.play(Ms(0), By::Table, &mv);
    let words = settled(&together(4), 3_000);
    for (waits, word) in [(words, Move::Yes), (settled(&together(4), 1_500).confirmed(), Move::Try)]
    {
        let robot = handed(&waits, C);
        let said = as_one(&robot, word).expect("two people are asked").state;
        assert_eq!(said.phase_name(), robot.phase_name(), "the robot is still asked");
        assert_eq!(said.awaited(), Crowd::NOBODY.with(C), "{word:?}");
        let alone = handed(&robot, D);
        assert!(!alone.moves(By::Table).contains(&word), "one person of three");
        assert_eq!(as_one(&alone, word).err(), Some(Refusal::NotYourTurn { turn: B }));
    }
}

#[test]
fn mil_q31_whoever_leaves_is_waited_for_no_longer() {
    let choice = settled(&together(4), 1_500).confirmed();
    let chosen = by(&by(&choice, B, Move::Try), C, Move::Try).gone_from(D);
    assert_eq!((chosen.phase_name(), chosen.who_is_in()), ("reading", vec![B, C]));
    let tried = by(&choice, B, Move::Try).gone_from(B);
    assert_eq!((tried.phase_name(), tried.turn()), ("choice", Some(C)), "who has chosen already");
    let words = settled(&together(4), 3_000);
    let last = by(&by(&words, B, Move::Yes), C, Move::Yes).gone_from(D);
    assert!(last.view(Viewer::Table).shown.is_some(), "all others have said yes");
    let said = by(&words, B, Move::Yes).gone_from(B);
    assert_eq!((said.phase_name(), said.turn()), ("confirm", Some(C)));
}

#[test]
fn mil_q37_a_hosts_minutes_end_a_choice_of_all() {
    let timed = |options: &mut Options| {
        options.in_turn = false;
        options.minutes = 2;
    };
    let choice = settled(&table_with(3, timed), 1_500).confirmed();
    assert_eq!(choice.deadline(), Some(Ms(120_000)));
    assert_eq!(choice.later(120_000).totals(), [0, 1_500, 1_500]);
}

#[test]
fn mil_o12_as_on_television_the_candidate_is_asked_at_every_step() {
    let table = table_with(4, |options| {
        options.television = true;
        options.in_turn = false;
    });
    let said = table.then(Move::Say(table.right()));
    assert_eq!(said.phase_name(), "confirm");
    assert_eq!(said.then(Move::Yes).phase_name(), "choice");
}

#[test]
fn mil_o12_by_the_letter_each_is_asked_at_every_step() {
    let table = table(3).all_answer(&[true, true]);
    assert_eq!((table.phase_name(), table.turn()), ("choice", Some(B)));
    assert_eq!(table.refusal_of(C, Move::Try), Refusal::NotYourTurn { turn: B });
}

#[test]
fn mil_p4_one_tap_covers_all_but_one() {
    let [a, b, ..] = LETTERS;
    let table = table(3).then(Move::Cover(b)).then(Move::Keep(b));
    assert_eq!(table.eyes(B).uncovered(), Some(b));
    assert_eq!(table.refusal(Move::Keep(b)), Refusal::AlreadyCovered);
    assert_eq!(table.then(Move::Keep(a)).eyes(B).uncovered(), Some(a));
    let halved = table.then(Move::Fifty);
    let gone = halved.eyes(B).excluded.iter().next().expect("two are");
    assert_eq!(halved.refusal(Move::Keep(gone)), Refusal::Excluded);
    assert_eq!(television(3).refusal(Move::Keep(a)), Refusal::MustSay);
}

#[test]
fn mil_o12_a_question_for_four_takes_few_moves() {
    // One reading, then an answer and a settling each: steps that are public and the same for all take no move.
    let moves = |table: Millions| {
        let (level, mut table, mut moves) = (table.level, table, 0);
        while table.level == level {
            let mv = match table.phase_name() {
                "reading" => Move::Read,
                "answer" if table.holder(table.turn().expect("one")).uncovered().is_none() => {
                    Move::Keep(table.right())
                }
                "answer" => Move::Settle,
                _ => Move::Yes,
            };
            (table, moves) = (table.then(mv), moves + 1);
        }
        moves
    };
    let started = |options: fn(&mut Options)| start(&with(4, options));
    assert_eq!(moves(started(|options| options.in_turn = false)), 7);
    assert_eq!(moves(started(|_| ())), 10, "by the letter, and three more to try");
}

#[test]
fn mil_q49_whoever_has_a_screen_answers_while_another_one_is_asked() {
    let ours = |change: fn(&mut Options)| {
        table_with(4, |options| {
            options.in_turn = false;
            change(options);
        })
    };
    let table = ours(|_| ());
    let by = |table: &Millions, seat: Seat, mv: Move| table.play(Ms(0), By::Seat(seat), &mv);
    let right = table.right();
    assert_eq!(table.turn(), Some(B));
    let kept = by(&table, C, Move::Keep(right)).expect("he is not asked yet").state;
    let settled = by(&kept, C, Move::Settle).expect("he wants no lifeline").state;
    assert_eq!(
        (settled.turn(), settled.phase_name()),
        (Some(B), "answer"),
        "nobody's turn changes"
    );
    let hidden = settled.view(Viewer::Seat(D)).seats[C.index()].settled;
    assert!(hidden, "that he has settled is seen");
    assert_eq!(settled.refusal_of(C, Move::Keep(right)), Refusal::NotYourTurn { turn: B });
    assert_eq!(table.refusal_of(C, Move::Fifty), Refusal::NotYourTurn { turn: B }, "in turn");
    let on = settled.then(Move::Keep(right)).then(Move::Settle);
    assert_eq!(on.turn(), Some(D), "who has settled is asked no more");
    let all = on.then(Move::Keep(right)).then(Move::Settle);
    assert_eq!(all.given(C), (Some(right), true));
    for change in [
        |options: &mut Options| options.in_turn = true,
        |options: &mut Options| {
            options.thinking = Thinking::Seconds60;
        },
    ] {
        let refused = ours(change).refusal_of(C, Move::Keep(right));
        assert_eq!(refused, Refusal::NotYourTurn { turn: B });
    }
}

#[test]
fn mil_q46_what_a_robot_has_settled_stands_for_the_person_who_takes_over() {
    let person = |table: &Millions, seat| table.handed_over(Ms(0), seat, Player::Person);
    let robot = handed(&together(4).at_worth(3_000), B);
    let letter = robot.letter(true);
    let covered = by(&robot, B, Move::Keep(letter));
    assert_eq!(
        person(&covered, B).eyes(B).covers,
        Letters::NONE,
        "nothing that he has not covered"
    );
    let settled = person(&by(&covered, B, Move::Settle), B);
    assert_eq!(settled.eyes(B).uncovered(), Some(letter));
    assert!(settled.view(Viewer::Table).seats[1].settled);
    let words = settled.answers_so(true).answers_so(true);
    assert!(words.awaited().has(B), "his final word is still his");
}

/// All at once below the first net (option O16), with the device as host.
fn on_glass(players: u8) -> Millions {
    table_with(players, |options| {
        (options.in_turn, options.curtain_below, options.device) = (false, false, true);
    })
}

/// Who may answer at once.
fn at_once(table: &Millions) -> Vec<Seat> {
    match table.view(Viewer::Table).phase {
        PhaseView::Answer { glass, .. } => glass.iter().collect(),
        _ => vec![],
    }
}

#[test]
fn mil_o16_below_the_first_net_all_answer_at_once_in_any_order() {
    let table = on_glass(4);
    assert_eq!(at_once(&table), [A, B, C, D]);
    let answers = |table: &Millions, seat| {
        by(&by(table, seat, Move::Keep(table.letter(true))), seat, Move::Settle)
    };
    let three = [C, A, D].iter().fold(table, |table, &seat| answers(&table, seat));
    assert_eq!((at_once(&three), three.turn()), (vec![B], Some(B)));
    let next = answers(&three, B);
    assert_eq!((next.level, at_once(&next)), (2, vec![A, B, C, D]), "the last one lays all open");
}

#[test]
fn mil_q52_from_the_net_on_with_a_clock_or_a_lifeline_the_curtain_hangs() {
    let table = on_glass(3);
    assert_eq!(at_once(&table.at_worth(800)).len(), 3);
    assert_eq!(at_once(&table.at_worth(1_500)), []);
    assert_eq!(at_once(&table.then(Move::Fifty)), [], "what it has left is for one pair of eyes");
    let timed = table_with(3, |options| {
        (options.in_turn, options.curtain_below) = (false, false);
        options.thinking = Thinking::Seconds30;
    });
    assert_eq!(at_once(&timed), []);
    assert_eq!(at_once(&together(3)), [], "with the rulebook's curtain");
}

#[test]
fn mil_q50_the_last_one_in_has_nobody_to_hide_from() {
    assert_eq!(at_once(&on_glass(3).all_answer(&[false, true, false])), [], "nobody beside him");
}
