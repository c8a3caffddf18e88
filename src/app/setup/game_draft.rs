//! What each game adds to a table being set up, and what the set-up asks of it. A game's own part is in
//! `app/<game>/draft.rs`.

use super::draft::Draft;
use crate::app::defizz::draft::DefizzDraft;
use crate::app::midi::draft::MidiDraft;
use crate::kiosk::offer::Length;
use crate::rules::options::TableOptions;
use crate::rules::{GameId, Mark, egomaster, heure, millions};
use serde::{Deserialize, Serialize};
use std::any::Any;

/// What the set-up of any game asks of the part that a game adds.
pub trait Drafted: Any {
    /// The fewest seats.
    fn least_seats(&self) -> usize {
        2
    }

    /// About how many minutes the game takes with that many seats: more players, more turns.
    fn minutes(&self, seats: usize) -> usize;

    /// The seat that begins because of its age or birthday, where the table says so.
    fn first(&self, _: &Draft) -> Option<usize> {
        None
    }

    /// The length in which it is played.
    fn length(&self) -> Length {
        Length::Whole
    }

    /// Sets the length; only called with lengths that the game has.
    fn set_length(&mut self, _: Length) {}

    /// Two marks have changed places: what is kept by mark goes with them.
    fn swap_marks(&mut self, _: Mark, _: Mark) {}
}

/// Table options as the set-up's fields find them in a draft.
pub trait Kept: TableOptions + Send + Sync {
    /// Returns a draft's options.
    fn of(draft: &Draft) -> Self;

    /// Returns them, mutably.
    fn of_mut(draft: &mut Draft) -> &mut Self;
}

/// The part of a draft that its game adds.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfGame {
    /// *Les 12 Coups de Midi*.
    Midi(MidiDraft),
    /// *Quelle heure est-il ?*.
    Heure(heure::Options),
    /// *Qui veut gagner des millions ?*.
    Millions(millions::Options),
    /// *Défizz*.
    Defizz(DefizzDraft),
    /// *Egomaster*.
    Egomaster(egomaster::Options),
}

impl OfGame {
    /// The usual way to play that game.
    pub fn fresh(game: GameId) -> OfGame {
        match game {
            GameId::Midi => OfGame::Midi(Default::default()),
            GameId::Heure => OfGame::Heure(Default::default()),
            GameId::Millions => OfGame::Millions(Default::default()),
            GameId::Defizz => OfGame::Defizz(Default::default()),
            GameId::Egomaster => OfGame::Egomaster(Default::default()),
        }
    }

    /// The game.
    pub const fn id(&self) -> GameId {
        match self {
            OfGame::Midi(_) => GameId::Midi,
            OfGame::Heure(_) => GameId::Heure,
            OfGame::Millions(_) => GameId::Millions,
            OfGame::Defizz(_) => GameId::Defizz,
            OfGame::Egomaster(_) => GameId::Egomaster,
        }
    }

    /// The part, as the set-up of any game asks it.
    pub fn drafted(&self) -> &dyn Drafted {
        match self {
            OfGame::Midi(draft) => draft,
            OfGame::Heure(options) => options,
            OfGame::Millions(options) => options,
            OfGame::Defizz(draft) => draft,
            OfGame::Egomaster(options) => options,
        }
    }

    /// The same, to change it.
    pub fn drafted_mut(&mut self) -> &mut dyn Drafted {
        match self {
            OfGame::Midi(draft) => draft,
            OfGame::Heure(options) => options,
            OfGame::Millions(options) => options,
            OfGame::Defizz(draft) => draft,
            OfGame::Egomaster(options) => options,
        }
    }
}
