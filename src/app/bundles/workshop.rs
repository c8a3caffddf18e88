//! Decks of one's own: fetched when their screen is opened, and where a table may choose, or has chosen, to
//! be asked from one.

use super::{Arrival, Fetched};
use crate::app::setup::Draft;
use crate::app::workshop::{blends, choice, screen};
use crate::decks::{defizz, egomaster, midi, millions};
use crate::rules::GameId;
use crate::workshop::Language;
use crate::workshop::blend::Mix;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// Makes the deck of a game: of one's own, as it is kept, and ours. Nothing of a record that cannot be read.
pub type Blend<D> = fn(&str, &D, &Mix) -> Option<D>;

/// What the app calls in it. To call one of these functions by its name would bring it, and all it needs,
/// into another file.
pub struct Workshop {
    /// The screen of the workshop.
    pub screen: fn() -> AnyView,
    /// What the set-up of a game offers: ours, or one of the table's own.
    pub choice: fn(GameId, RwSignal<Draft>) -> AnyView,
    /// In which language a deck is, by its record.
    pub language: fn(&str) -> Option<Language>,
    /// A deck for *Midi*.
    pub midi: Blend<midi::Deck>,
    /// One for that many games of *Millions*.
    pub millions: fn(&str, &millions::Deck, usize, &Mix) -> Option<millions::Deck>,
    /// One for *Défizz*.
    pub defizz: Blend<defizz::Deck>,
    /// One for *Egomaster*.
    pub egomaster: Blend<egomaster::Deck>,
}

static WORKSHOP: Workshop = Workshop {
    screen,
    choice,
    language: blends::language,
    midi: blends::midi,
    millions: blends::millions,
    defizz: blends::defizz,
    egomaster: blends::egomaster,
};

#[wasm_split(workshop, fallible)]
fn fetch() -> Fetched<Workshop> {
    Ok(&WORKSHOP)
}

/// The workshop, yet to be asked for.
pub fn expected() -> Arrival<Workshop> {
    Arrival::by(|| Box::pin(fetch()))
}
