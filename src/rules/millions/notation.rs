//! Moves in words, as a save writes them: short to keep, easy to read in a file.
//!
//! `try` · `take` · `read` · `cover a` · `keep a` · `uncover a` · `say a` · `settle` · `walk` · `fifty` ·
//! `spare a` · `audience` · `phone` · `phone 2` · `call` · `connected` · `busy` · `hang-up` ·
//! `give a` · `show a` · `yes` · `no` · `bet 2` · `gone 3` ·
//! `back 3`

use super::Move;
use super::letters::Letter;
use crate::rules::Seat;

impl From<Move> for String {
    fn from(mv: Move) -> String {
        let lettered = |word: &str, letter: Letter| format!("{word} {}", letter.word());
        match mv {
            Move::Cover(letter) => lettered("cover", letter),
            Move::Keep(letter) => lettered("keep", letter),
            Move::Uncover(letter) => lettered("uncover", letter),
            Move::Say(letter) => lettered("say", letter),
            Move::Spare(letter) => lettered("spare", letter),
            Move::Give(letter) => lettered("give", letter),
            Move::Show(letter) => lettered("show", letter),
            Move::Phone(Some(Seat(seat))) => format!("phone {seat}"),
            Move::Bet(Seat(seat)) => format!("bet {seat}"),
            Move::Gone(Seat(seat)) => format!("gone {seat}"),
            Move::Back(Seat(seat)) => format!("back {seat}"),
            other => {
                let word = WORDS.iter().find(|(_, mv)| *mv == other).map(|(word, _)| *word);
                word.expect("every other move is a word").into()
            }
        }
    }
}

/// The moves that are one word.
const WORDS: [(&str, Move); 14] = [
    ("try", Move::Try),
    ("take", Move::Take),
    ("read", Move::Read),
    ("settle", Move::Settle),
    ("walk", Move::Walk),
    ("fifty", Move::Fifty),
    ("audience", Move::Audience),
    ("phone", Move::Phone(None)),
    ("call", Move::Call),
    ("connected", Move::Connected),
    ("busy", Move::Busy),
    ("hang-up", Move::HangUp),
    ("yes", Move::Yes),
    ("no", Move::No),
];

impl TryFrom<String> for Move {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Move, Self::Error> {
        parse(&text).ok_or("not a move of this game")
    }
}

fn parse(text: &str) -> Option<Move> {
    if let Some((_, mv)) = WORDS.iter().find(|(word, _)| *word == text) {
        return Some(*mv);
    }
    let (word, rest) = text.split_once(' ')?;
    let lettered = |of: fn(Letter) -> Move| Letter::read(rest).map(of);
    let seat = || rest.parse().ok().map(Seat);
    match word {
        "cover" => lettered(Move::Cover),
        "keep" => lettered(Move::Keep),
        "uncover" => lettered(Move::Uncover),
        "say" => lettered(Move::Say),
        "spare" => lettered(Move::Spare),
        "give" => lettered(Move::Give),
        "show" => lettered(Move::Show),
        "phone" => seat().map(|seat| Move::Phone(Some(seat))),
        "bet" => seat().map(Move::Bet),
        "gone" => seat().map(Move::Gone),
        "back" => seat().map(Move::Back),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_reads_as_it_was_written() {
        let [a, b, c, d] = Letter::ALL;
        let moves = [
            (Move::Cover(a), "cover a"),
            (Move::Keep(b), "keep b"),
            (Move::Uncover(b), "uncover b"),
            (Move::Say(c), "say c"),
            (Move::Spare(d), "spare d"),
            (Move::Give(a), "give a"),
            (Move::Show(b), "show b"),
            (Move::Phone(Some(Seat(2))), "phone 2"),
            (Move::Bet(Seat(1)), "bet 1"),
            (Move::Gone(Seat(0)), "gone 0"),
            (Move::Back(Seat(4)), "back 4"),
        ];
        let words = WORDS.map(|(word, mv)| (mv, word));
        for (mv, text) in moves.into_iter().chain(words) {
            assert_eq!(String::from(mv), text);
            assert_eq!(Move::try_from(text.to_owned()), Ok(mv));
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused() {
        for text in
            ["", "cover", "cover e", "cover A", "phone x", "gone", "fly", "yes 1", "phone 256"]
        {
            assert!(Move::try_from(text.to_owned()).is_err(), "{text:?}");
        }
    }
}
