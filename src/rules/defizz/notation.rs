//! Moves in words, as a save writes them.
//!
//! `roll` · `card` · `help` · `choose 2` · `challenge 3` · `stake 500` · `accept` · `refuse` ·
//! `throw` · `call 1` · `appoint 3` · `bet 3` · `overrule right` · `stop` · `count`, and the replies of a contest as
//! [`crate::rules::contest::reply`] writes them.

use super::Move;
use crate::rules::contest::Reply;
use crate::rules::{Seat, notation};

/// The moves that are one word.
const WORDS: [(&str, Move); 8] = [
    ("roll", Move::Roll),
    ("card", Move::TakeCard),
    ("help", Move::Help),
    ("accept", Move::Accept),
    ("refuse", Move::Refuse),
    ("throw", Move::Throw),
    ("stop", Move::Stop),
    ("count", Move::Count),
];

impl From<Move> for String {
    fn from(mv: Move) -> String {
        match mv {
            Move::Choose(question) => format!("choose {}", u16::from(question) + 1),
            Move::Challenge(seat) => format!("challenge {}", seat.0),
            Move::Stake(stake) => format!("stake {stake}"),
            Move::Call(call) => format!("call {call}"),
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
        "choose" => Move::Choose(notation::place(rest)?),
        "challenge" => Move::Challenge(Seat(number()?)),
        "stake" => Move::Stake(rest.parse().ok()?),
        "call" => Move::Call(number()?),
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
                (Move::Choose(0), "choose 1"),
                (Move::Choose(255), "choose 256"),
                (Move::Challenge(Seat(3)), "challenge 3"),
                (Move::Stake(1_300), "stake 1300"),
                (Move::Call(1), "call 1"),
                (Move::Appoint(Seat(2)), "appoint 2"),
                (Move::SideBet(Seat(3)), "bet 3"),
                (Move::Overrule(Reply::Tick(2)), "overrule tick 3"),
                (Move::Reply(Reply::Say("stop".into())), "say stop"),
                (Move::Reply(Reply::Right), "right"),
            ],
            WORDS,
        );
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        is_no_move::<Move>(&[
            "",
            "choose 0",
            "choose x",
            "stake",
            "stake -1",
            "overrule",
            "overrule fly",
        ]);
    }
}
