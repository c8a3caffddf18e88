//! Words that give an answer away, and questions for a bare number.

use super::super::card::{Asks, OwnCard};
use super::Advice;
use crate::decks::answer::folded;
use crate::decks::wording::{akin, long_words, told};

/// The word of the right answer that appears in the question or in the clue. A question that names all of its
/// propositions gives nothing away.
pub fn leak(card: &OwnCard) -> Vec<Advice> {
    let (right, others): (Vec<&String>, Vec<&String>) = match &card.asks {
        Asks::Two(two) => {
            let [right, wrong] = two.right_and_wrong();
            (vec![right], vec![wrong])
        }
        // The intruder gives itself away when the question names it and none of the others.
        Asks::Sheet(sheet) => (vec![&sheet.intruder], sheet.truths.iter().collect()),
        Asks::Open(open) => (vec![&open.answer], vec![]),
        Asks::Choice(choice) => (vec![&choice.right], choice.wrong.iter().collect()),
        // The question of a list or a number names what is listed or counted.
        Asks::List(_) | Asks::Number(_) | Asks::Star(_) => return vec![],
    };
    let right = long_words(right[0]);
    let stem = long_words(&card.q);
    let question = told(&stem, &right).filter(|word| tells(&stem, word, &others));
    let clue = matches!(card.asks, Asks::Open(_)).then(|| long_words(&card.clue));
    let clue = clue.and_then(|clue| told(&clue, &right));
    let question = question.map(Advice::AnswerInQuestion);
    question.into_iter().chain(clue.map(Advice::AnswerInClue)).collect()
}

/// Whether a word of the answer in the question distinguishes the right proposition from the others.
fn tells(stem: &[String], word: &str, others: &[&String]) -> bool {
    let others: Vec<Vec<String>> = others.iter().map(|other| long_words(other)).collect();
    let shared = others.iter().all(|other| other.iter().any(|own| akin(own, word)));
    let named = others.iter().all(|other| told(stem, other).is_some());
    others.is_empty() || !shared && !named
}

/// Whether a question asks for a number without a unit, as a year.
pub fn asks_for_a_bare_number(question: &str) -> bool {
    const WORDS: [&str; 11] = [
        "annee", "an", "numero", "chiffre", "siecle", "date", "number", "year", "century",
        "figure", "when",
    ];
    folded(question).split(' ').any(|word| WORDS.contains(&word))
}
