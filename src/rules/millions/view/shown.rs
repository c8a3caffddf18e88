//! What the reveal shows to everybody (MIL-P14, P15, V1): the question, all answers, the right one.

use super::super::Millions;
use super::super::letters::Letter;
use super::super::reveal::Shown;
use crate::decks::Note;
use crate::rules::Seat;

/// A question whose answer lies open.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct ShownView {
    /// Its id, to report a doubtful question by.
    pub card: String,
    /// Its level.
    pub level: u8,
    /// What it is about, for the records.
    pub theme: String,
    /// The question.
    pub q: String,
    /// The answers A to D, as they lay.
    pub answers: [String; 4],
    /// The right one.
    pub right: Letter,
    /// What each who was in had left uncovered; nobody, when all had walked away.
    pub given: Vec<AnswerView>,
    /// A line of explanation.
    pub note: Note,
}

/// What one contestant answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct AnswerView {
    /// Who.
    pub seat: Seat,
    /// His answer; nothing, when time ran out without one (MIL-Q38).
    pub answer: Option<Letter>,
    /// Whether it is right.
    pub right: bool,
}

impl Millions {
    /// The question that was over last, as everybody sees it.
    #[must_use]
    pub fn revealed(&self) -> Option<ShownView> {
        self.shown.map(|shown| of(self, shown))
    }
}

/// What everybody sees of that.
fn of(state: &Millions, shown: Shown) -> ShownView {
    let (pack, place) = shown.place();
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
