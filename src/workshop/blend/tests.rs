//! Every blend can be played, without faults or shortages, whatever the deck of one's own.

use super::super::card::{Amount, Answers, Asks, Choice, OwnCard, OwnDeck, Sheet, Spoken, Two};
use super::super::check::sound;
use super::super::fill::fill;
use super::*;
use crate::decks::decimal::Decimal;
use crate::decks::question::{Listed, Trap};
use crate::decks::sample;

/// A random sound card.
fn card(rng: &mut Rng) -> OwnCard {
    let n = rng.below(300);
    let texts = |rng: &mut Rng, many: u32| -> Vec<String> {
        let length = if rng.below(9) == 0 { 50 } else { 5 };
        (0..many).map(|i| format!("t{n} {i} {}", "x".repeat(length))).collect()
    };
    let asks = match rng.below(6) {
        0 => {
            let side = if rng.below(2) == 0 { midi::Side::Visible } else { midi::Side::Hidden };
            Asks::Two(Two { visible: "a".into(), hidden: "b".into(), right: side })
        }
        1 => Asks::Sheet(Sheet { truths: texts(rng, 6), intruder: "faux".into() }),
        2 => Asks::Open(Spoken { answer: format!("réponse {n}"), ..Spoken::default() }),
        3 => {
            let level = Some(rng.below(16) as u8).filter(|level| *level > 0);
            let many = 2 + rng.below(2);
            Asks::Choice(Choice { right: "juste".into(), wrong: texts(rng, many), level })
        }
        4 => {
            let many = 4 + rng.below(8);
            let listed = |a| Listed { a, accept: vec![] };
            let answers = texts(rng, many).into_iter().map(listed).collect();
            let traps = vec![Trap { a: "piège".into(), why: String::new() }];
            Asks::List(Answers { answers, traps })
        }
        _ => Asks::Number(Amount::of(Decimal::whole(i64::from(n)), "m")),
    };
    let words = "mot ".repeat(3 + rng.below(25) as usize);
    let clue = if rng.below(5) == 0 { String::new() } else { format!("Indice {}", rng.below(9)) };
    OwnCard::new(format!("{words} {n} ?"), asks).with_clue(clue)
}

fn decks() -> Vec<OwnDeck> {
    let mut rng = Rng::new(3);
    let sizes = [0, 1, 5, 40, 200, 900];
    let deck = |size: usize| {
        let cards = (0..size).map(|_| sound(card(&mut rng), vec![]).expect("it is sound").card);
        OwnDeck { cards: cards.collect(), ..OwnDeck::default() }
    };
    sizes.into_iter().cycle().take(24).map(deck).collect()
}

#[test]
fn what_is_filled_has_no_fault() {
    for deck in decks() {
        let filled = fill(&deck);
        assert_eq!(filled.midi.faults(), []);
        assert_eq!(filled.millions.faults(), []);
        assert_eq!(filled.defizz.faults(), []);
        assert_eq!(filled.egomaster.faults(), []);
        assert_eq!(fill(&deck), filled, "it is the same every time");
    }
}

#[test]
fn what_is_said_to_be_missing_is_what_the_games_miss() {
    for deck in decks() {
        let filled = fill(&deck);
        let said = |piles: &[super::super::fill::Pile]| {
            let short = piles.iter().filter(|pile| !pile.is_enough());
            short.map(|pile| (pile.name, pile.cards, pile.needs)).collect::<Vec<_>>()
        };
        let of = |all: Vec<crate::decks::Shortage>| {
            let all = all.into_iter().filter(|shortage| shortage.pile != "stars");
            all.map(|short| (short.pile, short.has, short.needs)).collect::<Vec<_>>()
        };
        assert_eq!(said(&filled.midi_piles), of(filled.midi.shortages()));
        assert_eq!(said(&filled.millions_piles), of(filled.millions.shortages(1)));
        assert_eq!(said(&filled.defizz_piles), of(filled.defizz.shortages()));
        assert_eq!(said(&filled.egomaster_piles), of(filled.egomaster.shortages()));
    }
}

#[test]
fn every_blend_can_be_played() {
    let (of_midi, of_millions) = (sample::midi_box(), sample::millions(4));
    let (of_defizz, of_egomaster) = (sample::defizz_box(), sample::egomaster_box());
    for (seed, deck) in (0..).zip(decks()) {
        let own = fill(&deck);
        for ours in [Ours::AsNeeded, Ours::AsMany, Ours::All] {
            let mix = &Mix { ours, asked: &BTreeSet::new(), seed };
            let blend = midi(&own.midi, &of_midi, mix);
            assert_eq!((blend.faults(), blend.shortages()), (vec![], vec![]));
            let blend = millions(&own.millions, &of_millions, 3, mix);
            assert_eq!((blend.faults(), blend.shortages(3)), (vec![], vec![]));
            let blend = defizz(&own.defizz, &of_defizz, mix);
            assert_eq!((blend.faults(), blend.shortages()), (vec![], vec![]));
            let blend = egomaster(&own.egomaster, &of_egomaster, mix);
            assert_eq!((blend.faults(), blend.shortages()), (vec![], vec![]));
        }
    }
}

#[test]
fn fresh_cards_of_ours_come_first_and_as_many_as_ones_own() {
    let ours = sample::millions(4);
    let of_level = |level: u8| ours.questions.iter().filter(move |q| q.level == level);
    let asked: BTreeSet<String> =
        (1..=15).flat_map(|level| of_level(level).take(3).map(|q| q.id.clone())).collect();
    let mix = Mix { ours: Ours::AsNeeded, asked: &asked, seed: 5 };
    let blend = millions(&millions::Deck::default(), &ours, 1, &mix);
    assert_eq!(blend.questions.len(), 15);
    assert!(blend.questions.iter().all(|question| !asked.contains(&question.id)));
    let own = OwnDeck { cards: (0..6).map(|n| level_card(n, 4)).collect(), ..OwnDeck::default() };
    let mix = Mix { ours: Ours::AsMany, asked: &asked, seed: 5 };
    let blend = millions(&fill(&own).millions, &ours, 1, &mix);
    let at = |level: u8| blend.questions.iter().filter(|question| question.level == level).count();
    assert_eq!((at(4), at(5)), (6 + 4, 1), "ours has four only");
}

fn level_card(n: usize, level: u8) -> OwnCard {
    let wrong = ["a", "b", "c"].map(str::to_owned).to_vec();
    let choice = Choice { right: "juste".into(), wrong, level: Some(level) };
    OwnCard::new(format!("Question {n} ?"), Asks::Choice(choice))
}
