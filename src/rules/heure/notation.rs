//! The text form of moves in saves: compact, and readable in a file.
//!
//! `draw 3` · `lay 4` · `hide` · `ask` · `yes` · `silent` · `push 2L 4R` · `order 2 0 1` · `stop`

use super::Move;
use super::row::{Push, Shift, Side, Slot};
use std::fmt::Write;

impl From<Move> for String {
    fn from(mv: Move) -> String {
        match mv {
            Move::Draw { card } => numbered("draw", &[card]),
            Move::Lay { slot } => numbered("lay", &[slot]),
            Move::Hide => "hide".into(),
            Move::Ask => "ask".into(),
            Move::Answer { yes: true } => "yes".into(),
            Move::Answer { yes: false } => "silent".into(),
            Move::Shift(shift) => pushes(shift),
            Move::Arrange { order } => numbered("order", &order),
            Move::Stop => "stop".into(),
        }
    }
}

fn numbered(word: &str, numbers: &[u8]) -> String {
    let mut text = String::from(word);
    for number in numbers {
        write!(text, " {number}").expect("a String takes all that is written");
    }
    text
}

fn pushes(shift: Shift) -> String {
    let mut text = String::from("push");
    for push in shift.pushes() {
        let side = if push.to == Side::Left { 'L' } else { 'R' };
        write!(text, " {}{side}", push.slot).expect("a String takes all that is written");
    }
    text
}

impl TryFrom<String> for Move {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Move, Self::Error> {
        parse(&text).ok_or("not a move of this game")
    }
}

fn parse(text: &str) -> Option<Move> {
    let mut words = text.split(' ');
    let mv = match words.next()? {
        "draw" => Move::Draw { card: number(words.next()?)? },
        "lay" => Move::Lay { slot: number(words.next()?)? },
        "hide" => Move::Hide,
        "ask" => Move::Ask,
        "yes" => Move::Answer { yes: true },
        "silent" => Move::Answer { yes: false },
        "push" => {
            let first = push(words.next()?)?;
            let second = match words.next() {
                Some(word) => Some(push(word)?),
                None => None,
            };
            Move::Shift(Shift { first, second })
        }
        "order" => Move::Arrange { order: words.by_ref().map(number).collect::<Option<_>>()? },
        "stop" => Move::Stop,
        _ => return None,
    };
    words.next().is_none().then_some(mv)
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok()
}

fn push(word: &str) -> Option<Push> {
    let (slot, to) = match word.strip_suffix('L') {
        Some(slot) => (slot, Side::Left),
        None => (word.strip_suffix('R')?, Side::Right),
    };
    let slot: Slot = number(slot)?;
    Some(Push { slot, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_reads_as_it_was_written() {
        let moves = [
            (Move::Draw { card: 3 }, "draw 3"),
            (Move::Lay { slot: 7 }, "lay 7"),
            (Move::Hide, "hide"),
            (Move::Ask, "ask"),
            (Move::Answer { yes: true }, "yes"),
            (Move::Answer { yes: false }, "silent"),
            (Move::Shift(Shift::one(4, Side::Left)), "push 4L"),
            (Move::Shift(Shift::two((2, Side::Right), (5, Side::Left))), "push 2R 5L"),
            (Move::Arrange { order: vec![2, 0, 1] }, "order 2 0 1"),
            (Move::Arrange { order: vec![] }, "order"),
            (Move::Stop, "stop"),
        ];
        for (mv, text) in moves {
            assert_eq!(String::from(mv.clone()), text);
            assert_eq!(Move::try_from(text.to_owned()), Ok(mv));
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        for text in
            ["", "draw", "draw x", "draw 3 4", "lay -1", "push", "push 4", "push 4L 5", "fly"]
        {
            assert!(Move::try_from(text.to_owned()).is_err(), "{text:?}");
        }
    }
}
