//! The limits of a card in a deck. Texts are cleaned; texts that are too long or missing are refused with a reason;
//! labels that are too long are dropped and reported.

use super::brought::{Change, Part, Reason, Refused};
use super::card::{Amount, Answers, Asks, Choice, OwnCard, Sheet, Spoken, Star, Two};
use super::{amount, photo};
use crate::decks::question::{LONGEST_LIST, Listed, SHORTEST_LIST, Trap};
use crate::text::clean;
use std::collections::BTreeSet;

/// Maximum letters of a question. Games ask for less ([`super::fill`]), advice for even less.
pub const LONGEST_QUESTION: usize = 300;
/// Maximum letters of a proposition, an answer or a trap.
pub const LONGEST_OPTION: usize = 120;
/// Maximum letters of a clue or a theme.
pub const LONGEST_LABEL: usize = 40;
/// Maximum letters of a note.
pub const LONGEST_NOTE: usize = 500;
/// Maximum letters of a unit.
pub const LONGEST_UNIT: usize = 30;
/// Maximum number of other accepted answers, and of refused ones.
pub const MOST_VARIANTS: usize = 32;
/// Number of true propositions on a sheet.
pub const TRUTHS: usize = 6;
/// Maximum number of wrong propositions of a choice.
pub const MOST_WRONG: usize = 3;
/// Maximum number of propositions of a choice of which none is known to be right.
const MOST_UNDECIDED: usize = 12;
/// A text that is too long stays so many times longer in a draft, so that somebody can shorten it.
const DRAFT_LONGER: usize = 4;

/// A card that fits into a deck, with the changes that were needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    pub card: OwnCard,
    pub changes: Vec<Change>,
}

/// Cleans the texts of a card and checks that it fits into a deck.
///
/// # Errors
/// Why it does not fit, with what could be kept of it.
pub fn sound(card: OwnCard, changes: Vec<Change>) -> Result<Checked, Refused> {
    let mut checked = Checked { card, changes };
    let lost = |text: &String| text.contains(char::REPLACEMENT_CHARACTER);
    let lost = lost(&checked.card.q) || texts(&checked.card.asks).into_iter().any(lost);
    checked.changes.extend(lost.then_some(Change::LetterLost));
    let fault = checked.tidy().or_else(|| checked.fault());
    match fault {
        None => Ok(checked),
        Some(reason) => Err(Refused { reason, draft: Some(Box::new(bounded(checked.card))) }),
    }
}

/// Cleans the texts of a card that does not fit into a deck, so that it can be corrected.
#[must_use]
pub fn draft(card: OwnCard) -> OwnCard {
    let mut checked = Checked { card, changes: vec![] };
    // The fault is already known.
    let _ = checked.tidy();
    bounded(checked.card)
}

/// Limits a draft to as many texts as an editor can show.
fn bounded(mut card: OwnCard) -> OwnCard {
    match &mut card.asks {
        Asks::Sheet(sheet) => sheet.truths.truncate(MOST_VARIANTS),
        Asks::List(list) => list.answers.truncate(LONGEST_LIST * 2),
        _ => {}
    }
    card
}

/// Cleans a text in place. Returns the reason if it is too long; what is far too long is cut.
fn cleaned(text: &mut String, part: Part) -> Option<Reason> {
    let most = match part {
        Part::Question => LONGEST_QUESTION,
        Part::Option => LONGEST_OPTION,
        Part::Unit => LONGEST_UNIT,
    };
    *text = clean(text, most * DRAFT_LONGER);
    (text.chars().count() > most).then_some(Reason::TooLong(part, most))
}

/// The first fault of several.
fn first(faults: impl IntoIterator<Item = Option<Reason>>) -> Option<Reason> {
    // Evaluates all, so that every text is cleaned, even after a fault.
    faults.into_iter().fold(None, Option::or)
}

impl Checked {
    /// Cleans every text. Returns why one cannot stay.
    fn tidy(&mut self) -> Option<Reason> {
        let question = cleaned(&mut self.card.q, Part::Question);
        self.tidy_labels();
        let option = |text: &mut String| cleaned(text, Part::Option);
        let changes = &mut self.changes;
        let asks = match &mut self.card.asks {
            Asks::Two(two) => first([option(&mut two.visible), option(&mut two.hidden)]),
            Asks::Sheet(Sheet { truths, intruder }) => {
                first(truths.iter_mut().chain([intruder]).map(option))
            }
            Asks::Choice(Choice { right, wrong, .. }) => {
                let fault = first(wrong.iter_mut().chain([&mut *right]).map(option));
                wrong.retain(|text| !text.is_empty());
                // As long as none is right, any of them may be.
                let most = if right.is_empty() { MOST_UNDECIDED } else { MOST_WRONG };
                drop_options(wrong, most, changes);
                fault
            }
            Asks::Open(Spoken { answer, accept, refuse }) => {
                let fault = option(answer);
                variants(accept, &[answer], changes);
                variants(refuse, &[answer], changes);
                fault
            }
            Asks::List(answers) => tidy_list(answers, changes),
            Asks::Number(Amount { typed, unit, .. }) => {
                *typed = clean(typed, LONGEST_OPTION);
                cleaned(unit, Part::Unit)
            }
            Asks::Star(star) => tidy_star(star, &mut self.card.q, changes),
        };
        self.as_two();
        question.or(asks)
    }

    fn tidy_labels(&mut self) {
        let label = |text: &mut String| {
            let clean_text = clean(text, LONGEST_LABEL + 1);
            let long = clean_text.chars().count() > LONGEST_LABEL;
            *text = if long { String::new() } else { clean_text };
            long
        };
        let (clue, theme) = (label(&mut self.card.clue), label(&mut self.card.theme));
        self.changes.extend((clue || theme).then_some(Change::LabelDropped));
        let note = self.card.note.take().map(|note| clean(&note, LONGEST_NOTE + 1));
        let Some(note) = note.filter(|note| !note.is_empty()) else { return };
        let long = note.chars().count() > LONGEST_NOTE;
        self.changes.extend(long.then_some(Change::NoteCut));
        self.card.note = Some(if long { cut(&note) } else { note });
    }

    /// Turns a choice of two into two propositions.
    fn as_two(&mut self) {
        if let Asks::Choice(Choice { right, wrong, .. }) = &mut self.card.asks
            && let [only] = &mut wrong[..]
            && !right.is_empty()
        {
            let (right, wrong) = (std::mem::take(right), std::mem::take(only));
            self.card.asks = Asks::Two(Two::of(&self.card.q, right, wrong));
        }
    }

    /// The fault of a cleaned card.
    fn fault(&self) -> Option<Reason> {
        let card = &self.card;
        let texts = texts(&card.asks);
        if card.q.is_empty() && card.is_text() {
            return Some(Reason::NoQuestion);
        }
        if let Some(reason) = lacking(&card.asks, &texts) {
            return Some(reason);
        }
        let count = match &card.asks {
            Asks::Sheet(sheet) if sheet.truths.len() != TRUTHS => {
                Some(Reason::OddSheet(sheet.truths.len()))
            }
            Asks::Choice(choice) if choice.wrong.len() < 2 => {
                Some(Reason::TooFewOptions(choice.wrong.len() + 1))
            }
            Asks::Choice(Choice { level: Some(level), .. }) if !(1..=15).contains(level) => {
                Some(Reason::NoSuchLevel)
            }
            Asks::List(list) if !(SHORTEST_LIST..=LONGEST_LIST).contains(&list.answers.len()) => {
                Some(Reason::OddList(list.answers.len()))
            }
            _ => None,
        };
        let doubt = || card.doubtful.then_some(Reason::Doubtful);
        // The question of a star is its answer.
        let apart = || card.is_text().then(|| twice(&card.q, &texts)).flatten();
        count.or_else(apart).or_else(doubt)
    }
}

/// The answer that is missing.
fn lacking(asks: &Asks, texts: &[&String]) -> Option<Reason> {
    let empty = texts.iter().any(|text| text.is_empty());
    match asks {
        Asks::Choice(choice) if choice.right.is_empty() && choice.wrong.len() > 1 => {
            Some(Reason::NoneRight)
        }
        Asks::Number(Amount { value: None, typed, .. }) => Some(amount::why_not(typed)),
        _ if empty => Some(Reason::NoAnswer),
        Asks::Star(star) if star.photo.is_empty() => Some(Reason::NoPhoto),
        _ => None,
    }
}

/// The texts that must be there and differ from one another.
fn texts(asks: &Asks) -> Vec<&String> {
    match asks {
        Asks::Two(two) => vec![&two.visible, &two.hidden],
        Asks::Sheet(sheet) => sheet.truths.iter().chain([&sheet.intruder]).collect(),
        Asks::Open(open) => vec![&open.answer],
        Asks::Choice(choice) => choice.wrong.iter().chain([&choice.right]).collect(),
        Asks::List(list) => {
            let traps = list.traps.iter().map(|trap| &trap.a);
            list.answers.iter().map(|answer| &answer.a).chain(traps).collect()
        }
        Asks::Star(star) => vec![&star.answer],
        Asks::Number(_) => vec![],
    }
}

fn twice(q: &str, texts: &[&String]) -> Option<Reason> {
    let mut seen = BTreeSet::from([q]);
    let again = texts.iter().find(|text| !seen.insert(text.as_str()));
    again.map(|text| Reason::SameTwice((**text).clone()))
}

/// Also sets the question, which is the answer.
fn tidy_star(star: &mut Star, q: &mut String, changes: &mut Vec<Change>) -> Option<Reason> {
    let Star { answer, accept, photo } = star;
    let fault = cleaned(answer, Part::Option);
    variants(accept, &[answer], changes);
    q.clone_from(answer);
    if !photo::is_whole(photo) {
        photo.clear();
    }
    fault
}

/// Keeps the first wrong propositions: no game shows more than four.
fn drop_options(wrong: &mut Vec<String>, most: usize, changes: &mut Vec<Change>) {
    let dropped = wrong.len().saturating_sub(most);
    wrong.truncate(most);
    changes.extend((dropped > 0).then_some(Change::OptionsDropped(dropped)));
}

/// Cleans variants of an answer; drops duplicates and long ones.
fn variants(texts: &mut Vec<String>, known: &[&String], changes: &mut Vec<Change>) {
    let mut seen: BTreeSet<String> = known.iter().map(|text| (*text).clone()).collect();
    let mut dropped = 0;
    texts.retain_mut(|text| {
        let long = cleaned(text, Part::Option).is_some();
        let new = !text.is_empty() && seen.insert(text.clone());
        dropped += usize::from(long && new);
        new && !long
    });
    dropped += texts.len().saturating_sub(MOST_VARIANTS);
    texts.truncate(MOST_VARIANTS);
    changes.extend((dropped > 0).then_some(Change::VariantsDropped(dropped)));
}

fn tidy_list(list: &mut Answers, changes: &mut Vec<Change>) -> Option<Reason> {
    let mut fault = None;
    for Listed { a, accept } in &mut list.answers {
        fault = fault.or(cleaned(a, Part::Option));
        variants(accept, &[a], changes);
    }
    for Trap { a, why } in &mut list.traps {
        fault = fault.or(cleaned(a, Part::Option));
        *why = clean(why, LONGEST_OPTION);
    }
    list.traps.retain(|trap| !trap.a.is_empty());
    list.traps.truncate(LONGEST_LIST);
    fault
}

/// The start of a note that is too long, up to the end of a word.
fn cut(note: &str) -> String {
    let mut short: String = note.chars().take(LONGEST_NOTE - 1).collect();
    let word = short.rfind(' ').filter(|at| *at > short.len() / 2).unwrap_or(short.len());
    short.truncate(word);
    short.truncate(short.trim_end_matches([' ', ',', ';', ':', '.', '\u{A0}', '\u{202F}']).len());
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(right: &str, wrong: &[&str]) -> OwnCard {
        let wrong = wrong.iter().map(|text| (*text).to_owned()).collect();
        OwnCard::choosing("Où est Lyon ?", right.into(), wrong, None)
    }

    fn reason(card: OwnCard) -> Option<Reason> {
        sound(card, vec![]).err().map(|refused| refused.reason)
    }

    #[test]
    fn texts_are_cleaned_and_what_is_clean_stays() {
        let card = choice(" En\u{202E} France\n", &["En  Italie", "Au\u{7} Pérou"]);
        let clean_card = sound(card, vec![]).expect("it is sound").card;
        let Asks::Choice(choice) = &clean_card.asks else { panic!("three propositions") };
        assert_eq!((&*choice.right, &*choice.wrong[0]), ("En France", "En Italie"));
        assert_eq!(choice.wrong[1], "Au Pérou");
        assert_eq!(sound(clean_card.clone(), vec![]).map(|c| c.card), Ok(clean_card));
    }

    #[test]
    fn what_is_missing_or_too_long_is_said() {
        assert_eq!(reason(choice("a", &["b", "a"])), Some(Reason::SameTwice("a".into())));
        assert_eq!(reason(choice("", &["b", "c"])), Some(Reason::NoneRight));
        assert_eq!(reason(choice("", &["b"])), Some(Reason::NoAnswer));
        assert_eq!(reason(choice("a", &[])), Some(Reason::TooFewOptions(1)));
        let long = "x".repeat(LONGEST_OPTION + 1);
        let too_long = Reason::TooLong(Part::Option, LONGEST_OPTION);
        assert_eq!(reason(choice(&long, &["b", "c"])), Some(too_long));
        let sheet = Sheet { truths: vec!["a".into()], intruder: "b".into() };
        assert_eq!(reason(OwnCard::new("q", Asks::Sheet(sheet))), Some(Reason::OddSheet(1)));
        let mut hard = choice("a", &["b", "c"]);
        let Asks::Choice(asked) = &mut hard.asks else { panic!("three propositions") };
        asked.level = Some(16);
        assert_eq!(reason(hard), Some(Reason::NoSuchLevel));
        assert_eq!(
            reason(OwnCard::new(" ", Asks::Open(Spoken::default()))),
            Some(Reason::NoQuestion)
        );
    }

    #[test]
    fn a_star_with_name_and_photograph_is_sound() {
        let photo = (0..photo::PIECES).map(|n| format!("/9j/{n:04}")).collect();
        let star = Star { answer: "Mamie Jo".into(), accept: vec![], photo };
        assert_eq!(reason(OwnCard::new("Mamie Jo", Asks::Star(star.clone()))), None);
        let nameless = Star { answer: String::new(), ..star };
        assert_eq!(reason(OwnCard::new("", Asks::Star(nameless))), Some(Reason::NoAnswer));
    }

    #[test]
    fn five_wrong_ones_are_three_and_one_makes_two_propositions() {
        let checked = sound(choice("a", &["b", "c", "d", "e", "f"]), vec![]).expect("it is sound");
        assert_eq!(checked.changes, [Change::OptionsDropped(2)]);
        let one = Choice { right: "a".into(), wrong: vec!["b".into()], level: None };
        let checked = sound(OwnCard::new("q", Asks::Choice(one)), vec![]).expect("it is sound");
        assert!(matches!(checked.card.asks, Asks::Two(_)));
    }

    #[test]
    fn a_long_note_is_cut_after_a_word_and_a_long_clue_dropped() {
        let mut card = choice("a", &["b", "c"]).with_clue("clue ".repeat(20));
        card.note = Some("mot ".repeat(200));
        let Checked { card, changes } = sound(card, vec![]).expect("it is sound");
        let note = card.note.expect("it has one");
        assert!(note.chars().count() <= LONGEST_NOTE && note.ends_with("mot…"), "{note}");
        assert_eq!(
            (changes, card.clue),
            (vec![Change::LabelDropped, Change::NoteCut], String::new())
        );
    }

    #[test]
    fn variants_that_say_nothing_new_go() {
        let accept = ["Paris", "Lutèce", "", "Lutèce"].map(str::to_owned).to_vec();
        let open = Spoken { answer: "Paris".into(), accept, refuse: vec![] };
        let card = sound(OwnCard::new("q", Asks::Open(open)), vec![]).expect("it is sound").card;
        let Asks::Open(open) = card.asks else { panic!("it is open") };
        assert_eq!(open.accept, ["Lutèce"]);
    }
}
