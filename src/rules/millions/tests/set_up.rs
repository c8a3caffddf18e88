//! The set-up (MIL-S, Q2 to Q5, Q27, Q29): players, first host, packs, lifelines, totals.

use crate::rules::crowd::Crowd;
use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letters;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::Role;
use crate::rules::millions::*;
use std::collections::BTreeSet;

#[test]
fn mil_q2_two_to_five_play_and_with_the_device_as_host_one_to_five() {
    for players in 0..=7 {
        for device in [false, true] {
            let least = if device { 1 } else { 2 };
            let started = Millions::start(&with(players, |options| options.device = device));
            let refused = Refusal::PlayersOutOfRange { players: players.into(), least };
            match (least..=5).contains(&players) {
                true => assert!(started.is_ok(), "{players} {device}"),
                false => assert_eq!(started, Err(refused)),
            }
        }
    }
}

#[test]
fn mil_s2_each_level_has_its_own_section() {
    let table = table(2);
    for level in 1..=15 {
        assert_eq!(table.at_level(level).question().level, level);
    }
}

#[test]
fn mil_s4_each_contestant_has_three_lifelines_and_a_bare_holder() {
    let view = table(5).view(Viewer::Table);
    for seat in [B, C, D, E] {
        assert_eq!(view.seats[seat.index()].lifelines, Lifeline::ALL);
        assert_eq!(view.seats[seat.index()].role, Role::In);
        assert_eq!(table(5).eyes(seat).covers, Letters::NONE);
    }
}

#[test]
fn mil_s5_the_host_has_no_lifeline() {
    let view = table(3).view(Viewer::Table);
    assert_eq!((view.seats[0].role, view.seats[0].lifelines.len()), (Role::Host, 0));
    let table = table(3);
    assert_eq!(table.refusal_of(A, Move::Fifty), Refusal::NotYourTurn { turn: B });
}

#[test]
fn mil_s6_a_question_is_in_the_holder_before_it_is_read() {
    let begun = start(&setup(3));
    assert_eq!((begun.phase_name(), begun.turn(), begun.put[0]), ("reading", Some(A), 1));
    assert_eq!(begun.refusal(Move::Settle), Refusal::MustRead);
    assert_eq!(begun.refusal_of(B, Move::Cover(LETTERS[0])), Refusal::NotYourTurn { turn: A });
}

#[test]
fn mil_s7_the_answer_shows_on_the_hosts_side_only() {
    let table = table(3);
    let console = table.view(Viewer::Seat(A)).console.expect("he holds it");
    assert_eq!(console.right, table.right());
    for viewer in [Viewer::Table, Viewer::Seat(B), Viewer::Seat(C)] {
        assert_eq!(table.view(viewer).console, None);
    }
}

#[test]
fn mil_s8_the_number_of_games_is_agreed_before() {
    for (players, laps, games) in [(2, 1, 2), (5, 1, 5), (3, 2, 6), (4, 3, 12)] {
        let options = Options { laps, ..Options::default() };
        assert_eq!(Setup::games(players, &options), games);
    }
    let many = with(5, |options| options.laps = 9);
    assert_eq!(start(&many).view(Viewer::Table).stays_left, 44);
    let many = Millions::start(&with(5, |options| options.laps = 52)).map(|_| ());
    assert_eq!(many, Err(Refusal::NoLap), "no sum of laps is too large to be shown");
    let none = Millions::start(&with(3, |options| options.laps = 0));
    assert_eq!(none, Err(Refusal::NoLap));
}

#[test]
fn mil_q5_by_default_each_player_is_host_once() {
    for players in 2..=5u8 {
        let mut table = table(players);
        let mut hosts = vec![];
        while table.turn().is_some() {
            hosts.push(table.lead);
            let all = vec![false; usize::from(table.still.count())];
            table = table.all_answer(&all).reads();
        }
        assert_eq!(hosts, [A, B, C, D, E][..usize::from(players)]);
    }
}

#[test]
fn mil_q4_the_first_host_is_drawn_unless_the_table_names_one() {
    let lead = |first, seed| start(&Setup { first, seed, ..setup(5) }).lead;
    let drawn: BTreeSet<Seat> = (0..60).map(|seed| lead(None, seed)).collect();
    assert_eq!(drawn.len(), 5, "each may be drawn");
    assert!((0..10).all(|seed| lead(Some(D), seed) == D));
}

#[test]
fn mil_s9_nobody_can_be_named_who_does_not_sit_there() {
    let named = Millions::start(&Setup { first: Some(E), ..setup(4) });
    assert_eq!(named, Err(Refusal::NobodyOnThatSeat));
}

#[test]
fn mil_s10_every_player_starts_with_nothing() {
    for players in 2..=5 {
        assert_eq!(table(players).totals(), vec![0; usize::from(players)]);
    }
}

#[test]
fn a_level_without_a_question_is_refused() {
    let mut drawn = (*cards(2, 1)).clone();
    drawn.packs[8].clear();
    let started = Millions::start(&Setup { cards: drawn.into(), ..setup(2) });
    assert_eq!(started, Err(Refusal::CardsMissing { level: 9 }));
}

#[test]
fn mil_q27_no_question_comes_back_before_all_of_its_level() {
    let cards = cards(3, 4);
    let mut table = start(&Setup { cards, ..with(3, |options| options.laps = 2) });
    let mut asked = vec![];
    while let Some(question) = table.view(Viewer::Seat(table.lead)).question {
        asked.push(question.q);
        let all = vec![false; usize::from(table.reads().still.count())];
        table = table.reads().all_answer(&all);
    }
    assert_eq!(asked.len(), 6, "two laps of three");
    assert_eq!(asked[..3].iter().collect::<BTreeSet<_>>().len(), 3);
    assert_eq!(asked[..3], asked[3..], "an endless loop");
}

#[test]
fn mil_c4_the_right_letter_lies_elsewhere_from_question_to_question() {
    let right = |seed| start(&Setup { seed, ..setup(2) }).right();
    let letters: BTreeSet<_> = (0..40).map(right).collect();
    assert_eq!(letters.len(), 4);
}

#[test]
fn mil_q19_four_answers_are_proposed() {
    let question = table(2).view(Viewer::Table).question.expect("it is read");
    let texts: BTreeSet<&String> = question.answers.iter().collect();
    assert_eq!(texts.len(), 4);
}

#[test]
fn the_questions_that_were_asked_are_marked_as_used() {
    let table = table(2).at_level(3);
    let used: Vec<String> = table.used_ids().iter().map(|id| id[..6].to_owned()).collect();
    assert_eq!(used, ["mil-01", "mil-02", "mil-03"]);
    assert_eq!(table.still, Crowd::NOBODY.with(B));
}
