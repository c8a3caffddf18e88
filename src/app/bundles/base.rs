//! Everything behind the shelf that all games share: resume cards, links, care for the tablet. Fetched
//! once the first screen has been painted.

use crate::app::browser::link::Link;
use crate::app::place::Place;
use crate::app::shell::Shell;
use leptos::prelude::*;

/// The functions that the first file calls in this one. Calling them by name would link them, and all they
/// need, into the first.
pub struct Base {
    /// Renders the screen of a place other than home.
    pub screen: fn(Place) -> AnyView,
    /// Renders the dialogs over any screen while a deck loads or something arrives from another tablet.
    pub dialog: fn() -> AnyView,
    /// Renders the soirée and the parked sittings above the shelf.
    pub parked: fn() -> AnyView,
    /// Renders the foot of the shelf: the news, and the progress of playing without a network.
    pub foot: fn() -> AnyView,
    /// Takes care of the tablet once the first screen is shown, and receives what the address brings.
    pub care: fn(Shell),
    /// Receives what a link brings that is opened in this tab.
    pub receive: fn(Shell),
    /// Starts the game that a link asks for.
    pub start_from_link: fn(Shell, Link),
    /// Reports that there is no game of that name, and offers the nearest.
    pub miss_game: fn(Shell, &str),
}
