//! Decks of one's own: fetched when their screen is opened, and where a table can choose, or has chosen, to
//! play with one.

use crate::app::setup::draft::Draft;
use crate::decks::{defizz, egomaster, midi, millions};
use crate::rules::GameId;
use crate::workshop::Language;
use crate::workshop::blend::Mix;
use leptos::prelude::*;

/// Blends a deck of one's own, given as its stored text, with ours; `None` if that text cannot be read.
pub type Blend<D> = fn(&str, &D, &Mix) -> Option<D>;

/// The functions that the app calls in this file. Calling them by name would link them, and all they need,
/// into another file.
pub struct Workshop {
    /// Renders the screen of the workshop.
    pub screen: fn() -> AnyView,
    /// Renders the choice of a deck in the set-up of a game: ours, or one of the table's own.
    pub choice: fn(GameId, RwSignal<Draft>) -> AnyView,
    /// Says how many questions of the chosen deck a game asks as it is set up, and what would make it more.
    pub asked: fn(RwSignal<Draft>) -> AnyView,
    /// The language of a deck, given as its stored text.
    pub language: fn(&str) -> Option<Language>,
    /// Blends a deck for *Midi*.
    pub midi: Blend<midi::Deck>,
    /// Blends a deck for so many games of *Millions*.
    pub millions: fn(&str, &millions::Deck, usize, &Mix) -> Option<millions::Deck>,
    /// Blends a deck for *Défizz*.
    pub defizz: Blend<defizz::Deck>,
    /// Blends a deck for *Egomaster*.
    pub egomaster: Blend<egomaster::Deck>,
}
