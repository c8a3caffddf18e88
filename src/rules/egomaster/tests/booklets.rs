//! EGO-T5, T6, Q: page and number, who reads, what is said before the choices.

use crate::decks::egomaster::Icon;
use crate::decks::sample;
use crate::rules::answered::Answered;
use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::view::{PhaseView, TurnView};
use crate::rules::egomaster::*;

/// A's pawn has walked to a duo square; the deck has so many pages.
fn at_the_dice(pages: u8, seed: u64) -> Egomaster {
    let drawn = sample::egomaster(pages)
        .draw(&std::collections::BTreeSet::new())
        .expect("it is large enough");
    let setup = Setup { cards: Cards::from(drawn), seed, ..setup(4) };
    ready(&setup).rolled(1).then(Move::Walk(Direction::Forward))
}

fn turn_of(table: &Egomaster, viewer: Viewer) -> TurnView {
    match table.view(viewer).phase {
        PhaseView::Booklet { turn }
        | PhaseView::Opponent { turn, .. }
        | PhaseView::Stake { turn, .. }
        | PhaseView::Raise { turn, .. }
        | PhaseView::Question { turn, .. } => turn,
        other => panic!("{other:?}"),
    }
}

#[test]
fn ego_t5_two_d20_give_page_and_number() {
    let (mut pages, mut numbers) = ([false; 20], [false; 20]);
    for seed in 0..400 {
        let table = at_the_dice(20, seed);
        assert_eq!(table.refuses(A, Move::Open), Refusal::MustRollDice);
        let events = table.shows(Move::Dice);
        let Some(Event::Dice { page, number, fate: Fate::Fresh }) = events.first().copied() else {
            panic!("{events:?}")
        };
        pages[usize::from(page - 1)] = true;
        numbers[usize::from(number - 1)] = true;
    }
    assert!(pages.iter().chain(&numbers).all(|seen| *seen), "{pages:?} {numbers:?}");
}

#[test]
fn ego_r30_the_white_die_is_the_page_and_the_black_one_the_number() {
    let table = at_the_dice(20, 3);
    let Some(Event::Dice { page, number, .. }) = table.shows(Move::Dice).last().copied() else {
        panic!("dice were rolled")
    };
    let rolled = table.then(Move::Dice);
    let turn = turn_of(&rolled, Viewer::Table);
    assert_eq!((turn.page, turn.number), (page, number));
    let id = rolled.used_ids();
    assert_eq!(id, [format!("ego-d-{page:02}-{number:02}")]);
}

#[test]
fn the_page_die_is_rolled_again_for_a_page_that_the_booklet_has_not() {
    let (mut again, mut fresh) = (0, 0);
    for seed in 0..100 {
        let events = at_the_dice(2, seed).shows(Move::Dice);
        let dice: Vec<(u8, u8, Fate)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Dice { page, number, fate } => Some((*page, *number, *fate)),
                _ => None,
            })
            .collect();
        for pair in dice.windows(2).take(4) {
            assert_eq!(pair[0].2, Fate::NoSuchPage);
            again += 1;
            fresh += u32::from(pair[0].1 == pair[1].1);
        }
        let last = dice.last().expect("they were rolled");
        assert!(last.0 <= 2 && last.2 == Fate::Fresh && dice.len() <= 6, "{dice:?}");
    }
    assert!(again > 200 && fresh > again * 8 / 10, "the black die stays: {fresh} of {again}");
}

#[test]
fn ego_r29_a_question_that_was_asked_does_not_come_again_until_the_booklet_is_used_up() {
    let mut drawn: Drawn = (*cards()).clone();
    drawn.duo.truncate(3);
    let mut table = ready(&Setup { cards: Cards::from(drawn), ..setup(4) });
    let mut asked = vec![];
    for round in 0..4 {
        table = table.standing(&[1, 7, 13, 19]).turn_of_seat(A).rolled(1);
        table = table.then(Move::Walk(Direction::Forward));
        let fresh_again = table.shows(Move::Dice).contains(&Event::FreshAgain);
        assert_eq!(fresh_again, round == 3);
        table = table.then(Move::Dice);
        asked.push(turn_of(&table, Viewer::Table).number);
    }
    asked.truncate(3);
    asked.sort_unstable();
    assert_eq!(asked, [1, 2, 3]);
}

#[test]
fn ego_t6_the_right_neighbour_reads_and_takes_no_part() {
    for (roller, reader) in [(A, D), (B, A), (C, B), (D, C)] {
        let table = four().turn_of_seat(roller);
        assert_eq!(table.view(Viewer::Table).reader, Some(reader));
    }
    let table = poor(&[3_000; 4]).at_square(12, rapidite()).staking(500, &[]).asked();
    assert_eq!(table.totals()[3], 3_000, "he stakes nothing");
    let refused = Refusal::Question(contest::Refusal::NotInTheQuestion);
    assert_eq!(table.refuses_reply(D, Reply::Buzz { us: 0 }), refused);
    assert_eq!(table.buzzes(B, true).totals()[3], 3_000);
}

#[test]
fn ego_r7_the_reader_is_the_nearest_on_the_right_still_in_unless_option_o6() {
    let table = poor(&[4_000, 4_000, 4_000, 0]).without(&[D]);
    assert_eq!(table.view(Viewer::Table).reader, Some(C));
    let early = ready(&with(4, |options| options.eliminated_read = true));
    let early = early.owning(&[4_000, 4_000, 4_000, 0]).eliminating().without(&[D]);
    assert_eq!(early.view(Viewer::Table).reader, Some(D));
    let multi = early.at_square(12, rapidite()).staking(500, &[]);
    assert_eq!(multi.pot(), 1_500, "everybody still in takes part");
    let solo = early.at_square(4, rapidite());
    assert_eq!(solo.moves(By::Seat(A)), [Move::Name(B), Move::Name(C)]);
}

#[test]
fn ego_q1_icon_and_keyword_are_said_when_the_booklet_opens() {
    let rolled = at_the_dice(2, 1).then(Move::Dice);
    assert_eq!((rolled.phase_name(), rolled.turn()), ("booklet", Some(D)));
    assert_eq!(rolled.refuses(D, Move::Name(B)), Refusal::MustOpen);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(D)] {
        let before = turn_of(&rolled, viewer);
        assert_eq!((before.icon, before.keyword), (None, None));
        let after = turn_of(&rolled.then(Move::Open), viewer);
        assert!(after.icon.is_some());
        assert!(after.keyword.is_some_and(|keyword| keyword.starts_with("mot-clé d")));
    }
}

#[test]
fn ego_q2_in_solo_there_is_only_a_keyword() {
    let turn = turn_of(&four().at_square(4, rapidite()), Viewer::Table);
    assert_eq!((turn.icon, turn.keyword.as_deref()), (None, Some("mot-clé s1.1")));
}

#[test]
fn ego_q3_duo_and_multi_have_one_of_three_icons() {
    for (asks, icon) in
        [(cible(3), Icon::Cible), (colours(), Icon::PingPong), (rapidite(), Icon::Rapidite)]
    {
        for square in [2, 12] {
            let turn = turn_of(&four().at_square(square, asks.clone()), Viewer::Table);
            assert_eq!(turn.icon, Some(icon));
        }
    }
}

#[test]
fn ego_r18_icon_and_keyword_are_both_said_in_the_elimination() {
    for square in [2, 12] {
        let turn = turn_of(&poor(&[3_000; 4]).at_square(square, cible(3)), Viewer::Seat(A));
        assert!(turn.icon == Some(Icon::Cible) && turn.keyword.is_some());
    }
}

#[test]
fn ego_q4_all_choices_are_made_before_the_question_is_heard() {
    let open = poor(&[3_000; 4]).at_square(2, rapidite());
    let staked = open.names(B).staking(1_000, &[]);
    for table in [&open, &open.names(B), &staked] {
        for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(D)] {
            assert!(!format!("{:?}", table.view(viewer)).contains("Qui ?"));
        }
        assert_eq!(table.refuses_reply(D, Reply::Ask), table.expected());
    }
}

#[test]
fn ego_q5_the_reader_judges() {
    let table = four().at_square(12, rapidite()).asked();
    let buzzed = table.by(B, Move::Reply(Reply::Buzz { us: 0 }));
    let refused = Refusal::Question(contest::Refusal::ReaderOnly);
    assert_eq!(buzzed.refuses_reply(A, Reply::Right), refused);
    assert_eq!(buzzed.turn(), Some(D));
}

#[test]
fn ego_r37_he_alone_decides_whatever_kind_of_question() {
    let rally = four().at_square(12, colours()).asked();
    let accepted = rally.by(D, Move::Reply(Reply::Right));
    assert_eq!(accepted.turn(), Some(D), "an answer that the list has not");
    let refused = Refusal::Question(contest::Refusal::ReaderOnly);
    assert_eq!(rally.refuses_reply(A, Reply::Tick(0)), refused);
    assert_eq!(
        four().at_square(4, rapidite()).names(B).asked().refuses_reply(A, Reply::Right),
        refused
    );
}

#[test]
fn a_ruling_is_told_with_its_line_of_the_booklet() {
    let buzzed = four().at_square(12, rapidite()).asked().by(B, Move::Reply(Reply::Buzz { us: 0 }));
    let card = line_of(&buzzed.common.cards, buzzed.turn_of().expect("a turn")).id.to_owned();
    for (reply, right) in [(Reply::Right, true), (Reply::Wrong, false)] {
        let step =
            buzzed.play(Ms(60_000), By::Seat(D), &Move::Reply(reply)).expect("it may be played");
        let one = Answered { card: card.clone(), question: 0, seat: B, right, said: None };
        assert_eq!(buzzed.answered(&step), [one]);
    }
    let rally = four().at_square(12, colours()).asked();
    let step =
        rally.play(Ms(60_000), By::Seat(D), &Move::Reply(Reply::Right)).expect("it may be played");
    assert_eq!(rally.answered(&step), [], "a list is many answers");
}
