//! Distributes the cards of one's own to the piles of each game, in the form of the games' own decks. Cards that do not
//! fit a pile are counted by reason. A repeated question is used once.

mod aloud;
mod midi;
mod millions;

use super::card::{Asks, Choice, OwnCard, OwnDeck, hash};
use crate::decks::answer::folded;
use crate::decks::{self, question, wording};
use crate::rules::fingerprint::hex;
use std::collections::{BTreeMap, BTreeSet};

/// Why a card of the right kind does not go into a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unfit {
    /// The pile already has the same question.
    Repeated,
    /// The question has more letters than that.
    QuestionTooLong(usize),
    /// A proposition has more letters than that.
    OptionTooLong(usize),
    /// It has neither clue nor theme to bet on.
    NoClue,
    /// The pile is full.
    PileFull,
}

/// A pile of a game and how far it is filled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// Its name in the game's JSON.
    pub name: &'static str,
    /// The number of questions on one card.
    pub card_of: usize,
    /// The number of complete cards.
    pub cards: usize,
    /// The number of cards a game needs.
    pub needs: usize,
    /// The number of questions on each incomplete card, fullest card first.
    pub begun: Vec<usize>,
    /// The number of questions that do not fit, by reason.
    pub unfit: BTreeMap<Unfit, usize>,
}

impl Pile {
    /// How many questions are missing to reach the cards a game needs.
    #[must_use]
    pub fn missing(&self) -> usize {
        let cards = self.needs.saturating_sub(self.cards);
        let begun = self.begun.iter().map(Some).chain(std::iter::repeat(None)).take(cards);
        begun.map(|begun| self.card_of - begun.unwrap_or(&0)).sum()
    }

    /// Whether it is enough for a game by itself.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.cards >= self.needs
    }
}

/// A deck of one's own as decks of each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filled {
    pub midi: decks::midi::Deck,
    pub millions: decks::millions::Deck,
    pub defizz: decks::defizz::Deck,
    pub egomaster: decks::egomaster::Deck,
    /// The piles of *Midi*: kick-off, sheets, fatal, master, duels, and stars if there are some.
    pub midi_piles: Vec<Pile>,
    /// The fifteen levels.
    pub millions_piles: Vec<Pile>,
    /// Duel and multi.
    pub defizz_piles: Vec<Pile>,
    /// Solo, duo and multi.
    pub egomaster_piles: Vec<Pile>,
}

/// The longest answer that is asked for without its propositions, in words and in letters.
const SAID_WORDS: usize = 3;
const SAID: usize = 25;

/// How a question points at its propositions, as [`folded`] writes it.
const POINTS: [&str; 9] = [
    "lequel",
    "laquelle",
    "lesquel",
    "parmi",
    "de ces",
    "which of",
    "of these",
    "following",
    "suivant",
];

/// A card with its id, which does not depend on its place in the deck.
#[derive(Clone, Copy, Debug)]
struct Own<'a> {
    card: &'a OwnCard,
    id: u64,
}

/// Fills every pile of every game that the deck can fill.
#[must_use]
pub fn fill(deck: &OwnDeck) -> Filled {
    let (mut seen, mut repeated) = (BTreeSet::new(), 0);
    let all = deck.cards.iter().map(|card| Own { card, id: id(card) });
    let mut cards: Vec<Own> = all.collect();
    cards.retain(|own| {
        let new = seen.insert(own.id);
        repeated += usize::from(!new);
        new
    });
    let mut filled = Filled::default();
    midi::fill(&cards, &mut filled);
    millions::fill(&cards, &mut filled);
    aloud::fill(&cards, &mut filled);
    let first = [
        &mut filled.midi_piles,
        &mut filled.millions_piles,
        &mut filled.defizz_piles,
        &mut filled.egomaster_piles,
    ];
    for pile in first.into_iter().filter_map(|piles| piles.first_mut()).filter(|_| repeated > 0) {
        pile.unfit.insert(Unfit::Repeated, repeated);
    }
    filled
}

/// A hash of the question and its right answer.
fn id(card: &OwnCard) -> u64 {
    let right = match &card.asks {
        Asks::Two(two) => two.right_and_wrong()[0].clone(),
        Asks::Sheet(sheet) => sheet.truths.concat(),
        Asks::Open(open) => open.answer.clone(),
        Asks::Choice(choice) => choice.right.clone(),
        Asks::List(list) => list.answers.iter().map(|listed| &*listed.a).collect(),
        Asks::Number(amount) => amount.digits(),
        Asks::Star(star) => star.photo.concat(),
    };
    hash(&[card.asks.kind().name(), &card.q, &right])
}

/// The id of a card with these questions in a game's deck. It includes the pile, so that the same question in another
/// pile has another id.
fn name(pile: &str, of: &[Own<'_>]) -> String {
    let ids: Vec<String> = of.iter().map(|own| hex(own.id)).collect();
    match &ids[..] {
        [id] => format!("own-{pile}-{id}"),
        ids => {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            format!("own-{pile}-{}", hex(hash(&ids)))
        }
    }
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

impl Own<'_> {
    /// What players bet on: the clue, or else the theme.
    fn clue(&self) -> Option<&str> {
        let texts = [&*self.card.clue, &*self.card.theme];
        texts.into_iter().find(|text| !text.is_empty())
    }

    /// Its propositions, if it is a [`Choice`].
    fn choice(&self) -> Option<&Choice> {
        match &self.card.asks {
            Asks::Choice(choice) => Some(choice),
            _ => None,
        }
    }

    /// The right answer and three wrong ones: of a choice of four, or of an open question that refuses three others.
    fn four(&self) -> Option<Choice> {
        let four = match &self.card.asks {
            Asks::Choice(choice) => choice.clone(),
            Asks::Open(open) => {
                let wrong = open.refuse.iter().take(3).cloned().collect();
                Choice { right: open.answer.clone(), wrong, level: None }
            }
            _ => return None,
        };
        let texts: BTreeSet<&String> = four.wrong.iter().chain([&four.right]).collect();
        (four.wrong.len() == 3 && texts.len() == 4).then_some(four)
    }

    /// A choice as an open question: where its answer is short, and it is asked without pointing at its propositions.
    fn without_options(&self) -> Option<question::Open> {
        let choice = self.choice()?;
        let short = wording::words(&choice.right) <= SAID_WORDS && letters(&choice.right) <= SAID;
        let asked = folded(&self.card.q);
        let points = POINTS.iter().any(|words| asked.contains(words));
        (short && !points).then(|| question::Open {
            q: self.card.q.clone(),
            answer: choice.right.clone(),
            accept: vec![],
            refuse: choice.wrong.clone(),
            note: self.card.note.clone(),
        })
    }

    /// Its open question, if it is one.
    fn open(&self) -> Option<question::Open> {
        let Asks::Open(open) = &self.card.asks else { return None };
        Some(question::Open {
            q: self.card.q.clone(),
            answer: open.answer.clone(),
            accept: open.accept.clone(),
            refuse: open.refuse.clone(),
            note: self.card.note.clone(),
        })
    }
}

/// Groups questions into cards of `N`, in order; the remainder is an incomplete card.
fn in_cards<'a, const N: usize>(pile: &mut Pile, of: &[Own<'a>]) -> Vec<[Own<'a>; N]> {
    let (cards, rest) = of.as_chunks::<N>();
    pile.card_of = N;
    pile.cards = cards.len();
    pile.begun = if rest.is_empty() { vec![] } else { vec![rest.len()] };
    cards.to_vec()
}

#[cfg(test)]
mod tests;
