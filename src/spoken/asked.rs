//! What everybody hears of a deck, game by game, PURE: the questions, the propositions, the clues and the answers, each
//! marked as a text of the deck ([`of_deck`]). The app adds its own sentences.

use super::two_languages::of_deck;
use crate::decks::decimal::Decimal;
use crate::rules::contest::view::{AnswerView, ContestView};
use crate::rules::millions::letters::Letter;
use crate::rules::{defizz, egomaster, midi, millions};

/// *Les 12 Coups de Midi*: the question that is put, then its propositions. One that a reader judges is read by that
/// person.
#[must_use]
pub fn midi(view: &midi::view::TableView) -> Vec<String> {
    use midi::view::{Manner, PhaseView, question_of};
    if let Some(asked) = question_of(&view.phase) {
        return all([&asked.q].into_iter().chain(&asked.propositions));
    }
    match &view.phase {
        PhaseView::Sheet { q, flaps, .. } => {
            all([q].into_iter().chain(flaps.iter().map(|flap| &flap.text)))
        }
        PhaseView::Fatal(it) if it.manner != Manner::Judged => {
            all(it.question.iter().map(|it| &it.q))
        }
        _ => vec![],
    }
}

/// *Qui veut gagner des millions ?*: the question, then its four answers with their letters.
#[must_use]
pub fn millions(view: &millions::view::TableView) -> Vec<String> {
    let Some(question) = &view.question else { return vec![] };
    let answers = Letter::ALL.into_iter().zip(&question.answers);
    let answers = answers.map(|(letter, text)| lettered(letter, text));
    [of_deck(&question.q)].into_iter().chain(answers).collect()
}

/// An answer with its letter, both said in the deck's language.
#[must_use]
pub fn lettered(letter: Letter, text: &str) -> String {
    of_deck(&[&letter.word().to_uppercase().to_string(), ", ", text].concat())
}

/// *Défizz*: the question, or the clues to choose from.
#[must_use]
pub fn defizz(view: &defizz::view::TableView) -> Vec<String> {
    use defizz::view::PhaseView;
    match &view.phase {
        PhaseView::Question { contest, .. } => contested(contest),
        PhaseView::Chance { luck, .. } => all(&luck.text),
        PhaseView::Clues { turn, .. } => all(&turn.clues),
        _ => vec![],
    }
}

/// *Egomaster*: the question.
#[must_use]
pub fn egomaster(view: &egomaster::view::TableView) -> Vec<String> {
    match &view.phase {
        egomaster::view::PhaseView::Question { contest, .. } => contested(contest),
        _ => vec![],
    }
}

/// The right answer of a contest; `number` and `joined` write a number and a list as the deck's language does.
#[must_use]
pub fn answer(
    answer: &AnswerView,
    number: impl Fn(Decimal) -> String,
    joined: impl Fn(&[String]) -> String,
) -> String {
    of_deck(&match answer {
        AnswerView::Open { answer, .. } => answer.clone(),
        AnswerView::Target { value, unit } => [&number(*value), " ", unit].concat(),
        AnswerView::List { answers, .. } => {
            joined(&answers.iter().map(|listed| listed.a.clone()).collect::<Vec<_>>())
        }
    })
}

fn contested(contest: &ContestView) -> Vec<String> {
    all(&contest.question)
}

fn all<'a>(texts: impl IntoIterator<Item = &'a String>) -> Vec<String> {
    texts.into_iter().map(|text| of_deck(text)).collect()
}

#[cfg(test)]
mod tests;
