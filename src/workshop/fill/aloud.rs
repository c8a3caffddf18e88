//! The cards of *Défizz* and the booklets of *Egomaster*: questions with a clue, answered aloud; a choice with a short
//! answer serves without its propositions.

use super::{Filled, Own, Pile, Unfit, name};
use crate::decks::defizz::{self, Card, Challenge};
use crate::decks::egomaster::{self, Entry, FACES, Solo};
use crate::decks::question::{List, Open, Target};
use crate::small_sort::SmallSort;
use crate::workshop::card::Asks;
use std::sync::Arc;

/// Number of questions on a card of *Défizz*.
const ON_A_CARD: usize = 3;

/// A question that is answered aloud, in the types of both games.
enum Said {
    Open(Open),
    Target(Target),
    List(List),
}

pub fn fill(cards: &[Own<'_>], filled: &mut Filled) {
    let aloud = cards.iter().filter(|own| said(own).is_some()).copied();
    let (clued, clueless): (Vec<Own>, Vec<Own>) = aloud.partition(|own| own.clue().is_some());
    defizz(&clued, filled);
    egomaster(&clued, filled);
    if !clueless.is_empty() {
        let first = [filled.defizz_piles.first_mut(), filled.egomaster_piles.first_mut()];
        for pile in first.into_iter().flatten() {
            pile.unfit.insert(Unfit::NoClue, clueless.len());
        }
    }
}

fn said(own: &Own<'_>) -> Option<Said> {
    let (q, note) = (own.card.q.clone(), own.card.note.clone());
    match &own.card.asks {
        Asks::Open(_) => own.open().map(Said::Open),
        Asks::Choice(_) => own.without_options().map(Said::Open),
        Asks::Number(amount) => {
            let (value, unit) = (amount.value?, amount.unit.clone());
            Some(Said::Target(Target { q, value, unit, note }))
        }
        Asks::List(list) => {
            let (answers, traps) = (list.answers.clone(), list.traps.clone());
            Some(Said::List(List { q, answers, traps, note }))
        }
        _ => None,
    }
}

/// Cards of three questions with different clues, alternating between duel and multi.
fn defizz(clued: &[Own<'_>], filled: &mut Filled) {
    let mut begun: Vec<Vec<Own>> = vec![];
    let mut whole: Vec<Vec<Own>> = vec![];
    for own in clued {
        let lacks = |card: &Vec<Own>| card.iter().all(|other| other.clue() != own.clue());
        match begun.iter().position(lacks) {
            Some(place) => {
                begun[place].push(*own);
                if begun[place].len() == ON_A_CARD {
                    whole.push(begun.remove(place));
                }
            }
            None => begun.push(vec![*own]),
        }
    }
    begun.small_sort_by_key(|card| std::cmp::Reverse(card.len()));
    let piles = ["duel", "multi"].into_iter().enumerate().map(|(which, pile)| {
        let own = whole.iter().skip(which).step_by(2);
        let cards: Vec<Card> =
            own.filter_map(|card| defizz_card(pile, card)).take(defizz::BOX).collect();
        let begun = begun.iter().skip(which).step_by(2).map(Vec::len).collect();
        let needs = defizz::NEEDED;
        let of = Pile {
            name: pile,
            card_of: ON_A_CARD,
            cards: cards.len(),
            needs,
            begun,
            ..Pile::default()
        };
        (cards, of)
    });
    let [(duel, of_duel), (multi, of_multi)]: [(Vec<Card>, Pile); 2] =
        match piles.collect::<Vec<_>>().try_into() {
            Ok(piles) => piles,
            Err(_) => return,
        };
    filled.defizz = defizz::Deck { duel, multi };
    filled.defizz_piles = vec![of_duel, of_multi];
}

fn defizz_card(pile: &str, three: &[Own<'_>]) -> Option<Card> {
    let challenge = |own: &Own| {
        let asks = match said(own)? {
            Said::Open(open) => defizz::Asks::Chrono(open),
            Said::Target(target) => defizz::Asks::Cible(target),
            Said::List(list) => defizz::Asks::PingPong(list),
        };
        Some(Challenge { clue: own.clue()?.to_owned(), asks })
    };
    let questions: Option<Vec<Challenge>> = three.iter().map(challenge).collect();
    Some(Card { id: name(pile, three), questions: questions?.try_into().ok()? })
}

/// Each question goes into the smallest booklet; solo takes open questions only.
fn egomaster(clued: &[Own<'_>], filled: &mut Filled) {
    const MOST: usize = FACES as usize * FACES as usize;
    let deck = &mut filled.egomaster;
    let mut full = 0;
    for own in clued {
        let sizes = [deck.solo.len(), deck.duo.len(), deck.multi.len()];
        let said = said(own);
        let from = usize::from(!matches!(said, Some(Said::Open(_))));
        let booklet = (from..3).min_by_key(|booklet| sizes[*booklet]).unwrap_or(from);
        let place = sizes[booklet];
        let (Some(said), Some(keyword), true) = (said, own.clue(), place < MOST) else {
            full += usize::from(place >= MOST);
            continue;
        };
        let (page, number) = ((place / 20) as u8 + 1, (place % 20) as u8 + 1);
        let (id, keyword) = (name(["solo", "duo", "multi"][booklet], &[*own]), keyword.to_owned());
        let asks = match said {
            Said::Open(open) if booklet == 0 => {
                deck.solo.push(Arc::new(Solo { id, page, number, keyword, open }));
                continue;
            }
            Said::Open(open) => egomaster::Asks::Rapidite(open),
            Said::Target(target) => egomaster::Asks::Cible(target),
            Said::List(list) => egomaster::Asks::PingPong(list),
        };
        let entry = Arc::new(Entry { id, page, number, keyword, asks });
        if booklet == 1 { deck.duo.push(entry) } else { deck.multi.push(entry) }
    }
    let piles = [("solo", deck.solo.len()), ("duo", deck.duo.len()), ("multi", deck.multi.len())];
    let pile = |(name, cards)| {
        let needs = egomaster::NEEDED;
        Pile { name, card_of: 1, cards, needs, ..Pile::default() }
    };
    let mut piles = piles.map(pile).to_vec();
    piles[0].unfit.extend((full > 0).then_some((Unfit::PileFull, full)));
    filled.egomaster_piles = piles;
}
