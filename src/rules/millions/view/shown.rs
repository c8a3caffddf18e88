//! What the reveal shows to everybody (MIL-P14, P15, V1): the question, all answers, the right one.

use super::super::Millions;
use super::super::letters::Letter;
use super::super::reveal::Shown;
use crate::decks::Note;
use crate::rules::Seat;

/// A revealed question.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ShownView {
    /// Its id, to report a doubtful question by.
    pub card: String,
    /// Its level.
    pub level: u8,
    /// Its theme, for the records.
    pub theme: String,
    /// The question.
    pub q: String,
    /// The answers A to D, in that order.
    pub answers: [String; 4],
    /// The right one.
    pub right: Letter,
    /// The answers of all who were in; empty when all had walked away.
    pub given: Vec<AnswerView>,
    /// A line of explanation.
    pub note: Note,
}

/// What one contestant answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct AnswerView {
    /// Who.
    pub seat: Seat,
    /// The answer; `None` when time ran out without one (MIL-Q38).
    pub answer: Option<Letter>,
    /// Whether it is right.
    pub right: bool,
}

impl Millions {
    /// The question revealed by the last move, as everybody sees it.
    #[must_use]
    pub fn revealed(&self) -> Option<ShownView> {
        self.shown.map(|shown| of(self, shown))
    }
}

/// The public view of a revealed question.
fn of(state: &Millions, shown: Shown) -> ShownView {
    let (pack, place) = state.place_of(&shown);
    let question = &state.cards.packs[pack][place];
    let answers = question.answers();
    let right = shown.order.iter().position(|&text| text == 0).and_then(Letter::at);
    let right = right.expect("one of four answers is right");
    let given = |seat: Seat| {
        let answer = shown.answers[seat.index()];
        AnswerView { seat, answer, right: answer == Some(right) }
    };
    ShownView {
        card: question.id.clone(),
        level: shown.level,
        theme: question.theme.clone(),
        q: question.q.clone(),
        answers: shown.order.map(|text| answers[usize::from(text)].clone()),
        right,
        given: shown.answered.iter().map(given).collect(),
        note: question.note.clone(),
    }
}
