//! Blends a stored deck of one's own with ours for a game.

use crate::decks::{defizz, egomaster, midi, millions};
use crate::workshop::blend::{self, Mix};
use crate::workshop::fill::{Filled, fill};
use crate::workshop::{Language, kept};

/// In which language the deck of that record is.
pub fn language(text: &str) -> Option<Language> {
    kept::read(text).ok().map(|deck| deck.cover.language)
}

/// The piles filled with its finished cards.
fn filled(text: &str) -> Option<Filled> {
    kept::read(text).ok().map(|deck| fill(&deck.finished()))
}

/// A deck for *Midi*.
pub fn midi(own: &str, ours: &midi::Deck, mix: &Mix) -> Option<midi::Deck> {
    filled(own).map(|own| blend::midi(&own.midi, ours, mix))
}

/// A deck for that many games of *Millions*.
pub fn millions(
    own: &str,
    ours: &millions::Deck,
    games: usize,
    mix: &Mix,
) -> Option<millions::Deck> {
    filled(own).map(|own| blend::millions(&own.millions, ours, games, mix))
}

/// A deck for *Défizz*.
pub fn defizz(own: &str, ours: &defizz::Deck, mix: &Mix) -> Option<defizz::Deck> {
    filled(own).map(|own| blend::defizz(&own.defizz, ours, mix))
}

/// A deck for *Egomaster*.
pub fn egomaster(own: &str, ours: &egomaster::Deck, mix: &Mix) -> Option<egomaster::Deck> {
    filled(own).map(|own| blend::egomaster(&own.egomaster, ours, mix))
}
