//! Replies: the moves made while a question is played, their text form in saves, and their refusals.
//!
//! `ask` · `read` · `buzz` · `buzz 250` · `right` · `wrong` · `wrong 2` · `tie` · `tick 3` · `propose 324.5` ·
//! `pass` · `say …` · `time` · `withdraw` · `hunch`

use crate::decks::decimal::Decimal;
use crate::rules::Seat;

/// A move made while a question is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reply {
    /// Puts the question to the players: the reader, or a player when the tablet reads.
    Ask,
    /// The reader has read it out: time runs (options DEF-O1, EGO-O1).
    Read,
    /// A player buzzes, that many microseconds after the move's millisecond, which orders touches.
    Buzz { us: u16 },
    /// The reader rules the answer right.
    Right,
    /// The reader rules the answer wrong, or that there is none.
    Wrong,
    /// The reader rules that somebody else of a dead heat was wrong, too: he is out (DEF-CHR3, EGO-RAP2).
    WrongOf(Seat),
    /// The reader finds a dead heat of right answers (DEF-CHR4, EGO-RAP3).
    Tie,
    /// The reader ticks the answer of the list that was given, from 0 (DEF-PIN2).
    Tick(u8),
    /// A player proposes a number (DEF-CIB2, EGO-CIB3).
    Propose(Decimal),
    /// A player does not know.
    Pass,
    /// A player types his answer; an empty one is "I don't know".
    Say(String),
    /// The reader calls time (DEF-R38, EGO-R32); the table does when the tablet reads.
    Time,
    /// The question is faulty (DEF-R45, EGO-R33).
    Withdraw,
    /// An automatic player answers by its hunch.
    Hunch,
}

/// Why a reply is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The question must be put to the players first.
    MustAsk {
        /// The seat that must ask.
        by: Seat,
    },
    /// The question has been put already.
    AlreadyAsked,
    /// Only somebody on a seat can do that.
    SeatOnly,
    /// Only the reader judges and calls time (DEF-T2, EGO-Q5).
    ReaderOnly,
    /// The tablet judges: no person reads (DEF-R1, EGO-R1).
    TabletJudges,
    /// The tablet does not judge: answers are said aloud.
    SaidAloud,
    /// Only players who take part in the question may (DEF-T12, EGO-T6), and only until they have failed.
    NotInTheQuestion,
    /// It is another player's turn to answer (DEF-CIB2, PIN2).
    NotYourTurn {
        /// The player who is to answer.
        turn: Seat,
    },
    /// Nobody has buzzed yet.
    NobodyAnswers,
    /// The tablet answers for that player by itself.
    AnswersByItself,
    /// Only an automatic player answers by a hunch.
    NotAutomatic,
    /// He has buzzed already (DEF-CHR3).
    AlreadyBuzzed,
    /// There was no dead heat (DEF-CHR4, EGO-RAP3).
    NoDeadHeat,
    /// The list has no such answer.
    NoSuchAnswer {
        /// How many it has.
        most: u8,
    },
    /// That answer has been given already (DEF-R23, EGO-R11).
    AlreadyGiven,
    /// That number has been proposed already (DEF-CIB5, EGO-CIB5).
    AlreadyProposed,
    /// No question is waiting to be read.
    NothingToRead,
    /// This kind of question does not take that reply.
    NotThisKind,
}

/// The replies that are one word.
const WORDS: [(&str, Reply); 10] = [
    ("ask", Reply::Ask),
    ("read", Reply::Read),
    ("buzz", Reply::Buzz { us: 0 }),
    ("right", Reply::Right),
    ("wrong", Reply::Wrong),
    ("tie", Reply::Tie),
    ("pass", Reply::Pass),
    ("time", Reply::Time),
    ("withdraw", Reply::Withdraw),
    ("hunch", Reply::Hunch),
];

impl Reply {
    /// Its text form.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Reply::Buzz { us } if *us != 0 => format!("buzz {us}"),
            Reply::WrongOf(seat) => format!("wrong {}", seat.0),
            Reply::Tick(place) => format!("tick {}", u16::from(*place) + 1),
            Reply::Propose(number) => format!("propose {number}"),
            Reply::Say(text) => format!("say {text}"),
            other => {
                let word = WORDS.iter().find(|(_, reply)| reply == other).map(|(word, _)| *word);
                word.expect("every other reply is a word").into()
            }
        }
    }

    /// Parses its text form.
    #[must_use]
    pub fn parse(text: &str) -> Option<Reply> {
        if let Some((_, reply)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Some(reply.clone());
        }
        let (word, rest) = text.split_once(' ')?;
        Some(match word {
            "say" => Reply::Say(rest.into()),
            "wrong" => Reply::WrongOf(Seat(rest.parse().ok()?)),
            "buzz" => Reply::Buzz { us: rest.parse().ok().filter(|us| (1..1_000).contains(us))? },
            "propose" => Reply::Propose(rest.parse().ok()?),
            "tick" => Reply::Tick(rest.parse::<u16>().ok()?.checked_sub(1)?.try_into().ok()?),
            _ => return None,
        })
    }

    /// Whether it is a person's ruling on an answer, which can always be taken back.
    #[must_use]
    pub const fn is_ruling(&self) -> bool {
        use Reply::{Right, Tick, Tie, Wrong, WrongOf};
        matches!(self, Right | Wrong | WrongOf(_) | Tie | Tick(_))
    }

    /// Whether it reveals nothing, so that it can be undone.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self, Reply::Read | Reply::Buzz { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reply_reads_as_it_was_written() {
        let more = [
            (Reply::Buzz { us: 250 }, "buzz 250"),
            (Reply::WrongOf(Seat(2)), "wrong 2"),
            (Reply::Tick(0), "tick 1"),
            (Reply::Tick(255), "tick 256"),
            (Reply::Propose(Decimal::tenths(3_245)), "propose 324.5"),
            (Reply::Propose(Decimal::whole(-7)), "propose -7"),
            (Reply::Say("le mont Blanc".into()), "say le mont Blanc"),
            (Reply::Say(String::new()), "say "),
        ];
        let words = WORDS.map(|(word, reply)| (reply, word));
        for (reply, text) in more.into_iter().chain(words) {
            assert_eq!(reply.text(), text);
            assert_eq!(Reply::parse(text), Some(reply));
        }
    }

    #[test]
    fn what_is_no_reply_is_none() {
        for text in [
            "",
            "buzz 0",
            "buzz 1000",
            "tick 0",
            "tick 257",
            "wrong x",
            "propose x",
            "ask 1",
            "fly",
        ] {
            assert_eq!(Reply::parse(text), None, "{text:?}");
        }
    }
}
