//! The boxes of the games, each a wasm file of its own, so that another game on the shelf makes no page
//! load longer. What only a [`GameBox`] leads to is in its file, which is fetched when somebody opens
//! the box, follows a link to it or has parked a game of it.

use super::Arrival;
use crate::app::browser::sittings::Parked;
use crate::app::home::Summary;
use crate::app::parts::printers::ToPaper;
use crate::app::parts::rules::Chapter;
use crate::app::phone::Says;
use crate::app::setup::Draft;
use crate::app::shell::Shell;
use crate::app::table::Opening;
use crate::app::television::Feed;
use crate::app::{defizz, egomaster, heure, midi, millions};
use crate::rules::GameId;
use crate::rules::save::LoadError;
use leptos::prelude::*;

/// What the app calls in a game. To call one of these functions by its name elsewhere would bring
/// it, and all it needs, into another file.
pub struct GameBox {
    /// The table of a sitting.
    pub table: fn(Opening) -> AnyView,
    /// The rules, chapter by chapter.
    pub chapters: fn() -> Vec<Chapter>,
    /// What the set-up asks of the table.
    pub choices: fn(RwSignal<Draft>) -> AnyView,
    /// What the set-up asks of that seat.
    pub seat_choices: fn(RwSignal<Draft>, usize) -> AnyView,
    /// Sets a table option by its rule id; what this game does not have changes nothing.
    pub set_option: fn(&mut Draft, &str, &str),
    /// Deals with that seed.
    pub deal: fn(Shell, &Draft, u64),
    /// Deals by chance; whoever kept a crown from the last game has it.
    pub start: fn(Shell, &Draft),
    /// What its resume card says; nothing when it is over.
    pub summary: fn(&Parked) -> Result<Option<Summary>, LoadError>,
    /// Its board on a television.
    pub television: fn(Feed) -> AnyView,
    /// What a seat's phone shows of it; nothing where its seats have no phones.
    pub phone: Option<fn(Feed, Says) -> AnyView>,
    /// What of its box can be printed, besides rules and score sheet.
    pub papers: fn() -> Vec<ToPaper>,
}

/// The boxes, yet to be asked for, in the order of [`GameId::ALL`].
pub fn expected() -> [Arrival<GameBox>; GameId::ALL.len()] {
    [
        Arrival::by(|| Box::pin(midi::fetch())),
        Arrival::by(|| Box::pin(heure::fetch())),
        Arrival::by(|| Box::pin(millions::fetch())),
        Arrival::by(|| Box::pin(defizz::fetch())),
        Arrival::by(|| Box::pin(egomaster::fetch())),
    ]
}
