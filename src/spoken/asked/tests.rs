//! Whatever everybody hears of a deck in a game of each kind is said in the deck's language, and nothing else is.

use super::*;
use crate::rules::random_play::random_move;
use crate::rules::session::Session;
use crate::rules::{Game, Ms, Rng, Viewer};
use crate::spoken::two_languages::{bare, in_sentences, utterances};
use serde_json::Value;
use std::collections::BTreeSet;

/// A table's language, its words, and the language of its deck.
const TABLES: [(&str, &str, &str); 2] = [
    ("fr", include_str!("../../app/locales/fr.json"), "en"),
    ("en", include_str!("../../app/locales/en.json"), "fr"),
];

/// What everybody hears of the deck in some random games.
fn heard<G: Game>(
    setups: impl Iterator<Item = G::Setup>,
    asked: impl Fn(&G::View) -> Vec<String>,
) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (seed, setup) in (0..).zip(setups.step_by(7).take(4)) {
        let (mut rng, mut now) = (Rng::new(seed), Ms(0));
        let mut session = Session::<G>::new(setup).expect("the setup is legal");
        for _ in 0..20_000 {
            now = now.after(Ms(1 + rng.below(3_000)));
            session.tick(now);
            all.extend(asked(&session.view(Viewer::Table)));
            let Some((by, mv)) = random_move(session.state(), &mut rng) else { break };
            session.play(now, by, mv).result().expect("it is listed");
        }
    }
    all
}

/// The sentence of that key, with a text in its gap.
fn sentence(words: &Value, key: [&str; 2], gap: &str, text: &str) -> String {
    let sentence = words[key[0]][key[1]].as_str().expect("there is such a sentence");
    assert!(sentence.contains(gap), "{key:?}");
    sentence.replace(gap, text)
}

/// Checks that the table's own sentences around those texts are in its language, and they in their deck's.
fn check(heard: &BTreeSet<String>) {
    assert!(heard.len() > 5, "{heard:?}");
    for (ours, words, decks) in TABLES {
        let words: Value = serde_json::from_str(words).expect("a locale");
        for text in heard {
            assert_eq!(utterances(text, ours, decks), [(decks, bare(text))], "by itself");
            let turn = sentence(&words, ["quiz", "turn"], "{name}", "Zoé");
            let right = sentence(&words, ["quiz", "right_was"], "{answer}", text);
            let said = in_sentences(&[turn.clone(), text.clone(), right]);
            let all = utterances(&said, ours, decks);
            let languages: Vec<&str> = all.iter().map(|(language, _)| *language).collect();
            assert_eq!(languages, [ours, decks, ours, decks], "{said}");
            for place in [1, 3] {
                assert!(all[place].1.starts_with(&bare(text)), "{:?}", all[place]);
            }
            assert!(all[0].1.starts_with(&turn), "{:?}", all[0]);
        }
    }
}

#[test]
fn midi_is_heard_in_the_language_of_its_deck() {
    check(&heard::<midi::Midi>(midi::fixtures::tables(), midi));
}

#[test]
fn millions_is_heard_in_the_language_of_its_deck() {
    check(&heard::<millions::Millions>(millions::fixtures::tables(), millions));
}

#[test]
fn defizz_is_heard_in_the_language_of_its_deck() {
    check(&heard::<defizz::Defizz>(defizz::fixtures::tables(), defizz));
}

#[test]
fn egomaster_is_heard_in_the_language_of_its_deck() {
    check(&heard::<egomaster::Egomaster>(egomaster::fixtures::tables(), egomaster));
}

#[test]
fn the_answers_of_contests_are_heard_in_the_language_of_their_deck() {
    let answers = |contest: Option<&ContestView>| {
        let all = contest.and_then(|contest| contest.answer.as_ref());
        let said = all.map(|it| answer(it, |value| value.to_string(), |all| all.join(", ")));
        said.into_iter().collect::<Vec<_>>()
    };
    check(&heard::<defizz::Defizz>(defizz::fixtures::tables(), |view| {
        answers(view.shown.as_ref().and_then(|shown| shown.contest.as_ref()))
    }));
    check(&heard::<egomaster::Egomaster>(egomaster::fixtures::tables(), |view| {
        answers(view.shown.as_ref().map(|shown| &shown.contest))
    }));
}
