//! Made-up decks of numbered placeholder cards, for tests and examples only.

use super::midi::*;
use super::millions;

/// A deck of that many cards a pile: kick-off, sheets, fatal, master, duels, stars.
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

/// A small deck that can still be played with.
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

/// A deck of *Qui veut gagner des millions ?* with that many questions a level.
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
