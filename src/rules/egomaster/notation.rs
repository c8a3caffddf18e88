//! Moves in words, as a save writes them.
//!
//! `throw` · `place 13` · `roll` · `forward` · `backward` · `dice` · `open` · `name 2` · `stake 500` ·
//! `accept` · `refuse` · `appoint 3` · `overrule right` · `stop`, and the replies of a contest as
//! [`crate::rules::contest::reply`] writes them.

use super::Move;
use super::ring::Direction;
use crate::rules::Seat;
use crate::rules::contest::Reply;

/// The moves that are one word.
const WORDS: [(&str, Move); 9] = [
    ("throw", Move::Throw),
    ("roll", Move::Roll),
    ("forward", Move::Walk(Direction::Forward)),
    ("backward", Move::Walk(Direction::Backward)),
    ("dice", Move::Dice),
    ("open", Move::Open),
    ("accept", Move::Accept),
    ("refuse", Move::Refuse),
    ("stop", Move::Stop),
];

impl From<Move> for String {
    fn from(mv: Move) -> String {
        match mv {
            Move::Place(square) => format!("place {square}"),
            Move::Name(seat) => format!("name {}", seat.0),
            Move::Stake(stake) => format!("stake {stake}"),
            Move::Appoint(seat) => format!("appoint {}", seat.0),
            Move::Overrule(ruling) => format!("overrule {}", ruling.text()),
            Move::Reply(reply) => reply.text(),
            other => {
                let word = WORDS.iter().find(|(_, mv)| *mv == other).map(|(word, _)| *word);
                word.expect("every other move is a word").into()
            }
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
    if let Some((_, mv)) = WORDS.iter().find(|(word, _)| *word == text) {
        return Some(mv.clone());
    }
    if let Some(reply) = Reply::parse(text) {
        return Some(Move::Reply(reply));
    }
    let (word, rest) = text.split_once(' ')?;
    let number = || rest.parse::<u8>().ok();
    Some(match word {
        "place" => Move::Place(number()?),
        "name" => Move::Name(Seat(number()?)),
        "stake" => Move::Stake(rest.parse().ok()?),
        "appoint" => Move::Appoint(Seat(number()?)),
        "overrule" => Move::Overrule(Reply::parse(rest)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_reads_as_it_was_written() {
        let moves = [
            (Move::Place(24), "place 24"),
            (Move::Name(Seat(3)), "name 3"),
            (Move::Stake(1_500), "stake 1500"),
            (Move::Appoint(Seat(2)), "appoint 2"),
            (Move::Overrule(Reply::Tie), "overrule tie"),
            (Move::Reply(Reply::Say("ouvrir".into())), "say ouvrir"),
            (Move::Reply(Reply::Time), "time"),
        ];
        let words = WORDS.map(|(word, mv)| (mv, word));
        for (mv, text) in moves.into_iter().chain(words) {
            assert_eq!(String::from(mv.clone()), text);
            assert_eq!(Move::try_from(text.to_owned()), Ok(mv));
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        for text in ["", "place", "place x", "name -1", "overrule fly", "roll 1", "dice 7"] {
            assert!(Move::try_from(text.to_owned()).is_err(), "{text:?}");
        }
    }
}
