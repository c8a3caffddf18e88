//! Moves in words, as a save writes them.
//!
//! `throw` · `throw-all` · `place 13` · `roll` · `forward` · `backward` · `dice` · `open` · `name 2` · `stake 500` ·
//! `accept` · `refuse` · `appoint 3` · `bet 3` · `overrule right` · `stop` · `count`, and the replies of a contest as
//! [`crate::rules::contest::reply`] writes them.

use super::Move;
use super::ring::Direction;
use crate::rules::contest::Reply;
use crate::rules::{Seat, notation};

/// The moves that are one word.
const WORDS: [(&str, Move); 11] = [
    ("throw", Move::Throw),
    ("throw-all", Move::ThrowAll),
    ("roll", Move::Roll),
    ("forward", Move::Walk(Direction::Forward)),
    ("backward", Move::Walk(Direction::Backward)),
    ("dice", Move::Dice),
    ("open", Move::Open),
    ("accept", Move::Accept),
    ("refuse", Move::Refuse),
    ("stop", Move::Stop),
    ("count", Move::Count),
];

impl From<Move> for String {
    fn from(mv: Move) -> String {
        match mv {
            Move::Place(square) => format!("place {square}"),
            Move::Name(seat) => format!("name {}", seat.0),
            Move::Stake(stake) => format!("stake {stake}"),
            Move::Appoint(seat) => format!("appoint {}", seat.0),
            Move::SideBet(on) => format!("bet {}", on.0),
            Move::Overrule(ruling) => format!("overrule {}", ruling.text()),
            Move::Reply(reply) => reply.text(),
            other => notation::word(&WORDS, &other),
        }
    }
}

impl TryFrom<String> for Move {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Move, Self::Error> {
        parse(&text).ok_or("not a move of this game")
    }
}

fn parse(text: &str) -> Option<Move> {
    let word = || notation::worded(&WORDS, text);
    if let Some(mv) = word().or_else(|| Reply::parse(text).map(Move::Reply)) {
        return Some(mv);
    }
    let (word, rest) = text.split_once(' ')?;
    let number = || rest.parse::<u8>().ok();
    Some(match word {
        "place" => Move::Place(number()?),
        "name" => Move::Name(Seat(number()?)),
        "stake" => Move::Stake(rest.parse().ok()?),
        "appoint" => Move::Appoint(Seat(number()?)),
        "bet" => Move::SideBet(Seat(number()?)),
        "overrule" => Move::Overrule(Reply::parse(rest)?),
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
                (Move::Place(24), "place 24"),
                (Move::Name(Seat(3)), "name 3"),
                (Move::Stake(1_500), "stake 1500"),
                (Move::Appoint(Seat(2)), "appoint 2"),
                (Move::SideBet(Seat(3)), "bet 3"),
                (Move::Overrule(Reply::Tie), "overrule tie"),
                (Move::Reply(Reply::Say("ouvrir".into())), "say ouvrir"),
                (Move::Reply(Reply::Time), "time"),
            ],
            WORDS,
        );
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        is_no_move::<Move>(&[
            "",
            "place",
            "place x",
            "name -1",
            "overrule fly",
            "roll 1",
            "dice 7",
        ]);
    }
}
