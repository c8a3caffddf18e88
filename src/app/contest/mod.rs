//! A question played for something, whatever the game: pads for a race ([`pads`]), a number pad and
//! the line of an aim ([`aim`]), the list of a rally ([`rally`]), the reader's console ([`console`]),
//! what lies open afterwards ([`reveal`]); what is turned to whoever reads it ([`turning`]); stakes and
//! raises ([`stake`]), chips ([`chips`]); the moments that are staged ([`scene`]), how far each has come
//! ([`over`]), an end before the end ([`closing`]), bets
//! of those who are out ([`side_bets`]).

pub mod aim;
pub mod chips;
pub mod closing;
pub mod console;
pub mod correction;
pub mod over;
pub mod pads;
pub mod phone;
pub mod rally;
pub mod reveal;
pub mod scene;
pub mod side_bets;
pub mod stake;
pub mod strip;
pub mod television;
pub mod turning;
pub mod words;

use super::quiz::QuizGame;
use super::sitting::Sitting;
use super::table::Table;
use crate::rules::contest::ruling::Ruling;
use crate::rules::contest::view::{ContestView, PlayView};
use crate::rules::contest::{Judge, Reply, typed};
use crate::rules::{By, Seat};
use leptos::prelude::*;

/// The question being played, as a game hands it to the parts of this folder; cheap to copy.
#[derive(Clone, Copy)]
pub struct Floor {
    /// The table around.
    pub table: Table,
    /// The question, as the eyes now looking see it; nothing while none is played.
    pub view: Memo<Option<ContestView>>,
    /// What its mode is called, and what is at stake.
    pub title: Signal<String>,
    /// What a seat owns.
    pub total: Callback<Seat, u32>,
    /// Plays what somebody does.
    pub reply: Callback<(By, Reply)>,
    /// Plays the touches of a pad: whose, and when, in page time, the first one first.
    pub touches: Callback<Vec<(Seat, f64)>>,
    /// What persons have typed since the question was put, in order.
    pub typed: Memo<Vec<(Seat, String)>>,
    /// The last ruling, if the table can still correct it.
    pub ruled: Memo<Option<Ruling>>,
    /// Corrects it.
    pub overrule: Callback<Reply>,
    /// Lets other eyes look.
    pub look: Callback<Option<Seat>>,
}

impl Floor {
    /// The question of the table around.
    pub fn get() -> Floor {
        expect_context()
    }

    /// Something of the question being played.
    pub fn read<T>(self, f: impl FnOnce(&ContestView) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(f))
    }

    /// The question itself, once the eyes now looking may see it.
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

    /// What that seat typed last.
    pub fn typed_by(self, seat: Seat) -> Option<String> {
        let said = |typed: &Vec<(Seat, String)>| {
            typed.iter().rev().find(|(by, _)| *by == seat).map(|(_, text)| text.clone())
        };
        self.typed.with(said).filter(|text| !text.is_empty())
    }

    /// Plays what a seat does.
    pub fn by(self, seat: Seat, reply: Reply) {
        self.reply.run((By::Seat(seat), reply));
    }

    /// Plays what the judge does: the reader, or the table where the tablet judges.
    pub fn judges(self, reply: Reply) {
        let reader = untrack(|| self.reader());
        self.reply.run((reader.map_or(By::Table, By::Seat), reply));
    }
}

/// What persons have typed at that table since the question was put; `reply_of` finds the reply in a move.
pub fn typed_at<G: QuizGame>(
    sitting: Sitting<G>,
    reply_of: fn(&G::Move) -> Option<&Reply>,
) -> Memo<Vec<(Seat, String)>> {
    Memo::new(move |_| {
        sitting.status.fingerprint.track();
        sitting.read(|session| typed::since_asked(session.journal(), reply_of))
    })
}

/// Which stage a question is on.
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

/// Whose eyes alone may see what comes next: the reader's, before he puts the question and as long as
/// he holds a list.
pub fn whose_eyes(view: &ContestView) -> Option<Seat> {
    let Judge::Reader(reader) = view.judge else { return None };
    matches!(Stage::of(view), Stage::Waits | Stage::Rally).then_some(reader)
}
