//! Cards on paper, PURE: the front and back of each, the arrangement of the backs so that they meet their fronts, and
//! the size of the letters.

use super::amount::written;
use super::card::{Asks, Kind, Language, OwnCard, OwnDeck, hash};
use crate::decks::midi::Side;
use crate::small_sort::SmallSort;

/// Cards per row.
const COLUMNS: usize = 2;
/// Cards per page.
pub const CARDS: usize = 8;
/// How many letters of one point fill a side; the more letters, the smaller they are.
const ROOM: f64 = 30_000.0;
/// Minimum and maximum size of letters, in points.
const SIZES: (f64, f64) = (5.0, 13.0);
/// Maximum letters of an answer on the back; the full one is on the answer sheet.
const LONGEST_BACK: usize = 1_000;

/// A card on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The number on both sides and on the answer sheet, from 1.
    pub number: usize,
    pub kind: Kind,
    pub clue: String,
    pub q: String,
    /// The propositions, in an order that is random but always the same.
    pub options: Vec<String>,
    /// Whether a further proposition is hidden.
    pub hides: bool,
    /// The right answer.
    pub answer: String,
    /// The note; may be empty.
    pub note: String,
}

impl Printed {
    fn of(number: usize, card: &OwnCard, language: Language) -> Printed {
        let (options, answer) = sides(card, language);
        Printed {
            number,
            kind: card.asks.kind(),
            clue: card.clue.clone(),
            q: card.q.clone(),
            options,
            hides: card.asks.kind() == Kind::Two,
            answer,
            note: card.note.clone().unwrap_or_default(),
        }
    }

    /// The answer, cut to the room on a card.
    #[must_use]
    pub fn short_answer(&self) -> String {
        if self.answer.chars().count() <= LONGEST_BACK {
            return self.answer.clone();
        }
        self.answer.chars().take(LONGEST_BACK).chain(['…']).collect()
    }

    /// The letter size of the front, in points.
    #[must_use]
    pub fn front_size(&self) -> f64 {
        let options = self.options.iter().map(|text| text.chars().count() + 40);
        size(self.q.chars().count() + options.sum::<usize>())
    }

    /// The letter size of the back, in points.
    #[must_use]
    pub fn back_size(&self) -> f64 {
        size(self.short_answer().chars().count() + self.note.chars().count())
    }
}

fn size(letters: usize) -> f64 {
    let fits = (ROOM / (letters.max(1) as f64)).sqrt();
    (fits.clamp(SIZES.0, SIZES.1) * 10.0).round() / 10.0
}

/// The propositions on the front, and the answer on the back.
fn sides(card: &OwnCard, language: Language) -> (Vec<String>, String) {
    match &card.asks {
        Asks::Two(two) => {
            let other = [&two.hidden, " (≠ ", &two.visible, ")"].concat();
            let this = [&two.visible, " (≠ ", &two.hidden, ")"].concat();
            let right = if two.right == Side::Visible { this } else { other };
            (vec![two.visible.clone()], right)
        }
        Asks::Sheet(sheet) => lettered(&card.q, &sheet.truths, &sheet.intruder),
        Asks::Choice(choice) => lettered(&card.q, &choice.wrong, &choice.right),
        Asks::Open(open) => {
            let all = [std::slice::from_ref(&open.answer), &open.accept].concat();
            (vec![], all.join(" = "))
        }
        Asks::List(list) => {
            let all: Vec<&str> = list.answers.iter().map(|one| one.a.as_str()).collect();
            (vec![], all.join(" · "))
        }
        Asks::Number(amount) => {
            let digits = amount.value.map_or_else(String::new, |value| written(value, language));
            (vec![], [&digits, "\u{a0}", &amount.unit].concat().trim().to_owned())
        }
        Asks::Star(star) => (vec![], star.answer.clone()),
    }
}

/// Propositions with a letter each, and the wanted one among them.
fn lettered(q: &str, others: &[String], wanted: &String) -> (Vec<String>, String) {
    let mut all: Vec<&String> = others.iter().chain([wanted]).collect();
    all.small_sort_by_key(|text| hash(&[q, text]));
    let name = |(text, letter): (&&String, char)| [&letter.to_string(), ". ", text].concat();
    let place = all.iter().position(|text| *text == wanted);
    let options: Vec<String> = all.iter().zip('A'..).map(name).collect();
    let answer = place.and_then(|at| options.get(at)).cloned().unwrap_or_default();
    (options, answer)
}

/// The finished cards of a deck as they are printed, without stars.
#[must_use]
pub fn printed(deck: &OwnDeck) -> Vec<Printed> {
    let cards = deck.finished().cards;
    let texts = cards.iter().filter(|card| card.is_text());
    let language = deck.cover.language;
    (1..).zip(texts).map(|(number, card)| Printed::of(number, card, language)).collect()
}

/// The arrangement of a page's backs when the paper is turned over its long edge: each row is reversed.
#[must_use]
pub fn behind<T: Clone>(fronts: &[T]) -> Vec<Option<T>> {
    let row = |row: &[T]| {
        let mut places: Vec<Option<T>> = row.iter().cloned().map(Some).collect();
        places.resize(COLUMNS, None);
        places.reverse();
        places
    };
    fronts.chunks(COLUMNS).flat_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::super::samples::deck;
    use super::*;

    #[test]
    fn backs_meet_their_fronts() {
        let page = [1, 2, 3, 4, 5];
        assert_eq!(behind(&page), [Some(2), Some(1), Some(4), Some(3), None, Some(5)]);
        assert_eq!(CARDS % COLUMNS, 0);
    }

    #[test]
    fn no_front_tells_which_proposition_is_right() {
        let cards = printed(&deck());
        assert!(cards.len() > 3 && cards[0].number == 1);
        for (card, own) in cards.iter().zip(&deck().finished().cards) {
            let choice = matches!(own.asks, Asks::Choice(_) | Asks::Sheet(_));
            assert_eq!(choice, card.options.contains(&card.answer), "{card:?}");
            assert_eq!(card.hides, card.options.len() == 1);
        }
        let firsts = (0..400).filter(|n| {
            let wrong = ["b", "c", "d"].map(str::to_owned);
            lettered(&format!("Question {n} ?"), &wrong, &"a".to_owned()).1 == "A. a"
        });
        assert!((60..140).contains(&firsts.count()));
    }

    #[test]
    fn long_texts_have_small_letters() {
        let mut card = printed(&deck()).swap_remove(0);
        card.q = "x".repeat(300);
        card.options = vec!["y".repeat(120); 4];
        assert!(card.front_size() < 7.0, "{}", card.front_size());
        card.answer = "z".repeat(7_000);
        assert_eq!(card.short_answer().chars().count(), LONGEST_BACK + 1);
        assert!(card.back_size() >= SIZES.0);
        card.q = "x".into();
        card.options.clear();
        assert_eq!(card.front_size(), SIZES.1);
    }
}
