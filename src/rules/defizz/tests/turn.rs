//! DEF-T, H: roles, the order of a turn, the Help! card.

use crate::rules::answered::Answered;
use crate::rules::contest::Happening;
use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::view::{PhaseView, TurnView};
use crate::rules::defizz::*;
use crate::rules::{company, stakes};

fn turn_of(table: &Defizz, viewer: Viewer) -> TurnView {
    match table.view(viewer).phase {
        PhaseView::Clues { turn, .. }
        | PhaseView::Opponent { turn, .. }
        | PhaseView::Stake { turn, .. }
        | PhaseView::Raise { turn, .. }
        | PhaseView::Question { turn, .. }
        | PhaseView::Chance { turn, .. } => turn,
        other => panic!("{other:?}"),
    }
}

#[test]
fn def_t1_the_reader_is_the_right_neighbour() {
    for (active, reader) in [(A, D), (B, A), (C, B), (D, C)] {
        let view = four().turn_of_seat(active).view(Viewer::Table);
        assert_eq!((view.active, view.reader), (Some(active), Some(reader)));
    }
}

#[test]
fn def_t2_the_reader_judges_and_takes_no_part() {
    let table = four().multi(100).about(chrono()).staking(100, &[]).asked();
    assert_eq!(table.totals()[3], 1_900, "he stakes nothing");
    let buzz = Move::Reply(Reply::Buzz { us: 0 });
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses(D, buzz.clone()), refused);
    let buzzed = table.by(B, buzz);
    let refused = Refusal::Question(contest::Refusal::ReaderOnly);
    assert_eq!(buzzed.refuses(A, Move::Reply(Reply::Right)), refused);
    assert_eq!(buzzed.ruled(Reply::Right).totals()[1], 2_100);
}

#[test]
fn def_t3_then_the_left_neighbour_still_in_plays() {
    let table = four().multi(100).about(chrono()).staking(100, &[]).asked().buzzes(A, true);
    assert_eq!((table.turn(), table.view(Viewer::Table).reader), (Some(B), Some(A)));
    let table = four().owning(&[1_900, 0, 1_900, 1_900]).without(&[B]);
    let table = table.multi(100).about(chrono()).staking(100, &[]).asked().buzzes(A, true);
    assert_eq!((table.turn(), table.view(Viewer::Table).reader), (Some(C), Some(A)));
}

/// How often each face of the die comes up over 1,200 seeds.
fn rolls() -> Vec<(Die, u32)> {
    let mut rolls: Vec<(Die, u32)> = vec![];
    for seed in 0..1_200 {
        let events = start(&Setup { seed, ..setup(3) }).shows(Move::Roll);
        let Some(Event::Rolled { die, .. }) = events.first() else { panic!("{events:?}") };
        match rolls.iter_mut().find(|(known, _)| known == die) {
            Some((_, times)) => *times += 1,
            None => rolls.push((*die, 1)),
        }
    }
    rolls
}

#[test]
fn def_t4_the_die_shows_kind_and_minimum() {
    for (die, _) in rolls() {
        assert!([100, 200, 300].contains(&die.amount), "{die:?}");
    }
    assert_eq!(four().refuses(A, Move::TakeCard), Refusal::MustRoll);
    assert_eq!(four().refuses(B, Move::Roll), Refusal::NotYourTurn { turn: A });
}

#[test]
fn def_r8_six_faces_equally_likely() {
    let rolls = rolls();
    assert_eq!(rolls.len(), 6);
    assert!(rolls.iter().all(|(_, times)| (150..250).contains(times)), "{rolls:?}");
}

#[test]
fn def_t5_the_reader_takes_the_top_card_of_the_matching_deck() {
    let rolled = four().then(Move::Roll);
    assert_eq!((rolled.phase_name(), rolled.turn()), ("card", Some(D)));
    assert_eq!(rolled.refuses(A, Move::TakeCard), Refusal::NotYourTurn { turn: D });
    for (kind, pile) in [(Kind::Duel, 'd'), (Kind::Multi, 'm')] {
        let table = four().rolled(kind, 100);
        let clues = turn_of(&table, Viewer::Table).clues;
        assert!(clues.iter().all(|clue| clue.starts_with(&format!("indice {pile}"))));
    }
}

#[test]
fn def_t6_all_clues_are_read_without_the_modes() {
    let table = four().duel(100);
    let text = format!("{:?}", table.view(Viewer::Seat(D)));
    assert!(text.contains(".1\"") && text.contains(".2\"") && text.contains(".3\""));
    assert!(!text.contains("Chrono") && !text.contains("question d"), "{text}");
}

#[test]
fn def_t7_help_comes_after_the_clues_and_before_the_choice() {
    assert_eq!(four().refuses(A, Move::Help), Refusal::NotTheMomentForHelp);
    let chosen = four().duel(100).then(Move::Choose(0));
    assert_eq!(chosen.refuses(A, Move::Help), Refusal::NotTheMomentForHelp);
}

#[test]
fn def_t8_the_active_player_chooses_the_question_by_its_clue() {
    let table = four().duel(100);
    assert_eq!(table.refuses(D, Move::Choose(0)), Refusal::NotYourTurn { turn: A });
    assert_eq!(table.refuses(A, Move::Choose(3)), Refusal::NoSuchQuestion);
    assert_eq!(turn_of(&table.then(Move::Choose(2)), Viewer::Table).question, Some(2));
}

#[test]
fn def_t9_in_a_duel_he_names_his_opponent() {
    let table = start(&setup(5)).owning(&[1_900, 1_900, 0, 1_900, 1_900]).without(&[C]);
    let table = table.duel(100).about(chrono());
    assert_eq!(
        table.refuses(A, Move::Challenge(C)),
        Refusal::Opponent(company::Refusal::NotInTheGame)
    );
    assert_eq!(
        table.refuses(A, Move::Challenge(Seat(5))),
        Refusal::Opponent(company::Refusal::NobodyThere)
    );
    assert_eq!(table.refuses(A, Move::Stake(100)), Refusal::MustChallenge);
    assert_eq!(turn_of(&table.against(B), Viewer::Table).opponent, Some(B));
}

#[test]
fn def_t10_he_announces_the_minimum_or_more() {
    let table = four().multi(200).about(chrono());
    assert_eq!(
        table.refuses(A, Move::Stake(100)),
        Refusal::Stake(stakes::Refusal::TooLow { at_least: 200 })
    );
    assert_eq!(table.staking(200, &[]).phase_name(), "question");
    assert_eq!(table.staking(300, &[]).phase_name(), "raise");
}

#[test]
fn def_t11_only_the_active_player_raises_once_in_hundreds_up_to_all_he_owns() {
    let table = four().multi(200).about(chrono());
    let PhaseView::Stake { raise, .. } = table.view(Viewer::Table).phase else { panic!("a stake") };
    assert_eq!(raise, Some((300, 1_900)));
    assert_eq!(table.refuses(A, Move::Stake(250)), Refusal::Stake(stakes::Refusal::NotInHundreds));
    assert_eq!(
        table.refuses(A, Move::Stake(2_000)),
        Refusal::Stake(stakes::Refusal::TooHigh { at_most: 1_900 })
    );
    let raised = table.staking(500, &[]);
    for seat in [A, B] {
        let why = raised.refuses(seat, Move::Stake(900));
        assert!(matches!(why, Refusal::MustAnswer | Refusal::NotYourTurn { .. }), "{why:?}");
    }
}

#[test]
fn def_t12_stakes_are_paid_before_the_question_and_form_the_pot() {
    let table = four().multi(200).about(chrono()).staking(200, &[]);
    assert_eq!((table.pot(), table.totals()), (600, vec![1_700, 1_700, 1_700, 1_900]));
    let view = table.view(Viewer::Table);
    assert_eq!(view.seats.iter().map(|seat| seat.stake).collect::<Vec<_>>(), [200, 200, 200, 0]);
}

#[test]
fn def_t13_the_mode_is_announced_and_the_question_asked() {
    let table = four().multi(200).about(suits()).staking(200, &[]);
    assert_eq!(table.turn(), Some(D), "the reader asks");
    let asked = table.shows(Move::Reply(Reply::Ask));
    assert_eq!(asked, [Event::Question(Happening::Asked { judge: Judge::Reader(D) })]);
    let PhaseView::Question { mode, contest, .. } = table.asked().view(Viewer::Table).phase else {
        panic!("a question")
    };
    assert_eq!(mode, crate::decks::defizz::Mode::PingPong);
    assert_eq!(contest.question.as_deref(), Some("Lesquelles ?"));
}

#[test]
fn def_t14_the_winner_takes_the_whole_pot_and_the_card_is_put_away() {
    let table = four().multi(200).about(chrono()).staking(200, &[]);
    let drawn = table.piles[1].left();
    let table = table.asked().buzzes(C, true);
    assert_eq!((table.totals()[2], table.pot()), (2_300, 0));
    assert_eq!(table.piles[1].left(), drawn, "it does not come back");
}

#[test]
fn def_h1_help_may_be_used_once_on_ones_own_turn() {
    let table = four().duel(100);
    for seat in [B, C, D] {
        assert_eq!(table.refuses(seat, Move::Help), Refusal::HelpIsForTheActive);
    }
    let helped = table.then(Move::Help);
    assert_eq!(helped.refuses(A, Move::Help), Refusal::HelpSpent);
    assert!(!helped.view(Viewer::Table).seats[0].piece.help);
}

#[test]
fn def_h2_help_is_used_before_question_opponent_and_stake() {
    let table = four().duel(100).then(Move::Choose(0)).against(B);
    assert_eq!(table.refuses(A, Move::Help), Refusal::NotTheMomentForHelp);
}

#[test]
fn def_h3_he_reads_the_question_side_to_himself() {
    let table = four().duel(100).then(Move::Help);
    let side = |viewer| turn_of(&table, viewer).card;
    let card = side(Viewer::Seat(A)).expect("A reads it");
    assert!(card.iter().all(|side| !side.text.is_empty()));
    for viewer in [Viewer::Table, Viewer::Seat(B), Viewer::Seat(D)] {
        assert_eq!(side(viewer), None, "{viewer:?}");
    }
    assert_eq!(table.then(Move::Choose(1)).phase_name(), "opponent", "then he goes on as usual");
}

#[test]
fn def_r14_help_shows_modes_and_questions_but_no_answer() {
    let text = format!("{:?}", four().duel(100).then(Move::Help).view(Viewer::Seat(A)));
    assert!(text.contains("Chrono") && text.contains("question d"));
    assert!(!text.contains("solution") && !text.contains("mot d") && !text.contains("synonyme"));
}

#[test]
fn def_h4_a_spent_help_card_never_comes_back() {
    let helped = four().multi(100).then(Move::Help).about(chrono()).staking(100, &[]);
    let void = helped.asked().ruled(Reply::Time);
    assert_eq!(void.multi(100).refuses(A, Move::Help), Refusal::HelpSpent);
}

#[test]
fn def_r15_help_is_spent_even_if_the_challenge_is_void() {
    let helped = four().duel(100).then(Move::Help).about(chrono()).against(B).staking(100, &[]);
    let void = helped.table(Move::Reply(Reply::Withdraw)).expect("the question is faulty");
    assert!(!void.view(Viewer::Table).seats[0].piece.help);
}

#[test]
fn def_h5_help_is_optional() {
    let table = four().duel(100);
    let moves = table.moves(By::Seat(A));
    assert!(moves.contains(&Move::Help) && moves.contains(&Move::Choose(2)));
}

#[test]
fn def_r7_the_reader_is_the_referee() {
    let table = four().multi(100).about(suits()).staking(100, &[]).asked();
    let asks = |seat: Seat| table.moves(By::Seat(seat));
    assert!(asks(D).contains(&Move::Reply(Reply::Wrong)));
    assert_eq!(asks(A), [], "said aloud, ticked by the reader");
}

#[test]
fn def_r11_the_mode_is_told_when_the_stakes_are_paid() {
    let table = four().multi(100).about(suits());
    assert!(!format!("{:?}", table.view(Viewer::Seat(D))).contains("PingPong"));
    let paid = table.staking(100, &[]);
    assert!(format!("{:?}", paid.view(Viewer::Table)).contains("PingPong"));
    assert!(!format!("{:?}", paid.view(Viewer::Table)).contains("Lesquelles"));
}

#[test]
fn def_r17_the_mode_of_speed_is_called_chrono() {
    let mode = chrono().mode();
    assert_eq!(format!("{mode:?}"), "Chrono");
}

#[test]
fn def_r41_totals_are_public() {
    let table = four().owning(&[100, 200, 300, 400]);
    for viewer in [Viewer::Table, Viewer::Seat(B)] {
        let totals: Vec<u32> = table.view(viewer).seats.iter().map(|seat| seat.total).collect();
        assert_eq!(totals, [100, 200, 300, 400]);
    }
}

#[test]
fn def_r42_with_three_players_the_opponent_is_forced() {
    let table = start(&setup(3)).duel(100).about(chrono());
    assert_eq!(table.phase_name(), "stake");
    assert_eq!(turn_of(&table, Viewer::Table).opponent, Some(B));
    let multi = start(&setup(3)).multi(100).about(chrono()).staking(100, &[]);
    assert_eq!(multi.pot(), 200);
}

#[test]
fn def_r44_nobody_is_chosen_in_a_multi() {
    let table = start(&setup(6)).multi(100).about(chrono());
    assert_eq!(table.phase_name(), "stake");
    assert_eq!(table.staking(100, &[]).pot(), 500);
}

#[test]
fn a_ruling_is_told_with_its_card_and_question() {
    let table = four().multi(100).about(chrono()).staking(100, &[]).asked();
    let buzzed = table.by(B, Move::Reply(Reply::Buzz { us: 0 }));
    let told = |reply: Reply| {
        let step =
            buzzed.play(Ms(60_000), By::Seat(D), &Move::Reply(reply)).expect("it may be played");
        buzzed.answered(&step)
    };
    let Phase::Question(asking) = &buzzed.phase else { panic!("a question is played") };
    let card = card_of(&buzzed.common.cards, &asking.turn).id.clone();
    let question = asking.turn.question.expect("a question was chosen");
    for (reply, right) in [(Reply::Right, true), (Reply::Wrong, false)] {
        assert_eq!(
            told(reply),
            [Answered { card: card.clone(), question, seat: B, right, said: None }]
        );
    }
}

#[test]
fn def_r52_after_the_third_turn_the_card_is_taken_by_itself() {
    let rolled = |turns, by_hand| {
        let mut table = start(&with(4, |options| options.by_hand = by_hand));
        table.common.turns = turns;
        assert_eq!(table.by_itself(), None, "the die is rolled by hand");
        table.then(Move::Roll)
    };
    assert_eq!(rolled(4, false).by_itself(), Some(Move::TakeCard));
    assert_eq!(rolled(3, false).by_itself(), None, "it has not been seen often enough");
    assert_eq!(rolled(40, true).by_itself(), None, "the table does it by hand");
    assert_eq!(rolled(4, false).then(Move::TakeCard).by_itself(), None, "that is a choice");
}

#[test]
fn def_t6_clues_take_their_time_where_a_person_reads_them_to_others() {
    use crate::rules::{Level, Player};
    let read = |automatic: &[usize]| {
        let mut setup = setup(3);
        for &seat in automatic {
            setup.chairs[seat].player = Player::Automatic(Level::ALL[0]);
        }
        start(&setup).duel(100).to_read()
    };
    let table = four().duel(100);
    let clues = card_of(&table.common.cards, table.turn_of().expect("a card was drawn"));
    let letters = clues.questions.iter().map(|question| question.clue.chars().count()).sum();
    assert_eq!((table.to_read(), read(&[0])), (letters, letters));
    assert_eq!(read(&[0, 1]), 0, "nobody listens");
    assert_eq!(read(&[0, 2]), 0, "the tablet reads");
    assert_eq!(four().to_read(), 0);
}
