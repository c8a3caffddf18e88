//! The fifteen levels of *Qui veut gagner des millions ?*. Questions without a level fill the levels with the fewest
//! questions, in the order of the deck, from the lowest level up. An open question that refuses three answers is one of them.

use super::{Filled, Own, Pile, Unfit, letters, name};
use crate::decks::millions::{LEVELS, LONGEST_ANSWER, LONGEST_QUESTION, Question};
use crate::workshop::card::Choice;
use std::collections::BTreeMap;

const NAMES: [&str; LEVELS] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10", "level-11", "level-12", "level-13", "level-14", "level-15",
];

pub fn fill(cards: &[Own<'_>], filled: &mut Filled) {
    let mut unfit = BTreeMap::new();
    let (mut counts, mut placed, mut free) = ([0_usize; LEVELS], vec![], vec![]);
    for own in cards {
        let Some(choice) = own.four() else { continue };
        if let Some(why) = why_not(own, &choice) {
            *unfit.entry(why).or_insert(0) += 1;
        } else if let Some(level) = choice.level.filter(|level| (1..=15).contains(level)) {
            counts[usize::from(level) - 1] += 1;
            placed.push((*own, level));
        } else {
            free.push(*own);
        }
    }
    for own in free {
        let fewest = counts.iter().copied().min().unwrap_or_default();
        let level = counts.iter().position(|count| *count == fewest).unwrap_or_default();
        counts[level] += 1;
        placed.push((own, level as u8 + 1));
    }
    filled.millions.questions =
        placed.iter().filter_map(|(own, level)| question(own, *level)).collect();
    let pile = |(name, cards)| Pile { name, card_of: 1, cards, needs: 1, ..Pile::default() };
    let mut piles: Vec<Pile> = NAMES.into_iter().zip(counts).map(pile).collect();
    piles[0].unfit = unfit;
    filled.millions_piles = piles;
}

fn why_not(own: &Own<'_>, choice: &Choice) -> Option<Unfit> {
    if letters(&own.card.q) > LONGEST_QUESTION {
        return Some(Unfit::QuestionTooLong(LONGEST_QUESTION));
    }
    let mut texts = choice.wrong.iter().chain([&choice.right]);
    let long = texts.any(|text| letters(text) > LONGEST_ANSWER);
    long.then_some(Unfit::OptionTooLong(LONGEST_ANSWER))
}

fn question(own: &Own<'_>, level: u8) -> Option<Question> {
    let choice = own.four()?;
    Some(Question {
        id: name("l", &[*own]),
        level,
        theme: own.card.theme.clone(),
        q: own.card.q.clone(),
        right: choice.right,
        wrong: choice.wrong.try_into().ok()?,
        note: own.card.note.clone(),
    })
}
