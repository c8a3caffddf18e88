//! What a deck of *Qui veut gagner des millions ?* must hold, and how a match's questions are drawn.

use super::super::sample;
use super::*;
use crate::decks::taste::{Taste, Wishes};

fn read(change: impl FnOnce(&mut Deck)) -> Result<Deck, Unusable> {
    let mut deck = sample::millions(3);
    change(&mut deck);
    Deck::read(&serde_json::to_string(&deck).expect("a deck is JSON"))
}

fn fault(of: fn(String) -> Fault) -> Result<Deck, Unusable> {
    Err(Unusable::Faulty(vec![of("mil-01-0001".into())]))
}

#[test]
fn the_json_is_as_content_says() {
    let text = r#"{"questions":[{"id":"mil-07-0042","level":7,"theme":"geo","q":"a","right":"b",
        "wrong":["c","d","e"],"note":"f"}]}"#;
    let deck: Deck = serde_json::from_str(text).expect("the form of docs/decks.md");
    assert_eq!((deck.questions[0].level, &*deck.questions[0].right), (7, "b"));
}

#[test]
fn mil_c1_four_different_answers_exactly_one_of_them_right() {
    let same = read(|deck| deck.questions[0].wrong[2] = deck.questions[0].right.clone());
    assert_eq!(same, fault(|id| Fault::SameTwice { id }));
    let empty = read(|deck| deck.questions[0].wrong[0] = " ".into());
    assert_eq!(empty, fault(|id| Fault::EmptyText { id }));
    let text = serde_json::to_string(&sample::millions(1)).expect("a deck is JSON");
    let two_wrong = text.replacen(r#","erreur 1.1.3"]"#, "]", 1);
    assert_ne!(two_wrong, text);
    assert!(matches!(Deck::read(&two_wrong), Err(Unusable::NotADeck(_))));
}

#[test]
fn mil_c2_every_question_has_one_of_15_levels_and_every_level_has_questions() {
    for level in [0, 16] {
        let other = read(|deck| deck.questions[0].level = level);
        assert_eq!(other, fault(|id| Fault::NoSuchLevel { id }));
    }
    let empty = read(|deck| deck.questions.retain(|question| question.level != 10));
    let shortage = Shortage { pile: "level-10", has: 0, needs: 1 };
    assert_eq!(empty, Err(Unusable::TooSmall(vec![shortage])));
    assert!(read(|_| {}).is_ok());
}

#[test]
fn mil_c5_a_level_with_fewer_questions_than_games_says_what_it_lacks() {
    let mut deck = sample::millions(5);
    assert!(deck.draw(&BTreeSet::new(), 5, 1).is_ok());
    let gone = deck.questions.iter().position(|question| question.level == 15);
    deck.questions.remove(gone.expect("there are five"));
    let shortage = Shortage { pile: "level-15", has: 4, needs: 5 };
    assert_eq!(deck.draw(&BTreeSet::new(), 5, 1), Err(vec![shortage]));
    assert!(deck.draw(&BTreeSet::new(), 4, 1).is_ok());
    assert_eq!(Deck::default().shortages(1).len(), 15);
}

#[test]
fn mil_c7_what_is_too_long_to_be_read_aloud_is_a_fault() {
    let long = read(|deck| deck.questions[0].q = "é".repeat(LONGEST_QUESTION + 1));
    assert_eq!(long, fault(|id| Fault::TooLong { id }));
    let long = read(|deck| deck.questions[0].wrong[1] = "é".repeat(LONGEST_ANSWER + 1));
    assert_eq!(long, fault(|id| Fault::TooLong { id }));
    assert!(read(|deck| deck.questions[0].q = "é".repeat(LONGEST_QUESTION)).is_ok());
}

#[test]
fn faulty_questions_are_named() {
    let twice = read(|deck| deck.questions[4].id = "mil-01-0001".into());
    assert_eq!(twice, fault(|id| Fault::IdTwice { id }));
}

#[test]
fn mil_s1_the_questions_are_split_into_15_packs_by_level() {
    let drawn = sample::millions(6).draw(&BTreeSet::new(), 4, 9).expect("six a level");
    for (level, pack) in (1u8..).zip(&drawn.packs) {
        assert_eq!(pack.len(), 4);
        assert!(pack.iter().all(|question| question.level == level));
    }
    assert_eq!(sample::millions(6).draw(&BTreeSet::new(), 4, 9), Ok(drawn.clone()));
    assert_ne!(sample::millions(6).draw(&BTreeSet::new(), 4, 10), Ok(drawn));
}

#[test]
fn mil_q27_questions_not_yet_used_come_first() {
    let deck = sample::millions(6);
    let used: BTreeSet<String> =
        deck.questions.iter().filter(|q| !q.id.ends_with('6')).map(|q| q.id.clone()).collect();
    for seed in 0..10 {
        let drawn = deck.draw(&used, 3, seed).expect("six a level");
        let fresh = |pack: &Vec<Question>| !used.contains(&pack[0].id);
        assert!(drawn.packs.iter().all(fresh), "the only one never seen comes first");
    }
}

#[test]
fn a_table_of_the_young_climbs_an_easier_ladder_and_is_asked_nothing_twice() {
    let deck = sample::millions(12);
    let drawn = |taste: &str, games| {
        let wishes = Wishes::new(BTreeSet::new(), "", &Taste::read(taste));
        deck.draw(&wishes, games, 5).expect("twelve a level")
    };
    let levels = |drawn: &Drawn| drawn.packs.each_ref().map(|pack| pack[0].level);
    assert_eq!(levels(&drawn("1", 3))[..4], [1, 1, 2, 2]);
    assert_eq!(levels(&drawn("3", 3))[13..], [14, 15]);
    let young = drawn("1", 3);
    let ids: BTreeSet<&String> =
        young.packs.iter().flatten().map(|question| &question.id).collect();
    assert_eq!(ids.len(), 45);
    // Two packs of seven do not fit into twelve, so the ladder is the normal one.
    assert_eq!(levels(&drawn("1", 7))[..4], [1, 2, 3, 4]);
}

#[test]
fn where_children_play_each_pack_holds_what_they_can_know_behind_the_others() {
    let deck = sample::millions(12);
    let child = Wishes::new(BTreeSet::new(), "", &Taste::default().of_a_child());
    let drawn = deck.draw_with_children(&BTreeSet::new(), &child, 2, 5).expect("twelve a level");
    assert_eq!(drawn.children, Some([2; LEVELS]));
    let level = |step: usize, children| drawn.packs[step][drawn.pack(step, children).start].level;
    assert_eq!([level(14, false), level(14, true), level(2, true)], [15, 8, 2]);
    let ids: BTreeSet<&String> = drawn.packs.iter().flatten().map(|q| &q.id).collect();
    assert_eq!(ids.len(), 60, "nothing comes twice");
    let alone = deck.draw(&BTreeSet::new(), 2, 5).expect("twelve a level");
    assert!(alone.packs.iter().zip(&drawn.packs).all(|(one, both)| one[..] == both[..2]));
    assert_eq!((alone.pack(3, false), alone.pack(3, true)), (0..2, 2..2));
    let small = sample::millions(2);
    assert!(small.draw_with_children(&BTreeSet::new(), &child, 2, 5).is_ok(), "some twice, then");
}
