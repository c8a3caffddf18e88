//! The cards of one's own in the piles of each game, as the games' own decks have them. What does not fit
//! a pile is counted with the reason. A question that is there twice is used once.

mod aloud;
mod midi;
mod millions;

use super::card::{Asks, Choice, OwnCard, OwnDeck, hash};
use crate::decks::{self, question};
use std::collections::{BTreeMap, BTreeSet};

/// Why a card does not go into a pile that is for its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unfit {
    /// The same question is there already.
    Repeated,
    /// The question has more letters than that.
    QuestionTooLong(usize),
    /// A proposition has more letters than that.
    OptionTooLong(usize),
    /// It has neither clue nor theme, and players bet on that.
    NoClue,
    /// The pile takes no more.
    PileFull,
}

/// A pile of a game and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// Its name in the game's JSON.
    pub name: &'static str,
    /// How many questions a card of it has.
    pub card_of: usize,
    /// How many whole cards there are.
    pub cards: usize,
    /// How many cards a game needs.
    pub needs: usize,
    /// How many questions wait on cards that are not full, fullest card first.
    pub begun: Vec<usize>,
    /// How many questions do not fit, and why.
    pub unfit: BTreeMap<Unfit, usize>,
}

impl Pile {
    /// How many questions are missing for the cards that a game needs.
    #[must_use]
    pub fn missing(&self) -> usize {
        let cards = self.needs.saturating_sub(self.cards);
        let begun = self.begun.iter().map(Some).chain(std::iter::repeat(None)).take(cards);
        begun.map(|begun| self.card_of - begun.unwrap_or(&0)).sum()
    }

    /// Whether a game can be played with it alone.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.cards >= self.needs
    }
}

/// A deck of one's own as decks of the games.
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

/// A card with its id: the same card has the same id wherever it stands in its deck.
#[derive(Clone, Copy, Debug)]
struct Own<'a> {
    card: &'a OwnCard,
    id: u64,
}

/// Every pile of every game that the deck can fill.
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

/// What a card asks and what is right, as a number.
fn id(card: &OwnCard) -> u64 {
    let right = match &card.asks {
        Asks::Two(two) => two.right_and_wrong()[0].clone(),
        Asks::Sheet(sheet) => sheet.truths.concat(),
        Asks::Open(open) => open.answer.clone(),
        Asks::Choice(choice) => choice.right.clone(),
        Asks::List(list) => list.answers.iter().map(|listed| &*listed.a).collect(),
        Asks::Number(amount) => amount.value.to_string(),
        Asks::Star(star) => star.photo.concat(),
    };
    hash(&[card.asks.kind().name(), &card.q, &right])
}

/// The id of a card of these questions in a game's deck; the name of its pile keeps it apart from the
/// same question in another pile.
fn name(pile: &str, of: &[Own<'_>]) -> String {
    let ids: Vec<String> = of.iter().map(|own| format!("{:016x}", own.id)).collect();
    match &ids[..] {
        [id] => format!("own-{pile}-{id}"),
        ids => {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            format!("own-{pile}-{:016x}", hash(&ids))
        }
    }
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

impl Own<'_> {
    /// What players bet on: its clue, or else its theme.
    fn clue(&self) -> Option<&str> {
        let texts = [&*self.card.clue, &*self.card.theme];
        texts.into_iter().find(|text| !text.is_empty())
    }

    /// Its propositions, if it is a choice.
    fn choice(&self) -> Option<&Choice> {
        match &self.card.asks {
            Asks::Choice(choice) => Some(choice),
            _ => None,
        }
    }

    /// The question that is answered aloud, if it is one of one answer.
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

/// Questions in cards of `N`, in their order; what is left over is begun.
fn in_cards<'a, const N: usize>(pile: &mut Pile, of: &[Own<'a>]) -> Vec<[Own<'a>; N]> {
    let (cards, rest) = of.as_chunks::<N>();
    pile.card_of = N;
    pile.cards = cards.len();
    pile.begun = if rest.is_empty() { vec![] } else { vec![rest.len()] };
    cards.to_vec()
}

#[cfg(test)]
mod tests;
