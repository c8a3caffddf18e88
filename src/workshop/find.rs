//! What a card is found by: every text of it.

use super::card::{Asks, OwnCard};
use crate::decks::answer::folded;

/// Whether one of a card's texts has those words, given as [`folded`] leaves them.
#[must_use]
pub fn has(card: &OwnCard, wanted: &str) -> bool {
    let is_in = |text: &String| folded(text).contains(wanted);
    let mut about = [&card.q, &card.clue, &card.theme].into_iter().chain(&card.note);
    wanted.is_empty() || about.any(is_in) || answers(&card.asks).into_iter().any(is_in)
}

/// Every answer, right or wrong, in each of its wordings.
fn answers(asks: &Asks) -> Vec<&String> {
    match asks {
        Asks::Two(two) => vec![&two.visible, &two.hidden],
        Asks::Sheet(sheet) => sheet.truths.iter().chain([&sheet.intruder]).collect(),
        Asks::Open(open) => {
            [&open.answer].into_iter().chain(&open.accept).chain(&open.refuse).collect()
        }
        Asks::Choice(choice) => choice.wrong.iter().chain([&choice.right]).collect(),
        Asks::List(list) => {
            let said = list.answers.iter().flat_map(|one| [&one.a].into_iter().chain(&one.accept));
            said.chain(list.traps.iter().map(|trap| &trap.a)).collect()
        }
        Asks::Number(amount) => vec![&amount.unit],
        Asks::Star(star) => [&star.answer].into_iter().chain(&star.accept).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn a_card_is_found_by_its_answers_too() {
        for card in samples::deck().cards {
            assert!(has(&card, ""));
            for text in answers(&card.asks).into_iter().chain([&card.q]) {
                assert!(has(&card, &folded(text)), "{text}");
            }
            assert!(!has(&card, "nowhere to be found"));
        }
    }
}
