//! What decks can serve, exactly.

use super::super::card::{Answers, Asks, Choice, OwnCard, Spoken, Two};
use super::super::fill::Unfit;
use super::*;
use crate::decks::midi::Side;
use crate::decks::question::Listed;

fn choice(n: usize, wrong: usize, level: Option<u8>) -> OwnCard {
    let wrong = (0..wrong).map(|i| format!("faux {i}")).collect();
    OwnCard::new(
        format!("Question {n} ?"),
        Asks::Choice(Choice { right: "juste".into(), wrong, level }),
    )
}

fn open(n: usize, clue: &str) -> OwnCard {
    let open = Spoken { answer: format!("réponse {n}"), ..Spoken::default() };
    OwnCard::new(format!("Qui est {n} ?"), Asks::Open(open)).with_clue(clue)
}

fn deck(cards: Vec<OwnCard>) -> OwnDeck {
    OwnDeck { cards, ..OwnDeck::default() }
}

fn pile<'a>(serves: &'a Serves, name: &str) -> &'a Pile {
    serves.piles.iter().find(|pile| pile.name == name).expect(name)
}

#[test]
fn levels_side_by_side_are_missing_in_one_sentence() {
    let cards = (0..27).map(|n| choice(n, 3, Some((n % 9) as u8 + 1))).collect();
    let [_, millions, ..] = serves_match(&deck(cards), 2);
    assert_eq!(millions.missing, [Missing { count: 12, of: Of::Levels(10, 15) }]);
    assert!(matches!(millions.now, Now::Blend { own, .. } if own.len() == 9));
    let levels = [1, 2, 3, 5, 6, 7, 9, 10, 11, 12];
    let cards = levels.iter().map(|level| choice(usize::from(*level), 3, Some(*level))).collect();
    let [_, millions, ..] = serves(&deck(cards));
    let gaps: Vec<Of> = millions.missing.iter().map(|missing| missing.of).collect();
    assert_eq!(gaps, [Of::Levels(4, 4), Of::Levels(8, 8), Of::Levels(13, 15)]);
    assert!(matches!(millions.now, Now::Blend { own, .. } if own.len() == 10));
}

#[test]
fn questions_without_a_level_go_where_one_is_missing() {
    let cards = (0..15).map(|n| choice(n, 3, (n == 3).then_some(9))).collect();
    let [_, millions, ..] = serves(&deck(cards));
    assert_eq!((millions.missing, millions.now), (vec![], Now::Whole { games: 1 }));
}

#[test]
fn midi_says_what_each_round_lacks() {
    let two = |n: usize| {
        let two = Two { visible: "a".into(), hidden: "b".into(), right: Side::Visible };
        OwnCard::new(format!("Deux {n} ?"), Asks::Two(two))
    };
    let mut cards: Vec<OwnCard> = (0..22).map(two).collect();
    cards.extend((0..11).map(|n| open(n, "")));
    let long = open(99, "");
    cards.push(OwnCard { q: "x".repeat(81), ..long });
    let [midi, ..] = serves(&deck(cards));
    let missing: Vec<(usize, Of)> = midi.missing.iter().map(|m| (m.count, m.of)).collect();
    let lacks = [("sheets", 2), ("fatal", 21), ("master", 25), ("duels", 2)];
    assert_eq!(missing, lacks.map(|(name, count)| (count, Of::Pile(name))));
    assert_eq!(midi.now, Now::Blend { own: vec!["kickoff"], some: vec!["fatal"] });
    assert_eq!(pile(&midi, "fatal").unfit.get(&Unfit::QuestionTooLong(80)), Some(&1));
    assert_eq!(pile(&midi, "kickoff").begun, [2]);
}

#[test]
fn defizz_needs_clues_that_differ() {
    let same = deck((0..30).map(|n| open(n, "Tout")).collect());
    let [_, _, defizz, egomaster] = serves(&same);
    assert_eq!((pile(&defizz, "duel").cards, defizz.missing[0].count), (0, 24));
    assert_eq!(defizz.now, Now::Nothing);
    assert_eq!(egomaster.missing.iter().map(|m| m.count).collect::<Vec<_>>(), [10, 10, 10]);
    let differ = deck((0..72).map(|n| open(n, &format!("Indice {}", n % 9))).collect());
    let [_, _, defizz, egomaster] = serves(&differ);
    assert_eq!((defizz.now, egomaster.now), (Now::Whole { games: 1 }, Now::Whole { games: 1 }));
    let [_, _, defizz, _] = serves(&deck((0..6).map(|n| open(n, "")).collect()));
    assert_eq!(pile(&defizz, "duel").unfit.get(&Unfit::NoClue), Some(&6));
}

#[test]
fn the_same_question_is_used_once() {
    let mut cards: Vec<OwnCard> = (0..4).map(|n| open(n, &format!("Indice {n}"))).collect();
    cards.extend(cards.clone());
    let [_, _, defizz, _] = serves(&deck(cards));
    let duel = pile(&defizz, "duel");
    assert_eq!((duel.cards, duel.unfit.get(&Unfit::Repeated)), (1, Some(&4)));
}

#[test]
fn an_empty_deck_serves_nothing_and_lacks_everything() {
    for serves in serves(&OwnDeck::default()) {
        assert!(serves.now == Now::Nothing, "{:?}", serves.game);
        assert!(!serves.missing.is_empty());
    }
}

#[test]
fn lists_go_to_duo_and_multi_only() {
    let list = |n: usize| {
        let listed = |i: usize| Listed { a: format!("{n} {i}"), accept: vec![] };
        let answers = Answers { answers: (0..4).map(listed).collect(), traps: vec![] };
        OwnCard::new(format!("Lesquels {n} ?"), Asks::List(answers)).with_clue("Listes")
    };
    let [.., egomaster] = serves(&deck((0..40).map(list).collect()));
    assert_eq!(egomaster.missing, [Missing { count: 20, of: Of::Pile("solo") }]);
}
