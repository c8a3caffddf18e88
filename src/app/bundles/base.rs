//! Everything behind the shelf that all games share: resume cards, links, care for the tablet. Fetched
//! once the first screen has been painted.

use super::{Arrival, Fetched};
use crate::app::browser::link::Link;
use crate::app::browser::shipped;
use crate::app::care::{self, NewsLine, OfflineMark};
use crate::app::evening::EveningLine;
use crate::app::handing::HandDialog;
use crate::app::home::ParkedGames;
use crate::app::place::Place;
use crate::app::setup::{DealDialog, miss_game, start_from_link};
use crate::app::shell::Shell;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

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
    /// Starts the game that a link asks for.
    pub start_from_link: fn(Shell, Link),
    /// Reports that there is no game of that name, and offers the nearest.
    pub miss_game: fn(Shell, &str),
}

static BASE: Base = Base {
    screen: crate::app::screens::screen,
    dialog: || view! { <DealDialog/><HandDialog/> }.into_any(),
    parked: || view! { <EveningLine/><ParkedGames/> }.into_any(),
    foot: || view! { <NewsLine/><OfflineMark/> }.into_any(),
    care: |shell| {
        care::begin(shell);
        shell.receive();
    },
    start_from_link: |shell, link| {
        shipped::note_newcomer();
        start_from_link(shell, link);
    },
    miss_game,
};

#[wasm_split(base, fallible)]
fn fetch() -> Fetched<Base> {
    Ok(&BASE)
}

/// The base, not requested yet.
pub fn expected() -> Arrival<Base> {
    Arrival::by(|| Box::pin(fetch()))
}
