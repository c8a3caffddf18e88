//! The screen of a running quiz game: always exactly one thing.

use super::{Quiz, QuizGame};
use crate::app::sitting::StatusStoreFields;
use crate::rules::Seat;
use leptos::prelude::*;

/// What is on the screen; `S` is a stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen<S> {
    /// What was revealed lies open.
    Reveal,
    /// A stage for everybody's eyes.
    Open(S),
    /// The curtain is down, to be lifted by that seat.
    Lowered(Seat),
    /// Only that seat looks, at the private side of the stage.
    Lifted(Seat, S),
}

impl<S: Into<&'static str>> Screen<S> {
    /// Its name in the page: `data-stage`.
    pub fn name(self) -> &'static str {
        match self {
            Screen::Reveal => "reveal",
            Screen::Open(stage) => stage.into(),
            Screen::Lowered(_) => "lowered",
            Screen::Lifted(..) => "lifted",
        }
    }
}

impl<G: QuizGame> Quiz<G> {
    /// The current screen; `stage` returns the stage of the game.
    pub fn screen<S>(self, stage: impl Fn() -> S + Send + Sync + 'static) -> Memo<Screen<S>>
    where
        S: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| match (self.table.revealing.get(), self.private.get()) {
            (true, _) => Screen::Reveal,
            (_, None) => Screen::Open(stage()),
            (_, Some(seat)) if self.sitting.status.eyes().get() == Some(seat) => {
                Screen::Lifted(seat, stage())
            }
            (_, Some(seat)) => Screen::Lowered(seat),
        })
    }
}
