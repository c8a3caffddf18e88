//! Suggestions for improving a card, based on the gates of our own decks (`docs/decks.md`, §3 and §4): shown as advice
//! beside the field, never as a refusal.

mod options;
mod words;

use super::card::{Asks, Language, OwnCard};
use crate::decks::answer::{Verdict, verdict_in};
use crate::decks::question::List;
use crate::decks::wording;

/// Which text of a card a piece of advice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    Question,
    /// The right answer or proposition; in a list or a sheet, the one at that place.
    Right(usize),
    /// The wrong proposition or trap at that place.
    Wrong(usize),
}

/// A piece of advice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// A text has more letters than are easy to read.
    Long { field: Field, letters: usize, most: usize },
    /// The clue has more words than players take in at a glance.
    ClueLong { words: usize, most: usize },
    /// The question contains that word of the answer.
    AnswerInQuestion(String),
    /// The clue contains that word of the answer.
    AnswerInClue(String),
    /// Two propositions or answers are equal, or one is part of the other.
    Overlap(String, String),
    /// A proposition makes sense only beside the others: all of them, neither.
    CountsTheOthers(String),
    /// The right proposition is by far the longest.
    RightIsLongest,
    /// This proposition or answer ends with a full stop.
    FullStop(String),
    /// A spoken answer has more words than are easy to say.
    HardToSay { answer: String, words: usize, most: usize },
    /// A refused answer is also accepted.
    RefusesWhatIsRight(String),
    /// A trap would be taken for a listed answer.
    TrapIsRight(String),
    /// The question has two negations.
    DoubleNegation,
    /// The meaning of that word depends on the date.
    Dated(String),
    /// The number has neither a unit nor the form of a year.
    NoUnit,
    /// There is no note to read after the question.
    NoNote,
    /// There is no clue, and *Défizz* and *Egomaster* let players bet on one.
    NoClue,
}

/// Maximum letters of a question, so that it is read aloud in one breath.
pub const QUESTION: usize = 110;
/// Maximum letters of a question whose fastest answer wins.
pub const RAPID: usize = 80;
/// Maximum letters of a proposition or an answer.
pub const OPTION: usize = 40;
/// Maximum words of a spoken answer, without its article.
pub const WORDS: usize = 3;
/// Maximum words of an answer on a list: titles and names of works are long.
pub const LISTED_WORDS: usize = 5;
/// Maximum words of a clue.
pub const CLUE_WORDS: usize = 3;

/// The advice on a card, in the order of its fields.
#[must_use]
pub fn advice(card: &OwnCard, language: Language) -> Vec<Advice> {
    if !card.is_text() {
        return vec![];
    }
    let mut all = long(card);
    all.extend(words::leak(card));
    all.extend(options::advice(&card.asks));
    all.extend(said(card, language));
    if wording::negations(language.code(), &card.q) > 1 {
        all.push(Advice::DoubleNegation);
    }
    all.extend(wording::relative(language.code(), &card.q).map(Advice::Dated));
    all.extend(unit(card));
    if card.note.is_none() {
        all.push(Advice::NoNote);
    }
    if is_bet_on(card) && card.clue.is_empty() && card.theme.is_empty() {
        all.push(Advice::NoClue);
    }
    all
}

/// Every text that players read or say, except the question.
fn texts(asks: &Asks) -> Vec<(Field, &String)> {
    let (mut right, mut wrong): (Vec<&String>, Vec<&String>) = (vec![], vec![]);
    match asks {
        Asks::Two(two) => {
            let [yes, no] = two.right_and_wrong();
            right.push(yes);
            wrong.push(no);
        }
        Asks::Sheet(sheet) => {
            right.extend(&sheet.truths);
            wrong.push(&sheet.intruder);
        }
        Asks::Open(open) => right.push(&open.answer),
        Asks::Choice(choice) => {
            right.push(&choice.right);
            wrong.extend(&choice.wrong);
        }
        Asks::List(list) => {
            right.extend(list.answers.iter().map(|listed| &listed.a));
            wrong.extend(list.traps.iter().map(|trap| &trap.a));
        }
        Asks::Number(_) | Asks::Star(_) => {}
    }
    let right = right.into_iter().enumerate().map(|(at, text)| (Field::Right(at), text));
    let wrong = wrong.into_iter().enumerate().map(|(at, text)| (Field::Wrong(at), text));
    right.chain(wrong).collect()
}

fn long(card: &OwnCard) -> Vec<Advice> {
    let rapid = matches!(card.asks, Asks::Open(_));
    let question = (Field::Question, &card.q, if rapid { RAPID } else { QUESTION });
    let texts = texts(&card.asks).into_iter().map(|(field, text)| (field, text, OPTION));
    let all = [question].into_iter().chain(texts).filter_map(|(field, text, most)| {
        let letters = text.chars().count();
        (letters > most).then_some(Advice::Long { field, letters, most })
    });
    let words = wording::words(&card.clue);
    let clue = is_bet_on(card) && words > CLUE_WORDS;
    all.chain(clue.then_some(Advice::ClueLong { words, most: CLUE_WORDS })).collect()
}

/// Whether players bet on the clue.
const fn is_bet_on(card: &OwnCard) -> bool {
    matches!(card.asks, Asks::Open(_) | Asks::List(_) | Asks::Number(_))
}

/// Advice on spoken answers: they should be short and differ from what is refused, as the deck's language compares them.
fn said(card: &OwnCard, language: Language) -> Vec<Advice> {
    let mut all = vec![];
    let mut hard = |answer: &String, most: usize| {
        let words = wording::words(answer);
        let hard = Advice::HardToSay { answer: answer.clone(), words, most };
        all.extend((words > most).then_some(hard));
    };
    match &card.asks {
        Asks::Open(open) => {
            hard(&open.answer, WORDS);
            let right = |text: &&String| {
                let (answer, accept, refuse) = (&open.answer, &open.accept, &open.refuse);
                verdict_in(Some(language), text, answer, accept, refuse) == Verdict::Exact
            };
            all.extend(open.refuse.iter().filter(right).cloned().map(Advice::RefusesWhatIsRight));
        }
        Asks::List(list) => {
            // A pair ("France – Paris") is said in two breaths, so its words are not counted.
            let single = list.answers.iter().filter(|listed| !listed.a.contains(" – "));
            single.for_each(|listed| hard(&listed.a, LISTED_WORDS));
            let (answers, traps) = (list.answers.clone(), list.traps.clone());
            let asked = List { answers, traps, ..List::default() };
            let taken = |text: &&String| asked.find(text, Some(language)).is_some();
            let traps = list.traps.iter().map(|trap| &trap.a).filter(taken);
            all.extend(traps.cloned().map(Advice::TrapIsRight));
        }
        _ => {}
    }
    all
}

/// Advice on a number without a unit, unless the question makes clear what it counts.
fn unit(card: &OwnCard) -> Option<Advice> {
    let Asks::Number(amount) = &card.asks else { return None };
    let value = amount.value?;
    let year = value.is_whole() && (10_000..=21_000).contains(&value.in_tenths());
    let says = year || words::asks_for_a_bare_number(&card.q);
    (amount.unit.is_empty() && !says).then_some(Advice::NoUnit)
}

/// The places of cards that repeat the question of an earlier card, each with the place of that one.
#[must_use]
pub fn repeated(cards: &[OwnCard]) -> Vec<(usize, usize)> {
    let mut seen = std::collections::BTreeMap::new();
    let folded = |card: &OwnCard| crate::decks::answer::folded(&card.q);
    let again = cards.iter().enumerate().filter_map(|(place, card)| {
        let first = *seen.entry(folded(card)).or_insert(place);
        (first != place).then_some((place, first))
    });
    again.collect()
}

#[cfg(test)]
mod tests;
