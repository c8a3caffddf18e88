//! The boxes of the games, each a wasm file of its own, so that more games on the shelf slow no page load.
//! Code that only a [`GameBox`] reaches is in its file, which is fetched when somebody opens the box, follows
//! a link to it or has a parked sitting of it.

use crate::app::browser::sittings::Parked;
use crate::app::home::summary::Summary;
use crate::app::opening::Opening;
use crate::app::parts::chapter::Chapter;
use crate::app::parts::to_paper::ToPaper;
use crate::app::setup::draft::Draft;
use crate::app::shell::Shell;
use crate::rules::save::LoadError;
use leptos::prelude::*;

/// The functions that the app calls in a game. Calling them by name elsewhere would link them, and all they
/// need, into another file.
pub struct GameBox {
    /// Renders the table of a sitting.
    pub table: fn(Opening) -> AnyView,
    /// The rules of a table set up so, chapter by chapter.
    pub chapters: fn(&Draft) -> Vec<Chapter>,
    /// Renders the table options in the set-up.
    pub choices: fn(RwSignal<Draft>) -> AnyView,
    /// Renders the options of a seat in the set-up.
    pub seat_choices: fn(RwSignal<Draft>, usize) -> AnyView,
    /// Sets a table option by its rule id; ignores options that this game does not have.
    pub set_option: fn(&mut Draft, &str, &str),
    /// Deals with a given seed.
    pub deal: fn(Shell, &Draft, u64),
    /// Deals with a random seed; a player who kept a crown from the last game has it.
    pub start: fn(Shell, &Draft),
    /// Reads the content of a sitting's resume card; `None` when the sitting is over.
    pub summary: fn(&Parked) -> Result<Option<Summary>, LoadError>,
    /// The printable parts of its box, besides rules and score sheet.
    pub papers: fn() -> Vec<ToPaper>,
}
