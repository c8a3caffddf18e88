//! What a game provides so that it can be watched again.

use crate::app::quiz::QuizGame;
use crate::app::results::Storied;
use crate::replay::Note;
use crate::rules::heure::{self, Heure};
use crate::rules::{Chair, Step, Viewer};

/// A game that can be watched again.
pub trait Filmed: Storied {
    /// The chairs of a setup.
    fn seated(setup: &Self::Setup) -> &[Chair];

    /// The deck that the cards came from; empty when there is none.
    fn from_deck(setup: &Self::Setup) -> &str;

    /// The part of the game that is played now, if it has a name.
    fn played_part(&self) -> Option<String>;

    /// What a replay notes of a step from this state.
    fn note(&self, step: &Step<Self>) -> Note;
}

impl<G: QuizGame + Storied> Filmed for G {
    fn seated(setup: &G::Setup) -> &[Chair] {
        G::chairs(setup)
    }

    fn from_deck(setup: &G::Setup) -> &str {
        G::deck(setup)
    }

    fn played_part(&self) -> Option<String> {
        G::part_name(&self.view(Viewer::Table))
    }

    fn note(&self, step: &Step<G>) -> Note {
        let opens = step.events.iter().any(G::reveals) && step.state.lies_open();
        Note {
            opens,
            part: step.state.played_part(),
            over: step.state.revealed(),
            answered: self.answered(step),
        }
    }
}

impl Filmed for Heure {
    fn seated(setup: &heure::Setup) -> &[Chair] {
        &setup.chairs
    }

    fn from_deck(_: &heure::Setup) -> &str {
        ""
    }

    fn played_part(&self) -> Option<String> {
        None
    }

    fn note(&self, _: &Step<Heure>) -> Note {
        Note::default()
    }
}
