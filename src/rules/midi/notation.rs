//! The text form of moves in saves: compact, and readable in a file.
//!
//! `number 3` · `read` · `choose 1` · `choose other` · `challenge 2` · `take 1` · `open 7` · `ready` ·
//! `right` · `wrong` · `say …` · `draw` · `lift L4` · `star` · `look` · `decline` · `hunch` ·
//! `overrule` · `said 1` · `said other` · `stop`

use super::{Flap, Move, Pick};
use crate::rules::{Seat, notation};

impl From<Move> for String {
    fn from(mv: Move) -> String {
        match mv {
            Move::Number(number) => format!("number {number}"),
            Move::Choose(Pick::Shown(place)) => format!("choose {}", u16::from(place) + 1),
            Move::Choose(Pick::Other) => "choose other".into(),
            Move::Said(Pick::Shown(place)) => format!("said {}", u16::from(place) + 1),
            Move::Said(Pick::Other) => "said other".into(),
            Move::Challenge(seat) => format!("challenge {}", seat.0),
            Move::Take(card) => format!("take {}", u16::from(card) + 1),
            Move::Open(flap) => format!("open {flap}"),
            Move::Say(text) => format!("say {text}"),
            Move::Lift(Flap { large, place }) => {
                format!("lift {}{place}", if large { 'L' } else { 'S' })
            }
            other => notation::word(&WORDS, &other),
        }
    }
}

/// The moves that are one word.
const WORDS: [(&str, Move); 11] = [
    ("read", Move::Read),
    ("ready", Move::Ready),
    ("right", Move::Right),
    ("wrong", Move::Wrong),
    ("draw", Move::Draw),
    ("star", Move::Star),
    ("look", Move::Look),
    ("decline", Move::Decline),
    ("hunch", Move::Hunch),
    ("overrule", Move::Overrule),
    ("stop", Move::Stop),
];

impl TryFrom<String> for Move {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Move, Self::Error> {
        parse(&text).ok_or("not a move of this game")
    }
}

fn parse(text: &str) -> Option<Move> {
    if let Some(mv) = notation::worded(&WORDS, text) {
        return Some(mv);
    }
    let (word, rest) = text.split_once(' ')?;
    let number = || rest.parse::<u8>().ok();
    // Written from 1, so that 256 is the largest.
    let counted = || rest.parse::<u16>().ok().and_then(|n| u8::try_from(n.checked_sub(1)?).ok());
    Some(match (word, rest) {
        ("say", rest) => Move::Say(rest.into()),
        ("choose", "other") => Move::Choose(Pick::Other),
        ("choose", _) => Move::Choose(Pick::Shown(counted()?)),
        ("said", "other") => Move::Said(Pick::Other),
        ("said", _) => Move::Said(Pick::Shown(counted()?)),
        ("number", _) => Move::Number(number()?),
        ("challenge", _) => Move::Challenge(Seat(number()?)),
        ("take", _) => Move::Take(counted()?),
        ("open", _) => Move::Open(number()?),
        ("lift", rest) => {
            let (large, place) = match rest.strip_prefix('L') {
                Some(place) => (true, place),
                None => (false, rest.strip_prefix('S')?),
            };
            Move::Lift(Flap { large, place: place.parse().ok()? })
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::check::{is_no_move, reads_as_written};

    #[test]
    fn every_move_reads_as_it_was_written() {
        reads_as_written(
            [
                (Move::Number(3), "number 3"),
                (Move::Choose(Pick::Shown(0)), "choose 1"),
                (Move::Choose(Pick::Shown(255)), "choose 256"),
                (Move::Choose(Pick::Other), "choose other"),
                (Move::Said(Pick::Shown(6)), "said 7"),
                (Move::Said(Pick::Other), "said other"),
                (Move::Challenge(Seat(2)), "challenge 2"),
                (Move::Take(0), "take 1"),
                (Move::Open(7), "open 7"),
                (Move::Say("le mont Blanc".into()), "say le mont Blanc"),
                (Move::Say(String::new()), "say "),
                (Move::Lift(Flap { large: true, place: 4 }), "lift L4"),
                (Move::Lift(Flap { large: false, place: 7 }), "lift S7"),
            ],
            WORDS,
        );
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        is_no_move::<Move>(&[
            "",
            "number",
            "number x",
            "choose 0",
            "choose 257",
            "lift 4",
            "fly",
            "take 0",
            "read 1",
        ]);
    }
}
