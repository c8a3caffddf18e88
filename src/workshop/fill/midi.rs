//! The piles of *Les 12 Coups de Midi*.

use super::{Filled, Own, Pile, Unfit, in_cards, letters, name};
use crate::decks::midi::{
    DuelCard, Fatal, Kickoff, KickoffQuestion, LONGEST_OPEN_QUESTION, Master, MasterQuestion, Pair,
    Sheet, Side, Star,
};
use crate::workshop::card::Asks;
use crate::workshop::photo;

/// Number of questions with three propositions that a game needs.
const MASTER: usize = 25;

pub fn fill(cards: &[Own<'_>], filled: &mut Filled) {
    let mut piles: Vec<Pile> =
        [("kickoff", 5), ("sheets", 2), ("fatal", 4), ("master", 5), ("duels", 1)]
            .map(|(name, needs)| Pile { name, needs, card_of: 1, ..Pile::default() })
            .to_vec();
    let [kickoff, sheets, fatal, master, duels] = &mut piles[..] else { return };
    let deck = &mut filled.midi;

    let twos: Vec<Own> =
        cards.iter().filter(|own| matches!(own.card.asks, Asks::Two(_))).copied().collect();
    deck.kickoff = in_cards::<4>(kickoff, &twos).iter().map(kickoff_card).collect();
    on_both_sides(&mut deck.kickoff);

    deck.sheets = cards.iter().filter_map(sheet).collect();
    sheets.cards = deck.sheets.len();

    let (short, long): (Vec<Own>, Vec<Own>) = cards
        .iter()
        .filter(|own| matches!(own.card.asks, Asks::Open(_)))
        .partition(|own| letters(&own.card.q) <= LONGEST_OPEN_QUESTION);
    if !long.is_empty() {
        fatal.unfit.insert(Unfit::QuestionTooLong(LONGEST_OPEN_QUESTION), long.len());
    }
    deck.fatal = in_cards::<8>(fatal, &short).iter().filter_map(fatal_card).collect();

    let (threes, pairs) = dealt(cards);
    deck.master = in_cards::<5>(master, &threes).iter().filter_map(master_card).collect();
    deck.duels = in_cards::<2>(duels, &pairs).iter().filter_map(pair).collect();
    deck.stars = cards.iter().filter_map(star).collect();
    if !deck.stars.is_empty() {
        let cards = deck.stars.len();
        piles.push(Pile { name: "stars", needs: 1, card_of: 1, cards, ..Pile::default() });
    }
    filled.midi_piles = piles;
}

/// Choices for the master stroke and for duels. A choice of four with a title can be either: the first
/// two make a pair, then the master stroke is filled, and what is left makes pairs.
fn dealt<'a>(cards: &[Own<'a>]) -> (Vec<Own<'a>>, Vec<Own<'a>>) {
    let choices = cards.iter().filter(|own| own.choice().is_some()).copied();
    let can_duel = |own: &Own| {
        own.choice().is_some_and(|choice| choice.wrong.len() == 3) && own.clue().is_some()
    };
    let (titled, mut threes): (Vec<Own>, Vec<Own>) = choices.partition(can_duel);
    let lacking = MASTER.saturating_sub(threes.len());
    let (first, rest) = titled.split_at(titled.len().min(2));
    let (master, more) = rest.split_at(rest.len().min(lacking));
    threes.extend(master);
    (threes, [first, more].concat())
}

fn kickoff_card(four: &[Own<'_>; 4]) -> Kickoff {
    let question = |own: &Own| {
        let q = own.card.q.clone();
        let note = own.card.note.clone();
        match &own.card.asks {
            Asks::Two(two) => KickoffQuestion {
                q,
                visible: two.visible.clone(),
                hidden: two.hidden.clone(),
                right: two.right,
                note,
            },
            // Not reached: the caller passes questions with two propositions only.
            _ => KickoffQuestion {
                q,
                visible: String::new(),
                hidden: String::new(),
                right: Side::Visible,
                note,
            },
        }
    };
    Kickoff { id: name("k", four), questions: four.each_ref().map(question) }
}

/// If the right proposition is always on the same side, there is nothing to guess: swaps the sides of every second
/// question.
fn on_both_sides(cards: &mut [Kickoff]) {
    let mut sides = cards.iter().flat_map(|card| &card.questions).map(|question| question.right);
    let first = sides.next();
    if !sides.all(|side| Some(side) == first) {
        return;
    }
    let all = cards.iter_mut().flat_map(|card| &mut card.questions);
    for question in all.skip(1).step_by(2) {
        std::mem::swap(&mut question.visible, &mut question.hidden);
        question.right = match question.right {
            Side::Visible => Side::Hidden,
            Side::Hidden => Side::Visible,
        };
    }
}

fn sheet(own: &Own<'_>) -> Option<Sheet> {
    let Asks::Sheet(sheet) = &own.card.asks else { return None };
    Some(Sheet {
        id: name("s", &[*own]),
        q: own.card.q.clone(),
        truths: sheet.truths.clone().try_into().ok()?,
        intruder: sheet.intruder.clone(),
        note: own.card.note.clone(),
    })
}

fn star(own: &Own<'_>) -> Option<Star> {
    let Asks::Star(star) = &own.card.asks else { return None };
    Some(Star {
        id: name("e", &[*own]),
        picture: photo::picture(&star.photo),
        answer: star.answer.clone(),
        accept: star.accept.clone(),
    })
}

fn fatal_card(eight: &[Own<'_>; 8]) -> Option<Fatal> {
    let questions: Option<Vec<_>> = eight.iter().map(Own::open).collect();
    Some(Fatal { id: name("f", eight), questions: questions?.try_into().ok()? })
}

fn master_card(five: &[Own<'_>; 5]) -> Option<Master> {
    let question = |own: &Own| {
        let choice = own.choice()?;
        let [first, second, ..] = &choice.wrong[..] else { return None };
        Some(MasterQuestion {
            q: own.card.q.clone(),
            right: choice.right.clone(),
            wrong: [first.clone(), second.clone()],
            note: own.card.note.clone(),
        })
    };
    let questions: Option<Vec<_>> = five.iter().map(question).collect();
    Some(Master { id: name("m", five), questions: questions?.try_into().ok()? })
}

fn pair(two: &[Own<'_>; 2]) -> Option<Pair> {
    let card = |own: &Own| {
        let choice = own.choice()?;
        Some(DuelCard {
            title: own.clue()?.to_owned(),
            q: own.card.q.clone(),
            right: choice.right.clone(),
            wrong: choice.wrong.clone().try_into().ok()?,
            note: own.card.note.clone(),
        })
    };
    Some(Pair { id: name("d", two), cards: [card(&two[0])?, card(&two[1])?] })
}
