//! What a table tells the results: how its game ended, and its tale.

use super::moment::{Moment, Sought};
use crate::cues::Applause;
pub use crate::podium::BETWEEN;
use crate::rules::{Chair, GameId, Outcome};
use leptos::children::ViewFn;
use leptos::prelude::*;

/// How a game ended, in words.
#[derive(Clone)]
pub struct Ending {
    /// The game.
    pub game: GameId,
    /// Who has won.
    pub title: String,
    /// How it was won, in words.
    pub how: String,
    /// The chairs, by seat.
    pub chairs: Vec<Chair>,
    /// The winners and the scores.
    pub outcome: Outcome,
    /// The seats that were eliminated, the first one first; at equal scores, whoever stayed in longer ranks higher.
    pub out: Vec<u8>,
    /// The result of each seat, in words; parts separated by [`BETWEEN`] have a line each.
    pub reached: Vec<String>,
    /// How loudly the table claps.
    pub applause: Applause,
}

impl Ending {
    /// The ending of a game in which nobody was eliminated; `words` are its title and how it was won, `say` puts a
    /// score into words.
    pub fn new(
        game: GameId,
        words: (String, String),
        chairs: Vec<Chair>,
        outcome: Outcome,
        say: impl Fn(u32) -> String,
    ) -> Ending {
        let (title, how) = words;
        let reached = outcome.scores.iter().map(|score| say(*score)).collect();
        let applause = Applause::default();
        Ending { game, title, how, chairs, outcome, out: vec![], reached, applause }
    }

    /// The same, with that applause.
    pub fn clapped(self, applause: Applause) -> Ending {
        Ending { applause, ..self }
    }
}

/// The first screenful of the results: how the game ended, and what a game adds to it.
#[derive(Clone)]
pub struct Ceremony {
    pub(super) ending: Ending,
    pub(super) on_rematch: Callback<()>,
    pub(super) detail: Option<Callback<usize, AnyView>>,
    pub(super) more: Option<ViewFn>,
    pub(super) between: Option<ChildrenFn>,
}

/// The content of a score sheet.
#[derive(Clone)]
pub struct Tale {
    pub(super) title: &'static str,
    pub(super) lasted: String,
    pub(super) chairs: Vec<Chair>,
    pub(super) lines: Vec<Vec<u32>>,
    pub(super) moments: Vec<Moment>,
    pub(super) at: Callback<Sought, usize>,
    pub(super) tell: Option<fn(u32) -> String>,
    pub(super) more: Option<ViewFn>,
}
