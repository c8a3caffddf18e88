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
    /// The fewest seats: two, unless the game says otherwise. The tablet then reads (DEF-R1, EGO-R1).
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

/// A game whose part is its options.
impl<O: TableOptions + Drafted + Copy + Send + Sync> Kept for O {
    fn of(draft: &Draft) -> O {
        *draft.of()
    }

    fn of_mut(draft: &mut Draft) -> &mut O {
        draft.of_mut()
    }
}

/// The part of a draft that its game adds.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameDraft {
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

impl GameDraft {
    /// The usual way to play that game.
    pub fn fresh(game: GameId) -> GameDraft {
        match game {
            GameId::Midi => GameDraft::Midi(Default::default()),
            GameId::Heure => GameDraft::Heure(Default::default()),
            GameId::Millions => GameDraft::Millions(Default::default()),
            GameId::Defizz => GameDraft::Defizz(Default::default()),
            GameId::Egomaster => GameDraft::Egomaster(Default::default()),
        }
    }

    /// The game.
    pub const fn id(&self) -> GameId {
        match self {
            GameDraft::Midi(_) => GameId::Midi,
            GameDraft::Heure(_) => GameId::Heure,
            GameDraft::Millions(_) => GameId::Millions,
            GameDraft::Defizz(_) => GameId::Defizz,
            GameDraft::Egomaster(_) => GameId::Egomaster,
        }
    }

    /// The part, as the set-up of any game asks it.
    pub fn drafted(&self) -> &dyn Drafted {
        match self {
            GameDraft::Midi(draft) => draft,
            GameDraft::Heure(options) => options,
            GameDraft::Millions(options) => options,
            GameDraft::Defizz(draft) => draft,
            GameDraft::Egomaster(options) => options,
        }
    }

    /// The same, to change it.
    pub fn drafted_mut(&mut self) -> &mut dyn Drafted {
        match self {
            GameDraft::Midi(draft) => draft,
            GameDraft::Heure(options) => options,
            GameDraft::Millions(options) => options,
            GameDraft::Defizz(draft) => draft,
            GameDraft::Egomaster(options) => options,
        }
    }
}
