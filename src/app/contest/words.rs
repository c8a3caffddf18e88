//! The words of a question played for something: ranks and gaps, refusals, what happened.

pub use crate::screens::contest::words::{answer_words, ended_words, fate_words, gap_words};

use crate::app::browser::settings::Lang;
use crate::app::parts::number::number;
use crate::app::table::name;
use crate::app::words::{language, tr};
use crate::rules::contest::told::{Tells, Told};
use crate::rules::contest::view::ContestView;
use crate::rules::contest::{Happening, Progress, Refusal};
use crate::rules::{Chair, Player, Seat};
use crate::rules::{company, stakes};
use leptos::prelude::*;

/// 1er, 2e … and 1st, 2nd …
#[component]
pub fn Rank(
    /// From 1.
    place: usize,
) -> impl IntoView {
    let ending = match (language(), place) {
        (Lang::Fr, 1) => "er",
        (Lang::Fr, _) => "e",
        (Lang::En, 1) => "st",
        (Lang::En, 2) => "nd",
        (Lang::En, 3) => "rd",
        (Lang::En, _) => "th",
    };
    view! { {place}<sup>{ending}</sup> }
}

/// The title and subtitle of a table ended by a count: who has the most, unless several have (DEF-R46, EGO-R40).
pub fn counted(name: Option<String>) -> (String, &'static str) {
    let level = || tr!(contest.counted_level).into();
    let title = name.map_or_else(level, |name| tr!(contest.counted, name = name));
    (title, tr!(contest.counted_how))
}

/// Why a reply is refused, in words.
pub fn refusal_words(why: Refusal, chairs: &[Chair]) -> String {
    let words = match why {
        Refusal::MustAsk { by } => return tr!(contest_no.must_ask, name = name(chairs, by)),
        Refusal::NotYourTurn { turn } => {
            return tr!(refusals.not_your_turn, name = name(chairs, turn));
        }
        Refusal::AlreadyAsked => tr!(contest_no.asked),
        Refusal::SeatOnly => tr!(contest_no.seat_only),
        Refusal::ReaderOnly => tr!(contest_no.reader_only),
        Refusal::TabletJudges => tr!(contest_no.tablet_judges),
        Refusal::SaidAloud => tr!(contest_no.said_aloud),
        Refusal::NotInTheQuestion => tr!(contest_no.not_in),
        Refusal::NobodyAnswers => tr!(contest_no.nobody_answers),
        Refusal::AnswersByItself | Refusal::NotAutomatic => tr!(contest_no.by_itself),
        Refusal::AlreadyBuzzed => tr!(contest_no.buzzed),
        Refusal::NoDeadHeat => tr!(contest_no.no_dead_heat),
        Refusal::NoSuchAnswer { .. } => tr!(contest_no.no_such_answer),
        Refusal::AlreadyGiven => tr!(contest_no.given),
        Refusal::AlreadyProposed => tr!(contest_no.proposed),
        Refusal::NothingToRead => tr!(contest_no.nothing_to_read),
        Refusal::NotThisKind => tr!(contest_no.not_this_kind),
    };
    words.into()
}

/// Why a stake cannot be announced, in words.
pub fn stake_refusal(why: stakes::Refusal) -> String {
    use crate::app::parts::money::figure;
    match why {
        stakes::Refusal::TooLow { at_least } => tr!(stakes.too_low, sum = figure(at_least)),
        stakes::Refusal::TooHigh { at_most } => tr!(stakes.too_high, sum = figure(at_most)),
        stakes::Refusal::NotInHundreds => tr!(stakes.hundreds).into(),
    }
}

/// Why somebody cannot be the opponent, in words.
pub fn opponent_refusal(why: company::Refusal) -> &'static str {
    match why {
        company::Refusal::NotYourself => tr!(contest_no.yourself),
        company::Refusal::NotTheReader => tr!(contest_no.the_reader),
        company::Refusal::NotInTheGame => tr!(contest_no.eliminated),
        company::Refusal::NobodyThere => tr!(refusals.nobody),
    }
}

/// An event of a question in words, for screen readers.
pub fn happening_words(happening: &Happening, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *happening {
        Happening::Buzzed { seat, .. } => tr!(contest_said.buzzed, name = name(seat)),
        Happening::Ruled { seat, right: true } => tr!(quiz.said_right, name = name(seat)),
        Happening::Ruled { seat, right: false } => tr!(quiz.said_wrong, name = name(seat)),
        Happening::Given { seat, .. } => tr!(contest_said.given, name = name(seat)),
        Happening::Proposed { seat, number: Some(value) } => {
            tr!(contest_said.proposed, name = name(seat), number = number(value))
        }
        Happening::Proposed { seat, number: None } | Happening::Passed { seat } => {
            tr!(contest_said.passed, name = name(seat))
        }
        Happening::TimeRanOut { seat: Some(seat) } => tr!(quiz.out_of_time, name = name(seat)),
        Happening::TimeRanOut { seat: None } => tr!(contest_said.time).into(),
        Happening::Ended { how } => ended_words(how, chairs),
        Happening::Asked { .. } | Happening::Read | Happening::Said { .. } => return None,
    })
}

/// What became of a side bet, in words (DEF-R54, EGO-R46).
pub fn bet_words(event: &impl Tells, chairs: &[Chair]) -> Option<String> {
    Some(match event.told()? {
        Told::BetRight { seat } => tr!(contest.bet_right, name = name(chairs, seat)),
        Told::BetWrong { seat, on } => {
            tr!(contest.bet_wrong, name = name(chairs, seat), other = name(chairs, on))
        }
        _ => return None,
    })
}

/// Whose turn it is, for the voice; robots are not called.
pub fn whom(turn: Option<Seat>, chairs: &[Chair]) -> Option<String> {
    let person = |seat: &Seat| chairs[seat.index()].player == Player::Person;
    turn.filter(person).map(|seat| tr!(quiz.turn, name = name(chairs, seat)))
}

/// The verdict for the voice: the answer and, if nobody has won, how the question ended.
pub fn verdict(open: Option<&ContestView>, how: Progress, chairs: &[Chair]) -> Vec<String> {
    let answer = open.and_then(|view| view.answer.as_ref()).map(answer_words);
    let nobody = (!matches!(how, Progress::Won(_))).then(|| ended_words(how, chairs));
    answer.into_iter().chain(nobody).collect()
}
