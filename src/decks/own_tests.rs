//! Cards of one's own come first in every pile, whatever was asked before.

use super::taste::{Taste, Wishes};
use super::{Named, OWN, sample};
use std::collections::BTreeSet;

/// Makes the last `n` cards of a pile cards of one's own.
macro_rules! own {
    ($pile:expr, $n:expr) => {
        for card in $pile.iter_mut().rev().take($n) {
            card.id = [OWN, &card.id].concat();
        }
    };
}

fn is_own(card: &impl Named) -> bool {
    card.id().starts_with(OWN)
}

fn own_places<T: Named>(pile: &[T]) -> Vec<usize> {
    (0..pile.len()).filter(|place| is_own(&pile[*place])).collect()
}

#[test]
fn ones_own_come_first_in_every_pile() {
    let mut deck = sample::midi_box();
    own!(deck.kickoff, 2);
    own!(deck.sheets, 1);
    own!(deck.fatal, 3);
    own!(deck.master, 2);
    own!(deck.duels, 1);
    own!(deck.stars, 1);
    let mut defizz = sample::defizz_box();
    own!(defizz.duel, 2);
    own!(defizz.multi, 4);
    for seed in 0..20 {
        let drawn = deck.draw(&BTreeSet::new(), seed).expect("it is large enough");
        assert_eq!(own_places(&drawn.kickoff), [0, 1]);
        assert_eq!(own_places(&drawn.sheets), [0]);
        assert_eq!(own_places(&drawn.fatal), [0, 1, 2]);
        assert_eq!(own_places(&drawn.master), [0, 1]);
        assert!(is_own(&drawn.pair) && is_own(&drawn.star));
        let drawn = defizz.draw(&BTreeSet::new(), seed).expect("it is large enough");
        assert_eq!(own_places(&drawn.duel), [0, 1]);
        assert_eq!(own_places(&drawn.multi), [0, 1, 2, 3]);
    }
}

#[test]
fn ones_own_that_were_asked_come_before_ours_and_after_fresh_ones() {
    let mut deck = sample::defizz_box();
    own!(deck.duel, 3);
    let own: Vec<String> = deck.duel.iter().rev().take(3).map(|card| card.id.clone()).collect();
    let asked = BTreeSet::from([own[0].clone(), own[2].clone()]);
    for seed in 0..20 {
        let drawn = deck.draw(&asked, seed).expect("it is large enough");
        assert_eq!(own_places(&drawn.duel), [0, 1, 2]);
        assert_eq!(drawn.duel[0].id, own[1]);
    }
}

#[test]
fn half_and_half_one_of_ours_follows_each_of_ones_own() {
    let mut deck = sample::defizz_box();
    own!(deck.duel, 3);
    let wishes = Wishes::new(BTreeSet::new(), "", &Taste::default()).half_and_half(true);
    let drawn = deck.draw(&wishes, 7).expect("it is large enough");
    assert_eq!(own_places(&drawn.duel), [0, 2, 4]);
    assert_eq!(drawn.duel.len(), deck.duel.len(), "none is lost");
}

#[test]
fn in_every_game_of_a_match_the_levels_begin_with_ones_own() {
    let mut deck = sample::millions(4);
    for level in 3..=6 {
        let of_level = deck.questions.iter_mut().find(|question| question.level == level);
        let question = of_level.expect("every level has questions");
        question.id = [OWN, &question.id].concat();
    }
    let drawn = deck.draw(&BTreeSet::new(), 3, 9).expect("it is large enough");
    for (level, pack) in (1..).zip(&drawn.packs) {
        let first: &[usize] = if (3..=6).contains(&level) { &[0] } else { &[] };
        assert_eq!(own_places(pack), first, "{level}");
    }
}

#[test]
fn a_seed_deals_the_same_cards_again() {
    let mut deck = sample::defizz_box();
    own!(deck.multi, 5);
    let draw = || deck.draw(&BTreeSet::new(), 3).expect("it is large enough");
    assert_eq!(draw(), draw());
}
