//! Words that give an answer away, say no, or grow old, in French and English.

use super::super::card::{Asks, Language, OwnCard};
use super::Advice;
use crate::decks::answer::folded;

/// The word of the right answer that stands in the question or in the clue. A question that names all of
/// its propositions tells nothing.
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
        // What is listed or counted stands in the question.
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

/// Whether a word of the answer in the question tells the propositions apart.
fn tells(stem: &[String], word: &str, others: &[&String]) -> bool {
    let others: Vec<Vec<String>> = others.iter().map(|other| long_words(other)).collect();
    let shared = others.iter().all(|other| other.iter().any(|own| akin(own, word)));
    let named = others.iter().all(|other| told(stem, other).is_some());
    others.is_empty() || !shared && !named
}

/// The first word of an answer that a text has.
fn told(text: &[String], answer: &[String]) -> Option<String> {
    answer.iter().find(|word| text.iter().any(|other| akin(word, other))).cloned()
}

fn long_words(text: &str) -> Vec<String> {
    const EMPTY: [&str; 16] = [
        "dans", "avec", "pour", "sans", "elle", "cette", "leur", "plus", "moins", "quel", "quelle",
        "with", "that", "from", "which", "what",
    ];
    let folded = folded(text);
    let words = folded.split(' ').filter(|word| word.len() >= 4 && !EMPTY.contains(word));
    words.map(str::to_owned).collect()
}

/// The same word, or one of its family: Italie and italien; of four letters only the plural.
fn akin(one: &str, other: &str) -> bool {
    let (shorter, longer) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let common = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let plural = longer.strip_prefix(shorter).is_some_and(|rest| ["s", "x"].contains(&rest));
    one == other || plural || common >= 5 && shorter.len() - common <= 1
}

/// The words of a text but for its article. Groups of digits are one word.
pub fn words(text: &str) -> usize {
    const ARTICLES: [&str; 9] = ["le", "la", "les", "un", "une", "des", "the", "a", "an"];
    let words: Vec<&str> = text.split([' ', '\u{A0}']).filter(|word| !word.is_empty()).collect();
    let article = words.first().is_some_and(|first| ARTICLES.contains(&&*first.to_lowercase()));
    words.len() - usize::from(words.len() > 1 && article)
}

/// How often a question says no.
pub fn negations(question: &str, language: Language) -> usize {
    let folded = folded(question);
    let words: Vec<&str> = folded.split(' ').collect();
    let french = |at: usize| match words[at] {
        "ne" | "n" => words[at..].iter().skip(1).all(|word| *word != "que"),
        "sauf" | "excepte" | "intrus" | "faux" | "fausse" => true,
        _ => false,
    };
    let english = |at: usize| match words[at] {
        "not" | "never" | "except" | "false" | "untrue" | "neither" | "cannot" => true,
        "t" => at > 0 && words[at - 1].ends_with('n'),
        _ => false,
    };
    let says_no = |at: &usize| match language {
        Language::Fr => french(*at),
        Language::En => english(*at),
    };
    (0..words.len()).filter(says_no).count()
}

/// Whether a question asks for a number that counts nothing.
pub fn asks_for_a_bare_number(question: &str) -> bool {
    const WORDS: [&str; 11] = [
        "annee", "an", "numero", "chiffre", "siecle", "date", "number", "year", "century",
        "figure", "when",
    ];
    folded(question).split(' ').any(|word| WORDS.contains(&word))
}

/// A word that means something else next year.
pub fn dated(question: &str, language: Language) -> Option<String> {
    const FRENCH: &str = "actuel|actuelle|actuels|actuelles|actuellement|aujourd hui|recent|recente|\
        recents|recentes|recemment|dernierement|desormais|en ce moment|de nos jours|a ce jour|\
        cette annee|l an dernier|l annee derniere|maintenant|bientot|jusqu ici|ces temps ci";
    const ENGLISH: &str = "current|currently|today|recent|recently|nowadays|these days|so far|\
        to date|this year|last year|at present|presently|at the moment|until now|lately|latest|\
        newest|right now|soon";
    let text = format!(" {} ", folded(question));
    let mut all = match language {
        Language::Fr => FRENCH.split('|'),
        Language::En => ENGLISH.split('|'),
    };
    all.find(|word| text.contains(&format!(" {word} "))).map(str::to_owned)
}
