//! What lies behind the shelf whatever the game – resume cards, links, care for the tablet: fetched
//! when the first screen has been painted.

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

/// What the first file calls in this one. To call one of these functions by its name would bring
/// it, and all it needs, into the first.
pub struct Base {
    /// The screen of a place other than home.
    pub screen: fn(Place) -> AnyView,
    /// What lies over any screen while a deck, or something of another tablet, is on its way.
    pub dialog: fn() -> AnyView,
    /// The soirée and the parked sittings above the shelf.
    pub parked: fn() -> AnyView,
    /// What is new, and how far playing without a network is, at the foot of the shelf.
    pub foot: fn() -> AnyView,
    /// Takes care of the tablet once the first screen stands, and takes in what the address brings.
    pub care: fn(Shell),
    /// Starts the game that a link asks for.
    pub start_from_link: fn(Shell, Link),
    /// Says that there is no game of that name, and offers the nearest.
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

/// The base, yet to be asked for.
pub fn expected() -> Arrival<Base> {
    Arrival::by(|| Box::pin(fetch()))
}
