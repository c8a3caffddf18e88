//! The words of a question played for something that table, television and phones share.

use crate::decks::decimal::Decimal;
use crate::rules::contest::Progress;
use crate::rules::contest::view::{AnswerView, Fate};
use crate::rules::stakes::RoundView;
use crate::rules::{Chair, Ms};
use crate::screens::name;
use crate::spoken::asked;
use crate::texts::{deck_language, deck_number, figure, joined, number, said_in, tr};

/// The gap after the first touch: whole milliseconds, tenths of a second from one second on.
#[must_use]
pub fn gap_words(place: usize, gap: Ms) -> Option<String> {
    Some(match (place, gap.0) {
        (0, _) => return None,
        (_, 0) => tr!(contest.at_once).into(),
        (_, ms @ ..1_000) => tr!(contest.later, ms = ms),
        (_, ms) => tr!(contest.later_s, s = number(Decimal::tenths(i64::from(ms) / 100))),
    })
}

/// The fate of a touch in words.
#[must_use]
pub fn fate_words(fate: Fate) -> &'static str {
    match fate {
        Fate::Waits => tr!(contest.fate_waits),
        Fate::Answers => tr!(contest.fate_answers),
        Fate::Said => tr!(contest.fate_said),
        Fate::Wrong => tr!(contest.fate_wrong),
        Fate::Right => tr!(contest.fate_right),
    }
}

/// How a question ended, in words.
#[must_use]
pub fn ended_words(how: Progress, chairs: &[Chair]) -> String {
    match how {
        Progress::Won(seat) => tr!(contest_said.won, name = name(chairs, seat)),
        Progress::Tied(_) => tr!(contest_said.tied).into(),
        Progress::Withdrawn => tr!(contest_said.withdrawn).into(),
        Progress::Nobody | Progress::Going => tr!(contest_said.nobody).into(),
    }
}

/// The right answer in words, or the whole list; what is the deck's is marked so.
#[must_use]
pub fn answer_words(answer: &AnswerView) -> String {
    let joined = |all: &[String]| said_in(deck_language(), || joined(all));
    let said = asked::answer(answer, deck_number, joined);
    match answer {
        AnswerView::Open { .. } | AnswerView::Target { .. } => tr!(quiz.right_was, answer = said),
        AnswerView::List { .. } => said,
    }
}

/// What accepting means.
#[must_use]
pub fn accept_words(round: &RoundView) -> String {
    let sum = figure(round.accepting);
    if round.accepting < round.announced && !round.free {
        tr!(stakes.i_stake_all, sum = sum)
    } else {
        tr!(stakes.i_stake, sum = sum)
    }
}

/// What is asked before somebody stakes all he owns.
#[must_use]
pub fn sure_words() -> &'static str {
    tr!(stakes.all_sure)
}

/// What refusing means; `to` is the announcer, if he is paid because he has no other opponent left.
#[must_use]
pub fn refuse_words(round: &RoundView, to: Option<String>) -> String {
    let sum = figure(round.refusing);
    match to {
        _ if round.free => tr!(stakes.costs_nothing).into(),
        Some(name) => tr!(stakes.i_give, sum = sum, name = name),
        None => tr!(stakes.i_leave, sum = sum),
    }
}
