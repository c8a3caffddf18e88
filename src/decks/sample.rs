//! Generated decks of numbered placeholder cards, for tests and examples only.

use super::midi::*;
use super::{defizz, egomaster, millions, question};
use std::sync::Arc;

/// A deck with that many cards per pile: kick-off, sheets, fatal, master, duels, stars.
#[must_use]
pub fn midi(counts: [usize; 6]) -> Deck {
    let [kickoff, sheets, fatal, master, duels, stars] = counts;
    let id = |pile: &str, i: usize| format!("mi-{pile}-{i:03}");
    Deck {
        kickoff: (1..=kickoff).map(|i| kickoff_card(id("k", i), i)).collect(),
        sheets: (1..=sheets).map(|i| sheet(id("s", i), i)).collect(),
        fatal: (1..=fatal).map(|i| fatal_card(id("f", i), i)).collect(),
        master: (1..=master).map(|i| master_card(id("m", i), i)).collect(),
        duels: (1..=duels).map(|i| pair(id("d", i), i)).collect(),
        stars: (1..=stars).map(|i| star(id("e", i), i)).collect(),
    }
}

/// As many cards as the box has.
#[must_use]
pub fn midi_box() -> Deck {
    midi([55, 38, 55, 25, 15, 17])
}

/// A small deck that is large enough for a game.
#[must_use]
pub fn midi_small() -> Deck {
    midi([18, 12, 14, 8, 5, 8])
}

fn kickoff_card(id: String, i: usize) -> Kickoff {
    let question = |n: usize| KickoffQuestion {
        q: format!("Coup d’Envoi {i}.{n}"),
        visible: format!("visible {i}.{n}"),
        hidden: format!("cachée {i}.{n}"),
        right: if (i + n).is_multiple_of(2) { Side::Visible } else { Side::Hidden },
        note: Some(format!("note {i}.{n}")),
    };
    Kickoff { id, questions: [1, 2, 3, 4].map(question) }
}

fn sheet(id: String, i: usize) -> Sheet {
    let truths = [1, 2, 3, 4, 5, 6].map(|n| format!("vrai {i}.{n}"));
    let note = Some(format!("note {i}"));
    Sheet { id, q: format!("Coup par Coup {i}"), truths, intruder: format!("faux {i}"), note }
}

fn fatal_card(id: String, i: usize) -> Fatal {
    let question = |n: usize| OpenQuestion {
        q: format!("Coup Fatal {i}.{n}"),
        answer: format!("réponse {i}.{n}"),
        accept: vec![format!("variante {i}.{n}")],
        note: Some(format!("note {i}.{n}")),
        ..OpenQuestion::default()
    };
    Fatal { id, questions: [1, 2, 3, 4, 5, 6, 7, 8].map(question) }
}

fn master_card(id: String, i: usize) -> Master {
    let question = |n: usize| MasterQuestion {
        q: format!("Coup de Maître {i}.{n}"),
        right: format!("juste {i}.{n}"),
        wrong: [1, 2].map(|w| format!("erreur {i}.{n}.{w}")),
        note: None,
    };
    Master { id, questions: [1, 2, 3, 4, 5].map(question) }
}

fn pair(id: String, i: usize) -> Pair {
    let card = |n: usize| DuelCard {
        title: format!("Titre {i}.{n}"),
        q: format!("Duel {i}.{n}"),
        right: format!("juste {i}.{n}"),
        wrong: [1, 2, 3].map(|w| format!("erreur {i}.{n}.{w}")),
        note: None,
    };
    Pair { id, cards: [1, 2].map(card) }
}

fn star(id: String, i: usize) -> Star {
    let picture = format!("pictures/stars/{id}.svg");
    Star { id, picture, answer: format!("étoile {i}"), accept: vec![format!("astre {i}")] }
}

/// A deck of *Qui veut gagner des millions ?* with that many questions per level.
#[must_use]
pub fn millions(a_level: usize) -> millions::Deck {
    let question = |level: usize, i: usize| millions::Question {
        id: format!("mil-{level:02}-{i:04}"),
        level: level as u8,
        theme: String::new(),
        q: format!("Question {level}.{i}"),
        right: format!("juste {level}.{i}"),
        wrong: [1, 2, 3].map(|w| format!("erreur {level}.{i}.{w}")),
        note: Some(format!("note {level}.{i}")),
    };
    let levels = 1..=millions::LEVELS;
    let questions = levels.flat_map(|level| (1..=a_level).map(move |i| question(level, i)));
    millions::Deck { questions: questions.collect() }
}

/// A deck of *Défizz* with that many cards per pile: all modes, all procedures of Chance.
#[must_use]
pub fn defizz(cards: usize) -> defizz::Deck {
    let card = |pile: char, i: usize| defizz::Card {
        id: format!("def-{pile}-{i:03}"),
        questions: [chrono(pile, i), cible_or_chance(pile, i), ping_pong(pile, i)],
    };
    defizz::Deck {
        duel: (1..=cards).map(|i| card('d', i)).collect(),
        multi: (1..=cards).map(|i| card('m', i)).collect(),
    }
}

/// As many cards as the box has.
#[must_use]
pub fn defizz_box() -> defizz::Deck {
    defizz(defizz::BOX)
}

/// A small deck that is large enough for a game.
#[must_use]
pub fn defizz_small() -> defizz::Deck {
    defizz(18)
}

fn challenge(pile: char, i: usize, n: usize, asks: defizz::Asks) -> defizz::Challenge {
    defizz::Challenge { clue: format!("indice {pile}{i}.{n}"), asks }
}

fn chrono(pile: char, i: usize) -> defizz::Challenge {
    challenge(pile, i, 1, defizz::Asks::Chrono(open(&format!("{pile}{i}.1"))))
}

/// A question of luck on every third card, else a number.
fn cible_or_chance(pile: char, i: usize) -> defizz::Challenge {
    let asks = if i.is_multiple_of(3) {
        let first = if pile == 'd' { 0 } else { 6 };
        let device = defizz::Device::ALL[(first + i / 3 - 1) % defizz::Device::ALL.len()];
        defizz::Asks::Chance(defizz::Chance { text: format!("hasard {pile}{i}"), device })
    } else {
        defizz::Asks::Cible(target(&format!("{pile}{i}.2"), i))
    };
    challenge(pile, i, 2, asks)
}

fn ping_pong(pile: char, i: usize) -> defizz::Challenge {
    challenge(pile, i, 3, defizz::Asks::PingPong(list(&format!("{pile}{i}.3"), 4 + i % 5)))
}

/// An open question.
fn open(name: &str) -> question::Open {
    question::Open {
        q: format!("question {name}"),
        answer: format!("solution {name}"),
        accept: vec![format!("synonyme {name}")],
        refuse: vec![format!("piège {name}")],
        note: Some(format!("note {name}")),
    }
}

/// A question whose answer is a number.
fn target(name: &str, i: usize) -> question::Target {
    let (value, unit) = (super::decimal::Decimal::tenths(1_234 + 7 * i as i64), "m".into());
    question::Target { q: format!("combien {name}"), value, unit, note: None }
}

/// A question with a list of that many answers.
fn list(name: &str, answers: usize) -> question::List {
    let listed = |n: usize| question::Listed { a: format!("mot {name}.{n}"), accept: vec![] };
    question::List {
        q: format!("liste {name}"),
        answers: (1..=answers).map(listed).collect(),
        traps: vec![question::Trap { a: format!("leurre {name}"), why: "hors liste".into() }],
        note: None,
    }
}

/// A deck of *Egomaster* with that many pages per booklet: all icons.
#[must_use]
pub fn egomaster(pages: u8) -> egomaster::Deck {
    let places = || (1..=pages).flat_map(|page| (1..=egomaster::FACES).map(move |n| (page, n)));
    egomaster::Deck {
        solo: places().map(|(page, number)| solo(page, number)).map(Arc::new).collect(),
        duo: places().map(|(page, number)| entry('d', page, number)).map(Arc::new).collect(),
        multi: places().map(|(page, number)| entry('m', page, number)).map(Arc::new).collect(),
    }
}

/// As many pages as the box has.
#[must_use]
pub fn egomaster_box() -> egomaster::Deck {
    egomaster(egomaster::FACES)
}

/// A small deck that is large enough for a game: for most pages the dice are rolled again.
#[must_use]
pub fn egomaster_small() -> egomaster::Deck {
    egomaster(2)
}

fn solo(page: u8, number: u8) -> egomaster::Solo {
    let name = format!("s{page}.{number}");
    let id = format!("ego-s-{page:02}-{number:02}");
    egomaster::Solo { id, page, number, keyword: format!("mot-clé {name}"), open: open(&name) }
}

fn entry(booklet: char, page: u8, number: u8) -> egomaster::Entry {
    let name = format!("{booklet}{page}.{number}");
    let asks = match number % 3 {
        0 => egomaster::Asks::Cible(target(&name, number.into())),
        1 => egomaster::Asks::PingPong(list(&name, 4 + usize::from(number % 5))),
        _ => egomaster::Asks::Rapidite(open(&name)),
    };
    let id = format!("ego-{booklet}-{page:02}-{number:02}");
    egomaster::Entry { id, page, number, keyword: format!("mot-clé {name}"), asks }
}
