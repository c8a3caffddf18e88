//! The parts of a question played for chips, shared by the games: pads for a race ([`pads`]), number pad and line of
//! an aim ([`aim`]), the list of a rally ([`rally`]), the reader's console ([`console`]), the reveal ([`reveal`]);
//! turning things to their reader ([`turning`]); stakes and raises ([`stake`]), chips ([`chips`]); staged scenes
//! ([`scene`]), results ([`over`]), ending early ([`closing`]), sounds ([`cues`]).

pub mod aim;
pub mod chips;
pub mod closing;
pub mod console;
pub mod correction;
pub mod cues;
pub mod over;
pub mod pads;
pub mod rally;
pub mod reveal;
pub mod scene;
pub mod stake;
pub mod strip;
pub mod turning;
pub mod words;

use super::quiz::QuizGame;
use super::sitting::{Sitting, StatusStoreFields};
use super::table::Table;
use crate::rules::contest::ruling::Ruling;
use crate::rules::contest::view::{ContestView, PlayView};
use crate::rules::contest::{Judge, Reply, typed};
use crate::rules::{By, Seat};
use leptos::prelude::*;

/// The question being played, as a game hands it to the components of this folder; cheap to copy.
#[derive(Clone, Copy)]
pub struct Floor {
    /// The table.
    pub table: Table,
    /// The question, as the current eyes see it; `None` while none is played.
    pub view: Memo<Option<ContestView>>,
    /// The name of its mode, and what is at stake.
    pub title: Signal<String>,
    /// What a seat owns.
    pub total: Callback<Seat, u32>,
    /// Plays a reply.
    pub reply: Callback<(By, Reply)>,
    /// Plays touches of pads, the earliest first: whose, and when, in page time.
    pub touches: Callback<Vec<(Seat, f64)>>,
    /// What persons have typed since the question was put, in order.
    pub typed: Memo<Vec<(Seat, String)>>,
    /// The last ruling, if the table can still correct it.
    pub ruled: Memo<Option<Ruling>>,
    /// Corrects it.
    pub overrule: Callback<Reply>,
    /// Changes the eyes that look.
    pub look: Callback<Option<Seat>>,
}

impl Floor {
    /// The floor from the context.
    pub fn get() -> Floor {
        expect_context()
    }

    /// Reads something of the question being played; `None` while none is played.
    pub fn read<T>(self, f: impl FnOnce(&ContestView) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(f))
    }

    /// The text of the question, once the current eyes may see it.
    pub fn question(self) -> Option<String> {
        self.read(|view| view.question.clone()).flatten()
    }

    /// Whose answer is awaited.
    pub fn answering(self) -> Option<Seat> {
        self.read(|view| view.answering).flatten()
    }

    /// The person who judges, if one does.
    pub fn reader(self) -> Option<Seat> {
        self.read(|view| view.judge.reader()).flatten()
    }

    /// The text that a seat typed last, if any.
    pub fn typed_by(self, seat: Seat) -> Option<String> {
        let said = |typed: &Vec<(Seat, String)>| {
            typed.iter().rev().find(|(by, _)| *by == seat).map(|(_, text)| text.clone())
        };
        self.typed.with(said).filter(|text| !text.is_empty())
    }

    /// Plays a reply of a seat.
    pub fn by(self, seat: Seat, reply: Reply) {
        self.reply.run((By::Seat(seat), reply));
    }

    /// Plays a reply of the judge: the reader, or the table where the tablet judges.
    pub fn judges(self, reply: Reply) {
        let reader = untrack(|| self.reader());
        self.reply.run((reader.map_or(By::Table, By::Seat), reply));
    }
}

/// What persons have typed since the question was put; `reply_of` finds the reply in a move.
pub fn typed_at<G: QuizGame>(
    sitting: Sitting<G>,
    reply_of: fn(&G::Move) -> Option<&Reply>,
) -> Memo<Vec<(Seat, String)>> {
    Memo::new(move |_| {
        sitting.status.fingerprint().track();
        sitting.read(|session| typed::since_asked(session.journal(), reply_of))
    })
}

/// The stage of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It waits to be put.
    Waits,
    /// A race to the buzzer.
    Race,
    /// An aim at a number.
    Aim,
    /// A rally over a list.
    Rally,
}

impl Stage {
    /// The stage of that question.
    pub const fn of(view: &ContestView) -> Stage {
        match (&view.play, view.asker) {
            (_, Some(_)) => Stage::Waits,
            (PlayView::Race { .. }, _) => Stage::Race,
            (PlayView::Aim { .. }, _) => Stage::Aim,
            (PlayView::Rally { .. }, _) => Stage::Rally,
        }
    }
}

/// The seat that alone may see what comes next: the reader, until he puts the question and as long as he holds a list.
pub fn whose_eyes(view: &ContestView) -> Option<Seat> {
    let Judge::Reader(reader) = view.judge else { return None };
    matches!(Stage::of(view), Stage::Waits | Stage::Rally).then_some(reader)
}
