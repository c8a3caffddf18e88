//! A card as three cells of a table: what is asked, what is right, what is wrong. Several texts in a cell are parted by
//! `;`, or by `|` where one of them has a semicolon of its own.

use super::amount::{typed, written};
use super::card::{Answers, Asks, Language, OwnCard, Two};
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};

/// A cell of a card's row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    Question,
    Right,
    Wrong,
}

impl Cell {
    /// The cells of a row, in their order.
    pub const ALL: [Cell; 3] = [Cell::Question, Cell::Right, Cell::Wrong];

    /// The text of that cell; `None` where a card has none that could be written there.
    #[must_use]
    pub fn text(self, card: &OwnCard, language: Language) -> Option<String> {
        match (self, &card.asks) {
            (_, Asks::Star(_)) | (Cell::Wrong, Asks::Number(_)) => None,
            (Cell::Question, _) => Some(card.q.clone()),
            (Cell::Right, Asks::Number(amount)) => {
                let number = amount.value.map(|value| written(value, language));
                Some(number.unwrap_or_else(|| amount.typed.clone()))
            }
            (Cell::Right, Asks::Two(two)) => Some(two.right_and_wrong()[0].clone()),
            (Cell::Wrong, Asks::Two(two)) => Some(two.right_and_wrong()[1].clone()),
            (Cell::Right, Asks::Sheet(sheet)) => joined(&sheet.truths),
            (Cell::Wrong, Asks::Sheet(sheet)) => Some(sheet.intruder.clone()),
            (Cell::Right, Asks::Open(open)) => Some(open.answer.clone()),
            (Cell::Wrong, Asks::Open(open)) => joined(&open.refuse),
            (Cell::Right, Asks::Choice(choice)) => Some(choice.right.clone()),
            (Cell::Wrong, Asks::Choice(choice)) => joined(&choice.wrong),
            // A text with a sign of its own would be torn.
            (Cell::Right, Asks::List(list)) => {
                joined(&said(list)).filter(|text| said_in(text) == list.answers)
            }
            (Cell::Wrong, Asks::List(list)) => {
                joined(&fallen(list)).filter(|text| fallen_in(text) == list.traps)
            }
        }
    }

    /// Writes a text into that cell.
    pub fn write(self, card: &mut OwnCard, text: &str, language: Language) {
        let plain = || text.to_owned();
        match (self, &mut card.asks) {
            (_, Asks::Star(_)) | (Cell::Wrong, Asks::Number(_)) => {}
            (Cell::Question, _) => card.q = plain(),
            (Cell::Right, Asks::Number(amount)) => amount.read(text, language),
            (Cell::Right, Asks::Two(two)) => *side(two, true) = plain(),
            (Cell::Wrong, Asks::Two(two)) => *side(two, false) = plain(),
            (Cell::Right, Asks::Sheet(sheet)) => sheet.truths = parted(text),
            (Cell::Wrong, Asks::Sheet(sheet)) => sheet.intruder = plain(),
            (Cell::Right, Asks::Open(open)) => open.answer = plain(),
            (Cell::Wrong, Asks::Open(open)) => open.refuse = parted(text),
            (Cell::Right, Asks::Choice(choice)) => choice.right = plain(),
            (Cell::Wrong, Asks::Choice(choice)) => choice.wrong = parted(text),
            (Cell::Right, Asks::List(list)) => list.answers = said_in(text),
            (Cell::Wrong, Asks::List(list)) => list.traps = fallen_in(text),
        }
    }
}

impl super::card::Amount {
    /// Reads a number that was typed; what is none is kept as it was typed.
    pub fn read(&mut self, text: &str, language: Language) {
        let read = typed(text, language);
        self.typed = if read.is_err() { text.trim().to_owned() } else { String::new() };
        self.value = read.ok();
    }
}

fn side(two: &mut Two, right: bool) -> &mut String {
    if (two.right == Side::Visible) == right { &mut two.visible } else { &mut two.hidden }
}

/// The answers of a list, other wordings behind a `=`.
#[must_use]
pub fn said(list: &Answers) -> Vec<String> {
    let one = |one: &Listed| [std::slice::from_ref(&one.a), &one.accept].concat().join(" = ");
    list.answers.iter().map(one).collect()
}

/// The traps of a list, the reason behind a `=`.
#[must_use]
pub fn fallen(list: &Answers) -> Vec<String> {
    let one = |one: &Trap| {
        let why = Some(&one.why).filter(|why| !why.is_empty());
        [Some(&one.a), why].into_iter().flatten().cloned().collect::<Vec<_>>().join(" = ")
    };
    list.traps.iter().map(one).collect()
}

/// An answer and its other wordings, separated by `=`.
#[must_use]
pub fn listed(line: &str) -> Listed {
    let mut parts = line.split('=').map(|part| part.trim().to_owned());
    let a = parts.next().unwrap_or_default();
    Listed { a, accept: parts.filter(|part| !part.is_empty()).collect() }
}

/// A trap and its reason, separated by `=`.
#[must_use]
pub fn trap(line: &str) -> Trap {
    let (a, why) = line.split_once('=').unwrap_or((line, ""));
    Trap { a: a.trim().to_owned(), why: why.trim().to_owned() }
}

fn said_in(text: &str) -> Vec<Listed> {
    parted(text).iter().map(|text| listed(text)).collect()
}

fn fallen_in(text: &str) -> Vec<Trap> {
    parted(text).iter().map(|text| trap(text)).collect()
}

/// The texts of a cell.
fn parted(text: &str) -> Vec<String> {
    let sign = if text.contains('|') { '|' } else { ';' };
    text.split(sign).map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// Texts as a cell; `None` where one of them would be torn.
fn joined(texts: &[String]) -> Option<String> {
    let has = |sign| texts.iter().any(|text| text.contains(sign));
    match (has('|'), has(';'), texts) {
        (true, ..) => None,
        (_, true, [one]) => Some([one, " |"].concat()),
        (_, true, _) => Some(texts.join(" | ")),
        _ => Some(texts.join(" ; ")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::card::{Kind, Sheet};
    use super::super::samples;
    use super::*;

    const FR: Language = Language::Fr;

    fn cells(card: &OwnCard) -> [Option<String>; 3] {
        Cell::ALL.map(|cell| cell.text(card, FR))
    }

    /// A blank card of a kind with these cells.
    fn written_as(kind: Kind, texts: [&str; 3]) -> OwnCard {
        let mut card = OwnCard::new("", Asks::blank(kind));
        Cell::ALL.into_iter().zip(texts).for_each(|(cell, text)| cell.write(&mut card, text, FR));
        card
    }

    #[test]
    fn a_row_of_each_kind_is_written_and_read() {
        for (kind, texts) in [
            (Kind::Choice, ["Où est Lyon ?", "En France", "En Italie ; Au Pérou ; En Inde"]),
            (Kind::Two, ["Où est Lyon ?", "En France", "En Italie"]),
            (Kind::Open, ["Qui ?", "Picasso", "Picabia ; Pissarro"]),
            (Kind::Sheet, ["Lesquels ?", "a ; b ; c ; d ; e ; f", "g"]),
            (Kind::List, ["Lesquels ?", "chou = choux ; pou ; hibou ; caillou", "clou = s"]),
        ] {
            let card = written_as(kind, texts);
            assert_eq!(card.asks.kind(), kind);
            assert_eq!(cells(&card), texts.map(|text| Some(text.to_owned())));
        }
        let number = written_as(Kind::Number, ["Combien ?", "3,5", "nothing"]);
        assert_eq!(cells(&number), [Some("Combien ?".into()), Some("3,5".into()), None]);
        let none = written_as(Kind::Number, ["Combien ?", "3,25", ""]);
        assert_eq!(Cell::Right.text(&none, FR).as_deref(), Some("3,25"), "as it was typed");
        assert_eq!(cells(&written_as(Kind::Star, ["a", "b", "c"])), [None, None, None]);
    }

    #[test]
    fn writing_what_a_cell_shows_changes_no_card() {
        for card in samples::deck().cards {
            let mut again = card.clone();
            for cell in Cell::ALL {
                if let Some(text) = cell.text(&card, FR) {
                    cell.write(&mut again, &text, FR);
                }
            }
            assert_eq!(again, card);
        }
    }

    #[test]
    fn a_text_with_signs_of_its_own_is_not_torn() {
        let of = |truths: &[&str]| {
            let truths: Vec<String> = truths.iter().map(|it| (*it).to_owned()).collect();
            OwnCard::new("q", Asks::Sheet(Sheet { truths, intruder: String::new() }))
        };
        for texts in [&["a ; b"][..], &["a ; b", "c"], &["a"], &[]] {
            let mut card = of(texts);
            let shown = Cell::Right.text(&card, FR).expect("a cell");
            Cell::Right.write(&mut card, &shown, FR);
            assert_eq!(card, of(texts), "{shown}");
        }
        assert_eq!(Cell::Right.text(&of(&["a | b"]), FR), None);
        assert_eq!(parted(" a ;; b ; "), ["a", "b"], "while it is typed");
    }

    #[test]
    fn the_right_one_of_two_stays_on_its_side() {
        let mut card = OwnCard::new("q", Asks::blank(Kind::Two));
        let Asks::Two(two) = &mut card.asks else { panic!("two") };
        two.right = Side::Hidden;
        Cell::Right.write(&mut card, "juste", FR);
        let Asks::Two(two) = &card.asks else { panic!("two") };
        assert_eq!((&*two.visible, &*two.hidden), ("", "juste"));
    }
}
