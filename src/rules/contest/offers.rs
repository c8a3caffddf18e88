//! The moves that a seat can make now, derived from its own view only; a phone's hand offers them.

use super::view::{AnswerView, ContestView, PlayView};
use super::{Judge, Reply};
use crate::rules::Seat;
use crate::rules::clock::Clock;

/// One thing that a seat can do: a move, or a kind of move with a value to choose.
#[derive(Clone, PartialEq, Debug)]
pub enum Offer<M> {
    /// That move, as it is.
    Move(M),
    /// Staking a sum between those two, in hundreds.
    Stake {
        /// The least: the minimum.
        least: u32,
        /// The most that may be announced.
        most: u32,
    },
    /// Proposing a number that nobody has proposed.
    Number,
    /// Typing an answer; an empty one is "I don't know".
    Text,
}

impl<M> Offer<M> {
    /// Converts a reply into a move of a game.
    pub fn map<N>(self, f: impl FnOnce(M) -> N) -> Offer<N> {
        match self {
            Offer::Move(mv) => Offer::Move(f(mv)),
            Offer::Stake { least, most } => Offer::Stake { least, most },
            Offer::Number => Offer::Number,
            Offer::Text => Offer::Text,
        }
    }
}

/// A stake from the minimum up to the most of a raise, if one is possible.
#[must_use]
pub fn stake<M>(minimum: u32, raise: Option<(u32, u32)>) -> Offer<M> {
    Offer::Stake { least: minimum, most: raise.map_or(minimum, |(_, most)| most) }
}

/// The offers to that seat in a question; `automatic` says which seats the tablet plays.
#[must_use]
pub fn in_question(
    view: &ContestView,
    seat: Seat,
    automatic: impl Fn(Seat) -> bool,
) -> Vec<Offer<Reply>> {
    let reads = view.judge == Judge::Reader(seat);
    let own = match view.asker {
        Some(asker) if asker == seat => vec![Offer::Move(Reply::Ask)],
        Some(_) => vec![],
        None if reads => reader(view, automatic),
        None => player(view, seat),
    };
    let faulty = reads.then_some(Offer::Move(Reply::Withdraw));
    own.into_iter().chain(faulty).collect()
}

fn reader(view: &ContestView, automatic: impl Fn(Seat) -> bool) -> Vec<Offer<Reply>> {
    let read = (view.clock == Clock::Reading).then_some(Reply::Read);
    let (person, nobody) =
        (view.answering.is_some_and(|seat| !automatic(seat)), view.answering.is_none());
    let ruled = if person { rulings(view) } else { vec![] };
    let time = (person || nobody).then_some(Reply::Time);
    read.into_iter().chain(ruled).chain(time).map(Offer::Move).collect()
}

/// The rulings that the reader can give on the awaited answer.
fn rulings(view: &ContestView) -> Vec<Reply> {
    let plain = [Reply::Wrong, Reply::Right];
    match (&view.play, &view.answer) {
        (PlayView::Race { level, also_wrong, .. }, _) => {
            let tie = (level.len() > 1).then_some(Reply::Tie);
            let wrong = also_wrong.iter().copied().map(Reply::WrongOf);
            wrong.chain(tie).chain(plain).collect()
        }
        (PlayView::Rally { .. }, Some(AnswerView::List { answers, .. })) => {
            let open = (0..).zip(answers).filter(|(_, listed)| listed.by.is_none());
            open.map(|(place, _)| Reply::Tick(place)).chain(plain).collect()
        }
        _ => vec![],
    }
}

fn player(view: &ContestView, seat: Seat) -> Vec<Offer<Reply>> {
    if !view.players.contains(&seat) || view.out.contains(&seat) {
        return vec![];
    }
    let (on, typed) = (view.answering == Some(seat), view.judge == Judge::Tablet);
    match &view.play {
        PlayView::Race { line, .. } if !line.iter().any(|arrival| arrival.seat == seat) => {
            let pass = (typed && view.answering.is_none()).then_some(Reply::Pass);
            [Reply::Buzz { us: 0 }].into_iter().chain(pass).map(Offer::Move).collect()
        }
        PlayView::Race { .. } | PlayView::Rally { .. } if on && typed => vec![Offer::Text],
        PlayView::Aim { .. } if on => vec![Offer::Number, Offer::Move(Reply::Pass)],
        _ => vec![],
    }
}
