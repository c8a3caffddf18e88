//! Maps advice about a card to the field of the editor beside which it is shown.

use crate::workshop::advice::{Advice, Field};
use crate::workshop::card::{Asks, OwnCard};

/// A field of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Question,
    /// The right answer or proposition; of a sheet or a list, all of them.
    Right,
    /// The wrong proposition at that place; of a list, all traps.
    Wrong(usize),
    /// The answers to refuse.
    Refused,
    Clue,
    Note,
    Unit,
}

/// The field beside which a piece of advice is shown.
pub fn spot(card: &OwnCard, advice: &Advice) -> Spot {
    match advice {
        Advice::Long { field, .. } => of_field(card, *field),
        Advice::AnswerInQuestion(_) | Advice::DoubleNegation | Advice::Dated(_) => Spot::Question,
        Advice::ClueLong { .. } | Advice::AnswerInClue(_) | Advice::NoClue => Spot::Clue,
        Advice::Overlap(_, text)
        | Advice::CountsTheOthers(text)
        | Advice::FullStop(text)
        | Advice::HardToSay { answer: text, .. } => of_text(card, text),
        Advice::RightIsLongest => Spot::Right,
        Advice::RefusesWhatIsRight(_) => Spot::Refused,
        Advice::TrapIsRight(_) => Spot::Wrong(0),
        Advice::NoUnit => Spot::Unit,
        Advice::NoNote => Spot::Note,
    }
}

fn of_field(card: &OwnCard, field: Field) -> Spot {
    match field {
        Field::Question => Spot::Question,
        Field::Right(_) => Spot::Right,
        Field::Wrong(at) => {
            if matches!(card.asks, Asks::List(_)) {
                Spot::Wrong(0)
            } else {
                Spot::Wrong(at)
            }
        }
    }
}

/// The field in which a text stands.
fn of_text(card: &OwnCard, text: &str) -> Spot {
    let wrong = match &card.asks {
        Asks::Two(two) => (two.right_and_wrong()[1] == text).then_some(0),
        Asks::Sheet(sheet) => (sheet.intruder == text).then_some(0),
        Asks::Choice(choice) => choice.wrong.iter().position(|wrong| wrong == text),
        Asks::List(list) => list.traps.iter().any(|trap| trap.a == text).then_some(0),
        Asks::Open(_) | Asks::Number(_) | Asks::Star(_) => None,
    };
    wrong.map_or(Spot::Right, Spot::Wrong)
}
